/** A step that did not hold: why, and what there is to show for it. */
import { Data } from "effect"
import type { Candidate } from "@assay/domain/Step"
import type { Reason } from "@assay/domain/Verdict"

export class Fell extends Data.TaggedError("Fell")<{
  readonly reason: Reason
  /** One sentence for a person. */
  readonly detail: string
  readonly candidates: ReadonlyArray<Candidate>
  readonly target?: Candidate
  readonly expected?: string
  readonly actual?: string
  /** That the thing is not there tells nothing: it need not have been. */
  readonly mayBeAbsent?: true
  /** The page could not be read, and is not asked again. */
  readonly unread?: true
}> {
  static readonly of = (reason: Reason, detail: string, candidates: ReadonlyArray<Candidate> = []) =>
    new Fell({ reason, detail, candidates })
}
