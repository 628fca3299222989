/** "The cheapest product", "the post with the most likes": of all that the page lists of a kind the one that has most or least of something. */
import { inOneList } from "../counts/CountedLists.js"
import type { Target } from "@assay/domain/Intent"
import { regionOf, wholePage } from "../../ground/Regions.js"
import { thingsCalled } from "../../ground/MainList.js"
import { tallyOf } from "../../ground/Tallies.js"
import { it } from "../../language/words/Pronouns.js"
import type { Extreme } from "../../language/sight/Sight.js"
import { set } from "../../language/words/Tokens.js"
import { Fell } from "../../run/Fell.js"
import { isStruck } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { allPhrases, runsOf } from "../../screen/VisibleText.js"
import { isFigure, stem, stems } from "../../screen/Wording.js"
import { detailOf, order, sums, valuesOf } from "./Comparing.js"
import { isPaged } from "../counts/PagedCounts.js"
import { isMoment, laterOf } from "../../screen/Moments.js"
import { dateOf } from "./Spellings.js"
import { titleRuns } from "../lists/TitleRuns.js"

/** The one day that stands in it. */
const dayIn = (view: View, thing: Seen): string | undefined => {
  const days = runsOf(view, thing).flatMap(({ text }) => dateOf(text) ?? [])
  const [only, another] = new Set(days)
  return another === undefined ? only : undefined
}

/** When it came in, told from today on: "Today 09:12", "Yesterday". */
const momentIn = (view: View, thing: Seen): string | undefined => {
  const [only, another] = runsOf(view, thing).filter(({ text }) => isMoment(text))
  return another === undefined ? only?.text.trim() : undefined
}

/** What comes in lies in the past, so that a date without its year does. */
const incoming = set(
  "email mail message post comment notification reply review update entry activity conversation chat thread letter alert"
)

/** "31 likes", the one figure that stands beside that noun. */
const figureIn = (view: View, thing: Seen, noun: string): string | undefined => {
  const all = runsOf(view, thing).flatMap(({ text }) =>
    Array.from(text.matchAll(/(?<![\d.,])(\d[\d.,]*) (\p{L}+)/gu)).flatMap(([, figure = "", of = ""]) =>
      stem(of) === stem(noun) ? [figure] : []
    )
  )
  const [only, another] = all
  return another === undefined ? only : undefined
}

/** What stands for it in one of the things. */
const saidIn = (view: View, thing: Seen, quality: string): string | undefined => {
  const target: Target = {
    words: quality,
    name: quality,
    quoted: false,
    scopes: [{ relation: "in", target: it }]
  }
  const figure = figureIn(view, thing, quality)
  if (figure !== undefined) return figure
  const told = detailOf(target, { view, antecedent: regionOf(thing, "") })
  if (!(told instanceof Fell)) return told
  // "The latest due date" of a column that is headed "Due".
  const [, bare] = /^(\p{Ll}+) date$/u.exec(quality) ?? []
  if (bare !== undefined) return saidIn(view, thing, bare)
  return quality === "date" ? (dayIn(view, thing) ?? momentIn(view, thing)) : undefined
}

/** Words for whatever a list holds. */
const anything = set("item row card entry one result option thing record line")

/** The things of that kind, where the page tells of such, and all of them stand on it. */
const thingsOf = (view: View, noun: string): ReadonlyArray<Seen> => {
  const isAnything = anything.has(noun)
  const wanted = stems(noun)
  const says = (text: string): boolean => wanted.every((word) => stems(text).includes(word))
  if (isPaged(view)) return []
  const called = isAnything ? [] : thingsCalled(view, stem(noun))
  if (called.length > 1) return called
  if (!isAnything && !says(view.screen.title) && !allPhrases(view).some(says)) return []
  const words = `${noun}s`
  const all = inOneList(view, wholePage(view), {
    words,
    name: isAnything ? "" : words,
    quoted: false,
    ...(isAnything ? { role: "item" as const } : {}),
    scopes: []
  })
  const { sure, things } = all instanceof Fell ? { sure: [], things: [] } : tallyOf(view, all)
  return sure.length === things.length ? sure : []
}

/** What it is called by: the first that is read in it and is no figure. */
const nameIn = (view: View, thing: Seen): string | undefined =>
  titleRuns(view, thing).find(
    ({ seen, text }) => !isStruck(seen) && !isFigure(text) && /[\p{L}#]/u.test(text)
  )?.text

/** The one of them that has most, or least, of it; nothing where one does not tell, or two are alike. */
const firstBy = (
  view: View,
  things: ReadonlyArray<Seen>,
  { most, noun }: Extreme,
  quality: string
): Seen | undefined => {
  const told = things.map((thing) => saidIn(view, thing, quality))
  const isFirst = (one: string | undefined, at: number): boolean =>
    told.every((other, n) => {
      if (n === at) return true
      if (one === undefined || other === undefined) return false
      const values = valuesOf(one, other, "more")
      const isIncoming = quality === "date" && incoming.has(noun)
      const later = isIncoming ? laterOf(one, other) : undefined
      return (later ?? (values === undefined ? undefined : order(values))) === (most ? 1 : -1)
    })
  return things.length < 2 ? undefined : things.find((_, at) => isFirst(told[at], at))
}

const lines = set("line row entry charge expense position")

/** "The most expensive line" is that of the highest amount; of an item it is not told whether that is meant or the price of a piece. */
const dearest = (view: View, things: ReadonlyArray<Seen>, extreme: Extreme): Seen | undefined => {
  const sum = sums.find((quality) => things.every((thing) => saidIn(view, thing, quality) !== undefined))
  const byPrice = firstBy(view, things, extreme, extreme.quality)
  if (sum === undefined || things.length === 0) return byPrice
  const bySum = firstBy(view, things, extreme, sum)
  return lines.has(extreme.noun) || byPrice === bySum ? bySum : undefined
}

/** The name of that one; nothing where one of them does not tell, two are alike, or another is called so as well. */
export const extremeOf = (view: View, extreme: Extreme): string | undefined => {
  const things = thingsOf(view, extreme.noun)
  const found =
    extreme.dear === true ? dearest(view, things, extreme) : firstBy(view, things, extreme, extreme.quality)
  const name = found === undefined ? undefined : nameIn(view, found)
  const isOwn = things.every((thing) => thing === found || nameIn(view, thing) !== name)
  return isOwn ? name : undefined
}
