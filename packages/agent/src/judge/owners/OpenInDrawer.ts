/** "The status of the vehicle", where a drawer shows one of the vehicles that the page lists: what the drawer says of it. */
import type { Target } from "@assay/domain/Intent"
import { drawerBefore } from "../../ground/Curtain.js"
import { thingsCalled } from "../../ground/MainList.js"
import { isOnControl } from "../../screen/Kinds.js"
import { Fell } from "../../run/Fell.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { loose, stem, stems } from "../../screen/Wording.js"

const theDrawer: Target = { words: "dialog", name: "", quoted: false, role: "dialog", scopes: [] }

const isKind = ({ name, ordinal, pronoun, quantifier, quoted, role, scopes }: Target): boolean =>
  /^\p{Ll}{3,}$/u.test(name) &&
  !quoted &&
  role === undefined &&
  ordinal === undefined &&
  quantifier === undefined &&
  pronoun !== true &&
  scopes.length === 0

/** Its title begins with what tells one of them from the others. */
const isOneOf = (view: View, drawer: Seen, noun: string): boolean => {
  const title = `${loose(drawer.node.name)} `
  const outside = thingsCalled(view, noun).filter((seen) => !contains(drawer, seen))
  const titled = outside.filter((seen) => {
    const [first] = runsOf(view, seen)
    return first !== undefined && title.startsWith(`${loose(first.text)} `)
  })
  return titled.length === 1
}

/** "Driver" in the drawer of a vehicle: the driver is another. */
const speaksOf = (view: View, drawer: Seen, noun: string): boolean =>
  runsOf(view, drawer).some(({ seen, text }) => !isOnControl(seen) && stems(text).includes(stem(noun)))

/** "The status of the driver" in the drawer of a vehicle, which has a status of its own there: it is not the driver's. */
const hasItself = (view: View, drawer: Seen, { name }: Target): boolean =>
  runsOf(view, drawer).some(
    ({ seen, text }) => !isOnControl(seen) && loose(text.replace(/:$/u, "")) === loose(name)
  )

/** What every thing may have itself, so that it tells nothing of another that is named beside it. */
const ofAnything = /^(?:status|state|type|kind|priority)$/iu

/** "The status of the driver" of a list that tells a vehicle's driver and its status. What the list begins with may be the thing itself. */
const standsBesideIt = (view: View, { name }: Target, noun: string): boolean =>
  ofAnything.test(name) &&
  view.all.some((seen) => {
    const isIts =
      seen.node.role === "term" && seen.node.visible && loose(readableTextOf(view, seen)) === loose(noun)
    const [first, ...others] = isIts
      ? (seen.parent?.children ?? []).filter(({ node }) => node.role === "term")
      : []
    return first !== seen && others.some((each) => loose(readableTextOf(view, each)) === loose(name))
  })

export const ofOpenOne = (view: View, target: Target): Target | Fell | undefined => {
  const [scope, another] = target.scopes
  if (scope?.relation !== "near" || another !== undefined || !isKind(scope.target)) return undefined
  const { name } = scope.target
  const unclear = Fell.of("target_ambiguous", `It is not clear whose “${target.words}” is meant.`)
  if (standsBesideIt(view, target, name)) return unclear
  const drawer = drawerBefore(view)
  if (drawer === undefined) return undefined
  if (speaksOf(view, drawer, name)) return hasItself(view, drawer, target) ? unclear : undefined
  return isOneOf(view, drawer, name)
    ? { ...target, scopes: [{ relation: "in", target: theDrawer }] }
    : undefined
}
