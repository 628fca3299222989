/** "The first review" of a panel in which a head, some stars and the reviews stand side by side: what stands below "Reviews (2)", where those are as many as it says. */
import { runsOf } from "../screen/VisibleText.js"
import type { Seen, View } from "../screen/View.js"
import { stem, tokens } from "../screen/Wording.js"

/** "Reviews", "Reviews (2)", "2 reviews". */
const isTitleOf = (text: string, noun: string): boolean => {
  const [only = "", another] = tokens(text).filter((word) => /\p{L}/u.test(word))
  return another === undefined && only !== noun && stem(only) === stem(noun)
}

/** Of things side by side with the title, those below it; all of them where it stands elsewhere. "unclear" where nothing tells where they begin or end. */
export const belowTitle = (
  view: View,
  all: ReadonlyArray<Seen>,
  noun: string
): ReadonlyArray<Seen> | "unclear" => {
  const [title, another] = runsOf(view, view.root).filter(({ text }) => isTitleOf(text, noun))
  if (title === undefined || another !== undefined) return all
  const isBeside = all.every(({ parent }) => parent !== undefined && parent === title.seen.parent)
  const below = all.filter(({ at }) => at > title.seen.end)
  if (!isBeside || below.length === all.length) return all
  const said = /\d+/u.exec(title.text)?.[0]
  return said !== undefined && Number(said) === below.length ? below : "unclear"
}
