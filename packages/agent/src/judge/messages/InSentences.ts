/** "My reference is RX-1043" of a page that says so in a sentence of its own: "Thank you. Your reference is RX-1043." */
import { RegExp as Pattern } from "effect"
import type { Target } from "@assay/domain/Intent"
import { phrasesOf } from "../../screen/VisibleText.js"
import { loose, readable } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { isPlain } from "../PlainTargets.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

/** What a thing is known by: letters or a sign, and a number. */
const code = /^[\p{Lu}#][\p{L}\d#/-]*\d[\p{L}\d/-]*$/u

const isNoun = (target: Target): boolean => isPlain(target) && /^\p{Ll}[\p{Ll} -]*$/u.test(target.name)

/** All that sentences on the page say it is. */
const saidOf = (name: string, text: string): ReadonlyArray<string> => {
  const noun = Pattern.escape(name.replace(/ (?:number|code|no|id)$/u, ""))
  const said = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?<!\\b(?:if|when|unless|whether|once|until|in case|that|for example|e\\.g\\.)\\s)(?:your|the|our|its|this) ${noun}(?: (?:number|code|no\\.?|id))?(?: is|:) ([^\\s,;]*\\d[^\\s,;]*?)(?=[.!]?(?:\\s|$)|[,;])`,
    "giu"
  )
  return Array.from(text.matchAll(said), ([, value = ""]) => value)
}

/** Nothing where no sentence tells it, or sentences tell different things. */
export const bySentence = (check: TextCheck, { view }: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  if (negated || subject === undefined || !isNoun(subject) || !/^(?:is|equals|contains)$/u.test(match))
    return undefined
  if (!code.test(expected.trim())) return undefined
  const found = phrasesOf(view, view.root).flatMap(({ runs, text }) =>
    saidOf(subject.name, readable(text)).map((value) => ({
      seen: runs[0]?.seen,
      text: readable(text),
      value
    }))
  )
  const [first, ...others] = found
  if (first === undefined || others.some(({ value }) => loose(value) !== loose(first.value))) return undefined
  const same = loose(first.value) === loose(expected)
  return rule(same, false, `“${expected}” for “${subject.words}”`, `saw: ${first.text}`, first.seen)
}
