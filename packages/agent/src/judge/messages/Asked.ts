/** What is said of a dialog that the browser itself has open: nothing of the page can be read while it asks. */
import type { Check, Target } from "@assay/domain/Intent"
import { finder, plain } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import { type Case, holds, rule, type Ruling } from "../Ruling.js"

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

/** The ruling of the open dialog; nothing for what is said of the page behind it. */
export const judgeAsked = (check: Check, { view }: Case): Ruling | undefined => {
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
  if (check._tag !== "CheckText" || check.from !== undefined) return undefined
  const truth = finder(check.expected, check.match)(message)
  const expected = `${asExpected(check.match, check.expected)} in the dialog`
  if (check.subject !== undefined && isMeant(check.subject))
    return rule(truth, check.negated, expected, `it says: ${message}`)
  const own = check.subject === undefined || asks(check.subject)
  return own && truth && !check.negated ? holds(`a dialog says: ${message}`) : undefined
}
