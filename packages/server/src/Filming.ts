/** Puts the frames of a driver to the steps during which they were filmed. */
import type { Driver, FilmFrame } from "@assay/domain/Driver"
import { FramesOfStep, thinned } from "@assay/domain/Film"
import { Effect, Ref, Schema } from "effect"

/** Of one step, and of a run, in bytes of the pictures. */
const mostOfStep = 1_500_000
const mostOfRun = 12_000_000

const sizeOf = (frames: ReadonlyArray<FilmFrame>): number =>
  frames.reduce((sum, { bytes }) => sum + bytes.length, 0)

/** So many of them that the rest fits. */
const fitting = (frames: ReadonlyArray<FilmFrame>, most: number): ReadonlyArray<FilmFrame> => {
  if (sizeOf(frames) <= most || frames.length === 0) return frames
  if (frames.length === 1) return []
  return fitting(thinned(frames), most)
}

const encode = Schema.encodeSync(Schema.parseJson(Schema.Array(FramesOfStep)))

/** `cut` gives what was filmed since the last cut to a step; `reel` is all of it, or nothing, as a file. */
export const makeFilming = Effect.fn("Filming.make")(function* (driver: Driver) {
  const all = yield* Ref.make<ReadonlyArray<FramesOfStep>>([])
  const used = yield* Ref.make(0)
  const cut = Effect.fnUntraced(function* (step: number) {
    const filmed = yield* driver.frames ?? Effect.succeed([])
    const frames = fitting(filmed, Math.min(mostOfStep, mostOfRun - (yield* Ref.get(used))))
    yield* Ref.update(used, (bytes) => bytes + sizeOf(frames))
    const [first] = frames
    const kept = frames.map(({ at, bytes }) => ({ at: at - (first?.at ?? 0), jpeg: bytes }))
    if (kept.length > 0)
      yield* Ref.update(all, (steps) => [...steps, new FramesOfStep({ step, frames: kept })])
  })
  const reel = Effect.map(Ref.get(all), (steps) =>
    steps.length === 0 ? undefined : new TextEncoder().encode(`${encode(steps)}\n`)
  )
  return { cut, reel }
})

export type Filming = Effect.Effect.Success<ReturnType<typeof makeFilming>>
