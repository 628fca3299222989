/** Who says it, where nothing is called so: "it says", "the message says", "an alert says". */
import type { Target } from "@assay/domain/Intent"
import { longField } from "../../ground/KindWords.js"
import { isPronoun } from "../../language/words/Pronouns.js"
import { Fell } from "../../run/Fell.js"
import { isControl, isField, standsIn } from "../../screen/Kinds.js"
import { phrasesOf } from "../../screen/VisibleText.js"
import { upward } from "../../screen/View.js"
import { finder, plain, readable } from "../../screen/Wording.js"
import { newDialogs, onPage, type TextCheck } from "../texts/PageTexts.js"
import { type Case, holds, type Ruling, undecided } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

/** It stands on the page, and may be said of something else. */
export const notOf = ({ expected, subject }: TextCheck): Fell =>
  Fell.of(
    "target_ambiguous",
    `“${expected}” stands on the page, and it cannot be said whether of “${subject?.words ?? ""}”.`
  )

/** "An alert says": a dialog of the browser, acknowledged on the way, was seen as well. */
export const saidByDialog = (check: TextCheck, given: Case): string | undefined => {
  const { subject } = check
  const dialog =
    subject?.name === "" &&
    subject.scopes.length === 0 &&
    (subject.role === "message" || subject.role === "dialog")
  return dialog && !check.negated
    ? newDialogs(given).find((message) => finder(check.expected, check.match)(plain(message)))
    : undefined
}

/** "It says": nothing was spoken of that could say so, or only what was acted on. */
export const isImpersonal = ({ negated, subject }: TextCheck, { antecedent }: Case): boolean => {
  const it = isPronoun(subject) && /^it$/iu.test(subject?.words ?? "") && subject?.role === undefined
  const seen = antecedent?.seen
  return it && !negated && (seen === undefined || isControl(seen) || isField(seen))
}

/** "Hours left shows 10 and it says No visits yet": a whole sentence that stands elsewhere may be what the page says. Nor is an entry of a list the message that came, for no better reason than its kind. */
export const mayBeSaidElsewhere = (check: TextCheck, given: Case, all: ReadonlyArray<Subject>): boolean => {
  const { expected, negated, subject } = check
  if (negated || subject === undefined) return false
  if (subject.role === "message" && subject.name === "" && subject.ordinal === undefined)
    return all.every(({ scored }) => standsIn(scored.seen, /^(?:row|listitem)$/u))
  const isOnPage = () => onPage({ ...check, match: "contains" }, given)._tag === "Holds"
  // The page or the part in which a long field stands may as well be the editor.
  if (all.every(({ scored }) => scored.how === longField)) return isOnPage()
  return (
    isPronoun(subject) && subject.role === undefined && expected.trim().split(/\s+/u).length > 2 && isOnPage()
  )
}

/** "It says Page 2": of the page, where not of the thing before. What stood there already may be said of anything. */
export const saidSomewhere = (check: TextCheck, given: Case, said: Ruling | undefined): Ruling => {
  const anywhere = onPage({ ...check, match: "contains" }, given)
  if (anywhere._tag !== "Holds") return said ?? anywhere
  const { before } = given
  const old =
    before !== undefined &&
    onPage({ ...check, match: "contains" }, { ...given, view: before })._tag === "Holds"
  return old
    ? undecided(
        Fell.of(
          "target_ambiguous",
          `“${check.expected}” was shown before, and it cannot be said what “it” points at.`
        )
      )
    : anywhere
}

/** "The error message says": what it says tells it, where nothing is called an error. */
export const bareMessage = (subject: Target): Target | undefined =>
  subject.role === "message" &&
  !subject.quoted &&
  /^(?:error|warning|success|info|information|validation|confirmation|status|alert)$/iu.test(subject.name)
    ? { ...subject, name: "" }
    : undefined

const answers = /^(?:the )?(?:confirmation|feedback|status|output|response|acknowledgement|announcement)$/iu

/** "The confirmation says": what the page answers with, where nothing is called so. */
export const asAnswer = ({ match, subject }: TextCheck): Target | undefined => {
  const named = subject?.name ?? ""
  const plainly = subject?.role === undefined && subject?.scopes.length === 0 && !subject.quoted
  return plainly && answers.test(named) && match !== "matches"
    ? { ...subject, name: "", role: "message" }
    : undefined
}

/** No message is there, and what it is to say stands nowhere on the page: it does not say so, whatever would be called a message. */
export const withoutMessage = (check: TextCheck, given: Case): Ruling | undefined => {
  const { subject } = check
  if (check.negated || subject?.role !== "message" || subject.quoted || subject.scopes.length > 0)
    return undefined
  if (subject.name !== "" && bareMessage(subject) === undefined) return undefined
  const anywhere = onPage({ ...check, match: "contains" }, given)
  return anywhere._tag === "Refuted" ? anywhere : undefined
}

const noticed = /^(?:the )?(?:notice|message|note|hint|info|information|text|line|remark)$/iu

/** "The notice reads “Bidding has closed.”": a line of its own that says so to the letter, where nothing is a message by its kind. */
export const asNotice = (check: TextCheck, { view }: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  if (subject?.role !== "message" || subject.name !== "" || subject.quoted || !noticed.test(subject.words))
    return undefined
  if (negated || match !== "equals" || subject.ordinal !== undefined || subject.scopes.length > 0)
    return undefined
  if (expected.trim().split(/\s+/u).length < 4) return undefined
  const said = finder(expected, "equals")
  const found = phrasesOf(view, view.root).find(({ runs, text }) => {
    const seen = runs[0]?.seen
    return (
      said(plain(readable(text))) &&
      seen !== undefined &&
      !standsIn(seen, /^(?:heading|row|listitem|navigation|columnheader|caption|term|definition)$/u) &&
      ![...upward(seen)].some(isControl)
    )
  })
  return found === undefined ? undefined : holds(`saw: ${readable(found.text)}`, found.runs[0]?.seen)
}
