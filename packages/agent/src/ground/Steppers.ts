/** Numbers that stand between a button for more and one for less. */
import type { Target } from "@assay/domain/Intent"
import { isControl, isField } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import { everyName, type Seen, upward, type View, within } from "../screen/View.js"
import { glyphFit } from "./Glyphs.js"
import { poolOf } from "./Pools.js"
import type { Scored } from "./Scored.js"
import { best } from "./Sought.js"
import { stems } from "../screen/Wording.js"

export interface Stepper {
  /** What holds the name, the number and the buttons. */
  readonly around: Seen
  readonly value: number
  readonly more: Seen
  readonly less: Seen
}

/** Those that bear it best: "Remove" may stand for less as well, where nothing is drawn as a minus. */
const bearing = (all: ReadonlyArray<Seen>, picture: string): ReadonlyArray<Seen> => {
  const scored = all
    .filter((each) => isControl(each) && each.node.visible)
    .map((each) => ({ each, score: glyphFit(each, picture).score }))
  const most = Math.max(0, ...scored.map(({ score }) => score))
  return most === 0 ? [] : scored.flatMap(({ each, score }) => (score === most ? [each] : []))
}

/** The one number that is read between or beside the buttons. */
const numberIn = (view: View, outer: Seen): number | undefined => {
  const fields = within(view, outer).filter((each) => isField(each) && each.node.visible)
  const texts =
    fields.length > 0
      ? fields.map(({ node }) => node.value ?? "")
      : runsOf(view, outer).map(({ text }) => text)
  const [only, another] = texts.filter((text) => /^\d{1,6}$/u.test(text.trim()))
  return only === undefined || another !== undefined ? undefined : Number(only)
}

const stepperIn = (view: View, outer: Seen): Stepper | undefined => {
  const all = within(view, outer)
  const [more, another] = bearing(all, "plus")
  const [less, other] = bearing(all, "minus")
  const value = numberIn(view, outer)
  if (more === undefined || less === undefined || another !== undefined || other !== undefined)
    return undefined
  return value === undefined ? undefined : { around: outer, value, more, less }
}

/** "The quantity of the tea tin" is the number at the tea tin. */
const ownerOf = (target: Target): Target => {
  const [scope, ...places] = target.scopes
  const isNumber = !target.quoted && /^(?:quantity|qty|amount|number|count)$/iu.test(target.name)
  return isNumber && scope?.relation === "near" && places.every(({ relation }) => relation === "in")
    ? { ...scope.target, scopes: [...scope.target.scopes, ...places] }
    : target
}

/** The number beside what the target names, with its two buttons. */
export const stepperOf = (view: View, target: Target): Stepper | undefined => {
  const { role: _, ...free } = ownerOf(target)
  const { scored } = poolOf(view, free, "look")
  const first = onlyStepper(view, best(scored))
  // What is best called so may stand elsewhere: the card of the product, beside the cart with its numbers.
  return first ?? onlyStepper(view, scored) ?? byItsButtons(view, free)
}

/** "More child seats", "Fewer child seats": the buttons say what the number is of. */
const byItsButtons = (view: View, { name, quoted, scopes }: Target): Stepper | undefined => {
  const wanted = stems(name)
  if (quoted || scopes.length > 0 || wanted.length === 0) return undefined
  const [more, another] = bearing(view.all, "plus").filter((each) => {
    const said = everyName(each).flatMap((text) => stems(text))
    return wanted.every((word) => said.includes(word))
  })
  if (more === undefined || another !== undefined) return undefined
  for (const outer of upward(more)) {
    if (runsOf(view, outer).length > mostTexts) return undefined
    const stepper = stepperIn(view, outer)
    if (stepper !== undefined) return stepper
  }
  return undefined
}

/** Texts that the line of a cart or the card of a product has, and no part of a page that says many other things. */
const mostTexts = 12

const onlyStepper = (view: View, all: ReadonlyArray<Scored>): Stepper | undefined => {
  const found = all.flatMap(({ fit, seen }) => {
    if (fit < 0.8) return []
    const outer = [...upward(seen)].find((each) => bearing(within(view, each), "plus").length > 0)
    const isWide = outer === undefined || runsOf(view, outer).length > mostTexts
    const stepper = isWide ? undefined : stepperIn(view, outer)
    return stepper === undefined ? [] : [stepper]
  })
  const refs = new Set(found.map(({ more }) => more.node.ref))
  return refs.size === 1 ? found[0] : undefined
}

/** "The plus button next to Adults": of the two buttons around its number. */
export const stepperButton = (view: View, { name, quoted, scopes }: Target): Seen | undefined => {
  const [scope, another] = scopes
  const signs = /^(?:(\+)|([-−–]))$/u
  const words = /^(?:(plus|\+|increase|more)|(minus|[-−–]|decrease|fewer|less))$/iu
  const [, more, less] = (quoted ? signs : words).exec(name) ?? []
  if (scope === undefined || another !== undefined || (more === undefined && less === undefined))
    return undefined
  const place = scope.target
  // "In the row of Adults", where no role tells it to be a row.
  const owner = place.name === "" && place.role === "row" ? place.scopes[0]?.target : place
  const stepper = owner === undefined || owner.name === "" ? undefined : stepperOf(view, owner)
  return more === undefined ? stepper?.less : stepper?.more
}
