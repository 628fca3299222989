/** "There are 6 contacts", where nothing is called so and one list is there: whether anything tells that it holds contacts. */
import type { Target } from "@assay/domain/Intent"
import { decoded } from "../../ground/OwnPage.js"
import { fitName, whole } from "../../ground/Match.js"
import { contains, everyName, type Seen, upward, type View } from "../../screen/View.js"
import { stem, stems, tokens } from "../../screen/Wording.js"

const areas = /^(?:navigation|complementary|region|form|search|list|table|grid|group|toolbar|menu|tree)$/u

const lastOf = (text: string): string => stem(tokens(text).at(-1) ?? "")

/** A word of the page, of its address, or of what its makers call a part of it: seen or not. */
const isWordOf = (view: View, noun: string): boolean => {
  const address = decoded(view.screen.url.replace(/^\w+:\/\/[^/]*/u, "")).replace(/[^\p{L}]+/gu, " ")
  return [view.screen.title, address, ...view.all.flatMap(everyName)].some((text) =>
    stems(text).some((word) => word === noun || (noun.length > 3 && word.startsWith(noun)))
  )
}

/** "Folders", as a part of the page is called in which none of them stand. */
const isNameOfAnother = (view: View, words: string, all: ReadonlyArray<Seen>): boolean => {
  const called = view.all.filter(
    ({ node }) => node.visible && areas.test(node.role) && fitName(words, false, node.name).score >= whole
  )
  return called.length > 0 && !called.some((place) => all.some((each) => contains(place, each)))
}

const lists = /^(?:list|listbox|table|grid|treegrid|tree|feed|region|tabpanel)$/u

/** "Messages", "Recent orders": what is listed, told by the name of the list or by the heading before it. */
const titleOf = (view: View, [first]: ReadonlyArray<Seen>): string => {
  if (first === undefined) return ""
  const named = [...upward(first)].find(({ node }) => lists.test(node.role) && node.name !== "")
  const heading = view.all.findLast(
    ({ at, node }) => at < first.at && node.visible && node.role === "heading"
  )
  return named?.node.name ?? heading?.node.name ?? ""
}

/** What may hold things of any kind, and what only looks like a plural. */
const vague =
  /^(?:news|series|details|settings|statistics|stats|analytics|sales|results|matches|favou?rites|highlights|recommendations|suggestions|options|entries|items|things|records|lists|cards|pages|contents|basics|plans|picks|deals|goods|works|others)$/iu

/** Two words for one thing, on whatever page: what a list of things to do holds. */
const same: ReadonlyArray<ReadonlySet<string>> = [new Set(["task", "todo", "to-do"])]

/** It is told to be a list of other things. */
const isOfOthers = (view: View, noun: string, all: ReadonlyArray<Seen>): boolean => {
  const last = tokens(titleOf(view, all).replace(/\s*\(?\d+\)?$/u, "")).at(-1) ?? ""
  const isSame = same.some((words) => words.has(noun) && words.has(stem(last)))
  return (
    /\p{L}{3,}s$/u.test(last) && !vague.test(last) && stem(last) !== last && stem(last) !== noun && !isSame
  )
}

/** What things of any kind are called, under a title that tells which: "3 products" under "Lamps". */
const general = /^(?:item|product|article|result|entry|record|dish|meal|thing|listing)$/u

/** What a page seldom has without a word for it: a list that has none is one of other things. */
const worded =
  /^(?:comment|reply|answer|review|message|notification|alert|warning|error|like|heart|vote|people|person|photo|email|mail|attachment|reminder|invitation|follower|friend)$/u

/** What is counted is called by no word of the page, and the list otherwise; or another part of the page is called so. */
export const isUntold = (view: View, { name, quoted, words }: Target, all: ReadonlyArray<Seen>): boolean => {
  if (quoted || !/^\p{Ll}+$/u.test(name)) return false
  const noun = lastOf(name)
  const isSaid = isWordOf(view, noun) || (noun === "people" && isWordOf(view, "person"))
  return (
    (!general.test(noun) && !isSaid && (worded.test(noun) || isOfOthers(view, noun, all))) ||
    isNameOfAnother(view, words, all)
  )
}

/** "There are 4 messages" of a list: the page, its address or what its makers call a part of it speaks of messages, or of where they come in. */
export const speaksOfMessages = (view: View): boolean =>
  ["message", "mail", "email", "inbox", "chat", "conversation", "thread", "notification"].some((noun) =>
    isWordOf(view, noun)
  )
