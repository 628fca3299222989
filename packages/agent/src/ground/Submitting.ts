/** "Submit the form" where no button says so: the one way on among the buttons of the form. */
import type { Target } from "@assay/domain/Intent"
import { isDialog, isField } from "../screen/Kinds.js"
import { contains, type Seen, upward, type View, within } from "../screen/View.js"
import { stems } from "../screen/Wording.js"
import type { Grounding } from "./Ground.js"

const wayOut =
  /^(?:cancel|close|dismiss|back|previous|reset|clear|discard|skip|keep|no|never mind|not now|abort|go back|start over|start again|restart|undo|add (?:another|more|row|field|item)|remove|delete|browse|choose file|upload|show|hide)\b/iu
const wayOn =
  /^(?:send|save|apply|confirm|create|continue|next|ok|okay|sign up|register|log in|sign in|subscribe|join|book|order|pay|place order|finish|done|update|add|post|publish|request|search)\b/iu

const isWorded = ({ node }: Seen): boolean =>
  node.role === "button" && node.visible && /\p{L}{2}/u.test(node.name) && !wayOut.test(node.name)

/** The field that was filled in last, or the fields of the only form. */
const fieldIn = (view: View, outer: Seen): Seen | undefined => {
  const fields = within(view, outer).filter((each) => isField(each) && each.node.visible)
  return fields.find(({ node }) => node.state.focused === true) ?? fields.at(-1)
}

const found = (seen: Seen): Grounding => ({
  _tag: "Found",
  seen,
  score: 0.85,
  how: "what sends the form off",
  tentative: true
})

/** The one way on among the buttons behind a field, as near to it as there are any. */
export const sentBy = (view: View, field: Seen): Seen | undefined => {
  const dialog = [...upward(field)].find(isDialog)
  for (const outer of upward(field)) {
    const buttons = within(view, outer).filter((each) => isWorded(each) && each.at > field.at)
    const [only, another] = buttons
    if (only !== undefined && another === undefined) return only
    const ons = buttons.filter(({ node }) => wayOn.test(node.name))
    if (only !== undefined) return ons.length === 1 ? ons[0] : undefined
    if (dialog !== undefined && contains(outer, dialog)) return undefined
  }
  return undefined
}

const submitting = (view: View): Seen | undefined => {
  const dialog = view.all.findLast((seen) => isDialog(seen) && seen.node.visible)
  const field = fieldIn(view, dialog ?? view.root)
  return field === undefined ? undefined : sentBy(view, field)
}

/** To search, in the words of pages that are not in English. */
const searching =
  /(?<!\p{L})(?:suchen?|recherch(?:er|ez)|buscar|cercare?|zoek(?:en)?|pesquisar|szukaj|sök|søg)(?!\p{L})/iu

/** "The search form": its button says "Search flights", or the same in the page's own words. */
const says = ({ node }: Seen, name: string): boolean =>
  stems(name).every((word) => stems(node.name).includes(word)) ||
  (/^search$/iu.test(name) && searching.test(node.name))

/** The one button that says what a form is called by, behind its fields; nothing where several do. */
const submittingOf = (view: View, { name, ordinal, quoted, scopes }: Target): Seen | undefined => {
  if (quoted || ordinal !== undefined || scopes.length > 0 || !/\p{L}/u.test(name)) return undefined
  const dialog = view.all.findLast((seen) => isDialog(seen) && seen.node.visible)
  const shown = within(view, dialog ?? view.root).filter(({ node }) => node.visible)
  const [only, another] = shown.filter((each) => isWorded(each) && says(each, name))
  const before = only === undefined ? [] : shown.filter((each) => isField(each) && each.at < only.at)
  return another === undefined && before.length > 0 ? only : undefined
}

/** Nothing where another verb is meant, or another thing than a form. */
export const groundSubmit = (view: View, verb: string, target: Target | undefined): Grounding | undefined => {
  if (!/^(?:submit|send off)$/iu.test(verb)) return undefined
  const isForm = target === undefined || target.role === "form"
  const named = isForm && target !== undefined && target.name !== "" ? target : undefined
  const button = named !== undefined ? submittingOf(view, named) : isForm ? submitting(view) : undefined
  return button === undefined ? undefined : found(button)
}
