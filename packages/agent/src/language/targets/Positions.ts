/** Where a thing stands in its list, as people tell it: `Ada comes first`, `Zoe is at the very end`, `the task at the top is Tea`. */
import { beginsName } from "../words/Enumerations.js"
import { type By, pattern } from "../words/Pattern.js"
import { isPerson } from "../words/Pronouns.js"

const be =
  "(?:is|are|should be|must be|comes?|should come|must come|goes|stands?|appears?|(?:is|are) (?:shown|listed|displayed|placed|ranked|sorted))"
const nth = "(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)"
const ends: Readonly<Record<string, string>> = { top: "first", start: "first", beginning: "first", front: "first", bottom: "last", end: "last" } // prettier-ignore
const end = "(top|start|beginning|front|bottom|end)"
const place = "(?: (?:in|of|on) (the (?:list|table|grid|results?|column|board|page)))?"

/** At the top of the page it stands there, and is the first of nothing. */
export const isAnnounced = (thing: string): boolean =>
  /\b(?:message|banner|notice|warning|error|alert|toast|notification|note|hint|heading|title|text|logo|bar|menu)\b/u.test(
    thing
  )

const at = (thing: string, which: string, where = ""): string =>
  `${thing} is the ${ends[which] ?? which} item${where === "" || /page/.test(where) ? "" : ` in ${where}`}`

/** `Cedar first, Ash second`: the thing, and what it is. */
const next = (text: string): readonly [string, string] | undefined => {
  const [, thing = "", which = ""] = new RegExp(`^(.+?) (?:comes |is )?${nth}$`, "u").exec(text) ?? []
  return thing === "" ? undefined : [thing, which]
}

const several = (first: string, rest: string): string | undefined => {
  const others = rest.split(/, (?:and |then )?| and (?:then )?/u).map(next)
  const all = others.flatMap((each) => (each === undefined ? [] : [each]))
  return all.length < others.length
    ? undefined
    : [first, ...all.map(([thing, which]) => at(thing, which))].join("; ")
}

export const positions: ReadonlyArray<readonly [RegExp, By]> = [
  // "It comes last, with $4".
  [
    pattern(
      `((?:the )?(?:@|[A-Z][^,;]*?)) (?:is|comes|stands|appears|shows up|should be|must be) ((?:now |right )*(?:at the (?:very )?(?:top|bottom|end|start|beginning)|on top|first|last)${place.replaceAll("(the", "(?:the")}),? (?:with|for|at) (\\p{Sc}\\d[\\d.,]*|\\d[\\d.,]* ?(?:\\p{Sc}|%))`
    ),
    "$1 is $2; $1 shows $3"
  ],
  // "KV-110 is in the first row with 5,150 km": it has them, and is there.
  [
    pattern(
      `((?:the )?(?:@|[A-Z][^,;]*?)) (?:is|comes|stands|appears|should be|must be|should appear) (?:now )?(in the (?:very )?(?:first|second|third|fourth|fifth|last) (?:row|line|place|position)),? with (?:an? |the )?(\\p{Sc}\\d[\\d.,]*|\\d[\\d.,]*(?: ?\\p{Sc}| ?%| [a-z]+)?)`
    ),
    "$1 is $2; $1 shows $3"
  ],
  // "Tea with 40 votes is first": it has them, and is there.
  [
    pattern(
      `((?:the )?(?:@|[A-Z][^,;]*?)) with (?:an? |the |its )?((?:[a-z]+ (?:of )?)?(?:\\p{Sc}?\\d[\\d.,]*(?: ?\\p{Sc}| ?%)?|@)(?: [a-z]+)?) ((?:is|comes|stands|should be|must be|goes) (?:now |right |again )*(?:at the (?:very )?(?:top|bottom|end|start|beginning)|on top|first|last|the (?:first|last|top|bottom) (?:one|row|item|entry))${place.replaceAll("(the", "(?:the")})`
    ),
    "$1 $3; $1 has $2"
  ],
  // What comes next after what was spoken of.
  [
    pattern(
      `(?:the )?(?:one|next one|next|row|entry|item) (?:(?:right|directly|immediately|just|straight) )?(?:after|below|behind|beneath|following|under) (?:it|that|that one|her|him|them) (?:is |should be |must be )?(?:now )?((?:the )?(?:@|[A-Z\\x23][^,;]*))`
    ),
    "it is directly before $1"
  ],
  [
    pattern(`(.+?) ${be} (?:now |still |listed |shown )?${nth}${place}(?:,? followed by (.+))?`),
    (thing = "", which = "", where = "", follower = "") =>
      /^(?:it|that|this|who|which|there)$| (?:is|are) /iu.test(thing) ||
      (follower !== "" && which !== "first")
        ? undefined
        : `${at(thing, which, where)}${follower === "" ? "" : `; ${at(follower, "second", where)}`}`
  ],
  [
    pattern(`(.+?) ${be} (?:now )?${nth}, (.+)`),
    (thing = "", which = "", rest = "") => several(at(thing, which), rest)
  ],
  [
    pattern(
      `(.+?) ${be} (?:now )?(?:right )?on (?:the )?(?:very )?top(?: of (the (?:list|table|grid|board)))?`
    ),
    (thing = "", where = "") => at(thing, "top", where)
  ],
  [
    pattern(
      `(?:(.+?),? )?with (?:the )?(@|[A-Z][^,;]*?) (?:coming |standing |listed )?(?:(?:(?:right |now )?(?:on|at) (?:the )?(?:very )?(top|bottom|head|end)|(first|last)|in (first|last) place))`
    ),
    (main = "", thing = "", side = "", rank = "", place = "") =>
      [main, at(thing, side === "head" ? "top" : side + rank + place)]
        .filter((each) => each !== "")
        .join("; ")
  ],
  [
    pattern(`(.+?) ${be} (?:now )?(?:right )?at the (?:very )?${end}${place}`),
    (thing = "", which = "", where = "") =>
      /page/u.test(where) && isAnnounced(thing) ? `${thing} is shown` : at(thing, which, where)
  ],
  [
    pattern(
      `the ([a-z]+) at the (?:very )?${end}(?: of (the (?:list|table|grid|board)))? (?:is|should be|must be) (?:now )?(.+)`
    ),
    (noun = "", which = "", where = "", thing = "") =>
      beginsName(thing)
        ? `the ${ends[which] ?? ""} ${noun}${where === "" ? "" : ` in ${where}`} contains ${thing}`
        : undefined
  ],
  [
    pattern(
      `(.+?) (?:should be|is|must be) (.+?),? with (@|[A-Z][^,;]*?) (?:coming |standing |listed |placed )?(?:right |directly |just |immediately )?(?:behind|after|below|under|beneath|following) (?:it|that|this|her|him)`
    ),
    "$1 is $2; $3 is directly after $2"
  ],
  [
    pattern(
      `(.+?) (?:drops? out of|leaves?|has left|vanish(?:es|ed)? from|falls? out of|is taken (?:off|out of)|is dropped from) (the (?:.+ )?(?:list|table|results?|column|board|basket|cart|page|view))`
    ),
    (thing = "", where = "") => (isPerson(thing) ? undefined : `${thing} is no longer shown in ${where}`)
  ]
]
