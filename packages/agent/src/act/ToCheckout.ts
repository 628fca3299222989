/** "Add a pizza and go to checkout", where only the cart leads to it: the cart is opened first, as anybody would. */
import { Effect } from "effect"
import type { Target } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { look, pause, quiet } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isControl } from "../screen/Kinds.js"
import { everyName, type Seen, type View } from "../screen/View.js"
import { leftClick, untargeted } from "./Aim.js"

const isCheckout = ({ name, quoted, role, scopes }: Target): boolean =>
  /^(?:the )?check ?-?out$/iu.test(name) &&
  !quoted &&
  (role === undefined || role === "page") &&
  scopes.length === 0

const cart =
  /^(?:(?:open|view|show|go to) )?(?:(?:the|my|your) )?(?:shopping )?(?:cart|basket|bag)(?: ?[([]?\d{1,3}[)\]]?(?: items?)?)?$/iu

const isCart = (seen: Seen): boolean =>
  seen.node.visible &&
  isControl(seen) &&
  /^(?:button|link)$/u.test(seen.node.role) &&
  everyName(seen).some((name) => cart.test(name.trim()))

/** The one control that is called so, where nothing speaks of a checkout yet. */
const cartOn = (view: View, page: Target): Seen | undefined => {
  if (ground(view, page, "click")._tag !== "Missing") return undefined
  const [only, another] = view.all.filter(isCart)
  return another === undefined ? only : undefined
}

export const openCartFor = Effect.fn("ToCheckout.openCart")(function* (turn: Turn, page: Target) {
  if (!isCheckout(page)) return
  for (let left = 4; left > 0; left--) {
    const { calm } = yield* quiet(turn.session)
    if (calm || ground(yield* look(turn.session), page, "click")._tag !== "Missing") break
    yield* pause(turn.session, 200)
  }
  const opener = cartOn(yield* look(turn.session), page)
  if (opener !== undefined) yield* untargeted(turn, leftClick(opener))
})
