import type { Intent } from "@assay/domain/Intent"

/** One instruction of a test, as it was read. */
export interface ParsedStep {
  /** From 0. */
  readonly index: number
  /** The instruction as it was written, list marks and keywords such as `Given` included. */
  readonly text: string
  readonly reading: Understood | NotUnderstood
}

export interface Understood {
  readonly _tag: "Understood"
  /** In the order of execution; empty for a step that says to do nothing. */
  readonly intents: ReadonlyArray<Intent>
}

export interface NotUnderstood {
  readonly _tag: "NotUnderstood"
  /** What could not be read, for a person. */
  readonly why: string
  /** The nearest form that can be understood: `click "NAME"`. */
  readonly nearest: string
}
