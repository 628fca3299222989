/** "▯ is shown at the top of the page": what stands at its other end is not there. */
import type { Check, Target } from "@assay/domain/Intent"
import type { Box } from "@assay/domain/Screen"
import { recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { centre } from "../../screen/Geometry.js"
import { phrasesOf } from "../../screen/VisibleText.js"
import { isDialog } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { finder, readable } from "../../screen/Wording.js"
import { targetOf } from "../CheckTargets.js"
import { type Case, refuted, type Ruling, undecided } from "../Ruling.js"

interface Corner {
  readonly x?: "left" | "right"
  readonly y: "top" | "bottom"
}

const place = "(?:very )?(top|upper|bottom|lower)(?:[- ]?(left|right))?(?:[- ]hand)?"
const part = "(?: (?:corner|part|half|edge|end|side))?(?: of (?:the )?(?:page|screen|window|view))?"
const whole = new RegExp(`^(?:the )?${place}${part}$`, "iu")
const atEnd = new RegExp(` (?:at|in|on) the ${place}${part}[.!]?$`, "iu")
const atStart = new RegExp(
  `^(?:(?:given|when|then|and|but|now) )?(?:at|in|on) the ${place}${part},? (?=(?:I|we|you|there|it|the page) )`,
  "iu"
)

const cornerOf = (found: RegExpExecArray | null): Corner | undefined => {
  if (found === null) return undefined
  const [, high = "", side] = found
  const y = /top|upper/iu.test(high) ? "top" : "bottom"
  return side === undefined ? { y } : { y, x: side.toLowerCase() === "left" ? "left" : "right" }
}

const isPlainly = ({ ordinal, quantifier, quoted }: Target): boolean =>
  !quoted && ordinal === undefined && quantifier === undefined

const isPage = (target: Target): boolean =>
  target.role === "page" && target.name === "" && isPlainly(target) && target.scopes.length === 0

/** "The top of the page", as the place that says something. */
const edgeNamed = (target: Target): Corner | undefined =>
  isPlainly(target) && target.scopes.every((scope) => isPage(scope.target))
    ? cornerOf(whole.exec(target.words))
    : undefined

/** It is said of the page, or of no other place. */
const otherPlaces =
  /\b(?:list|table|dialog|modal|pop-?up|menu|card|row|column|section|panel|form|drawer|sidebar|calendar|board|box|tab)\b/iu

const tellsPage = / of (?:the )?(?:page|screen|window|view)\b/iu

/** More is said than one thing. */
const several = /[,;:] | (?:and|but|then|or|after|before|when|once|by|if|until|while|as) /iu

/** A step that says one thing of one place: which of several checks the place is told of is not known. */
const edgeOfStep = (step: string): Corner | undefined => {
  const bare = step.replace(/["“][^"”]*["”]|'[^']*'(?!\p{L})/gu, "▯").trim()
  const found = atEnd.exec(bare) ?? atStart.exec(bare)
  if (found === null || several.test(bare.replace(found[0], ""))) return undefined
  return tellsPage.test(found[0]) || !otherPlaces.test(bare) ? cornerOf(found) : undefined
}

const told = (check: Check, step: string): Corner | undefined => {
  const target = targetOf(check)
  const own =
    target === undefined
      ? undefined
      : (edgeNamed(target) ?? target.scopes.map((scope) => edgeNamed(scope.target)).find((one) => one))
  return own ?? edgeOfStep(step)
}

/** From the first to the last line that is read, and of what one sees at once. */
const heights = (view: View, y: number): readonly [number, number] => {
  const all = phrasesOf(view, view.root).flatMap(({ runs }) => runs.flatMap((run) => run.seen.node.box ?? []))
  const ys = all.map((box) => centre(box).y)
  const [from, to] = [Math.min(...ys), Math.max(...ys)]
  return [y / view.screen.viewport.height, to - from < 30 ? 0.5 : (y - from) / (to - from)]
}

/** Not before others in a list. */
const isLater = (view: View, seen: Seen): boolean => {
  const record = recordOf(view, seen)
  return (
    record?.parent?.children.some(
      (each) => each.at < record.at && each.node.visible && each.node.role === record.node.role
    ) === true
  )
}

const isThere = (view: View, seen: Seen, box: Box, corner: Corner): boolean | undefined => {
  const { x, y } = centre(box)
  const isRight = x > view.screen.viewport.width / 2
  const [ofScreen, ofPage] = heights(view, y)
  const isAside = corner.x !== undefined && isRight !== (corner.x === "right")
  const isTop = ofScreen <= 0.4 && ofPage <= 0.4
  const isBottom = ofScreen >= 0.6 || ofPage >= 0.6
  if (corner.y === "top" && (ofScreen > 0.6 || ofPage > 0.6)) return false
  if (corner.y === "bottom" && ofScreen < 0.4 && ofPage < 0.4) return false
  if (isAside) return false
  return corner.y === "top" ? (isTop && !isLater(view, seen)) || undefined : isBottom || undefined
}

/** Where it is read, or where the one thing stands. */
const placesOf = (check: Check, view: View, about: Seen | undefined): ReadonlyArray<Seen> => {
  const words =
    check._tag === "CheckText" ? check.expected : check._tag === "CheckShown" ? check.target.name : ""
  const says = finder(words, "contains")
  const read =
    words === ""
      ? []
      : phrasesOf(view, view.root).flatMap(({ runs, text }) =>
          says(readable(text)) ? runs.slice(0, 1).map((run) => run.seen) : []
        )
  return read.length > 0 ? read : about === undefined ? [] : [about]
}

/** What holds of the whole page, and not of that end of it. */
export const unlessAtOtherEnd = (check: Check, given: Case, ruling: Ruling): Ruling => {
  const isSeen = check._tag === "CheckShown" || check._tag === "CheckText"
  if (ruling._tag !== "Holds" || !isSeen || check.negated) return ruling
  const { step = "", view } = given
  const corner = told(check, step)
  if (corner === undefined) return ruling
  const isPages = tellsPage.test(step)
  // "The button at the bottom" of what has opened over the page is at the bottom of that.
  if (!isPages && view.all.some((seen) => seen.node.visible && isDialog(seen))) return ruling
  const there = placesOf(check, view, ruling.about).flatMap((seen) =>
    seen.node.box === undefined ? [] : [isThere(view, seen, seen.node.box, corner)]
  )
  if (there.length === 0 || there.includes(true)) return ruling
  // Where no page is spoken of, what stands neither here nor there is left to the words.
  if (!isPages && there.includes(undefined)) return ruling
  const where = [corner.y, corner.x ?? ""].join(" ").trim()
  return there.includes(undefined) || !isPages
    ? undecided(Fell.of("target_ambiguous", `It cannot be said whether that stands at the ${where}.`))
    : refuted(`it at the ${where} of the page`, `${ruling.actual}, elsewhere on the page`)
}

/** "The top of the page shows ▯", "in the top right corner I see ▯": the page does, and there. */
export const ofEdge = ({ negated, subject }: Extract<Check, { _tag: "CheckText" }>): boolean => {
  const corner = negated || subject === undefined ? undefined : edgeNamed(subject)
  return corner !== undefined && (corner.x !== undefined || (subject?.scopes.length ?? 0) > 0)
}
