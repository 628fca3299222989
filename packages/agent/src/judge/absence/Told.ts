/** What tells of a thing and is not the thing: "Lamp was removed" of the lamp, the heading "Members" of members. */
import type { Target } from "@assay/domain/Intent"
import { verbOf } from "../../language/words/Verbs.js"
import { isFreshMessage } from "../../ground/Fresh.js"
import { isField, isTitle } from "../../screen/Kinds.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { readable, tokens } from "../../screen/Wording.js"

const went = /\b(?:removed|deleted|cancel+ed|dismissed|archived|discarded|gone)\b/iu

/** The heading "Members", the field "Search members", "No members found": about them, and none of them. */
const isAbout = (view: View, seen: Seen): boolean => {
  const [first = ""] = tokens(readableTextOf(view, seen) || seen.node.name)
  return [...upward(seen)].some(isTitle) || isField(seen) || first === "no" || verbOf(first)?.form === "base"
}

/** Says what became of the thing of that name. */
export const tellsOfGoing = (text: string, name: string): boolean => went.test(text) && !went.test(name)

/** "Booking 12 was cancelled", which came with the last deed: by then it was no more. */
export const saysThatItWent = (view: View, seen: Seen, text: string, name: string): boolean =>
  tellsOfGoing(readable(text), name) && [...upward(seen)].some((each) => isFreshMessage(view, each))

/** A line that says what became of it. */
const isFarewell = (view: View, seen: Seen, { name }: Target): boolean =>
  tellsOfGoing(readableTextOf(view, seen), name) && seen.children.every(({ node }) => node.role === "text")

export const tellsOf = (view: View, seen: Seen, target: Target): boolean => {
  const plural = !target.quoted && /^\p{Ll}.*[^s]s$/u.test(target.name || target.words)
  return (plural && isAbout(view, seen)) || isFarewell(view, seen, target)
}
