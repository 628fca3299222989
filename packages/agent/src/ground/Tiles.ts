/** Tiles of figures side by side, that sum up what is listed below them: "Waiting 3", "Delivered 2". */
import { isControl } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import { type Seen, type View, within } from "../screen/View.js"
import { isFigure } from "../screen/Wording.js"

/** A label and a figure and nothing else, as on the tiles over a list. */
const isFigured = (view: View, seen: Seen): boolean => {
  const [one, other, more] = runsOf(view, seen)
  const isTile = (label: string, figure: string) => /\p{L}/u.test(label) && isFigure(figure.trim())
  return (
    more === undefined &&
    one !== undefined &&
    other !== undefined &&
    (isTile(one.text, other.text) || isTile(other.text, one.text)) &&
    !within(view, seen).some(isControl)
  )
}

export const areFigured = (view: View, all: ReadonlyArray<Seen>): boolean =>
  all.every((seen) => isFigured(view, seen))
