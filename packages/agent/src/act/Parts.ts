/** "Soup and Vegan dishes" as two things, where no one thing is called so and each of the two is there. */
import { Effect } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import type { Target } from "@assay/domain/Intent"
import type { Purpose } from "../ground/Candidates.js"
import { ground, type Grounding } from "../ground/Ground.js"
import { look, pause } from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"
import type { View } from "../screen/View.js"

/** The parts of an enumeration; the text itself where it is none. */
export const partsOf = (text: string): ReadonlyArray<string> => {
  const parts = text.split(/,? and |, /u).map((part) => part.trim())
  return parts.length > 1 && parts.every((part) => part !== "") ? parts : [text]
}

const isSure = (found: Grounding): boolean => found._tag === "Found" && found.score >= 0.8

/** The text in parts when the whole is not found and the first part is; the others may come with it. */
export const split = (text: string, find: (part: string) => Grounding): ReadonlyArray<string> => {
  const parts = partsOf(text)
  const divided =
    parts.length > 1 &&
    find(text)._tag !== "Found" &&
    isSure(find(parts[0] ?? "")) &&
    parts.slice(1).every((part) => find(part)._tag !== "Ambiguous")
  return divided ? parts : [text]
}

const renamed = (target: Target, name: string): Target =>
  name === target.name ? target : { ...target, name, words: name }

/** Looks until the text, or the first of its parts, is there; gives what is to be acted on, one by one. */
export const awaitParts = Effect.fn("Parts.await")(function* (
  turn: Turn,
  text: string,
  find: (view: View, part: string) => Grounding
) {
  const [first, second] = partsOf(text)
  if (first === undefined || second === undefined) return [text]
  while (true) {
    const view = yield* look(turn.session)
    const parts = split(text, (part) => find(view, part))
    const left = yield* remaining(turn)
    if (parts.length > 1 || left === 0 || find(view, text)._tag === "Found") return parts
    yield* pause(turn.session, Math.min(left, 300))
  }
})

/** Does the deed on each of the things that the target enumerates. */
export const onParts = <A, E>(
  turn: Turn,
  target: Target,
  purpose: Purpose,
  deed: (part: Target) => Effect.Effect<A, E>
): Effect.Effect<A | undefined, E | DriverBroken> => {
  if (target.quoted || target.ordinal !== undefined) return deed(target)
  const find = (view: View, name: string) => ground(view, renamed(target, name), purpose)
  return awaitParts(turn, target.name, find).pipe(
    Effect.flatMap((names) => Effect.forEach(names, (name) => deed(renamed(target, name)))),
    Effect.map((all) => all.at(-1))
  )
}
