/** Which nodes a target may mean, each with a score and the way it was found. */
import type { RoleWord, Target } from "@assay/domain/Intent"
import { Candidate } from "@assay/domain/Step"
import { keepingOf } from "../Keeping.js"
import { holds } from "../screen/Geometry.js"
import {
  isCell,
  isControl,
  isDialog,
  isEntry,
  isField,
  isOnControl,
  isOnPressed,
  standsIn
} from "../screen/Kinds.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { brief, loose, plain, stems } from "../screen/Wording.js"
import { type Fit, fitName, none, other, whole } from "./Match.js"
import { isFreshMessage } from "./Fresh.js"
import { beforeCurtain } from "./Curtain.js"
import { isItsDrawing } from "./Glyphs.js"
import { instructedOn } from "./Instructed.js"
import { asksFit, bareFit, landmarkFit, markedFit, nounFit, openMenuFit, waysFit } from "./KindWords.js"
import { fitNode, opensValue, showsFigures } from "./Names.js"
import {
  isBadge,
  isOfKind,
  isTitledCard,
  partFit,
  saysCards,
  standsInKind,
  standsInWays
} from "./PartKinds.js"
import { isAside, isHeaderRow, isRecord, nodesIn, recordOf, type Region } from "./Regions.js"
import { composite } from "./Shapes.js"
import { type Purpose, takes } from "./Purposes.js"
import { isHeaded, roleFit } from "./Roles.js"
import { saidBarFit } from "./SaidBars.js"
import type { Scored } from "./Scored.js"
import { windowFit } from "./Windows.js"
import { asksUnits, unitsOf } from "./Units.js"

export type { Purpose } from "./Purposes.js"
export type { Scored } from "./Scored.js"

const named = new Set([
  "row",
  "item",
  "section",
  "dialog",
  "form",
  "table",
  "list",
  "menu",
  "message",
  "frame"
])

/** The record is the nearest around the text, and no larger one. */
const isNearest = (view: View, record: Seen, inner: Seen, target: Target): boolean => {
  if (target.role !== "row" || record.node.role !== "row") return recordOf(view, inner) === record
  for (const outer of upward(inner)) if (outer.node.role === "row") return outer === record
  return false
}

const speaksOf = (view: View, seen: Seen, name: string): boolean => {
  const words = stems(name)
  const said = new Set(stems(readableTextOf(view, seen)))
  return words.length > 0 && words.length <= 3 && words.every((word) => word.length > 3 && said.has(word))
}

/** A class tells it to be a card, and it begins or ends with the name. */
const bearsTitle = (view: View, seen: Seen, { name }: Target): boolean => {
  if (!isOfKind(seen, "card")) return false
  const text = loose(readableTextOf(view, seen))
  const title = loose(name)
  return text.length < 60 && (text.startsWith(`${title} `) || text.endsWith(` ${title}`))
}

/** The one card that is left of several begins with its title. */
const isTitledBy = (view: View, seen: Seen, { name }: Target): boolean => {
  const [title, more] = isOfKind(seen, "card") ? runsOf(view, seen) : []
  return title !== undefined && more !== undefined && loose(title.text) === loose(name)
}

const ownBox = /^(?:alert|status|region|form|group|dialog)$/u

/** "There is a problem" over what is wrong, as the first thing of the page: that box is titled so, and not the whole page. */
const titlesInner = (seen: Seen, heading: Seen, { role }: Target): boolean =>
  role === "section" &&
  seen.node.role === "main" &&
  heading.parent !== seen &&
  heading.parent !== undefined &&
  ownBox.test(heading.parent.node.role) &&
  isHeaded(heading.parent)

/** A container is called by what stands in it: a row by a cell, a section by its heading. */
const contentFit = (view: View, seen: Seen, target: Target): Fit => {
  const record = target.role === "row" || target.role === "item"
  if (isTitledCard(target) && (bearsTitle(view, seen, target) || isTitledBy(view, seen, target)))
    return { score: 0.93, how: "the card of that title" }
  if (target.role === undefined || !named.has(target.role) || (record && !isRecord(view, seen))) return none
  // Its title is often no heading.
  if (
    target.role === "dialog" &&
    target.name !== "" &&
    isDialog(seen) &&
    loose(runsOf(view, seen)[0]?.text ?? "") === loose(target.name)
  )
    return { score: 0.96, how: "titled so" }
  // "The newsletter pop-up" is the one that speaks of a newsletter.
  if (target.role === "dialog" && !target.quoted && isDialog(seen) && speaksOf(view, seen, target.name))
    return { score: 0.84, how: "speaks of it" }
  let best = none
  let headed = false
  for (const each of within(view, seen)) {
    if (each === seen || !each.node.visible) continue
    // Only its first heading is the heading of it all.
    if (each.node.role === "heading" && !record && headed) continue
    headed ||= each.node.role === "heading"
    const names = record ? true : each.node.role === "heading" || each.node.role === "caption"
    // A log of several messages is not the one of them that says so.
    const spoken =
      target.role === "message" &&
      each.node.role === "text" &&
      !(seen.node.role === "log" && seen.children.length > 1)
    // "The berth table" has the berths in its first column.
    const column =
      target.role === "table" && each.node.role === "columnheader" && each.parent?.children[0] === each
    if ((!names && !spoken && !column) || (record && !isNearest(view, seen, each, target))) continue
    if (titlesInner(seen, each, target)) continue
    const fit = fitName(target.name, target.quoted, each.node.name)
    if (fit.score > best.score) best = fit
  }
  return best.score === 0 ? none : { score: best.score * 0.96, how: `holds the ${best.how}` }
}

const acted = new Set<RoleWord>([
  "button",
  "link",
  "checkbox",
  "radio",
  "switch",
  "tab",
  "slider",
  "menuitem",
  "option",
  "field"
])

/** Said to be something that one acts on. */
const isActed = ({ role }: Target): boolean => role !== undefined && acted.has(role)

/** Where there are both, a text area is no text box. */
const isOfOtherSize = ({ role, words }: Target, { node }: Seen): boolean =>
  role === "field" &&
  node.role === "textbox" &&
  /\btext ?areas?$/iu.test(words) !== (node.inputType === "textarea") &&
  /\btext ?(?:area|box|input|field)e?s?$/iu.test(words)

/** A word for a kind that the node is not of weighs little when the name is right to the letter. */
const kindFit = (view: View, seen: Seen, target: Target, purpose: Purpose, fit: Fit): number => {
  if (target.role === undefined) return 1
  // "Enter 8 in the Monday cell": the field that stands in it.
  // What sorts a column stands in its head, and not in a menu beside the table.
  if ((target.role === "column" || target.role === "cell") && purpose !== "look" && isControl(seen))
    return isAside(seen) || /^(?:menuitem|tab)$/u.test(seen.node.role) ? 0.8 : 1
  // A card is what says several things, before a line that is clicked.
  const card = target.role === "item" && seen.node.role === "generic"
  const isThing = isRecord(view, seen) || (isTitledCard(target) && isTitledBy(view, seen, target))
  if (card && isThing && composite(view, seen)) return 0.97
  const kind = roleFit(target.role, seen)
  if (kind > 0) return isOfOtherSize(target, seen) ? 0.85 * kind : kind
  if (target.role === "message" && isFreshMessage(view, seen)) return 0.9
  // What it says is told: the line that says so, and not the dialog in which it stands.
  const line = seen.node.role === "text" || seen.node.role === "paragraph"
  if (target.role === "message" && line && fit.score >= 0.95 && / /u.test(target.name)) return 0.93
  if (target.role === "item" && target.name === "") return 0.9
  // Where a day is picked or a list opened, a button that shows the value is the field.
  if (target.role === "field" && fit.score >= 0.95 && (opensValue(seen.node) || showsFigures(seen.node)))
    return 0.88
  if (target.role === "field" || (isActed(target) && !isControl(seen))) return 0
  return fit.score >= 0.95 ? 0.7 : 0
}

interface Scores extends Fit {
  readonly total: number
}

const unlike: Scores = { ...none, total: 0 }

/** Most ways lead to nothing, over and over for each node of each look. */
const times = ({ how, score }: Fit, factor: number): Scores =>
  score === 0 ? unlike : { score, how, total: score * factor }

/** "The input with the value 5000", "replace 5000 with 7500": told by what it holds. */
const heldFit = (seen: Seen, target: Target, purpose: Purpose): Fit => {
  const { node } = seen
  if (!isEntry(seen) || node.concealed === true || target.name === "" || plain(node.value ?? "") === "")
    return none
  const said = target.role === "field" && /\bwith (?:the |a )?value\b/iu.test(target.words)
  const holds = plain(node.value ?? "") === plain(target.name)
  if (!holds || (!said && (purpose !== "fill" || target.role !== undefined))) return none
  return { score: said ? 1 : 0.87, how: "what it holds" }
}

/** The word for the kind is a part of the name; "the last product" is none that is called "Products". */
const wordedFit = (view: View, seen: Seen, target: Target, purpose: Purpose): Fit => {
  const bare = target.name === ""
  if (target.words === target.name || (bare && target.ordinal !== undefined)) return none
  // The bell that leads to notifications is none, and what one presses to open them.
  const isSign = seen.node.role === "img" || isOnControl(seen)
  if (bare && target.role === "message" && isSign && purpose !== "click") return none
  // The head of the column in which the items stand is none of them.
  const isThing = target.role === "item" || target.role === "row"
  if (bare && isThing && standsIn(seen, /^columnheader$/u)) return none
  const fit = fitNode(view, seen, target.words, target.quoted)
  // "The list" is no field for a new list item, and to read nothing that is pressed to make one, or to go to the "Shopping list".
  const isPressed = seen.node.role === "textbox" || (purpose === "look" && isOnPressed(seen))
  if (bare && target.role === "list" && isPressed && seen.node.state.expanded === undefined) return none
  // "The text area" is a field, and no part of the page that its makers call "area".
  if (bare && target.role === "field" && fit.how === "test id" && !isField(seen)) return none
  // A sentence that happens to speak of a list is none.
  return bare && fit.score < 0.8 && /^(?:text|paragraph)$/u.test(seen.node.role) ? none : fit
}

/** Each way in which the target may mean the node. */
const waysOf = (view: View, seen: Seen, target: Target, purpose: Purpose): ReadonlyArray<Scores> => {
  const kinded = (fit: Fit) =>
    fit.score === 0 ? unlike : times(fit, kindFit(view, seen, target, purpose, fit))
  return [
    kinded(fitNode(view, seen, target.name, target.quoted)),
    kinded(contentFit(view, seen, target)),
    kinded(bareFit(view, seen, target)),
    times(wordedFit(view, seen, target, purpose), 1),
    times(landmarkFit(view, seen, target), 1),
    times(asksFit(view, seen, target), 1),
    times(heldFit(seen, target, purpose), 1),
    times(nounFit(view, seen, target), 1),
    times(markedFit(view, seen, target), 1),
    times(partFit(view, seen, target), 1),
    times(saidBarFit(view, seen, target), 1),
    times(windowFit(view, seen, target), 1),
    times(openMenuFit(view, seen, target), 1),
    times(waysFit(view, seen, target), 1)
  ]
}

const isWorded = (view: View, seen: Seen): boolean =>
  runsOf(view, seen).some(({ text }) => /\p{L}{2}/u.test(text) && !isItsDrawing(seen, text))

/** Pressed to go elsewhere or to do something, and neither a heading nor in one. The title of a card is often nothing but a link. */
const isWayOnly = (seen: Seen): boolean =>
  !standsIn(seen, /^(?:heading|columnheader)$/u) &&
  !seen.children.some(({ node }) => node.role === "heading") &&
  (standsIn(seen, /^(?:button|tab|menuitem)$/u) ||
    (standsIn(seen, /^link$/u) && standsIn(seen, /^(?:navigation|banner|contentinfo|menubar|tablist)$/u)))

/** "The Due header" is what stands over the column. */
const headWord = /\b(?:head(?:er|ing)?|column|title|label|sorter|cell)$/iu

const scoreOne = (view: View, seen: Seen, target: Target, purpose: Purpose): Scored | undefined => {
  if (seen.parent === undefined && target.role !== "page") return undefined
  const taken = takes(view, purpose, seen)
  if (taken === 0) return undefined
  if (target.role === "row" && isHeaderRow(seen) && target.name === "") return undefined
  // "The heading Orders" is not the way to the orders, which is called so on any page.
  if (target.role === "heading" && purpose === "look" && isWayOnly(seen)) return undefined
  // What holds the rows is often called so by its id, and is none of them.
  if (target.role === "row" && target.name === "" && seen.node.role === "rowgroup") return undefined
  // "The shift Sun 29" is one of those under that head.
  const { descriptor, role } = target
  const isOfKind = descriptor !== undefined && role === undefined && !headWord.test(descriptor)
  if (isOfKind && purpose === "click" && standsIn(seen, /^columnheader$/u)) return undefined
  const best = waysOf(view, seen, target, purpose).reduce((one, next) =>
    next.total > one.total ? next : one
  )
  // A button that is read is called by its words, and no icon.
  const read = target.role === "icon" && best.score < 0.9 && isWorded(view, seen) ? 0.7 : 1
  const score = best.total * taken * read
  // A name in quotes is the whole name of what is acted on, or of a control that is looked for: "Save" is not "Save as".
  if (target.quoted && best.score < 0.8 && (purpose !== "look" || isActed(target))) return undefined
  // A badge is read and not pressed: a button whose words hold its own says something else.
  if (target.quoted && best.score < 0.8 && isOnControl(seen) && isBadge(target)) return undefined
  if (best.how.includes(other) && (purpose !== "look" || target.role !== undefined)) return undefined
  // A sentence that happens to hold the words is nothing to click.
  if (purpose === "click" && best.score < 0.8 && !isControl(seen)) return undefined
  return score < 0.5 ? undefined : { seen, score, fit: best.score, how: best.how }
}

/** Drops what stands inside something else that was found as well, unless the inner one is the control. */
const distinct = (all: ReadonlyArray<Scored>): ReadonlyArray<Scored> =>
  all.filter(
    (inner) =>
      !all.some((outer) => {
        if (outer === inner || outer.seen.at >= inner.seen.at || inner.seen.end > outer.seen.end) return false
        return outer.score >= inner.score - 0.001 && (isControl(outer.seen) || !isControl(inner.seen))
      })
  )

/**
 * What can be seen; and for a deed what lies, itself without a colour, over what is drawn in its place: a list to choose from, a
 * button over its picture. A person who clicks on the drawing clicks on it.
 */
const seenFor =
  (view: View, purpose: Purpose) =>
  (seen: Seen): boolean =>
    seen.node.visible || (purpose !== "look" && isOverDrawing(view, seen))

export const isOverDrawing = (view: View, seen: Seen): boolean => {
  const { box, hidden } = seen.node
  if (hidden === "clipped" && seen.node.inputType === "range") return seen.parent?.node.visible === true
  if (hidden !== "transparent" || box === undefined || !(isControl(seen) || isField(seen))) return false
  // What a closed menu would offer is drawn over by nothing.
  if (/^(?:menuitem|menuitemradio|menuitemcheckbox|option|treeitem)$/u.test(seen.node.role)) return false
  return view.all.some(
    ({ at, node }) =>
      node.visible &&
      (at < seen.at || at > seen.end) &&
      (node.role === "text" || node.role === "img" || node.picture !== undefined) &&
      node.box !== undefined &&
      holds(box, node.box.x + node.box.width / 2, node.box.y + node.box.height / 2)
  )
}

/** Where classes tell which things are cards, or told so before, no other is one: not the column in which they stand. */
const ofItsKind = (view: View, target: Target, all: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  if (!saysCards(target) || target.name !== "") return all
  const isCard = ({ seen }: Scored) => isOfKind(seen, "card")
  const told = [...(view.earlier?.listed?.values() ?? [])].flatMap((kinds) => [...kinds])
  return all.some(isCard) || told.some((kinds) => kinds.split("|").includes("card"))
    ? all.filter(isCard)
    : all
}

/** "The Thermostat card" where the page has cards: no line of a log that begins "Thermostat set to 20". */
const withoutLines = (view: View, target: Target, all: ReadonlyArray<Scored>): ReadonlyArray<Scored> =>
  isTitledCard(target) && view.all.some((seen) => seen.node.visible && isOfKind(seen, "card"))
    ? all.filter(
        ({ fit, seen }) =>
          fit >= whole || standsInKind(seen, "card") || !standsIn(seen, /^(?:listitem|row|log)$/u)
      )
    : all

const isWay = ({ seen }: Scored): boolean => standsIn(seen, /^navigation$/u) || standsInWays(seen)

/** "The first item" is one of what a page lists, and none of the ways to filter it, unless it lists nothing else. */
const withoutWays = ({ name, role }: Target, all: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const things = role === "item" && name === "" ? all.filter((scored) => !isWay(scored)) : []
  return things.length > 0 ? things : all
}

type Score = (seen: Seen) => Scored | undefined

const scoring = (view: View, target: Target, purpose: Purpose): Score => {
  const scores = new Map<Seen, Scored | undefined>()
  return (seen) => {
    if (!scores.has(seen)) scores.set(seen, scoreOne(view, seen, target, purpose))
    return scores.get(seen)
  }
}

const scoresOn = keepingOf((_: View): Map<string, Score> => new Map())

/** A step asks over and over for the same thing on the same screen: in this part of it, in that, and at the next look. */
const scoresOf = (view: View, target: Target, purpose: Purpose): Score => {
  const key = JSON.stringify([target, purpose])
  const score = scoresOn(view).get(key) ?? scoring(view, target, purpose)
  scoresOn(view).set(key, score)
  return score
}

/** Best first; among equals in reading order. */
export const candidatesIn = (
  view: View,
  regions: ReadonlyArray<Region>,
  target: Target,
  purpose: Purpose,
  visible: (seen: Seen) => boolean = seenFor(view, purpose)
): ReadonlyArray<Scored> => {
  const found = new Map<Seen, Scored>()
  const score = scoresOf(view, target, purpose)
  const instructed = instructedOn(view)
  for (const region of regions)
    for (const seen of nodesIn(view, region)) {
      const scored = visible(seen) && !instructed.has(seen) ? score(seen) : undefined
      if (scored !== undefined)
        found.set(seen, { ...scored, how: [scored.how, region.how].filter(Boolean).join(", ") })
    }
  const all = [...found.values()]
  const apart = asksUnits(target) ? unitsOf(view, all, target, regions, distinct) : distinct(all)
  const kinds = ofItsKind(view, target, purpose === "look" ? apart : beforeCurtain(view, apart))
  const open = withoutWays(target, withoutLines(view, target, kinds))
  return [...open].sort((a, b) => b.score - a.score || a.seen.at - b.seen.at)
}

/** What a person calls the node. */
export const nameOf = (view: View, seen: Seen): string => {
  const { node } = seen
  const other = node.otherNames.find(({ value }) => value !== "")?.value
  const text = node.name === "" && !isField(seen) ? readableTextOf(view, seen) : node.name
  return brief(text === "" ? (other ?? "") : text, 80)
}

/** For a report. */
export const candidateOf = (view: View, scored: Scored): Candidate =>
  Candidate.make({
    role: isCell(scored.seen) ? "cell" : scored.seen.node.role,
    name: nameOf(view, scored.seen),
    score: Math.round(Math.min(1, scored.score) * 100) / 100,
    how: scored.how
  })
