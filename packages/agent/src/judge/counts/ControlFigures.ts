/** "The first post has 24 likes" of a post whose Like button bears the number: what a control counts of itself. */
import type { Target } from "@assay/domain/Intent"
import { pictureOf } from "../../ground/Glyphs.js"
import { nodesIn, recordOf, type Region, regionOf } from "../../ground/Regions.js"
import { isControl } from "../../screen/Kinds.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { everyName, type Seen, type View, within } from "../../screen/View.js"
import { stem, tokens } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"

const figure = /^\(?(\d{1,3}(?:,\d{3})*|\d{1,6})\)?$/u

/** It is called by the very noun: "Like", "Comments". */
const isNamed = ({ node }: Seen, noun: string): boolean =>
  [node.name, ...node.otherNames.filter(({ kind }) => kind !== "text").map(({ value }) => value)].some(
    (name) => {
      const words = tokens(name).filter((word) => /\p{L}/u.test(word))
      return words.length === 1 && stem(words[0] ?? "") === stem(noun)
    }
  )

/** Nothing is read on it but a sign for it and a number: "♥ 24" for likes. */
const isDrawn = (seen: Seen, noun: string): boolean =>
  /^(?:like|comment|share|repost|favourite|favorite|bookmark|upvote|downvote|dislike)s$/u.test(noun) &&
  pictureOf(seen, stem(noun))

/** "Like the review of Ada" over nothing but a heart and a number: what the deed is called by begins its name. */
const isNamedByDeed = (view: View, seen: Seen, noun: string): boolean =>
  everyName(seen).some((name) => {
    const [first = "", second] = tokens(name)
    return second !== undefined && noun.endsWith("s") && stem(first) === stem(noun) && first !== noun
  }) && isSign(readableTextOf(view, seen).trim())

/** A grid or box that listens for what is pressed in it is called after what it lists, and is that in which it is counted. */
const holdsThings = (view: View, seen: Seen): boolean =>
  /^(?:grid|treegrid|table|list|listbox|feed)$/u.test(seen.node.role) ||
  (seen.node.role === "generic" && within(view, seen).some((each) => each !== seen && isControl(each)))

/** The controls there that are called so, each of which may count what it is called by. */
export const controlsOf = (view: View, region: Region, noun: string): ReadonlyArray<Seen> =>
  nodesIn(view, region).filter(
    (seen) =>
      seen.node.visible &&
      isControl(seen) &&
      !holdsThings(view, seen) &&
      (isNamed(seen, noun) || isDrawn(seen, noun) || isNamedByDeed(view, seen, noun))
  )

/** A sign and a number, and no word. */
const isSign = (text: string): boolean =>
  !/[\p{L}%]/u.test(text) && /^\P{N}+\s?\d[\d,]*$|^\d[\d,]*\s?\P{N}+$/u.test(text)

/** What is read on it, where that is a number alone, or with a sign. */
export const numberOn = (view: View, control: Seen): number | undefined => {
  const text = readableTextOf(view, control).trim()
  const [, behind] = /^\p{L}{3,} (\(?\d[\d,]*\)?)$/u.exec(text) ?? []
  const said = figure.exec(behind ?? (isSign(text) ? text.replace(/[^\d,.()]/gu, "") : text))?.[1]
  return said === undefined ? undefined : Number(said.replace(/,/gu, ""))
}

/** The number on the one control of that name in the one place, if a number alone is read on it; nothing where no control is called so. */
export const figureOnControl = (
  view: View,
  regions: ReadonlyArray<Region>,
  { name, ordinal, quantifier, quoted, role, scopes }: Target
): { readonly number?: number; readonly seen: Seen } | undefined => {
  const [region, other] = regions
  const plain = !quoted && role === undefined && ordinal === undefined && quantifier === undefined
  if (!plain || scopes.length === 0 || region === undefined || other !== undefined) return undefined
  if (!/^\p{Ll}{3,}$/u.test(name)) return undefined
  const [only, another] = controlsOf(view, region, name)
  if (only === undefined || another !== undefined) return undefined
  const number = numberOn(view, only)
  return number === undefined ? { seen: only } : { number, seen: only }
}

const ofIt =
  /(?:^|[,;] |\b(?:and|but) )it (?:(?:still|also|now) )*has (?:(?:now|exactly|only|still) )*\d+ (\p{Ll}+)/iu

/** "It has 13 likes", once the heart of a review was pressed: the number on it, or on the one in the thing that was spoken of, and no other on the page. */
export const figureOfIt = (
  { name, ordinal, quantifier, quoted, role, scopes }: Target,
  { antecedent, step = "", view }: Case
): { readonly number: number; readonly seen: Seen } | undefined => {
  const plain = !quoted && role === undefined && ordinal === undefined && quantifier === undefined
  const seen = antecedent?.seen
  if (!plain || scopes.length > 0 || seen === undefined || ofIt.exec(step)?.[1] !== name) return undefined
  const places = [seen, recordOf(view, seen)].flatMap((each) =>
    each === undefined ? [] : [regionOf(each, "in it")]
  )
  const [only, another] =
    places.map((place) => controlsOf(view, place, name)).find((found) => found.length > 0) ?? []
  const number = only === undefined || another !== undefined ? undefined : numberOn(view, only)
  return only === undefined || number === undefined ? undefined : { number, seen: only }
}
