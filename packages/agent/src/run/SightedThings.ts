/** The things that are seen on a page whose words a step is read by: what each is called, of what kind it is, and what it takes. */
import type { Thing, ThingKind } from "../language/sight/Sight.js"
import { isOverDrawing } from "../ground/Candidates.js"
import { topDialog } from "../screen/TopDialog.js"
import { instructedOn } from "../ground/Instructed.js"
import { placeNames } from "../ground/Names.js"
import { overlaysOf } from "../ground/Overlays.js"
import { sentBy } from "../ground/Submitting.js"
import { isEntry, isField } from "../screen/Kinds.js"
import { contains, type Seen, upward, type View } from "../screen/View.js"
import { phrasesOf, readableTextOf, runsOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"
import { keepingOf } from "../Keeping.js"
import { drawnLists, searchedBy } from "./SearchForms.js"

const pressable = new Set(["button", "link", "tab", "menuitem", "option", "treeitem"])
const boxes = new Set(["checkbox", "switch", "radio", "menuitemcheckbox", "menuitemradio"])

/** The picture that a box without words bears, which no role tells to be a button: "Add one Cheese board". */
const isSignOfBox = ({ node, parent }: Seen): boolean =>
  node.role === "img" &&
  parent?.node.role === "generic" &&
  parent.node.clickable === true &&
  parent.node.name === "" &&
  parent.children.length === 1

export const kindOf = (seen: Seen): ThingKind => {
  const { role } = seen.node
  if (boxes.has(role)) return "box"
  if (isEntry(seen)) return "entry"
  if (isField(seen)) return role === "slider" ? "entry" : "list"
  if (pressable.has(role) || seen.node.clickable === true || isSignOfBox(seen)) return "press"
  if (role === "columnheader") return "heads"
  return role === "cell" || role === "rowheader" || role === "gridcell" ? "begins" : "text"
}

export const namesOf = ({ node }: Seen): ReadonlyArray<string> =>
  [
    node.name,
    ...node.otherNames.filter(({ kind }) => kind !== "description").map(({ value }) => value)
  ].filter((name) => name !== "")

const dates = new Set(["date", "datetime-local", "month", "week"])

const takesDay = (seen: Seen): boolean =>
  dates.has(seen.node.inputType ?? "") ||
  (isEntry(seen) && namesOf(seen).some((name) => /\bdates?\b|\bd{1,2}[./-]m{1,2}/iu.test(name)))

/** What a field takes, the other names of it, and what searches by it. */
const fieldOf = (view: View, seen: Seen): Partial<Thing> => {
  const by = searchedBy(view, seen)
  const sender = sentBy(view, seen)
  const { node } = seen
  return {
    field: seen.node.ref,
    ...(sender === undefined ? {} : { sentBy: sender.node.name }),
    ...(node.value === undefined || node.state.readonly === true || node.state.disabled === true
      ? {}
      : { holds: node.value }),
    ...(takesDay(seen) ? { takes: "date" as const } : {}),
    // What it offers is seen only once it is open.
    ...(isEntry(seen) || node.options !== undefined || node.role === "listbox" ? {} : { drawn: true }),
    ...(by === undefined ? {} : { searchedBy: by })
  }
}

const groupOf = (seen: Seen): string =>
  [...upward(seen)].find(({ node }) => /^(?:radiogroup|group|listbox)$/u.test(node.role))?.node.name ?? ""

/** What an open dialog lies over cannot be meant before the dialog is closed. */
const isBehindDialog = (view: View, seen: Seen): boolean => {
  const isOut = seen.node.state.covered === true || seen.node.state.inert === true
  const dialog = isOut ? topDialog(view) : undefined
  return dialog !== undefined && !contains(dialog, seen)
}

/** A list is often drawn over what opens it, which has no colour itself. */
const isInSight = (view: View, seen: Seen): boolean =>
  seen.node.visible ? !isBehindDialog(view, seen) : isField(seen) && isOverDrawing(view, seen)

/** "Orders 3", drawn as a box with a badge: what is pressed is called by its words alone. */
const countedName = (view: View, seen: Seen): string | undefined => {
  const [words, count, more] = seen.node.role === "generic" ? runsOf(view, seen) : []
  return words !== undefined &&
    count !== undefined &&
    more === undefined &&
    /^\(?\d{1,4}\+?\)?$/u.test(count.text)
    ? words.text
    : undefined
}

/** A screen is looked at over and over while a step waits. */
export const thingsOn = keepingOf((view: View): ReadonlyArray<Thing> => {
  const dialog = topDialog(view)
  const overlays = overlaysOf(view)
  return [
    ...view.all.flatMap((seen): ReadonlyArray<Thing> => {
      const { node } = seen
      if (!isInSight(view, seen) || instructedOn(view).has(seen)) return []
      const kind = kindOf(seen)
      const labels = isField(seen) || boxes.has(node.role) ? placeNames(view, seen).map(([name]) => name) : []
      // All that stands in a box, read on end, is no name of it: "Ben Ode Declined".
      const parts =
        node.role === "generic" && runsOf(view, seen).length > 1 ? loose(readableTextOf(view, seen)) : ""
      const names = [
        ...namesOf(seen).filter((name) => parts === "" || loose(name) !== parts.replace(/ \| /gu, " ")),
        ...labels
      ]
      const counted = kind === "press" ? countedName(view, seen) : undefined
      if (counted !== undefined) names.push(counted)
      const label = names[0] ?? ""
      const answers =
        kind === "press" && dialog !== undefined && contains(dialog, seen) ? { answers: true } : {}
      const over = overlays.some((outer) => contains(outer, seen)) ? { over: true } : {}
      const more = { ...over, ...(isField(seen) ? fieldOf(view, seen) : answers) }
      const ids = new Set(node.otherNames.flatMap(({ kind, value }) => (kind === "test_id" ? [value] : [])))
      return [
        ...names.map((name): Thing => ({ name, kind, ...more, ...(ids.has(name) ? { unseen: true } : {}) })),
        ...(node.options ?? []).map((option): Thing => ({
          name: option.label,
          kind: "offers",
          of: label,
          field: node.ref
        })),
        ...(node.role === "radio" || node.role === "option"
          ? names.map((name): Thing => ({ name, kind: "offers", of: groupOf(seen) }))
          : [])
      ]
    }),
    ...phrasesOf(view, view.root).flatMap(({ runs, text }) =>
      runs.every(({ seen }) => instructedOn(view).has(seen))
        ? []
        : [text, ...runs.map((run) => run.text)].map((name): Thing => ({ name, kind: "text" }))
    ),
    ...drawnLists(view)
  ]
})
