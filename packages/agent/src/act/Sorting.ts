/** Sorting, by the header of a column or a list of ways to sort. */
import { Effect } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { ground, type Grounding } from "../ground/Ground.js"
import { groundLabelled } from "../ground/Labelled.js"
import { directionOf } from "../language/deeds/Finding.js"
import { Fell } from "../run/Fell.js"
import { look, pause, quiet } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isControl, isOnControl, standsIn } from "../screen/Kinds.js"
import { type Seen, type View, within } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { loose, stems } from "../screen/Wording.js"
import { aim, clickIt, type Look, onTarget, onTargetWith } from "./Aim.js"
import { chooseIn } from "./ChoosingIn.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const theList: Target = { words: "sort", name: "sort", quoted: false, scopes: [] }

const headed = (by: string): Target => ({ words: by, name: by, quoted: false, role: "column", scopes: [] })

/** The header of a column that sorts, or a list of ways to sort. */
const sorter = (view: View, by: string): Target => {
  const header = headed(by)
  const found = ground(view, header, "click")
  const list = theList
  if (found._tag !== "Found") return list
  // A filter may be called "Price" as well.
  const heads = standsIn(found.seen, /^columnheader$/u)
  // The title over a filter sorts nothing.
  if (!heads && !isOnControl(found.seen)) return list
  return heads || ground(view, { ...list, role: "list" }, "choose")._tag !== "Found" ? header : list
}

/** A table is often drawn only after the page: either of both may be yet to come. */
const sorterSoon = Effect.fn("Sorting.sorterSoon")(function* (turn: Turn, by: string) {
  for (let left = 12; ; left--) {
    const view = yield* look(turn.session)
    const found = sorter(view, by)
    const isThere = found.role === "column" || ground(view, found, "choose")._tag !== "Missing"
    if (isThere || left === 0) return found
    yield* pause(turn.session, 150)
  }
})

/** The one way of sorting in a native list that speaks of it, and of the direction: "Name (Z to A)". */
const wayOf = ({ node }: Seen, by: string, direction: Of<"Sort">["direction"]): string | undefined => {
  const words = stems(by)
  const fits = (node.options ?? [])
    .map(({ label }) => label)
    .filter((label) => {
      const have = stems(label)
      return (
        words.every((word) => have.includes(word)) &&
        (direction === undefined || directionOf(label) === direction)
      )
    })
  const [only, another] = fits
  return another === undefined ? only : undefined
}

/** "Sort by ▯", of an option that is called just that, where what it sorts by was only guessed: "Largest first". */
const saidWay = ({ node }: Seen, by: string, text: string): string | undefined => {
  const [, said, more] = text.split(/\b(?:sort|order)(?:s|ed)?\b[^"“]{0,30}?\bby /iu)
  if (said === undefined || more !== undefined) return undefined
  const told = loose(said.replace(/^["“'‘]/u, ""))
  // Where it is told as it stands there, only a longer one than what one sorts by is another way: "Total: high to low".
  const isMore = (label: string): boolean =>
    !told.startsWith(loose(by)) || loose(label).length > loose(by).length
  const [only, another] = (node.options ?? []).filter(
    ({ label }) => told.startsWith(loose(label)) && isMore(label)
  )
  return another === undefined ? only?.label : undefined
}

/** What people call the list of ways to sort, where a label stands before what opens it. */
const labels = ["sort by", "sort", "order by", "sorting"]

/** What opens the ways to sort and is no list by its role: it stands behind the label. */
const opener = (view: View): Grounding | undefined =>
  labels
    .map((name) => groundLabelled(view, { words: name, name, quoted: false, scopes: [] }))
    .find((found) => found?._tag === "Found")

/** "Sort them by Cheapest first": the way as the step calls it. */
const toldWay = (turn: Turn, by: string): string =>
  /\b(?:sort|order)(?:s|ed)?\b.*?\bby (\p{Lu}[^,;.]{2,40}?)(?=$|[,;.]| and | then )/iu.exec(turn.text)?.[1] ??
  by

/** The one thing to click that is called so, as heads that are drawn are: none of what is listed, and none of a form. */
const drawnHead = (view: View, by: string): Seen | undefined => {
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      isControl(seen) &&
      seen.node.role === "generic" &&
      loose(readableTextOf(view, seen))
        .replace(/[^\p{L}\p{N} ]/gu, "")
        .trim() === loose(by)
  )
  return another === undefined ? only : undefined
}

/** By what opens the ways to sort, or by a head, neither of which is one by its role; nothing where there is none. */
const byDrawn = Effect.fn("Sorting.byDrawn")(function* (turn: Turn, by: string) {
  const view = yield* look(turn.session)
  if (opener(view) !== undefined) {
    const list: Target = { words: "sort by", name: "sort by", quoted: false, scopes: [] }
    const find: Look = (now) => opener(now) ?? { _tag: "Missing", what: list, candidates: [] }
    return yield* onTargetWith(turn, list, "choose", find, (aimed) =>
      chooseIn(turn, aimed, [toldWay(turn, by)])
    )
  }
  if (drawnHead(view, by) === undefined) return undefined
  const head: Target = { words: by, name: by, quoted: false, scopes: [] }
  const find: Look = (now) => {
    const seen = drawnHead(now, by)
    return seen === undefined
      ? { _tag: "Missing", what: head, candidates: [] }
      : { _tag: "Found", seen, score: 0.85, how: "the one thing to click of that name", tentative: true }
  }
  return yield* onTargetWith(turn, head, "click", find, clickIt(turn))
})

const orderOf = (view: View, header: Target): Seen["node"]["state"]["sort"] => {
  const found = ground(view, header, "look")
  return found._tag === "Found" ? found.seen.node.state.sort : undefined
}

/** The order after a click: a page may sort, or say so, only a moment later. */
const orderAfter = Effect.fn("Sorting.orderAfter")(function* (
  turn: Turn,
  header: Target,
  before: string | undefined
) {
  for (let left = 10; ; left--) {
    const order = orderOf(yield* look(turn.session), header)
    const { calm } = yield* quiet(turn.session)
    if (order !== before || calm || left === 0) return order
    yield* pause(turn.session, 100)
  }
})

/** One way, the other, and not at all: as many clicks as a header takes to come round. */
const mostClicks = 3

const byHeader = Effect.fn("Sorting.byHeader")(function* (
  turn: Turn,
  header: Target,
  direction: "ascending" | "descending"
) {
  let order = orderOf(yield* look(turn.session), header)
  if (order === direction) return yield* aim(turn, header, "look")
  for (let left = mostClicks; left > 0; left--) {
    const aimed = yield* onTarget(turn, header, "click", clickIt(turn))
    const before = order
    order = yield* orderAfter(turn, header, before)
    // Where no header tells, one click is all that is known to be told.
    if (order === direction || (order === undefined && before === undefined)) return aimed
  }
  return yield* Fell.of(
    "action_unsupported",
    `“${header.words}” was clicked, and is not sorted ${direction}.`
  )
})

/** The head of a column that shows no sign of being pressed. */
const isPlainHead = (view: View, { seen }: { readonly seen: Seen }): boolean =>
  standsIn(seen, /^columnheader$/u) &&
  seen.node.state.sort === undefined &&
  !isOnControl(seen) &&
  !within(view, seen).some((each) => isControl(each) || each.node.role === "image")

/**
 * "Sort by Total: high to low", which a list offers in these words, beside a column that is called Total; or "sort by Total", where the list
 * offers just that and the column looks like a mere title.
 */
const isOffered = (view: View, by: string, text: string): boolean => {
  const list = ground(view, { ...theList, role: "list" }, "choose")
  if (list._tag !== "Found") return false
  if (saidWay(list.seen, by, text) !== undefined) return true
  const head = ground(view, headed(by), "click")
  return head._tag === "Found" && isPlainHead(view, head) && wayCalled(list.seen, by)
}

const wayCalled = ({ node }: Seen, by: string): boolean =>
  (node.options ?? []).some(({ label }) => loose(label) === loose(by))

export const sort = Effect.fn("Sorting.sort")(function* (turn: Turn, intent: Of<"Sort">) {
  const by = intent.by ?? intent.target?.name ?? ""
  const soon = yield* sorterSoon(turn, by)
  const target = isOffered(yield* look(turn.session), by, turn.text) ? theList : soon
  const isMissing =
    target.role !== "column" && ground(yield* look(turn.session), target, "choose")._tag === "Missing"
  const drawn = isMissing && intent.direction !== "descending" ? yield* byDrawn(turn, by) : undefined
  if (drawn !== undefined) return drawn
  if (target.role !== "column")
    return yield* onTarget(turn, { ...target, role: "list" }, "choose", (aimed) =>
      chooseIn(turn, aimed, [
        saidWay(aimed.found.seen, by, turn.text) ?? wayOf(aimed.found.seen, by, intent.direction) ?? by
      ])
    )
  return intent.direction === undefined
    ? yield* onTarget(turn, target, "click", clickIt(turn))
    : yield* byHeader(turn, target, intent.direction)
})
