/** Brings evidence from the service into a folder. */
import type { RunDetails } from "@assay/domain/RunEvent"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { Output } from "./Output.js"
import type { Replayed } from "./ReplayFile.js"
import { withService } from "./Remote.js"
import { facts } from "./Style.js"

const replayed = (run: RunDetails): Replayed => ({
  title: run.title,
  target: run.targetUrl,
  verdict: run.verdict,
  summary: run.summary ?? run.errorMessage ?? "",
  ms:
    run.startedAt === null || run.finishedAt === null
      ? 0
      : run.finishedAt.epochMillis - run.startedAt.epochMillis,
  steps: run.results,
  evidence: run.evidence,
  warnings: run.warnings,
  ...(run.reason === null ? {} : { reason: run.reason })
})

const replayFile = (path: string) => ({ kind: "replay", name: "replay.html", path })

/** Writes each file under its name; the answer lists them. */
export const saveEvidence = (run: string, folder: string) =>
  withService((client, found) =>
    Effect.gen(function* () {
      const output = yield* Output
      const { bring } = yield* Effect.promise(() => import("./EvidenceTransfer.js"))
      const { writeReplay } = yield* Effect.promise(() => import("./ReplayFile.js"))
      const details = yield* client.runs.show({ run })
      const brought = yield* bring(details.evidence, folder, found)
      const replay = yield* writeReplay(brought.folder, replayed(details))
      const files = [...brought.files, ...Option.toArray(Option.map(replay, replayFile))]
      yield* output.answer({ files }, (style) =>
        details.evidence.length === 0
          ? "The run left no evidence."
          : facts(
              style,
              files.map(({ kind, path }) => [kind, path])
            )
      )
    })
  )
