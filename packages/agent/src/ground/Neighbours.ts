/** "Next to", "below", "after": choosing among candidates by where they lie to something else. */
import type { Relation } from "@assay/domain/Intent"
import type { Box } from "@assay/domain/Screen"
import { bottom, centre, gap, right, sameColumn, sameLine } from "../screen/Geometry.js"
import { isCell, isContainer, isControl, isField, liesOverPage, tableOf } from "../screen/Kinds.js"
import { contains, type Seen, upward, type View, within } from "../screen/View.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"
import { isLive } from "./Messages.js"
import type { Scored } from "./Candidates.js"
import { isPart } from "./PartKinds.js"
import { inRegion, isRecord, levelOf, listOf, recordOf, type Region, repeats, sectionOf } from "./Regions.js"

type Side = Exclude<Relation, "in" | "near" | "after" | "before">

/** Whether a thing lies on that side of another. */
export const lies = (side: Side, anchor: Seen, seen: Seen): boolean => {
  const [a, b] = [anchor.node.box, seen.node.box]
  if (a === undefined || b === undefined) return side === "below" ? seen.at > anchor.end : false
  if (side === "below") return centre(b).y > centre(a).y && b.y >= bottom(a) - 2
  if (side === "above") return centre(b).y < centre(a).y && bottom(b) <= a.y + 2
  if (side === "left_of") return right(b) <= a.x + 2 && sameLine(a, b)
  return b.x >= right(a) - 2 && sameLine(a, b)
}

/** Among the last or first things in it. */
export const isAtEnd = (side: "below" | "above", anchor: Seen, seen: Seen): boolean => {
  const [a, b] = [anchor.node.box, seen.node.box]
  if (a === undefined || b === undefined || seen === anchor) return false
  return side === "below" ? centre(b).y > a.y + a.height * 0.75 : centre(b).y < a.y + a.height * 0.25
}

/** Farther counts for what is not in the same line or column. */
const distance = (anchor: Seen, seen: Seen): number => {
  const [a, b] = [anchor.node.box, seen.node.box]
  if (a === undefined || b === undefined) return Math.abs(seen.at - anchor.at) * 20
  return gap(a, b) + (sameLine(a, b) || sameColumn(a, b) ? 0 : 100)
}

interface Placed {
  readonly scored: Scored
  readonly distance: number
}

/** Those that are about as near as the nearest. */
const nearest = (placed: ReadonlyArray<Placed>): ReadonlyArray<Scored> => {
  const least = Math.min(...placed.map((each) => each.distance))
  return placed.filter((each) => each.distance <= least * 1.3 + 4).map((each) => each.scored)
}

/** A sentence that has the word in it is not what is called so, where something is: "Status changed to Closed.", and the label "Status". */
const unlessLabelled = (placed: ReadonlyArray<Placed>): ReadonlyArray<Placed> => {
  if (placed.every(({ scored }) => scored.score < 0.9)) return placed
  return placed.filter(
    ({ scored: { score, seen } }) => score >= 0.7 || !/^(?:text|paragraph)$/u.test(seen.node.role)
  )
}

const inSameRecord = (view: View, anchor: Seen, all: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const record = recordOf(view, anchor)
  if (record === undefined) return []
  const parts = all.filter(({ seen }) => contains(record, seen) && !contains(seen, anchor))
  // "A message from Ada", which begins with her name, or with her picture and her name.
  const isName = /^[^\d\p{Sc}]+$/u.test(readableTextOf(view, anchor))
  const begun = runsOf(view, record).slice(0, isName ? 3 : 1)
  const isHead = begun.some(({ seen }) => contains(anchor, seen)) && repeats(view, record)
  return parts.length > 0 || !isHead ? parts : all.filter(({ seen }) => seen === record)
}

/** "Cabin 2 - €30" says more of it than what it is called. */
const saysFacts = /\p{L}\s?[:–—-]\s.*\d|\p{Sc}\s?\d|\d\s?(?:\p{Sc}|%)/u

/** Nothing stands in it but what it is called by. */
const isAllOf = (view: View, record: Seen, seen: Seen): boolean => {
  const text = readableTextOf(view, record)
  return text === readableTextOf(view, seen) && record.node.role !== "row" && !saysFacts.test(text)
}

/** "The expenses for May", and they stand under June: another title of its rank comes between. */
const isUnderAnother = (view: View, anchor: Seen, seen: Seen): boolean => {
  const title = [anchor, anchor.parent].find((each) => each?.node.role === "heading")
  const { box } = seen.node
  const rank = title?.node.state.level
  if (title?.node.box === undefined || rank === undefined || box === undefined) return false
  if (sameLine(title.node.box, box)) return false
  const over = view.all.findLast(
    ({ at, node }) =>
      at <= seen.at && node.visible && node.role === "heading" && (node.state.level ?? rank + 1) <= rank
  )
  return over !== undefined && over !== title && !contains(over, seen)
}

/** "Acme's address", and it stands in a block that begins with the heading of another company. */
const isUnderOwnTitle = (view: View, anchor: Seen, seen: Seen): boolean => {
  if (isControl(seen) || isControl(anchor) || isField(seen) || isField(anchor)) return false
  const block = [...upward(seen)].find((outer) => titleIn(view, outer) !== undefined)
  const title = block === undefined ? undefined : titleIn(view, block)
  return (
    block !== undefined &&
    title !== undefined &&
    !contains(block, anchor) &&
    !contains(title, seen) &&
    !contains(seen, title)
  )
}

/** The heading that a block with more in it begins with. */
const titleIn = (view: View, block: Seen): Seen | undefined => {
  const [first, more] = runsOf(view, block)
  return first === undefined || more === undefined
    ? undefined
    : [...upward(first.seen)].find(
        (each) => each.node.role === "heading" && each !== block && contains(block, each)
      )
}

/** Stands in another row or item of the same list: what is there is of that one. */
const isOfAnother = (view: View, anchor: Seen, seen: Seen): boolean => {
  const [own, other] = [recordOf(view, anchor), recordOf(view, seen)]
  // "A message from Cleo", who stands beside the list of them all.
  if (own === undefined && other === seen && /^(?:text|paragraph)$/u.test(anchor.node.role))
    return isRecord(view, seen) && repeats(view, seen)
  if (isUnderOwnTitle(view, anchor, seen)) return true
  return (
    own !== undefined &&
    other !== undefined &&
    own !== other &&
    listOf(own) === listOf(other) &&
    // One tab stands next to the other: each is all that its item holds.
    !(isAllOf(view, own, anchor) && isAllOf(view, other, seen)) &&
    !contains(own, other)
  )
}

/** A line with one cell is the title of the lines below it, up to the next one. */
const lineGroupOf = (view: View, anchor: Seen): Region | undefined => {
  const row = [...upward(anchor)].find(({ node }) => node.role === "row")
  const table = row === undefined ? undefined : tableOf(row)
  if (row === undefined || table === undefined) return undefined
  const rows = within(view, table).filter(({ node }) => node.role === "row" && node.visible)
  const isTitle = ({ children }: Seen) => children.filter(({ node }) => node.visible).length === 1
  if (!isTitle(row) || rows.every(isTitle)) return undefined
  const next = rows.find((each) => each.at > row.at && isTitle(each))
  return { from: row.at, to: next === undefined ? table.end : next.at - 1, how: "" }
}

/** How deep an item of a tree stands: its level, or where what is read of it begins. */
const depthOf = (view: View, item: Seen): number =>
  item.node.state.level ?? runsOf(view, item)[0]?.seen.node.box?.x ?? 0

/** Under an item of a tree stand its own: those in it, or the deeper ones up to the next that is not. */
const branchOf = (view: View, anchor: Seen): Region | undefined => {
  const item = [...upward(anchor)].find(({ node }) => node.role === "treeitem")
  const tree = [...upward(anchor)].find(({ node }) => node.role === "tree")
  if (item === undefined || tree === undefined) return undefined
  const items = within(view, tree).filter(({ node }) => node.role === "treeitem" && node.visible)
  if (items.some((each) => each !== item && contains(item, each)))
    return { from: item.at + 1, to: item.end, how: "" }
  const after = items.filter(({ at }) => at > item.end)
  const next = after.findIndex((each) => depthOf(view, each) <= depthOf(view, item))
  const own = next === -1 ? after : after.slice(0, next)
  const last = own.at(-1)
  return last === undefined ? undefined : { from: item.end + 1, to: last.end, how: "" }
}

/** "The first entry under Next up" stands in the section of that heading, whatever lies below it in another column. */
const underHeading = (
  view: View,
  anchor: Seen,
  all: ReadonlyArray<Scored>,
  listed: boolean
): ReadonlyArray<Scored> => {
  const group = branchOf(view, anchor) ?? lineGroupOf(view, anchor)
  if (group !== undefined) return all.filter(({ seen }) => inRegion(group, seen))
  const heading = [...upward(anchor)].find(({ node }) => node.role === "heading")
  const section = heading === undefined ? undefined : sectionOf(view, heading)
  const own = section === undefined ? [] : all.filter(({ seen }) => inRegion(section, seen))
  // "No items under Bread": what its own part of the page does not list is listed elsewhere.
  if (own.length > 0 || (listed && section?.seen !== undefined)) return own
  const apartFrom = sectionApart(view, heading ?? anchor)
  if (apartFrom !== undefined) return all.filter(({ seen }) => contains(apartFrom, seen))
  const column = /^(?:text|heading)$/u.test(anchor.node.role) ? columnOf(view, heading ?? anchor) : undefined
  const below = all.filter(({ seen }) =>
    heading === undefined ? !isUnderLike(view, anchor, seen) : !isUnderNext(view, heading, seen)
  )
  return column === undefined
    ? below
    : below.filter(({ seen: { node } }) => node.box === undefined || sameColumn(node.box, column))
}

/** A toast at the edge of the screen lies lower than a title, and is no part of what stands under it. */
const withoutToasts = (view: View, anchor: Seen, all: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const heading = [...upward(anchor)].find(({ node }) => node.role === "heading")
  if (heading === undefined) return all
  const section = sectionOf(view, heading)
  // A note that unfolds in the section is told by no live role.
  const isToast = (seen: Seen): boolean =>
    liesOverPage(seen) &&
    !contains(seen, anchor) &&
    (!inRegion(section, seen) || within(view, seen).some(isLive))
  return all.filter(({ seen }) => ![...upward(seen)].some(isToast))
}

/** A part of the page that is called by its title and holds more than that: what lies below it is not under the title. */
const sectionApart = (view: View, title: Seen): Seen | undefined => {
  const said = loose(readableTextOf(view, title))
  const isCalled = (seen: Seen): boolean => seen.node.visible && loose(seen.node.name) === said
  const around = [...upward(title)].find(
    (outer) =>
      outer.node.role === "region" &&
      isCalled(outer) &&
      runsOf(view, outer).length > runsOf(view, title).length
  )
  if (around !== undefined) return around
  // "FAVORITES" over the navigation of that name.
  const next = view.all.find(
    (seen) =>
      seen.at > title.end &&
      isCalled(seen) &&
      /^(?:navigation|list|tree|table|grid|group|region|tabpanel)$/u.test(seen.node.role) &&
      runsOf(view, seen).length > 0
  )
  return next !== undefined && next.at - title.end <= 3 ? next : undefined
}

/** The largest box of which the title is all that is read. */
const boxOf = (view: View, title: Seen): Seen =>
  [...upward(title)].findLast(
    (outer) => outer.parent !== undefined && runsOf(view, outer).every(({ seen }) => contains(title, seen))
  ) ?? title

/** Another title that is drawn like it stands between them, over what follows: "FAVORITES", "PAGES". */
const isUnderLike = (view: View, anchor: Seen, seen: Seen): boolean => {
  const own = boxOf(view, anchor)
  const box = own.node.box
  if (isControl(anchor) || box === undefined || isRecord(view, own) || isCell(own)) return false
  const isLike = (each: Seen): boolean => {
    const other = each.node.box
    const [text, more] = runsOf(view, each)
    return (
      each.parent === own.parent &&
      each.node.visible &&
      each.node.role === own.node.role &&
      text !== undefined &&
      more === undefined &&
      !within(view, each).some(isControl) &&
      other !== undefined &&
      Math.abs(other.height - box.height) < 2 &&
      Math.abs(other.x - box.x) < 2 &&
      isCapital(text.text) === isCapital(readableTextOf(view, own))
    )
  }
  // One title stands below another, as a line does.
  if (isLike(boxOf(view, seen))) return false
  return (own.parent?.children ?? []).some(
    (each) => each.at > own.end && each.end < seen.at && isLike(each) && followsOther(view, own, each)
  )
}

const isCapital = (text: string): boolean => text === text.toUpperCase()

/** Something stands between two titles, and they are no lines of one text. */
const followsOther = (view: View, one: Seen, other: Seen): boolean =>
  view.all.some((each) => each.at > one.end && each.end < other.at && each.node.visible)

/** Another heading of its rank, or a higher one, stands between them: what follows is under that. */
const isUnderNext = (view: View, heading: Seen, seen: Seen): boolean =>
  view.all.some(
    (each) =>
      each.node.role === "heading" &&
      each.node.visible &&
      each.at > heading.end &&
      each.end < seen.at &&
      levelOf(each) <= levelOf(heading)
  )

/** The width of what a title stands over: the smallest box that begins with it and holds more. */
const columnOf = (view: View, title: Seen): Box | undefined => {
  for (const outer of upward(title)) {
    const runs = runsOf(view, outer)
    if (runs[0] === undefined || !contains(title, runs[0].seen)) return undefined
    if (runs.length > 1) return outer.node.box
  }
  return undefined
}

/** A field, or the title over one. */
const isOfForm = (view: View, seen: Seen): boolean => {
  if (isField(seen)) return true
  if (!/^(?:text|heading)$/u.test(seen.node.role)) return false
  const title = seen.parent?.node.role === "heading" ? seen.parent : seen
  const after = (title.parent?.children ?? []).filter((each) => each.at > title.at && each.node.visible)
  return after
    .slice(0, 2)
    .some((each) =>
      within(view, each).some(
        (inner) => isField(inner) || /^(?:checkbox|radio|slider)$/u.test(inner.node.role)
      )
    )
}

/** What filters a list belongs to none of the cards in it. */
const isFilterOf = (view: View, anchor: Seen, seen: Seen): boolean => {
  const own = recordOf(view, anchor)
  if (own === undefined || runsOf(view, own).length < 3 || !repeats(view, own)) return false
  return recordOf(view, seen) === undefined && isOfForm(view, seen)
}

/** A cell that is called by the text beside the field in it: it is the text that stands there. */
const besideWithin = (view: View, anchor: Seen, scored: Scored): Scored => {
  if (scored.seen === anchor || !contains(scored.seen, anchor)) return scored
  const said = readableTextOf(view, scored.seen)
  const own = within(view, scored.seen).find(
    (seen) =>
      seen !== scored.seen &&
      seen.node.visible &&
      !contains(seen, anchor) &&
      !contains(anchor, seen) &&
      readableTextOf(view, seen) === said
  )
  return own === undefined || !isField(anchor) || said === "" ? scored : { ...scored, seen: own }
}

const forAnchor = (
  view: View,
  relation: Exclude<Relation, "in">,
  anchor: Seen,
  all: ReadonlyArray<Scored>,
  listed: boolean
): ReadonlyArray<Scored> => {
  // "Beside the table" is said of what stands in it as well.
  const inside =
    relation === "near" && (isContainer(anchor.node.role) || isRecord(view, anchor) || isPart(anchor))
      ? all.filter(({ seen }) => contains(anchor, seen))
      : relation === "near" && isControl(anchor)
        ? // The cross of a tag stands in it.
          all.filter(({ seen }) => seen !== anchor && isControl(seen) && contains(anchor, seen))
        : []
  if (inside.length > 0) return inside
  const apart = all.filter(({ seen }) => !contains(seen, anchor) && !contains(anchor, seen))
  const others =
    relation === "below" ? underHeading(view, anchor, withoutToasts(view, anchor, apart), listed) : apart
  if (relation === "after") return others.filter(({ seen }) => seen.at > anchor.end).slice(0, 1)
  if (relation === "before") return others.filter(({ seen }) => seen.end < anchor.at).slice(-1)
  const together = relation === "near" ? inSameRecord(view, anchor, all) : []
  if (together.length > 0) return together
  const placed = (
    relation === "near"
      ? others.filter(({ seen }) => !isOfAnother(view, anchor, seen) && !isUnderAnother(view, anchor, seen))
      : others.filter(({ seen }) => lies(relation, anchor, seen))
  ).map((scored) => ({ scored, distance: distance(anchor, scored.seen) }))
  // "Below the list" is also said of what ends it; below a card, what ends the card comes before what stands in the next one.
  if (relation === "below" || relation === "above") {
    const ends = all.filter(({ seen }) => contains(anchor, seen) && isAtEnd(relation, anchor, seen))
    const ofOthers = placed.every(({ scored: { seen } }) => isOfAnother(view, anchor, seen))
    if (ends.length > 0 && ofOthers) return ends
  }
  const reachable =
    relation === "near"
      ? placed.filter((each) => each.distance <= 300 && !isFilterOf(view, anchor, each.scored.seen))
      : placed
  return reachable.length === 0 ? [] : nearest(unlessLabelled(calledSo(reachable)))
}

/** "Paper towels" below a title is what is called so, though "Remove Paper towels" beside it stands a little higher. */
const calledSo = <A extends { readonly scored: Scored }>(all: ReadonlyArray<A>): ReadonlyArray<A> => {
  const isCalled = ({ scored }: A): boolean => scored.fit >= 0.98
  return all.some(isCalled)
    ? all.filter((each) => isCalled(each) || each.scored.seen.node.role !== "button")
    : all
}

/** The candidates that lie so to one of the anchors; in `after` and `before` only the next one. `listed`: they are what a list holds, by no name. */
export const neighbours = (
  view: View,
  relation: Exclude<Relation, "in">,
  anchors: ReadonlyArray<Seen>,
  all: ReadonlyArray<Scored>,
  listed = false
): ReadonlyArray<Scored> => {
  const kept = new Map(
    anchors.flatMap((anchor) => {
      const given = relation === "near" ? all.map((each) => besideWithin(view, anchor, each)) : all
      const ordered = [...given].sort((a, b) => a.seen.at - b.seen.at)
      const near = new Set(forAnchor(view, relation, anchor, ordered, listed))
      return given.flatMap((each, index) => (near.has(each) ? [[index, each] as const] : []))
    })
  )
  return all.flatMap((_, index) => kept.get(index) ?? [])
}
