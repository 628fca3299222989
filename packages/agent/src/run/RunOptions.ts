import type { Duration, Effect, Redacted } from "effect"
import type { EvidenceKind } from "@assay/domain/Evidence"
import type { EvidenceId } from "@assay/domain/Ids"
import type { Step } from "@assay/domain/Step"
import type { Reason, Verdict } from "@assay/domain/Verdict"

/** What happens while a test runs. */
export type Progress =
  | { readonly _tag: "StepStarted"; readonly index: number; readonly text: string }
  | { readonly _tag: "StepEnded"; readonly step: Step }

export interface EvidenceToKeep {
  readonly kind: EvidenceKind
  /** A file name without folders. */
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

export interface RunOptions {
  /** How long one action or check may take; 10 seconds unless given. A time in the text itself goes before. */
  readonly stepTimeout?: Duration.DurationInput
  /** What relative addresses in the text are relative to; else where the driver is. */
  readonly baseUrl?: string
  /** Values for `{{name}}`. */
  readonly variables?: Readonly<Record<string, string>>
  /** Values for `{{name}}` that are never shown. */
  readonly secrets?: Readonly<Record<string, Redacted.Redacted<string>>>
  /** The origins whose pages secrets may be filled into; without it the origin where the run began and that of `baseUrl`. */
  readonly allowedOrigins?: ReadonlyArray<string>
  /** The folder that files to upload are in; without it they are relative to the working folder. */
  readonly files?: string
  readonly onProgress?: (event: Progress) => Effect.Effect<void>
  /** Keeps a picture of each step. */
  readonly keep?: (evidence: EvidenceToKeep) => Effect.Effect<EvidenceId>
  /** Whether a step of that text has passed before on this environment. */
  readonly passedBefore?: (step: string) => boolean
}

export interface TestResult {
  readonly verdict: Verdict
  /** Why it is not PASSED. */
  readonly reason?: Reason
  /** For a person: what held, or where it fell and why. */
  readonly summary: string
  readonly steps: ReadonlyArray<Step>
  readonly ms: number
}
