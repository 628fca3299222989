/** "2 of 6 entries" over a list: so many entries stand there, whatever else the page lists as well. */
import type { Intent } from "@assay/domain/Intent"
import { groups, recordsIn } from "../../ground/Records.js"
import { wholePage } from "../../ground/Regions.js"
import { tallyOf } from "../../ground/Tallies.js"
import { Fell } from "../../run/Fell.js"
import { isOnControl } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { plain, stem } from "../../screen/Wording.js"
import { comparisons } from "../figures/Numbers.js"
import { apartIn } from "../texts/Phrases.js"
import { type Case, holds, refuted, type Ruling, undecided, withNumber } from "../Ruling.js"

type Count = Extract<Intent, { _tag: "CheckCount" }>

const line =
  /^(?:(?:showing|viewing|displaying) )?(\d{1,6}) ?(?:of|out of|\/) ?(\d{1,6}) (\p{L}+)(?: (?:shown|listed|displayed|visible|found|match(?:ed|ing)?))?\.?$/iu

interface Shown {
  readonly seen: Seen
  readonly shown: number
}

/** The one line that says it of what is called so. */
const lineOf = (view: View, noun: string): Shown | undefined => {
  const all = apartIn(view).flatMap(({ seen, text }): ReadonlyArray<Shown> => {
    const [, shown = "", , of = ""] = line.exec(plain(text).trim()) ?? []
    return of !== "" && stem(of.toLowerCase()) === stem(noun) && !isOnControl(seen)
      ? [{ seen, shown: Number(shown) }]
      : []
  })
  const [only, another] = all
  return another === undefined ? only : undefined
}

/** The things of the list that stands next below it. */
const listedBelow = (view: View, { seen }: Shown): number => {
  const below = groups(recordsIn(view, wholePage(view), false)).find(
    ([first]) => (first?.at ?? -1) > seen.end
  )
  return tallyOf(view, below ?? []).things.length
}

/** The ruling, unless the page says of its own that another number of them is shown. */
export const unlessShownOfAll = (ruling: Ruling, check: Count, { view }: Case): Ruling => {
  const { comparison, count, of, target } = check
  const isFree = target.scopes.length === 0 && target.quantifier === undefined && target.ordinal === undefined
  const noun = /^\p{Ll}{3,}$/u.exec(target.words)?.[0]
  if (!isFree || target.quoted || of !== undefined || noun === undefined) return ruling
  const told = lineOf(view, noun)
  const [word, holdsFor] = comparisons[comparison]
  if (told === undefined || ruling._tag === "Undecided") return ruling
  const says = holdsFor(told.shown, count)
  if (says === (ruling._tag === "Holds")) return ruling
  const actual = `${told.shown} ${target.words}`
  if (listedBelow(view, told) !== told.shown)
    return undecided(Fell.of("target_ambiguous", `The page says that ${actual} are shown.`))
  return says
    ? holds(actual, told.seen)
    : withNumber(refuted(`${word}${count} ${target.words}`, actual), told.shown)
}
