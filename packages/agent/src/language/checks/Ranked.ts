/** Which stands first, next and last, and what a row holds: `A comes first, followed by B`, `the first row is A with $4 due`. */
import { beginsName, partsOf } from "../words/Enumerations.js"
import { type By, pattern } from "../words/Pattern.js"

const be =
  "(?:is|are|should be|must be|will be|comes|should come|must come|stands|appears|should appear|is listed|is shown)"
const NTH = "(?:first|second|third|fourth|fifth|last|top|bottom|topmost|bottommost|very first|very last)"
const KIND = "(?:entry|item|row|line|result|record|card|tile|one|place|spot|position)"
const NAME = "(?:@|[A-Z\\d][^,;]*?|(?:the |an? )?[^,;]+?)"

const order: Readonly<Record<string, string>> = {
  first: "second",
  second: "third",
  third: "fourth",
  fourth: "fifth"
}
const ends: Readonly<Record<string, string>> = {
  top: "first", topmost: "first", "very first": "first", bottom: "last", bottommost: "last", "very last": "last"
} // prettier-ignore
const nth = (word: string): string => ends[word] ?? word

const at = (place: string): string => (place === "" ? "" : ` in ${place.replace(/^(?:in|of|on) /, "")}`)

/** `A, B, $3 and D`: texts of their own, each with a capital, a figure or in quotation marks. */
const values = (list: string): ReadonlyArray<string> | undefined => {
  const parts = partsOf(list)
  return parts.length > 1 && parts.every((part) => beginsName(part) || /^\p{Sc}?\d/u.test(part))
    ? parts
    : undefined
}

/** `£80 under My bid`: in which column it stands. */
const inColumn = (row: string, part: string): string => {
  const [, value = "", column = ""] =
    /^(.+?) (?:under|in) (?:the )?([A-Z\uE000-\uF8FF][\w ]*?)(?: column)?$/u.exec(part) ?? []
  return value === "" || !/^(?:[\p{Sc}\d\uE000-\uF8FF]|[A-Z]\w*$)/u.test(value)
    ? `${row} contains ${beginsName(part) ? part : `"${part}"`}`
    : `in ${row} the ${column} column shows ${value}`
}

const holding = (row: string, list: string): string | undefined =>
  values(list)
    ?.map((part) => inColumn(row, part))
    .join("; ")

const inTurn = (names: ReadonlyArray<string>): string =>
  names
    .slice(1)
    .map((name, n) => `${names[n] ?? ""} comes before ${name}`)
    .join("; ")

const ROW = `(?:the )?(?:${NTH} (?:table )?(?:row|entry|line|item|card|tile|record|result)|row \\d+|\\d+(?:st|nd|rd|th) row|row (?:of|for) ${NAME}|${NAME} row)(?: (?:of|in) (?:the )?[a-z]+(?: [a-z]+)?)?`

const least = "(?:lowest|smallest|cheapest|oldest|earliest|shortest|least|A|low|small|cheap|old|early)"
const most =
  "(?:highest|largest|biggest|dearest|most expensive|newest|latest|longest|most|Z|high|large|expensive|new|late)"

export const ranked: ReadonlyArray<readonly [RegExp, By]> = [
  // "The fines run from the highest amount to the lowest".
  [
    pattern(
      `(?:the )?([a-z]+(?: [a-z]+)?) (?:now )?(?:run|runs|go|goes|range|are|is|should be|should run|should go)(?: now)?(?: (?:listed|sorted|ordered|shown))? from (?:the )?(?:(${least})|(${most}))(?: ([a-z]+))? to (?:the )?(?:(${least})|(${most}))(?: [a-z]+)?`
    ),
    (things = "", up = "", down = "", by = "", end = "", top = "") =>
      (up === "" || top === "") && (down === "" || end === "")
        ? undefined
        : `the ${things} are sorted${by === "" ? "" : ` by ${by}`} ${up === "" ? "descending" : "ascending"}`
  ],
  [
    pattern(
      `(${NAME}) (?:now )?${be} (?:now |still )?(first|second|third|last)(?:,? (?:in|on|of) ([^,;]+?))?,? (?:and is )?(?:directly |immediately )?followed by (${NAME}(?:(?:, | and |, and |, then | then )${NAME})*)`
    ),
    (one = "", word = "", place = "", rest = "") => {
      const next = order[word]
      const others = rest.split(/,? (?:and then|and|then) |, /)
      const where = at(place)
      if (next === undefined) return undefined
      return `${one} is the ${word} item${where}; ${others[0] ?? ""} is the ${next} item${where}${others.length > 1 ? `; ${inTurn(others)}` : ""}`
    }
  ],
  [
    pattern(
      `(${NAME}) (?:is|are|should be|should|must be|will be)( now| still)?(?: be)? ranked (?:number |no\\.? |#)?(\\d{1,4})`
    ),
    (one = "", when = "", place = "") => `the rank of ${one} is${when} ${place}`
  ],
  [
    pattern(
      `(${NAME}) (?:(?:should|must|will) )?(?:now )?(?:comes?|goes|stands) (first|last|second|third)(?: (?:in|on) (.+))?`
    ),
    (one = "", word = "", place = "") => `${one} is the ${word} item${at(place)}`
  ],
  [
    pattern(
      `(${NAME}) (?:should|must|will|has to) (?:now |then |again |also )?be (?:now )?(?:at|on) (?:the )?(?:very )?(top|bottom|start|beginning|end)(?: of (.+))?`
    ),
    (one = "", end = "", place = "") =>
      `${one} is the ${/top|start|beginning/.test(end) ? "first" : "last"} item${at(place)}`
  ],
  [
    pattern(
      `(?:the )?(list|table|grid|results?|gallery|board|queue) (?:(?:should|must|will) )?(?:now )?(starts?|begins?|opens?|ends?|finish(?:es)?|closes?) with ([A-Z\uE000-\uF8FF][^,;]*)`
    ),
    (list = "", verb = "", thing = "") =>
      `${thing} is the ${/^(?:start|begin|open)/.test(verb) ? "first" : "last"} item in the ${list}`
  ],
  [
    pattern(
      `(?:the )?(top|bottom|topmost|bottommost) ${KIND}((?: (?:of|in|on) [^,;]+?)?) (?:now )?(is|should be|must be|reads|shows|says) (.+)`
    ),
    (end = "", place = "", verb = "", said = "") => `the ${nth(end)} item${place} ${verb} ${said}`
  ],
  // What else the same row says.
  [
    pattern(
      `(${ROW}) (?:now )?(?:is|should be|must be|reads|shows|contains|has|holds) ([A-Z\\d\uE000-\uF8FF][^,;]*?) with (?:a |an |the )?([A-Za-z ]* of )?(\\p{Sc}?\\d[\\d.,]*(?: ?\\p{Sc}| ?%)?)((?: [a-z]+)?)`
    ),
    (row = "", name = "", noun = "", figure = "", after = "") => {
      const word = (noun === "" ? after : noun.replace(/ of $/, "")).trim()
      const line = row.replace(/^(?!the )/, "the ")
      return word === ""
        ? `${line} contains ${name}; ${line} contains ${figure}`
        : `${line} contains ${name}; the ${word} in ${line} is ${figure}`
    }
  ],
  [
    pattern(
      `(?:the )?([a-z]+(?: [a-z]+){0,2}) in (the ${NTH} (?:row|entry|line|item|card|record|result)): ?(.+)`
    ),
    (noun = "", row = "", said = "") => `the ${noun} in ${row} is ${said}`
  ],
  [
    pattern(
      `(${ROW}) (?:should |must )?(?:now )?(?:contains?|holds?|lists?|has|have|shows?|displays?|reads?|says|includes?) (?:the (?:values|texts|cells) )?(.+)`
    ),
    (row = "", list = "") => holding(row, list)
  ],
  [
    pattern(
      `(${NAME}) (is|should be|must be) (?:now )?(the ${NTH} [a-z]+),? (?:dated|from|created on|due on|of|priced at|at) (@|\\p{Sc}?\\d[^;]*)`
    ),
    (one = "", verb = "", what = "", said = "") =>
      /^\d+ [a-z]+$/.test(said)
        ? `${one} ${verb} ${what.replace(/ one$/, " item")}; there are exactly ${said}`
        : `${one} ${verb} ${what}; ${one} contains ${said}`
  ],
  [
    pattern(
      `(${NAME}) (is|should be|must be) (?:now )?the (first|last) of (\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) ([a-z]+s)`
    ),
    (one = "", verb = "", word = "", count = "", kind = "") =>
      `${one} ${verb} the ${word} ${kind.replace(/ies$/, "y").replace(/s$/, "")}; there are exactly ${count} ${kind}`
  ],
  [
    pattern(
      `(.+?),? (?:among|amongst|including) (?:them|these|those|which)(?: (?:is|are|there is|you see))?:? (.+)`
    ),
    "$1; $2 is shown"
  ],
  [
    pattern(`(${NAME}) (is|should be|must be) (?:still |now )?(?:one of|among) (?:them|these|those)`),
    "$1 $2 shown"
  ],
  // A list that tells its own order.
  [
    pattern(`the order (?:becomes|changes to|should become|should be|is now|has become)(?: now)?:? (.+)`),
    (list = "") => {
      const names = values(list)
      return names === undefined ? undefined : inTurn(names)
    }
  ]
]
