/** "Lentils should be 300 g red lentils": the one line of the page that says so much of just that, whatever number it has. */
import { isOnControl } from "../../screen/Kinds.js"
import { loose } from "../../screen/Wording.js"
import { shapeOf } from "../figures/ComesTo.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { apartIn } from "../texts/Phrases.js"
import { type Case, holds, refuted, type Ruling, withTarget } from "../Ruling.js"

/** Nothing where it is not told how much of it, or where several lines say the like. */
export const byQuantity = (check: TextCheck, { view }: Case): Ruling | undefined => {
  const { expected, from, match, negated, subject } = check
  if (subject === undefined || negated || from !== undefined || !/^(?:is|equals|contains)$/u.test(match))
    return undefined
  const { name, ordinal, quantifier, quoted, role, scopes } = subject
  const isPlain = !quoted && role === undefined && ordinal === undefined && quantifier === undefined
  if (!isPlain || scopes.length > 0 || !/^\p{L}{3,}$/u.test(name)) return undefined
  // "1 record" tells how many there are, and is none of them.
  const noun = /^\d[\d.,/]* (?:\p{L}+ )+(\p{L}+)$/u.exec(expected.trim())?.[1]
  if (noun === undefined || loose(noun) !== loose(name)) return undefined
  const shape = shapeOf(expected)
  const [line, another] = apartIn(view).filter(
    ({ seen, text }) => shapeOf(text) === shape && !isOnControl(seen)
  )
  if (line === undefined || another !== undefined) return undefined
  const ruling =
    loose(line.text) === loose(expected)
      ? holds(`saw: ${line.text}`, line.seen)
      : refuted(`“${expected}” for “${subject.words}”`, `saw: ${line.text}`)
  return withTarget(ruling, view, line.seen, 0.8, "the line that says how much")
}
