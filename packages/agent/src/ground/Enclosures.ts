/** The regions that the `in` scopes of a target name, one within the other. */
import type { Scope, Target } from "@assay/domain/Intent"
import { wholeMessage } from "./MessageBoxes.js"
import { isPronoun } from "../language/words/Pronouns.js"
import { sameColumn } from "../screen/Geometry.js"
import { isOnPressed, isTitle, standsIn } from "../screen/Kinds.js"
import { topDialog } from "../screen/TopDialog.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { lies } from "./Neighbours.js"
import { stepName } from "./Steps.js"
import { crossing } from "./Crossings.js"
import { fitName, whole } from "./Match.js"
import { regionsNamed } from "./Places.js"
import { groupCalled, groupRegion } from "./Groups.js"
import { openCollection } from "./OpenCollections.js"
import { openOneOf } from "./OpenOne.js"
import { inReadingOrder } from "./ReadingOrder.js"
import {
  isAside,
  isHeaderRow,
  isRecord,
  recordOf,
  type Region,
  regionOf,
  standsInSidebar,
  wholePage
} from "./Regions.js"
import { isElsewhere, isOfKindUntold } from "./KindTold.js"
import { mainGroup } from "./Records.js"
import { identifierIn, withoutNoun } from "./Reworded.js"
import { edgeOf, plainScopes } from "./Scopes.js"
import { numberedThing, ownerIn, spokenThing, thingsOfOwner, toldThings } from "./ToldThings.js"
import { panelOver } from "./PopUps.js"
import { cornerOf, isInCorner, sideNamed } from "./Sides.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { loose, stem, tokens } from "../screen/Wording.js"
import type { Antecedent } from "./Sought.js"
import { dayNamed } from "./Weekdays.js"

/** What is pressed to show something else. */
const isOpener = ({ node }: Seen): boolean =>
  /^(?:tab|button|link|menuitem|radio)$/u.test(node.role) ||
  (node.role === "generic" && node.clickable === true)

/** What it shows is called by its name, or is not what was shown before it was pressed. */
const ledOn = (view: View, name: string): boolean => {
  const { earlier } = view
  const isTitled = view.all.some(
    (each) => isTitle(each) && each.node.visible && loose(each.node.name) === loose(name)
  )
  return (
    isTitled ||
    earlier === undefined ||
    readableTextOf(view, view.root) !== readableTextOf(earlier, earlier.root)
  )
}

/** "Open the Garden folder: Seeds is in it": in what it shows now, and not in the way to it. Nothing is in a way without a role that leads nowhere. */
const isWayTo = (view: View, seen: Seen): boolean => {
  if (isOpener(seen) && seen.node.role !== "generic") return true
  const way = [...upward(seen)].slice(0, 4).find(isOpener)
  return (
    way !== undefined && (way === seen || isAside(way) || standsInSidebar(way)) && ledOn(view, seen.node.name)
  )
}

/** The one row that is left, once the field to search in was the last that was spoken of. */
const onlyRow = (view: View): Seen | undefined => {
  const [only, another] = view.all.filter(
    (seen) => seen.node.visible && seen.node.role === "row" && isRecord(view, seen) && !isHeaderRow(seen)
  )
  return another === undefined ? only : undefined
}

/** "Tap Join on it", of a card that was spoken of by its title: nothing stands on words alone. */
const around = (view: View, antecedent: Antecedent): Region | undefined => {
  const seen = antecedent?.seen
  const isWords = seen !== undefined && /^(?:text|heading|paragraph|strong|emphasis)$/u.test(seen.node.role)
  const record = isWords ? recordOf(view, seen) : undefined
  return record === undefined ? antecedent : regionOf(record, "in it")
}

/** "Among them" speaks of all that were spoken of. */
export const isOfSeveral = ({ words }: Target): boolean => /^(?:them|these|those)$/iu.test(words)

/** All that stand beside the one that was spoken of, or in the one list of the page; never in one of them alone. */
const amongThem = (view: View, seen: Seen | undefined): Region => {
  const record = seen === undefined ? undefined : recordOf(view, seen)
  const holder = record?.parent ?? mainGroup(view, wholePage(view))
  return holder === undefined ? wholePage(view) : regionOf(holder, "among them")
}

/** "That row": the row of what the step before was about. */
const pronounRegion = (view: View, target: Target, antecedent: Antecedent): Region | undefined => {
  const seen = antecedent?.seen
  if (isOfSeveral(target)) return amongThem(view, seen)
  // "There", after a tab was opened: in what it shows, and not on the tab; "in its row" is in that.
  const isBare = target.role === undefined && /^(?:it|there)$/iu.test(target.words)
  if (seen !== undefined && isBare && isWayTo(view, seen)) return wholePage(view)
  const dialog = target.role === "dialog" ? topDialog(view) : undefined
  if (dialog !== undefined) return regionOf(dialog, `in ${target.words}`)
  if (seen === undefined || target.role === undefined || target.role === "element")
    return around(view, antecedent)
  const wanted =
    target.role === "row"
      ? ([...upward(seen)].find(({ node }) => node.role === "row") ?? onlyRow(view))
      : undefined
  const record = wanted ?? recordOf(view, seen)
  return record === undefined ? antecedent : regionOf(record, `in ${target.words}`)
}

/** What tells a thing in a list by its place to another. */
const besideOf = ({ role, scopes }: Target): Scope | undefined =>
  role === "row" || role === "item"
    ? scopes.find(({ relation }) => relation !== "in" && relation !== "near")
    : undefined

/** Under and over a card of several side by side is what stands in its column. */
const isAligned = (
  relation: Scope["relation"],
  { node: { box: a } }: Seen,
  { node: { box: b } }: Seen
): boolean => a === undefined || b === undefined || relation.endsWith("_of") || sameColumn(a, b)

/** "The row below Ada": the next one in the list in which Ada's stands. None where it is not clear which stands there. */
const stepped = (
  view: View,
  regions: ReadonlyArray<Region>,
  { ordinal = 1, words }: Target,
  { relation, target }: Scope
): ReadonlyArray<Region> => {
  const [of, another] = regionsNamed(view, regions, target)
  const own = of?.seen === undefined || another !== undefined ? undefined : recordOf(view, of.seen)
  const all = own === undefined ? undefined : inReadingOrder(siblingsOf(view, own))
  if (own === undefined || all === undefined || ordinal < 1) return []
  const forth = relation === "after" || relation === "below" || relation === "right_of"
  const from = all.indexOf(own)
  const beyond = forth ? all.slice(from + 1) : all.slice(0, from).toReversed()
  const there = beyond.filter(
    (seen) =>
      relation === "after" ||
      relation === "before" ||
      (relation !== "in" &&
        relation !== "near" &&
        lies(relation, own, seen) &&
        isAligned(relation, own, seen))
  )
  const found = there[ordinal - 1]
  return found === undefined ? [] : [regionOf(found, `in “${words}”`)]
}

const siblingsOf = (view: View, record: Seen): ReadonlyArray<Seen> =>
  (record.parent?.children ?? []).filter(
    (each) => each.node.role === record.node.role && each.node.visible && isRecord(view, each)
  )

const holds = (outer: Region, inner: Region): boolean => outer.from <= inner.from && inner.to <= outer.to

/** A word for a kind of things, which nothing on the page need be called by. */
const isKindWord = ({ name, ordinal, quoted }: Target): boolean =>
  !quoted && ordinal === undefined && /^\p{Ll}+$/u.test(name)

/** "The label in the mail, of Ada": what follows tells whose it is. */
const ownerAfter = (scope: Scope | undefined): Target | undefined =>
  scope?.relation === "near" && scope.target.name !== "" && scope.target.scopes.length === 0
    ? scope.target
    : undefined

/** "In the mail of Ada": the places of that name that are hers, or hers where none bears the word for the kind. */
const ofOwners = (
  view: View,
  regions: ReadonlyArray<Region>,
  target: Target,
  named: ReadonlyArray<Region>
): ReadonlyArray<Region> =>
  target.scopes.reduce((left, scope) => {
    if (scope.relation !== "near" || scope.target.name === "") return left
    const owners = regionsNamed(view, regions, scope.target)
    const hers = left.filter((place) => owners.some((owner) => holds(place, owner) || holds(owner, place)))
    if (hers.length > 0) return hers
    return isKindWord(target) && target.scopes.length === 1 ? owners : []
  }, named)

/** Ada's answer is what of hers is called so; or hers, where nothing is, or only what holds the answers of all. */
const ownedBy = (named: ReadonlyArray<Region>, owners: ReadonlyArray<Region>): ReadonlyArray<Region> => {
  const inside = named.filter((place) => owners.some((owner) => holds(owner, place)))
  if (inside.length > 0) return inside
  const around = named.some((place) => owners.some((owner) => holds(place, owner)))
  return named.length === 0 || around ? owners : named
}

/** "The row", which nothing tells from the others. */
const isOneSpokenOf = ({ name, ordinal, quantifier, role, scopes, words }: Target): boolean =>
  (role === "row" || role === "item") &&
  name === "" &&
  ordinal === undefined &&
  quantifier === undefined &&
  scopes.length === 0 &&
  !words.endsWith("s")

/** "The cell of Clothing in the row": it is told in other words which row. */
const tellsWhose = ({ relation, target }: Scope): boolean => relation !== "in" && target.name !== ""

/** Of several, the one that the step before was about. */
const spokenOf = (all: ReadonlyArray<Region>, antecedent: Antecedent): ReadonlyArray<Region> => {
  const own = antecedent === undefined ? [] : all.filter((each) => holds(each, antecedent))
  return all.length > 1 && own.length === 1 ? own : all
}

/** "In the bike post", "in the post of Tom", "in the first post". */
const toldRegions = (
  view: View,
  target: Target,
  next: Scope | undefined,
  antecedent: Antecedent
): ReadonlyArray<Region> => {
  const spoken = next === undefined ? spokenThing(view, target, antecedent) : undefined
  const nth = spoken ?? numberedThing(view, target)
  if (nth !== undefined) return [nth]
  const owned = thingsOfOwner(view, target)
  if (owned.length > 0) return owned.map((seen) => regionOf(seen, `in “${target.words}”`))
  return toldThings(view, target, ownerIn(next) ?? ownerIn(target.scopes[0])).map((seen) =>
    regionOf(seen, `in “${target.words}”`)
  )
}

/** The regions of all `in` scopes, from the widest to the narrowest; a target where one is not there. */
export const regionsOf = (
  view: View,
  scopes: ReadonlyArray<Scope>,
  antecedent: Antecedent,
  lenient = false
): ReadonlyArray<Region> | Target => {
  let regions: ReadonlyArray<Region> = [wholePage(view)]
  const plain = plainScopes(scopes)
  const crossed = crossing(view, plain)
  if (crossed !== undefined) return [regionOf(crossed, "where they cross")]
  for (const [at, scope] of [...plain.entries()].toReversed()) {
    const { relation, target } = scope
    if (relation !== "in" || edgeOf(scope) !== undefined || cornerOf(scope) !== undefined) continue
    if (isPronoun(target)) {
      const place = pronounRegion(view, target, antecedent)
      // "The Orders tab has a 4 on it": what was named in the same breath, where "it" stands elsewhere.
      const isOther =
        at < plain.length - 1 &&
        target.role === undefined &&
        place !== undefined &&
        !regions.some((region) => holds(region, place))
      if (place !== undefined && !isOther) regions = [place]
      continue
    }
    const outer = regionsOf(view, target.scopes, antecedent, lenient)
    if ("name" in outer) return outer
    const inside = target.scopes.length === 0 ? regions : outer
    const told = toldRegions(view, target, plain[at + 1], antecedent)
    if (told.length > 0) {
      regions = told
      continue
    }
    const beside = besideOf(target)
    const named =
      beside === undefined
        ? ofOwners(view, inside, target, placesNamed(view, inside, target, lenient))
        : stepped(view, regions, target, beside)
    const owner = isKindWord(target) ? ownerAfter(plain[at + 1]) : undefined
    const whose = owner === undefined ? named : ownedBy(named, regionsNamed(view, inside, owner))
    const hers = isOneSpokenOf(target) && !plain.some(tellsWhose) ? spokenOf(whose, antecedent) : whose
    if (hers.length === 0) return target
    regions = hers.map((region) => wholeMessage(view, target, region))
  }
  return regions
}

/** "On the board", "in the view": all that the page shows, where nothing on it is called so. */
const isWhole = (view: View, target: Target): boolean =>
  !target.quoted &&
  target.scopes.length === 0 &&
  !isElsewhere(view, target.name) &&
  // "On the Overview", with its capital, is a page of that name: this one only where its title says so.
  (!/^\p{Lu}\p{Ll}/u.test(target.name) || view.screen.title.includes(target.name)) &&
  /^(?:board|view|window|display|interface|summary|(?:\p{Ll}+ )?overview|(?:contact|phone|address) ?book|directory)$/iu.test(
    target.name
  )

const isDrawnTab = ({ node }: Seen): boolean => node.role === "generic" && node.clickable === true

/** "Overview" of the ways to go, where it is a button rather than a link. */
const isButtonOfWays = (seen: Seen): boolean =>
  seen.node.role === "button" && standsIn(seen, /^(?:navigation|menubar)$/u)

/** What the tab that is open is called, or the step that one is at. */
const openPages = (view: View): ReadonlyArray<string> =>
  view.all.flatMap((seen) => {
    const opens =
      seen.node.role === "tab" || seen.node.role === "link" || isDrawnTab(seen) || isButtonOfWays(seen)
    if (!seen.node.visible || seen.node.state.selected !== true) return []
    const read = readableTextOf(view, seen)
    return opens ? [seen.node.name || read, ...withoutBadge(read)] : (stepName(view, seen) ?? [])
  })

/** "Reservations" of the tab that reads "My reservations 2": how many there are, and whose, is no part of its name. */
const withoutBadge = (read: string): ReadonlyArray<string> => {
  const name = read.replace(/ \(?\d{1,4}\+?\)?$/u, "")
  return name === read ? [] : [name, name.replace(/^(?:my|your|our) (?=\p{L})/iu, "")]
}

/** "On the profile" where the link of that name leads to where one is: not to the top of a site, to which all may lead. */
export const leadsHere = (view: View, { name, quoted, role, scopes }: Target): boolean =>
  scopes.length === 0 &&
  (role === undefined || role === "page") &&
  name !== "" &&
  /[^/]\/+[^/]/u.test(view.screen.url) &&
  view.all.some(
    ({ node }) =>
      node.visible &&
      node.role === "link" &&
      node.href === view.screen.url &&
      fitName(name, quoted, node.name).score >= whole
  )

/** "In the living room" where the tab of that name is the one that is open: in all that it shows. */
export const isOpenPage = (view: View, { name, quoted, role, scopes }: Target): boolean =>
  scopes.length === 0 &&
  (role === undefined || role === "tab" || role === "page") &&
  name !== "" &&
  openPages(view).some((called) => fitName(name, quoted, called).score >= whole)

/** The open tab of that name itself, or the bar of them that begins with it, which is no panel: "on the Overview tab". */
const isTabBar = (view: View, { name, quoted, role }: Target, { seen }: Region): boolean =>
  seen !== undefined &&
  role === "tab" &&
  [seen, ...seen.children].some(
    (each) =>
      isDrawnTab(each) &&
      each.node.state.selected === true &&
      fitName(name, quoted, readableTextOf(view, each)).score >= whole
  ) &&
  seen.children.every((each) => !each.node.visible || isOnPressed(each))

/** "On the Overview": the line of the menu that leads to the page that is open is not that page. */
const isWayHere = (view: View, target: Target, { seen }: Region): boolean =>
  seen !== undefined &&
  isOpenPage(view, target) &&
  standsIn(seen, /^(?:navigation|menubar)$/u) &&
  within(view, seen).some((each) => isButtonOfWays(each) && each.node.state.selected === true) &&
  runsOf(view, seen).every((run) => isOnPressed(run.seen)) &&
  runsOf(view, seen).length <= 2

/** What the open tab of that name shows, where its panel bears the name: what lies over the page is not on it. */
const panelOf = (view: View, { name, quoted }: Target): ReadonlyArray<Region> | undefined => {
  const [only, another] = view.all.filter(
    ({ node }) => node.visible && node.role === "tabpanel" && fitName(name, quoted, node.name).score >= whole
  )
  return only === undefined || another !== undefined ? undefined : [regionOf(only, `on “${name}”`)]
}

/** "The log" of the tab "Harvest log" that is open. */
export const endsOpenPage = (view: View, target: Target): boolean =>
  isKindWord(target) &&
  target.role === undefined &&
  target.scopes.length === 0 &&
  openPages(view).some((called) => tokens(called).at(-1) === target.name)

/** "The filter bar": the one group or toolbar that begins to say so, "Filter by tag". */
const barNamed = (view: View, { name, quoted, scopes }: Target): Region | undefined => {
  const word =
    quoted || scopes.length > 0 ? undefined : /^(\p{Ll}+) ?(?:bar|strip|row of buttons)$/iu.exec(name)?.[1]
  const all = view.all.filter(
    ({ node }) =>
      word !== undefined &&
      node.visible &&
      /^(?:group|toolbar|search|navigation|radiogroup|tablist)$/u.test(node.role) &&
      stem(tokens(node.name)[0] ?? "") === stem(word.toLowerCase())
  )
  const [only, another] = all
  return only === undefined || another !== undefined ? undefined : regionOf(only, `in “${name}”`)
}

/** "Filter bookings": what one does with the bookings, and no place in which they are. */
export const isBarFor = ({ seen }: Region, { name, quoted }: Target): boolean =>
  seen !== undefined &&
  !quoted &&
  /^(?:toolbar|search|navigation|tablist)$/u.test(seen.node.role) &&
  fitName(name, false, seen.node.name).score < whole

/** "In Pinned", where that is a mere word over some of the cards: what stands there up to the next title. */
const groupNamed = (view: View, target: Target): Region | undefined => {
  const { name, ordinal, role, scopes } = target
  const plain = role === undefined || role === "section"
  if (!plain || name === "" || ordinal !== undefined || scopes.length > 0) return undefined
  const title = groupCalled(view, target)
  return title === undefined ? undefined : groupRegion(view, title)
}

const placesNamed = (view: View, regions: ReadonlyArray<Region>, target: Target, lenient: boolean) => {
  const alone = /^(?:left|right|side)$/iu.test(target.name) ? sideNamed(view, target) : undefined
  if (alone !== undefined) return [alone]
  const over = target.scopes.every((scope) => cornerOf(scope) !== undefined)
    ? panelOver(view, target)
    : undefined
  if (over !== undefined && target.scopes.every((scope) => isInCorner(view, cornerOf(scope) ?? {}, over)))
    return [regionOf(over, `in “${target.words}”`)]
  const day = dayNamed(view, target)
  if (day !== undefined) return [day]
  const called = regionsNamed(view, regions, target).filter(
    (region) => !isTabBar(view, target, region) && !isWayHere(view, target, region)
  )
  const named = called.every((region) => isBarFor(region, target)) && isOpenPage(view, target) ? [] : called
  if (named.length === 0 && isWhole(view, target)) return regions
  const open = named.length === 0 ? (openOneOf(view, target) ?? openCollection(view, target)) : undefined
  if (open !== undefined) return [open]
  const group = named.length === 0 ? groupNamed(view, target) : undefined
  // "Beta in To do", and the group of that title stands in another column: it is not there.
  if (group !== undefined) return regions.some((region) => holds(region, group)) ? [group] : []
  const side = named.length === 0 ? sideNamed(view, target) : undefined
  if (side !== undefined) return [side]
  if (named.length === 0 && isOpenPage(view, target)) return panelOf(view, target) ?? regions
  if (named.length === 0 && leadsHere(view, target)) return regions
  const shorter = named.length === 0 && lenient ? withoutNoun(target) : undefined
  if (shorter !== undefined) return regionsNamed(view, regions, shorter)
  const bar = named.length === 0 ? barNamed(view, target) : undefined
  if (bar !== undefined) return [bar]
  const number = named.length === 0 ? identifierIn(target) : undefined
  const numbered =
    number === undefined || isOfKindUntold(view, number) ? [] : regionsNamed(view, regions, number)
  return numbered.length === 1 ? numbered : named
}

/** Where the scopes say, when that is one place. */
export const onlyRegionOf = (
  view: View,
  scopes: ReadonlyArray<Scope>,
  antecedent: Antecedent
): Region | undefined => {
  const regions = regionsOf(view, scopes, antecedent)
  const [only, another] = "name" in regions ? [] : regions
  return another === undefined ? only : undefined
}
