/** Places that are called by the title over them. */
import { RegExp as Pattern, String } from "effect"
import type { RoleWord, Target } from "@assay/domain/Intent"
import { isCell, isControl, isOnPressed } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { loose, stems } from "../screen/Wording.js"
import { fitName } from "./Match.js"
import { fitNode } from "./Names.js"
import { groupRegion } from "./Groups.js"
import { isAside, isRecord, nodesIn, type Region, regionOf, repeats, sectionOf } from "./Regions.js"
import { composite } from "./Shapes.js"
import type { Scored } from "./Scored.js"

const placeWords =
  /\b(?:sidebar|side bar|panel|widget|block|box|section|area|card|tile|column|group|summary|overview)\b/iu

/** What a page lists, by a word of its own for the whole of it. */
const listings = "timeline|schedule|queue|timetable|catalogue?|inventory|feed|collection"

/** "Today's timetable", "the queue": what a page lists is seldom called so on it. */
export const saysListing = (name: string): boolean =>
  new RegExp(`^(?:(?:today|tomorrow|this week)['’]s )?(?:${listings})$`, "iu").test(name)

/** "The timeline has 2 entries" of a page on which that is written over something: there, and in no other list. */
export const isTitleOfListing = (seen: Seen, { name, role }: Target): boolean =>
  role === undefined &&
  saysListing(name) &&
  seen.node.visible &&
  (seen.node.role === "text" || seen.node.role === "heading") &&
  loose(seen.node.name) === loose(name) &&
  !isOnPressed(seen) &&
  !isAside(seen)

/** Of "the results list" under "Results", no list under "You might also like" or beside the page. */
export const ownPart = (view: View, heading: Seen, region: Region, { name, role }: Target): Region => {
  if (role !== "list" && role !== "table") return region
  const nouns = stems(name)
  const next = nodesIn(view, region).find(
    ({ at, node }) =>
      at > heading.end &&
      node.visible &&
      (node.role === "complementary" ||
        (node.role === "heading" && !stems(node.name).some((word) => nouns.includes(word))))
  )
  return next === undefined ? region : { from: region.from, to: next.at - 1, how: region.how }
}

/** The section under each heading of that name. */
const sections = (view: View, region: Region, target: Target): ReadonlyArray<Scored> => {
  if (target.name === "" || !["section", "form", "table", "list", "column", undefined].includes(target.role))
    return []
  return nodesIn(view, region).flatMap((seen) => {
    if (seen.node.role !== "heading" || !seen.node.visible) return []
    const fit = fitNode(view, seen, target.name, target.quoted)
    if (fit.score === 0) return []
    const region = ownPart(view, seen, sectionOf(view, seen), target)
    return [{ seen, score: fit.score * 0.94, fit: fit.score, how: "under the heading", region }]
  })
}

/** "The payslip of Ada" may be headed "Payslip Ada". */
const owned = /^(\p{Ll}+) (?:of|for) (?=[\p{Lu}\d])/u

/** "The harbour of Rotterdam", with the harbour of Antwerp in the same box: up to that. */
const upToNext = (view: View, title: Seen, block: Seen, name: string): Region => {
  const noun = owned.exec(name)?.[1] ?? ""
  const isNext = new RegExp(`^(?:the )?${Pattern.escape(noun)} (?:of |for )?[\\p{Lu}\\d]`, "u")
  const next = nodesIn(view, regionOf(block, "")).find(
    ({ at, node }) =>
      at > title.end && node.visible && node.role === "text" && isNext.test(String.uncapitalize(node.name))
  )
  return next === undefined ? regionOf(block, "") : { from: title.at, to: next.at - 1, how: "" }
}

const titledKinds = new Set<RoleWord | undefined>(["section", "list", "column", "form", "table"])

/** A title that no role tells to be one: the first words of one of several blocks side by side. */
const titledBlocks = (view: View, region: Region, target: Target): ReadonlyArray<Scored> => {
  const place = target.quoted && target.role === undefined && placeWords.test(target.descriptor ?? "")
  const isOwned = !target.quoted && owned.test(target.name)
  const called = isOwned || placeWords.test(target.descriptor ?? target.words)
  const isListing = !target.quoted && target.role === undefined && saysListing(target.name)
  const isPlace =
    titledKinds.has(target.role) || place || (target.role === undefined && (called || isListing))
  if (target.name === "" || !isPlace) return []
  return nodesIn(view, region).flatMap((seen) => {
    if (seen.node.role !== "text" || !seen.node.visible) return []
    const plainly = fitName(target.name, target.quoted, seen.node.name)
    const fit = isOwned ? fitName(target.name.replace(owned, "$1 "), false, seen.node.name) : plainly
    if (fit.score < 0.86) return []
    const repeated = blockUnder(view, seen)
    const isTold = called || isTitleOfListing(seen, target)
    const block = repeated ?? (isTold ? blockOf(view, seen) : undefined)
    const group = block === undefined ? groupRegion(view, seen) : undefined
    if (group !== undefined)
      return [{ seen, score: fit.score * 0.93, fit: fit.score, how: "under the title", region: group }]
    if (block === undefined) return []
    return [
      {
        seen: block,
        // "The sidebar “Tags”" is the sidebar, and not the words.
        score: fit.score * (place || (isTold && repeated === undefined) ? 1.03 : 0.93),
        fit: fit.score,
        how: "under the title",
        region: isOwned ? upToNext(view, seen, block, target.name) : regionOf(block, "")
      }
    ]
  })
}

/** A board begins with the title of its first column, and is no column. */
const holdsBlocks = (view: View, outer: Seen): boolean =>
  outer.children.filter(
    (child) =>
      child.node.visible &&
      isRecord(view, child) &&
      within(view, child).some((each) => each !== child && isRecord(view, each) && composite(view, each))
  ).length > 1

/** The largest block that begins with the title and has others like it beside it. */
const blockUnder = (view: View, title: Seen): Seen | undefined => {
  let block: Seen | undefined
  for (const outer of upward(title)) {
    const runs = runsOf(view, outer)
    if (runs[0]?.seen !== title) break
    if (isControl(outer) || outer.node.role === "row" || isCell(outer)) return undefined
    if (block !== undefined && holdsBlocks(view, outer)) break
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

/** "The Members table" is the one of that name, though it may be empty, and not all that stands under a heading of that name. */
const isCalledSo = (view: View, { name, role }: Target): boolean =>
  (role === "table" || role === "list") &&
  view.all.some(
    ({ node }) =>
      (role === "table" ? /^(?:table|grid|treegrid)$/u : /^list$/u).test(node.role) &&
      loose(node.name) === loose(name)
  )

/** Regions that a target may name, best first. */
export const placesIn = (
  view: View,
  regions: ReadonlyArray<Region>,
  target: Target
): ReadonlyArray<Scored> =>
  isCalledSo(view, target)
    ? []
    : regions
        .flatMap((region) => [...sections(view, region, target), ...titledBlocks(view, region, target)])
        .sort((a, b) => b.score - a.score || a.seen.at - b.seen.at)
