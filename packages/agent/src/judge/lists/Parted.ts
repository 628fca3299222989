/** "The tabs read Open (3) and Closed (3)": what one of them says each, and not what one says. */
import type { RoleWord, Target } from "@assay/domain/Intent"
import type { TextCheck } from "../texts/PageTexts.js"
import { holds, type Ruling } from "../Ruling.js"

const kinds = new Set<RoleWord | undefined>([
  "tab",
  "button",
  "link",
  "row",
  "item",
  "cell",
  "heading",
  "option",
  "column"
])

const isSeveral = ({ name, ordinal, quantifier, quoted, role, words }: Target): boolean =>
  kinds.has(role) &&
  name === "" &&
  !quoted &&
  ordinal === undefined &&
  quantifier === undefined &&
  words.endsWith("s")

/** The parts of it, each said by any of them; nothing where it is one text. */
export const partsOf = ({ expected, negated, subject, ...check }: TextCheck): ReadonlyArray<TextCheck> => {
  const parts = expected.split(/,? and |, /u)
  return subject === undefined || negated || parts.length < 2 || !isSeveral(subject)
    ? []
    : parts.map((part) => ({
        ...check,
        expected: part.trim(),
        negated,
        subject: { ...subject, quantifier: "any" as const }
      }))
}

export const inParts = (check: TextCheck, whole: Ruling, judge: (check: TextCheck) => Ruling): Ruling => {
  const rulings = whole._tag === "Holds" ? [] : partsOf(check).map(judge)
  const fallen = rulings.find(({ _tag }) => _tag !== "Holds")
  if (rulings.length === 0) return whole
  return fallen ?? holds(rulings.map((ruling) => (ruling._tag === "Holds" ? ruling.actual : "")).join("; "))
}
