/** "Two errors in the log": of lines that tell how grave they are, those that say so. */
import type { Target } from "@assay/domain/Intent"
import type { Fell } from "../../run/Fell.js"
import { runsOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"
import { notToldApart } from "./CountedLists.js"

const levels: ReadonlyArray<readonly [level: string, says: RegExp]> = [
  ["error", /^[[(]?(?:errors?|err|fatal|failure|severe)\b/iu],
  ["warning", /^[[(]?warn(?:ings?)?\b/iu],
  ["info", /^[[(]?(?:info(?:rmation)?|notice|debug|trace|verbose|ok|success)\b/iu]
]

const named = /^(?:log |logged )?(error|warning|info)s?(?: (?:entries|entry|lines?|messages?|logs?))?$/iu

/** The level that one of its texts begins with, or that stands behind the time of a line. */
const levelOf = (view: View, thing: Seen): string | undefined => {
  const texts = runsOf(view, thing).map(({ text }) => text.trim().replace(/^[\d\s:.,/TZ+-]+/u, ""))
  return levels.find(([, says]) => texts.some((text) => says.test(text)))?.[0]
}

/** "Errors", "log warnings". */
export const isLevel = ({ words }: Target): boolean => named.test(words)

/** Those of the level that is asked for; undefined where no line tells one, and not told apart where some do not. */
export const ofLevel = (
  view: View,
  target: Target,
  all: ReadonlyArray<Seen>
): ReadonlyArray<Seen> | Fell | undefined => {
  const level = named.exec(target.words)?.[1]?.toLowerCase()
  const told = level === undefined ? [] : all.filter((thing) => levelOf(view, thing) !== undefined)
  if (told.length === 0) return undefined
  return told.length < all.length
    ? notToldApart(target)
    : told.filter((thing) => levelOf(view, thing) === level)
}
