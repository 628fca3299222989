/** Notes as testers jot them down, and statements without the usual verbs: `toast: Saved`, `Open alerts = 0`, `verify 9 occupied`. */
import { beginsName, partsOf } from "../words/Enumerations.js"
import { type By, FEW, pattern } from "../words/Pattern.js"
import { beginsWithVerb } from "../words/Verbs.js"
import { countOf, roleOf } from "../words/Words.js"

const be = "(?:is|are|should be|must be|will be)"
const message =
  "(?:(?:error|success|warning|confirmation|validation|info|information|status|toast) )?(?:message|toast|notification|snackbar|alert|error|warning|notice|banner|pop-?up|tooltip|hint)"
const NAMED = "(?:@|[A-Z\\d][^;]*)"
const VALUE = "(?:@|\\p{Sc}?-?\\d[\\d.,]*\\s?(?:\\p{Sc}|%)?|[A-Z][\\w.'’-]*(?: [\\w.'’-]+){0,5})"

const bare = (name: string): string => (/^[A-Z\d]/u.test(name) ? `"${name}"` : name)

const quoted = (said: string): string =>
  /^[\uE000-\uF8FF]$/u.test(said.trim()) ? said.trim() : `"${said.trim()}"`

/** All of it stands in the row; what says how many of something there are is as long as it is. */
const contained = (row: string, parts: ReadonlyArray<string>): string | undefined =>
  parts.some((part) => part.trim() === "")
    ? undefined
    : parts.map((part) => `${row} contains ${quoted(part)}`).join("; ")

/** On the page itself nothing else is asked of the place. */
const onlyOne = (thing: string, noun: string, place: string): string => {
  const where = /^ on (?:the|this) (?:page|screen|tab|view)$/u.test(place)
    ? ""
    : place.replace(/^ still/u, "")
  return `${thing} is shown${where}; there is exactly 1 ${noun === "one" ? "item" : noun}${where}`
}

export const terse: ReadonlyArray<readonly [RegExp, By]> = [
  // "Ada is the only person left": she is there, and they are one.
  [
    pattern(
      `(@|[A-Z\\d][^,;]*?) (?:is|remains|should be|must be) (?:now |still )?the only (one|(?!current|active|selected|open)[a-z]+(?: [a-z]+)??)(?: (?:left|listed|shown|remaining|visible|displayed|there|found))?((?: still)? (?:in|on|under|below|of|at) [^,;]+)?`
    ),
    (thing = "", noun = "", place = "") => onlyOne(thing, noun, place)
  ],
  // "Ada is the only member who is suspended": the only suspended member.
  [
    pattern(
      `(@|[A-Z\\d][^,;]*?) (?:is|should be|must be) (?:now |still )?the only ([a-z]+) (?:who|that|which) is (?:still |now )?([a-z]+)`
    ),
    (thing = "", noun = "", state = "") => onlyOne(thing, `${state} ${noun}`, "")
  ],
  [
    pattern(`the only ([a-z]+) (?:who|that|which) is (?:still |now )?([a-z]+) is (@|[A-Z\\d][^,;]*?)`),
    (noun = "", state = "", thing = "") => onlyOne(thing, `${state} ${noun}`, "")
  ],
  // "The only note under Pinned is Ada", "the only pending member is Ada": the same told the other way round.
  [
    pattern(
      `the only ([a-z]+(?: [a-z]+)??)(?: (?:left|listed|shown))?( (?:in|under|below|on) (?:the )?(?:@|[A-Z][^,;]*?))? (?:is|should be|must be) (?:now )?(@|[A-Z\\d][^,;]*?)`
    ),
    (noun = "", place = "", thing = "") => onlyOne(thing, noun, place)
  ],
  [
    pattern(
      `(?:just|only) (${FEW}) ([a-z]+(?: [a-z]+)?) (?:is|are|should be|must be)(?: now| still)? (?:left|remaining|listed|shown) ((?:in|on|under|below) [^,;]+)`
    ),
    "there are exactly $1 $2 $3"
  ],
  [
    pattern(
      `(?:there (?:is|are) |now )?(?:(?:no|not a single|zero) ([a-z]+)(?: (?:at all|any ?more|any longer|left|there))?|nothing (?:is |is there |at all )?(?:listed|shown|left|there|found)?),? (?:only|just|but|but only|but just|and) (?:the |an? )(text|message|words?|notice|note|hint)(?: that says| saying| which says| reading)?:? ([A-Z\uE000-\uF8FF][^;]*)`
    ),
    (things = "", kind = "", said = "") =>
      things === ""
        ? undefined
        : `there are no ${things}; the ${/^words?$/u.test(kind) ? "text" : kind} ${/^[A-Z]/u.test(said) ? `"${said}"` : said} is shown`
  ],
  // What stands on a thing is shown by it.
  [
    pattern(
      `((?:the )?[^,;]+?) (?:has|shows|carries|bears|displays|should have|must have) (?:now |still )?(?:an? |the (?:number|figure|label|word) )?(\\d{1,6}|@|[A-Z]{2,}) on (?:it|them)`
    ),
    "$1 shows $2"
  ],
  // Notes without a verb.
  [
    pattern(
      `(?:(?:the|an?) )?((?:${message}) @|@ (?:button|link|message|icon|tab|field|checkbox|dialog)|@) (visible|shown|displayed|present|there|hidden|gone|disabled|enabled|greyed out|checked|unchecked|ticked|unticked|selected|empty)`
    ),
    "the $1 is $2"
  ],
  // What it says, told by where it says it.
  [
    pattern(
      `([Uu]nder|[Bb]elow|[Bb]eneath|[Aa]bove|[Nn]ext to|[Bb]eside) ((?:the |my )?[^,;]{2,40}?),? it (?:should |must |now |still )*(?:says?|reads?|shows?|tells me) (\\d{1,6} of \\d{1,6}(?: [a-z]+)?|\\d{1,6} selected)`
    ),
    (where = "", place = "", said = "") => `I see "${said}" ${where.toLowerCase()} ${place}`
  ],
  // A row and what stands in it.
  [
    pattern(
      `(?:the )?(first|second|third|fourth|fifth|last|top|bottom) (row|line|entry|card|item)(?: (?:of|in) the (?:table|list|grid))?(?::| =| -) (@|[A-Z\\d\\p{Sc}][^,;]*), ([^;]+)`
    ),
    (at = "", kind = "", first = "", list = "") => contained(`the ${at} ${kind}`, [first, ...partsOf(list)])
  ],
  [
    pattern(
      `(?:the )?(@|[A-Z][\\w+-]*(?: [A-Z][\\w+-]*)*) (?:row|line)(?::| =| -) (@|[A-Z\\d\\p{Sc}][^,;]*)((?:, [^,;]+)*)`
    ),
    (name = "", first = "", list = "") =>
      contained(`the row of ${bare(name)}`, [first, ...partsOf(list.replace(/^, /u, ""))])
  ],
  [
    pattern(`(${message}) (?:shown|displayed|seen|reads|says|text): (@|[A-Z\\d][^;]*)`),
    (kind = "", said = "") => `the ${kind} ${quoted(said)} is shown`
  ],
  [
    pattern(
      `(${FEW}) (?:different )?(errors|error messages|messages|warnings|hints)(?: (?:are )?shown)?: (@|[A-Z][^,;]*)((?:,| and) [^;]+)`
    ),
    (_count = "", _kind = "", first = "", list = "") =>
      [first, ...partsOf(list.replace(/^(?:,(?: and)?| and) /u, ""))]
        .map((said) => `the message ${quoted(said)} is shown`)
        .join("; ")
  ],
  // A label and its number.
  [pattern(`([A-Z][\\w' -]{1,30}): (\\d[\\d.,]*)`), '"$1" is $2'],
  [pattern(`(\\d[\\d.,]*% [a-z]+)`), (share = "") => `"${share}" is shown`],
  [
    pattern(
      `(${message}) (under|below|beneath|next to|beside|above|at|for) ((?:the )?[^,;:]{1,40}): ([A-Z\uE000-\uF8FF].*)`
    ),
    (kind = "", where = "", place = "", said = "") =>
      `the ${kind} ${/^(?:at|for)$/u.test(where) ? "next to" : where} ${place} reads ${/^[A-Z]/u.test(said) ? `"${said}"` : said}`
  ],
  [
    pattern(
      `(?:there (?:is|are|should be) )?no ([a-z]+) with (?:the |an? )?([a-z]+) (?:of )?(@|[A-Z]\\w*)(?: ${be} (?:listed|shown|displayed|visible|there|left))?`
    ),
    "$3 is not shown in the $2 column"
  ],
  [
    pattern(
      `(?:the |both )?(tab|button|badge|chip|link|option|tile|card)s (?:now |should |must )*(?:say|read|show|are called|are labell?ed) ((?:@|[A-Z\\d][^,;]*?)(?:, (?:@|[A-Z\\d][^,;]*?))*),? and (@|[A-Z\\d][^,;]*)`
    ),
    (kind = "", list = "", last = "") =>
      [...partsOf(list), last].map((name) => `the ${bare(name)} ${kind} is shown`).join("; ")
  ],
  [
    pattern(
      `(.+?) (?:is|are|should be|must be) (?:now )?nowhere(?: to be)? (?:seen|found|in sight|to be (?:seen|found))`
    ),
    (thing = "") => `${thing.replace(/^the (?:words?|text) (?=[A-Z\uE000-\uF8FF])/u, "")} is not shown`
  ],
  [
    pattern(
      `an? (row|entry|card|item|line|record) (?:called|named|titled) ([A-Z\uE000-\uF8FF][^,;]*?) with (?:the |an? )?([a-z]+|[A-Z]{2,}) (?:of )?(@|\\p{Sc}?-?\\d[^,; ]*|[A-Z][^,; ]*) (?:is|appears|has been) ?(?:now )?(?:there|listed|shown|added|in the (?:table|list))?`
    ),
    (kind = "", name = "", what = "", value = "") =>
      `the ${bare(name)} ${kind === "line" ? "row" : kind} is shown; the ${what} of ${bare(name)} is ${value}`
  ],
  [
    pattern(
      `(?:the |an? )(?:[a-z-]+ )*?(dialog|modal|window|pop-?up|panel|drawer)s? with (?:the |a )?(?:heading|title|headline|caption) (@|[A-Z][^,;]*?) (?:${be} (?:now )?(?:open|opened|shown|displayed|visible|there)|opens|appears|comes up|pops up)`
    ),
    (box = "", title = "") => `the ${box} ${bare(title)} is shown`
  ],
  [
    pattern(
      `(?:I|[Yy]ou|[Ww]e|[Tt]he user) (?:should |must |will )?(?:gets?|sees?|find|have) an? ([a-z]+) (?:titled|called|named) (@) (?:that|which) (lists|shows|contains|has|names) (?:exactly )?(${FEW}) ([a-z]+)`
    ),
    (box = "", title = "", verb = "", count = "", noun = "") => {
      // What a list has in it are its items, errors or not.
      const things =
        verb === "lists" && /^(?:error|problem|message|mistake|warning)s?$/u.test(noun) ? "items" : noun
      const kind = box === "box" ? "section" : box
      return `the ${title} ${kind} is shown; there are exactly ${count} ${things} in the ${title} ${kind}`
    }
  ],
  [
    pattern(
      `((?:an? |the )[a-z]+(?: [a-z]+)? (?:appears?|pops? up|shows? up|comes? up|opens?|is (?:now )?shown)) with (@|\\d+ [a-z]+) and (?:an? |the )?((?:@|[A-Z][\\w' -]*?) (?:button|link|icon|field|checkbox|image|option|tab))`
    ),
    (box = "", said = "", control = "") =>
      // A bar without a name is told by what stands in it.
      `${/^(?:an? )(?:[a-z]+ )?(?:bar|strip|row|line|area|box) /u.test(box) ? "" : `${box}; `}${/^\d/u.test(said) ? `"${said}"` : said} is shown; the ${control} is shown`
  ],
  // "The dialog stays": it is still there.
  [
    pattern(
      `((?:the |its |this )[^,;]*?|@|[A-Z][^,;]*?) (?:just |simply |still )?(?:stays|remains)(?: put| there| up| in place)?`
    ),
    "$1 is still shown"
  ],
  // "A photo called A is listed": what is listed is called so.
  [
    pattern(
      `(?:an? |the |one )([a-z]+(?: [a-z]+)?) (?:called|named|titled) ([A-Z\uE000-\uF8FF][^,;]*?) (${be} (?:still |now |also )?(?:listed|in the list|in the [a-z]+))`
    ),
    (kind = "", name = "", there = "") =>
      roleOf(kind.split(" ").at(-1) ?? "") === undefined ||
      /^(?:item|entry|card|image|picture|photo|row|record)$/u.test(kind)
        ? `${bare(name)} ${there}`
        : undefined
  ],
  [
    pattern(`(?:the )?(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|no) ((?:[a-z]+ )?[a-z]+)`),
    (count = "", things = "") =>
      /^(?:shown|visible|displayed|left|more|less|times?|of .*)$/.test(things)
        ? undefined
        : `there are ${count} ${things}`
  ],
  [
    pattern(
      `(?:[Tt]he |an? )?(${message}|[Tt]oast|[Ee]rror|[Nn]otification|[Mm]essage|[Ss]nackbar|[Ww]arning|[Aa]lert): ?(${NAMED})`
    ),
    "the $1 $2 is shown"
  ],
  [
    pattern(`(the |an? |)(${message}|[Tt]oast|[Ee]rror|[Mm]essage) (${NAMED})`),
    (_article = "", kind = "", said = "") =>
      / (?:is|are|should|must|has|have|shows?|says?|reads?|appears?|in|on|at|under|below|for|of) /.test(said)
        ? undefined
        : `the ${kind} ${said} is shown`
  ],
  [
    pattern(
      `(?:there (?:is|are) )?nothing (?:like|such as|called|named) (@|[A-Z][^,;]*?) (?:${be}|gets|can be) (?:shown|displayed|visible|listed|there|seen)`
    ),
    "$1 is not shown"
  ],
  [
    pattern(
      `(?:an? |the )?([a-z]+) (?:called|named|titled|with the (?:title|name)) ([A-Z\uE000-\uF8FF][^,;]*?) ${be} (listed|shown|displayed|visible|there),? and none (?:called|named|titled|with the (?:title|name)) ([A-Z\uE000-\uF8FF][^,;]*)`
    ),
    "$2 is $3; $4 is not $3"
  ],
  [
    pattern(
      `(.+? (?:appears?|pops? up|shows? up|comes? up|opens?|${be} (?:now )?(?:shown|displayed|visible))) with (?:an? |the )?((?:@|[A-Z][\\w' -]*?) (?:button|link|icon|field|checkbox|image|option|tab))`
    ),
    "$1; the $2 is shown"
  ],
  [
    pattern(`([^,;]+),? (?:with|and) the (?:words|text|wording|message|warning|note|comment|hint) (@)`),
    "$1; $2 is shown"
  ],
  [
    pattern(`(?:the )?(?:page )?address (starts|begins|ends) (?:in|with) ([\\x23?]\\S+|@)`),
    "the URL $1 with $2"
  ],
  [
    pattern(
      `(?:exactly|only|just) one ([a-z]+) (?:remains|(?:is|should be) (?:left|shown|listed|visible)),? ([A-Z\uE000-\uF8FF][^,;]*)`
    ),
    "there is exactly 1 $1; $2 is shown"
  ],
  [
    pattern(
      `((?:all )?(?:the )?[a-z]+(?: [a-z]+)*) (?:are|is) (listed|shown|displayed)( again)?,? (?:and )?(?:still )?(?:sorted|ordered) (by .+)`
    ),
    (list = "", verb = "", again = "", by = "") => {
      const kind = /[a-z]+$/u.exec(list)?.[0] ?? ""
      return `${list} are ${verb}${again}; the ${kind} are sorted ${by}`
    }
  ],
  [
    pattern(
      `(@|[A-Z][^,;]*?) (${be}) (?:now |still )?(?:listed )?in (the (?:table|list|grid)) with (?:an? |the )([a-z]+) of (@|\\p{Sc}?\\d[\\d.,]*(?: ?\\p{Sc}| ?%)?)`
    ),
    "$1 $2 in $3; the $4 of $1 is $5"
  ],
  [
    pattern(`((?:the )?[^,;]+?) (shows?|displays?|contains?|lists?) ([A-Z][^,;"\uE000-\uF8FF]*?) and (@)`),
    (thing = "", verb = "", one = "", other = "") => `${thing} ${verb} "${one}"; ${thing} ${verb} ${other}`
  ],
  [
    pattern(`(?:its|their) (?:label|caption|text|wording) (?:is|reads?|says?|should be|should read) (.+)`),
    "it reads $1"
  ],
  // Which of them is chosen.
  [
    pattern(
      `(@|[A-Z\\d][^,;]*?) (${be}|remains?|stays?)( still| now| already)? (?:selected|chosen|set|picked|shown) as (?:the )?([a-z][a-z ]*)`
    ),
    (value = "", verb = "", still = "", what = "") =>
      `the value of ${what} ${/^(?:remain|stay)/.test(verb) ? "is still" : verb + still} ${value}`
  ],
  [
    pattern(
      `(@|[A-Z\\d][^,;]*?) (${be})( still| now)? the (?:selected|chosen|current|active) ([a-z]+(?: [a-z]+)?)`
    ),
    (value = "", verb = "", still = "", what = "") =>
      /^(?:option|value|item|choice|one|tab|filter|link)$/.test(what)
        ? undefined
        : `the value of ${what} ${verb}${still} ${value}`
  ],
  [
    pattern(
      `(@|[a-z][\\w ]*|[A-Z][\\w ]*) ${be} (?:also |now )?(?:available|offered|listed|there) as (?:an? |the )?(filter|option|choice|tag|tab|category|column)`
    ),
    // "Winter" is what the filter is called, and not "filter winter".
    (value = "", kind = "") =>
      /^(?:filter|tag|category)$/u.test(kind)
        ? `the ${value} ${kind} is shown`
        : `the ${kind} ${value} is shown`
  ],
  [
    pattern(
      `(@|[A-Z\\d][^,;]*?) (?:expires?|starts?|begins?|ends?|closes|arrives?|departs?|renews|runs out|is due|falls due) (?:on|at) (@|[A-Z\\d][^;]*)`
    ),
    (thing = "", day = "") => `${thing} shows ${day}`
  ],
  [
    pattern(`([A-Z][^,;]*?) (?:has|shows|displays) (.+?) (?:together|along) with (.+)`),
    "$1 shows $2; $1 shows $3"
  ],
  [
    pattern(
      `((?:an? |the )?[^,;]+?) (${be} (?:now )?(?:shown|displayed|visible))((?: (?:in|on|at) [^,;]+?)?) (?:together|along) with (.+)`
    ),
    "$1 $2$3; $4 $2$3"
  ],
  [
    pattern(
      `(?:the |a )?([a-z]+) (?:has|have|contains?|shows?) (?:an? |the )([A-Z\uE000-\uF8FF][\\w ]*?) (field|input|box|dropdown|list) (?:with the value|with|set to|filled with|prefilled with|containing|showing|that (?:says|shows|contains)) (.+)`
    ),
    "the $2 $3 in the $1 contains $4"
  ],
  [
    pattern(
      `(@|(?:the )?[^,;]+?) and ((?:the )?[^,;]+?) (?:now |still )?both (?:now |still )?(?:have|has) (?:the |an? )?([a-z]+) (@|[A-Z\\d][^,;]*)`
    ),
    "the $3 of $1 is $4; the $3 of $2 is $4"
  ],
  [
    pattern(`(@|(?:the )?[^,;]+?) and ((?:the )?[^,;]+?) both (say|show|read|display|contain)s? (.+)`),
    "$1 shows $4; $2 shows $4"
  ],
  [
    pattern(
      `there (?:is|are|should be) (?:exactly |only )?(one|\\d+) ([a-z]+)(?: listed)?: ([A-Z\uE000-\uF8FF][^:;]*)`
    ),
    "there are exactly $1 $2; $3 is shown"
  ],
  [
    pattern(
      `(?:the |an? )?([A-Za-z][\\w ]*?) (contains?|holds?|has|lists?|shows?) (?:exactly|only|just) one ([a-z]+), ([A-Z\uE000-\uF8FF][^,;]*)`
    ),
    "$1 $2 exactly one $3; $4 is shown in $1"
  ],
  // "Marek Zielinski: large van, up to 40 kg": it all stands where the name does.
  [
    pattern(
      `([A-Z][a-z'’-]+(?: [A-Z][a-z'’-]+)+): ([a-z\\d][^,;:\\uE000-\\uF8FF]*(?:, [a-z\\d][^,;:\\uE000-\\uF8FF]*)+)`
    ),
    (name = "", list = "") =>
      beginsWithVerb(list) ? undefined : contained(`the row of ${bare(name)}`, partsOf(list))
  ],
  // "The panel contains two links, ▯ and ▯": so many, and these.
  [
    pattern(
      `((?:the|this) (?!box\\b|field\\b|input\\b)[a-z][a-z -]*?) (?:contains|has|lists|shows|offers|holds) (?:exactly )?(${FEW}) ([a-z]+)[,:] (@(?:(?:, | and |, and )@)+)`
    ),
    (box = "", count = "", kind = "", list = "") => {
      const names = Array.from(list.matchAll(/[\uE000-\uF8FF]/gu), ([each]) => each)
      return countOf(count) === names.length
        ? [
            `there are exactly ${count} ${kind} in ${box}`,
            ...names.map((each) => `${each} is shown in ${box}`)
          ].join("; ")
        : undefined
    }
  ],
  [
    pattern(`(${VALUE}), (${VALUE}(?:, ${VALUE})*)`),
    (first = "", rest = "") => {
      const all = partsOf(`${first}, ${rest}`)
      return all.length > 1 && all.every((part) => beginsName(part) && /[:\uE000-\uF8FF]/u.test(part))
        ? all.map((part) => `I see ${part}`).join("; ")
        : undefined
    }
  ]
]
