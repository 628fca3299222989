/** "The last message", "three replies in the thread": what people said to each other, by who said it and when, though no role tells. */
import { runsOf } from "../screen/VisibleText.js"
import { type Seen, type View, within } from "../screen/View.js"
import { pressedIn } from "./Pressables.js"

type Things = ReadonlyArray<Seen>

const spoken = /^(?:message|reply|comment|answer)$/u
const mailed = /^(?:e-?mail|mail|message)$/u

const name = /^(?:you|me|\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3})$/u
const you = /^(?:you|me)$/iu
const when =
  /^(?:just )?now$|^(?:today|yesterday)\b|\b\d{1,2}[:.]\d{2}\b|\b\d+ ?(?:s|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|weeks?|months?)(?: ago)?$|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}* \d{1,2}\b|\b\d{1,2} (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)/iu

/** A time and little else: no sentence that speaks of one. */
const isTime = (text: string): boolean => text.split(/\s+/u).length <= 5 && when.test(text)

/** "Ada Moss Mon 16:40", "Ada Moss · 2 h" in one line: who, and when. */
const partsOf = (text: string): ReadonlyArray<string> => {
  const [head = "", ...others] = text.split(/\s+[·•|–-]\s+/u)
  const words = head.split(/\s+/u)
  const at = words.findIndex((_, index) => index > 0 && when.test(words.slice(index).join(" ")))
  const cut = at > 0 && name.test(words.slice(0, at).join(" ")) && isTime(words.slice(at).join(" "))
  return cut ? [words.slice(0, at).join(" "), words.slice(at).join(" "), ...others] : [head, ...others]
}

/** It begins with who said it, says when, and then what. */
const isSaid = (view: View, seen: Seen): boolean => {
  // The star to press stands before the name.
  const texts = runsOf(view, seen).flatMap((run) =>
    pressedIn(seen, run.seen) === undefined ? partsOf(run.text.trim()) : []
  )
  const [first = "", second = ""] = texts
  // An avatar of two letters may stand before the name.
  const by = name.test(first) || you.test(first) || (/^\p{Lu}{1,2}$/u.test(first) && name.test(second))
  return by && texts.length >= 3 && texts.slice(1).some(isTime)
}

/** Nothing in it opens it, as a line of an inbox is opened. */
const isOpen = (view: View, seen: Seen): boolean =>
  seen.node.clickable !== true &&
  !within(view, seen).some(({ node }) => node.role === "link" && node.clickable)

/** The one list whose things all begin so; none where two may be meant. */
const onlyList = (lists: ReadonlyArray<Things>, isOne: (seen: Seen) => boolean): Things => {
  const [only, another] = lists.filter((all) => all.every(isOne))
  return only === undefined || another !== undefined ? [] : only
}

/** Messages of the one conversation on the page, or the mails of an inbox, which open on a click. */
export const messagesCalled = (view: View, lists: ReadonlyArray<Things>, noun: string): Things => {
  if (!spoken.test(noun) && !mailed.test(noun)) return []
  const said = lists.filter((all) => all.every((seen) => isSaid(view, seen)))
  const open = spoken.test(noun) ? onlyList(said, (seen) => isOpen(view, seen)) : []
  return open.length > 0 || !mailed.test(noun) ? open : onlyList(said, (seen) => !isOpen(view, seen))
}
