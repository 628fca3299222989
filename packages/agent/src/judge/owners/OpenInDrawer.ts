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

/** "The type of the driver" in the drawer of a vehicle, where all vehicles have a type: it is not the driver's. */
const isOfAll = (view: View, drawer: Seen, { name }: Target): boolean =>
  view.all.some(
    (seen) =>
      seen.node.visible &&
      seen.node.role === "columnheader" &&
      !contains(drawer, seen) &&
      loose(readableTextOf(view, seen)) === loose(name)
  )

export const ofOpenOne = (view: View, target: Target): Target | Fell | undefined => {
  const [scope, another] = target.scopes
  const drawer = drawerBefore(view)
  const isOwned = scope?.relation === "near" && another === undefined && isKind(scope.target)
  if (drawer === undefined || !isOwned) return undefined
  const { name } = scope.target
  if (speaksOf(view, drawer, name))
    return isOfAll(view, drawer, target)
      ? Fell.of("target_ambiguous", `It is not clear whose “${target.words}” is meant.`)
      : undefined
  return isOneOf(view, drawer, name)
    ? { ...target, scopes: [{ relation: "in", target: theDrawer }] }
    : undefined
}
