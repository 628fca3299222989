/** Wordings that are of no one kind: `only A is left` as `A is shown` and `there is 1 item`. */
import { isAnnounced } from "../targets/Positions.js"
import { beginsName } from "../words/Enumerations.js"
import { LITERAL } from "../words/Literals.js"
import { type By, pattern } from "../words/Pattern.js"
import { isPerson } from "../words/Pronouns.js"
import { beginsWithVerb } from "../words/Verbs.js"

const shownAs = (more = "") =>
  `(?:is|are|should be|must be|gets?) (?:now |still )?(?:shown|visible|displayed|listed|present|found|announced|asked${more})`

const shown = shownAs()
const aWhile = "(?:a (?:few|couple of) seconds|a (?:short )?(?:while|moment)|some time)"
const left = `(?:${shown}|(?:is|are|should be) left|remains?|should remain|stays?)`

/** `"A", "B" and "C"` as its parts. */
const partsOf = (list: string): ReadonlyArray<string> => list.split(/,? and |, ?/)

const kindOf = (list: string): string | undefined =>
  new RegExp(`^(?:the )?((?:[a-z]+ )?[a-z]+) ${LITERAL}`).exec(list)?.[1]

/** Each of them is there, and no other of its kind. */
const only = (list: string, place: string): string | undefined => {
  const kind = kindOf(list)
  const parts = partsOf(list)
  if (!parts.some((part) => new RegExp(LITERAL).test(part)) && !/^(?:the )?[A-Z]/.test(list)) return undefined
  const where = place === "" ? "" : ` ${place}`
  const noun = kind === undefined ? "item" : kind.replace(/s$/, "")
  const count =
    parts.length === 1 ? `there is exactly 1 ${noun}` : `there are exactly ${parts.length} ${noun}s`
  return `I see ${list}${where}; ${count}${where}`
}

const predicates =
  /(?<![\p{L}-])(?:is|are|was|were|has|have|had|should|must|will|can|does|do|did|not|no|never|only|if|unless|until|when|once|after|before|while|without)(?![\p{L}-])/iu
const moving =
  /^(?:comes?|goes|went|appears?|shows?|reads?|says?|holds?|stays?|remains?|ends?|opens?|closes)$/iu

/** What stands before a name and tells only which one is meant, or how: `the newest notice`, `in the end`; no statement and no deed. */
const saysNothing = (said: string): boolean =>
  !/[,;:]/u.test(said) &&
  !predicates.test(said) &&
  !beginsWithVerb(said) &&
  !said.split(" ").some((word) => moving.test(word))

/** A pattern over the whole clause, and what it becomes; undefined leaves it as it is. */
export const wordings: ReadonlyArray<readonly [RegExp, By]> = [
  [
    pattern(
      `(.+?) (?:is|are|should be|appears?|should appear|is shown|is displayed|is added|shows up|stands) (?:now )?at the (end|bottom|top|beginning|start) of (.+)`
    ),
    (thing = "", end = "", list = "") =>
      /\b(?:page|screen|window|view)$/u.test(list) && isAnnounced(thing)
        ? `${thing} is shown`
        : `${thing} is the ${/end|bottom/.test(end) ? "last" : "first"} item in ${list}`
  ],
  [
    pattern(
      `(?:I |we |you |the user )?(increase|raise|increment|bump|decrease|lower|reduce|decrement)s?(?: the)?(?: (?:number|amount|quantity|count|value) (?:of|for))? (@|[A-Za-z](?:(?! by )[\\w' -])*?) by (one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})(?: (?:with|using|by clicking|by pressing|via) the (?:@|\\+|-|−|–|plus|minus)(?:(?: and (?:@|-|−|–|minus))? (?:buttons?|icons?|signs?))?)?`
    ),
    (verb = "", thing = "", count = "") =>
      `click the ${/^(?:incr|rais|bump)/i.test(verb) ? "plus" : "minus"} button next to ${thing}${/^(?:one|1)$/.test(count) ? "" : ` ${count} times`}`
  ],
  [pattern(`after (?:(?:an?|the) )?(?:page )?(?:refresh|reload),? (.+)`), "reload the page, then $1"],
  [pattern(`after (?:refreshing|reloading)(?: the page)?,? (?!I )(.+)`), "reload the page, then $1"],
  [
    pattern(`(.+?),? after (?:(?:an?|the) )?(?:page )?(?:refresh|reload)(?: of the page)?`),
    "reload the page, then $1"
  ],
  [pattern(`(.+?),? after (?:refreshing|reloading)(?: (?:the|this) page)?`), "reload the page, then $1"],
  // How a dialog of the browser is answered, beside what opens it.
  [
    pattern(`(.+?),? \\((?:and |then )?((?:confirm|accept|dismiss|cancel|press|click|answer) [^()]+)\\)`),
    "$1, then $2"
  ],
  [pattern(`(.+?),? and (?:then )?say (yes|no|OK|ok)`), "$1, then answer $2"],
  [
    pattern(
      `(.+?),? (accepting|confirming|dismissing|cancel+ing|declining|rejecting) ((?:the )?(?:[a-z]+ )?(?:dialog|alert|prompt|pop-?up|confirmation|question))`
    ),
    (deed = "", how = "", box = "") =>
      `${deed}, then ${/^(?:acc|conf)/.test(how) ? "accept" : "dismiss"} ${box}`
  ],
  [pattern(`(.+) after ${aWhile}`), "$1"],
  [
    pattern(
      `(?:the )?focus (?:is|should be|moves|jumps|goes|is set|is placed|is moved) (?:on|to|in|into) (.+)`
    ),
    "$1 is focused"
  ],
  // "The amount of 4000 has not been lost: the field still contains it."
  [
    pattern(
      `(?:the |my )?.{0,40}?(#)(?: .{1,60})? (?:is|are|was|were|has|have)(?: not| still| also| again)*(?: been)? (?:lost|kept|preserved|retained|remembered|cleared|saved|there|forgotten|reset|gone)[:;,] (.+ (?:contains?|shows?|holds?|has)) (?:it|that|this|that value)`
    ),
    (value = "", said = "") => (/[\d\uE000-\uF8FF]/u.test(value) ? `${said} ${value}` : undefined)
  ],
  [
    pattern(
      `(.+) (?:is|are|should be|must be|gets?) (?:now )?(?:shown|displayed|visible)(?: (together|along) with) ((?:an?|the|two|three) .+|@)`
    ),
    (thing = "", _with = "", other = "") => `${thing} is shown; ${other.replace(/^an? /, "the ")} is shown`
  ],
  // "A toast "Removed" with an Undo button pops up": both are there.
  [
    pattern(
      `((?:an?|the) .*@) with (?:an?|the) ((?:@|[A-Z]\\w*)(?: [A-Z]\\w*)* (?:button|link|icon|checkbox|tab|field)) (?:(?:is|are|should be|must be) (?:now )?(?:shown|displayed|visible)|(?:should |must |will )?(?:appears?|pops? up|shows? up|comes? up|opens?))(?: (?:in|at|on) .+)?`
    ),
    "$1 is shown; the $2 is shown"
  ],
  [
    pattern(
      `(.+) (?:is|are|should be|must be|gets?) (?:now )?(?:marked|labell?ed|flagged|tagged)(?: as| with)? (@)`
    ),
    "$1 contains $2"
  ],
  [
    pattern(
      `(drag|move) (.+?) to the (?:very )?(?:top|bottom|start|end|front)(?: of .+?)?,? ?(?:on ?to|over) (.+)`
    ),
    "$1 $2 onto $3"
  ],
  [
    pattern(
      `(?:the )?(first|second|third|fourth) (entry|item|row|card|result|option|element) (.*?) ?(?:is|should be|must be) (?:now )?(@|[A-Z][^,]*),? followed by (@|[A-Z].*)`
    ),
    (nth = "", noun = "", place = "", one = "", other = "") => {
      const next: Readonly<Record<string, string>> = {
        first: "second",
        second: "third",
        third: "fourth",
        fourth: "fifth"
      }
      const where = place === "" ? "" : ` ${place}`
      return `${one} is the ${nth} ${noun}${where}; ${other} is the ${next[nth] ?? ""} ${noun}${where}`
    }
  ],
  [
    pattern(`(?!(?:the |an? )?user )(.+?) (?:replaces|has replaced|takes the place of) (?!it$)(.+)`),
    (thing = "", old = "") => `${thing} is shown; ${old} is no longer shown`
  ],
  [
    pattern(
      `(?!(?:the |an? )?user )(.+?) (?:is|was|gets|has been|should be|must be) (?:now )?replaced (?:by|with) (?:an? |the )?((?:@|[A-Z]).*)`
    ),
    (old = "", thing = "") => `${thing} is shown; ${old} is no longer shown`
  ],
  [
    pattern(
      `(?:an?|the) ([a-z]+(?: [a-z]+)??) of (#) (?:is|has been|was|gets) (?:applied|added|charged|deducted)`
    ),
    "the $1 shows $2"
  ],
  [pattern(`after ${aWhile},? (.+)`), "$1"],
  // What is done, said of the thing.
  [
    pattern(
      `(.+?) (?:is|gets) (?:changed|set|edited|updated) to (#.*?|[A-Z][\\w ]*?),? and (?:then )?(.+?) (?:is|gets) (?:clicked|pressed|tapped)`
    ),
    "change $1 to $2; click $3"
  ],
  // "$154, also in dollars": the sign of the amount says so already.
  [pattern(`(.+\\$ ?\\d(?:[\\d.,]*\\d)?),? (?:also |again |now )?in (?:US )?dollars`), "$1"],
  [pattern(`(.+(?:€ ?\\d(?:[\\d.,]*\\d)?|\\d ?€)),? (?:also |again |now )?in euros?`), "$1"],
  [pattern(`(.+£ ?\\d(?:[\\d.,]*\\d)?),? (?:also |again |now )?in (?:British )?pounds`), "$1"],
  [
    pattern(
      `(.+) (?:is|are|should be|must be) (?:now )?the (?:currently )?selected (?:option|value|tab|item|choice)`
    ),
    "$1 is selected"
  ],
  [
    pattern(`(?:the )?selected (?:option|value)(?: (?:in|of) (?:the )?(.+))? (?:is|should be) (#)`),
    (place = "", value = "") => (place === "" ? `${value} is selected` : `the value of ${place} is ${value}`)
  ],
  [
    pattern(
      `(\\d+|one|two|three|four|five|six) (rows?|items?|files?|tasks?|checkboxes|boxes|cards?|messages?|options?|records?|entries) (?:is|are|should be) (selected|checked|ticked)`
    ),
    "there are $1 $3 $2"
  ],
  [
    pattern(
      `only (?:the )?([a-z]+(?: [a-z]+)?) (?:that )?(?:contain(?:ing|s)?|with|match(?:ing|es)?|that (?:contain|match)) (@)(?: in (?:their|the|its) ([a-z]+))? ${left}`
    ),
    // "In their title" is no other place on them.
    (things = "", words = "", part = "") =>
      part === ""
        ? `all ${things} contain ${words}`
        : `the ${/^(?:titles?|headings?|headlines?)$/u.test(part) ? "heading" : part} in all ${things} contains ${words}`
  ],
  [
    pattern(
      `only ((?:the )?(?:.*@.*|(?:the )?[A-Z].*?)) ${left}(?: (?:in|on|under) (?!the page|the screen)(.+))?`
    ),
    (list = "", place = "") => only(list, place === "" ? "" : `in ${place}`)
  ],
  [
    pattern(`(?:there (?:is|are) )?only ((?:the )?@(?:(?:, | and |, and )@)*)(?: left)? in (.+)`),
    (list = "", place = "") => only(list, `in ${place}`)
  ],
  [
    pattern(`only (?:the )?([a-z]+(?: [a-z]+)?) ${left}: (.+)`),
    (things = "", list = "") => {
      const parts = partsOf(list)
      return parts.every(beginsName)
        ? `I see ${list}; there are exactly ${parts.length} ${things.split(" ").at(-1)}`
        : undefined
    }
  ],
  [
    pattern(
      `(?:there (?:is|are) )?(?:exactly|only|just) (one|two|three|four|five|six|seven|eight|nine|ten|\\d+) ([a-z]+(?: [a-z]+)??)(?: ${left})?(?:,? (?:namely|which are|these are)[:,]?|,|:| -|,? \\(?i\\.e\\.) (@(?:(?:, | and |, and )@)*)`
    ),
    "I see exactly $1 $2: $3"
  ],
  [
    pattern(
      `(there (?:is|are) (?:exactly |only )?\\S+ (\\w+?)s?(?: in [\\w ]+)?), all (?:with|having) (?:the )?(.+)`
    ),
    "$1; all $2s have the $3"
  ],
  [
    pattern(
      `(?:the )?(\\w+(?:st|nd|rd|th)|first|second|third|fourth|fifth|last) (row|item|entry|line|result|card): (@(?:(?:, ?| and |, and )@)*)`
    ),
    (ordinal = "", thing = "", list = "") =>
      partsOf(list)
        .map((part) => `the ${ordinal} ${thing} contains ${part}`)
        .join("; ")
  ],
  [
    pattern(
      `(.+?) (shows?|displays?|has|have|contains?|bears?|should show|should display|should have) (?:an? )?(?:badge|bubble|counter)(?: (?:with|of|showing|saying|that says))?(?: the)?(?: (?:number|count|value|text))?(?: of)? (#)`
    ),
    "the badge of $1 shows $3"
  ],
  [
    pattern(`(.+?) (is|are|should be) (?:at )?(\\d{1,3} ?%) (?:complete[d]?|done|finished|full|filled)`),
    "$1 should show $3"
  ],
  [
    pattern(`(.+?) (?:is|are|should be|has been|was) (?:now )?assigned to (.+)`),
    (a = "", b = "") =>
      /^(?:it|this|that|(?:the |this |that )?(?:\w+ )?(?:task|card|ticket|issue|item|bug|story|case|lead|deal)\b.*)$/i.test(
        b
      )
        ? `${b} shows ${a}`
        : `${a} shows ${b}`
  ],
  // "The night shift is covered by Ada Byron"; what lies over a button is nobody.
  [
    pattern(
      `(.+?) (?:is|are|should be|has been|was) ((?:now |still )?)(?:covered|staffed|manned) by (\\p{Lu}\\p{Ll}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){1,2})`
    ),
    "$1 $2shows $3"
  ],
  [
    pattern(
      `(.+?) (?:is|are|should be|must be) (sold out|out of stock|in stock|overdue|unpaid|fully booked|on sale|discontinued|unavailable)`
    ),
    (thing = "", state = "") =>
      /^(?:only |just |exactly )?(?:\d+|one(?! of)|two|three|no) /iu.test(thing)
        ? undefined
        : `${thing} should show ${state.slice(0, 1).toUpperCase()}${state.slice(1)}`
  ],
  [
    pattern(
      `(?:shows?|displays?|lists?) (?!\\d+ (?:[a-z]+ )?per )((?:\\d+|one|two|three|four|five|six|no) [a-z ]+)`
    ),
    "I see $1"
  ],
  [
    pattern(
      `(?:the )?(?:search )?results?(?: page| list)? (?:shows?|displays?|should show) ((?:exactly |only )?(?:\\d+|one|two|three|four|five|six) [a-z ]+)`
    ),
    "there are $1"
  ],
  [
    pattern(`(.+?) (?:reaches|reached|gets to|has reached|arrives at|hits) (\\p{Sc}?\\d[\\d.,]*\\s?%?)`),
    "$1 shows $2"
  ],
  [
    pattern(`(.+?) (?:is|are|should be) back(?: again)?(?: ((?:in|on) (?!(?:All|Any|None|No|Every) ).+))?`),
    (thing = "", place = "") => (isPerson(thing) ? undefined : `${thing} is shown ${place}`.trim())
  ],
  [
    pattern(
      `(all|every|each)(?: of)?(?: the)? ([a-z]+(?: [a-z]+)?) (?:costs?|should cost|must cost|is priced|are priced) (?:at )?((?:less|more|at least|at most|no more|under|over|below|above)(?: than)? .+)`
    ),
    "the price in $1 $2 is $3"
  ],
  [
    pattern(
      `(all|every|each)(?: of)?(?: the)? ([a-z]+(?: [a-z]+)?) (?:has|have|should have|must have) an? ([a-z]+(?: [a-z]+)??) (?:of )?((?:less|more|at least|at most|no more|under|over|below|above)(?: than)? #)`
    ),
    "the $3 in $1 $2 is $4"
  ],
  [pattern(`([A-Z][\\w' -]{1,30}): (\\p{Sc}\\s?\\d[\\d.,]*|-?\\d[\\d.,]*\\s?\\p{Sc})`), "$1 is $2"],
  [
    pattern(`([^\uE000-\uF8FF]+), (@),? ((?:is|are|should|must|appears|gets) .+)`),
    (said = "", name = "", rest = "") => (saysNothing(said) ? `${name} ${rest}` : undefined)
  ],
  [
    pattern(
      `(?:the |an? )?(?:[a-z-]+ ){0,3}(?:page|screen|view) with (?:the )?(?:main |page )?(?:heading|headline|header) (@) ${shownAs("|opened|loaded")}`
    ),
    "the heading $1 is shown"
  ],
  [
    pattern(
      `(?:a|an|one|the) (row|record|entry|item|card|line) with (@(?:(?:, | and |, and )@)+) ${shown}(?: (?:in|on) (?:the )?(?:table|list|grid|results?|page))?`
    ),
    (thing = "", list = "") => {
      const [first = "", ...rest] = partsOf(list)
      return [
        `the ${thing} ${first} is shown`,
        ...rest.map((part) => `the ${thing} ${first} contains ${part}`)
      ].join("; ")
    }
  ],
  // Of whom it is, in the same row or card.
  [
    pattern(
      `((?:the )?.*@) ${shown} (?:with|under|by|along with|together with) (?:the )?(?:author|user|username|user name|owner|sender|creator|name|poster)(?: name)? (?:of )?(@|[\\w.\\x40-]+(?: [A-Z]\\w*)?)`
    ),
    "$1 is shown; $1 shows $2"
  ],
  [
    pattern(
      `((?:the |an? )?(?:record|row|entry|line|employee|user|person|customer|contact|member|order|product|account|student|patient|booking|invoice|item|result|candidate)) with (?:the |an? )?([A-Za-z][a-z]*(?: [A-Za-z]+){0,2}?)(?: of|:| as| =)? (@|[A-Z\\d][\\w.\\x40-]*(?: [A-Z][\\w.-]*){0,2}) ${shown}(?: (?:in|on) (?:the )?(?:table|list|grid|results?|search results|page|records?))?`
    ),
    (_noun = "", attribute = "", value = "") =>
      /^(?:text|name|title|label|value|words?|content)$/i.test(attribute)
        ? undefined
        : `I see a row with ${value} in the ${attribute} column`
  ],
  [
    pattern(
      `(.+?) (?:now )?(shows|show|displays|has|lists) (.+?) with (?:an? |the )(?:[a-z]+ ){0,2}[a-z]+ of (#)`
    ),
    "$1 $2 $3; $1 $2 $4"
  ],
  [
    pattern(
      `((?:the |that )?(?:\\w+ )?(?:row|card|entry|line|item)(?: (?:for|of) .+?)?) (shows?|has|displays?) ((?:the )?[a-z ]+ #(?:(?:, | and |, and )(?:the )?[a-z ]+ #)+)`
    ),
    (row = "", verb = "", details = "") =>
      details
        .split(/, (?:and )?| and /)
        .map((detail) => `${row} ${verb} ${detail}`)
        .join("; ")
  ],
  [
    pattern(
      `(?:the |a )?(?:page|site|app|application)(?: is)? (?:loads|loaded|opens|opened)(?: up)? (?:without (?:any )?(?:errors?|problems?|issues?))`
    ),
    "there are no console errors"
  ],
  [
    pattern(`(.+?) (?:is|are|should be) in (?:the|this) (?:following )?order:? (.+)`),
    (_things = "", list = "") => inOrder(list)
  ],
  [pattern(`the order(?: of [\\w ]+)? (?:is|should be)(?: now)?:? (.+,.+)`), (list = "") => inOrder(list)],
  [
    pattern(`(click|select|choose|open|press|tap|pick)(?: on)? the [a-z][a-z ]+ \\((@|[A-Z][^()]{1,60})\\)`),
    (verb = "", name = "") => `${verb} ${name}`
  ],
  [pattern(`(?:right[- ]click|rightclick) (?:inside|within|in|into|anywhere in) (.+)`), "right-click $1"],
  [
    pattern(
      `(.+),? (?:if|when) (?:asked|prompted|requested|necessary|needed|required|applicable|shown|visible|present|displayed|available|there is one|any)`
    ),
    "$1 if it is shown"
  ],
  [
    pattern(
      `(?:a|the) new (?:browser )?(?:tab|window) (?:is )?(?:opens|opened|appears)(?: up)?,? (?:with|showing|containing|saying) (?:the )?(heading|text|message|page heading|header)? ?(@)`
    ),
    (kind = "", text = "") =>
      `switch to the new tab and verify that ${/head/i.test(kind) ? `the heading ${text}` : text} is shown`
  ],
  [
    pattern(`(.+?) (?:is|are|should be) (?:unchanged|unaffected|not changed|still the same): (#)`),
    "$1 is still $2"
  ],
  [
    pattern(
      `(?:the )?(?:user|I) (?:remains?|stays?|is still|am still) (?:on|in) (the .*(?:form|dialog|modal|step|section|tab|wizard))`
    ),
    "$1 is still shown"
  ]
]

const inOrder = (list: string): string | undefined => {
  const parts = partsOf(list)
  if (parts.length < 2 || !parts.every(beginsName)) return undefined
  return parts
    .slice(1)
    .map((part, n) => `${parts[n] ?? ""} comes before ${part}`)
    .join("; ")
}
