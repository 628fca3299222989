/** The place that a fact about something speaks of: "Ada owes $12.50" is read in Ada's row and nowhere else. */
import type { Target } from "@assay/domain/Intent"
import type { Candidate } from "@assay/domain/Step"
import { isPronoun } from "../../language/words/Pronouns.js"
import { boardColumn, regionsOfColumn } from "../../ground/BoardColumns.js"
import { candidateOf, type Scored } from "../../ground/Candidates.js"
import { drawerBefore } from "../../ground/Curtain.js"
import { placesIn } from "../../ground/Titled.js"
import { kindAt } from "../../ground/Crossings.js"
import { ground } from "../../ground/Ground.js"
import { topDialog } from "../../screen/TopDialog.js"
import { fitName, whole } from "../../ground/Match.js"
import { isLead } from "../../ground/Columns.js"
import { thingsCalled } from "../../ground/MainList.js"
import { cellsUnder, columnOf } from "../../ground/Names.js"
import { contentOf, isOfPage, isTitleOf } from "../../ground/OwnPage.js"
import { partNamed } from "../../ground/PartsOfSections.js"
import { poolOf } from "../../ground/Pools.js"
import { nthOf } from "../../ground/Ordinals.js"
import { inReadingOrder } from "../../ground/ReadingOrder.js"
import { recordsIn } from "../../ground/Records.js"
import { isAside, pairOf, recordOf, type Region, regionOf, sectionOf } from "../../ground/Regions.js"
import { plainScopes } from "../../ground/Scopes.js"
import type { Antecedent, Pool } from "../../ground/Sought.js"
import { isStepCalled } from "../../ground/Steps.js"
import { tallyOf } from "../../ground/Tallies.js"
import { theTable } from "../../ground/Tabled.js"
import { readingsOf } from "../../ground/Units.js"
import { verbOf } from "../../language/words/Verbs.js"
import { Fell } from "../../run/Fell.js"
import { isCell, isContainer, isControl, isDialog, isField, isGauge } from "../../screen/Kinds.js"
import { contains, type Seen, upward, type View } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { isFigure, loose, stem, stems } from "../../screen/Wording.js"
import { named, ofFieldSpokenOf, thePanelOver } from "./Described.js"
import { ofOpenOne } from "../owners/OpenInDrawer.js"
import { cellsOfOwner } from "../owners/OwnersCells.js"
import { rowOfIt } from "../owners/RowOfIt.js"
import { notClearWhose } from "../owners/TermsOfOthers.js"
import { at, countedThings, listedHere, nth } from "../lists/Numbered.js"
import { isLabelled, withoutFormHeads, withoutLabels } from "./FieldLabels.js"
import { onlyDoes, onlyOpens } from "../counts/Openers.js"
import { isOfMany } from "./OfMany.js"
import { runsIn } from "./Phrases.js"
import { withNewest } from "../lists/NewestLines.js"
import { isKindsTitle, ranked, thingsOf } from "../lists/Ranked.js"
import { notThere, pronounSubject } from "./PronounSubjects.js"
import { own, regionsFor, type Subject } from "./Surroundings.js"

const inCell = (view: View, column: Scored, target: Target): ReadonlyArray<Subject> | Fell => {
  const all = inReadingOrder(cellsUnder(view, column.seen)) ?? []
  const cells = isOwned(target) ? cellsOfOwner(view, all, target) : all
  const regions = at(cells, target.ordinal ?? 1).flatMap((cell) => withItsLine(view, cell, target))
  return regions.length === 0 ? notThere(target) : [{ scored: column, regions }]
}

/** "Write a review" takes the next one, and is not the first review. */
const takesNext = (seen: Seen, { ordinal, quoted, role }: Target): boolean => {
  const [, verb = ""] = /^(\p{L}+) (?:an?|another|the|your|my|new) /iu.exec(seen.node.name) ?? []
  const isNumbered = ordinal !== undefined && !quoted && role === undefined
  return isNumbered && isField(seen) && verbOf(verb.toLowerCase())?.form === "base"
}

/** "Ada's order", of one that is named. */
const isOwned = ({ scopes: [scope, another] }: Target): boolean =>
  scope?.relation === "near" && another === undefined && /^\p{Lu}/u.test(scope.target.name)

/** "The first order", "Ada's order" under "Order": the line that what stands there names. */
const itsLine = (view: View, cell: Seen, target: Target): Seen | undefined => {
  const { name, ordinal, role } = target
  const isOne = ordinal !== undefined || isOwned(target)
  const isNoun = isOne && role === undefined && /^\p{L}\p{Ll}+$/u.test(name)
  return isNoun && isCell(cell) && isLead(columnOf(view, cell)) ? cell.parent : undefined
}

const withItsLine = (view: View, cell: Seen, target: Target): ReadonlyArray<Region> => {
  const line = itsLine(view, cell, target)
  return line === undefined ? [own(cell)] : [own(cell), own(line)]
}

/** "The price" of a whole column is the price in each of its cells, unless the column is meant. */
const asSubjects = (view: View, scored: Scored, target: Target): ReadonlyArray<Subject> => {
  const { seen } = scored
  const regions =
    saysName(view, seen, target) || itsLine(view, seen, target) === undefined
      ? regionsFor(view, scored, target)
      : withItsLine(view, seen, target)
  const apart =
    scored.seen.node.role === "columnheader" && target.role !== "column" && target.quantifier === undefined
  return apart ? regions.map((region) => ({ scored, regions: [region] })) : [{ scored, regions }]
}

/** Called by what is read in it, and not by its column. */
const saysName = (view: View, seen: Seen, { name }: Target): boolean =>
  name === "" || loose(readableTextOf(view, seen)).includes(loose(name))

/** What a heading says of all that stands under it: the things of a page "Posts" are posts. */
export const isKindThere = (view: View, noun: string): boolean =>
  thingsCalled(view, noun.toLowerCase()).length > 0 ||
  view.all.some(
    ({ node }) =>
      node.visible && node.role === "heading" && node.name !== noun && stems(node.name).at(-1) === stem(noun)
  )

/** Meant as a whole, though it does not bear the name by itself. */
const thisOne = (seen: Seen, how: string): Subject => ({
  scored: { seen, score: 0.9, fit: 0.9, how },
  regions: [own(seen)]
})

/** "The Hello post": what is called Hello, where all are told to be posts. */
const oneOfKind = (view: View, target: Target): ReadonlyArray<Subject> | undefined => {
  const [, name = "", noun = ""] = /^(\p{Lu}.*) (\p{Ll}+)$/u.exec(target.name) ?? []
  if (target.quoted || target.role !== undefined || name === "" || !isKindThere(view, noun)) return undefined
  const found = ground(view, { ...target, name, words: name }, "look")
  const record = found._tag === "Found" && !found.tentative ? recordOf(view, found.seen) : undefined
  return record === undefined ? undefined : [thisOne(record, `the ${noun} called so`)]
}

/** "Wednesday lunch": said of that part, wherever a message has these words. */
const ofPart = (view: View, target: Target): ReadonlyArray<Subject> | undefined => {
  const seen = partNamed(view, target)
  return seen === undefined ? undefined : [thisOne(seen, "the part of that section")]
}

/** "The lesson on Monday in period 1", where nothing is called so: what stands there. */
const atCrossing = (view: View, target: Target): ReadonlyArray<Subject> | undefined => {
  const cell = kindAt(view, target, plainScopes(target.scopes))
  return cell === undefined ? undefined : [thisOne(cell, "what stands where these cross")]
}

/** The record of whose thing it is: Ada's, in "Ada's answer". */
const ownersRecord = (view: View, { name, role, scopes }: Target): Seen | undefined => {
  const [scope, another] = scopes
  const owned = scope?.relation === "near" && another === undefined && role === undefined
  if (!owned || !/^\p{L}+$/u.test(name) || !/^\p{Lu}/u.test(scope.target.name)) return undefined
  const found = ground(view, scope.target, "look")
  return found._tag === "Found" ? recordOf(view, found.seen) : undefined
}

/** The heading over them all is nobody's in particular. */
const headsAll = (view: View, { seen }: Scored, record: Seen | undefined): boolean => {
  if (record === undefined || seen.node.role !== "heading") return false
  const section = sectionOf(view, seen)
  return record.at >= section.from && record.end <= section.to
}

/** "Ada's answer", where all are told to be answers. What stands under the heading of them all is not hers. */
const ofOwner = (view: View, target: Target, record: Seen | undefined): ReadonlyArray<Subject> | undefined =>
  record === undefined || !isKindThere(view, target.name)
    ? undefined
    : [
        {
          scored: { seen: record, score: 0.86, fit: 0.86, how: `the ${target.name} of its owner` },
          regions: [own(record)]
        }
      ]

/** "That row" when what the step before was about stands in none: the only one there is. */
const isPlaceless = (view: View, { role }: Target, antecedent: Antecedent): boolean =>
  (role === "row" || role === "item") &&
  (antecedent?.seen === undefined || recordOf(view, antecedent.seen) === undefined)

const isSeries = (pool: Pool, { ordinal, role }: Target): boolean =>
  ordinal !== undefined && role === undefined && pool.scored.filter(({ fit }) => fit >= 0.8).length > 1

/** "Ada's answer" is neither the form for "Your answer" nor the title over all of them: a place of hers holds her name, or stands in what is hers. */
const ofOwners = (view: View, places: ReadonlyArray<Scored>, { scopes }: Target): ReadonlyArray<Scored> => {
  const owners = (places.length === 0 ? [] : scopes).flatMap(({ relation, target }) =>
    relation !== "near" || target.name === "" || isPronoun(target)
      ? []
      : [poolOf(view, target, "look").scored.filter(({ fit }) => fit >= whole)]
  )
  const isHers = ({ seen, region = own(seen) }: Scored, { seen: owner }: Scored): boolean => {
    const record = recordOf(view, owner)
    const isInside = record !== undefined && record.at <= region.from && region.to <= record.end
    return isInside || (region.from <= owner.at && owner.end <= region.to)
  }
  return places.filter((place) => owners.every((all) => all.some((owner) => isHers(place, owner))))
}

/** "The first todo" of a list is not the one place that is called "Todos". */
const placesOf = (
  view: View,
  pool: Pool,
  target: Target,
  record: Seen | undefined
): ReadonlyArray<Scored> => {
  const found = pool.regions
    .flatMap((region) => placesIn(view, [region], target))
    .filter((each) => !headsAll(view, each, record))
  const places = ofOwners(view, found, target)
  return target.ordinal !== undefined && target.role === undefined && places.length === 1 ? [] : places
}

/** "The status of the loan of Ada" on a page of loans: the kind that they all are tells none of them. */
const withoutListedKind = (view: View, target: Target): Target | undefined => {
  const [kind, owner] = target.scopes
  const near = kind?.relation === "near" && owner?.relation === "near"
  if (!near || target.scopes.length !== 2 || kind.target.quoted || kind.target.role !== undefined)
    return undefined
  const { name, ordinal, quantifier, scopes } = kind.target
  const bare = ordinal === undefined && quantifier === undefined && scopes.length === 0
  return bare && /^\p{Ll}+$/u.test(name) && isKindThere(view, name)
    ? { ...target, scopes: [owner] }
    : undefined
}

/** Everything that the subject may be, equally well. */
export const subjectsOf = (
  view: View,
  said: Target,
  antecedent: Antecedent
): ReadonlyArray<Subject> | Fell => {
  const target = withNewest(view, listedHere(view, said))
  // Of which list "the last one" is, what was spoken of before may tell.
  const one = isPronoun(target) ? ranked(view, target) : undefined
  if (one !== undefined && !(one instanceof Fell)) return one
  if (isPronoun(target) && target.ordinal === undefined)
    return isPlaceless(view, target, antecedent)
      ? subjectsOf(view, { ...target, pronoun: false }, antecedent)
      : pronounSubject(view, target, antecedent)
  const ofBoard = target.role === "column" ? boardColumn(view, target) : undefined
  if (ofBoard !== undefined)
    return [
      {
        scored: { seen: ofBoard.title, score: 0.95, fit: 0.95, how: "the title of the column" },
        regions: regionsOfColumn(ofBoard, "")
      }
    ]
  const error = ofFieldSpokenOf(view, target)
  if (error !== undefined) return error
  const thing = thingsOf(view, target).length > 0 ? ranked(view, target) : undefined
  if (thing !== undefined) return thing instanceof Fell || thing.length > 0 ? thing : notThere(target)
  const part = ofPart(view, target)
  if (part !== undefined) return part
  const shorter = withoutListedKind(view, target) ?? ofOpenOne(view, target)
  if (shorter instanceof Fell) return shorter
  if (shorter !== undefined) return subjectsOf(view, shorter, antecedent)
  if (plainScopes(target.scopes).filter(({ relation }) => relation === "near").length > 1)
    return notClearWhose(target)
  const over = thePanelOver(view, target)
  if (over !== undefined) return over
  const pool = poolOf(view, target, "look", antecedent)
  if (pool.missing !== undefined) return notThere(pool.missing)
  const record = ownersRecord(view, target)
  const scored = [
    ...pool.scored.filter(
      (each) =>
        (each.fit >= 0.8 || runsOf(view, each.seen).length > 0 || isLabelled(view, each, pool)) &&
        !headsAll(view, each, record)
    ),
    ...(isSeries(pool, target) ? [] : placesOf(view, pool, target, record))
  ]
  const telling = scored.filter(
    (each) =>
      tells(view, each, target) &&
      !isOpener(view, each, target) &&
      !onlyDoes(each.seen, target) &&
      !isKindsTitle(view, each, target) &&
      !isOfMany(each.seen, target) &&
      !takesNext(each.seen, target)
  )
  const sorted = [
    ...withoutTags(view, withoutFormHeads(view, withoutLabels(view, inFront(view, telling, target))))
  ].sort((a, b) => b.score - a.score)
  if (isTitleOf(view, target) && sorted.every((each) => isOnlyNamed(view, each, target)))
    return [ofPage(view)]
  const inRank = ranked(view, target)
  const ordered = inRank === undefined ? sorted : sorted.filter((each) => isOneThing(view, each))
  const top = ordered[0]
  // "The lot" on the page of one: not only the line in which its number stands.
  if ((top === undefined || top.fit < 0.8) && isOfPage(view, target)) return [ofPage(view)]
  if (top !== undefined && liesBehind(view, target, top))
    return Fell.of("target_ambiguous", `It cannot be said which ${target.words} of the dialog is meant.`)
  // A part of a name of something large says nothing of what the fact is about.
  if (top === undefined || (top.fit < 0.8 && isContainer(top.seen.node.role)))
    return (
      inRank ??
      named(view, target, antecedent) ??
      rowOfIt(view, target, antecedent) ??
      oneOfKind(view, target) ??
      atCrossing(view, target) ??
      ofOwner(view, target, record) ??
      notThere(target)
    )
  const margin = top.fit < 0.8 ? 0.1 : 0.02
  // "The heading" of a page may stand in the bar at its top.
  const isHeading = target.role === "heading" && target.name === "" && target.ordinal === undefined
  const equal = isHeading ? ordered : ordered.filter(({ score }) => score >= top.score - margin)
  const [column] = equal.filter(({ seen }) => seen.node.role === "columnheader")
  // "The first payment" is what the first row has under Payment.
  const inColumn =
    column !== undefined && target.ordinal !== undefined && target.name !== "" && target.role !== "column"
  if (inColumn) return inCell(view, column, target)
  if (target.quantifier !== undefined && readingsOf(equal).length > 1)
    return Fell.of("target_ambiguous", `What stands there may be one “${target.words}” or several.`)
  const cells =
    target.ordinal !== undefined && isOwned(target) ? equal.map(({ seen }) => seen).filter(isCell) : []
  if (cells.length > 1 && cellsOfOwner(view, cells, target).length === 0) return notClearWhose(target)
  const inList = inItsList(view, target, equal)
  const counted = inList ?? nth(view, meantOf(view, target, antecedent, equal), target)
  if (counted.length === 0) return notThere(target)
  const all = counted.flatMap((each) => asSubjects(view, each, target))
  const placed = all.filter(({ regions }) => regions.length > 0)
  const saying = placed.filter((subject) => saysMore(view, subject, target))
  const picked = saying.length > 0 ? saying : placed.filter(({ scored: { seen } }) => !isBareText(view, seen))
  return picked.length > 0 ? picked : (named(view, target, antecedent) ?? notThere(target))
}

/** "The first step" of the one list that is called "steps": what stands first in it, and not the whole list. */
const inItsList = (
  view: View,
  { name, ordinal, role }: Target,
  equal: ReadonlyArray<Scored>
): ReadonlyArray<Scored> | undefined => {
  const [only, another] = equal
  if (ordinal === undefined || role !== undefined || name === "" || only === undefined) return undefined
  const isList = /^(?:list|table|grid|listbox|feed)$/u.test(only.seen.node.role)
  const isPart = /^(?:region|section|tabpanel|main|complementary|group|form)$/u.test(only.seen.node.role)
  if (another !== undefined || !(isList || isPart)) return undefined
  const things = recordsIn(view, regionOf(only.seen, ""), false)
  if (things.length < 2) return undefined
  // A part of the page that holds more than a list is none of its things.
  if (!isList) return []
  const ordered = inReadingOrder(tallyOf(view, things).sure)
  const seen = ordered === undefined ? undefined : nthOf(ordered, ordinal)
  return seen === undefined ? [] : [{ ...only, seen, how: "by its number in the list called so" }]
}

/** Of a table, or what is written in a figure. */
const isCaption = ({ node, parent }: Seen): boolean =>
  node.role === "caption" ||
  node.role === "figure" ||
  (node.role === "text" && parent?.node.role === "figure")

/** "The button should read Copied", of several: the one that was pressed. "The table": the one with heads. */
const meantOf = (
  view: View,
  { name, ordinal, quantifier, role, scopes, words }: Target,
  antecedent: Antecedent,
  equal: ReadonlyArray<Scored>
): ReadonlyArray<Scored> => {
  const bare = name === "" && ordinal === undefined && quantifier === undefined && scopes.length === 0
  if (bare && role === "table") return theTable(view, equal)
  const captions = equal.filter(({ seen }) => isCaption(seen))
  if (bare && /\bcaption$/iu.test(words) && captions.length > 0) return captions
  const pressed = equal.filter(({ seen }) => seen === antecedent?.seen)
  return bare && /^(?:button|link|tab)$/u.test(role ?? "") && pressed.length > 0 ? pressed : equal
}

/** Called so, and no part of the page that holds several things. */
const isOneThing = (view: View, { fit, seen }: Scored): boolean =>
  fit >= 0.8 && recordsIn(view, regionOf(seen, ""), false).length < 2

/** A title, a way to it, or less than the name: "Invoice" says nothing of the invoice itself. */
const isOnlyNamed = (view: View, { fit, seen }: Scored, { name }: Target): boolean =>
  fit < whole ||
  (/^(?:heading|link|text|listitem|menuitem|tab)$/u.test(seen.node.role) &&
    loose(readableTextOf(view, seen)) === loose(name))

/** How a subject is found that the whole page is about. */
export const ofThisPage = "the thing that the page is about"

const ofPage = (view: View): Subject => ({
  scored: { seen: contentOf(view), score: 0.8, fit: 0.8, how: ofThisPage },
  regions: [own(contentOf(view))]
})

/** Something is read there besides the name. */
const saysMore = (view: View, { regions, scored }: Subject, target: Target): boolean =>
  isField(scored.seen) ||
  isGauge(scored.seen) ||
  regions.some((region) => runsIn(view, region).some(({ text }) => loose(text) !== loose(target.name)))

/** A word by itself, which is no label of anything: the name of a step, or of a tab. */
const isBareText = (view: View, seen: Seen): boolean =>
  seen.node.role === "text" &&
  !/:\s*$/u.test(seen.node.name) &&
  pairOf(seen) === undefined &&
  recordOf(view, seen)?.node.role !== "row"

/** A link that only bears the name of a place says nothing of the place. */
const tells = (view: View, scored: Scored, target: Target): boolean =>
  !isOnlyNumber(scored, target) &&
  !isStepCalled(view, scored.seen, target) &&
  saysSomething(view, scored, target)

/** A field that takes a number is not the number of the things on the page. */
const isOnlyNumber = ({ how }: Scored, target: Target): boolean =>
  how === "kind of field" && countedThings(target) !== undefined

const saysSomething = (view: View, { region, seen }: Scored, target: Target): boolean =>
  region !== undefined ||
  target.role !== undefined ||
  !isControl(seen) ||
  isField(seen) ||
  (recordOf(view, seen) !== undefined && !isAside(seen)) ||
  fitName(target.name, false, readableTextOf(view, seen)).score < whole

/** What a list to choose from is opened by often shows what is chosen. */
const isOpener = (view: View, scored: Scored, target: Target): boolean =>
  target.role !== "list" && target.role !== "menu" && onlyOpens(view, scored, target)

/** "The last one", of a list in the dialog that is open: no card behind it is meant, though nothing there is an item by its role. */
const liesBehind = (view: View, { name, role, scopes }: Target, { seen }: Scored): boolean =>
  name === "" &&
  scopes.length === 0 &&
  (role === "item" || role === "row") &&
  seen.node.state.covered === true &&
  view.all.some((each) => isDialog(each) && each.node.visible && !contains(each, seen))

/** No click comes to it, for what is open over it. */
const isBarred = ({ node: { state } }: Seen): boolean => state.covered === true || state.inert === true

/** "The dialog", of two: the one over the other, whose controls no click reaches. */
const isOver = (view: View, dialog: Seen, scored: ReadonlyArray<Scored>): boolean => {
  const covers = (one: Seen): boolean =>
    view.all.some((seen) => seen !== one && contains(one, seen) && seen.node.visible && isBarred(seen))
  const others = scored.filter(({ seen }) => seen !== dialog && isDialog(seen))
  return others.length > 0 && !covers(dialog) && others.every(({ seen }) => covers(seen))
}

/** What stands in the dialog that is open, before what is called so behind it. */
const inFront = (view: View, scored: ReadonlyArray<Scored>, target: Target): ReadonlyArray<Scored> => {
  const dialog = topDialog(view) ?? drawerBefore(view)
  const isBare = target.role === "dialog" && target.name === "" && target.ordinal === undefined
  const top = isBare ? scored.filter(({ seen }) => seen === dialog) : []
  if (dialog !== undefined && top.length > 0 && isOver(view, dialog, scored)) return top
  const inside = dialog === undefined ? [] : scored.filter(({ seen }) => contains(dialog, seen))
  return inside.some(({ fit }) => fit >= whole) ? inside : scored
}

/** "Finance shows 1", of a folder "Finance 1": a thing of the table only has it as its folder. */
const withoutTags = (view: View, scored: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const isTag = ({ seen }: Scored): boolean => {
    const cell = [...upward(seen)].find(isCell)
    if (cell === undefined || isLead(columnOf(view, cell))) return false
    const said = loose(readableTextOf(view, seen))
    return runsOf(view, view.root).some(
      ({ text }) => loose(text).startsWith(`${said} `) && isFigure(loose(text).slice(said.length).trim())
    )
  }
  return scored.filter((each) => !isTag(each))
}

/** Where facts about it are most likely meant: in tables and lists, before anything else. */
export const inRecords = (view: View, subjects: ReadonlyArray<Subject>): ReadonlyArray<Subject> => {
  const rows = subjects.filter(({ scored }) => {
    const record = recordOf(view, scored.seen)
    if (record === undefined) return false
    for (const outer of upward(record))
      if (["navigation", "banner", "contentinfo"].includes(outer.node.role)) return false
    return true
  })
  return rows.length > 0 ? rows : subjects
}

/** "The card" of several is the one in which the last thing that was spoken of stands. */
export const ofTheOne = (
  { name, ordinal, quantifier, role, scopes, words }: Target,
  antecedent: Antecedent,
  subjects: ReadonlyArray<Subject>
): ReadonlyArray<Subject> => {
  const seen = antecedent?.seen
  const isThe = /^(?:the )?(?:card|tile|row|entry)$/iu.test(words) && name === "" && scopes.length === 0
  const bare = isThe && (role === "item" || role === "row") && ordinal === undefined
  if (!bare || quantifier !== undefined || seen === undefined || subjects.length < 2) return subjects
  const around = subjects.filter(({ scored }) => contains(scored.seen, seen))
  return around.length === 1 ? around : subjects
}

export const reportOf = (view: View, subject: Subject): Candidate => candidateOf(view, subject.scored)
