/** "The permit of Ada is valid until 14 March", where its line says just that: "Zone B · Valid until 14 March 2027". */
import { phrasesIn } from "./Phrases.js"
import type { TextCheck } from "./PageTexts.js"
import { type Case, holds, type Ruling } from "../Ruling.js"
import { subjectsOf } from "./Subjects.js"
import { Fell } from "../../run/Fell.js"
import { finder, loose, plain } from "../../screen/Wording.js"

const how = /^(?:valid|open|closed|booked|reserved) (?:until|from|since)$/u

export const saidTogether = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, negated, subject } = check
  const [owner, another] = subject?.scopes ?? []
  if (negated || subject === undefined || owner?.relation !== "near" || another !== undefined)
    return undefined
  if (!how.test(subject.name)) return undefined
  const subjects = subjectsOf(given.view, owner.target, given.antecedent)
  const [only, other] = subjects instanceof Fell ? [] : subjects
  if (only === undefined || other !== undefined) return undefined
  const said = finder(`${subject.name} ${expected}`, "contains")
  const line = only.regions
    .flatMap((region) => phrasesIn(given.view, region))
    .find((text) => said(plain(text)) && !loose(text).includes(`not ${subject.name}`))
  return line === undefined ? undefined : holds(`saw: ${line}`, only.scored.seen)
}
