/** Writes `replay.html` beside a run's evidence: the run as a page that plays it. */
import type { Evidence } from "@assay/domain/Evidence"
import { FramesOfStep } from "@assay/domain/Film"
import type { Step } from "@assay/domain/Step"
import type { Picture, Replay } from "@assay/report/Replay"
import { replayHtml } from "@assay/report/Replay"
import * as FileSystem from "@effect/platform/FileSystem"
import * as Path from "@effect/platform/Path"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

/** A piece of evidence that lies in the folder under its name. */
export type Kept = Pick<Evidence, "id" | "kind" | "name" | "contentType">

export interface Replayed extends Omit<Replay, "scenes" | "lists"> {
  readonly steps: ReadonlyArray<Step>
  readonly evidence: ReadonlyArray<Kept>
}

const Line = Schema.Struct({
  level: Schema.optional(Schema.String),
  text: Schema.optional(Schema.String),
  method: Schema.optional(Schema.String),
  url: Schema.optional(Schema.String),
  failure: Schema.optional(Schema.String)
})

const decodeFrames = Schema.decodeUnknown(Schema.parseJson(Schema.Array(FramesOfStep)))
const decodeLines = Schema.decodeUnknown(Schema.parseJson(Schema.Array(Line)))

const lineOf = ({ failure, level, method, text, url }: typeof Line.Type): string =>
  [level === undefined ? undefined : `${level}:`, text, method, url, failure]
    .filter((part) => part !== undefined && part !== "")
    .join(" ")

const lists = { console: "Console", requests: "Failed requests" } as const

const reader = Effect.fn("ReplayFile.reader")(function* (folder: string) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const place = (name: string) => path.join(folder, path.basename(name))

  const framesOf = Effect.fnUntraced(function* (evidence: ReadonlyArray<Kept>) {
    const files = evidence.filter(({ kind }) => kind === "frames")
    const read = yield* Effect.all(
      files.map(({ name }) => Effect.flatMap(fs.readFileString(place(name)), decodeFrames))
    )
    return read.flat()
  })

  const pictureOf = ({ contentType, name }: Kept, at: number): Effect.Effect<Picture, unknown> =>
    Effect.map(fs.readFile(place(name)), (bytes) => ({
      at,
      type: contentType === "image/png" ? "image/png" : "image/jpeg",
      bytes
    }))

  const linesOf = ({ kind, name }: Kept & { readonly kind: keyof typeof lists }) =>
    Effect.map(Effect.flatMap(fs.readFileString(place(name)), decodeLines), (lines) => ({
      name: lists[kind],
      lines: lines.map(lineOf)
    }))

  return { framesOf, pictureOf, linesOf }
})

const isTold = (kept: Kept): kept is Kept & { readonly kind: keyof typeof lists } =>
  kept.kind === "console" || kept.kind === "requests"

const compose = Effect.fn("ReplayFile.compose")(function* (folder: string, run: Replayed) {
  const { framesOf, linesOf, pictureOf } = yield* reader(folder)
  const frames = yield* framesOf(run.evidence)
  const sceneOf = Effect.fnUntraced(function* (step: Step) {
    const filmed = frames.find((each) => each.step === step.index)?.frames ?? []
    const pictures = run.evidence.filter(
      ({ id, kind }) => kind === "screenshot" && step.evidence.includes(id)
    )
    const end = (filmed.at(-1)?.at ?? 0) + 1
    const last = yield* Effect.all(pictures.map((each) => pictureOf(each, end)))
    const film = filmed.map(({ at, jpeg }) => ({ at, type: "image/jpeg" as const, bytes: jpeg }))
    return { step, pictures: [...film, ...last] }
  })
  const scenes = yield* Effect.all(run.steps.map(sceneOf))
  return replayHtml({ ...run, scenes, lists: yield* Effect.all(run.evidence.filter(isTold).map(linesOf)) })
})

/** Gives the path; nothing where the evidence cannot be read as what it should be. */
export const writeReplay = Effect.fn("ReplayFile.write")(function* (folder: string, run: Replayed) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const place = path.join(folder, "replay.html")
  return yield* compose(folder, run).pipe(
    Effect.flatMap((html) => fs.writeFileString(place, html)),
    Effect.as(place),
    Effect.tapErrorCause((cause) => Effect.logWarning("The replay could not be written", cause)),
    Effect.option
  )
})
