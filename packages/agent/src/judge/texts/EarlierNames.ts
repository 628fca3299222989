/** "The chat button says Chatten Sie mit uns", once the page speaks another language: the button that was called so before. */
import { ground } from "../../ground/Ground.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { finder, plain } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import type { TextCheck } from "./PageTexts.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

/** Nothing where no screen before had just one that is called so, or where it is not there any more. */
export const byEarlierName = (check: TextCheck, { past, view }: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  if (subject === undefined || subject.scopes.length > 0 || subject.ordinal !== undefined) return undefined
  if (!/^(?:button|link|tab)$/u.test(subject.role ?? "") || subject.name === "") return undefined
  const then = past.toReversed().map((each) => ground(each, subject, "click"))
  const found = then.find((each) => each._tag === "Found")
  const now = found?._tag === "Found" ? view.byRef.get(found.seen.node.ref) : undefined
  if (found?._tag !== "Found" || now === undefined || !now.node.visible) return undefined
  const text = readableTextOf(view, now)
  // What still says the same was meant by its words, and those were not found.
  if (text === "" || now.node.role !== found.seen.node.role || text === found.seen.node.name) return undefined
  const told = `${asExpected(match, expected)} for “${subject.words}”`
  // A number on it is read by itself.
  const says = finder(expected, match)
  const texts = [text, text.replace(/ ?\(?\d{1,4}\)?$/u, ""), ...runsOf(view, now).map((run) => run.text)]
  const truth = texts.some((each) => says(plain(each)))
  return rule(truth, negated, told, `saw: ${text}`, now)
}
