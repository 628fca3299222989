/** "Move it to the Garden notebook", where what it is in is chosen from a menu that says so: "Notebook: Work ▾". */
import { Effect, String } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { isPronoun } from "../language/words/Pronouns.js"
import { groundVerb } from "../ground/Verbs.js"
import { look } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isControl } from "../screen/Kinds.js"
import { everyName, type Seen, type View } from "../screen/View.js"
import { choose } from "./Choosing.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const moves = /^(?:move|put|file|transfer|shift|assign)$/iu

interface Way {
  readonly list: Target
  readonly value: string
}

/** One that can be pressed and is labelled so; what lies behind a dialog is none. */
const menusOf = (view: View, noun: string): ReadonlyArray<Seen> => {
  const labelled = new RegExp(`^${noun}(?::| ?\\*?$)`, "iu")
  return view.all.filter(
    (seen) =>
      seen.node.visible &&
      seen.node.state.covered !== true &&
      isControl(seen) &&
      everyName(seen).some((name) => labelled.test(name.trim()))
  )
}

const wayOf = (view: View, { target, to, verb }: Of<"Perform">): Way | undefined => {
  if (to === undefined || to.scopes.length > 0 || to.ordinal !== undefined || !moves.test(verb))
    return undefined
  if (target === undefined || !isPronoun(target)) return undefined
  const [, value = "", noun = ""] = /^(\p{Lu}.*) (\p{Ll}{3,})$/u.exec(to.name) ?? []
  const [menu, another] = noun === "" ? [] : menusOf(view, noun)
  if (menu === undefined || another !== undefined) return undefined
  const name = String.capitalize(noun)
  return { value, list: { words: name, name, quoted: false, role: "list", scopes: [] } }
}

/** "Move", and not "Move to trash", which says where to. */
const bearsVerb = (view: View, verb: string): boolean => {
  const found = groundVerb(view, verb, undefined, undefined)
  const score = found._tag === "Found" ? found.score : (found.candidates[0]?.score ?? 0)
  return score >= 0.9
}

/** Whether it was moved so. */
export const movedByMenu = Effect.fn("MovingTo.movedByMenu")(function* (turn: Turn, intent: Of<"Perform">) {
  const view = yield* look(turn.session)
  const way = wayOf(view, intent)
  if (way === undefined || bearsVerb(view, intent.verb)) return false
  yield* choose(turn, { _tag: "Choose", values: [way.value], target: way.list })
  return true
})
