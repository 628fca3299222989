/** "The text “9 costumes” is displayed on the Costumes tab": what is on a tab is what shows while it is the open one, where its own words do not say it. */
import type { Target } from "@assay/domain/Intent"
import { ground } from "../../ground/Ground.js"
import { isControl, isOnControl } from "../../screen/Kinds.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { finder, plain } from "../../screen/Wording.js"
import { Fell } from "../../run/Fell.js"
import { called } from "../lists/DrawnTabs.js"
import { nearestPhrases } from "../Matching.js"
import { asThing } from "../texts/Meant.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { phrasesIn } from "../texts/Phrases.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

export const isNamedTab = ({ name, ordinal, quantifier, role, scopes }: Target): boolean =>
  role === "tab" && name !== "" && ordinal === undefined && quantifier === undefined && scopes.length === 0

const isMarked = ({ node }: Seen): boolean => node.state.selected === true

/** It is the open one, another is, or nothing tells. */
export const standingOf = (tab: Seen): "open" | "closed" | "untold" => {
  if (isMarked(tab)) return "open"
  const beside = (tab.parent?.parent?.children ?? []).flatMap((each) => [each, ...each.children])
  return [...(tab.parent?.children ?? []), ...beside].some((each) => isControl(each) && isMarked(each))
    ? "closed"
    : "untold"
}

/** What stands after the tabs; the panel, where one follows them. */
const shownBy = (view: View, tab: Seen): ReadonlyArray<string> => {
  const end = tab.parent?.end ?? tab.end
  const panels = view.all.filter(({ node }) => node.role === "tabpanel" && node.visible)
  const [panel, another] = panels
  if (panel !== undefined && another === undefined && !contains(panel, tab))
    return phrasesIn(view, { from: panel.at, to: panel.end, seen: panel, how: "" })
  return phrasesIn(view, { from: end + 1, to: view.all.length - 1, seen: view.root, how: "" })
}

export const onOpenTab = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const { view } = given
  if (subject === undefined || !isNamedTab(subject) || match !== "contains") return undefined
  const found = ground(view, subject, "click", given.antecedent)
  if (found._tag !== "Found" || found.tentative || !isOnControl(found.seen)) return undefined
  const says = finder(expected, match)
  // The number on it is on the tab as well.
  if (says(plain(readableTextOf(view, found.seen))) || /^\d{1,6}\+?$/u.test(expected)) return undefined
  // "Cancelled (2)" of the tab "Cancelled (3)" is what it is called itself.
  if (called(expected) === called(readableTextOf(view, found.seen))) return undefined
  const standing = standingOf(found.seen)
  if (standing !== "open")
    return undecided(
      Fell.of(
        "target_ambiguous",
        standing === "closed"
          ? `“${subject.words}” is not the one that is open, so that what is on it is not seen.`
          : `Nothing tells whether “${subject.words}” is the one that is open.`
      )
    )
  const hit = shownBy(view, found.seen).find((text) => says(text))
  if (negated)
    return hit === undefined
      ? holds(`no “${expected}” on the open “${subject.words}”`)
      : refuted(`no “${expected}” on “${subject.words}”`, `saw: ${hit}`)
  return hit === undefined
    ? refuted(`“${expected}” on “${subject.words}”`, nearestPhrases(view, expected))
    : holds(`saw on the open “${subject.words}”: ${hit}`)
}

/** "Not listed among the open loans", "in the favourites", where nothing is called so but the tab that is open: "Open loans (2)". */
export const onTabOfName = (check: TextCheck, given: Case): Ruling | undefined => {
  const { subject } = check
  const plain =
    subject?.role === undefined && subject?.quoted === false && / |^\p{Ll}{3,}s$/u.test(subject.name)
  return plain ? onOpenTab({ ...check, subject: { ...subject, role: "tab" } }, given) : undefined
}

/** "The list of notes" that the open tab "Notes" shows: the one list there. A tab itself lists nothing. */
export const listOnTab = (
  { role }: Target,
  view: View,
  subjects: ReadonlyArray<Subject>
): ReadonlyArray<Subject> | Fell => {
  const isTab = ({ scored: { seen } }: Subject): boolean => seen.node.role === "tab"
  const [tab] = subjects.map(({ scored }) => scored.seen)
  if (role !== "list" || tab === undefined || !subjects.every(isTab)) return subjects
  const lists = view.all.filter(({ at, node }) => node.role === "list" && node.visible && at > tab.end)
  const [only, another] = standingOf(tab) === "open" ? lists : []
  return only === undefined || another !== undefined
    ? Fell.of("target_not_found", `It cannot be said which list is that of “${readableTextOf(view, tab)}”.`)
    : [asThing(only)]
}
