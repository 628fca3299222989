/** What a deed brings about, told of it by `which`: `which leaves 4 products`, `which closes the dialog`, `which changes its status to Paid`. */
import { type By, FEW, pattern } from "../words/Pattern.js"

/** A deed or a statement, and what comes of it; by itself where the deed was done before. */
const main =
  "(?:(.+?),? (?:and )?)?which (?:(?:should|must|will|would|then|now|also|again|immediately|automatically|at once|in turn) )*"
const me = "(?:(?:me|us|you|the user|her|him|them) )?"
/** No clause of its own within. */
const what = "([^,;]+?)"
const state =
  "(enabled|disabled|checked|unchecked|ticked|unticked|selected|hidden|visible|empty|blank|required|expanded|collapsed|clickable|read-only|greyed out|active|inactive)"

/** `its status` is the status of what was dealt with. */
const the = (thing: string): string =>
  /^(?:No|Not|None|All|Any|Every|Only|Both|Each) /u.test(thing)
    ? `"${thing}"`
    : thing.replace(/^(?:its|their|his|her) /u, "the ")

const follows = (deed: string, said: string | undefined): string | undefined =>
  said === undefined || / (?:if|unless|until|not|never|only) /u.test(` ${said} `)
    ? undefined
    : [deed, said].filter((each) => each !== "").join("; ")

const ends: Readonly<Record<string, string>> = { top: "first", start: "first", front: "first", beginning: "first", first: "first", bottom: "last", end: "last", last: "last" } // prettier-ignore

const ticks: Readonly<Record<string, string>> = { ticks: "checked", checks: "checked", tick: "checked", check: "checked", unticks: "unchecked", unchecks: "unchecked", untick: "unchecked", uncheck: "unchecked", selects: "selected", select: "selected", deselects: "not selected", deselect: "not selected" } // prettier-ignore

const gone = (thing: string, place: string): string =>
  `${the(thing)} is no longer shown${place === "" ? "" : ` in ${place}`}`

/** So many are there then; what goes on with a place or a comparison is not all that was said. */
const counted = (deed = "", count = "", things = ""): string | undefined =>
  follows(deed, / (?:in|on|at|to|than)$/u.test(things) ? undefined : `there are exactly ${count} ${things}`)

export const consequences: ReadonlyArray<readonly [RegExp, By]> = [
  [pattern(`${main}leaves? ${me}(?:with )?(?:exactly |only |just )?(${FEW}) ([a-z]+(?: [a-z]+)?)`), counted],
  [
    pattern(`${main}leaves? ${me}(?:with )?(?:only|just|nothing but) ((?:@|[A-Z])[^;]*?)`),
    (deed = "", things = "") => [deed, `only ${things} are shown`].filter((each) => each !== "").join("; ")
  ],
  [
    pattern(`${main}leaves? ${me}(?:with )?no ([a-z]+(?: [a-z]+)?)`),
    (deed = "", things = "") => follows(deed, `there are no ${things}`)
  ],
  [
    pattern(`${main}(?:leaves?|makes?|turns?|keeps?|renders?|sets?) ${what} (?:to )?${state}(?: again)?`),
    (deed = "", thing = "", how = "") => follows(deed, `${the(thing)} is ${how}`)
  ],
  [
    pattern(`${main}(enable|disable|hide|expand|collapse)s? ${what}(?: again)?`),
    (deed = "", how = "", thing = "") =>
      follows(deed, how === "hide" ? gone(thing, "") : `${the(thing)} is ${how.replace(/e$/u, "")}ed`)
  ],
  [
    pattern(`${main}(?:makes? ${what} (appear|disappear|go away|vanish|show up))`),
    (deed = "", thing = "", how = "") =>
      follows(deed, /^(?:appear|show)/u.test(how) ? `${thing} is shown` : gone(thing, ""))
  ],
  [
    pattern(`${main}(?:opens?|pops? up|launches|unfolds?) ((?:an?|the|@|[A-Z])[^,;]*?)`),
    (deed = "", thing = "") => follows(deed, `${thing} is shown`)
  ],
  [
    pattern(
      `${main}(?:closes?|dismiss(?:es)?|removes?|deletes?|clears? away|takes? away|gets? rid of) ${what}(?: (?:from|off|out of) ([^,;]+))?`
    ),
    (deed = "", thing = "", place = "") => follows(deed, gone(thing, place))
  ],
  [
    pattern(`${main}(?:adds?|appends?) ${what} to ([^,;]+)`),
    (deed = "", thing = "", place = "") => follows(deed, `${thing} is shown in ${place}`)
  ],
  [
    pattern(
      `${main}(?:puts?|moves?|brings?|sends?|takes?) ${what} (?:(?:up |down |back )?(?:to|on|at|in) )?(?:the )?(?:very )?(top|bottom|first|last|start|end|front|beginning)(?: place| position)?(?: of ([^,;]+))?`
    ),
    (deed = "", thing = "", end = "", place = "") =>
      follows(deed, `${thing} is the ${ends[end] ?? ""} item${place === "" ? "" : ` in ${place}`}`)
  ],
  [
    pattern(
      `${main}(?:changes?|switch(?:es)?|turns?|sets?|updates?|raises?|lowers?|reduces?|increases?|brings?|takes?|drops?|puts?|resets?|cuts?|moves?) ((?:the|its|their|his|her|@|[A-Z])[^,;]*?)(?: back| up| down)*(?: again)? (?:in)?to (#[^,;]*|[A-Z][^,;]*)`
    ),
    (deed = "", thing = "", value = "") => follows(deed, `${the(thing)} is ${value}`)
  ],
  [
    pattern(`${main}(?:empties|clears?|blanks?) ((?:the|its|@|[A-Z])[^,;]*?)(?: again)?`),
    (deed = "", thing = "") => follows(deed, `${the(thing)} is empty`)
  ],
  [
    pattern(`${main}(${Object.keys(ticks).join("|")}) ((?:the|its|@|[A-Z])[^,;]*?)(?: as well| too| again)?`),
    (deed = "", how = "", thing = "") => follows(deed, `${the(thing)} is ${ticks[how] ?? ""}`)
  ],
  [
    pattern(
      `${main}(?:leads?|takes?|brings?|sends?|returns?|redirects?) ${me}(?:back |on |straight )?to (the [^,;]+|@|[A-Z][^,;]*)`
    ),
    (deed = "", page = "") => follows(deed, `I am taken to ${page}`)
  ],
  [
    pattern(
      `${main}(?:asks?|warns?|complains?|reports?|announces?|objects?|tells?|confirms?)(?: (?:me|us|the user))?(?::| with| that)? (@|[A-Z][^;]*)`
    ),
    (deed = "", said = "") => follows(deed, `I should see ${said}`)
  ],
  [
    pattern(
      `${main}(?:gives?|returns?|finds?|yields?|produces?|brings? up|turns? up|comes? up with|narrows? (?:it|the [a-z]+)(?: down)? to) ${me}(?:exactly |only |just )?(${FEW}) ([a-z]+(?: [a-z]+)?)`
    ),
    counted
  ],
  [
    pattern(
      `(.+?),? (?:that|which) (?:takes|brings|puts|gives|sets) (?:the |my |it|its )?(?:[a-z]+ )?back: (.+)`
    ),
    (deed = "", said = "") => follows(deed, /^\d/u.test(said) ? `I see "${said}"` : said)
  ],
  // What is counted stands on what opens.
  [
    pattern(
      `((?:(?:I|we|you|the user) )?(?:open|go to|switch to|visit|choose|select|click)s? (?:on )?[^;]+? (?:page|tab|section|view|screen)), which (?:now |should |then )*(?:has|have|contains?|shows?|holds?|lists?|counts?) (?:exactly |only )?(${FEW}) ([a-z]+)`
    ),
    "$1; there are exactly $2 $3"
  ]
]
