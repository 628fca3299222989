/** "Instead of the form I see A", "A in place of the entries", "the previous error is gone": what stood there on the screen of the last deed, and does no more. */
import type { Check, Intent, Target } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { recordsIn } from "../../ground/Records.js"
import { regionOf, wholePage } from "../../ground/Regions.js"
import { isControl } from "../../screen/Kinds.js"
import { allPhrases, phrasesOf, readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { common, contains, type Seen, upward, type View, within } from "../../screen/View.js"
import { loose, plain, readable } from "../../screen/Wording.js"
import { evidenceFor } from "./Evidence.js"
import { formFields } from "../showing/Forms.js"
import { isResult, isTelling, shapeOf } from "../figures/ComesTo.js"
import { type Case, holds, type Ruling, undecided } from "../Ruling.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

const isBare = ({ name, ordinal, quantifier, quoted, scopes }: Target): boolean =>
  name === "" && !quoted && ordinal === undefined && quantifier === undefined && scopes.length === 0

/** Pages draw their parts anew. */
const isLeft = (view: View, { node: { name, ref, role } }: Seen): boolean =>
  view.byRef.get(ref)?.node.visible === true ||
  view.all.some(({ node }) => node.visible && node.role === role && node.name === name && name !== "")

/** "The form is gone": the one that this run filled in and sent went whole, with its button, whatever other fields the page has. */
const formWent = ({ target }: Shown, { before, typed, view }: Case): Ruling | undefined => {
  if (target.role !== "form" || !isBare(target) || before === undefined) return undefined
  const fields = formFields(before)
  const [first, ...others] = fields.filter((seen) => !isLeft(view, seen))
  if (first === undefined || others.length === 0) return undefined
  const went = [first, ...others]
  const outer = others.reduce((around, field) => common(around, field), first)
  const inside = within(before, outer)
  const isFilled = went.some(
    ({ node }) => (node.value ?? "") !== "" && node.concealed !== true && typed.includes(node.value ?? "")
  )
  const isWhole = fields.every((seen) => !contains(outer, seen) || went.includes(seen))
  const buttons = inside.filter((seen) => seen.node.visible && seen.node.role === "button")
  const isSent = buttons.length > 0 && buttons.every((seen) => !isLeft(view, seen))
  return isFilled && isWhole && isSent && outer.parent !== undefined
    ? holds(`no field “${first.node.name}” any more`)
    : undefined
}

const replacing = /\b(?:replaced (?:by|with)|instead of|in place of)\b/iu
const things = new Set(["item", "row", "list", "table", "menu", "section"])

/** "The entries" of what now shows nothing but the message that the step tells, in the very place in which several things stood. */
const listReplaced = ({ target }: Shown, { before, step = "", view }: Case): Ruling | undefined => {
  if (!things.has(target.role ?? "") || !isBare(target) || before === undefined) return undefined
  if (!replacing.test(step)) return undefined
  const old = new Set(allPhrases(before))
  const told = loose(plain(step))
  const said = phrasesOf(view, view.root).find(
    ({ runs, text }) =>
      runs.length > 0 && !old.has(text) && text.length > 5 && told.includes(loose(readable(text)))
  )
  const seen = said?.runs[0]?.seen
  const place = seen === undefined ? undefined : placeOf(before, view, seen)
  return said === undefined || place === undefined
    ? undefined
    : holds(`“${readable(said.text)}” stands there`)
}

/** The smallest box around it that held several things, of which nothing is read in it now. */
const placeOf = (before: View, view: View, seen: Seen): Seen | undefined =>
  [...upward(seen)].find((outer) => {
    const then = before.byRef.get(outer.node.ref)
    if (then === undefined || outer.parent === undefined) return false
    const held = recordsIn(before, regionOf(then, ""), false)
    const read = new Set(held.flatMap((each) => runsOf(before, each).map(({ text }) => text)))
    return (
      held.length > 1 &&
      recordsIn(view, regionOf(outer, ""), false).length === 0 &&
      runsOf(view, outer).every(({ text }) => !read.has(text))
    )
  })

/** "▯ is shown instead of the result". */
export const deniesResult = (check: Check, step: string): boolean =>
  check._tag === "CheckShown" && check.negated && isResult(check.target) && replacing.test(step)

/** "The result" of a page that works something out: the box that came to it now says nothing but what the step tells, and no line of the page says the like any more. */
const resultReplaced = (check: Shown, { before, step = "", view }: Case): Ruling | undefined => {
  if (!deniesResult(check, step)) return undefined
  const told = loose(plain(step))
  const said = phrasesOf(view, view.root).find(
    ({ runs, text }) => runs.length > 0 && text.length > 5 && told.includes(loose(readable(text)))
  )
  const seen = said?.runs[0]?.seen
  const line = seen === undefined || before === undefined ? undefined : stoodAt(before, seen)
  const isTold = line !== undefined && isTelling(line) && said !== undefined && readable(said.text) !== line
  return isTold && allPhrases(view).every((text) => shapeOf(text) !== shapeOf(line))
    ? holds(`“${readable(said.text)}” stands where “${line}” stood`)
    : undecided(Fell.of("target_not_found", `It cannot be said what “${check.target.words}” stands for.`))
}

/** The text that stood in its place, among the same others. */
const stoodAt = (before: View, seen: Seen): string | undefined => {
  const { parent } = seen
  const then = parent === undefined ? undefined : before.byRef.get(parent.node.ref)
  if (parent === undefined || then === undefined || then.children.length !== parent.children.length)
    return undefined
  const old = then.children[parent.children.indexOf(seen)]
  const [a, b] = [old?.node.box, seen.node.box]
  const isSamePlace = a !== undefined && b !== undefined && Math.abs(a.y - b.y) < 24
  return isSamePlace && old?.node.role === "text" && seen.node.role === "text"
    ? readableTextOf(before, old)
    : undefined
}

const former = /^(?:previous|earlier|former|old|prior)$/iu

/** "The previous error is gone": all that looked like one when the last deed was done is read nowhere now. */
const formerWent = ({ target }: Shown, { before, view }: Case): Ruling | undefined => {
  const { name, ordinal, quoted, role, scopes } = target
  if (role !== "message" || quoted || !former.test(name) || ordinal !== undefined || scopes.length > 0)
    return undefined
  if (before === undefined) return undefined
  const kind = { ...target, name: "", words: target.words.replace(/^\S+ /u, "") }
  const then = evidenceFor(before, wholePage(before), kind).filter(
    ({ seen }) => seen === undefined || !isControl(seen)
  )
  const texts = [...new Set(then.map(({ text }) => loose(text)))].filter((text) => text.includes(" "))
  const now = allPhrases(view).map((text) => loose(text))
  const isGone = texts.every((text) => now.every((said) => !said.includes(text)))
  return texts.length > 0 && isGone ? holds(`no “${then[0]?.text ?? ""}” any more`) : undefined
}

/** Nothing where it cannot be told, or where it is not denied that it is there. */
export const judgeReplaced = (check: Shown, given: Case): Ruling | undefined =>
  check.negated
    ? (formWent(check, given) ??
      resultReplaced(check, given) ??
      listReplaced(check, given) ??
      formerWent(check, given))
    : undefined
