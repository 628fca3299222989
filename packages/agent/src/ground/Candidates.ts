/** Which nodes a target may mean, each with a score and the way it was found. */
import type { Target } from "@assay/domain/Intent"
import { Candidate } from "@assay/domain/Step"
import { isCell, isControl, isEntry, isField } from "../screen/Kinds.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { type Seen, type View, within } from "../screen/View.js"
import { brief } from "../screen/Wording.js"
import { type Fit, fitName, none } from "./Match.js"
import { fitNode } from "./Names.js"
import { isHeaderRow, isRecord, nodesIn, type Region, sectionOf } from "./Regions.js"
import { roleFit } from "./Roles.js"

/** What is to be done with the target; a node that does not take it is not meant. */
export type Purpose = "click" | "hover" | "fill" | "choose" | "check" | "upload" | "look"

export interface Scored {
  readonly seen: Seen
  readonly score: number
  /** How well the name alone fits. */
  readonly fit: number
  readonly how: string
  /** Where it stands, when its place and not one node was asked for. */
  readonly region?: Region
}

const clickable = (seen: Seen): number => {
  if (isControl(seen)) return 1
  if (seen.node.inputType === "file") return 0.95
  return seen.node.role === "generic" || seen.node.role === "document" ? 0.9 : 0.93
}

const fillable = (seen: Seen): number => {
  if (seen.node.state.readonly === true && !isEntry(seen)) return 0
  if (isEntry(seen) || (seen.node.role === "combobox" && seen.node.options === undefined)) return 1
  if (seen.node.role === "slider") return 0.97
  return isField(seen) ? 0.9 : 0
}

const choosing = new Set(["combobox", "listbox", "radiogroup", "menu", "tablist", "slider", "tree"])

const choosable = (view: View, seen: Seen): number => {
  if (seen.node.options !== undefined || choosing.has(seen.node.role)) return 1
  if (seen.node.state.expanded !== undefined && isControl(seen)) return 0.97
  if (seen.node.role === "group" && within(view, seen).some(({ node }) => node.role === "radio")) return 0.97
  if (isEntry(seen)) return 0.93
  return seen.node.role === "button" ? 0.88 : 0
}

const tickable = (seen: Seen): number => {
  if (seen.node.role === "checkbox" || seen.node.role === "switch") return 1
  if (seen.node.role === "radio" || seen.node.role.startsWith("menuitem")) return 0.97
  return seen.node.state.checked !== undefined || seen.node.state.pressed !== undefined ? 0.95 : 0
}

/** From 0, it cannot take it, to 1, it is made for it. */
export const takes = (view: View, purpose: Purpose, seen: Seen): number => {
  if (purpose === "fill") return fillable(seen)
  if (purpose === "choose") return choosable(view, seen)
  if (purpose === "check") return tickable(seen)
  if (purpose === "upload") return seen.node.inputType === "file" ? 1 : isControl(seen) ? 0.85 : 0
  return purpose === "click" ? clickable(seen) : 1
}

/** Words for kinds of places that ARIA has roles for. */
const landmarks: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bfooter\b/iu, "contentinfo"],
  [/\bheader\b/iu, "banner"],
  [/\b(?:sidebar|side bar)\b/iu, "complementary"],
  [/\b(?:nav|navbar|navigation|menu bar|menubar)\b/iu, "navigation"],
  [/\btoolbar\b/iu, "toolbar"],
  [/\bmain (?:area|content|section)\b/iu, "main"]
]

const landmarkFit = (seen: Seen, target: Target): Fit =>
  landmarks.some(([words, role]) => words.test(target.words) && seen.node.role === role)
    ? { score: 0.9, how: "kind of place" }
    : none

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

/** A container is called by what stands in it: a row by a cell, a section by its heading. */
const contentFit = (view: View, seen: Seen, target: Target): Fit => {
  const record = target.role === "row" || target.role === "item"
  if (target.role === undefined || !named.has(target.role) || (record && !isRecord(view, seen))) return none
  let best = none
  for (const each of within(view, seen)) {
    if (each === seen || !each.node.visible) continue
    const names = record ? true : each.node.role === "heading" || each.node.role === "caption"
    const spoken = target.role === "message" && each.node.role === "text"
    if (!names && !spoken) continue
    const fit = fitName(target.name, target.quoted, each.node.name)
    if (fit.score > best.score) best = fit
  }
  return best.score === 0 ? none : { score: best.score * 0.96, how: `holds the ${best.how}` }
}

const bareFit = (seen: Seen, target: Target): Fit =>
  target.name === "" && target.role !== undefined && roleFit(target.role, seen) > 0
    ? { score: 0.85, how: `${target.words || target.role}, by its kind` }
    : none

const fitOf = (view: View, seen: Seen, target: Target): Fit => {
  const fits = [
    fitNode(view, seen, target.name, target.quoted),
    target.words === target.name ? none : fitNode(view, seen, target.words, target.quoted),
    contentFit(view, seen, target),
    landmarkFit(seen, target),
    bareFit(seen, target)
  ]
  return fits.reduce((best, fit) => (fit.score > best.score ? fit : best))
}

/** A word for a kind that the node is not of weighs little when the name is right to the letter. */
const kindFit = (seen: Seen, target: Target, fit: Fit): number => {
  if (target.role === undefined || fit.how === "kind of place") return 1
  const kind = roleFit(target.role, seen)
  if (kind > 0) return kind
  const acted = ["button", "link", "checkbox", "radio", "switch", "tab", "slider", "menuitem"].includes(
    target.role
  )
  if (target.role === "field" || (acted && !isControl(seen))) return 0
  return fit.score >= 0.95 ? 0.7 : 0
}

const scoreOne = (view: View, seen: Seen, target: Target, purpose: Purpose): Scored | undefined => {
  if (seen.parent === undefined && target.role !== "page") return undefined
  const taken = takes(view, purpose, seen)
  if (taken === 0) return undefined
  if (target.role === "row" && isHeaderRow(seen) && target.name === "") return undefined
  const fit = fitOf(view, seen, target)
  if (fit.score === 0) return undefined
  const score = fit.score * kindFit(seen, target, fit) * taken
  return score < 0.5 ? undefined : { seen, score, fit: fit.score, how: fit.how }
}

/** The section under each heading of that name. */
const sections = (view: View, region: Region, target: Target): ReadonlyArray<Scored> => {
  if (target.name === "" || !["section", "form", "table", "list", undefined].includes(target.role)) return []
  return nodesIn(view, region).flatMap((seen) => {
    if (seen.node.role !== "heading" || !seen.node.visible) return []
    const fit = fitNode(view, seen, target.name, target.quoted)
    if (fit.score === 0) return []
    const region = sectionOf(view, seen)
    return [{ seen, score: fit.score * 0.94, fit: fit.score, how: "under the heading", region }]
  })
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

/** Best first; among equals in reading order. */
export const candidatesIn = (
  view: View,
  regions: ReadonlyArray<Region>,
  target: Target,
  purpose: Purpose,
  visible: (seen: Seen) => boolean = (seen) => seen.node.visible
): ReadonlyArray<Scored> => {
  const found = new Map<Seen, Scored>()
  for (const region of regions)
    for (const seen of nodesIn(view, region)) {
      const scored = visible(seen) ? scoreOne(view, seen, target, purpose) : undefined
      if (scored !== undefined)
        found.set(seen, { ...scored, how: [scored.how, region.how].filter(Boolean).join(", ") })
    }
  return [...distinct([...found.values()])].sort((a, b) => b.score - a.score || a.seen.at - b.seen.at)
}

/** Regions that a target may name, best first. */
export const placesIn = (view: View, regions: ReadonlyArray<Region>, target: Target): ReadonlyArray<Scored> =>
  regions
    .flatMap((region) => sections(view, region, target))
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
