/** "Spoon is sold out. It has no Add button": said of the thing that was spoken of, where others of its list have what is told. */
import type { Check, Target } from "@assay/domain/Intent"
import { isPronoun, it } from "../language/words/Pronouns.js"
import { ground } from "../ground/Ground.js"
import { poolOf } from "../ground/Pools.js"
import { isOfKind } from "../ground/PartKinds.js"
import { isAside, recordOf, type Region, regionOf } from "../ground/Regions.js"
import { isControl, isToggle } from "../screen/Kinds.js"
import { contains, type Seen, type View, within } from "../screen/View.js"
import { antecedentOn, type State } from "./Session.js"

const having = /(?:^|[,;] |\b(?:and|but) )it (?:(?:still|also|now) )*(?!(?:appears|disappears)\b)\p{Ll}+/iu

export const saysOfIt = (step: string): boolean => having.test(step)

/** The thing of a list that was spoken of last, or that something was done on. */
const spokenOf = (state: State, view: View): Seen | undefined => {
  const seen = antecedentOn(state, view)?.seen
  const record = seen === undefined ? undefined : recordOf(view, seen)
  return record === undefined || isAside(record) ? undefined : record
}

/** All that is called so stands in other things of the same list, or on other cards. */
const standsInOthers = (view: View, target: Target, record: Seen): boolean => {
  const found = poolOf(view, target, "look").scored.filter(({ fit }) => fit >= 0.8)
  const isOthers = (seen: Seen): boolean => {
    const own = recordOf(view, seen)
    const areAlike =
      own?.parent === record.parent ||
      (own !== undefined && isOfKind(own, "card") && isOfKind(record, "card"))
    return own !== undefined && own !== record && areAlike && !contains(record, seen)
  }
  return found.length > 0 && found.every(({ seen }) => isOthers(seen))
}

/** "Ada and Bo remain, and it says …": what is told before "it" is not told of it. */
const isToldBefore = ({ words }: Target, step: string): boolean => {
  const at = step.toLowerCase().indexOf(words.toLowerCase())
  const its = having.exec(step)
  return at !== -1 && its !== null && at < its.index
}

/** Of several that are called so, none is meant for certain. */
const unclear = "unclear"

/** The one box in the line of what was read. */
const boxBeside = (view: View, seen: Seen): Seen | undefined => {
  const record = recordOf(view, seen)
  const [only, another] =
    record === undefined ? [] : within(view, record).filter((each) => each.node.visible && isToggle(each))
  return another === undefined ? only : undefined
}

/** "“Lemons” is shown, and it is ticked": the box that is called so or stands beside it, and not what was pressed before. */
export const controlSeen = (
  check: Check,
  { saw }: State,
  view: View
): Region | typeof unclear | undefined => {
  if (check._tag !== "CheckState" || saw === undefined) return undefined
  if (!isPronoun(check.target) || check.target.role !== undefined) return undefined
  const found = ground(view, { words: saw, name: saw, quoted: true, scopes: [] }, "look")
  const isOfBox = check.state === "checked" || check.state === "unchecked"
  const read = found._tag === "Ambiguous" ? found.seen : found._tag === "Found" ? [found.seen] : []
  // A box and the words beside it are one.
  const controls = read.flatMap((seen) => {
    const control = isControl(seen) ? seen : isOfBox ? boxBeside(view, seen) : undefined
    return control ?? []
  })
  const [only, another] = new Set(controls)
  if (another !== undefined) return unclear
  return only === undefined ? undefined : regionOf(only, "in it")
}

const isAssigned = /\bit (?:is|was|should be|must be) (?:now |still |already )*assigned to\b/iu

/** The check with its place in what was spoken of, where it tells none. */
export const ofIt = (check: Check, step: string, state: State, view: View): Check => {
  // Who stands anywhere on the page has it not been given to.
  if (check._tag === "CheckShown" && check.target.scopes.length === 0 && isAssigned.test(step))
    return {
      _tag: "CheckText",
      subject: it,
      expected: check.target.name,
      match: "contains",
      negated: check.negated
    }
  if (check._tag !== "CheckShown" || check.target.scopes.length > 0 || check.target.pronoun === true)
    return check
  if (isToldBefore(check.target, step)) return check
  const record = spokenOf(state, view)
  if (record === undefined || !standsInOthers(view, check.target, record)) return check
  return { ...check, target: { ...check.target, scopes: [{ relation: "in", target: it }] } }
}
