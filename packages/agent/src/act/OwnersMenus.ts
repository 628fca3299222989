/** "For Ada, click Block" where only a menu of hers offers it: three dots in her card or row. */
import { Effect, Ref } from "effect"
import type { Target } from "@assay/domain/Intent"
import { ground } from "../ground/Ground.js"
import { menuIn } from "../ground/Kebabs.js"
import { recordOf } from "../ground/Regions.js"
import type { Antecedent } from "../ground/Sought.js"
import { antecedentOn, look } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import type { Seen, View } from "../screen/View.js"
import { type Look, leftClick, untargeted } from "./Aim.js"

/** Whose it is, where that is all that the place tells. */
const ownerOf = ({ name, ordinal, quantifier, scopes }: Target): Target | undefined => {
  const [scope, another] = scopes
  const told = name !== "" && ordinal === undefined && quantifier === undefined && another === undefined
  return told && scope?.relation === "near" && scope.target.name !== "" ? scope.target : undefined
}

/** What opens the one menu of the one record in which the owner stands. */
const openerOf = (view: View, owner: Target, antecedent: Antecedent): Seen | undefined => {
  const found = ground(view, owner, "look", antecedent)
  const record = found._tag === "Found" ? recordOf(view, found.seen) : undefined
  return record === undefined ? undefined : menuIn(view, record)
}

/** Opens it where nothing is called so yet; what is meant stands in what it shows then, with the owner's name behind it or without. */
export const openOwners = Effect.fn("OwnersMenus.open")(function* (turn: Turn, target: Target) {
  const owner = ownerOf(target)
  if (owner === undefined) return undefined
  const before = yield* look(turn.session)
  const antecedent = antecedentOn(yield* Ref.get(turn.session.state), before)
  if (ground(before, target, "click", antecedent)._tag !== "Missing") return undefined
  const opener = openerOf(before, owner, antecedent)
  if (opener === undefined) return undefined
  // It may become another picture under the mouse, which takes a moment to come.
  if (opener.node.role === "img") {
    yield* untargeted(turn, { _tag: "Hover", ref: opener.node.ref })
    yield* Effect.sleep(150)
  }
  yield* untargeted(turn, leftClick(opener))
  const isNew = ({ node }: Seen): boolean => node.visible && before.byRef.get(node.ref)?.node.visible !== true
  const find: Look = (view) => {
    // What a menu offers is no button, whatever it is called.
    const { role: _, ...called } = target
    const free: Target = { ...called, scopes: [] }
    const plain = ground(view, free, "click", undefined, isNew)
    const whose = owner.name.split(" ").at(-1) ?? ""
    const name = `${target.name} ${whose}`
    return plain._tag === "Found"
      ? plain
      : ground(view, { ...free, name, words: name }, "click", undefined, isNew)
  }
  return find
})
