/** "All four policy sections are collapsed", "both sections are expanded": the parts of a page that fold, each by the button in its heading. */
import type { Intent } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { countOf } from "../../language/words/Words.js"
import { nameOf } from "../../ground/Candidates.js"
import { isTitle } from "../../screen/Kinds.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { stems } from "../../screen/Wording.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"

type StateCheck = Extract<Intent, { _tag: "CheckState" }>

const sections =
  /\b(?:(both|all)(?: of)?(?: the| its)? )(?:(two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) )?(?:(\p{Ll}+) )?(?:sections|panels|accordions|questions)\b/iu

const isFolding = (seen: Seen): boolean =>
  seen.node.visible &&
  seen.node.role === "button" &&
  seen.node.state.expanded !== undefined &&
  [...upward(seen)].some((outer) => outer !== seen && outer.node.role === "heading")

/** "Policy sections" of a page that is about policies, by a title outside of them. */
const isTold = (view: View, word: string | undefined, all: ReadonlyArray<Seen>): boolean => {
  if (word === undefined) return true
  const [stemmed] = stems(word)
  return view.all.some(
    (seen) =>
      seen.node.visible &&
      isTitle(seen) &&
      !all.some((each) => [...upward(each)].includes(seen)) &&
      stemmed !== undefined &&
      [...stems(seen.node.name)].includes(stemmed)
  )
}

/** Of several that fold, those that the last steps were about, where they are two. */
const lastTwo = ({ recent }: Case, all: ReadonlyArray<Seen>): ReadonlyArray<Seen> => {
  const last = (recent?.() ?? []).slice(-2)
  return all.filter((each) =>
    last.some(
      ({ node }) => node.ref === each.node.ref || (node.role === "button" && node.name === each.node.name)
    )
  )
}

/** The ruling on all, or both, of the sections that fold; nothing where no button in a heading folds them. */
export const judgeFolded = (check: StateCheck, given: Case): Ruling | undefined => {
  const { state, target } = check
  if (state !== "expanded" && state !== "collapsed") return undefined
  const [, each, number, word] = sections.exec(given.step ?? "") ?? []
  if (each === undefined || check.negated || target.quoted || target.scopes.length > 0) return undefined
  const all = given.view.all.filter(isFolding)
  if (all.length < 2 || !isTold(given.view, word, all))
    // How many there must be is told here alone.
    return number === undefined
      ? undefined
      : undecided(Fell.of("target_ambiguous", `It cannot be told which are the ${number} that fold.`))
  const isBoth = each.toLowerCase() === "both"
  const some = isBoth && all.length > 2 ? lastTwo(given, all) : all
  const wanted = isBoth ? 2 : number === undefined ? some.length : countOf(number)
  if (some.length !== wanted)
    return undecided(Fell.of("target_ambiguous", `${number ?? 2} are spoken of, and ${some.length} fold.`))
  const other = some.find(({ node }) => node.state.expanded !== (state === "expanded"))
  return other === undefined
    ? holds(`so it is for all ${some.length}`)
    : refuted(
        `all ${some.length} to be ${state}`,
        `“${nameOf(given.view, other)}” is ${state === "expanded" ? "collapsed" : "expanded"}`
      )
}
