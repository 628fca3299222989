/** The list that a page is mostly about, where the page says what stands in it: "the posts" of a page that shows 4 of 9 posts. */
import { isControl, isEntry, isField, standsIn } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import { contains, type Seen, upward, type View, within } from "../screen/View.js"
import { stem, tokens } from "../screen/Wording.js"
import { messagesCalled } from "./Conversations.js"
import { listsAround, listTold } from "./ListsTold.js"
import { standsInWays } from "./PartKinds.js"
import { areaOf, groups, recordsIn, withoutForms } from "./Records.js"
import { isAside, standsInSidebar, wholePage } from "./Regions.js"
import { listSearched } from "./SearchedLists.js"

type Things = ReadonlyArray<Seen>

/** So many times larger is what a page is about than what stands beside it. */
const times = 2.5

const parts = /^(?:list|table|grid|region|tabpanel|main|form|search|navigation)$/u

/** Each of them says several things, and none is a part of the page in which lists stand. */
const areRich = (view: View, all: Things): boolean =>
  all.every(
    (seen) =>
      runsOf(view, seen).length > 2 &&
      !within(view, seen).some(({ node }) => node !== seen.node && node.visible && parts.test(node.role))
  )

/** As wide or as high as each other, and none says many times what another does: columns of a page are no list. */
const areEven = (view: View, all: Things): boolean => {
  const [first] = all
  const isSame = (one: number | undefined, other: number | undefined): boolean =>
    one !== undefined && other !== undefined && Math.abs(one - other) < 4
  const said = all.map((seen) => runsOf(view, seen).length)
  return (
    Math.max(...said) <= 4 * Math.min(...said) &&
    all.every(
      ({ node: { box } }) =>
        isSame(box?.width, first?.node.box?.width) || isSame(box?.height, first?.node.box?.height)
    ) &&
    !(
      all.length === 2 &&
      all.every(({ node: { box } }) => isSame(box?.y, first?.node.box?.y)) &&
      !all.every(({ node: { box } }) => isSame(box?.width, first?.node.box?.width))
    )
  )
}

/** The one list that is far larger than the others. */
const mainOf = (view: View, lists: ReadonlyArray<Things>): Things | undefined => {
  const [first, second] = [...lists].sort((a, b) => areaOf(b) - areaOf(a))
  return first !== undefined &&
    areRich(view, first) &&
    areEven(view, first) &&
    areaOf(first) > times * areaOf(second ?? [])
    ? first
    : undefined
}

const isWritten = (view: View, seen: Seen): boolean =>
  within(view, seen).some((each) => each.node.visible && isEntry(each))

/** What one writes a new one in stands over them, and is none of them. */
const withoutComposer = (view: View, all: Things): Things => {
  const [first, ...others] = all
  const composes =
    first !== undefined && isWritten(view, first) && !others.some((each) => isWritten(view, each))
  return composes && others.length > 1 ? others : all
}

/** Ways to go, and to filter, are no things that a page is about. */
const isBesides = (seen: Seen): boolean =>
  isAside(seen) || standsIn(seen, /^complementary$/u) || standsInSidebar(seen) || standsInWays(seen)

const known = new WeakMap<View, ReadonlyArray<Things>>()

const listsOn = (view: View): ReadonlyArray<Things> => {
  const lists =
    known.get(view) ??
    withoutForms(view, groups(recordsIn(view, wholePage(view), false)))
      .map((all) => withoutComposer(view, all))
      .filter((all) => all.length > 1 && !all.every(isBesides))
  known.set(view, lists)
  return lists
}

/** "Showing 4 of 9 posts", "Courses", "Load more posts": it says what there is. */
const tellsOf = (text: string, noun: string): boolean => {
  if (/\(\s*0\s*\)/u.test(text)) return false
  const words = tokens(text)
  const at = words.findIndex((word) => word !== noun && stem(word) === stem(noun))
  if (at === -1) return false
  const before = words.slice(0, at)
  return before.some((word) => /^\d+$/u.test(word)) || (words.length <= 3 && at === words.length - 1)
}

/** What somebody wrote stands in an article by itself; a product does as well, so that the page must have the word. */
const written = /^(?:post|article|story|entry|tweet)$/u

const saysWord = (view: View, noun: string): boolean =>
  view.all.some(({ node }) => node.visible && tokens(node.name).some((word) => stem(word) === stem(noun)))

/** The articles of the one list that has any, where the noun is one for what is written. */
const writtenOn = (view: View, noun: string): Things => {
  if (!written.test(noun)) return []
  const articles = view.all.filter((seen) => seen.node.visible && seen.node.role === "article")
  const outer = articles.filter(
    (seen) => !isBesides(seen) && !articles.some((each) => each !== seen && contains(each, seen))
  )
  const [first] = outer
  return saysWord(view, noun) && outer.every(({ parent }) => parent === first?.parent) ? outer : []
}

const anything = /^(?:results?|items?|entry|entries|cards?|things?)$/u

/** The things of that list; none where nothing says that they are what the noun says. */
export const thingsCalled = (view: View, noun: string): Things => {
  if (!/^\p{Ll}{3,}$/u.test(noun)) return []
  const lists = listsOn(view)
  const main = mainOf(view, lists)
  const tells = (text: string): boolean => tellsOf(text, noun)
  const told = main === undefined ? listTold(view, lists, tells) : []
  if (told.length > 0) return told
  const said = messagesCalled(view, lists, noun)
  if (said.length > 0) return said
  // Two blocks beside each other may be parts of the one thing that is open.
  const searched = main === undefined || main.length < 3 ? listSearched(view, noun) : []
  if (searched.length > 0) return searched
  if (main === undefined) return writtenOn(view, noun)
  const isInside = (seen: Seen): boolean => lists.some((all) => all.some((each) => contains(each, seen)))
  const isTold = runsOf(view, view.root).some(
    ({ seen, text }) =>
      tells(text) &&
      !isInside(seen) &&
      ![...upward(seen)].some(
        (outer) => isField(outer) || (isControl(outer) && /^tab|link/u.test(outer.node.role))
      ) &&
      listsAround(lists, seen).includes(main)
  )
  const isWrittenHere = written.test(noun) && saysWord(view, noun)
  const isPages = view.screen.title.split(/\s[-–—|·:]\s/u).some(tells)
  return isTold || isPages || isWrittenHere || anything.test(noun) ? main : writtenOn(view, noun)
}
