/** Whether one text of the page says just what the test states: "4 berths are free tonight" of "4 berths free tonight". */
import type { Check } from "@assay/domain/Intent"
import { isFreshMessage } from "../../ground/Fresh.js"
import { standsInMessage } from "../../ground/Messages.js"
import { recordsIn } from "../../ground/Records.js"
import { recordOf, regionOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isField, isOnControl, isStruck, isTitle, standsIn } from "../../screen/Kinds.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { phrasesOf, readableTextOf } from "../../screen/VisibleText.js"
import { brief, loose, plain, readable, stem } from "../../screen/Wording.js"
import { nearestPhrases } from "../Matching.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"
import { eventTold } from "./StatedOfEvent.js"
import { linesToldOf } from "./StatedOfOne.js"

type Told = Extract<Check, { _tag: "CheckTold" }>

const numbers = new Map(
  Object.entries({
    one: "1", two: "2", three: "3", four: "4", five: "5", six: "6", seven: "7", eight: "8", nine: "9", ten: "10", eleven: "11", twelve: "12"
  })
) // prettier-ignore

/** The page speaks to whoever reads it. */
const persons = new Map(
  Object.entries({ i: "you", we: "you", me: "you", us: "you", my: "your", our: "your" })
)

/** What a text may leave out, and say no less or more. */
const light = new Set(
  "a an the that is are be been being there now currently still already again also yet please your".split(" ")
)

const spelt = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(/\b(?:can't|can not)\b/gu, "cannot")
    .replace(/n't\b/gu, " not")
    .replace(/\bcannot\b/gu, "can not")
    .replace(/\b(?:no longer|never)\b/gu, "not")
    // So many and no more are so many.
    .replace(/\b(?:only|just|exactly) (?=\d|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)/gu, "")

/** Words and figures in their order, and the signs that belong to a figure. */
const wordsOf = (text: string): ReadonlyArray<string> =>
  (
    spelt(text).match(
      /-?\p{Sc}?\d(?:[\d.,:/]*\d)?(?:\s?(?:%|\p{Sc}))?|[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu
    ) ?? []
  )
    .map(
      (word) =>
        numbers.get(word) ??
        persons.get(word) ??
        (/\d/u.test(word) ? word.replace(/(?<=\d),(?=\d{3})/gu, "") : word)
    )
    // "Your card" is "the card" to whoever tells of it.
    .filter((word) => !light.has(word))
    .map((word) => (/\d/u.test(word) ? word : stem(word)))

const isNumber = (word: string | undefined): boolean => word !== undefined && /\d/u.test(word)

/** How many, or how much: a number that is another one says something else of the same. What is called by its number is another thing. */
const tellsHowMany = (words: ReadonlyArray<string>, at: number): boolean =>
  at === 0 ||
  words[0] === "page" ||
  words[0] === "step" ||
  (at === 2 && words[1] === "of") ||
  words[at - 1] === "have" ||
  /[%\p{Sc}]/u.test(words[at] ?? "")

const denials = new Set(["not", "no", "none"])

type Likeness = "same" | "against" | "other"

const likeness = (told: ReadonlyArray<string>, said: ReadonlyArray<string>): Likeness => {
  if (told.length === said.length) {
    const different = told.flatMap((word, at) => (word === said[at] ? [] : [at]))
    if (different.length === 0) return "same"
    const counts = different.every((at) => isNumber(told[at]) && isNumber(said[at]) && tellsHowMany(told, at))
    return counts ? "against" : "other"
  }
  // "2 books are not overdue" says nothing against 2 that are.
  if (told.some(isNumber) || Math.abs(told.length - said.length) !== 1) return "other"
  const bare = (words: ReadonlyArray<string>) => words.filter((word) => !denials.has(word)).join(" ")
  return bare(told) === bare(said) ? "against" : "other"
}

const states =
  /(?<![\p{L}])(?:is|are|was|were|will|has|have|may|can|cannot|must|needs?|remains?|expires?|starts?|begins?|ends?|arrives?|departs?|leaves|opens|closes|takes|isn't|aren't|don't|doesn't|can't|no)(?![\p{L}])/iu

/** A title or a label names something, and says nothing of it, unless it counts. */
const says = (text: string, words: ReadonlyArray<string>): boolean =>
  states.test(text) ||
  isNumber(words[0]) ||
  /^(?:page|step) \d+ of \d+$/iu.test(text) ||
  /^[^:]{2,40}: \S/u.test(text)

const labelsOf = (view: View): ReadonlySet<string> =>
  new Set(
    view.all.flatMap((seen) =>
      seen.node.visible && (isField(seen) || isOnControl(seen)) ? [loose(seen.node.name)] : []
    )
  )

/** A card that holds a list of things is a part of the page, and none of several things alike. */
const isOfThing = (view: View, seen: Seen): boolean => {
  const record = recordOf(view, seen)
  return record !== undefined && recordsIn(view, regionOf(record, ""), false).length < 2
}

/** A thing of a list says so of itself, or once did; what is pressed or heads a column says nothing. */
const isApart = (view: View, seen: Seen): boolean =>
  isOnControl(seen) ||
  isStruck(seen) ||
  standsIn(
    seen,
    /^(?:row|columnheader|rowheader|listitem|article|option|treeitem|log|feed|blockquote|code|tooltip|tab)$/u
  ) ||
  isOfThing(view, seen)

const parts = (text: string): ReadonlyArray<string> => {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d)|\s+[·•|]\s+/u)
  return sentences.length > 1 && sentences.length < 5 ? [text, ...sentences] : [text]
}

/** "Only two tasks are assigned to Tom", where a message tells that two were just now: others may have been before. */
const isOfDeedAlone = (
  said: string,
  { seen, text }: { readonly seen: Seen; readonly text: string },
  view: View
) =>
  /\b(?:only|just|exactly) (?:\d|\p{L}+ \p{L}+ (?:is|are)\b)/iu.test(said) &&
  /^\d+ (?:\p{L}+ ){1,3}\p{L}+ed\b/u.test(text) &&
  (standsInMessage(seen) || [...upward(seen)].some((each) => isFreshMessage(view, each)))

export const judgeStated = ({ said }: Told, { view }: Case): Ruling => {
  const told = wordsOf(said)
  const labels = labelsOf(view)
  const all = phrasesOf(view, view.root).flatMap(({ runs: [first], text }) =>
    first === undefined || isApart(view, first.seen)
      ? []
      : parts(readable(text)).flatMap((part) => {
          const words = wordsOf(part)
          const counted = isNumber(words[0])
          const heads = isTitle(first.seen) && !counted
          return heads || labels.has(loose(part)) || !says(part, words)
            ? []
            : [{ seen: first.seen, text: part, likeness: likeness(told, words) }]
        })
  )
  const ofOne = linesToldOf(view, told, wordsOf).map((line) => ({
    ...line,
    likeness: likeness(line.told, line.words)
  }))
  const every = [...all, ...ofOne]
  const same = every.find((each) => each.likeness === "same")
  const against = [...new Set(every.flatMap((each) => (each.likeness === "against" ? [each.text] : [])))]
  const [other, another] = against
  const event = same === undefined && other === undefined ? eventTold(view, told, wordsOf) : undefined
  if (event !== undefined) return holds(`saw: ${brief(readableTextOf(view, event))}`, event)
  if (same !== undefined && isOfDeedAlone(said, same, view))
    return undecided(
      Fell.of("target_ambiguous", `“${same.text}” tells what was done, and not whether that is all.`)
    )
  if (same !== undefined && other === undefined) return holds(`saw: ${brief(same.text)}`, same.seen)
  if (same === undefined && other !== undefined && another === undefined)
    return refuted(`“${said}”`, `saw: ${brief(other)}`)
  return undecided(
    Fell.of(
      "target_ambiguous",
      same === undefined && other === undefined
        ? `No text of the page says “${said}” in these words; ${nearestPhrases(view, said)}`
        : `The page says so and says otherwise: ${[...(same === undefined ? [] : [same.text]), ...against].map((text) => brief(text, 60)).join(" | ")}`
    )
  )
}
