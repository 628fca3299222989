/** What a target may mean within its scopes. */
import type { Scope, Target } from "@assay/domain/Intent"
import { isPronoun } from "../language/words/Pronouns.js"
import { isControl, isDialog, isEntry, isField, isOnControl, isTitle } from "../screen/Kinds.js"
import { topDialog } from "../screen/TopDialog.js"
import { contains, type Seen, upward, type View, within } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { tokens } from "../screen/Wording.js"
import { inGroups } from "./UnderTitles.js"
import { candidatesIn, type Scored } from "./Candidates.js"
import { inColumn, isUnder, underNamed, withColumns } from "./Columns.js"
import { orCountedWay } from "./CountedWays.js"
import { regionsOf } from "./Enclosures.js"
import { inSteps } from "./Steps.js"
import { isPicture, meansPicture } from "./Glyphs.js"
import { atCrossing, inKindsCell } from "./FieldsAtCrossings.js"
import { fieldOf, loneField, longField } from "./Fields.js"
import { menuIn } from "./Kebabs.js"
import { isOfKindUntold, isOfOtherKind } from "./KindTold.js"
import { whole } from "./Match.js"
import { isMessage, isOfOtherField, standsInMessage } from "./Messages.js"
import { pageNumbered } from "./Paging.js"
import { atEdge, namingIt, withoutWays } from "./Narrowing.js"
import { besideList } from "./EdgesOfLists.js"
import { neighbours } from "./Neighbours.js"
import { isOfKind, isTitledCard, standsInKind } from "./PartKinds.js"
import { nthOf } from "./Ordinals.js"
import { type Purpose, takes } from "./Purposes.js"
import { inReadingOrder } from "./ReadingOrder.js"
import { inRegion, recordOf } from "./Regions.js"
import {
  byOwner,
  inItsRecord,
  asCross,
  itself,
  joined,
  labelledIn,
  owned,
  withoutDress,
  withoutDressBefore,
  withoutKind,
  withoutLead,
  withoutLooks,
  withoutNoun
} from "./Reworded.js"
import { columnScope, edgeOf, plainScopes } from "./Scopes.js"
import { byPlace } from "./Series.js"
import { inParts } from "./PartsOfSections.js"
import { numberedCell } from "./Tabled.js"
import { tallyOf } from "./Tallies.js"
import { cornerOf, headsNothing, isInCorner, sideNamed } from "./Sides.js"
import { type Antecedent, best, doubtful, fits, type Pool, type Sought } from "./Sought.js"
import { asTold, told } from "./ToldPools.js"
import { inSpokenThing, ownerIn, toldThings } from "./ToldThings.js"
import { agreedOn, readingsOf } from "./Units.js"
import { isCalledYours } from "./Windows.js"
import { accountMenu, crossIn, editableTitle, loneBox, menuButtonAt, onlyFieldIn } from "./Lone.js"

/** "Under the title": the one heading of the first rank, where nothing is called so. */
const titleOf = (view: View, { name, quoted }: Target): ReadonlyArray<Scored> => {
  if (quoted || !/^(?:page |document )?title$/iu.test(name)) return []
  const [only, another] = view.all.filter(
    ({ node }) => node.role === "heading" && node.visible && node.state.level === 1
  )
  return only === undefined || another !== undefined
    ? []
    : [{ seen: only, score: 0.85, fit: 0.85, how: "the heading of the page" }]
}

/** What is called so; before a message that only speaks of it, "Defect 502 resolved", the thing itself. */
const whoseBest = (sought: Sought, target: Target): ReadonlyArray<Scored> => {
  const named = best(seek(sought, target).scored)
  const all = named.length === 0 ? titleOf(sought.view, target) : named
  const isSpoken = ({ fit, seen }: Scored) => fit < 0.95 && standsInMessage(seen)
  if (target.role !== undefined || all.length === 0 || !all.every(isSpoken)) return all
  const visible = (seen: Seen) => seen.node.visible && !standsInMessage(seen)
  const others = best(seek({ ...sought, visible }, target).scored)
  return others.length > 0 ? others : all
}

/** "The cart", of a dialog "Your cart" that is open: it is that, and not what opened it. */
const openCalled = (view: View, { name, ordinal, quoted, role }: Target): Seen | undefined => {
  if (quoted || name === "" || ordinal !== undefined || role !== undefined) return undefined
  const [only, another] = view.all.filter(
    (seen) => isDialog(seen) && seen.node.visible && isCalledYours(seen, name)
  )
  return another === undefined ? only : undefined
}

/** What a scope points at, equally well. */
const anchorsOf = (sought: Sought, target: Target): ReadonlyArray<Scored> => {
  const { antecedent } = sought
  if (isPronoun(target) && target.ordinal === undefined) {
    const said = antecedent?.seen
    // What was pressed lies behind the dialog that it opened: "its Import button" stands in that.
    const dialog = said !== undefined && isControl(said) ? topDialog(sought.view) : undefined
    const opened = dialog !== undefined && said !== undefined && !contains(dialog, said) ? dialog : undefined
    const seen = opened ?? (said === undefined ? undefined : (recordOf(sought.view, said) ?? said))
    return seen === undefined ? [] : [{ seen, score: 1, fit: 1, how: "" }]
  }
  const open = openCalled(sought.view, target)
  if (open !== undefined) return [{ seen: open, score: 1, fit: 1, how: "the open dialog of that name" }]
  const all = whoseBest({ ...sought, purpose: "look", visible: undefined }, target)
  if (target.ordinal === undefined) return all
  const { ordinal } = target
  const ordered = inReadingOrder(all.map(({ seen }) => seen))
  if (ordered === undefined) return readingsOf(all).length > 1 ? [] : all
  const nth = agreedOn(
    ordered.flatMap((one) => all.filter(({ seen }) => seen === one)),
    (reading) => nthOf(reading, ordinal)
  )
  if (nth === undefined) return []
  // The last row may be that of a total, which is no item of the list.
  const bare = target.name === "" && (target.role === "item" || target.role === "row")
  const { sure } = bare ? tallyOf(sought.view, ordered) : { sure: ordered }
  const thing = nthOf(sure, ordinal)
  return all.filter(({ seen }) => seen === nth.seen || seen === thing)
}

/** "Below Linen Shirt in the cart": the one of that name that stands in the place; where none does, any. */
const anchorsThere = (
  sought: Sought,
  target: Target,
  scopes: ReadonlyArray<Scope>
): ReadonlyArray<Scored> => {
  const places = scopes.filter(({ relation, target: { name } }) => relation === "in" && name !== "")
  const isOwn = isPronoun(target) || target.ordinal !== undefined || target.name === ""
  const there =
    isOwn || places.length === 0
      ? []
      : anchorsOf(sought, { ...target, scopes: [...target.scopes, ...places] })
  return there.length > 0 ? there : anchorsOf(sought, target)
}

/** "The comment icon on Tom's post": whose the post is has told which, and nothing else stands beside him. */
const tellsOwner = (view: View, place: Scope | undefined, scope: Scope): boolean =>
  place !== undefined && toldThings(view, place.target, ownerIn(scope)).length > 0

/** Things of a list by no name: "items", "rows". */
const isListed = ({ name, role }: Target): boolean => name === "" && (role === "item" || role === "row")

/** "The x in the search field": what is pressed stands beside a field, and never in it. */
const besideField = (scope: Scope): Scope =>
  scope.relation === "in" && scope.target.role === "field" ? { ...scope, relation: "near" } : scope

const named = (sought: Sought, stated: Target): Pool => {
  const { antecedent, lenient, purpose, view, visible } = sought
  const target = inGroups(view, stated)
  const isPressed =
    purpose === "click" && (target.role === "button" || target.role === "icon" || isPicture(target.name))
  const scopes = plainScopes(target.scopes).map((scope) => (isPressed ? besideField(scope) : scope))
  const regions = regionsOf(view, scopes, antecedent, lenient)
  if ("name" in regions) return { scored: [], regions: [], missing: regions }
  // "The first laptop in the table" is not the table.
  let scored: ReadonlyArray<Scored> = underNamed(
    view,
    target,
    purpose,
    candidatesIn(view, regions, target, purpose, visible)
  ).filter(({ seen }) => target.ordinal === undefined || !regions.some((region) => region.seen === seen))
  scored = withoutWays(view, scored, target)
  if (purpose === "click") scored = orCountedWay(scored)
  for (const [at, scope] of scopes.entries()) {
    const edge = edgeOf(scope)
    if (edge !== undefined) scored = atEdge(view, scored, edge)
    const corner = cornerOf(scope)
    if (corner !== undefined) scored = scored.filter(({ seen }) => isInCorner(view, corner, seen))
    if (edge !== undefined || corner !== undefined || scope.relation === "in") continue
    if (tellsOwner(view, scopes[at - 1], scope)) continue
    const naming = scope.relation === "near" ? namingIt(scored, scope.target) : []
    if (naming.length === 1) {
      scored = naming
      continue
    }
    const own = toldThings(view, scope.target, ownerIn(scopes[at + 1]))
    const anchors = own.length > 0 ? own.map(asTold) : anchorsThere(sought, scope.target, scopes)
    const side = anchors.length === 0 && scope.relation === "near" ? sideNamed(view, scope.target) : undefined
    if (side !== undefined) {
      scored = scored.filter(({ seen }) => inRegion(side, seen))
      continue
    }
    // Under what is both a title and a button one finds what the title stands over.
    const titles = scope.relation === "below" ? anchors.filter(({ seen }) => isTitle(seen)) : []
    const around = (titles.length > 0 ? titles : anchors).map(({ seen }) => seen)
    const there = neighbours(view, scope.relation, around, scored, isListed(target))
    const placed = there.length > 0 ? there : besideList(view, scope, anchors.length > 0, scored)
    if (placed === undefined && anchors.length === 0) return { scored: [], regions, missing: scope.target }
    scored = (placed ?? []).filter(({ seen }) => !isMessage(target) || !isOfOtherField(view, around, seen))
  }
  return { scored, regions }
}

/** "The board name" is not the board. */
const isOfThing = ({ purpose }: Sought, { name }: Target): boolean =>
  purpose === "click" &&
  /\b(?:name|title|description|value|text|number|count|date|price|total|amount)$/iu.test(name)

/** Whose menu it is, where the name is that of what it is the menu of. */
const ofOwner = ({ name, scopes, words }: Target): ReadonlyArray<Scope> =>
  name === "" || meansPicture(name, "three dots")
    ? scopes
    : [{ relation: "near", target: { words, name, quoted: false, scopes: [] } }, ...scopes]

/** "The menu of the card", "the more options menu of Ada": the three dots in it. */
const kebabIn = (sought: Sought, target: Target): Pool | undefined => {
  const isWhose = /^(?:\p{L}+ )?menu (?:of|for|on) /iu.test(target.words)
  if (sought.purpose !== "click" || target.role !== "menu" || (target.quoted && !isWhose)) return undefined
  const scopes = ofOwner(target)
  if (scopes.length === 0 || target.ordinal !== undefined) return undefined
  const dots = named(sought, { ...target, scopes, role: "button", name: "three dots", words: "three dots" })
  if (best(dots.scored).length === 1 && fits(dots, whole)) return dots
  const opener = menuOf(sought, target)
  return opener === undefined
    ? undefined
    : { scored: [{ seen: opener, score: 0.88, fit: 0.88, how: "what opens its menu" }], regions: [] }
}

/** In the one thing that is called so, or that the place is. */
const menuOf = (sought: Sought, target: Target): Seen | undefined => {
  const { antecedent, view } = sought
  const owner: Target = { words: target.name, name: target.name, quoted: target.quoted, scopes: [] }
  const places = target.name === "" ? regionsOf(view, plainScopes(target.scopes), antecedent, true) : []
  const all =
    target.name === ""
      ? "name" in places
        ? []
        : places.flatMap(({ seen }) => seen ?? [])
      : best(named({ ...sought, purpose: "look" }, { ...owner, scopes: target.scopes }).scored).map(
          ({ seen }) => seen
        )
  const records = new Set(all.map((seen) => recordOf(view, seen)))
  const [record, another] = records
  return record === undefined || another !== undefined || records.size > 1 ? undefined : menuIn(view, record)
}

const labelled = new Set<Target["role"]>(["list", "switch", "checkbox"])

/** "The Country dropdown" that is drawn of boxes: the one thing to click in the smallest box around its label. */
const underLabel = (sought: Sought, target: Target): Pool | undefined => {
  const { purpose, view } = sought
  if (purpose !== "click" || !labelled.has(target.role) || target.name === "" || target.ordinal !== undefined)
    return undefined
  const { role: _, ...free } = target
  const [label, other] = best(named({ ...sought, purpose: "look" }, { ...free, words: target.name }).scored)
  if (label === undefined || other !== undefined || label.fit < whole || isOnControl(label.seen))
    return undefined
  for (const outer of upward(label.seen)) {
    const all = within(view, outer).filter((seen) => seen.node.visible && isControl(seen))
    const [only, another] = all.filter((seen) => !all.some((each) => each !== seen && contains(each, seen)))
    if (only === undefined) continue
    return another !== undefined || isEntry(only)
      ? undefined
      : { scored: [{ seen: only, score: 0.86, fit: 0.86, how: "what stands by its label" }], regions: [] }
  }
  return undefined
}

/** Drawn beside others like it, of which one is marked as the chosen one. */
const isOneOfChoices = ({ node, parent }: Seen): boolean =>
  (node.role === "generic" || node.role === "button" || node.role === "link") &&
  (parent?.children ?? []).some((each) => isControl(each) && each.node.state.selected === true)

/** The one thing called by the rest of the name, before a word for what it is. */
const calledBefore = (
  sought: Sought,
  target: Target,
  kind: RegExp,
  isMeant: (seen: Seen) => boolean,
  nameOf: (before: string) => string = (before) => before
): Pool | undefined => {
  const { ordinal, quoted, role, name: said } = target
  const before = quoted || role !== undefined ? undefined : kind.exec(said)?.[1]
  if (before === undefined || ordinal !== undefined) return undefined
  const name = nameOf(before)
  const pool = named(sought, { ...target, name, words: name })
  const scored = pool.scored.filter(({ fit, seen }) => fit >= 0.95 && isMeant(seen))
  return scored.length === 1 ? { ...pool, scored } : undefined
}

/** "The sea tag", "the sea filter": the button of that very name that stays pressed, or is one of several to choose from. */
const pressedChip = (sought: Sought, target: Target): Pool | undefined =>
  calledBefore(
    sought,
    target,
    /^(\S.*) (?:tag|chip|pill|filter)$/iu,
    (seen) => seen.node.state.pressed !== undefined || (isControl(seen) && isOneOfChoices(seen))
  )

/** "The status filter": the one field or list of that very name, or one called "Filter by status". */
const filterField = (sought: Sought, target: Target): Pool | undefined =>
  calledBefore(sought, target, /^(\S.*) (?:filter|selector|picker)$/iu, isField) ??
  calledBefore(sought, target, /^(\S.*) filter$/iu, isField, (name) => `filter by ${name}`)

/** "The Pro plan": the one card of that title, where a table names it over a column as well. */
const planCard = (sought: Sought, target: Target): Pool | undefined => {
  const { ordinal, quoted, role, name: said } = target
  const name = /^(\p{Lu}.*) (?:plan|tier|package|bundle|subscription)$/u.exec(said)?.[1]
  if (sought.purpose !== "look" || quoted || role !== undefined || name === undefined) return undefined
  if (ordinal !== undefined) return undefined
  const pool = named(sought, { ...target, name, words: `${name} card`, role: "item" })
  const scored = best(pool.scored).filter(({ fit, seen }) => fit >= whole && isOfKind(seen, "card"))
  return scored.length === 1 ? { ...pool, scored } : undefined
}

/** "The details of Belem Palace": the one button there that ends so, "View details", and not its name. */
const endingSo = (sought: Sought, target: Target): Pool | undefined => {
  if (sought.purpose !== "click" || byOwner(target) === undefined || target.name === "") return undefined
  const last = tokens(target.name).at(-1)
  const pool = named(sought, target)
  const scored = pool.scored.filter(
    ({ seen }) =>
      isControl(seen) && tokens(seen.node.name || readableTextOf(sought.view, seen)).at(-1) === last
  )
  return scored.length === 1
    ? doubtful({ ...pool, scored: scored.map((each) => ({ ...each, fit: 0.86, score: 0.86 })) })
    : undefined
}

/** Where something is called so. */
const called = (sought: Sought, target: Target | undefined, least = whole): Pool | undefined => {
  const pool = target === undefined ? undefined : named(sought, target)
  return fits(pool, least) ? pool : undefined
}

/** By what stands behind a word for its kind, where it does not stand behind another. */
const calledOfKind = (sought: Sought, led: Target): Pool | undefined => {
  const pool = named(sought, led)
  const scored = pool.scored.filter(({ seen }) => !isOfOtherKind(sought.view, led, seen))
  const own = { ...pool, scored }
  return fits(own, whole) ? own : undefined
}

/** The same target said in other ways, when it is not there as it was said. */
const otherwise = (sought: Sought, target: Target): Pool | undefined => {
  const within = regionsOf(sought.view, plainScopes(target.scopes), sought.antecedent, sought.lenient)
  const page = "name" in within ? undefined : pageNumbered(sought.view, within, target)
  if (page !== undefined) return { scored: [page], regions: "name" in within ? [] : within }
  const lone =
    loneField(sought, target) ??
    crossIn(sought, target) ??
    pressedChip(sought, target) ??
    filterField(sought, target) ??
    planCard(sought, target) ??
    loneBox(sought, target) ??
    editableTitle(sought, target)
  if (lone !== undefined) return lone
  const crossing = called(sought, atCrossing(sought, target))
  if (crossing !== undefined) return crossing
  const drawn = sought.purpose === "click" ? called(sought, asCross(target)) : undefined
  if (drawn !== undefined) return drawn
  const inside = "name" in within ? labelledIn(target) : undefined
  const labelled = inside === undefined ? undefined : seek(sought, inside)
  if (fits(labelled, 0.8)) return labelled
  const long = longField(sought, target)
  if (long !== undefined && !fits(named(sought, target), 0.6)) return long
  // "The search term" is what stands in the search field.
  const term = /^search (?:terms?|query|text|phrase|word|keywords?|string)$/iu.test(target.name)
  const searched =
    term && sought.purpose === "fill"
      ? named(sought, { ...target, name: "search", words: "search" })
      : undefined
  if (searched !== undefined && best(searched.scored).length === 1) return doubtful(searched)
  const split = owned(target)
  const inOwner = split && (called(sought, split, 0.5) ?? called(sought, withoutDress(split), 0.5))
  if (inOwner !== undefined) return inOwner
  // "The permit badge in the row of Ada" is what she has under Permit.
  const isInRecord = target.scopes.some(({ target: { role } }) => role === "row" || role === "item")
  const undressed =
    sought.purpose === "look"
      ? (called(sought, withoutDressBefore(target)) ??
        (isInRecord && /^\p{Ll}/u.test(target.name) ? called(sought, withoutDress(target)) : undefined))
      : undefined
  if (undressed !== undefined) return undressed
  const plainer = sought.lenient ? (inItsRecord(target) ?? withoutLooks(target)) : undefined
  const reworded = plainer === undefined ? undefined : seek(sought, plainer)
  if (fits(reworded, 0.8)) return reworded
  const place =
    onlyFieldIn(sought, target) ??
    kebabIn(sought, plainer ?? target) ??
    accountMenu(sought, target) ??
    menuButtonAt(sought, target)
  if (place !== undefined) return place
  for (const together of joined(target)) {
    const one = called(sought, together)
    if (one !== undefined) return one
  }
  const middle = itself(target)
  if (middle !== undefined) return seek(sought, middle)
  const led = withoutLead(target)
  const isOfOther = led !== undefined && sought.purpose === "look" && isOfKindUntold(sought.view, led)
  const byNumber = isOfOther || led === undefined ? undefined : calledOfKind(sought, led)
  const identified = byNumber ?? called(sought, withoutKind(target))
  if (identified !== undefined) return identified
  const numbered = numberedCell(sought.view, target)
  const cell = target.role === "row" ? numbered?.parent : numbered
  if (cell !== undefined && takes(sought.view, sought.purpose, cell) > 0)
    return {
      scored: [{ seen: cell, score: 0.88, fit: 0.88, how: "by its number in the column of its kind" }],
      regions: []
    }
  const ending = sought.lenient ? endingSo(sought, target) : undefined
  if (ending !== undefined) return ending
  const ofOwner = sought.lenient && sought.purpose !== "fill" ? called(sought, byOwner(target)) : undefined
  if (ofOwner !== undefined) return doubtful(ofOwner)
  const shorter = sought.lenient && !isOfThing(sought, target) ? withoutNoun(target) : undefined
  // What a field measures its value in stands in the label before it, and costs it a little.
  const short = called(sought, shorter, sought.purpose === "fill" ? 0.82 : whole)
  const first = short?.scored[0]?.seen.node
  // A button that is called by other words does something else; one that opens what it is called by only shows it.
  const isOfIt =
    first?.role !== "button" || first.state.expanded !== undefined || /\p{N}/u.test(shorter?.name ?? "")
  // "The Sun 29 shift" is one of those under that head, and not the head.
  const safe = isOfIt && !(sought.purpose === "click" && first?.role === "columnheader")
  return safe && short !== undefined ? doubtful(short) : undefined
}

/** "Tick the task Water the plants": the one check box beside what is called so. */
const besideText = (sought: Sought, target: Target): Pool | undefined => {
  if (sought.purpose !== "check" || target.name === "") return undefined
  const { view } = sought
  const { role: _, ...free } = target
  const anchors = best(seek({ ...sought, purpose: "look", lenient: false }, free).scored)
  const toggles = anchors.flatMap(({ seen }) => {
    const record = recordOf(view, seen)
    const all =
      record === undefined
        ? []
        : within(view, record).filter((each) => each.node.visible && takes(view, "check", each) > 0)
    return all.length === 1 ? all : []
  })
  return {
    scored: toggles.map((seen) => ({ seen, score: 0.88, fit: 0.88, how: `beside “${target.name}”` })),
    regions: []
  }
}

/** "In Origin, type Rome": the place is the field. */
const placeItself = (sought: Sought, target: Target): Pool | undefined => {
  const [scope, another] = target.scopes
  if (
    sought.purpose !== "fill" ||
    target.name !== "" ||
    target.role !== "field" ||
    target.ordinal !== undefined
  )
    return undefined
  if (scope?.relation !== "in" || another !== undefined || scope.target.name === "") return undefined
  const field = named(sought, scope.target)
  return fits(field, whole) ? field : undefined
}

const seek = (sought: Sought, stated: Target): Pool => {
  const place = placeItself(sought, stated) ?? told(sought, stated)
  if (place !== undefined) return place
  const inCell = sought.purpose === "click" ? inKindsCell(sought, stated) : undefined
  if (inCell !== undefined) return inCell
  const target = sought.purpose === "look" ? withColumns(sought.view, stated) : stated
  const found = columnScope(target.scopes)
  const isHead = found.column !== undefined && headsNothing(sought.view, found.column)
  const { column, others } = isHead ? { column: undefined, others: target.scopes } : found
  if (column !== undefined && target.role !== "column" && sought.purpose !== "look") {
    const inside = seek(sought, fieldOf({ ...target, scopes: others }))
    const under = inside.scored.filter(({ seen }) =>
      [...upward(seen)].some((each) => isUnder(sought.view, each, column))
    )
    if (under.length > 0) return { ...inside, scored: under }
  }
  if (column !== undefined && target.role !== "column" && sought.purpose === "look") {
    const cells = inColumn(sought.view, seek(sought, { ...target, scopes: others }), column)
    if (cells.scored.length > 0) return cells
  }
  const pool = named(sought, target)
  // What bears the name is nothing to click: it is whose menu is meant, or a label.
  const inert = !best(pool.scored).some(({ seen }) => isControl(seen))
  const borne = inert ? (kebabIn(sought, target) ?? underLabel(sought, target)) : undefined
  if (borne !== undefined) return borne
  const inList = byPlace(sought, target, pool)
  if (inList !== undefined && inList.scored.length > 0) return inList
  if (fits(pool, 0.8)) return pool
  const beside = pool.missing === undefined ? besideText(sought, target) : undefined
  if (fits(beside, 0.8)) return beside ?? pool
  return otherwise(sought, target) ?? pool
}

/** "The Low stock tile" is no row of a table in which that stands, and "the card PAY-7" no link to it that stands in no card. */
const cardsOf = (scored: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const others = scored.filter(({ seen }) => seen.node.role !== "row")
  const inCards = others.filter(({ fit, seen }) => fit >= whole && standsInKind(seen, "card"))
  return inCards.length > 0 ? inCards : others
}

/** Everything that the target may mean, best first, with its scopes applied and its ordinal not. */
export const poolOf = (
  view: View,
  target: Target,
  purpose: Purpose,
  antecedent?: Antecedent,
  visible?: (seen: Seen) => boolean
): Pool => {
  const sought = { view, purpose, antecedent, visible, lenient: purpose !== "look" }
  const pool = seek(sought, inParts(view, inSteps(view, inSpokenThing(view, target, antecedent))))
  return isTitledCard(target) ? { ...pool, scored: cardsOf(pool.scored) } : pool
}
