/** "A message appears", "an error is shown": a form that opened is no message, nor is its title; and an error says or shows that something is wrong. */
import type { Target } from "@assay/domain/Intent"
import { textsOn } from "../../ground/Fresh.js"
import type { Scored } from "../../ground/Scored.js"
import { Fell } from "../../run/Fell.js"
import { isDialog, isField, isMarked, standsIn } from "../../screen/Kinds.js"
import { saysAmiss, toneOf } from "../../screen/Tones.js"
import { type Seen, upward, type View, within } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { brief, finder, plain } from "../../screen/Wording.js"

const errors = /\b(?:errors?|failures?)\b/iu
/** A record is told so, and no message. */
const facts = /^(?:term|definition|table|grid|list|tablist|article)$/u

const reports = /^(?:alert|alertdialog|status|log|tooltip)$/u

const bears = (view: View, seen: Seen): boolean =>
  [...[...upward(seen)].slice(0, 3), ...within(view, seen)].some((each) => isMarked(each, "error"))

const isAmiss = (view: View, seen: Seen): boolean => {
  const text = readableTextOf(view, seen) || seen.node.name
  return (
    standsIn(seen, /^(?:alert|alertdialog)$/u) ||
    toneOf(text) === "error" ||
    saysAmiss(text) ||
    bears(view, seen) ||
    view.all.some(({ node }) => node.visible && node.state.invalid === true)
  )
}

/** What opened is read or filled in by its parts, and tells nothing by itself; what heads it tells what it is. */
export const isPlace = (view: View, seen: Seen): boolean => {
  const parts = within(view, seen).filter(({ node }) => node.visible)
  const inDialog = standsIn(seen, /^dialog$/u)
  return (
    parts.some((each) => isField(each) || (isDialog(seen) && facts.test(each.node.role))) ||
    (inDialog && standsIn(seen, /^heading$/u))
  )
}

/** What a form says of its fields pops up nowhere. */
const standsInForm = (view: View, seen: Seen): boolean =>
  [...upward(seen)].some((each) => /^(?:form|dialog)$/u.test(each.node.role) && isPlace(view, each))

/** The cells of a line read one after the other, in none of which that is said; or one of them, where "the Ada message" tells more of it. */
const isInCells = (view: View, { descriptor = "", name }: Target, { seen }: Scored): boolean => {
  const says = finder(name, "contains")
  const isAcross =
    seen.node.role === "row" &&
    seen.children.every((cell) => !says(plain(readableTextOf(view, cell) || cell.node.name)))
  return isAcross || (/\p{Lu}/u.test(descriptor) && standsIn(seen, /^(?:row|table|grid)$/u))
}

/** What was found for a message that is told by nothing but its kind, and may be anything; no word on it where one of them is such a message. One of a name is no line of a table. */
export const noSuchMessage = (view: View, target: Target, found: ReadonlyArray<Scored>): Fell | undefined => {
  const { name, role, words } = target
  const [first] = found
  if (first === undefined || role !== "message") return undefined
  if (name !== "")
    return found.every((each) => isInCells(view, target, each))
      ? Fell.of("target_ambiguous", `“${name}” stands in the cells of a line, which are no message.`)
      : undefined
  const isToast = /^(?:toasts?|snackbars?)$/iu.test(words)
  const isOne = ({ seen }: Scored) =>
    !(isToast && standsInForm(view, seen)) &&
    (bears(view, seen) || (!isPlace(view, seen) && (!errors.test(words) || isAmiss(view, seen))))
  // A line that stood there all along is not what came.
  const { earlier } = view
  const isOld = ({ seen }: Scored) =>
    !standsIn(seen, reports) &&
    runsOf(view, seen).every(({ text }) => earlier !== undefined && textsOn(earlier).has(text))
  if (found.some((each) => isOne(each) && !isOld(each))) return undefined
  const said = brief(readableTextOf(view, first.seen) || first.seen.node.name, 80)
  return Fell.of(
    "target_ambiguous",
    `“${said}” is shown, and nothing tells that it is one of the “${words}”.`
  )
}
