/** In which states a thing can be and is, by what people see of it. */
import type { ElementState, Target } from "@assay/domain/Intent"
import { recordOf, wholePage } from "../../ground/Regions.js"
import { isControl, isField, isInert, isStruck, isTitle } from "../../screen/Kinds.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { contains, type Seen, upward, type View, within } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"
import { evidenceFor } from "../absence/Evidence.js"
import { choiceOf } from "../lists/Held.js"
import { chosen, isOneOfSeveral, isSelected } from "./StateBearers.js"

/** What is read in it under its own heading. */
const textsIn = (view: View, seen: Seen): ReadonlyArray<string> =>
  runsOf(view, seen).flatMap(({ seen: each, text }) => {
    const head = [...upward(each)].find(isTitle)
    return head !== undefined && head !== seen && contains(seen, head) ? [] : [text]
  })

/** "No cards yet" says that there is nothing. */
const saysNothing = (view: View, seen: Seen): boolean => {
  const texts = isField(seen) ? [] : textsIn(view, seen)
  return (
    texts.length > 0 && texts.every((text) => /^(?:no|nothing|none|there (?:is|are) no|empty)\b/iu.test(text))
  )
}

const isEmpty = (view: View, seen: Seen): boolean => {
  if (isField(seen)) return choiceOf(view, seen) === ""
  const inside = within(view, seen).filter((each) => each !== seen && recordOf(view, each) === each)
  const texts = textsIn(view, seen)
  const isDrawn = within(view, seen).some(
    (each) =>
      each !== seen &&
      each.node.visible &&
      (/^(?:img|canvas)$/u.test(each.node.role) || each.node.opaque !== undefined)
  )
  return inside.length === 0 && texts.length === 0 && !isDrawn
}

/** The letters that a person sees of it; those of the label where it has none of its own, as a box to tick. */
const lettersOf = (view: View, seen: Seen) => {
  const own = runsOf(view, seen)
  if (own.length > 0 || seen.parent === undefined) return own
  return runsOf(view, seen.parent).filter(({ text }) => loose(text) === loose(seen.node.name))
}

const controlled = new Set<ElementState>(["enabled", "disabled", "usable"])
const ofFields = new Set<ElementState>(["required", "read_only", "invalid"])

/** What is seen of the thing tells whether it is in the state: plain text is neither enabled nor unchecked. */
export const canBe = (view: View, seen: Seen, state: ElementState): boolean => {
  const { state: own } = seen.node
  const acted = isControl(seen) || isField(seen) || own.disabled !== undefined
  if (controlled.has(state)) return acted
  if (ofFields.has(state)) return isField(seen) || own.checked !== undefined || has(view, seen, state)
  if (state === "focused") return acted || own.focused === true
  if (state === "expanded" || state === "collapsed") return own.expanded !== undefined
  if (state === "selected") return chosen(own) || isOneOfSeveral(seen)
  if (state === "checked" || state === "unchecked")
    return own.checked !== undefined || own.pressed !== undefined
  // What is not masked can be read only where something is written.
  if (state === "masked")
    return seen.node.concealed === true || (isField(seen) && (seen.node.value ?? "") !== "")
  if (state === "empty") return !isTitle(seen) && !saysNothing(view, seen)
  if (state === "struck") return lettersOf(view, seen).length > 0
  if (state === "active") return isOneActing(seen) || chosen(own) || isOneOfSeveral(seen)
  return state === "pressed" ? own.pressed !== undefined : true
}

/** A button that says nothing of being pressed is active when it can be. */
const isOneActing = ({ node: { role, state } }: Seen): boolean => role === "button" && !chosen(state)

/** Whether it is in that state. */
export const has = (view: View, seen: Seen, state: ElementState): boolean => {
  const { state: own, visible } = seen.node
  const truths: Readonly<Record<ElementState, boolean>> = {
    enabled: own.disabled !== true,
    disabled: own.disabled === true,
    checked: own.checked === true || (own.checked === undefined && own.pressed === true),
    unchecked: own.checked === false || (own.checked === undefined && own.pressed === false),
    selected: isSelected(seen),
    focused: own.focused === true,
    empty: isEmpty(view, seen),
    expanded: own.expanded === true,
    collapsed: own.expanded === false,
    // So does the mark on its label, in sight.
    required: own.required === true || /\S ?\*$/u.test(seen.node.name),
    read_only: own.readonly === true,
    invalid:
      state === "invalid" && (own.invalid === true || (own.invalid === undefined && isFaulted(view, seen))),
    pressed: own.pressed === true,
    usable:
      own.disabled !== true && own.readonly !== true && own.covered !== true && !isInert(seen) && visible,
    active: isOneActing(seen) ? own.disabled !== true && !isInert(seen) : isSelected(seen),
    masked: seen.node.concealed === true,
    struck: lettersOf(view, seen).every((run) => isStruck(run.seen))
  }
  return truths[state]
}

/** In what state it is instead, or that it is so. */
export const saidOf = (view: View, seen: Seen, state: ElementState): string => {
  const { node } = seen
  if (state === "empty")
    return node.value === undefined || node.value === ""
      ? isEmpty(view, seen)
        ? "it is empty"
        : `it holds ${readableTextOf(view, seen)}`
      : `it holds “${node.value}”`
  const opposite: Readonly<Partial<Record<ElementState, string>>> = {
    enabled: "disabled",
    disabled: "enabled",
    checked: "unchecked",
    unchecked: "checked",
    expanded: "collapsed",
    collapsed: "expanded",
    usable: "disabled or covered"
  }
  if (state === "usable" && has(view, seen, state)) return "it is enabled, and nothing covers it"
  return has(view, seen, state) ? `it is ${word(state)}` : `it is ${opposite[state] ?? `not ${word(state)}`}`
}

/** As people say it: "read-only". */
export const word = (state: ElementState): string => state.replace("_", "-")

const anError: Target = { words: "error", name: "", quoted: false, role: "message", scopes: [] }
/** What describes the field is the error that is shown. */
const isFaulted = (view: View, { node }: Seen): boolean => {
  const said = node.otherNames.flatMap(({ kind, value }) => (kind === "description" ? [loose(value)] : []))
  return (
    said.length > 0 &&
    evidenceFor(view, wholePage(view), anError).some(({ text }) => said.includes(loose(text)))
  )
}
/** An error is shown anywhere. */
export const saysError = (view: View): boolean => evidenceFor(view, wholePage(view), anError).length > 0
