/** "The claim has no notes": a page often says so itself, by a title "Notes (0)" or by words in their place. */
import type { Seen, View } from "../../screen/View.js"
import type { Target } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { isOfPage } from "../../ground/OwnPage.js"
import { recordsIn } from "../../ground/Records.js"
import { sectionOf, wholePage } from "../../ground/Regions.js"
import { allPhrases, phrasesOf } from "../../screen/VisibleText.js"
import { readable, stems } from "../../screen/Wording.js"
import { Fell } from "../../run/Fell.js"
import { figureOnControl } from "../counts/ControlFigures.js"
import { inOneList, isEmptyPlace, items } from "../counts/CountedLists.js"
import { noneFound } from "./FoundNone.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"
import { statedIn } from "../counts/Stated.js"

const lead = /^(?:(?:there (?:are|is)|you have|it has|this \p{L}+ has)\s)?(?:no|not any|zero)\s/iu

/** Of the whole of them, and not of what was looked for: "No notes found" may be said of a search. */
const nowhere =
  /^(?: (?:yet|so far|here|now|left|(?:have|has) been \p{L}+(?: yet)?|(?:on|in|for|to) (?:this|the|your) \p{L}+(?: yet)?))?[.!]?$/iu

const wordsOf = (name: string): string => stems(name).join(" ")

/** "No notes on this claim", "There are no open notes yet": not "No notes match". */
const isEmptyState = (text: string, wanted: string): boolean => {
  const begun = lead.exec(text)?.[0]
  if (begun === undefined || text.length > 90) return false
  const words = /^[\p{L}'’-]+(?: [\p{L}'’-]+)?/u.exec(text.slice(begun.length))?.[0] ?? ""
  return [words, words.split(" ")[0] ?? ""].some(
    (told) => wordsOf(told) === wanted && nowhere.test(text.slice(begun.length + told.length))
  )
}

/** "Product cards", "search results": things, by what they are of and how they are drawn. */
const asThings = (target: Target): Target => {
  const { quoted, role, words } = target
  const noun = /^(\p{Ll}{3,}) (?:cards?|tiles?|rows?|items?|entries|entry|results?)$/u.exec(words)?.[1]
  if (quoted || role !== "item" || noun === undefined) return target
  const { role: _, ...free } = target
  const things = noun.endsWith("s") ? noun : `${noun}s`
  return { ...free, name: things, words: things }
}

const isPlural = ({ name, ordinal, quantifier, quoted, role }: Target): boolean =>
  !quoted &&
  role === undefined &&
  ordinal === undefined &&
  (quantifier === undefined || quantifier === "any") &&
  /^(?:\p{Ll}{3,} )?\p{Ll}{3,}s$/u.test(name)

/** The title that heads what stands there: what stands behind the part that it heads is said of no part. */
const titleOver = (view: View, at: number): Seen | undefined => {
  const own = titlesOf(view)
    .filter((each) => each.at < at)
    .at(-1)
  return (own?.parent?.end ?? at) < at ? undefined : own
}

const titlesOf = (view: View): ReadonlyArray<Seen> =>
  view.all.filter(({ node }) => node.visible && node.role === "heading" && (node.state.level ?? 1) > 1)

const isCalled = ({ node }: Seen, wanted: string): boolean =>
  ` ${wordsOf(node.name)} `.includes(` ${wanted} `)

/** Under one of several titles, which speaks of something else, or under which some are listed all the same. */
const isOfPart = (view: View, at: number, wanted: string): boolean => {
  const own = titleOver(view, at)
  if (own === undefined) return false
  return isCalled(own, wanted)
    ? recordsIn(view, sectionOf(view, own), false).length > 0
    : titlesOf(view).length > 1
}

/** "Nothing found", on a page that lists nothing. */
const foundNothing = (view: View): string | undefined => {
  const said = noneFound(view)
  const all = said === undefined ? [] : inOneList(view, wholePage(view), items)
  return all instanceof Fell || all.length > 0 ? undefined : said
}

/** Nothing where the page says neither how many there are nor that there are none. */
export const judgeNoneOf = (stated: Target, given: Case): Ruling | undefined => {
  const target = asThings(stated)
  if (!isPlural(target)) return undefined
  const { antecedent, view } = given
  const scopes = target.scopes.filter((scope) => scope.relation !== "in" || !isOfPage(view, scope.target))
  const bare = { ...target, scopes }
  const regions = regionsOf(view, scopes, antecedent)
  if ("name" in regions) return undefined
  const onControl = figureOnControl(view, regions, bare)?.number
  if (onControl !== undefined)
    return onControl === 0
      ? holds(`0 ${target.words}`)
      : refuted(`no ${target.words}`, `${onControl} ${target.words}`)
  const [said, another] = statedIn(view, regions, bare, antecedent)
  const wanted = wordsOf(target.name)
  const empties = phrasesOf(view, view.root).filter(({ text }) => isEmptyState(readable(text), wanted))
  const [first] = empties
  // "No projects yet" under "Favourites" is said of those.
  if (
    first !== undefined &&
    scopes.length === 0 &&
    empties.every(({ runs: [run] }) => run !== undefined && isOfPart(view, run.seen.at, wanted))
  )
    return undecided(Fell.of("target_ambiguous", `“${readable(first.text)}” is said of a part of the page.`))
  const empty = first === undefined ? undefined : readable(first.text)
  // Said of what is drawn, and not of all there are.
  const isDrawn = target !== stated && scopes.length === 0
  const nothing = said === undefined && empty === undefined && isDrawn ? foundNothing(view) : undefined
  if (nothing !== undefined) return holds(`saw: ${nothing}`)
  if (another !== undefined) return undefined
  if (said === undefined && scopes.length === 0 && isEmptyPlace(view, wholePage(view), target))
    return holds(`no ${target.words}`)
  if (said === 0 || (said === undefined && empty !== undefined && scopes.length === 0))
    return holds(empty === undefined ? `0 ${target.words}` : `saw: ${empty}`)
  if (said !== undefined && empty !== undefined)
    return undecided(Fell.of("target_ambiguous", `The page says ${said} ${target.words}, and “${empty}”.`))
  return said === undefined ? undefined : refuted(`no ${target.words}`, `${said} ${target.words}`)
}

const participle = /^(\p{Ll}{2,}(?:ed|en|de|id|nt|ld)) (\p{Ll}{3,}s)$/u

/** "No payments have been recorded", where the page says "No payments recorded". */
export const saidOfNone = (target: Target, { view }: Case): Ruling | undefined => {
  const [, done = "", things = ""] = target.scopes.length > 0 ? [] : (participle.exec(target.words) ?? [])
  const said = new RegExp(
    `^(?:no|zero|0) (?:${things} ${done}|${done} ${things})(?: yet| so far)?[.!]?$`,
    "iu"
  )
  const found = things === "" ? undefined : allPhrases(view).find((text) => said.test(readable(text).trim()))
  return found === undefined ? undefined : holds(`saw: ${readable(found)}`)
}
