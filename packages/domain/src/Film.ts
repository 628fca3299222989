import { Schema } from "effect"

/** What a page looked like during one step: the contents of evidence of the kind `frames` are a list of these. */
export class FramesOfStep extends Schema.Class<FramesOfStep>("FramesOfStep")({
  /** The step's index. */
  step: Schema.Int,
  frames: Schema.Array(
    Schema.Struct({
      /** Milliseconds since the first of them. */
      at: Schema.Number,
      jpeg: Schema.Uint8ArrayFromBase64
    })
  )
}) {}

/** Every second one is let go, and never the last, since it shows how things ended. */
export const thinned = <Frame>(frames: ReadonlyArray<Frame>): Array<Frame> =>
  frames.filter((_, at) => (frames.length - 1 - at) % 2 === 0)
