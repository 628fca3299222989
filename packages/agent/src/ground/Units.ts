/** What "the last message", "each row" and "one item" count: the things of a kind, and never what only holds several of them. */
import type { Target } from "@assay/domain/Intent"
import { sameLine } from "../screen/Geometry.js"
import { isControl, isDialog, isField, isOnControl, standsIn } from "../screen/Kinds.js"
import { contains, type Seen, upward, type View, within } from "../screen/View.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import type { Scored, Unit } from "./Scored.js"
import { recordsIn } from "./Records.js"
import { recordOf, type Region, regionOf, sectionOf } from "./Regions.js"
import { isLike } from "./Shapes.js"
import { roleFit } from "./Roles.js"

interface Counted {
  readonly unit?: Unit
}

/** Told by its kind alone, as one of several. */
export const asksUnits = ({ name, ordinal, quantifier, role }: Target): boolean =>
  name === "" &&
  role !== undefined &&
  (ordinal !== undefined || (quantifier !== undefined && quantifier !== "any" && quantifier !== "none"))

/** The same counted in each way that is open. */
export const readingsOf = <A extends Counted>(all: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  all.some(({ unit }) => unit === "whole" || unit === "part")
    ? [all.filter(({ unit }) => unit !== "part"), all.filter(({ unit }) => unit !== "whole")]
    : [all]

/** What is picked in whichever way one counts; undefined where that makes a difference. */
export const agreedOn = <A extends Counted, B>(
  all: ReadonlyArray<A>,
  pick: (reading: ReadonlyArray<A>) => B | undefined
): B | undefined => {
  const [first, ...others] = readingsOf(all).map(pick)
  return others.every((other) => other === first) ? first : undefined
}

/** The things that a holder was taken for. */
interface Held {
  readonly things: ReadonlyArray<Pick<Scored, "seen" | "region">>
  /** They are things, and no parts of one. */
  readonly sure: boolean
}

interface Pooled {
  readonly view: View
  readonly target: Target
  /** Everything that fits the kind, and those of it that stand in no other. */
  readonly all: ReadonlyArray<Scored>
  readonly outers: ReadonlyArray<Scored>
}

const isIn = (outer: Seen, inner: Seen): boolean => inner !== outer && contains(outer, inner)

const outermost = (all: ReadonlyArray<Seen>): ReadonlyArray<Seen> =>
  all.filter((inner) => !all.some((outer) => isIn(outer, inner)))

/** What it holds that is of the kind as much as it is itself. */
const sameIn = ({ all }: Pooled, outer: Scored): ReadonlyArray<Seen> =>
  outermost(
    all
      .filter(({ score, seen }) => isIn(outer.seen, seen) && score >= outer.score - 0.001)
      .map(({ seen }) => seen)
  )

const held = (things: ReadonlyArray<Seen>, sure: boolean): Held | undefined =>
  things.length < 2 ? undefined : { things: things.map((seen) => ({ seen })), sure }

/** A card among cards is a thing, whatever it holds. */
const isOneOfSeveral = ({ outers, view }: Pooled, { seen }: Scored): boolean =>
  outers.some(
    (other) =>
      other.seen !== seen && other.seen.node.role === seen.node.role && isLike(view, other.seen, seen)
  )

/** Says something by itself, and not only on what one acts with. */
const speaks = (view: View, seen: Seen): boolean =>
  seen.node.visible &&
  !within(view, seen).some(isField) &&
  runsOf(view, seen).some((run) => {
    for (const outer of upward(run.seen)) {
      if (outer === seen) return true
      if (isControl(outer)) return false
    }
    return true
  })

const hasHeading = (view: View, seen: Seen): boolean =>
  within(view, seen).some(({ node }) => node.role === "heading" && node.visible)

/** What else it says, or has one act on, beside the things it holds. */
const ownOf = (view: View, outer: Seen, things: ReadonlyArray<Seen>): ReadonlyArray<Seen> =>
  [...runsOf(view, outer).map(({ seen }) => seen), ...within(view, outer).filter(isControl)].filter(
    (seen) => seen !== outer && !things.some((thing) => contains(thing, seen))
  )

const saidIn = (view: View, block: Seen): ReadonlyArray<Seen> =>
  block.children.filter((each) => each.node.role !== "heading" && speaks(view, each))

/** The box whose lines stand one under the other, within those of which each says something by one box alone. */
const blockOf = (view: View, outer: Seen): Seen => {
  const [only, another] = saidIn(view, outer)
  if (only === undefined || another !== undefined || only.children.length === 0 || isControl(only))
    return outer
  return blockOf(view, only)
}

const isStacked = (all: ReadonlyArray<Seen>): boolean =>
  all.every(({ node: { box } }, at) => {
    const next = all[at + 1]?.node.box
    return box === undefined || next === undefined || !sameLine(box, next)
  })

const textsIn = (view: View, block: Seen | undefined): ReadonlyArray<string> =>
  block === undefined ? [] : saidIn(view, block).map((each) => readableTextOf(view, each))

/** Since the last deed one more came to those that stand there: they come one by one. */
const hasGrown = (view: View, block: Seen): boolean => {
  const before =
    view.earlier === undefined ? [] : textsIn(view.earlier, view.earlier.byRef.get(block.node.ref))
  const now = textsIn(view, block)
  return before.length > 0 && before.length < now.length && before.every((text) => now.includes(text))
}

const lines = new Set(["generic", "text", "paragraph", "listitem", "article", "group", "link"])

/** Blocks that no role or make tells to be things: each line of a log is one, in a message they may be its parts. */
const heldLines = (view: View, outer: Seen, isLog: boolean): Held | undefined => {
  const block = blockOf(view, outer)
  const said = saidIn(view, block)
  const roles = new Set(said.map(({ node }) => node.role))
  if (said.length < 2 || !isStacked(said)) return undefined
  if (hasGrown(view, block)) return held(said, true)
  const mixed = roles.has("text") && roles.has("paragraph")
  if (isLog) return held(said, !mixed && [...roles].every((role) => lines.has(role)))
  return roles.size === 1 && !hasHeading(view, outer) ? held(said, false) : undefined
}

/** The records of a log are its messages; what else stands among them may be one, and they may be the days of it. */
const heldRecords = (view: View, records: ReadonlyArray<Seen>): Held | undefined => {
  const parts = records.map((record) =>
    recordsIn(view, regionOf(record, ""), false).filter(
      (each) => speaks(view, each) && runsOf(view, each).length > 1
    )
  )
  if (parts.filter((inner) => inner.length > 1).length * 2 >= records.length)
    return held(
      records.flatMap((record, at) => (parts[at]?.length ? parts[at] : [record])),
      false
    )
  return { things: records.map((seen) => ({ seen })), sure: true }
}

const among = (view: View, records: ReadonlyArray<Seen>): ReadonlyArray<Seen> =>
  [...new Set(records.map(({ parent }) => parent))].flatMap((parent) =>
    (parent?.children ?? []).filter(
      (each) =>
        each.node.role !== "heading" &&
        speaks(view, each) &&
        !records.some((record) => contains(each, record)) &&
        records.some((record) => record.end < each.at || each.end < record.at)
    )
  )

const holders = new Set(["log", "status", "alert", "dialog", "alertdialog", "article"])

const heldMessages = (pooled: Pooled, outer: Scored): Held | undefined => {
  const { outers, view } = pooled
  const { seen } = outer
  const isLog = within(view, seen).some(({ node }) => node.role === "log" && node.visible)
  if (!holders.has(seen.node.role) || (!isLog && isOneOfSeveral(pooled, outer))) return undefined
  const same = sameIn(pooled, outer).filter((each) => each.node.role !== "log" && speaks(view, each))
  if (same.length > 1) return held(same, true)
  const records = recordsIn(view, regionOf(seen, ""), false).filter((each) => speaks(view, each))
  if (records.length < (isLog ? 1 : 2))
    return isDialog(seen) && within(view, seen).some(isField) ? undefined : heldLines(view, seen, isLog)
  const found = heldRecords(view, records)
  const sole = !outers.some((other) => other.seen !== seen && other.seen.node.role === seen.node.role)
  return found === undefined ? undefined : { ...found, sure: found.sure && (isLog || sole) }
}

/** A tag or a line of figures in a card is a part of it; what has a title or text of its own in a list is a thing. */
const isItem = (view: View, seen: Seen, { words }: Target): boolean =>
  hasHeading(view, seen) ||
  (/^(?:listitem|row|article)$/u.test(seen.node.role) &&
    speaks(view, seen) &&
    (!/^(?:cards?|tiles?|products?)$/iu.test(words) || runsOf(view, seen).length > 1))

const heldItems = (pooled: Pooled, outer: Scored): Held | undefined => {
  const { target, view } = pooled
  const { seen } = outer
  if (isControl(seen) || isOneOfSeveral(pooled, outer)) return undefined
  const same = sameIn(pooled, outer)
  if (seen.node.role !== "article") return ownOf(view, seen, same).length === 0 ? held(same, true) : undefined
  const things = same.length > 1 ? same : recordsIn(view, regionOf(seen, ""), false)
  const beside = ownOf(view, seen, things).some((each) => !standsIn(each, /^heading$/u) && !isOnControl(each))
  return held(things, !beside && things.every((each) => isItem(view, each, target)))
}

/** What stands under each of several headings, where no box holds it. */
const underHeadings = (view: View, outer: Seen): Held | undefined => {
  const all = within(view, outer).filter(
    (seen) =>
      seen.node.role === "heading" &&
      seen.node.visible &&
      (outer.node.role === "main" || !isIn(outer, recordOf(view, seen) ?? outer))
  )
  const levels = all.map(({ node }) => node.state.level ?? 7).sort()
  const level = levels.find((each, at) => levels[at + 1] === each)
  const heads = all.filter(({ node }) => (node.state.level ?? 7) === level)
  return heads.length < 2
    ? undefined
    : { things: heads.map((seen) => ({ seen, region: sectionOf(view, seen) })), sure: false }
}

const heldSections = (pooled: Pooled, outer: Scored): Held | undefined => {
  const { seen } = outer
  if (isOneOfSeveral(pooled, outer)) return undefined
  const same = sameIn(pooled, outer)
  const open = seen.node.role === "main" || seen.node.role === "form"
  const [only] = same
  if (same.length > 1) return held(same, open)
  if (only !== undefined && seen.node.role === "main") return { things: [{ seen: only }], sure: false }
  return underHeadings(pooled.view, seen)
}

/** What can be chosen is never what holds several of the same. */
const heldOptions = (pooled: Pooled, outer: Scored): Held | undefined => {
  const inner = outermost(pooled.all.map(({ seen }) => seen).filter((seen) => isIn(outer.seen, seen)))
  if (isControl(outer.seen) || isOneOfSeveral(pooled, outer)) return undefined
  return held(inner, ownOf(pooled.view, outer.seen, inner).length === 0)
}

/** A list of lists is a list itself, and may be meant so. */
const heldPlaces = (pooled: Pooled, outer: Scored): Held | undefined =>
  isControl(outer.seen) || isOneOfSeveral(pooled, outer) ? undefined : held(sameIn(pooled, outer), false)

const heldIn = (pooled: Pooled, outer: Scored): Held | undefined => {
  if (!outer.seen.node.visible) return undefined
  switch (pooled.target.role) {
    case "message":
      return heldMessages(pooled, outer)
    case "item":
    case "row":
      return heldItems(pooled, outer)
    case "section":
      return heldSections(pooled, outer)
    case "option":
    case "menuitem":
      return heldOptions(pooled, outer)
    case "list":
    case "table":
    case "menu":
    case "dialog":
    case "form":
    case "frame":
      return heldPlaces(pooled, outer)
    default:
      return undefined
  }
}

/** The outer ones, each that only holds several things replaced by these. */
const replaced = (pooled: Pooled): ReadonlyArray<Scored> => {
  const units = new Map<Seen, Scored>()
  for (const outer of pooled.outers) {
    const found = heldIn(pooled, outer)
    const parts = (found?.things ?? []).map((thing): Scored => ({
      ...outer,
      ...thing,
      how: `${outer.how}, one of those there`,
      unit: found?.sure === true ? "sure" : "part"
    }))
    const doubted: ReadonlyArray<Scored> = found?.sure === true ? [] : [{ ...outer, unit: "whole" }]
    const lines =
      pooled.target.role === "message" && found?.sure === true ? linesAmong(pooled.view, outer, parts) : []
    for (const each of found === undefined ? [outer] : [...doubted, ...parts, ...lines])
      if ((units.get(each.seen)?.score ?? 0) <= each.score) units.set(each.seen, each)
  }
  return [...units.values()]
}

/** What stands between the messages may be one: that somebody joined, or only the day. */
const linesAmong = (view: View, outer: Scored, parts: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const things = parts.map(({ seen }) => seen)
  return among(view, things)
    .filter((seen) => contains(outer.seen, seen) && !things.includes(seen))
    .map((seen) => ({ ...outer, seen, unit: "part" }))
}

/** What the place itself is of the kind by is no thing in the place, where others are. */
const withoutPlaces = (all: ReadonlyArray<Scored>, { role }: Target, regions: ReadonlyArray<Region>) => {
  if (role === "message") return all
  const others = all.filter(({ seen }) => !regions.some((region) => region.seen === seen))
  const best = (scored: ReadonlyArray<Scored>) => Math.max(0, ...scored.map(({ score }) => score))
  return best(others) >= best(all) - 0.1 && others.length > 0 ? others : all
}

/** The things that are counted, of all that fit the kind in those regions. */
export const unitsOf = (
  view: View,
  fitting: ReadonlyArray<Scored>,
  target: Target,
  regions: ReadonlyArray<Region>,
  distinct: (all: ReadonlyArray<Scored>) => ReadonlyArray<Scored>
): ReadonlyArray<Scored> => {
  const all = withoutPlaces(fitting, target, regions)
  return replaced({ view, target, all, outers: distinct(all) })
}

/** The same of nodes that were found by their make: in each way that is open. */
export const countedOf = (
  view: View,
  found: ReadonlyArray<Seen>,
  target: Target
): ReadonlyArray<ReadonlyArray<Seen>> => {
  const role = target.role ?? "item"
  const scoredOf = (seen: Seen): Scored => ({ seen, score: roleFit(role, seen), fit: 1, how: "" })
  const inner = found.flatMap((outer) =>
    within(view, outer).filter((seen) => isIn(outer, seen) && seen.node.visible)
  )
  const outers = found.map(scoredOf)
  const all = [...outers, ...inner.map(scoredOf).filter(({ score }) => score > 0)]
  return readingsOf(replaced({ view, target: { ...target, role }, all, outers })).map((reading) =>
    reading.map(({ seen }) => seen)
  )
}
