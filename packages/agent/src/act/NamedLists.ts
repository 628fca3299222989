/** Lists that are named in one breath with what is chosen in them: "Pickup for shipping", "size 39". */
import { Effect } from "effect"
import type { Target } from "@assay/domain/Intent"
import { ground, type Grounding } from "../ground/Ground.js"
import { look, pause } from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"
import { isEntry } from "../screen/Kinds.js"
import { type Seen, upward, type View } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import { stems } from "../screen/Wording.js"
import { findAlone } from "./ChoosingAlone.js"
import { inside, isOption, labelOf, optionTarget } from "./Options.js"

/** "Pickup for shipping", "status pending": the list and what is chosen in it, in each order. */
const partings = (text: string): ReadonlyArray<readonly [string, string]> => {
  const told = /^(.+) (?:for|as)(?: the)? (.+)$/iu.exec(text)
  const words = text.split(" ")
  const cuts = words
    .slice(1)
    .map((_, at): readonly [string, string] => [
      words.slice(0, at + 1).join(" "),
      words.slice(at + 1).join(" ")
    ])
  return [
    ...(told?.[1] === undefined || told[2] === undefined ? [] : [[told[2], told[1]] as const]),
    ...cuts,
    ...cuts.map(([first, last]) => [last, first] as const)
  ]
}

const listCalled = (name: string, place?: Target): Target => ({
  words: name,
  name,
  quoted: false,
  scopes: place === undefined ? [] : [{ relation: "in", target: place }]
})

/** The list of that name, where it has the option, or hides what it has. */
const hasChoice = (view: View, name: string, value: string, place?: Target): boolean => {
  const list = ground(view, listCalled(name, place), "choose")
  if (list._tag !== "Found" || list.tentative) return false
  const { node } = list.seen
  if (node.options !== undefined) return labelOf(list.seen, value) !== undefined
  // A button that opens a list, closed as yet.
  const isClosed = node.role === "button" && node.state.expanded === false
  if (node.role === "combobox") return !isEntry(list.seen)
  return isClosed || inside(view, list.seen, value) !== undefined
}

/** What words beside the option say of the group it stands in: "size 39", "the red color". */
const isSaidOf = (view: View, seen: Seen, words: string): boolean => {
  const near = [...upward(seen)]
    .slice(0, 4)
    .filter(({ node, parent }) => node.role !== "document" && parent !== undefined)
  const said = near.flatMap((each) => [
    ...(each === seen ? [] : [each.node.name]),
    ...each.node.otherNames
      .filter(({ kind }) => kind === "test_id" || kind === "label")
      .map(({ value }) => value),
    ...runsOf(view, each)
      .filter((run) => run.seen.at < seen.at)
      .slice(0, 1)
      .map(({ text }) => text)
  ])
  const have = new Set(said.flatMap(stems))
  return stems(words).every((word) => have.has(word))
}

const filtering = / filters?$/iu

/** An option that is named alone but for what the group is called; "the Live environment filter" is the Live one of a group "Environment". */
const choiceIn = (view: View, text: string): Target | undefined =>
  [...partings(text), ...(filtering.test(text) ? partings(text.replace(filtering, "")) : [])].flatMap(
    ([group, value]) => {
      const found = findAlone(value)(view, undefined)
      const choice = found._tag === "Found" && isOneOfSome(found.seen) ? found.seen : undefined
      return choice !== undefined && isSaidOf(view, choice, group) ? [optionTarget(value)] : []
    }
  )[0]

/** "Choose the Live environment filter above the keys table": what is chosen of that group, in the place that is told. */
export const filterCalled = (view: View, text: string, target: Target): Grounding | undefined => {
  const { name, ordinal, quoted, role, scopes } = target
  const isPlain = !quoted && role === undefined && ordinal === undefined && filtering.test(name)
  if (!isPlain || scopes.length === 0 || !/\b(?:choose|select|pick|press|click|tap)\b/iu.test(text))
    return undefined
  const choice = choiceIn(view, name)
  const found = choice === undefined ? undefined : ground(view, { ...choice, scopes }, "click")
  return found?._tag === "Found" && isOneOfSome(found.seen) ? found : undefined
}

const isOneOfSome = (seen: Seen): boolean => isOption(seen) || seen.node.state.pressed !== undefined

/** "The sample message Holiday video in the panel": the list there that some of the words name, and what is chosen in it. */
export const listNamedThere = (
  view: View,
  text: string,
  place: Target
): { readonly target: Target; readonly values: ReadonlyArray<string> } | undefined => {
  if (!text.includes(" ") || text.length > 60) return undefined
  const [name, value] = partings(text).find((parted) => hasChoice(view, ...parted, place)) ?? []
  return name === undefined || value === undefined
    ? undefined
    : { target: listCalled(name, place), values: [value] }
}

/** Where nothing is called by all the words: the list that some of them name. */
export const listNamedIn = Effect.fn("NamedLists.listNamedIn")(function* (turn: Turn, text: string) {
  if (!text.includes(" ") || text.length > 60) return undefined
  while (true) {
    const view = yield* look(turn.session)
    if (findAlone(text, undefined, turn.text)(view, undefined)._tag !== "Missing") return undefined
    const parted = partings(text).find(([name, value]) => hasChoice(view, name, value))
    if (parted !== undefined) {
      const [name, value] = parted
      return { target: listCalled(name), values: [value] }
    }
    const choice = choiceIn(view, text)
    if (choice !== undefined) return { values: [choice.name] }
    const left = yield* remaining(turn)
    if (left === 0) return undefined
    yield* pause(turn.session, Math.min(left, 300))
  }
})
