/** "Go to Settings" on a page whose menu must be opened before it shows where one can go. */
import { Effect, Ref } from "effect"
import type { Target } from "@assay/domain/Intent"
import { pictureOf } from "../ground/Glyphs.js"
import { ground } from "../ground/Ground.js"
import { antecedentOn, look, pause, quiet } from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"
import { isControl, isField } from "../screen/Kinds.js"
import type { Seen, View } from "../screen/View.js"
import { loose } from "../screen/Wording.js"
import { type Look, leftClick, untargeted } from "./Aim.js"

const called =
  /^(?:(?:open|show|toggle|main|site|app|mobile|primary) )*(?:(?:the )?(?:main|navigation|nav|side|site|app|mobile) )?(?:menu|navigation|nav|navbar|sidebar|side ?nav|drawer)$/iu

/** What opens the one menu of the page, and has not opened it. */
export const openerOn = (view: View): Seen | undefined => {
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      isControl(seen) &&
      !isField(seen) &&
      seen.node.role !== "link" &&
      seen.node.state.expanded !== true &&
      (called.test(seen.node.name) || (seen.node.name === "" && pictureOf(seen, "navigation")))
  )
  return another === undefined ? only : undefined
}

/** Milliseconds without a change after which the page shows all that it shows by itself. */
const settled = 600

/** Opens it: only where the page has come to rest, and does not show what is looked for. */
const opened = Effect.fn("Menus.opened")(function* (turn: Turn, find: Look) {
  for (;;) {
    const view = yield* look(turn.session)
    const opener = openerOn(view)
    const antecedent = antecedentOn(yield* Ref.get(turn.session.state), view)
    if (opener === undefined || find(view, antecedent)._tag !== "Missing") return false
    const { calm, pending, quietFor } = yield* quiet(turn.session)
    if (calm || (pending === 0 && quietFor > settled)) {
      yield* untargeted(turn, leftClick(opener))
      return true
    }
    if ((yield* remaining(turn)) === 0) return false
    yield* pause(turn.session, 150)
  }
})

/** `in the navigation menu`: the menu of the page, and no other. */
export const isInMenu = ({ scopes }: Target): boolean =>
  scopes.length === 1 &&
  scopes.every(
    ({ target }) =>
      /^(?:(?:main|side|site|top|navigation|nav|app) )?(?:menu|navigation|nav|sidebar|drawer)$/iu.test(
        target.words.replace(/^the /iu, "")
      ) ||
      (target.role === "menu" && /^(?:main|navigation|nav|side)?$/iu.test(target.name))
  )

/** "In the Ada menu": what opens the one menu that is called so. */
const openerNamed = (view: View, { scopes }: Target): Seen | undefined => {
  const [scope, more] = scopes
  const { name = "", quoted = false, role } = scope?.target ?? {}
  if (scope?.relation !== "in" || more !== undefined || role !== "menu" || name === "") return undefined
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      isControl(seen) &&
      !isField(seen) &&
      (seen.node.state.expanded === false ||
        // What does not say that it opens is called so to the letter.
        (quoted && seen.node.role === "button" && seen.node.state.expanded === undefined)) &&
      // An arrow behind it tells that it opens.
      loose(seen.node.name.replace(/[^\p{L}\p{N}]+$/u, "")) === loose(name)
  )
  return another === undefined ? only : undefined
}

/** Opens the closed menu of that name; what is meant stands in what it shows then, and did not show before. */
export const openNamed = Effect.fn("Menus.openNamed")(function* (turn: Turn, target: Target) {
  const before = yield* look(turn.session)
  const opener = openerNamed(before, target)
  if (opener === undefined) return undefined
  yield* untargeted(turn, leftClick(opener))
  const isNew = ({ node }: Seen): boolean => node.visible && before.byRef.get(node.ref)?.node.visible !== true
  const find: Look = (view) => ground(view, { ...target, scopes: [] }, "click", undefined, isNew)
  return find
})

/** The target as it is found once the menu is open, where it had to be: where the menu is drawn is the page's affair. */
export const throughMenu = (turn: Turn, target: Target, find: Look) =>
  Effect.map(opened(turn, find), (isOpen): Target =>
    isOpen && isInMenu(target) ? { ...target, scopes: [] } : target
  )
