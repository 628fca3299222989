/** An intent as a short line for a person: `click the button “Order”`. */
import type { Check, Comparison, Intent, Scope, Target } from "@assay/domain/Intent"
import { isPronoun } from "./words/Pronouns.js"

const quote = (text: string) => `“${text}”`

const relations: Readonly<Record<Scope["relation"], string>> = {
  in: "in", near: "beside", above: "above", below: "below", left_of: "left of", right_of: "right of", after: "after", before: "before"
} // prettier-ignore

const nth = (ordinal: number) => {
  if (ordinal === -1) return "last"
  const tail =
    ordinal % 100 >= 11 && ordinal % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][ordinal % 10] ?? "th")
  return `${ordinal}${tail}`
}

const quantified = ({ quantifier, role }: Target) =>
  quantifier === "none"
    ? "no "
    : quantifier === undefined
      ? "the "
      : quantifier === "all" && role !== undefined
        ? "every "
        : `${quantifier} `

/** Of a list, told as several: `the items in the table`. */
const severalOf = (target: Target): string =>
  target.quantifier === undefined && target.name === ""
    ? describeTarget(target).replace(
        /^the (\p{L}+)/u,
        (_, kind: string) => `the ${kind.replace(/y$/u, "ie")}s`
      )
    : describeTarget(target).replace(/^“(\p{Ll}+)”/u, "the $1")

const listed = ({ by, ordered, target, values }: Extract<Intent, { _tag: "CheckListed" }>): string => {
  if (ordered && values.length === 1)
    return `check that the only ${target.words.replace(/ies$/u, "y").replace(/(?<=[^s])s$/u, "")} is ${values.map(quote).join("")}`
  if (!ordered && by !== undefined && by === target.words)
    return `check that ${severalOf(target)} are ${values.map(quote).join(", ")} and no others`
  return ordered
    ? `check that ${severalOf(target)} are, in this order, ${values.map(quote).join(", ")}`
    : `check that only ${severalOf(target)} ${by === undefined ? "that say" : `whose ${by} is`} ${values.map(quote).join(" or ")} are listed`
}

const ofWord = (word: number | undefined): string =>
  word === undefined ? "what it says in " : word === -1 ? "the last word of " : `word ${word} of `

/** What is put into a field, or where it is read. */
const put = ({ from, value, word }: Extract<Intent, { _tag: "Fill" }>): string =>
  from === undefined ? quote(value) : `${ofWord(word)}${of(from)}`

/** `the 2nd button “Delete” in the row “Ada”`. */
export const describeTarget = (target: Target): string => {
  const place = places(target)
  if (isPronoun(target) && target.role === undefined) return `${quote(target.words)}${place}`
  const parts = [
    ...(target.ordinal === undefined ? [] : [nth(target.ordinal)]),
    ...(target.descriptor === undefined ? [] : [target.descriptor]),
    ...(target.role === undefined ? [] : [target.role === "menuitem" ? "menu item" : target.role]),
    ...(target.name === "" ? [] : [quote(target.name)])
  ]
  const bare = target.role === undefined && target.ordinal === undefined && target.descriptor === undefined
  return `${bare && target.quantifier === undefined ? "" : quantified(target)}${parts.join(" ")}${place}`
}

const of = (target: Target | undefined, before = "") =>
  target === undefined ? "" : `${before}${describeTarget(target)}`
const not = (negated: boolean) => (negated ? "not " : "")
const matching = {
  contains: "contains",
  is: "is",
  equals: "is",
  starts_with: "starts with",
  ends_with: "ends with",
  matches: "matches"
} as const
const gestures = {
  click: "click",
  double_click: "double-click",
  right_click: "right-click",
  long_press: "press and hold"
} as const
const comparing = {
  equal: "exactly",
  not_equal: "not",
  more: "more than",
  fewer: "fewer than",
  at_least: "at least",
  at_most: "at most"
} as const
const sameness: Partial<Record<Comparison, string>> = { equal: "the same as", not_equal: "not the same as" }
const time = (ms: number) => (ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`)
const times = (count: number) => (count === 1 ? "" : ` ${count} times`)

const unlike = {
  contains: "does not contain",
  is: "is not",
  equals: "is not",
  starts_with: "does not start with",
  ends_with: "does not end with",
  matches: "does not match"
} as const

const said = (match: keyof typeof matching, negated: boolean) => (negated ? unlike[match] : matching[match])

const places = (target: Target) =>
  target.scopes
    .map(({ relation, target: inner }) => ` ${relations[relation]} ${describeTarget(inner)}`)
    .join("")

const deed = (intent: Intent): string | undefined => {
  switch (intent._tag) {
    case "Navigate":
      return intent.url === undefined ? `go to ${of(intent.page)}` : `go to ${intent.url}`
    case "GoBack":
      return "go back"
    case "GoForward":
      return "go forward"
    case "Reload":
      return "reload the page"
    case "Click":
      return `${gestures[intent.gesture]} ${of(intent.target)}${times(intent.times)}${intent.holding === undefined ? "" : ` holding ${intent.holding.join(" and ")}`}`
    case "ClickAway":
      return `click where nothing is${of(intent.target, ", outside of ")}`
    case "Rate":
      return `give${of(intent.target, " ")} ${intent.stars} stars`
    case "Perform":
      return `${intent.verb.toLowerCase()}${of(intent.target, " ")}${of(intent.to, " to ")}`
    case "Hover":
      return `hover over ${of(intent.target)}`
    case "Fill":
      return `fill ${intent.target === undefined ? "the field" : of(intent.target)} with ${put(intent)}`
    case "Clear":
      return `clear ${of(intent.target)}`
    case "Type":
      return `type ${quote(intent.text)}`
    case "Choose":
      return `choose ${intent.values.map(quote).join(", ")}${of(intent.target, " in ")}`
    case "SetChecked":
      return `${intent.checked ? "check" : "uncheck"} ${of(intent.target)}`
    case "Press":
      return `press the key ${intent.keys}${of(intent.target, " in ")}${times(intent.times)}`
    case "Drag":
      return `drag ${of(intent.target)} ${intent.side ?? "onto"} ${of(intent.onto)}`
    case "Upload":
      return `upload ${intent.files.map(quote).join(", ")}${of(intent.target, " to ")}`
    case "Download":
      return `download ${of(intent.target)}`
    case "Scroll":
      return intent.direction === undefined
        ? `scroll to ${of(intent.target)}`
        : `scroll${of(intent.target, " in ")} ${/^(?:top|bottom)$/.test(intent.direction) ? "to the " : ""}${intent.direction}${intent.amount === undefined ? "" : ` ${intent.amount}`}`
    default:
      return undefined
  }
}

const further = (intent: Intent): string | undefined => {
  switch (intent._tag) {
    case "Resize":
      return `resize the window to ${intent.width} x ${intent.height}`
    case "Dialog":
      return `${intent.accept ? "accept" : "dismiss"} the browser's dialog${intent.text === undefined ? "" : ` with ${quote(intent.text)}`}`
    case "OpenTab":
      return `open a new tab${intent.url === undefined ? "" : ` at ${intent.url}`}`
    case "SwitchTab":
      return `switch to the ${intent.which === undefined ? "" : `${intent.which} `}${intent.ordinal === undefined ? "" : `${nth(intent.ordinal)} `}tab${intent.title === undefined ? "" : ` ${quote(intent.title)}`}`
    case "CloseTab":
      return "close the tab"
    case "LogIn":
      return `log in${intent.user === undefined ? "" : ` as ${quote(intent.user)}`}${intent.as === undefined ? "" : ` as ${intent.as}`}${intent.password === undefined ? "" : " with a password"}`
    case "LogOut":
      return "log out"
    case "Search":
      return `search for ${quote(intent.value)}${of(intent.target, " in ")}`
    case "Filter":
      return `filter${of(intent.target, " ")} by ${quote(intent.value)}`
    case "Sort":
      return `sort${of(intent.target, " ")}${intent.by === undefined ? "" : ` by ${intent.by}`}${intent.direction === undefined ? "" : ` ${intent.direction}`}`
    case "Settle":
      return "wait until nothing changes any more"
    case "Pause":
      return `wait ${time(intent.ms)}`
    case "Locate":
      return `find ${of(intent.target)}`
    case "Read":
      return `read ${intent.target === undefined ? "the page" : of(intent.target)}`
    default:
      return undefined
  }
}

const check = (intent: Intent): string => {
  switch (intent._tag) {
    case "CheckText":
      return intent.subject === undefined
        ? `check that ${quote(intent.expected)} is ${not(intent.negated)}shown${intent.match === "contains" ? "" : ` (${matching[intent.match]})`}`
        : `check that the text of ${of(intent.subject)} ${said(intent.match, intent.negated)} ${quote(intent.expected)}${intent.from === undefined ? "" : ` and was ${quote(intent.from)} before`}`
    case "CheckShown":
      return `check that ${of(intent.target)} is ${not(intent.negated)}${intent.fresh === true ? "newly " : ""}shown`
    case "CheckValue":
      return `check that the value of ${of(intent.target)} ${said(intent.match, intent.negated)} ${quote(intent.expected)}`
    case "CheckState":
      return `check that ${of(intent.target)} is ${not(intent.negated)}${intent.state.replace("_", "-")}`
    case "CheckCount":
      if (intent.relative === true)
        return `check that there are ${Math.abs(intent.count)} ${quote(intent.target.words)} ${intent.count < 0 ? "fewer" : "more"} than before${places(intent.target)}`
      return `check that there are ${comparing[intent.comparison]} ${intent.count} ${quote(intent.target.words)}${places(intent.target)}`
    case "CheckNumber":
      if (intent.relative === true && intent.comparison === "equal" && intent.expected === 0)
        return `check that ${of(intent.target)} has not changed`
      return `check that the number in ${of(intent.target)} ${intent.relative === true ? "has grown by" : "is"} ${comparing[intent.comparison]} ${intent.expected}`
    case "CheckOrder":
      return `check that ${of(intent.target)} is ${not(intent.negated)}${intent.ordinal === undefined ? "" : `the ${nth(intent.ordinal)}`}${of(intent.before, intent.directly === true ? "directly before " : "before ")}${intent.by === undefined && intent.direction === undefined ? "" : `sorted${intent.by === undefined ? "" : ` by ${intent.by}`}${intent.direction === undefined ? "" : ` ${intent.direction}`}`}`
    case "CheckListed":
      return listed(intent)
    case "CheckAttribute":
      return `check that the ${intent.attribute} of ${of(intent.target)} ${said(intent.match, intent.negated)} ${quote(intent.expected)}`
    case "CheckUrl":
      return `check that the URL ${said(intent.match, intent.negated)} ${quote(intent.expected)}`
    case "CheckTitle":
      return `check that the title ${said(intent.match, intent.negated)} ${quote(intent.expected)}`
    default:
      return rarer(intent)
  }
}

const rarer = (intent: Intent): string => {
  switch (intent._tag) {
    case "CheckCompared":
      return `check that ${of(intent.target)} is ${sameness[intent.comparison] ?? comparing[intent.comparison]} ${intent.than.quantifier === "all" ? intent.than.words : of(intent.than)}`
    case "CheckPage":
      return `check that one is ${not(intent.negated)}on ${of(intent.page)}`
    case "CheckDownload":
      return `check that ${intent.name === undefined ? "a file" : quote(intent.name)} was downloaded${intent.content === undefined ? "" : ` and contains ${quote(intent.content)}`}`
    case "CheckDialog":
      return `check that a browser's dialog ${intent.negated ? "did not open" : "opened"}${intent.expected === undefined ? "" : ` with ${quote(intent.expected)}`}`
    case "CheckTab":
      return `check that ${intent.negated ? "no" : "a"} new tab was opened`
    case "CheckLoggedIn":
      return `check that ${intent.negated ? "nobody" : "somebody"} is logged in`
    case "CheckTold":
      return `check that ${intent.speaker === undefined ? "the page" : of(intent.speaker)} tells that ${quote(intent.said)}`
    case "CheckConsole":
      return "check that the console has no errors"
    case "CheckUnchanged":
      return `check that the ${intent.what} did not change`
    case "CheckChanged":
      return `check that ${of(intent.target)} is another than before`
    case "WaitUntil":
      return describe(intent.check).replace("check that", "wait until")
    case "Conditional":
      return `if ${factOf(intent.condition)}: ${intent.deeds.map(describe).join(", ")}`
    case "Repeated":
      return `${intent.deeds.map(describe).join(", ")}, again and again until ${factOf(intent.until)}`
    default:
      return intent._tag
  }
}

/** One line; total over all intents. */
export const describe = (intent: Intent): string =>
  `${deed(intent) ?? further(intent) ?? check(intent)}${intent.within === undefined ? "" : ` within ${time(intent.within)}`}`

/** What must be so, without saying that it is checked. */
export const factOf = (check: Check): string => describe(check).replace("check that ", "")
