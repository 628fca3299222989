/** "Choose the Live status filter": Live of what tells the status, and not of a group of filters that is called otherwise. */
import { stems } from "../../screen/Wording.js"
import { glue, set } from "../words/Tokens.js"
import type { Sight } from "./Sight.js"
import { calledSo, type Item, wordsOf } from "./SightedWords.js"

/** Says that one filters, and not by what. */
const plainly = set(
  "filter show view display list by all only sort search find quick option choose select the"
)

/** "The Live status filter": what it narrows by, said right before the word for it. */
const kinds = /^(?:filters?|chips?|pills?|facets?)$/u

/** What it narrows by is no quality of the choice, which stands in a group that is called otherwise, or on a page that tells of no such quality. */
export const isOfOthers = (
  items: ReadonlyArray<Item>,
  choice: Extract<Item, { _tag: "Name" }>,
  sight: Sight
): boolean => {
  const at = items.findIndex((item) => item._tag !== "Sign" && kinds.test(wordsOf(item).toLowerCase()))
  const by = items[at - 1]
  if (at < 2 || by === undefined || by === choice || by._tag === "Sign" || by._tag === "Value") return false
  const [word, another] = stems(wordsOf(by))
  if (word === undefined || another !== undefined || glue.has(wordsOf(by).toLowerCase())) return false
  const lists = choice.things.flatMap(({ kind, of }) => (kind === "offers" && of !== undefined ? [of] : []))
  const labels = lists.length > 0 ? lists : (sight.groups?.(choice.name) ?? [])
  const says = labels.flatMap(stems).filter((each) => !plainly.has(each))
  if (says.includes(word)) return false
  if (says.length > 0) return true
  return !/^(?:status|state|type|kind)$/u.test(word) && calledSo(wordsOf(by), sight).length === 0
}
