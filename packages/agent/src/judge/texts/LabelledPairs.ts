/** "The table shows Country: Germany": what stands there beside "Country", whatever divides the two on the page. */
import { inTitled } from "../../ground/OwnPage.js"
import { isOnControl } from "../../screen/Kinds.js"
import { runsOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import type { TextCheck } from "./PageTexts.js"
import type { Case, Ruling } from "../Ruling.js"

const pair = /^(\p{L}[^:"“”]{1,40}): (\S[^:]*)$/u

/** "Billed to" stands by itself, and who it is after it. */
const joined = /\b(?:to|by|for|from|at|on|in|with|via|until|since)$/iu

/** `contains billed to Acme`, of a page with the label "Billed to": the label as it stands there, and the rest. */
const ledBy = (expected: string, { view }: Case): ReadonlyArray<string> => {
  const [only, another] = runsOf(view, view.root).filter(
    ({ seen, text }) =>
      joined.test(text.replace(/:\s*$/u, "")) &&
      loose(expected).startsWith(`${loose(text)} `) &&
      !isOnControl(seen)
  )
  const label = only === undefined || another !== undefined ? "" : only.text.replace(/:\s*$/u, "")
  return label === "" ? [] : [label, expected.slice(label.length).trim()]
}

/** Nothing where nothing there is called so: the words are then no label and its value. */
export const byLabelledPair = (
  { expected, match, subject, ...check }: TextCheck,
  given: Case,
  judge: (check: TextCheck) => Ruling
): Ruling | undefined => {
  const [label = "", value = ""] = pair.exec(expected.trim())?.slice(1) ?? ledBy(expected.trim(), given)
  if (subject === undefined || label === "" || match === "equals") return undefined
  const labelled = inTitled(given.view, {
    words: label,
    name: label,
    quoted: false,
    scopes: [{ relation: "in", target: { ...subject, scopes: [] } }, ...subject.scopes]
  })
  const ruling = judge({ ...check, expected: value, match: "is", subject: labelled })
  if (ruling._tag === "Undecided" && ruling.fell.reason === "target_not_found") return undefined
  // The words that were looked for tell it best.
  return ruling._tag === "Refuted" && !check.negated ? undefined : ruling
}
