/** "6 photos are shown" on another page than the one that "Photos 6" leads to: that number is of what stands there. */
import type { Target } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { isControl } from "../../screen/Kinds.js"
import { type Seen, type View, within } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { stems } from "../../screen/Wording.js"

const isOpen = ({ node: { role, state } }: Seen): boolean =>
  /^(?:link|tab|button)$/u.test(role) && state.selected === true

/** Beside it, or at most in the next box of a list of ways, stands the one that is open. */
const hasOpenBeside = (view: View, { parent }: Seen): boolean => {
  const outer = parent?.children.length === 1 ? parent.parent : parent
  return outer !== undefined && within(view, outer).some((each) => each.node.visible && isOpen(each))
}

/** The way that is called so and leads from where one is to another place, with a number on it. */
export const isOnClosedWay = (view: View, { quoted, scopes, words }: Target): boolean => {
  if (quoted || scopes.length > 0) return false
  const noun = stems(words).join(" ")
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      isControl(seen) &&
      stems(readableTextOf(view, seen).replace(/\(?\d+\)?/gu, " ")).join(" ") === noun
  )
  return (
    only !== undefined &&
    another === undefined &&
    /^(?:link|tab)$/u.test(only.node.role) &&
    !isOpen(only) &&
    hasOpenBeside(view, only)
  )
}

export const elsewhere = ({ words }: Target, number: number): Fell =>
  Fell.of("target_ambiguous", `“${words} ${number}” leads to another place than the one that is open.`)
