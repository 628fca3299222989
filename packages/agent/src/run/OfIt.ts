/** "Spoon is sold out. It has no Add button": said of the thing that was spoken of, where others of its list have what is told. */
import type { Check, Target } from "@assay/domain/Intent"
import { poolOf } from "../ground/Pools.js"
import { isAside, recordOf } from "../ground/Regions.js"
import { contains, type Seen, type View } from "../screen/View.js"
import { antecedentOn, type State } from "./Session.js"

const having =
  /(?:^|[,;] |\b(?:and|but) )it (?:(?:still|also|now) )*(?:has|contains|offers|displays|shows|(?:does not|doesn['’]t|should|must) (?:not )?(?:have|contain|offer|display|show))\b/iu

export const saysOfIt = (step: string): boolean => having.test(step)

/** What was looked at last, and not what was pressed: that may have opened another thing. */
const spokenOf = ({ acted, ...state }: State, view: View): Seen | undefined => {
  const memory = state.memories.at(-1)
  const seen =
    memory === undefined || memory === acted ? undefined : antecedentOn({ acted, ...state }, view)?.seen
  const record = seen === undefined ? undefined : recordOf(view, seen)
  return record === undefined || isAside(record) ? undefined : record
}

/** All that is called so stands in other things of the same list. */
const standsInOthers = (view: View, target: Target, record: Seen): boolean => {
  const found = poolOf(view, target, "look").scored.filter(({ fit }) => fit >= 0.8)
  const isOthers = (seen: Seen): boolean => {
    const own = recordOf(view, seen)
    return own !== undefined && own !== record && own.parent === record.parent && !contains(record, seen)
  }
  return found.length > 0 && found.every(({ seen }) => isOthers(seen))
}

/** The check with its place in what was spoken of, where it tells none. */
export const ofIt = (check: Check, state: State, view: View): Check => {
  if (check._tag !== "CheckShown" || check.target.scopes.length > 0 || check.target.pronoun === true)
    return check
  const record = spokenOf(state, view)
  if (record === undefined || !standsInOthers(view, check.target, record)) return check
  const it: Target = { words: "it", name: "", quoted: false, pronoun: true, scopes: [] }
  return { ...check, target: { ...check.target, scopes: [{ relation: "in", target: it }] } }
}
