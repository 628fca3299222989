/** "The label of the slider says 20" of a slider that is labelled "Length: 20": what stands over it, and not what it holds. */
import type { Target } from "@assay/domain/Intent"
import { ground } from "../../ground/Ground.js"
import { readTarget } from "../../language/targets/Targets.js"
import { isField } from "../../screen/Kinds.js"
import { runsOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import type { TextCheck } from "./PageTexts.js"
import { type Case, holds, refuted, type Ruling, withTarget } from "../Ruling.js"

/** The field whose label is meant: "the label of the Length slider". */
const fieldOf = ({ ordinal, quoted, role, scopes, words }: Target): Target | undefined => {
  const name = /^label (?:of|for|above|over) (?:the )?(.+)$/iu.exec(words)?.[1]
  const plain = role === "text" && !quoted && ordinal === undefined && scopes.length === 0
  return plain && name !== undefined ? readTarget(`the ${name}`, []) : undefined
}

/** All of it, or what stands behind its colon: "Length: 20". */
const saysSo = (label: string, expected: string, match: TextCheck["match"]): boolean => {
  const behind = label.replace(/^[^:]*:/u, "")
  const same = loose(label) === loose(expected) || loose(behind) === loose(expected)
  return same || (match === "contains" && ` ${loose(label)} `.includes(` ${loose(expected)} `))
}

export const ofLabel = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, from, match, negated, subject } = check
  if (subject === undefined || from !== undefined || !/^(?:is|equals|contains)$/u.test(match))
    return undefined
  const target = fieldOf(subject)
  if (target === undefined) return undefined
  const found = ground(given.view, target, "look", given.antecedent)
  if (found._tag !== "Found" || !isField(found.seen)) return undefined
  // "The slider" is told by its kind, and any other field by its name.
  if (found.tentative && target.name !== "") return undefined
  const label = found.seen.node.name
  const isRead = runsOf(given.view, given.view.root).some(({ text }) => loose(text) === loose(label))
  if (label === "" || !isRead) return undefined
  const truth = saysSo(label, expected, match)
  const ruling =
    truth === negated
      ? refuted(`${negated ? "no " : ""}“${expected}” for “${subject.words}”`, `saw: ${label}`)
      : holds(`saw: ${label}`, found.seen)
  return withTarget(ruling, given.view, found.seen, 0.9, "its label")
}
