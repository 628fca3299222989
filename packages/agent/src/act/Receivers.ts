/** "Resend the invite to Ben": who gets it has a line of his own, and what is pressed stands in it, and not in another's. */
import type { Intent, Target } from "@assay/domain/Intent"
import { ground, type Grounding } from "../ground/Ground.js"
import { recordOf } from "../ground/Regions.js"
import { groundVerb } from "../ground/Verbs.js"
import { contains, type Seen, type View } from "../screen/View.js"

/** "The invite" is of a kind and may be anybody's; "Milk" is a thing, and stands where it stands. */
const isOfKind = ({ name, quoted }: Target): boolean => !quoted && /^\p{Ll}[\p{Ll} -]*$/u.test(name)

const isName = ({ name, quoted, role }: Target): boolean =>
  role === undefined && (quoted || /^\p{Lu}|@/u.test(name))

const lineOf = (view: View, to: Target): Seen | undefined => {
  const found = ground(view, to, "look")
  return found._tag === "Found" ? recordOf(view, found.seen) : undefined
}

export const forReceiver = (
  view: View,
  { target, to, verb }: Extract<Intent, { _tag: "Perform" }>,
  borne: Grounding
): Grounding => {
  if (target === undefined || to === undefined || !isOfKind(target) || !isName(to)) return borne
  const line = lineOf(view, to)
  if (line === undefined) return borne
  const own = groundVerb(view, verb, to, undefined)
  if (own._tag === "Found" && contains(line, own.seen)) return own
  const isOfAnother =
    borne._tag === "Found" && recordOf(view, borne.seen) !== undefined && !contains(line, borne.seen)
  return isOfAnother ? own : borne
}
