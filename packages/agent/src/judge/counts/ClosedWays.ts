/** "6 photos are shown" on another page than the one that "Photos 6" leads to: that number is of what stands there. */
import type { Target } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { isControl } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { stems } from "../../screen/Wording.js"

const isOpen = ({ node: { role, state } }: Seen): boolean =>
  /^(?:link|tab|button)$/u.test(role) && state.selected === true

/** Beside it, or at most in the next box of a list of ways, stands the one that is open. */
const hasOpenBeside = (view: View, { parent }: Seen): boolean => {
  const outer = parent?.children.length === 1 ? parent.parent : parent
  return (
    outer !== undefined &&
    view.all.slice(outer.at, outer.end + 1).some((each) => each.node.visible && isOpen(each))
  )
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

/** "Photos", where none is there by its role, though the page may list some all the same: things that are called so. */
export const asThings = (view: View, target: Target): Target | undefined => {
  const { name, role, words } = target
  const isBare = role === "image" && name === "" && /^\p{Ll}{3,}s$/u.test(words)
  const isThere = view.all.some(({ node }) => node.visible && /^(?:img|image)$/u.test(node.role))
  if (!isBare || isThere) return undefined
  const { role: _, ...bare } = target
  return { ...bare, name: words }
}
