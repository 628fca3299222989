/** Checks on text that stands anywhere on the page. */
import { isSaidNot } from "../messages/SaidNot.js"
import type { Intent, Target, TextMatch } from "@assay/domain/Intent"
import { wholePage } from "../../ground/Regions.js"
import { isField } from "../../screen/Kinds.js"
import { phrasesOf, readableTextOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"
import { brief, finder, plain, readable } from "../../screen/Wording.js"
import { wasWritten } from "../absence/GoneTexts.js"
import { fieldHolding, hiddenInDrawing } from "../absence/Absence.js"
import { asExpected, nearestPhrases } from "../Matching.js"
import { Fell } from "../../run/Fell.js"
import { isOnlyTold } from "./Phrases.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"

export type TextCheck = Extract<Intent, { _tag: "CheckText" }>

/** A statement about a thing that holds, and by what. */
export interface Held {
  readonly check: TextCheck
  readonly subject: Target
  readonly seen: Seen
}

/** Values of fields that the run did not fill itself: a person reads them, and they are no proof that something appeared. */
const foreignValues = ({ view, typed }: Case): ReadonlyArray<string> =>
  view.all.flatMap((seen) => {
    const { node } = seen
    const own = node.value === undefined || typed.some((each) => plain(each) === plain(node.value ?? ""))
    return isField(seen) && node.visible && !own ? [node.value ?? ""] : []
  })

/** Fields that only show what they hold are read like any other text. */
const fixedValues = ({ view }: Case): ReadonlyArray<string> =>
  view.all.flatMap((seen) => {
    const { node } = seen
    const fixed = node.state.readonly === true || node.state.disabled === true
    return isField(seen) && node.visible && fixed && node.value !== undefined ? [node.value] : []
  })

/** A document that one can write in is read like any other, but for what the run wrote there itself. */
const documents = ({ view, typed }: Case, found: (text: string) => boolean): ReadonlyArray<string> =>
  typed.some((each) => found(plain(each)))
    ? []
    : view.all.flatMap(({ node }) =>
        node.role === "textbox" && node.visible && (node.box?.height ?? 0) >= 60 && node.concealed !== true
          ? [plain(node.value ?? "")]
          : []
      )

/** What native lists show as chosen, but for what the run chose itself: a person reads it there. */
const chosenValues = ({ view, typed }: Case): ReadonlyArray<string> =>
  view.all.flatMap(({ node }) =>
    node.visible && node.role === "combobox" && node.options !== undefined
      ? node.options.flatMap(({ label, selected }) =>
          selected && !typed.some((each) => plain(each) === plain(label)) ? [label] : []
        )
      : []
  )

export const newDialogs = ({ facts, factsBefore }: Case): ReadonlyArray<string> =>
  facts.dialogs.slice(factsBefore?.dialogs.length ?? 0).map(({ message }) => message)

const wholeTexts = (view: View): ReadonlyArray<string> =>
  view.all.filter(({ node }) => node.visible).map((seen) => readableTextOf(view, seen))

const shownTexts = (given: Case, match: TextMatch): ReadonlyArray<string> => [
  ...phrasesOf(given.view, given.view.root).map(({ text }) => text),
  ...(match === "contains" ? [] : wholeTexts(given.view))
]

export const onPage = (check: TextCheck, given: Case): Ruling => {
  const found = finder(check.expected, check.match)
  const shown = shownTexts(given, check.match)
  const others = check.negated
    ? foreignValues(given)
    : [
        ...fixedValues(given),
        ...(check.match === "contains" ? chosenValues(given) : []),
        ...newDialogs(given),
        ...(check.match === "contains" ? documents(given, found) : [])
      ]
  const hit = shown.find(found) ?? others.find(found)
  const expected = `${asExpected(check.match, check.expected)} on the page`
  if (check.negated)
    return hit === undefined
      ? ((wasWritten(check, given) ? undefined : hiddenInDrawing(given.view, [wholePage(given.view)])) ??
          holds(`no ${asExpected(check.match, check.expected)}`))
      : refuted(`no ${expected}`, `saw: ${brief(readable(hit))}`)
  if (isOnlyTold(given, wholePage(given.view), found))
    return undecided(
      Fell.of("target_ambiguous", `Only a message names “${check.expected}”, which lists nothing.`)
    )
  // "Saved" stands in "not saved" as well.
  const all = check.match === "contains" && hit !== undefined ? [...shown, ...others].filter(found) : []
  if (all.length > 0 && all.every((text) => isSaidNot(plain(readable(text)), plain(check.expected))))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${check.expected}” stands only where it is denied: ${brief(readable(all[0] ?? ""))}.`
      )
    )
  const field = hit === undefined ? fieldHolding(found, [wholePage(given.view)], given) : undefined
  if (field !== undefined)
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${check.expected}” stands only in the field “${field.node.name}”, which proves no text.`
      )
    )
  return hit === undefined
    ? refuted(expected, nearestPhrases(given.view, check.expected))
    : holds(`saw: ${brief(readable(hit))}`)
}
