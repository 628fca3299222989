/** "The status of the driver" of a list of terms that tells a vehicle's driver and its status: not the driver's. */
import type { Target } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import type { View } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import { isPlain } from "../PlainTargets.js"

/** A mere word for a kind of things: "driver". */
export const isKind = (target: Target): boolean =>
  isPlain(target) && target.pronoun !== true && /^\p{Ll}{3,}$/u.test(target.name)

export const notClearWhose = ({ words }: Target): Fell =>
  Fell.of("target_ambiguous", `It is not clear whose “${words}” is meant.`)

/** What every thing may have itself, so that it tells nothing of another that is named beside it. */
const ofAnything = /^(?:status|state|type|kind|priority)$/iu

/** The other is told in the same list. What the list begins with may be the thing itself. */
export const standsBesideIt = (view: View, { name }: Target, noun: string): boolean =>
  ofAnything.test(name) &&
  view.all.some((seen) => {
    const isIts =
      seen.node.role === "term" && seen.node.visible && loose(readableTextOf(view, seen)) === loose(noun)
    const [first, ...others] = isIts
      ? (seen.parent?.children ?? []).filter(({ node }) => node.role === "term")
      : []
    return first !== seen && others.some((each) => loose(readableTextOf(view, each)) === loose(name))
  })
