/** "Delete all tasks", "mark all tasks as done": one after the other by their titles, where nothing on the page does it to all of them at once. */
import type { Target } from "@assay/domain/Intent"
import { thingsCalled } from "../ground/MainList.js"
import { recordOf, wholePage } from "../ground/Regions.js"
import { inOneList } from "../judge/counts/CountedLists.js"
import { goesOn, leadsOn } from "../judge/counts/PagedCounts.js"
import { Fell } from "../run/Fell.js"
import { isControl } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import { everyName, type Seen, upTo, type View } from "../screen/View.js"
import { loose, stem, tokens } from "../screen/Wording.js"
import { isEach } from "./EachOf.js"

const each =
  /^(?:delete|remove|archive|dismiss|trash|discard|complete|finish|mark as (?:done|completed?|finished|ticked|checked|read))$/iu

/** More is done by hand by nobody. */
const most = 30

/** What stands first in it, and on no button. */
export const titleOf = (view: View, thing: Seen): string =>
  runsOf(view, thing)
    .find((run) => ![...upTo(thing, run.seen)].some(isControl))
    ?.text.trim() ?? ""

/** Under a title or beside a number that calls them so, the one list of the page. */
const thingsOf = (view: View, target: Target): ReadonlyArray<Seen> => {
  const called = thingsCalled(view, stem(target.name))
  if (called.length > 0) return called
  const isSaid = runsOf(view, view.root).some(({ text }) => tokens(text).includes(target.name.toLowerCase()))
  const all = isSaid ? inOneList(view, wholePage(view), target) : []
  return all instanceof Fell ? [] : all
}

/** What such a verb takes back is told by the control itself: "Unpin" stands only with what is pinned. */
const undoing =
  /^un(?:pin|like|star|follow|mute|save|bookmark|favou?rite|archive|subscribe|flag|block|lock|watch|check|tick)$/iu

/** "Unpin both pinned notes": those of one list whose control says that they can be. */
const undone = (view: View, verb: string, { name }: Target): ReadonlyArray<Seen> | undefined => {
  const [, before = "", noun = ""] = /^(?:(\p{Ll}+) )?(\p{Ll}{2,}s)$/u.exec(name) ?? []
  const [own = "", other = ""] = [stem(before), stem(verb.slice(2).toLowerCase())]
  if (!undoing.test(verb) || noun === "" || (before !== "" && own.slice(0, 3) !== other.slice(0, 3)))
    return undefined
  // It may come into sight only when the mouse is over the thing.
  const bears = view.all.filter(
    (seen) =>
      isControl(seen) &&
      (recordOf(view, seen)?.node.visible ?? seen.node.visible) &&
      everyName(seen).some((each) => loose(each) === loose(verb))
  )
  const things = bears.flatMap((seen) => recordOf(view, seen) ?? [])
  const areListed =
    things.length > 1 &&
    things.length === bears.length &&
    new Set(things).size === things.length &&
    new Set(things.map(({ parent }) => parent)).size === 1
  return areListed ? things : undefined
}

/** The things it is done to, each by its title; nothing where one thing is meant, or no list on the page is called so. */
export const allOf = (view: View, verb: string, target: Target): ReadonlyArray<Target> | Fell | undefined => {
  const { quantifier, quoted, role, scopes } = target
  if (!isEach(target) || quoted || role !== undefined || scopes.length > 0) return undefined
  const takenBack = undone(view, verb, target)
  if (takenBack === undefined && (quantifier !== "all" || !each.test(verb))) return undefined
  const things = takenBack ?? thingsOf(view, target)
  if (things.length === 0) return undefined
  if (quantifier === "both" && things.length !== 2)
    return Fell.of("target_ambiguous", `“${target.words}” are ${things.length}, and both are meant.`)
  const titles = things.map((thing) => titleOf(view, thing))
  const areTold = titles.every((title) => title !== "") && new Set(titles.map(loose)).size === titles.length
  if (!areTold || titles.length > most)
    return Fell.of("target_ambiguous", `Not each of the “${target.words}” has a title of its own.`)
  // Both are two, and those are here.
  if (quantifier !== "both" && (goesOn(view) || leadsOn(view)))
    return Fell.of("target_not_found", `Not all “${target.words}” need to stand on this page.`)
  return titles.map((title) => ({ words: title, name: title, quoted: true, scopes: [] }))
}
