/** What is said of a dialog that the browser itself has open: nothing of the page can be read while it asks. */
import type { Check, Target } from "@assay/domain/Intent"
import { recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { brief, finder, plain, tokens } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import { type Case, holds, refuted, rule, type Ruling, undecided } from "../Ruling.js"
import { compare, meaningOf, toldIn } from "./Paraphrases.js"

type Told = Extract<Check, { _tag: "CheckTold" }>

/** What only a dialog is called. */
const dialogs =
  /^(?:(?:browser|native|system|javascript|js|modal|confirm|confirmation|delete|deletion) ?)*(?:dialog|dialogue|box|pop-?up|prompt|confirmation|confirm)(?: (?:dialog|dialogue|box|message|pop-?up|window|question))?$/iu

/** What may as well stand on the page. */
const messages =
  /^(?:browser |native |javascript )?(?:alert|question|warning|message|notice)(?: (?:dialog|box|message|text))?$/iu

/** Of an alert that is open nothing else is meant. */
const alerts = /^(?:browser |native |javascript |js )*alert(?: (?:dialog|box|message|text|window))?$/iu

/** Words for what asks, without a name of its own. */
const isCalled = (words: RegExp, target: Target): boolean =>
  !target.quoted &&
  target.ordinal === undefined &&
  target.quantifier === undefined &&
  target.scopes.length === 0 &&
  words.test(target.words.replace(/^(?:the|an?|this|that) /iu, ""))

/** "An alert with the text ▯", by its kind and what it says. */
const says = ({ name, ordinal, quantifier, quoted, role, scopes }: Target, message: string): boolean =>
  quoted &&
  (role === "message" || role === "dialog") &&
  ordinal === undefined &&
  quantifier === undefined &&
  scopes.length === 0 &&
  finder(name, "contains")(message)

/** "The browser asks whether to delete it": what the browser opens. */
const isBrowser = ({ words }: Target): boolean => /^(?:the |my )?browser dialog$/iu.test(words)

const pronoun = /\b(?:it|him|her|them|this|that|these|those)\b/iu

/** Names and numbers of a question, but for the word it begins with. */
const namesIn = (sentence: string): ReadonlyArray<string> =>
  tokens(
    (/^\P{L}*\p{L}+(.*)$/su.exec(sentence)?.[1] ?? "").replaceAll(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'’-]*/gu, " ")
  )

/** "Delete her", where the dialog names somebody: it must be who was dealt with before. */
const isOfAnother = (said: string, sentence: string, { antecedent, before, view }: Case): boolean => {
  if (!pronoun.test(said)) return false
  const seen = antecedent?.seen
  const line = seen === undefined ? undefined : (recordOf(before ?? view, seen) ?? seen)
  const known = line === undefined ? [] : tokens(readableTextOf(before ?? view, line))
  return namesIn(sentence).some((name) => !known.includes(name))
}

/** "Asks whether to delete it" of "Delete “Notes”? This cannot be undone.": by one of its sentences. */
const judgeSaid = (check: Told, message: string, given: Case): Ruling => {
  const { asks, told } = toldIn(check.said)
  const sentences = [message, ...message.split(/(?<=[.!?])\s+/u)].filter(
    (each) => !asks || each.endsWith("?")
  )
  const likeness = sentences.map((each) => compare(told, meaningOf(each)))
  const isSaid = (each: string, nth: number): boolean =>
    likeness[nth] === "same" && !isOfAnother(check.said, each, given)
  const actual = `a dialog says: ${message}`
  if (told.words.size > 0 && sentences.some(isSaid)) return holds(actual)
  if (likeness.includes("opposite") && !likeness.includes("same"))
    return refuted(`a dialog that says “${check.said}”`, actual)
  return undecided(
    Fell.of(
      "target_ambiguous",
      `Whether the dialog says “${check.said}” in other words cannot be told: ${brief(message)}`
    )
  )
}

/** The ruling of the open dialog; nothing for what is said of the page behind it. */
export const judgeAsked = (check: Check, given: Case): Ruling | undefined => {
  const { view } = given
  const { dialog } = view.screen
  if (dialog === undefined) return undefined
  const message = plain(dialog.message)
  const asks = (target: Target) => isCalled(dialogs, target) || isCalled(messages, target)
  const isMeant = (target: Target) =>
    isCalled(dialogs, target) || (dialog.kind === "alert" && isCalled(alerts, target))
  if (check._tag === "CheckShown")
    return !check.negated && check.fresh !== true && (asks(check.target) || says(check.target, message))
      ? holds(`a dialog says: ${message}`)
      : undefined
  if (check._tag === "CheckTold" && check.stated !== true) {
    const { speaker } = check
    return speaker !== undefined && (asks(speaker) || isBrowser(speaker))
      ? judgeSaid(check, message, given)
      : undefined
  }
  if (check._tag !== "CheckText" || check.from !== undefined) return undefined
  const truth = finder(check.expected, check.match)(message)
  const expected = `${asExpected(check.match, check.expected)} in the dialog`
  if (check.subject !== undefined && isMeant(check.subject))
    return rule(truth, check.negated, expected, `it says: ${message}`)
  const own = check.subject === undefined || asks(check.subject)
  return own && truth && !check.negated ? holds(`a dialog says: ${message}`) : undefined
}
