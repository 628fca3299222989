/** What tells some things of a kind from the others: a state, a word that stands in them. */
import type { ElementState, Target } from "@assay/domain/Intent"
import { RegExp as Pattern } from "effect"
import { columnOf } from "../../ground/Names.js"
import { pressedIn } from "../../ground/Pressables.js"
import { Fell } from "../../run/Fell.js"
import { isCell, isControl, isField } from "../../screen/Kinds.js"
import { phrasesOf, readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View, within } from "../../screen/View.js"
import { loose, readable } from "../../screen/Wording.js"
import { answersOf } from "../states/Answered.js"
import { signOf } from "../states/Signs.js"
import { doneAmong, toggleOf } from "../states/Ticked.js"

/** A state, and whether it is the opposite that is said. */
export type Stated = readonly [ElementState, boolean]

const adjectives: Readonly<Record<string, Stated>> = {
  enabled: ["disabled", true], disabled: ["disabled", false],
  checked: ["checked", false], ticked: ["checked", false], unchecked: ["checked", true], unticked: ["checked", true],
  selected: ["selected", false], unselected: ["selected", true],
  expanded: ["expanded", false], collapsed: ["expanded", true],
  required: ["required", false], mandatory: ["required", false],
  empty: ["empty", false], invalid: ["invalid", false]
} // prettier-ignore

/** "Disabled Buy" of buttons: the state, and the name that is left. */
export const stateIn = (target: Target): { readonly state: Stated; readonly rest: Target } | undefined => {
  const [first = "", ...others] = target.quoted ? [] : target.name.split(/\s+/u)
  const state = adjectives[first.toLowerCase()]
  if (state === undefined) return undefined
  const words = target.words.replace(new RegExp(`^(?:the )?${Pattern.escape(first)} `, "iu"), "")
  return { state, rest: { ...target, name: others.join(" "), words } }
}

const isPressedIn = ({ node: { state } }: Seen): boolean | undefined =>
  state.pressed === "mixed" ? undefined : state.pressed

/** Whether it is so; undefined where nothing on the screen says. */
const isSo = (view: View, seen: Seen, state: ElementState): boolean | undefined => {
  const own = seen.node.state
  if (state === "disabled") return isControl(seen) || isField(seen) ? own.disabled === true : undefined
  if (state === "checked") {
    const checked = (toggleOf(view, seen) ?? seen).node.state.checked
    return checked === undefined || checked === "mixed" ? undefined : checked
  }
  if (state === "selected") return own.selected ?? isSo(view, seen, "checked") ?? isPressedIn(seen)
  if (state === "expanded") return own.expanded
  if (!isField(seen)) return undefined
  if (state === "required") return own.required === true
  return state === "empty" ? (seen.node.value ?? "") === "" : own.invalid === true
}

const isTickedOtherwise = (view: View, seen: Seen): boolean => {
  const [own, box] = [seen.node.state.selected, isSo(view, seen, "checked")]
  return own !== undefined && box !== undefined && own !== box
}

const unsaid = (what: string): Fell =>
  Fell.of("target_not_found", `Nothing on the page tells which of them are ${what}.`)

/** Those in the state. */
export const inState = (
  view: View,
  all: ReadonlyArray<Seen>,
  [state, negated]: Stated,
  said: string
): ReadonlyArray<Seen> | Fell => {
  const truths = all.map((seen) => isSo(view, seen, state))
  // One line is open, and the boxes of others are ticked.
  const isOpenOnly = state === "selected" && all.some((seen) => isTickedOtherwise(view, seen))
  if (isOpenOnly) return unsaid(said)
  // Of rows only those that are selected may be marked.
  const marked = state === "selected" && truths.some((truth) => truth === true)
  if (!marked && truths.includes(undefined)) return unsaid(said)
  return all.filter((_, at) => (truths[at] ?? false) !== negated)
}

const cellAround = (seen: Seen): Seen | undefined => [...upward(seen)].find(isCell)

const separators = /\s+[·•|–—-]\s+|[,;]\s+/u
/** "Gold plan (cancelled)", of the thing that is called so; behind other words it may be said of another. */
const inParentheses = /\s*[()[\]]\s*/u
const ofStatus =
  /^(?:(?:current|order|delivery|payment) )?(?:status|state|availability|condition|stage|phase)$/iu
/** Before a word it says that the thing is not so, or no longer, or only in part. */
export const takesBack =
  /(?:^|\s)(?:not|never|no|nor|was|were|previously|formerly|until|if|when|unless|partly|partially|part|deposit|fully|longer|yet|been|almost|nearly|half|to be|being|soon|why)$/iu

/** A line of it says so: "Web API: Degraded", "4 h · Nonstop", "Status: Cancelled", "Invitation Unread". */
export const saysSo = (text: string, words: string, isFirst: boolean): boolean => {
  const wanted = loose(words)
  const line = readable(text).replace(/[^\p{L}\p{N})\]]+$/u, "")
  const parts = line
    .split(separators)
    .flatMap((part) => (isFirst ? part.split(inParentheses) : [part]))
    .map((part) => part.trim())
  const [name = "", value = "", more] = line.split(/:\s+/u)
  const [first = ""] = value.split(separators)
  // The name of the thing stands before its state, and a label only where it is one of states.
  const valued =
    more === undefined &&
    loose(first) === wanted &&
    (ofStatus.test(name) || (isFirst && /^\p{Lu}/u.test(name)))
  if (valued || parts.some((part, at) => loose(part) === wanted && !takesBack.test(parts[at - 1] ?? "")))
    return true
  const [, before = "", last = ""] = /^(.+[^\s:])\s+(\p{Lu}[\p{L}-]*)$/u.exec(line) ?? []
  return loose(last) === wanted && !takesBack.test(before)
}

/** A picture in it that is called so: a dot with the name "Inactive". */
const picturesOf = (view: View, record: Seen, words: string): ReadonlyArray<Seen> =>
  within(view, record).filter(
    ({ node }) => node.visible && node.role === "img" && loose(node.name) === loose(words)
  )

/** The list in it on which that is chosen: "Theo is an admin" of a line with a list of roles. */
const chosenIn = (view: View, record: Seen, words: string): ReadonlyArray<Seen> =>
  within(view, record).filter(
    ({ node }) => node.visible && node.options !== undefined && loose(node.value ?? "") === loose(words)
  )

/** Where in a record the very words stand; the words of a button are what can be done with it. */
const placesOf = (view: View, record: Seen, words: string): ReadonlyArray<Seen> => [
  ...picturesOf(view, record, words).filter((seen) => pressedIn(record, seen) === undefined),
  ...chosenIn(view, record, words),
  ...[
    ...runsOf(view, record),
    // What several cells say one after the other is no line of any of them.
    ...phrasesOf(view, record).flatMap(({ runs: [first, ...others], text }) =>
      first === undefined || others.some((run) => cellAround(run.seen) !== cellAround(first.seen))
        ? []
        : [{ seen: first.seen, text: readable(text) }]
    )
  ].flatMap(({ seen, text }, _at, [first]) =>
    saysSo(text, words, seen === first?.seen) && pressedIn(record, seen) === undefined ? [seen] : []
  )
]

/** "High priority", "on track status": the records that say so under that head, where all have a cell there. */
const underHead = (
  view: View,
  records: ReadonlyArray<Seen>,
  words: string
): ReadonlyArray<Seen> | undefined => {
  const [, value = "", head = ""] = /^(\S.*) (\p{L}+)$/u.exec(words) ?? []
  const cells = records.flatMap((record) => {
    const cell = within(view, record).find((seen) => {
      const column = isCell(seen) ? columnOf(view, seen) : undefined
      return column !== undefined && loose(readableTextOf(view, column)) === loose(head)
    })
    return cell === undefined ? [] : [{ record, cell }]
  })
  const bearers = cells.filter(({ cell }) => loose(readableTextOf(view, cell)) === loose(value))
  return head === "" || cells.length < records.length || bearers.length === 0
    ? undefined
    : bearers.map(({ record }) => record)
}

const statusWord = / (?:status|state)$/iu

/** The records in which the words stand by themselves: a status, an owner. None of them, or in other columns: it is not said of which. */
export const bearing = (
  view: View,
  records: ReadonlyArray<Seen>,
  words: string
): ReadonlyArray<Seen> | Fell => {
  const found = records.map((record) => ({ record, places: placesOf(view, record, words) }))
  const bearers = found.filter(({ places }) => places.length > 0)
  const columns = new Set(
    bearers.flatMap(({ places }) =>
      places.map((place) => {
        const cell = cellAround(place)
        return cell === undefined ? undefined : columnOf(view, cell)
      })
    )
  )
  const headed = bearers.length === 0 ? underHead(view, records, words) : undefined
  if (headed !== undefined) return headed
  if (bearers.length === 0 && statusWord.test(words))
    return bearing(view, records, words.replace(statusWord, ""))
  if (bearers.length === 0) {
    const answers = answersOf(view, records, words)
    if (answers !== undefined)
      return [...answers.values()].includes(undefined)
        ? unsaid(`“${words}”`)
        : records.filter((record) => answers.get(record) === true)
    const done = doneAmong(view, records, words)
    if (done !== undefined) return done
    const signs = records.map((record) => signOf(view, record, words))
    if (signs.length > 0 && signs.every((sign) => sign !== undefined))
      return records.filter((_, at) => signs[at] === true)
  }
  if (bearers.length === 0 || columns.size > 1) return unsaid(`“${words}”`)
  return bearers.map(({ record }) => record)
}
