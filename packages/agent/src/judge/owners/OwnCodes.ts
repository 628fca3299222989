/** "Its number is #2047", of a row whose code stands in it without a word for what it is. */
import type { Target } from "@assay/domain/Intent"
import { ground } from "../../ground/Ground.js"
import { contentOf, isOfPage, isTitleOf } from "../../ground/OwnPage.js"
import { columnOf } from "../../ground/Names.js"
import { recordOf } from "../../ground/Regions.js"
import type { Seen, View } from "../../screen/View.js"
import { phrasesOf, runsOf } from "../../screen/VisibleText.js"
import { loose, plain, readable } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

const numbered = /^(?:number|no|id|code|reference|reference number)$/iu
const ofNoun = /^(\p{Ll}+) ((?:number|no|id|code|reference|reference number))$/u

/** "The invoice number" is the number of the invoice. */
const ofItsNoun = (target: Target): Target => {
  const [, noun, name] = ofNoun.exec(target.name) ?? []
  if (noun === undefined || name === undefined || target.scopes.length > 0) return target
  const owner: Target = { words: noun, name: noun, quoted: false, scopes: [] }
  return { ...target, name, scopes: [{ relation: "near", target: owner }] }
}

/** `#2047`, `INV-305`: what nothing but the thing itself is called by. */
const code = /^(?:#\s?\p{Lu}{0,4}-?\d[\d-]*|#?\s?\p{Lu}{1,5}-?\d[\d-]*)$/u

const ownerOf = ({ scopes }: Target, { antecedent, view }: Case): Seen | undefined => {
  const [scope, another] = scopes
  if (scope?.relation !== "near" || another !== undefined) return undefined
  const { name, pronoun } = scope.target
  if (pronoun === true && name === "") return antecedent?.seen
  if (isOfPage(view, scope.target) || isTitleOf(view, scope.target)) return contentOf(view)
  const found = ground(view, scope.target, "look", antecedent)
  return found._tag === "Found" && found.tentative !== true ? found.seen : undefined
}

/** Something in the line, or the head of its column, says what number it is. */
const tellsNumber = (view: View, runs: ReturnType<typeof runsOf>): boolean =>
  runs.some(({ seen, text }) => {
    const column =
      columnOf(view, seen) ?? (seen.parent === undefined ? undefined : columnOf(view, seen.parent))
    return /\b(?:number|no\.|id|code|ref|reference)\b/iu.test(`${text} ${column?.node.name ?? ""}`)
  })

/** "Your order #10427 has been placed": the codes that stand behind the noun, and the lines that say so. */
export const codesBehind = (lines: ReadonlyArray<string>, name: string): ReadonlyMap<string, string> => {
  const [, noun] = ofNoun.exec(name.trim().replace(/[\s:#]+$/u, "")) ?? []
  if (noun === undefined) return new Map()
  const behind = new RegExp(
    `(?<![\\p{L}-])${noun} (#\\s?[\\p{Lu}\\d][\\p{Lu}\\d-]*|\\p{Lu}{1,5}-\\d[\\d-]*)(?![\\p{L}\\d-])`,
    "giu"
  )
  return new Map(
    lines.flatMap((line) =>
      [...plain(readable(line)).matchAll(behind)].map(([, said = ""]) => [said, line] as const)
    )
  )
}

/** "The order number is #10427", where one order alone is spoken of by its number. */
const byNounBefore = (check: TextCheck, { view }: Case): Ruling | undefined => {
  const { expected, negated, subject } = check
  if (subject === undefined || subject.scopes.length > 0 || !code.test(expected)) return undefined
  const lines = phrasesOf(view, view.root).map(({ text }) => text)
  // A label of that name says itself which it is.
  if (lines.some((line) => loose(line).includes(loose(subject.name)))) return undefined
  const [only, another] = codesBehind(lines, subject.name)
  return only === undefined || another !== undefined
    ? undefined
    : rule(
        loose(only[0]) === loose(expected),
        negated,
        `“${expected}” for “${subject.words}”`,
        `saw: ${only[1]}`
      )
}

export const byOwnCode = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, match, negated } = check
  const subject = check.subject === undefined ? undefined : ofItsNoun(check.subject)
  const plainly = subject?.role === undefined && subject?.ordinal === undefined && subject?.quoted === false
  if (!plainly || !numbered.test(subject.name) || !/^(?:is|equals)$/u.test(match)) return undefined
  const before = byNounBefore(check, given)
  if (before !== undefined) return before
  const owner = code.test(expected) ? ownerOf(subject, given) : undefined
  const record = owner === undefined ? undefined : (recordOf(given.view, owner) ?? owner)
  const runs = record === undefined ? [] : runsOf(given.view, record)
  const [only, another] = runs.filter(({ text }) => code.test(text.trim()))
  if (only === undefined || another !== undefined || tellsNumber(given.view, runs)) return undefined
  return rule(
    loose(only.text.replace(/^#\s?/u, "")) === loose(expected.replace(/^#\s?/u, "")),
    negated,
    `“${expected}” for “${subject.words}”`,
    `saw: ${only.text}`,
    only.seen
  )
}
