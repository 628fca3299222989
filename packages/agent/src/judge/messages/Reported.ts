/** Whether a message tells what the text only reports: "a toast says that the order was placed" of "Order placed!". */
import type { Check } from "@assay/domain/Intent"
import { keepingOf } from "../../Keeping.js"
import { isFreshMessage } from "../../ground/Fresh.js"
import { isOfOtherField } from "../../ground/Messages.js"
import { Fell } from "../../run/Fell.js"
import { isField, isOnControl, isTitle, standsIn } from "../../screen/Kinds.js"
import { toneOf } from "../../screen/Tones.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { phrasesOf } from "../../screen/VisibleText.js"
import { brief, loose, readable, stems } from "../../screen/Wording.js"
import { nearestPhrases } from "../Matching.js"
import { newDialogs } from "../texts/PageTexts.js"
import { compare, type Likeness, type Meaning, meaningOf, toldIn } from "./Paraphrases.js"
import { warnsOfNothing } from "./Silence.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"
import { thingsShown } from "../showing/ThingsShown.js"

type Told = Extract<Check, { _tag: "CheckTold" }>

/** What is said, and where. */
interface Saying {
  readonly text: string
  readonly seen?: Seen
}

/** Longer ones are no message, and hold any words. */
const longest = 240

const ofSentence = /(?<=[.!?])\s+(?=\p{Lu})/u

/** What a dialog says it says in several sentences; of a longer text one of them is seldom meant. */
const sentencesOf = (text: string): ReadonlyArray<string> => {
  const all = text.split(ofSentence)
  return all.length > 1 && all.length < 5 ? all : []
}

const inDialog = (seen: Seen): boolean => standsIn(seen, /^(?:dialog|alertdialog|alert|status)$/u)

const phrasesIn = (view: View, seen: Seen): ReadonlyArray<Saying> =>
  phrasesOf(view, seen).flatMap(({ runs, text }) => {
    const [first] = runs
    if (first === undefined) return []
    const whole = readable(text)
    return [whole, ...(inDialog(first.seen) ? sentencesOf(whole) : [])].map((each) => ({
      text: each,
      seen: first.seen
    }))
  })

/** Its phrases, each by itself and all together; what stands on its buttons is said by none of them. */
const sayingsOf = (view: View, seen: Seen): ReadonlyArray<Saying> => {
  const spoken = phrasesOf(view, seen).filter(
    ({ runs: [first] }) => first !== undefined && (isOnControl(seen) || !isOnControl(first.seen))
  )
  const whole = readable(spoken.map(({ text }) => text).join(" "))
  return [...phrasesIn(view, seen), ...(whole.length <= longest ? [{ text: whole, seen }] : [])]
}

/** A thing of a list, and none of the lines of a message. */
const isListed = (seen: Seen): boolean =>
  standsIn(seen, /^(?:row|listitem|article|option|treeitem)$/u) &&
  !standsIn(seen, /^(?:alert|status|dialog|alertdialog|form|tooltip)$/u)

/** What came with the last deed and is neither a control, nor a title, nor a thing of a list. */
const freshSayings = ({ before, view }: Case): ReadonlyArray<Saying> => {
  if (before === undefined) return []
  const old = new Set(phrasesIn(before, before.root).map(({ text }) => text))
  return phrasesIn(view, view.root).filter(
    ({ seen, text }) => !old.has(text) && seen !== undefined && !isTitle(seen)
  )
}

const isReadable = ({ seen }: Saying): boolean =>
  seen === undefined || (!isOnControl(seen) && !isListed(seen))

/** What may be the message that is meant. */
const messages = ({ speaker }: Told, given: Case): ReadonlyArray<Saying> => {
  const { view } = given
  const dialogs = newDialogs(given).map((text) => ({ text }))
  if (speaker === undefined) return [...dialogs, ...phrasesIn(view, view.root)].filter(isReadable)
  const shown = thingsShown(speaker, given).flatMap(({ seen }) => sayingsOf(view, seen))
  // Where it is to stand, what comes up elsewhere is another message.
  const nouns = stems(speaker.name)
  const isOfField =
    speaker.name !== "" &&
    view.all.some(
      (each) =>
        isField(each) && each.node.visible && stems(each.node.name).some((word) => nouns.includes(word))
    )
  if (speaker.scopes.length > 0 || speaker.ordinal !== undefined || isOfField)
    return shown.filter((each) => each.text !== "" && isReadable(each))
  const fresh = view.all.filter((seen) => isFreshMessage(view, seen)).flatMap((seen) => sayingsOf(view, seen))
  return [...dialogs, ...shown, ...fresh, ...freshSayings(given)].filter(
    (each) => each.text !== "" && isReadable(each)
  )
}

/** The words of the one field that it stands at. */
const wordsOfField = (view: View, { seen }: Saying, told: Meaning): ReadonlySet<string> => {
  if (seen === undefined) return new Set()
  const field = view.all.find(
    (each) =>
      isField(each) &&
      each.node.visible &&
      stems(each.node.name).some((word) => told.words.has(word)) &&
      !isOfOtherField(view, [each], seen) &&
      sharesForm(each, seen)
  )
  return new Set(field === undefined ? [] : stems(field.node.name))
}

/** No further apart than the parts of a form are: three boxes up, they stand in one. */
const sharesForm = (field: Seen, message: Seen): boolean => {
  const near = new Set([...upward(message)].slice(0, 4))
  return [...upward(field)].slice(0, 4).some((outer) => outer.parent !== undefined && near.has(outer))
}

/** How like it each saying is. */
const likenessTo = (view: View, told: Meaning): ((saying: Saying) => Likeness) =>
  keepingOf((saying) => compare(told, meaningOf(saying.text), wordsOfField(view, saying, told)))

/** It speaks of the other outcome. */
const contradicts = (said: string, all: ReadonlyArray<Saying>): Saying | undefined => {
  const wanted = toneOf(said)
  const tones = all.map(({ text }) => toneOf(text))
  return wanted !== undefined &&
    tones.length > 0 &&
    tones.every((tone) => tone !== undefined && tone !== wanted)
    ? all[0]
    : undefined
}

/** A whole sentence of these very words tells it wherever it stands, as "No order matches these filters" in the one row of a table. */
const saidSo = (said: string, view: View): Saying | undefined => {
  const words = loose(said)
  return words.split(" ").length < 4
    ? undefined
    : phrasesIn(view, view.root).find(
        ({ seen, text }) =>
          [text, ...text.split(ofSentence)].some((each) => loose(each) === words) &&
          seen !== undefined &&
          !isOnControl(seen)
      )
}

const finite = /\b(?:is|are|was|were|has|have|had|must|can|could|should|may|will|needs?|does|do|did|went)\b/iu

/** "It mentions a refund of $5": what will be or may be is mentioned all the same. */
const isMentioned = (said: string, { step = "" }: Case): boolean =>
  /\bmention/iu.test(step) && /^(?:an?|the|my|your) /iu.test(said) && !finite.test(said)

/** "Refunded" speaks of a refund. */
const asNouns = ({ words, ...meaning }: Meaning): Meaning => ({
  ...meaning,
  hedged: true,
  words: new Set([...words].map((word) => word.replace(/(?<=\p{L}{5})ed$/u, "")))
})

const mentionOf = (told: Meaning): ((saying: Saying) => Likeness) =>
  keepingOf(({ text }) => compare(asNouns(told), asNouns(meaningOf(text))))

/** "Not quite. The answer is Oslo." denies what was done, and tells the answer. */
const isVerdict = (text: string): boolean =>
  /^(?:no|nope|not quite(?: right)?|not correct|wrong|incorrect|oops|sorry|almost|too bad|bad luck)[.!]$/iu.test(
    text.trim()
  )

/** The sentence of that likeness behind one that only says how what was done went. */
const afterVerdict = (
  saying: Saying,
  likeness: (saying: Saying) => Likeness,
  wanted: Likeness
): Saying | undefined => {
  const [first = "", ...rest] = sentencesOf(saying.text)
  return isVerdict(first)
    ? rest.map((text) => ({ ...saying, text })).find((each) => likeness(each) === wanted)
    : undefined
}

export const judgeTold = (check: Told, given: Case): Ruling => {
  const { view } = given
  const { asks, told } = toldIn(check.said)
  // What nobody in particular asks is a question that stands there.
  const all = messages(check, given).filter(
    ({ text }) => !asks || check.speaker !== undefined || text.includes("?")
  )
  const expected = `a message that says “${check.said}”`
  const likeness = isMentioned(check.said, given) ? mentionOf(told) : likenessTo(view, told)
  const of = (wanted: Likeness) => all.find((each) => likeness(each) === wanted)
  const same = told.words.size === 0 ? undefined : of("same")
  // The denial is that of the verdict.
  const denied = same === undefined ? undefined : afterVerdict(same, likeness, "opposite")
  if (denied !== undefined) return refuted(expected, `saw: ${brief(denied.text)}`)
  if (same !== undefined) return holds(`saw: ${brief(same.text)}`, same.seen)
  const verbatim = check.speaker === undefined ? saidSo(check.said, view) : undefined
  if (verbatim !== undefined) return holds(`saw: ${brief(verbatim.text)}`, verbatim.seen)
  if (check.speaker !== undefined) {
    const against = (told.words.size > 0 ? of("opposite") : undefined) ?? contradicts(check.said, all)
    const answer = against === undefined ? undefined : afterVerdict(against, likeness, "same")
    if (answer !== undefined) return holds(`saw: ${brief(answer.text)}`, answer.seen)
    if (against !== undefined) return refuted(expected, `saw: ${brief(against.text)}`)
    const nowhere = () => phrasesIn(view, view.root).every((each) => likeness(each) !== "same")
    if (all.length === 0 && nowhere()) return refuted(expected, nearestPhrases(view, check.said))
  }
  if (check.speaker === undefined && warnsOfNothing(check.said, told, given))
    return refuted(expected, nearestPhrases(view, check.said))
  const nearest =
    check.speaker === undefined || all[0] === undefined
      ? nearestPhrases(view, check.said)
      : `saw: ${brief(all[0].text)}`
  return undecided(
    Fell.of(
      "target_ambiguous",
      `Whether the page says “${check.said}” in other words cannot be told; ${nearest}`
    )
  )
}
