/** Whether the page tells nothing that could be a warning: "I am warned that a mark must be at most 100" where it went on as if all were well. */
import { repeats, wholePage } from "../../ground/Regions.js"
import { isDialog, isField, isMarked, isOnControl } from "../../screen/Kinds.js"
import { isFailing, saysAmiss, toneOf } from "../../screen/Tones.js"
import { type Phrase, phrasesOf, runsOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View, within } from "../../screen/View.js"
import { readable, stems, tokens } from "../../screen/Wording.js"
import { hiddenInDrawing } from "../absence/Absence.js"
import type { Case } from "../Ruling.js"
import { newDialogs } from "../texts/PageTexts.js"
import { meaningOf, type Meaning } from "./Paraphrases.js"

/** "You have unsaved changes": so for whatever was changed. */
const ofState = /^(?:(?:you have |there are )?unsaved changes|not saved yet|editing|modified)[.!…]?$/iu

/** "7 cars available in Leeds", "Showing 3 of 12 results". */
const counts =
  /^(?:showing )?\d[\d.,]* (?:of \d[\d.,]* )?(?:\p{L}+ ){0,3}(?:available|found|shown|listed|results?|match(?:es)?|items?)\b/iu

/** "Looking for cars…": what goes on, as long as it does. */
const goesOn = /^\p{L}+ing\b[^.!?…]*(?:…|\.{3})$/iu

const wordsOf = (text: string): ReadonlyArray<string> => tokens(text).filter((word) => /\p{L}{2}/u.test(word))

/** One of several cards of several lines each; an error beside a field is none. */
const isOfCard = (view: View, seen: Seen): boolean =>
  [...upward(seen)].some(
    (outer) =>
      outer !== view.root &&
      phrasesOf(view, outer).length > 1 &&
      repeats(view, outer) &&
      !within(view, outer).some((each) => isField(each) && each.node.visible)
  )

/** What was read on the page before, and what it was made of. */
interface Earlier {
  readonly texts: ReadonlySet<string>
  readonly words: ReadonlyArray<ReadonlySet<string>>
}

const earlierOf = (view: View): Earlier => {
  const texts = phrasesOf(view, view.root).map(({ text }) => readable(text))
  return { texts: new Set(texts), words: texts.map((text) => new Set(wordsOf(text))) }
}

/** It shares most of what the warning is said to say. */
const isLike = (text: string, told: Meaning): boolean => {
  const { words } = meaningOf(text)
  return [...told.words].filter((word) => words.has(word)).length >= 0.6 * told.words.size
}

/** What stood there before may have warned all along. */
const mayHint = (text: string, told: Meaning): boolean => {
  const shared = stems(text).some((word) => told.words.has(word))
  return isFailing(text) || (shared && saysAmiss(text)) || isLike(text, told)
}

/** What is new, unless it is plain that it speaks of something else. */
const mayWarn = (view: View, { runs, text }: Phrase, told: Meaning, { words }: Earlier): boolean => {
  const own = wordsOf(text)
  const [first] = runs
  if (own.length === 0 || first === undefined || ofState.test(text)) return false
  if (isFailing(text) || isLike(text, told)) return true
  // "Select" in each of many cards is asked of nobody.
  if (isOnControl(first.seen) && own.length <= 3 && isOfCard(view, first.seen)) return false
  if (saysAmiss(text)) return true
  if (counts.test(text) || goesOn.test(text) || toneOf(text) === "success") return false
  // "Class average 75.3" was "Class average 74.1".
  if (words.some((old) => own.every((word) => old.has(word)))) return false
  return isOnControl(first.seen) ? own.length > 3 : !isOfCard(view, first.seen)
}

/** Nothing that is new on it, and nothing that is old, can be the warning. */
const isSilent = (view: View, before: View, told: Meaning): boolean => {
  const earlier = earlierOf(before)
  const isNew = (seen: Seen) => seen.node.visible && before.byRef.get(seen.node.ref)?.node.visible !== true
  const signals = (seen: Seen) =>
    (seen.node.state.invalid === true && seen.node.visible) ||
    (isNew(seen) &&
      (isDialog(seen) ||
        isMarked(seen, "error") ||
        (seen.node.role === "img" && runsOf(view, seen).length === 0 && !isOfCard(view, seen))))
  return (
    !view.all.some(signals) &&
    phrasesOf(view, view.root).every(({ runs, text }) =>
      earlier.texts.has(readable(text))
        ? !mayHint(text, told)
        : !mayWarn(view, { runs, text: readable(text) }, told, earlier)
    ) &&
    hiddenInDrawing(view, [wholePage(view)]) === undefined
  )
}

/** On none of the screens since the last deed. What is told must be told as an error is, so that no good news can be meant. */
export const warnsOfNothing = (said: string, told: Meaning, given: Case): boolean => {
  const { before, past, view } = given
  if (before === undefined || told.words.size === 0 || !(isFailing(said) || saysAmiss(said))) return false
  if (newDialogs(given).length > 0 || view.screen.dialog !== undefined) return false
  const from = past.findLastIndex(({ screen }) => screen === before.screen)
  return from >= 0 && [...past.slice(from + 1), view].every((each) => isSilent(each, before, told))
}
