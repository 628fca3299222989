/** "The table shows Country: Germany": what stands there beside "Country", whatever divides the two on the page. */
import type { Target } from "@assay/domain/Intent"
import type { TextCheck } from "./PageTexts.js"
import type { Ruling } from "./Ruling.js"

const pair = /^(\p{L}[^:"“”]{1,40}): (\S[^:]*)$/u

/** Nothing where nothing there is called so: the words are then no label and its value. */
export const byLabelledPair = (
  { expected, match, subject, ...check }: TextCheck,
  judge: (check: TextCheck) => Ruling
): Ruling | undefined => {
  const [, label = "", value = ""] = pair.exec(expected.trim()) ?? []
  if (subject === undefined || label === "" || match === "equals") return undefined
  const labelled: Target = {
    words: label,
    name: label,
    quoted: false,
    scopes: [{ relation: "in", target: { ...subject, scopes: [] } }, ...subject.scopes]
  }
  const ruling = judge({ ...check, expected: value, match: "is", subject: labelled })
  if (ruling._tag === "Undecided" && ruling.fell.reason === "target_not_found") return undefined
  // The words that were looked for tell it best.
  return ruling._tag === "Refuted" && !check.negated ? undefined : ruling
}
