/** Things with what is told of them besides: `Tape is still listed, with quantity 9`, `there are two rows: Ada and Bob`. */
import { beginsName, partsOf } from "../words/Enumerations.js"
import { type By, FEW, pattern, VALUE } from "../words/Pattern.js"
import { countOf } from "../words/Words.js"

const count = `(${FEW})`
const listed = "(?:listed|shown|left|displayed|visible|there|found|offered|available)"
const kinds = "([a-z]+(?: [a-z]+)??)"
const detail = new RegExp(
  `^(?:the |an? |its )?([a-z]+(?: (?!of )[a-z]+)?|[A-Z]{2,})(?: of|:)? (${VALUE}.*)$`,
  "u"
)

/** Behind what is in quotation marks nothing else is said to be its. */
const ofThing = (noun: string, thing: string): string =>
  /\p{Ll} [\uE000-\uF8FF]$|@/u.test(thing) ? `the ${noun} of ${thing}` : `${thing}'s ${noun}`

/** `quantity 9`, `0 votes`, `dated 2 May`: what is told of the thing. */
const tell = (thing: string, said: string): string | undefined => {
  const day =
    /^(?:dated|from|on|due|created|added|posted|published|updated|sent|uploaded)(?: on)? (.*\d.*|[\uE000-\uF8FF])$/u.exec(
      said
    )?.[1]
  if (day !== undefined) return `${thing} shows ${day}`
  const [, noun = "", value = ""] = detail.exec(said.replace(/^(?:with|showing) /u, "")) ?? []
  if (noun !== "") return `${ofThing(noun, thing)} is ${value}`
  return /^(?:[\d\p{Sc}\p{Lu}\uE000-\uF8FF])/u.test(said) ? `${thing} shows ${said}` : undefined
}

const telling = (thing: string, details: string): ReadonlyArray<string> | undefined => {
  const all = details
    .split(/, (?:and )?(?!\d{4}(?!\d))| and /u)
    .map((said) => tell(thing, said.replace(/^(?:with|showing) /u, "")))
  const told = all.flatMap((each) => each ?? [])
  return told.length === all.length ? told : undefined
}

const withDetails = (main: string, thing: string, details: string): string | undefined => {
  const told = telling(thing, details)
  return told === undefined || !/^(?:the |my |[A-Z\uE000-\uF8FF]|[^\s@]+@[^\s@]+$)/u.test(thing)
    ? undefined
    : [main, ...told].join("; ")
}

const nth = ["first", "second", "third", "fourth", "fifth", "sixth"]

/** `A first, then B, and C last`: each at its place. */
const inOrder = (list: string): ReadonlyArray<string> | undefined => {
  const parts = list.split(/,? (?:and )?then |,? and |, /u)
  const names = parts.map((part) => part.replace(/ (?:first|last|next|second|third|fourth)$/u, ""))
  const told = parts[0]?.endsWith(" first") === true && names.length <= nth.length
  return told && names.every(beginsName)
    ? names.map((name, at) =>
        parts[at]?.endsWith(" last") === true
          ? `${name} is the last item`
          : `${name} is the ${nth[at] ?? ""} item`
      )
    : undefined
}

const figure = new RegExp(
  "^(.+?) (?:for|at|with|on|from|dated|due) (\\p{Sc}\\d[\\d.,]*|\\d{1,2}[:.]\\d\\d|(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? )?\\d{1,2} [A-Z][a-z]{2,}(?: \\d{4})?|\\d{4}-\\d\\d-\\d\\d)(?: (?:at|for|from) (\\p{Sc}\\d[\\d.,]*|\\d{1,2}[:.]\\d\\d))?$",
  "u"
)

/** A title that is a sentence of its own. */
const sentence = /^\p{Lu}[^"\uE000-\uF8FF]* (?:is|are|was|will|does|do|has|have|can|must|not)\b/u

/** `Yoga on Mon 23 Nov at 18:30`: it is there, and says when. */
const withFigures = (part: string): ReadonlyArray<string> => {
  const [, name = "", one = "", other] = figure.exec(part) ?? []
  return name === ""
    ? [`${sentence.test(part) ? `"${part}"` : part} is shown`]
    : [`${name} is shown`, `${name} shows ${one}`, ...(other === undefined ? [] : [`${name} shows ${other}`])]
}

/** The things by their names; or one, and what is told of it. */
const counted = (number: string, noun: string, list: string): string | undefined => {
  const parts = partsOf(list).map((part) =>
    part
      .replace(/^(?:then )?(?:the (?=[A-Z\uE000-\uF8FF]))?/u, "")
      // "Berth A3", "ticket #12": the word for the kind before what it is called.
      .replace(/^(?:the )?[a-z]+ (?=#|[\uE000-\uF8FF]|[A-Z]+-?\d)/u, "")
  )
  const [first = ""] = parts
  // "Nala and then Rufus".
  const after = / then /u.test(list)
    ? parts.slice(1).map((part, at) => `; ${parts[at] ?? ""} comes before ${part}`)
    : []
  const how = `there ${/^(?:one|1)$/u.test(number) ? "is" : "are"} exactly ${number} ${noun}`
  const order = inOrder(list)
  if (order !== undefined) return [how, ...order].join("; ")
  const all = parts.length > 1 && parts.length === countOf(number)
  // Two are not called by one name, nor by three.
  const count = countOf(number) ?? 0
  const several = count === 1 || (parts.length > 1 && parts.length <= count)
  if (all || (several && parts.every(beginsName)))
    return [how, ...parts.flatMap(withFigures)].join("; ") + after.join("")
  const told =
    beginsName(first) && /^(?:one|1)$/u.test(number) ? telling(first, parts.slice(1).join(", ")) : undefined
  return told === undefined ? undefined : [how, `${first} is shown`, ...told].join("; ")
}

export const details: ReadonlyArray<readonly [RegExp, By]> = [
  [
    pattern(
      `there (?:is|are|should be|must be|will be) (?:now |only |exactly |just )*${count} ${kinds}(?: ${listed})?: (.+)`
    ),
    (number = "", noun = "", list = "") => counted(number, noun, list)
  ],
  [
    pattern(
      `(?:only |exactly |just )?${count} ${kinds} (?:is|are|remains?|should be|gets?|comes? up|turns? up|shows? up|comes? back|appears?)(?: now)?(?: ${listed})?(?:,? namely:?|,|:) (.+)`
    ),
    (number = "", noun = "", list = "") => counted(number, noun, list)
  ],
  [
    pattern(
      `the (?:results?|hits|matches|rows|entries|items|remaining (?:ones|rows|items|entries)) (?:are|should be|must be)(?: now)? ((?:@|[A-Z\\x23])[^;]*)`
    ),
    (list = "") => {
      const parts = partsOf(list)
      return parts.length > 1 && parts.every(beginsName)
        ? [`there are exactly ${parts.length} items`, ...parts.map((part) => `${part} is shown`)].join("; ")
        : undefined
    }
  ],
  [
    pattern(
      `(?:(?:I |we |you |they )?(?:should |can |now |then |only |must )*(?:see|find|have|get|(?:am|are|is|be) left with)|(?:[Ii]t|[Tt]he (?:user|member|customer|visitor|guest|reader|teacher|student|pupil|patient|player|page|screen|app)) (?:should |now |only |must )*(?:has|have|lists?|shows?|contains?|sees|finds|gets)) (?:only |exactly |just |back )*${count} ${kinds}(?: there)?(?:,? namely:?|,|:) (.+)`
    ),
    (number = "", noun = "", list = "") => counted(number, noun, list)
  ],
  [
    pattern(
      `((.+?) (?:is|are|comes|appears|stands|shows up|should be) (?:(?!, ).)+), ((?:with|dated|showing|created|added|posted|published|updated|sent|uploaded) .+)`
    ),
    (main = "", thing = "", said = "") =>
      withDetails(
        main,
        thing.replace(/^An? /iu, "the ").replace(/^(?=(?:first|second|third|last) )/iu, "the "),
        said
      )
  ],
  [
    pattern(`((.+?) (?:is|are) (?:still |now )?${listed}) with ((?:the |an? |its )?[a-z]+(?: of)? #.*)`),
    (main = "", thing = "", said = "") => withDetails(main, thing, said)
  ],
  [
    pattern(
      `(.+?) (?:appears|shows up|comes up|is (?:now )?(?:shown|listed|displayed)) in (the (?:[a-z]+ )?(?:table|list|grid)) with (#)`
    ),
    "$1 is shown in $2; $1 shows $3"
  ],
  [
    pattern(`only ((@|[A-Z][^,]*?) (?:is|remains?)(?: (?:left|${listed.slice(3)})?), ((?:with |dated )?.+)`),
    (main = "", thing = "", said = "") => withDetails(`only ${main}`, thing, said)
  ],
  [
    pattern(`(?:exactly|only|just) ${count} ${kinds}(?:,|:) (.+)`),
    (number = "", noun = "", list = "") => counted(number, noun, list)
  ],
  [pattern(`((@|[A-Z][^,;]*?) (?:is|are) (?:now |still )?${listed}) with (\\S+@\\S+|#)`), "$1; $2 shows $3"],
  [pattern(`(.+), (@|[A-Z][^,;]*?) being (.+)`), "$1; $2 is $3"],
  [
    pattern(
      `(the (?:[a-z]+ )?(?:list|table|grid|cart|basket|menu|results?)) (shows|has|contains|lists|holds) (?:exactly |only )?((?:${FEW}) [a-z]+),? and no ([A-Z\uE000-\uF8FF][^,;]*)`
    ),
    (list = "", verb = "", things = "", name = "") =>
      `${list} ${verb} ${things}; ${/^[A-Z]/u.test(name) ? `"${name}"` : name} is not shown in ${list}`
  ],
  // What comes with it.
  [
    pattern(
      `(.+), with ((?:the |my |its )?[^,;]+?) ((?:already |still |now )*)(selected|ticked|checked|set|chosen|preselected|filled in)( (?:as|in|to|for|under|on) [^,;]+)`
    ),
    (main = "", thing = "", still = "", state = "", as = "") => `${main}; ${thing} is ${still}${state}${as}`
  ],
  [
    pattern(`(.+), with (the [^,;]+?|my [^,;]+?) (?:now |still )?(?:at|on|reading|showing|saying) (#.*)`),
    "$1; $2 is $3"
  ],
  [
    pattern(`(.+), with ([A-Z\\d][\\w-]*|@) as (?:the|my|its|our|your) ([a-z]+(?: [a-z]+)?)`),
    "$1; the $3 is $2"
  ],
  [
    pattern(
      `(@|[A-Z][^,;]*?) (?:is|comes) (the (?:first|last|only) (?:one|entry|item|row)|first|last) with (#|\\d+ [a-z]+)(?: and (?:the )?(?:label|badge|status|note|text) (@|[A-Z]\\w*))?`
    ),
    (thing = "", place = "", one = "", other = "") =>
      `${thing} is ${place}; ${thing} contains ${one}${other === "" ? "" : `; ${thing} contains ${other}`}`
  ],
  [
    pattern(
      `((?:the|an?) (?:[a-z]+ )*(?:dialog|modal|pop-?up|panel|window|section|menu|drawer)) with (?:exactly |only )?(${FEW}) ([a-z]+) (opens|appears|pops up|comes up|is shown)`
    ),
    "$1 $4; there are exactly $2 $3 in $1"
  ],
  [
    pattern(`(@|[A-Z][^,]*), at (#), (comes .+|is .+)`),
    (thing = "", price = "", rest = "") => `${thing} ${rest}; ${thing} shows ${price}`
  ]
]
