/** Which nodes a target may mean, each with a score and the way it was found. */
import type { RoleWord, Target } from "@assay/domain/Intent"
import type { MarkKind } from "@assay/domain/Screen"
import { Candidate } from "@assay/domain/Step"
import { holds } from "../screen/Geometry.js"
import { isCell, isControl, isDialog, isEntry, isField } from "../screen/Kinds.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { brief, plain, stem, tokens } from "../screen/Wording.js"
import { type Fit, fitName, none, other } from "./Match.js"
import { isCalendar } from "./Calendars.js"
import { isFreshMessage } from "./Fresh.js"
import { fitNode } from "./Names.js"
import {
  composite,
  isAside,
  isHeaderRow,
  isRecord,
  nodesIn,
  recordOf,
  type Region,
  regionOf,
  repeats,
  sectionOf
} from "./Regions.js"
import { type Purpose, takes } from "./Purposes.js"
import { roleFit } from "./Roles.js"
import type { Scored } from "./Scored.js"
import { asksUnits, unitsOf } from "./Units.js"

export type { Purpose } from "./Purposes.js"
export type { Scored } from "./Scored.js"

/** Words for kinds of places that ARIA has roles for. */
const landmarks: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:(?:table|column) headers?|header row)\b/iu, "row"],
  [/\bfooter\b/iu, "contentinfo"],
  [/\bheader\b/iu, "banner"],
  [
    /\b(?:sidebar|side bar|side ?(?:menu|nav|navigation|panel)|left(?:-hand)? (?:menu|nav|navigation|sidebar))\b/iu,
    "complementary"
  ],
  [/\b(?:nav|navbar|navigation|menu bar|menubar)\b/iu, "navigation"],
  [/\btoolbar\b/iu, "toolbar"],
  [/\bmain (?:area|content|section)\b/iu, "main"]
]

/** What stands for the landmark where its own role is not given: the footer of a section, a bar beside the page. */
const substitutes: Readonly<Record<string, MarkKind>> = {
  contentinfo: "footer",
  banner: "header",
  complementary: "sidebar"
}

const isSubstitute = ({ node }: Seen, landmark: string): boolean =>
  (node.role === "generic" || node.role === "navigation") &&
  node.marks?.some(({ kind }) => kind === substitutes[landmark]) === true

const landmarkFit = (seen: Seen, target: Target): Fit => {
  const found = landmarks.find(([words]) => words.test(target.words))
  if (found !== undefined && isSubstitute(seen, found[1])) return { score: 0.86, how: "by what marks it" }
  if (found === undefined || seen.node.role !== found[1]) return none
  return found[1] === "row" && !isHeaderRow(seen) ? none : { score: 0.9, how: "kind of place" }
}

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
  const words = tokens(name).map(stem)
  const said = new Set(tokens(readableTextOf(view, seen)).map(stem))
  return words.length > 0 && words.length <= 3 && words.every((word) => word.length > 3 && said.has(word))
}

/** A container is called by what stands in it: a row by a cell, a section by its heading. */
const contentFit = (view: View, seen: Seen, target: Target): Fit => {
  const record = target.role === "row" || target.role === "item"
  if (target.role === undefined || !named.has(target.role) || (record && !isRecord(view, seen))) return none
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
    const spoken = target.role === "message" && each.node.role === "text"
    if ((!names && !spoken) || (record && !isNearest(view, seen, each, target))) continue
    const fit = fitName(target.name, target.quoted, each.node.name)
    if (fit.score > best.score) best = fit
  }
  return best.score === 0 ? none : { score: best.score * 0.96, how: `holds the ${best.how}` }
}

/** A thing in a list that no role tells to be one. */
const isCard = (view: View, seen: Seen, target: Target): boolean =>
  target.role === "item" && seen.node.role === "generic" && isRecord(view, seen)

const isOpenDialog = (seen: Seen): boolean => isDialog(seen) && seen.node.visible

const hasOpenList = (view: View): boolean =>
  view.all.some(({ children, node }) => node.role === "listbox" && node.visible && children.length > 0)

/** A list of nothing but what is clicked: tabs, pages, the ways to go. */
const isMenu = (view: View, seen: Seen): boolean => {
  const items = seen.children.filter(({ node }) => node.visible)
  return (
    seen.node.role === "list" &&
    items.length > 0 &&
    items.every((item) =>
      runsOf(view, item).every((run) => {
        for (const outer of upward(run.seen)) {
          if (isControl(outer)) return true
          if (outer === item) return false
        }
        return false
      })
    )
  )
}

const isBeside = (seen: Seen): boolean =>
  [...upward(seen)].some(({ node }) => /^(?:complementary|search|toolbar)$/u.test(node.role))

/** A kind without a name. What stands in the menus around the content is less likely meant than the content. */
const bareFit = (view: View, seen: Seen, target: Target): Fit => {
  if (target.name !== "" || target.role === undefined) return none
  if (target.role === "message" && isFreshMessage(view, seen))
    return { score: 0.82, how: `${target.words}, newly there` }
  // A paragraph that bears the words is a message, any other is none; and a thing in a list is a message, but no alert.
  const written = /^messages?$/iu.test(target.words) ? "paragraph" : "paragraph listitem article row"
  const kind = target.role !== "message" || !written.split(" ").includes(seen.node.role)
  if (target.role === "list" && isEntry(seen)) return none
  // A text is what is read by itself: no box to tick, and no title of what follows.
  if (target.role === "text" && target.words === "label" && seen.node.role !== "text") return none
  // The list that has opened is "the list", before the field that it belongs to.
  if (target.role === "list" && seen.node.role === "combobox" && hasOpenList(view))
    return { score: 0.8, how: `${target.words}, by its kind` }
  // "The first card" is a thing of the content, and neither a link in it nor a filter beside it.
  const record =
    target.role === "item" &&
    target.ordinal !== undefined &&
    /^(?:cards?|tiles?|results?|products?|entry|entries)$/iu.test(target.words)
  if (record && (seen.node.role === "link" || seen.node.role === "tab") && !isRecord(view, seen)) return none
  // A step or a tag of few words is less a result than what holds several things.
  const plainLine = record && !composite(view, seen)
  const aside = isAside(seen) || (record && isBeside(seen)) || (target.role === "list" && isMenu(view, seen))
  const marked = target.role === "dialog" && seen.node.marks?.some(({ kind }) => kind === "dialog") === true
  if (marked && seen.node.role !== "dialog" && runsOf(view, seen).length > 0 && !view.all.some(isOpenDialog))
    return { score: 0.8, how: "by what marks it" }
  // A button is no menu, unless it opens one.
  const acts = target.role === "menu" && isControl(seen) && seen.node.state.expanded === undefined
  return (kind && !acts && roleFit(target.role, seen) > 0) || isCard(view, seen, target)
    ? { score: plainLine ? 0.66 : aside ? 0.72 : 0.85, how: `${target.words || target.role}, by its kind` }
    : none
}

const kindsOfOwn = new Set(
  "tooltip status alert log toolbar banner progressbar meter timer figure article tree search".split(" ")
)

const isQuestion = ({ node }: Seen): boolean =>
  /^(?:heading|group|radiogroup|legend)$/u.test(node.role) &&
  /\?$|^(?:question )?\d+[.):] /iu.test(node.name.trim())

/** A word that ARIA has for a kind, though people seldom say it. */
const nounFit = (view: View, seen: Seen, target: Target): Fit => {
  const [word, another] = tokens(target.name).map(stem)
  if (word === "calendar" && another === undefined && isCalendar(view, seen))
    return { score: 0.85, how: "by what it holds" }
  if (word === "question" && another === undefined && isQuestion(seen))
    return { score: seen.node.role === "heading" ? 0.88 : 0.82, how: "by what it asks" }
  const same = word !== undefined && another === undefined && kindsOfOwn.has(word) && seen.node.role === word
  // Two words that are no title: a heading may be called so, and has no progress.
  const bar = !target.quoted && /^progress (?:bar|indicator)$/u.test(target.name)
  if (bar && seen.node.role === "progressbar") return { score: 0.99, how: "by its kind" }
  return same ? { score: 0.85, how: "by its kind" } : none
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

/** A word for a kind that the node is not of weighs little when the name is right to the letter. */
const kindFit = (view: View, seen: Seen, target: Target, purpose: Purpose, fit: Fit): number => {
  if (target.role === undefined) return 1
  // "Enter 8 in the Monday cell": the field that stands in it.
  if ((target.role === "column" || target.role === "cell") && purpose !== "look" && isControl(seen)) return 1
  const kind = roleFit(target.role, seen)
  if (kind > 0) return kind
  if (target.role === "message" && isFreshMessage(view, seen)) return 0.9
  if (target.role === "item" && target.name === "") return 0.9
  if (target.role === "field" || (isActed(target) && !isControl(seen))) return 0
  return fit.score >= 0.95 ? 0.7 : 0
}

const times = (fit: Fit, factor: number): Scores => ({ ...fit, total: fit.score * factor })

interface Scores extends Fit {
  readonly total: number
}

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

/** Each way in which the target may mean the node. */
const waysOf = (view: View, seen: Seen, target: Target, purpose: Purpose): ReadonlyArray<Scores> => {
  const kinded = (fit: Fit) =>
    fit.score === 0 ? times(fit, 0) : times(fit, kindFit(view, seen, target, purpose, fit))
  return [
    kinded(fitNode(view, seen, target.name, target.quoted)),
    kinded(contentFit(view, seen, target)),
    kinded(bareFit(view, seen, target)),
    // The word for the kind is a part of the name; "the last product" is none that is called "Products".
    target.words === target.name || (target.name === "" && target.ordinal !== undefined)
      ? times(none, 0)
      : times(fitNode(view, seen, target.words, target.quoted), 1),
    times(landmarkFit(seen, target), 1),
    times(heldFit(seen, target, purpose), 1),
    times(nounFit(view, seen, target), 1)
  ]
}

const isWorded = (view: View, seen: Seen): boolean =>
  runsOf(view, seen).some(({ text }) => /\p{L}{2}/u.test(text))

const scoreOne = (view: View, seen: Seen, target: Target, purpose: Purpose): Scored | undefined => {
  if (seen.parent === undefined && target.role !== "page") return undefined
  const taken = takes(view, purpose, seen)
  if (taken === 0) return undefined
  if (target.role === "row" && isHeaderRow(seen) && target.name === "") return undefined
  const best = waysOf(view, seen, target, purpose).reduce((one, next) =>
    next.total > one.total ? next : one
  )
  // A button that is read is called by its words, and no icon.
  const read = target.role === "icon" && best.score < 0.9 && isWorded(view, seen) ? 0.7 : 1
  const score = best.total * taken * read
  // A name in quotes is the whole name of what is acted on, or of a control that is looked for: "Save" is not "Save as".
  if (target.quoted && best.score < 0.8 && (purpose !== "look" || isActed(target))) return undefined
  if (best.how.includes(other) && (purpose !== "look" || target.role !== undefined)) return undefined
  // A sentence that happens to hold the words is nothing to click.
  if (purpose === "click" && best.score < 0.8 && !isControl(seen)) return undefined
  return score < 0.5 ? undefined : { seen, score, fit: best.score, how: best.how }
}

const placeWords = /\b(?:sidebar|side bar|panel|widget|block|box|section|area|card|tile|column|group)\b/iu

/** The section under each heading of that name. */
const sections = (view: View, region: Region, target: Target): ReadonlyArray<Scored> => {
  if (target.name === "" || !["section", "form", "table", "list", "column", undefined].includes(target.role))
    return []
  return nodesIn(view, region).flatMap((seen) => {
    if (seen.node.role !== "heading" || !seen.node.visible) return []
    const fit = fitNode(view, seen, target.name, target.quoted)
    if (fit.score === 0) return []
    const region = sectionOf(view, seen)
    return [{ seen, score: fit.score * 0.94, fit: fit.score, how: "under the heading", region }]
  })
}

const titledKinds = new Set<RoleWord | undefined>(["section", "list", "column", "form", "table"])

/** A title that no role tells to be one: the first words of one of several blocks side by side. */
const titledBlocks = (view: View, region: Region, target: Target): ReadonlyArray<Scored> => {
  const place = target.quoted && target.role === undefined && placeWords.test(target.descriptor ?? "")
  if (target.name === "" || (!titledKinds.has(target.role) && !place)) return []
  return nodesIn(view, region).flatMap((seen) => {
    if (seen.node.role !== "text" || !seen.node.visible) return []
    const fit = fitName(target.name, target.quoted, seen.node.name)
    if (fit.score < 0.86) return []
    const repeated = blockUnder(view, seen)
    const called = placeWords.test(target.descriptor ?? target.words)
    const block = repeated ?? (called ? blockOf(view, seen) : undefined)
    if (block === undefined) return []
    return [
      {
        seen: block,
        // "The sidebar “Tags”" is the sidebar, and not the words.
        score: fit.score * (place || (called && repeated === undefined) ? 1.03 : 0.93),
        fit: fit.score,
        how: "under the title",
        region: regionOf(block, "")
      }
    ]
  })
}

/** The largest block that begins with the title and has others like it beside it. */
const blockUnder = (view: View, title: Seen): Seen | undefined => {
  let block: Seen | undefined
  for (const outer of upward(title)) {
    const runs = runsOf(view, outer)
    if (runs[0]?.seen !== title) break
    if (isControl(outer) || outer.node.role === "row" || isCell(outer)) return undefined
    if (runs.length > 1 && outer.parent !== undefined && repeats(view, outer)) block = outer
  }
  return block
}

/** The largest block that begins with the title, as the word for a place says that there is one. */
const blockOf = (view: View, title: Seen): Seen | undefined => {
  let block: Seen | undefined
  for (const outer of upward(title)) {
    if (outer.parent === undefined || runsOf(view, outer)[0]?.seen !== title) break
    if (isControl(outer) || outer.node.role === "row" || isCell(outer)) return undefined
    if (runsOf(view, outer).length > 1) block = outer
  }
  return block
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
  if (hidden !== "transparent" || box === undefined || !(isControl(seen) || isField(seen))) return false
  return view.all.some(
    ({ at, node }) =>
      node.visible &&
      (at < seen.at || at > seen.end) &&
      (node.role === "text" || node.role === "img" || node.picture !== undefined) &&
      node.box !== undefined &&
      holds(box, node.box.x + node.box.width / 2, node.box.y + node.box.height / 2)
  )
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
  for (const region of regions)
    for (const seen of nodesIn(view, region)) {
      const scored = visible(seen) ? scoreOne(view, seen, target, purpose) : undefined
      if (scored !== undefined)
        found.set(seen, { ...scored, how: [scored.how, region.how].filter(Boolean).join(", ") })
    }
  const all = [...found.values()]
  const apart = asksUnits(target) ? unitsOf(view, all, target, regions, distinct) : distinct(all)
  return [...apart].sort((a, b) => b.score - a.score || a.seen.at - b.seen.at)
}

/** Regions that a target may name, best first. */
export const placesIn = (view: View, regions: ReadonlyArray<Region>, target: Target): ReadonlyArray<Scored> =>
  regions
    .flatMap((region) => [...sections(view, region, target), ...titledBlocks(view, region, target)])
    .sort((a, b) => b.score - a.score || a.seen.at - b.seen.at)

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
