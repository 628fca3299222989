/** "Open the first unread email", "delete the second completed task": counted are only those of the one list that are so. */
import type { Target } from "@assay/domain/Intent"
import type { Found, Grounding } from "../ground/Ground.js"
import { wholePage } from "../ground/Regions.js"
import { tallyOf } from "../ground/Tallies.js"
import { inOneList } from "../judge/counts/CountedLists.js"
import { goesOn, leadsOn } from "../judge/counts/PagedCounts.js"
import { bearing } from "../judge/lists/Qualified.js"
import { Fell } from "../run/Fell.js"
import { contains, type Seen, type View } from "../screen/View.js"
import { loose, pluralOf } from "../screen/Wording.js"
import { titleOf } from "./AllOf.js"

const some = /^(\p{Ll}+) (\p{Ll}+)$/u

interface Nth {
  readonly seen: Seen
  /** All of the list, whether or not they are so. */
  readonly things: ReadonlyArray<Seen>
}

/** Nothing where the page does not tell which of them are so, or where the last may stand on another page. */
const nthOf = (view: View, { name, ordinal, quantifier, quoted, role, scopes }: Target): Nth | undefined => {
  const [, words = "", kind = ""] = some.exec(name) ?? []
  if (ordinal === undefined || quoted || kind === "" || scopes.length > 0) return undefined
  if (role !== undefined && role !== "item" && role !== "message") return undefined
  if (quantifier !== undefined || (ordinal < 0 && (goesOn(view) || leadsOn(view)))) return undefined
  const all = pluralOf(kind)
  const list = inOneList(view, wholePage(view), { words: all, name: all, quoted: false, scopes: [] })
  const { things } = list instanceof Fell ? { things: [] } : tallyOf(view, list)
  const bearers = things.length < 2 ? [] : bearing(view, things, words)
  const seen = bearers instanceof Fell ? undefined : bearers.at(ordinal < 0 ? ordinal : ordinal - 1)
  return seen === undefined ? undefined : { seen, things }
}

/** It, to be clicked; nothing where what was found otherwise stands in it. */
export const nthOfSome = (view: View, target: Target, direct: Grounding): Found | undefined => {
  const found = nthOf(view, target)
  const isOne = direct._tag === "Found" && found !== undefined && contains(found.seen, direct.seen)
  return found === undefined || isOne
    ? undefined
    : { _tag: "Found", seen: found.seen, score: 0.85, how: "of those that are so", tentative: false }
}

/** It by its title, which no other of them has. */
export const titledNth = (view: View, target: Target): Target | undefined => {
  const { seen, things = [] } = nthOf(view, target) ?? {}
  const title = seen === undefined ? "" : titleOf(view, seen)
  const same = things.filter((each) => loose(titleOf(view, each)) === loose(title))
  return title === "" || same.length > 1 ? undefined : { words: title, name: title, quoted: true, scopes: [] }
}
