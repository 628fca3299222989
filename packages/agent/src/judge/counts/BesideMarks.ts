/** "Tuesday  Leading  5 votes" of Tuesday: what a line says of its owner behind the marks that it bears. */
import type { Target } from "@assay/domain/Intent"
import type { Region } from "../../ground/Regions.js"
import type { View } from "../../screen/View.js"
import { phrasesOf } from "../../screen/VisibleText.js"
import { readable, tokens } from "../../screen/Wording.js"
import { apartIn } from "../texts/Phrases.js"

/** What says of which those are that follow: "Needed  5 votes", "Last week  5 votes" are no votes that it has. */
export const bounds =
  /\b(?:max|min|limit|quota|goal|target|up to|at (?:most|least)|maximum|minimum|last|previous|past|recent|next|first|per|of|out|from|than|before|after|needs?|sent|missing|remaining|pending|waiting|outstanding|no|not|without|\p{L}+ed)\b/iu

/** The words that stand between the owner's name and a piece, where the line begins with that name. */
const marksBetween = (lead: string, owner: string): string | undefined => {
  const [name, said] = [tokens(owner), tokens(lead)]
  const isIts = name.length > 0 && name.every((word, at) => said[at] === word)
  return isIts ? said.slice(name.length).join(" ") : undefined
}

/** What stands in the owner's line by itself, with no more than marks before it. */
export const behindMarks = (view: View, { seen }: Region, { scopes }: Target): ReadonlyArray<string> => {
  const [place, another] = scopes
  if (seen?.parent === undefined || place === undefined || another !== undefined) return []
  return apartIn(view, seen).flatMap((piece) => {
    const line = phrasesOf(view, seen).find(({ runs }) => runs.some((run) => run.seen === piece.seen))
    const before = line?.runs.filter((run) => run.seen.at < piece.seen.at) ?? []
    const marks = marksBetween(readable(before.map(({ text }) => text).join(" ")), place.target.name)
    return marks === undefined || marks === "" || bounds.test(marks) ? [] : [piece.text]
  })
}
