/** "The average rating is 3.5" of "Average rating: 3.5 from 4 notes": of how many it is one is no part of it. */
import { isFigure, loose, plain, readable } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { phrasesIn } from "../texts/Phrases.js"
import type { Case } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

const isOfMany = /(?:^|\s)(?:average|mean|median|rating|score)$|^(?:average|mean|median) /iu

/** The label, the figure, and of how many it is one: "Average rating: 3.5 from 4 notes", "Rating 4.1 (12 reviews)". */
const form =
  /^(?<label>[^\d:]{3,40}?):? (?<figure>\p{Sc}?\d[\d.,]*%?) (?:\((?:from |based on )?\d[\d,]* \p{Ll}+\)|(?:from|based on|across|over) \d[\d,]* \p{Ll}+(?: \p{Ll}+)?)$/u

export const isItsAverage = (
  { expected, subject }: TextCheck,
  { view }: Case,
  { regions }: Subject
): boolean => {
  const region = regions.at(-1)
  if (subject === undefined || region === undefined) return false
  if (!isOfMany.test(subject.name) || !isFigure(expected.trim())) return false
  const [only, another] = phrasesIn(view, region)
  const { figure = "", label = "" } = form.exec(plain(readable(only ?? "")).trim())?.groups ?? {}
  return another === undefined && loose(label) === loose(subject.name) && figure === plain(expected).trim()
}
