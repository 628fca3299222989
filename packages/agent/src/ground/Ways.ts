/** The ways that lead from one page of an application to another, and what they are called. */
import type { Target } from "@assay/domain/Intent"
import { isControl, standsInMarked, standsIn } from "../screen/Kinds.js"
import { type Seen, type View } from "../screen/View.js"
import { plain, stems, tokens } from "../screen/Wording.js"
import { nameOf } from "./Candidates.js"
import { beginsSo } from "./Match.js"
import { isOfKind, standsInKind } from "./PartKinds.js"
import { isAside } from "./Regions.js"

/** Beside one that is marked as the open one. */
const isBesideOpen = (seen: Seen): boolean =>
  !isOfKind(seen, "chip", "card") &&
  (seen.parent?.children ?? []).some((each) => isControl(each) && each.node.state.selected === true)

/** What leads to another page, or to the one that is open. */
const leads = (seen: Seen): boolean =>
  isControl(seen) &&
  (isAside(seen) ||
    seen.node.role === "tab" ||
    standsInKind(seen, "tabs") ||
    isBesideOpen(seen) ||
    standsIn(seen, /^(?:complementary|menubar|tablist)$/u) ||
    standsInMarked(seen, "sidebar"))

/** One of the ways to go, and not the one that was gone already. */
export const isWay = (seen: Seen): boolean => seen.node.state.selected !== true && leads(seen)

/** A number on it tells how much is new there. */
export const wayName = (view: View, seen: Seen): string =>
  nameOf(view, seen).replace(/ (?:\d{1,6}\+?|\(\d{1,6}\))$/u, "")

const particle = /^(?:in|on|at|of|with|from)$/u

/** "The check-in page" by "Check in a boat": the one way that begins so, be it open or not. "Check" is no word for it. */
export const wayBeginning = (view: View, name: string): Seen | undefined => {
  const words = stems(name).length
  const [only, another] = view.all.filter((seen) => {
    const called = wayName(view, seen)
    return (
      seen.node.visible &&
      leads(seen) &&
      beginsSo(name, called) &&
      !particle.test(tokens(called)[words] ?? "")
    )
  })
  return another === undefined ? only : undefined
}

/** The same for a page, a form or a part of the page that is named as such. */
export const wayCalled = (view: View, { name, ordinal, quoted, role, scopes }: Target): Seen | undefined =>
  !quoted && ordinal === undefined && scopes.length === 0 && /^(?:page|form|tab|section)$/u.test(role ?? "")
    ? wayBeginning(view, name)
    : undefined

/** "The Installed page" beside cards that say "Installed": the one way that is called so, and not what is said of a thing. */
export const wayNamed = (view: View, { name, ordinal, role, scopes }: Target): Seen | undefined => {
  if (role !== "page" || ordinal !== undefined || scopes.length > 0) return undefined
  const [only, another] = view.all.filter(
    (seen) => seen.node.visible && leads(seen) && plain(wayName(view, seen)) === plain(name)
  )
  return another === undefined ? only : undefined
}
