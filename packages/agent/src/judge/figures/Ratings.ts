/** "The jacket has a rating of 4.8", "128 reviews", "4 stars" of a card that shows stars with a number in brackets, or "9.4 Superb". */
import type { Target } from "@assay/domain/Intent"
import { nodesIn, recordOf, type Region, regionOf } from "../../ground/Regions.js"
import { type Run, runsOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"
import { factsIn, plain } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import { placeOf } from "./Formed.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

const outOf = /^(?:rated:? |rating:? )?(\d(?:[.,]\d+)?) ?(?:out of|of|\/) ?(?:5|10)(?: stars?)?$/iu
const scoredAt = /^(?:scored|score):? (\d{1,2}(?:[.,]\d+)?)(?: ?(?:out of|of|\/) ?(?:5|10))?$/iu
const judged = /^(\d{1,2}[.,]\d) \p{Lu}\p{L}+(?: \p{Ll}+)?$/u
const starred = /[★⭐]\s*(\d[.,]\d{1,2})(?!\d)/u
const drawn = /^[★☆⯪½⭐\s]+$/u

const namesOf = ({ node }: Seen): ReadonlyArray<string> => [
  node.name,
  ...node.otherNames.map(({ value }) => value)
]

const only = (all: ReadonlyArray<number>): number | undefined => {
  const [one, another] = [...new Set(all)]
  return another === undefined ? one : undefined
}

const numberOf = (text: string | undefined): ReadonlyArray<number> =>
  text === undefined ? [] : [Number(text.replace(",", "."))]

/** What the stars are told to be. */
const named = (view: View, outer: Seen): ReadonlyArray<number> =>
  nodesIn(view, regionOf(outer, ""))
    .filter(({ node }) => node.visible && node.role !== "radio")
    .flatMap((seen) => namesOf(seen).flatMap((name) => numberOf(outOf.exec(plain(name).trim())?.[1])))

/** The same, or the score that stands with a word for it. */
const told = (view: View, outer: Seen): ReadonlyArray<number> => [
  ...named(view, outer),
  ...runsOf(view, outer).flatMap(({ text }) =>
    [judged, starred].flatMap((pattern) => numberOf(pattern.exec(plain(text).trim())?.[1]))
  )
]

/** A number that is told to be what it was scored: "Scored 9.1", beside the stars that a hotel has. */
const scored = (view: View, outer: Seen): ReadonlyArray<number> =>
  nodesIn(view, regionOf(outer, ""))
    .filter(({ node }) => node.visible)
    .flatMap((seen) => namesOf(seen).flatMap((name) => numberOf(scoredAt.exec(plain(name).trim())?.[1])))

/** The score goes before the stars for who asks for the score; a rating may be either. */
const ratingOf = (view: View, card: Seen, { name }: Target): number | undefined => {
  const scores = scored(view, card)
  const isOfScore = scores.length > 0 && /score$/iu.test(name)
  return only(isOfScore ? scores : [...told(view, card), ...scores])
}

const starsIn = (text: string): number =>
  (text.match(/[★⭐]/gu) ?? []).length + (text.match(/[½⯪]/gu) ?? []).length / 2

/** Stars that are nothing but drawn: "★★★★ · Alfama" shows four. */
const counted = (view: View, outer: Seen): ReadonlyArray<number> =>
  runsOf(view, outer).flatMap(({ text }) =>
    factsIn(text)
      .filter((part) => drawn.test(part))
      .map(starsIn)
  )

/** The card of what is named, where it was found by its title alone. */
const around = (view: View, { seen }: Region): Seen | undefined =>
  seen === undefined || seen.parent === undefined ? undefined : (recordOf(view, seen) ?? seen)

const isRating = ({ name, ordinal, quoted }: Target): boolean =>
  !quoted &&
  ordinal === undefined &&
  /^(?:(?:average|overall|customer|guest|review|user|star) )?(?:rating|score)$/iu.test(name)

/** "4.8", "4.8 stars", "4.8 out of 5", "★★★★☆". */
const wanted = (expected: string): number | undefined => {
  if (drawn.test(expected)) return starsIn(expected)
  const [, number] =
    /^(\d{1,2}(?:[.,]\d+)?)(?: ?(?:\/|out of|of) ?(?:5|10))?(?: stars?)?$/iu.exec(expected.trim()) ?? []
  return numberOf(number)[0]
}

/** In the place of stars. */
const notRated = (view: View, card: Seen): string | undefined =>
  runsOf(view, card).find(({ text }) =>
    /^(?:not (?:yet )?rated(?: yet)?|unrated|no ratings?(?: yet)?)$/iu.test(text.trim())
  )?.text

/** The one rating in the card, where no word on the page calls it so. */
export const byRating = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, negated, subject } = check
  const number = wanted(expected)
  if (subject === undefined || number === undefined || !isRating(subject) || subject.scopes.length === 0)
    return undefined
  const region = placeOf(given, subject)
  const card = region === undefined ? undefined : around(given.view, region)
  if (card === undefined) return undefined
  const rating =
    ratingOf(given.view, card, subject) ??
    (drawn.test(expected) ? (only(counted(given.view, card)) ?? notRated(given.view, card)) : undefined)
  return rating === undefined
    ? undefined
    : rule(
        rating === number,
        negated,
        `${asExpected(check.match, expected)} for “${subject.words}”`,
        `saw: ${rating}`,
        card
      )
}

/** The number in brackets right behind stars tells how many gave them. */
const inBrackets = (runs: ReadonlyArray<Run>): ReadonlyArray<number> =>
  runs.flatMap(({ text }, at) => {
    const [, number] = /^\((\d[\d,]*)\)$/u.exec(text.trim()) ?? []
    const before = runs[at - 1]
    const isBehind =
      before !== undefined &&
      (drawn.test(before.text) || /^\d[.,]\d$/u.test(before.text.trim()) || starred.test(before.text))
    return number !== undefined && isBehind ? [Number(number.replaceAll(",", ""))] : []
  })

/** How many stars or reviews the one card shows; nothing where it shows none, or several. */
export const rated = (
  view: View,
  regions: ReadonlyArray<Region>,
  { ordinal, quoted, scopes, words }: Target
): number | undefined => {
  const [region, another] = regions
  if (quoted || ordinal !== undefined || scopes.length === 0 || region === undefined || another !== undefined)
    return undefined
  const card = around(view, region)
  if (card === undefined) return undefined
  if (/^(?:customer |user |guest )?(?:reviews?|ratings?)$/iu.test(words))
    return only(inBrackets(runsOf(view, card)))
  if (!/^stars?$/iu.test(words)) return undefined
  const all = named(view, card)
  return all.length > 0 ? only(all) : only(counted(view, card))
}
