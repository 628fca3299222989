/** "The new note": the one thing that came to a list of the page with the last deed, beside all that stood there before. */
import type { Target } from "@assay/domain/Intent"
import { keepingOf } from "../Keeping.js"
import { isTable } from "../screen/Kinds.js"
import type { Seen, View } from "../screen/View.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"
import { groups, recordsIn } from "./Records.js"
import { wholePage } from "./Regions.js"

type Things = ReadonlyArray<Seen>

const listsOf = keepingOf((view: View): ReadonlyArray<Things> => {
  const rows = view.all.some((seen) => seen.node.visible && isTable(seen))
  return groups([
    ...(rows ? recordsIn(view, wholePage(view), true) : []),
    ...recordsIn(view, wholePage(view), false)
  ])
})

type Says = (view: View, seen: Seen) => string

/** What tells one from another: what it begins with, as a dialog may lie over the rest of it; or all that it says. */
const ways: ReadonlyArray<Says> = [
  (view, seen) => loose(runsOf(view, seen)[0]?.text ?? ""),
  (view, seen) => loose(readableTextOf(view, seen))
]

/** A list of which two say the same tells no newcomer. */
const saidIn = (view: View, all: Things, says: Says): ReadonlyMap<string, Seen> =>
  new Map(all.map((seen) => [says(view, seen), seen]))

/** The one of the list that an earlier list, which had one less and all the others, did not have. */
const cameTo = (view: View, all: Things, earlier: View, says: Says): Seen | undefined => {
  const now = saidIn(view, all, says)
  if (all.length < 2 || now.size < all.length) return undefined
  for (const before of listsOf(earlier)) {
    const old = saidIn(earlier, before, says)
    const came = [...now].filter(([text]) => !old.has(text))
    if (before.length === all.length - 1 && old.size === before.length && came.length === 1)
      return came[0]?.[1]
  }
  return undefined
}

const newcomers = keepingOf((view: View): ReadonlyArray<Seen> => {
  const { earlier } = view
  const came = (all: Things): Seen | undefined =>
    earlier === undefined
      ? undefined
      : ways.map((says) => cameTo(view, all, earlier, says)).find((each) => each !== undefined)
  return [...new Set(listsOf(view).flatMap((all) => came(all) ?? []))]
})

/** What is new of a page, and no thing of a list. */
const parts =
  /^(?:page|tab|window|dialog|password|value|values|name|title|price|total|amount|date|time|status|state|text|label|field|button|section|column|error|version|address|email|e-?mail|picture|colou?r|order of .*)$/iu

/** Nothing where the list lost or changed anything, where several lists have one more, or where something is called so. */
export const newThing = (
  view: View,
  { name, ordinal, pronoun, quantifier, quoted, role }: Target
): Seen | undefined => {
  const [, noun = ""] =
    /^new(?:ly (?:added|created|made|posted))? (\p{Ll}{3,}(?: \p{Ll}{3,})?)$/u.exec(name) ?? []
  const isPlain = !quoted && pronoun !== true && ordinal === undefined && quantifier === undefined
  const isThing = role === undefined || role === "row" || role === "item"
  if (noun === "" || parts.test(noun) || !isPlain || !isThing) return undefined
  if (view.all.some(({ node }) => node.visible && loose(node.name) === loose(name))) return undefined
  const [only, another] = newcomers(view)
  return another === undefined ? only : undefined
}
