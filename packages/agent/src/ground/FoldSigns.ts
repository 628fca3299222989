/** The sign before a name that folds what stands under it, where the name itself is pressed for something else: a line of a tree that is drawn. */
import { controlAround, isControl } from "../screen/Kinds.js"
import type { Seen, View } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"

const pictures = /\b(?:caret|chevron|arrow|triangle|expand|collapse|plus|minus)\b/iu
const glyphs = /^[▸▹▶▷►▾▿▼▽›>⌄˅+−–-]$/u

const folds = (view: View, seen: Seen): boolean => {
  const text = readableTextOf(view, seen).trim()
  const drawn = seen.node.otherNames.some(({ kind, value }) => kind === "picture" && pictures.test(value))
  return seen.node.visible && isControl(seen) && (text === "" ? drawn : glyphs.test(text))
}

/** Right before what is pressed by its name, and the only thing to press beside it. */
export const foldSignOf = (view: View, seen: Seen): Seen | undefined => {
  const named = controlAround(seen)
  if (named === undefined || named.node.role !== "generic" || named.node.state.expanded !== undefined)
    return undefined
  const beside = (named.parent?.children ?? []).filter((each) => each.node.visible && isControl(each))
  const [sign, name, another] = beside
  return sign !== undefined && name === named && another === undefined && folds(view, sign) ? sign : undefined
}
