/** Deeds told by a detour, as exercises and manuals tell them: `use the box to enter "x"`, `find and click "y"`. */
import { type By, pattern } from "../words/Pattern.js"

const places: Readonly<Record<string, string>> = {
  enter: "into", type: "into", write: "into", input: "into", choose: "from", select: "from", pick: "from"
} // prettier-ignore

const through = (tool: string, verb: string, what: string): string =>
  `${verb} ${what} ${places[verb] ?? "in"} ${tool}`

const verbs = Object.keys(places).join("|")
const tool = "(the (?!(?:.* )?(?:keys?|keyboard|mouse) )(?:(?!to ).)+?)"
const list = "@(?:(?:, | and |, and )@)+"
const nth =
  "(?:(\\d{1,2})(?:st|nd|rd|th)|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last))"

const sides: Readonly<Record<string, string>> = { first: "above", last: "below" }

/** What comes to an end of a list is dropped beyond what stands there. */
const onto = (thing: string, number: string, word: string): string | undefined =>
  // It has no items, and an end of its own.
  /\b(?:slider|thumb|handle|knob|page|window)\b/u.test(thing)
    ? undefined
    : `drag ${thing} ${sides[word] ?? "onto"} the ${number === "" ? word : `${number}th`} item`

export const detours: ReadonlyArray<readonly [RegExp, By]> = [
  [pattern(`use ${tool} to (${verbs}) (.+)`), (by = "", verb = "", what = "") => through(by, verb, what)],
  [pattern(`using ${tool}, (${verbs}) (.+)`), (by = "", verb = "", what = "") => through(by, verb, what)],
  [
    pattern(`(?:find|locate|look for|search for) and (click|open|select|press|tap|choose)(?: on)? (.+)`),
    "$1 $2"
  ],
  // What for says nothing more, where a picture is clicked.
  [
    pattern(
      `(click(?: on)? the .+ (?:icon|button)) to (?:mark|flag|star|delete|move|archive|pin) (?:it|them)(?: as .+)?`
    ),
    "$1"
  ],
  [
    pattern(
      `(?:select|choose|pick|enter|set) (-?\\d[\\d.,]*|@) (?:with|using|on|via) (the (?:[a-z]+ )*(?:slider|spinner|stepper|number field|range))`
    ),
    "set $2 to $1"
  ],
  [
    pattern(
      `((?:enter|type|fill in|input|provide) .*@.*@) (?:in|into|to) (?:the|their|its) (?:(?:text|input|log-?in|sign-?in|respective|corresponding|appropriate|relevant|right|correct|matching) )*(?:fields?|inputs|boxes|textboxes|form)`
    ),
    "$1"
  ],
  [
    pattern(
      `(check|tick|uncheck|untick) (?:the )?(?:following )?(?:boxes|checkboxes|options|items):? (${list})`
    ),
    (verb = "", all = "") => `${verb} ${all.replace(/, (?!and )(?=[^,]*$)/u, " and ")}`
  ],
  [
    pattern(`(?:put|place|set|move) (?:the |your |my )?(?:cursor|focus|caret) (?:in|into|inside) (.+)`),
    "click $1"
  ],
  [
    pattern(
      `(click|open|select|choose|press|tap)(?: on)? (the (?:first|second|third|fourth|fifth|last|\\d{1,2}(?:st|nd|rd|th))) search result(.*)`
    ),
    "$1 $2 result$3"
  ],
  [
    pattern(`move (?!it )(.+?) from (?:the )?.+? (?:in)?to (?!\\d)(.+)`),
    (thing = "", place = "") =>
      /\b(?:slider|thumb|handle|focus|date|page|step)\b/u.test(thing)
        ? undefined
        : `move ${thing} to ${place}`
  ],
  [pattern(`load more (?:results|items|products|entries|posts|comments|messages)`), "click Load more"],
  [pattern(`(?:press|hit) the key (@)`), "press the $1 key"],
  [pattern(`focus (?:in|into|inside) (.+)`), "focus on $1"],
  [
    pattern(
      `(?:drag|move) (?!it )(.+?) (?:in)?to (?:the )?${nth} (?:position|place|spot|slot)(?: (?:in|of) the list)?`
    ),
    (thing = "", number = "", word = "") => onto(thing, number, word)
  ],
  [
    pattern(
      `(?:drag|move) (?!it )(.+?) (?:in)?to (?:position|place|slot) (\\d{1,2})(?: (?:in|of) the list)?`
    ),
    (thing = "", number = "") => onto(thing, number, "")
  ],
  [
    pattern(`drag (?!it )(.+?) to the (?:very )?(top|bottom)( (?:of|in) .+)?`),
    (thing = "", end = "", place = "") =>
      onto(thing, "", end === "top" ? "first" : "last")?.concat(place.replace(/^ of /u, " in "))
  ]
]
