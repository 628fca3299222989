/** "My name in the lower left corner is Maya Lind", where nothing is called a name: the one text of that corner that reads so. */
import type { Target } from "@assay/domain/Intent"
import { cornerOf, isInCorner } from "../../ground/Sides.js"
import { centre } from "../../screen/Geometry.js"
import type { Seen, View } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { finder, plain } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, holds, type Ruling } from "../Ruling.js"

const names = /^(?:(?:user|account|display|full) ?)?name$/iu

const isName = ({ name, ordinal, quantifier, quoted, role }: Target): boolean =>
  !quoted && role === undefined && ordinal === undefined && quantifier === undefined && names.test(name)

/** In the outer parts of the screen, and not only in that half of it. */
const isOutside = ({ screen: { viewport } }: View, { node: { box } }: Seen): boolean => {
  if (box === undefined) return false
  const middle = centre(box)
  const [x, y] = [middle.x / viewport.width, middle.y / viewport.height]
  return (x < 0.35 || x > 0.65) && (y < 0.25 || y > 0.75)
}

/** That it does not read so there proves nothing: a name may be drawn in short. */
export const byNameInCorner = (
  { expected, match, negated, subject }: TextCheck,
  { view }: Case
): Ruling | undefined => {
  const [scope, another] = subject?.scopes ?? []
  if (negated || subject === undefined || scope === undefined || another !== undefined) return undefined
  const corner = cornerOf(scope)
  if (!isName(subject) || corner?.x === undefined || corner.y === undefined || match !== "is")
    return undefined
  const says = finder(expected, "equals")
  const [only, more] = runsOf(view, view.root).filter(
    ({ seen, text }) => isInCorner(view, corner, seen) && isOutside(view, seen) && says(plain(text))
  )
  return only === undefined || more !== undefined ? undefined : holds(`saw: ${only.text}`, only.seen)
}
