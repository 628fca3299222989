/** "Soup and Vegan dishes" as two things, where no one thing is called so and each of the two is there. */
import { Effect } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import type { Target } from "@assay/domain/Intent"
import type { Purpose } from "../ground/Candidates.js"
import { ground, type Grounding } from "../ground/Ground.js"
import { look } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
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

const targetsOn = (view: View, target: Target, purpose: Purpose): ReadonlyArray<Target> =>
  target.quoted || target.ordinal !== undefined
    ? [target]
    : split(target.name, (name) => ground(view, renamed(target, name), purpose)).map((name) =>
        renamed(target, name)
      )

/** Does the deed on each of the things that the target enumerates. */
export const onParts = <A, E>(
  turn: Turn,
  target: Target,
  purpose: Purpose,
  deed: (part: Target) => Effect.Effect<A, E>
): Effect.Effect<A | undefined, E | DriverBroken> => {
  if (partsOf(target.name).length < 2) return deed(target)
  return Effect.flatMap(look(turn.session), (view) =>
    Effect.map(Effect.forEach(targetsOn(view, target, purpose), deed), (all) => all.at(-1))
  )
}
