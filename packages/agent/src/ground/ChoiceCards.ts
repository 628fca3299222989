/** Cards side by side, one of which is clicked to choose it: "Jonas Keller" over "Class 5a", beside "Emma Keller" over "Class 3b". */
import { isControl } from "../screen/Kinds.js"
import { type Run, runsOf } from "../screen/VisibleText.js"
import { contains, type Seen, type View, within } from "../screen/View.js"
import { loose } from "../screen/Wording.js"
import type { Grounding } from "./Ground.js"

const isCard = ({ node }: Seen): boolean => node.visible && node.role === "generic" && node.clickable === true

/** The others stand right beside it, and nothing more is to be clicked in it. */
export const isChoiceCard = (view: View, seen: Seen): boolean =>
  isCard(seen) &&
  (seen.parent?.children ?? []).some((each) => each !== seen && isCard(each)) &&
  !within(view, seen).some((each) => each !== seen && each.node.visible && isControl(each))

/** The first words on it: one letter before them is a picture. */
export const titleOfCard = (view: View, card: Seen): Run | undefined =>
  runsOf(view, card).find(({ text }) => /\p{L}{2}|\p{N}/u.test(text))

/** Several fit, which are the one card of that very title, what is in it and what is around it: that card. */
export const cardTitled = (view: View, title: string, found: Grounding): Grounding => {
  if (found._tag !== "Ambiguous") return found
  const [card, another] = view.all.filter(
    (seen) => isChoiceCard(view, seen) && loose(titleOfCard(view, seen)?.text ?? "") === loose(title)
  )
  const isOne =
    card !== undefined &&
    another === undefined &&
    found.seen.every((each) => contains(card, each) || contains(each, card))
  return isOne
    ? { _tag: "Found", seen: card, score: 0.95, how: "the card of that exact name", tentative: false }
    : found
}
