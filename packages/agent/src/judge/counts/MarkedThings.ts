/** "Three notifications are marked New": of the things of the one list those that bear the word by itself, as a badge does. */
import type { Target } from "@assay/domain/Intent"
import { wholePage } from "../../ground/Regions.js"
import { tallyOf } from "../../ground/Tallies.js"
import { Fell } from "../../run/Fell.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"
import { inOneList, items } from "./CountedLists.js"

const marked = /^\p{Ll}{3,} (?:marked|labell?ed|tagged|flagged)(?: as)? /u

/** How many bear it; nothing where the target tells no mark, and a reason where it is not clear which things are meant. */
export const markedOn = (view: View, { name, ordinal, scopes, words }: Target): number | Fell | undefined => {
  if (!marked.test(words) || name === "" || ordinal !== undefined || scopes.length > 0) return undefined
  const all = inOneList(view, wholePage(view), items)
  if (all instanceof Fell) return all
  const { things } = tallyOf(view, all)
  const unclear = Fell.of("target_ambiguous", `It cannot be told which of the things there are ${words}.`)
  if (things.length < 2) return unclear
  const bearing = things.filter((seen) => runsOf(view, seen).some(({ text }) => loose(text) === loose(name)))
  // In a sentence the word may be any part of it.
  const saying = things.filter((seen) =>
    ` ${loose(readableTextOf(view, seen))} `.includes(` ${loose(name)} `)
  )
  return saying.length === bearing.length ? bearing.length : unclear
}
