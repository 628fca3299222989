/** Brings evidence from the service into a folder. */
import * as Effect from "effect/Effect"
import { Output } from "./Output.js"
import { withService } from "./Remote.js"
import { facts } from "./Style.js"

/** Writes each file under its name; the answer lists them. */
export const saveEvidence = (run: string, folder: string) =>
  withService((client, found) =>
    Effect.gen(function* () {
      const output = yield* Output
      const { bring } = yield* Effect.promise(() => import("./EvidenceTransfer.js"))
      const files = yield* Effect.flatMap(client.runs.evidence({ run }), (evidence) =>
        bring(evidence, folder, found)
      )
      yield* output.answer({ files }, (style) =>
        files.length === 0
          ? "The run left no evidence."
          : facts(
              style,
              files.map(({ kind, path }) => [kind, path])
            )
      )
    })
  )
