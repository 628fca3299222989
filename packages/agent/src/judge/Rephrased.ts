/** The subject of a fact said in other words, for where nothing on the page is called by those of the text. */
import type { Target } from "@assay/domain/Intent"
import { standsIn } from "../screen/Kinds.js"
import type { Case } from "./Ruling.js"

const isPlain = ({ ordinal, quantifier, quoted, scopes }: Target): boolean =>
  !quoted && ordinal === undefined && quantifier === undefined && scopes.length === 0

/** "The overall progress" where there is but one: such words tell it from its parts. */
const withoutScale = (subject: Target): Target | undefined => {
  const name = /^(?:overall|current|entire|whole) (\p{Ll}.*)$/iu.exec(subject.name)?.[1]
  return name === undefined || subject.quoted || subject.ordinal !== undefined
    ? undefined
    : { ...subject, name, words: name }
}

/** "The row total": the total of the row that the step before was about. */
const ofItsRow = (subject: Target, { antecedent }: Case): Target | undefined => {
  const name = /^(?:row|line)(?: item)? (\p{Ll}.*)$/iu.exec(subject.name)?.[1]
  const seen = antecedent?.seen
  const inRow = seen !== undefined && standsIn(seen, /^row$/u)
  if (name === undefined || !isPlain(subject) || !inRow) return undefined
  const row: Target = { words: "that row", name: "", quoted: false, role: "row", pronoun: true, scopes: [] }
  return { ...subject, name, words: name, scopes: [{ relation: "in", target: row }] }
}

export const rephrased = (subject: Target, given: Case): Target | undefined =>
  withoutScale(subject) ?? ofItsRow(subject, given)
