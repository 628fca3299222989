/** "The status of the vehicle", where a drawer shows one of the vehicles that the page lists: what the drawer says of it. */
import type { Target } from "@assay/domain/Intent"
import { drawerBefore } from "../../ground/Curtain.js"
import { thingsCalled } from "../../ground/MainList.js"
import { isOnControl } from "../../screen/Kinds.js"
import type { Fell } from "../../run/Fell.js"
import { runsOf } from "../../screen/VisibleText.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { loose, stem, stems } from "../../screen/Wording.js"
import { isKind, notClearWhose, standsBesideIt } from "./TermsOfOthers.js"

const theDrawer: Target = { words: "dialog", name: "", quoted: false, role: "dialog", scopes: [] }

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

export const ofOpenOne = (view: View, target: Target): Target | Fell | undefined => {
  const [scope, another] = target.scopes
  if (scope?.relation !== "near" || another !== undefined || !isKind(scope.target)) return undefined
  const { name } = scope.target
  if (standsBesideIt(view, target, name)) return notClearWhose(target)
  const drawer = drawerBefore(view)
  if (drawer === undefined) return undefined
  if (speaksOf(view, drawer, name)) return hasItself(view, drawer, target) ? notClearWhose(target) : undefined
  return isOneOf(view, drawer, name)
    ? { ...target, scopes: [{ relation: "in", target: theDrawer }] }
    : undefined
}
