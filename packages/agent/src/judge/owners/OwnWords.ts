/** "The task is mine", "is assigned to me": said from where the reader sits, in words that no page says of itself. */
import type { Check } from "@assay/domain/Intent"
import { RegExp as Pattern } from "effect"
import { Fell } from "../../run/Fell.js"
import { type Case, type Ruling, undecided } from "../Ruling.js"

/** Whoever tells a page from where they sit: "mine", "from me", "assigned to us". */
const ownWords =
  /^(?:(?:sent|written|assigned|owned|made|created|posted|added) )?(?:(?:from|by|to|for) )?(?:me|us|mine|ours|myself|ourselves)$/iu

/** "The message is mine": that no such word stands there tells nothing of whose it is. */
export const unlessOwn = (check: Check, given: Case, ruling: Ruling): Ruling => {
  const isOwn = check._tag === "CheckText" && ownWords.test(check.expected)
  if (!isOwn || ruling._tag !== (check.negated ? "Holds" : "Refuted")) return ruling
  return new RegExp(`["“‘'\`]${Pattern.escape(check.expected)}["”’'\`]`, "iu").test(given.step ?? "")
    ? ruling
    : undecided(
        Fell.of("target_not_found", `Nothing on the page is known to tell whether it is “${check.expected}”.`)
      )
}
