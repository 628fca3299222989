/** "Breakfast is included at the Grand Hotel", "only 2 oak lamps are left": what the one record of that name says in just these words. */
import { tellsOfKind } from "../../ground/KindTold.js"
import { recordOf } from "../../ground/Regions.js"
import { isCell, isOnControl, isStruck, isTitle } from "../../screen/Kinds.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { phrasesOf, runsOf } from "../../screen/VisibleText.js"
import { factsIn, readable } from "../../screen/Wording.js"

export type Words = ReadonlyArray<string>

/** How a statement is taken apart into the words that carry it. */
export type WordsOf = (text: string) => Words

/** What one has, or where it is, without which a card says the same. */
const joining = new Set("have has offer includ include contain cost come of at on".split(" "))

/** Right before a name: "at the Grand Hotel", "in stock for Lamp". */
const leading = new Set("at in of for on with from to by".split(" "))

const initials = /^\p{Lu}{1,3}$/u

/** The name of a thing may lead to its page. */
const isOnButton = (seen: Seen): boolean =>
  isOnControl(seen) && ![...upward(seen)].some(({ node }) => node.role === "link")

/** What a record is called by: what is read in it first, and no mere initials. */
const titleOf = (view: View, record: Seen): string =>
  runsOf(view, record).find(
    ({ seen, text }) => /\p{L}{2}/u.test(text) && !initials.test(text) && !isOnButton(seen)
  )?.text ?? ""

/** "Tom Becker 3 mutual friends" is called by all of it, or by the name that it begins with. */
const titlesOf = (text: string): ReadonlyArray<string> => {
  const [name = ""] = /^(?:[\p{Lu}#@][\p{L}\p{N}'’&.-]*\s?)+/u.exec(text) ?? []
  const words = name.trim().split(/\s+/u).filter(Boolean)
  return [text, ...words.map((_, at) => words.slice(0, words.length - at).join(" "))]
}

/** Where they stand in it one after the other; -1 where they do not. */
export const startOf = (words: Words, part: Words): number =>
  words.findIndex((_, at) => part.length > 0 && part.every((word, n) => words[at + n] === word))

interface Own {
  readonly record: Seen
  readonly title: Words
  readonly at: number
}

/** The one record whose title the statement says: the longest of those that it says. */
const ownerIn = (view: View, told: Words, wordsOf: WordsOf): Own | undefined => {
  const all = view.all.flatMap((record) =>
    record.node.visible && recordOf(view, record) === record
      ? (titlesOf(titleOf(view, record))
          .map(wordsOf)
          .flatMap((title) => {
            const at = startOf(told, title)
            return at === -1 ? [] : [{ record, title, at }]
          })[0] ?? [])
      : []
  )
  const longest = Math.max(0, ...all.map(({ title }) => title.length))
  const [only, another] = all.filter(({ title }) => title.length === longest)
  return another === undefined ? only : undefined
}

/** What was done, or which figure of a thing is meant: no word for its kind. */
const isMore =
  /(?:ed|ing)$|^(?:sub)?(?:total|price|cost|amount|sum|fee|balance|count|number|quantity|date|day|time|status|rating|score|size|weight|age|discount|tax)s?$/u

/** A word for the kind of thing that the page is about. */
export const isKindWord = (view: View, word: string): boolean =>
  /^\p{Ll}{3,}$/u.test(word) && !isMore.test(word) && tellsOfKind(view, word)

const bare = (words: Words): Words => words.filter((word) => !joining.has(word))

/** What is told of it: without its name, the word that leads to it, and the word for its kind beside it. */
const restsOf = (view: View, told: Words, { at, title }: Own): ReadonlyArray<Words> => {
  const before = told.slice(0, at)
  const after = told.slice(at + title.length)
  const lead = leading.has(before.at(-1) ?? "") ? before.slice(0, -1) : before
  const isKind = (word: string | undefined): boolean => word !== undefined && isKindWord(view, word)
  return [
    [...lead, ...after],
    ...(isKind(after[0]) ? [[...lead, ...after.slice(1)]] : []),
    ...(isKind(before.at(-1)) ? [[...before.slice(0, -1), ...after]] : [])
  ].map(bare)
}

interface Line {
  readonly text: string
  readonly seen: Seen
}

/** What the record says by itself, line by line, and in a line part by part; no title in it, no control, and no label of what follows. */
const linesOf = (
  view: View,
  { record, title }: Own,
  wordsOf: WordsOf
): ReadonlyArray<Line & { readonly words: Words }> =>
  phrasesOf(view, record).flatMap(({ runs, text }) => {
    const [first] = runs
    if (first === undefined || recordOf(view, first.seen) !== record) return []
    if (runs.some(({ seen }) => isOnControl(seen) || isStruck(seen) || isCell(seen))) return []
    const said = readable(text)
    const parts = factsIn(said)
    const badges = runs.every((run) => /^[\p{Lu}\d]/u.test(run.text)) ? runs.map((run) => run.text) : []
    return [...new Set([said, ...parts, ...badges])].flatMap((part) => {
      const words = bare(wordsOf(part))
      const own = startOf(words, title) === 0 ? words.slice(title.length) : words
      const isHead = isTitle(first.seen) && own.length === words.length
      return isHead ||
        /:\s*$/u.test(part) ||
        own.length < (parts.length > 1 && part !== said ? 1 : 2) ||
        !own.some((word) => /\p{L}/u.test(word))
        ? []
        : [{ seen: record, text: part, words: own }]
    })
  })

/** The lines of that record, each beside what is told of it. */
export const linesToldOf = (
  view: View,
  told: Words,
  wordsOf: WordsOf
): ReadonlyArray<Line & { readonly words: Words; readonly told: Words }> => {
  const owner = ownerIn(view, told, wordsOf)
  if (owner === undefined) return []
  const rests = restsOf(view, told, owner).filter((rest) => rest.length > 0)
  return linesOf(view, owner, wordsOf).flatMap((line) => rests.map((rest) => ({ ...line, told: rest })))
}
