/** Statements in the many words that people have for them, as one or more of those that the forms know. */
import { beginsName, partsOf } from "../words/Enumerations.js"
import { isLiteral } from "../words/Literals.js"
import { countOf } from "../words/Words.js"
import { type By, FEW, pattern, VALUE } from "../words/Pattern.js"

const be = "(?:is|are|should be|must be|will be)"
const LIST = `${VALUE}(?:(?:, | and |, and )${VALUE})*`
const counted =
  "(?:exactly |only |just |at least |at most )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)"

const each = (list: string, say: (part: string) => string): string => partsOf(list).map(say).join("; ")

/** `Username: ada, Password: secret, click Login`: what goes into which field, and what is pressed. */
const filledIn = (fields: string, deed: string): string | undefined => {
  const pairs = fields
    .split(/, (?=[A-Z][^,:]*: )/)
    .map((pair) => /^([A-Z][\w' -]*): (\S[^:]*?),?$/.exec(pair))
  return pairs.every((pair) => pair !== null)
    ? [...pairs.map((pair) => `enter ${pair?.[2] ?? ""} in the ${pair?.[1] ?? ""} field`), deed].join("; ")
    : undefined
}

/** `the prices of A and B are 3 and 4 respectively`: each has its own. */
const respectively = (noun: string, owners: string, values: string): string | undefined => {
  const [things, said] = [partsOf(owners), partsOf(values)]
  const singular = noun.replace(/(?:(?<=s)es|(?<=[^s])s)$/u, "")
  return things.length === said.length && things.every(beginsName)
    ? things.map((thing, at) => `the ${singular} of ${thing} is ${said[at] ?? ""}`).join("; ")
    : undefined
}

/** What a thing bears a sign for. */
const signs = "starred|unread|read|pinned|flagged|liked|bookmarked|favou?rited|muted|archived"

const inQuotes = (value: string): string => (isLiteral(value) ? value : `"${value}"`)

const plural = (noun: string): string => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`)

export const phrasings: ReadonlyArray<readonly [RegExp, By]> = [
  [pattern(`(.+) ${be} between (#) and (#)`), "$1 is at least $2; $1 is at most $3"],
  [pattern(`(?:I am |I'm |we are )?(?:expecting|expect) to see (.+) as (#)`), "$1 is $2"],
  // "First row = Mochi": no label, but a place in the list.
  [
    pattern(
      `((?:the )?(?:first|second|third|fourth|fifth|last|top|bottom) (?:row|line|entry|card|item)) ?={1,2} ?(#)`
    ),
    "$1 is $2"
  ],
  [pattern(`([a-zA-Z][\\w ]*?) ?={1,2} ?(#)`), '"$1" is $2'],
  [
    pattern(
      `(.+?) (?:has been |have been |was |is )?(?:reduced|lowered|raised|increased|decreased|go|drop|rise|fall|increase|decrease) from (#) to (#)`
    ),
    "$1 changes from $2 to $3"
  ],
  [
    pattern(
      `(.+?) (?:(?:still )?(?:remains?|stays?|should remain|should stay|is|are|was|were) (?:still )?(?:the same|unchanged|not changed)(?: as before)?|(?:has|have)(?: still)? not (?:been )?(?:changed|altered|modified|updated|affected)(?: at all)?|(?:does|do|did|should|must|will) not (?:have )?changed?(?: at all)?)`
    ),
    (thing = "") =>
      /\b(?:page|url|address|screen|document|it|they)$/i.test(thing) || / and /.test(thing)
        ? undefined
        : `${thing} increases by 0`
  ],
  [
    pattern(`(.+?) (is|shows?|says?|reads?) (?:now )?(#) (?:instead of|rather than|and no longer) (#)`),
    "$1 $2 $3; $1 is not $4"
  ],
  [pattern(`(.+?) (${be}(?: set to)?) (#), (?:and )?not (#)`), "$1 $2 $3; $1 is not $4"],
  [
    pattern(`(.+?) (contains?|shows?|has|lists?|includes?) (.+?) as well as (.+)`),
    (place = "", verb = "", one = "", other = "") =>
      / and /.test(one + other) ? undefined : `${place} ${verb} ${one}; ${place} ${verb} ${other}`
  ],
  [pattern(`(.+?) as well as (.+?) ((?:is|are) (?:shown|visible|displayed|listed))`), "$1 $3; $2 $3"],
  [
    pattern(`the ([a-z]+s) of (.+) ${be} (.+?),? respectively`),
    (noun = "", owners = "", values = "") => respectively(noun, owners, values)
  ],
  [
    pattern(`(?:the )?([a-z]+(?: [a-z]+)?s) (?:are|should be|must be) (${LIST})`),
    (things = "", list = "") => {
      const parts = partsOf(list)
      // What else is called so need not be seen: the options of a closed list.
      return parts.length > 1 && parts.every(beginsName) && /^(?:tabs|columns)$/.test(things)
        ? `there are exactly ${parts.length} ${things}; ${parts.map((part) => `the ${part} ${things.slice(0, -1)} is shown`).join("; ")}`
        : undefined
    }
  ],
  [
    pattern(`(${counted} [a-z]+(?: [a-z]+)??) (?:(?:is|are|should be) left|remains?|should remain)`),
    (things = "") =>
      `there are ${things.replace(/^(?:only|just) /, "exactly ")}${/\b(?:row|entry|entrie|item in|card|line)s?$/u.test(things) ? "" : " left"}`
  ],
  [
    pattern(`(@(?:(?:, | and |, and )@)+) remain(?: in (.+))?`),
    (list = "", place = "") => each(list, (part) => `${part} is shown${place === "" ? "" : ` in ${place}`}`)
  ],
  [
    pattern(
      `(.+?) (?:(?:are|is|should be) (?:listed|shown|displayed|sorted)|appear|come|stand|should (?:appear|come)) in (?:the (?:following )?|this |that )order:? (.+)`
    ),
    (_things = "", list = "") => {
      const parts = partsOf(list)
      return parts.length > 1 && parts.every((part) => beginsName(part) || /^\p{Sc}?\d[\d.,]*$/u.test(part))
        ? parts
            .slice(1)
            .map((part, at) => `${parts[at] ?? ""} comes before ${part}`)
            .join("; ")
        : undefined
    }
  ],
  [
    pattern(`(?:the )?([a-z]+) of (.+?) ${be} (.+?),? and that of (.+?) ${be} (.+)`),
    "the $1 of $2 is $3; the $1 of $4 is $5"
  ],
  [
    pattern(`(there (?:are|is) \\S+ ([a-z]+?)s?) in (.+?) and (\\S+) in (.+)`),
    (first = "", noun = "", one = "", many = "", other = "") =>
      /^(?:\d+|one|two|three|four|five|six|no)$/.test(many)
        ? `${first} in ${one}; there are ${many} ${noun}${many === "one" || many === "1" ? "" : "s"} in ${other}`
        : undefined
  ],
  [
    pattern(`(?:the )?(.+? (?:tab|filter|link)) ${be} the (?:active|selected|current) one`),
    "the $1 is selected"
  ],
  [pattern(`(@) ${be} the (?:active|selected|current) (tab|filter)`), "the $1 $2 is selected"],
  [
    pattern(`([\\w.-]+|@) (?:was|has been) (modified|created|updated|issued|ordered|due|published) on (.+)`),
    "the $2 of $1 is $3"
  ],

  [
    pattern(
      `(.+?(?:slider|progress bar|progress|bar|meter|gauge|volume|zoom)) (?:${be}|stands) (?:now )?at (-?\\d[\\d.,]*\\s?%?)`
    ),
    (thing = "", value = "") =>
      thing.endsWith("slider") ? `${thing} is set to ${value}` : `${thing} should show ${value}`
  ],
  [
    pattern(
      `(?:the )?search (?:results? )?(?:returns?|returned|finds|found|yields|gives|brings up|comes back with) (${counted}|no) (results?|match|matches|items?|hits?|products?|entries|records?)`
    ),
    "there are $1 $2"
  ],
  [
    pattern(
      `(.+?) (?:shows?|displays?|has|lists) (@) as (?:the )?(?:selected|chosen|preselected)(?: (?:option|value|item|one|choice))?`
    ),
    "$2 is selected in $1"
  ],
  [
    pattern(
      `(.+?) ${be} the (?:selected|chosen|preselected|default) (?:option|value|item|choice) (?:in|of) (.+)`
    ),
    "$1 is selected in $2"
  ],
  [pattern(`(.+?) ${be} (\\d{1,3}) years old`), "the age of $1 is $2"],
  [pattern(`(@) ${be} an? (link|button|heading|checkbox|tab)`), "the $1 $2 is shown"],
  [
    pattern(`(?:the )?(@|[A-Z\\d][^,;]*?) step ${be} (?:now )?(?:the )?(?:active|current|selected)(?: one)?`),
    "$1 is selected"
  ],
  [
    pattern(
      `(?:the )?(.+?) (section|page|view|category|mode|pane|conversation|chat|menu item) ${be} (?:now |currently )?(?:the )?(?:active|current)(?: one)?`
    ),
    "the $1 $2 is selected"
  ],
  [
    pattern(
      `[Ss]tep (\\d{1,2}) ${be} (?:now |currently )?(?:the )?(?:active|current|highlighted)(?: one| step)?`
    ),
    "the current step is $1"
  ],
  [pattern(`(.+?) ${be} (?:tagged|labell?ed) (?:as |with )?(#|[a-z]+)`), "$1 has the tag $2"],
  [
    pattern(
      `(?:exactly |only )?(${FEW}) (cards?|rows?|items?|entries|tickets|tasks|issues|posts?|notes?) (?:are|is|have|has) (?:tagged|the tag|labell?ed)(?: as| with)? (@)`
    ),
    "there are exactly $1 $2 with the tag $3"
  ],
  [
    pattern(
      `(?:exactly |only )?(${FEW}) (\\p{Ll}{3,}) (?:are|is|have|has) (?:now |still )?(?:tagged|labell?ed|the (?:tag|label))(?: as| with)? (#|\\p{Ll}[\\p{Ll}-]*)`
    ),
    (count = "", kind = "", tag = "") => `there are exactly ${count} ${kind} tagged ${inQuotes(tag)}`
  ],
  // "Read" is how it stands, and nothing that anybody does.
  [
    pattern(
      `(?:the )?((?:e-?mail|mail|message|notification|conversation|thread|chat|article|item|entry) (?:from|by|of|to|with|about|called|titled) .+?|.+? (?:e-?mail|mail|message|notification|conversation|thread|chat)) ${be} (?:now |still )?read`
    ),
    'the $1 is "read"'
  ],
  [
    pattern(
      `[Oo]nly the (\\p{Ll}+) (from|by|of|to|for|about|called|named|titled) (.+?) ${be} (?:now |still )?(${signs})`
    ),
    (kind = "", joint = "", name = "", sign = "") =>
      `the ${kind} ${joint} ${name} is "${sign}"; there is only 1 ${sign} ${kind}`
  ],
  [
    pattern(`[Oo]nly the (.+?) (\\p{Ll}+) ${be} (?:now |still )?(${signs})`),
    (name = "", kind = "", sign = "") => `the ${name} ${kind} is "${sign}"; there is only 1 ${sign} ${kind}`
  ],
  [
    pattern(`[Nn]o (\\p{Ll}+) ${be} (?:now |still )?(${signs})(?: any ?more| any longer)?`),
    "there are exactly 0 $2 $1s"
  ],
  [
    pattern(
      `(?:exactly |only )?(${FEW}) (\\p{Ll}{3,}) (?:are|is) (?:now |still )?(active|not (?:yet )?(?:completed?|done|finished))`
    ),
    (count = "", kind = "", word = "") =>
      `there are exactly ${count} ${word === "active" ? word : "uncompleted"} ${kind}`
  ],
  [
    pattern(
      `(there (?:are|is|should be|must be) (?:exactly |only )?(?:${FEW}) \\p{Ll}{3,}) with the (?:tag|label) (#|\\p{Ll}[\\p{Ll}-]*)`
    ),
    (there = "", tag = "") => `${there} tagged ${inQuotes(tag)}`
  ],
  [
    pattern(
      `([A-Z][\\w'’-]*(?: [A-Z][\\w'’-]*)?) (?:has |had )?(commented|wrote|written|posted|replied|said|answered)(?: that)?:? (@)`
    ),
    (who = "", _verb = "", said = "") => `the row of ${said} contains ${who}`
  ],
  [
    pattern(`(?:the )?(message|comment|post|note|reply|review) (@) ${be} (?:by|from) (#(?: [A-Z]\\w*)*)`),
    "the row of $2 contains $3"
  ],
  [
    pattern(
      `(?:the )?(?:message|comment|post|note|reply|review) (@) ${be} (?:now |still )?(?:marked |shown )?(?:as )?(edited|new|unread|pinned)`
    ),
    '$1 is shown; the row of $1 contains "$2"'
  ],
  [
    pattern(
      `(.+?) ${be} (?:now |still )?(?:marked|flagged|shown) as (edited|new|draft|pinned|urgent|overdue|sold out|important|verified)`
    ),
    "$1 is $2"
  ],
  [
    pattern(`(?:the )?button (?:changes|has changed|changed|turns|switches) (?:in)?to (#)`),
    "the $1 button is shown"
  ],
  [pattern(`(?:the )?button ${be} now (?:called |labell?ed |named )?(@)`), "the $1 button is shown"],
  [
    pattern(
      `(?:the )?(?:original|old|previous|former|regular|full|list) price(?: of)? (#) ${be} (crossed out|struck(?: through| out)?)`
    ),
    "$1 is $2"
  ],
  [
    pattern(
      `(\\d(?:\\.\\d)?|one|two|three|four|five) stars? ${be} (?:now )?(?:selected|chosen|given|filled|highlighted)`
    ),
    (count = "") => `the rating is "${countOf(count) ?? count} stars"`
  ],
  [
    pattern(
      `no ([a-z]+) (is) (?!shown|displayed|visible|listed|there|selected|available|found|present|open|left|possible|required|needed|checked|ticked|longer)(.+)`
    ),
    (noun = "", verb = "", said = "") =>
      /s$|^(?:longer|one|more|other|such|text|error|message|them|row)$/.test(noun)
        ? undefined
        : `none of the ${plural(noun)} ${verb} ${said}`
  ],
  [pattern(`(.+?(?:dropdown|drop-down|list|select|combobox)) offers (.+)`), "$1 has the options $2"],
  [
    pattern(`(.+?) (?:contains?|has|shows?) (?:the )?links to (${LIST})`),
    (place = "", list = "") => each(list, (part) => `the ${part} link is shown in ${place}`)
  ],
  [pattern(`(#) ${be} (?:selected|chosen) as (?:the )?([a-z][a-z ]*)`), "the value of $2 is $1"],
  [
    pattern(
      `(?:(?:I|we|you|the user) )?(?:opens?|clicks?|selects?|chooses?|edits?) (.+?) (?:with|by|using) (?:a )?(double|right|long)[- ]?(?:click|press)(?:ing)?(?: (?:on )?(?:it|its name))?`
    ),
    (thing = "", how = "") => `${how}-${how === "long" ? "press" : "click"} ${thing}`
  ],
  [
    pattern(`none of (?:the |my )?(.+?) ((?:is|are|has|have|shows?|contains?|should|can|were|was) .+)`),
    "no $1 $2"
  ],
  [
    pattern(
      `(?:(?:I|we|you|the user) )?(?:views?|shows?|displays?) (?:the )?details? (?:page |view )?(?:of|for) (.+)`
    ),
    "open the details of $1"
  ],
  [
    pattern(
      `((?:(?:I|we|you|the user) )?(?:opens?|clicks?(?: on)?|shows?|presses)) (?:the )?(?:more |actions? |options |context )?menu (?:of|for|on) (the (?:first|second|third|fourth|last) [a-z]+|the [a-z]+ (?:by|from|of) .+)`
    ),
    "$1 the menu in $2"
  ],
  [pattern(`login with (.+)`), "log in with $1"],
  [
    pattern(`(.+?) (increments|decrements) by (one|two|three|\\d+)`),
    (thing = "", way = "", count = "") =>
      `${thing} ${way === "increments" ? "increases" : "decreases"} by ${count === "one" ? "1" : count}`
  ],
  [
    pattern(`it (?:takes|brings|leads|redirects) (?:me|us|you|the user) (?:back )?to (.+)`),
    "the user is redirected to $1"
  ],
  [
    pattern(`(?:I|we|you|the user) (?:gets?|got) (?:redirected|taken|sent) (?:back )?to (.+)`),
    "the user is redirected to $1"
  ],
  [pattern(`(?:I|we|you|the user) ends? up (?:on|at|in) (.+)`), "the user is redirected to $1"],
  [
    pattern(`(.+?) (?:moves|is moved|has moved|jumps|goes) (?:in)?to the (.+ column)`),
    "$1 is shown in the $2"
  ],
  [pattern(`(?:the )?(?:text )?(?:cursor|caret) is (?:now )?(?:placed |set )?in (.+)`), "$1 is focused"],
  [
    pattern(
      `once (?:it is |they are )?(?:saved|submitted|sent|done|loaded|confirmed|added|deleted|removed),? (.+)`
    ),
    "$1"
  ],
  [pattern(`only one ([a-z]+) is (?:now |currently )?open`), "there is exactly 1 open $1"],
  [
    pattern(
      // "60 min is selected" is said of what is called so.
      `(?:exactly |only )?(one(?= [a-z]+ is)|(?:two|three|four|five|six|\\d{1,3})(?= [a-z]+ are)) ([a-z]+) (?:is|are) (?:now |currently )?(selected|checked|ticked|expanded)`
    ),
    (count = "", things = "", state = "") => `there are exactly ${count} ${state} ${things}`
  ],
  [
    pattern(`the selected ([a-z]+s) are (#(?:(?:, | and |, and )#)+)`),
    (things = "", list = "") =>
      `${each(list, (part) => `${part} is selected`)}; there are exactly ${partsOf(list).length} selected ${things}`
  ],
  [pattern(`submit the (?:empty|blank) (.*form)`), "submit the $1"],
  // What is left of a filtered list.
  [
    pattern(
      `only (pending|open|closed|paid|unpaid|active|inactive|completed|done|published|archived|overdue|new|approved|rejected|cancell?ed|shipped|failed) ([a-z]+s) (?:are|get) (?:shown|displayed|listed|visible|left)`
    ),
    "all $2 are $1"
  ],
  [
    pattern(
      `only ([a-z]+s) with (?:the |an? )?([a-z]+) (?:of )?(#) (?:are|get) (?:shown|displayed|listed|visible)`
    ),
    "the $2 of all $1 is $3"
  ],
  [
    pattern(
      `(.+?) (?:appears?|(?:is|are) (?:now )?(?:shown|listed|displayed|visible)) in the (table|list|grid) with (?:the |an? )?([a-z]+) (#)`
    ),
    "$1 is shown in the $2; the $3 of $1 is $4"
  ],
  [
    pattern(`(open|close|closed|saved|pending) ([a-z]+s) (shows|displays|equals|reads) (#)`),
    "the $1 $2 $3 $4"
  ],
  [
    pattern(`((?:[A-Z][\\w' -]*: [^,:]+, )+)(?:and |then )?((?:click|press|tap|hit) .+)`),
    (fields = "", deed = "") => filledIn(fields.replace(/, $/, ""), deed)
  ]
]
