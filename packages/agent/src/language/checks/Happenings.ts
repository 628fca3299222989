/** What comes up, goes, moves and changes, in the words that people have for it, as statements that the forms know. */
import { partsOf } from "../words/Enumerations.js"
import { isLiteral, LITERAL } from "../words/Literals.js"
import { type By, pattern, VALUE } from "../words/Pattern.js"
import { verbOf } from "../words/Verbs.js"
import { countOf } from "../words/Words.js"

const N = "(\\d{1,6}|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
const be = "(?:is|are|was|were|should be|must be|will be|has been|have been|gets?|got)"
const now = "(?:now |still |also |already |then |just |again )?"
const NAME = "(?:@|[A-Z][^\\s,;:]*(?: [^\\s,;:]+){0,8}?|[a-z]+[-_][\\w-]*|[\\w-]*\\d[\\w-]*)"
const holder =
  "((?:the |this |my )?(?:[a-z-]+ ){0,3}?(?:table|list|grid|view|page|results?|log|overview|selection|board|feed|inbox|queue|catalogue|catalog|gallery))"

const onPage = (place: string, word = "in"): string =>
  place === "" || /^(?:the |this )?(?:page|screen|view)$/u.test(place) ? "" : ` ${word} ${place}`

/** A command is no statement: `move the card to Done`. */
const isDeed = (thing: string): boolean => {
  const first = /^[A-Za-z-]+/u.exec(thing)?.[0] ?? ""
  return (
    /^(?:I|we|you|they|he|she|(?:the |a )?user|focus)(?: |$)/iu.test(thing) ||
    (/^[a-z]/u.test(thing) && verbOf(first)?.form === "base")
  )
}

const places = /^(?:the )?(?:page|screen|view|url|address|browser|app|application|site)$/u

const tally = /^(?:the )?(?:total )?(?:number|count|amount) of (?:the )?(.+)$/u

/** `the number of entries went up to 4 entries`, `the badge drops to 1`. */
const changed = (thing: string, value: string): string | undefined => {
  // "A dialog tells me $9 will go to Ada" tells of another change than its own.
  if (
    isDeed(thing) ||
    places.test(thing) ||
    / (?:tells?|says?|reads?|states?|mentions?|warns?) /u.test(thing)
  )
    return undefined
  const counted = tally.exec(thing)?.[1]
  const number = /^(?:exactly )?(\d{1,6})(?: [a-z ]+)?$/u.exec(value)?.[1]
  if (counted !== undefined && number !== undefined) return `there are exactly ${number} ${counted}`
  return `${thing} is ${value}`
}

const list = `${NAME}(?:(?:, and | and |, )${NAME})*`

/** Each of what is left is there, and they are so many. */
const exactly = (count: string, kind: string, names: string, place: string): string | undefined => {
  const parts = partsOf(names)
  const things = /^(?:one|1)$/u.test(count) ? kind.replace(/s$/u, "") : kind
  // Of two things both are told: a list of one is cut off.
  if (parts.length < (countOf(count) ?? 0)) return undefined
  if (!parts.every((part) => new RegExp(`^(?:the )?(?:${LITERAL}|[A-Z]|\\S*\\d|[a-z]+-)`, "u").test(part)))
    return undefined
  return [
    `there are exactly ${count} ${things}${place}`,
    ...parts.map((part) => `${part} is shown${place}`)
  ].join("; ")
}

const nextTo: Readonly<Record<string, string>> = { after: "after", below: "after", under: "after", behind: "after", before: "before", above: "before" } // prettier-ignore

const direct = (one: string, side: string, other: string): string | undefined => {
  if (isDeed(one)) return undefined
  return nextTo[side] === "after"
    ? `${other} comes directly before ${one}`
    : `${one} comes directly before ${other}`
}

const going =
  "(?:changes?|changed|switch(?:es|ed)?|turn(?:s|ed)?|updates?|updated|flips?|flipped|goes|go|went|gone|returns?|returned|drops?|dropped|falls?|fell|fallen|rises?|rose|risen|climbs?|climbed|increases?|increased|decreases?|decreased|jumps?|jumped|shrinks?|shrank|grows?|grew|reverts?|reverted|moves? (?:up|down)|moved (?:up|down)|comes? down|came down)"

/** On which day something starts is more than that the day is named. */
const day =
  "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:\\d{1,2}(?:st|nd|rd|th|\\.)? )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\\d{4}-|\\d{1,2}[./]"

const I = "(?:I|[Ww]e|[Yy]ou|[Tt]he user|user)"
const notice =
  "(?:message|error|warning|toast|snackbar|notification|notice|alert|hint|banner|confirmation|note|pop-?up|dialog|modal|tooltip|prompt|reminder)"

export const happenings: ReadonlyArray<readonly [RegExp, By]> = [
  // What it is on when it opens is what one sees there.
  [
    pattern(
      `(?:the |my )?(?:[a-z]+ ){0,2}[a-z]+ (?:opens|starts|begins|should open|should start|must open) on (@|(?!${day})[A-Z\\d][^,;]*)`
    ),
    "$1 is shown"
  ],
  [
    pattern(
      `((?:the |an? )?(?:[a-z]+ )?(?:error|message|warning|hint|note|text)) (@) ((?:is|should be|appears|shows up)(?: (?:now|shown|displayed|visible))*) (for|under|below|next to|beside|at|by) (.+?),? and (@) (for|under|below|next to|beside|at|by) (.+)`
    ),
    "$1 $2 $3 $4 $5; $1 $6 $3 $7 $8"
  ],
  [
    pattern(`(?:the )?(.+?) tab (?:shows|says|displays|has) (\\d{1,5}) ([a-z]+)`),
    (name = "", count = "", noun = "") =>
      name.toLowerCase().includes(noun.replace(/s$/u, "")) ? `the ${name} tab shows ${count}` : undefined
  ],
  [
    pattern(`((?:(?!, ).)+?) (?:is|are|should be) (?:now )?back (?:to|at|on) (#(?:(?!, and ).)*)`),
    "the value of $1 is $2"
  ],
  // What one gets, reads and is told.
  [
    pattern(
      `${I} (?:should |must |will |can |then |now |also )*(?:gets?|got|receives?|received) ((?:an? |the |my )?(?:[a-z-]+ ){0,3}${notice}(?: .+)?)`
    ),
    (what = "") =>
      new RegExp(`${LITERAL}|saying|reading|that says|telling`, "u").test(what) || /^an? /u.test(what)
        ? `I should see ${what}`
        : undefined
  ],
  [
    pattern(
      `${I} (?:should |must |will )?(?:be |am |are |is |gets? |got )(?:then |now |also )*(?:told|asked|informed|warned|notified|prompted|alerted|reminded|greeted)(?: to| with| by| that)? (@)`
    ),
    "I should see $1"
  ],
  [
    pattern(`${I} (?:should |can |could |must |will |am able to )*(?:now |then |also )?reads? (@(?: .+)?)`),
    "I should see $1"
  ],
  [
    pattern(
      `((?:an?|the|one|another) .+?) (?:now )?(?:tells|informs|reminds|shows|gives|asks|warns) (?:me|us|you|the user)(?: that|:)? (@|\\d.*)`
    ),
    (box = "", said = "") =>
      /^an? (?:[a-z-]+ )*(?:message|toast|notification|snackbar|alert|note|hint|banner|warning|error|notice)$/u.test(
        box
      ) && isLiteral(said)
        ? `${box} ${said} is shown`
        : `${box} says ${said}`
  ],
  [
    pattern(
      `((?:an?|the) (?:[a-z]+ )?(?:dialog|modal|pop-?up|window|panel|box|drawer|sheet|prompt|message)) ((?:titled|called|named|entitled) @)(?: (?:opens|appears|comes up|pops up|shows up|is shown|is displayed))?,? (?:and )?(?:warns|warning|says|saying|tells|telling|asks|asking|explains|explaining|mentions|mentioning|states|stating|informs|informing|reminds|reminding)(?: (?:me|us|you|the user))? (that|whether|if) (.+)`
    ),
    (box = "", title = "", _that = "", said = "") =>
      `${box} ${title} is shown; ${box.replace(/^an? /u, "the ")} says that ${said}`
  ],
  [
    pattern(
      `(${N} [a-z]+ (?:are|is) (?:listed|shown|displayed|there)),? (?:but |and )?none (?:of them |of which )?(?:with|having|has|have|shows?|showing) (?:an? |the |any )?(.+)`
    ),
    (things = "", _count = "", what = "") => `${things}; there is no ${what}`
  ],
  [
    pattern(
      `(?:the )?(?:page )?address (?:now )?(ends with|contains|includes|has|becomes|is) ([\\x23/]\\S+)`
    ),
    "the url $1 $2"
  ],
  [
    pattern(`(?:the |my )?(.+?) (is|are)( not)? (?:yet )?(?:accepted|agreed to|consented to)(?: yet)?`),
    (thing = "", be = "", not = "") =>
      /\b(?:policy|terms|conditions|agreement|rules|consent|notice)\b/u.test(thing)
        ? `the ${thing} checkbox ${be}${not} checked`
        : undefined
  ],
  [
    pattern(
      `(.+?),? (?:(?:for )?as long as|since|because|given that) ((?:the|an?|my|no|it|its|there|nothing|@|[A-Z]).*)`
    ),
    (said = "", why = "") => (isDeed(said) ? undefined : `${why}; ${said}`)
  ],
  [
    pattern(
      `(?:[Ww]ait|[Hh]old on) (?:for|until) (?:an?|the) ((?:[a-z]+ )?${notice}) (?:that|saying that|telling that|which says that) (.+)`
    ),
    "wait until the $1 says that $2"
  ],
  [pattern(`look for (an? .+)`), "find $1"],
  [
    pattern(
      `(?:both|all)(?: of)?(?: the)? ([a-z]+ ?(?:errors|messages|warnings|notes|hints)|errors|messages|warnings|notes|hints) (?:(?:has|have) (?:disappeared|gone(?: away)?|vanished|been cleared)|(?:are|is) (?:now )?(?:gone|cleared|no longer (?:shown|visible|displayed|there))|disappear|go away|vanish)`
    ),
    "no $1 are shown"
  ],
  // Gone, in all its tenses.
  [
    pattern(
      `(.+?) (?:has|have|had) (?:now |just |already |all |both )*(?:disappeared|vanished|gone(?: away)?|left)(?: (?:from|off|out of) (.+))?`
    ),
    (thing = "", place = "") => (isDeed(thing) ? undefined : `${thing} is no longer shown${onPage(place)}`)
  ],
  [
    pattern(`(.+?) (?:disappeared|vanished|went away)(?: (?:from|off) (.+))?`),
    (thing = "", place = "") => (isDeed(thing) ? undefined : `${thing} is no longer shown${onPage(place)}`)
  ],
  [
    pattern(
      `(.+?) ${be} ${now}(?:off|out of|gone from|no longer part of) ((?:the|my|this|that) (?!stock).+)`
    ),
    (thing = "", place = "") => (isDeed(thing) ? undefined : `${thing} is no longer shown in ${place}`)
  ],
  [pattern(`(.+?) ${be} ${now}(?:missing|absent) from (.+)`), "$1 is not shown in $2"],
  [
    pattern(`(.+?) (?:does|do|should|must|will|did) (?:not|never|no longer) (?:show|be there)(?: up)?`),
    (thing = "") => (isDeed(thing) ? undefined : `${thing} is not shown`)
  ],
  // Come, in all its tenses.
  [
    pattern(
      `(.+?) (?:has|have) (?:now |just |already )?(?:appeared|shown up|popped up|come up|turned up)(?: (?:in|on|at) (.+))?`
    ),
    (thing = "", place = "") => (isDeed(thing) ? undefined : `${thing} is shown${onPage(place)}`)
  ],
  [
    pattern(
      `(.+?) ${be} ${now}(?:given|provided|issued|quoted|stated|mentioned|presented|handed out|indicated)(?: (?:in|on|at) (.+))?`
    ),
    (thing = "", place = "") =>
      new RegExp(`${LITERAL}|\\d`, "u").test(thing) && !isDeed(thing)
        ? `${thing} is shown${onPage(place)}`
        : undefined
  ],
  [
    pattern(
      `(.+?) gets (added|created|saved|listed|removed|deleted|checked|ticked|selected|disabled|enabled)(?: (.+))?`
    ),
    (thing = "", what = "", place = "") =>
      isDeed(thing)
        ? undefined
        : /^(?:added|created|listed)$/u.test(what)
          ? `${thing} is shown ${place.replace(/^to /u, "in ")}`
          : `${thing} is ${what} ${place}`
  ],
  [
    pattern(
      `(.+?) ((?:should |must |will |does |do )?(?:not |no longer )?)(?:appears?|shows? up|is|are) (?:listed |shown )?(?:among|amongst) (.+)`
    ),
    (thing = "", how = "", place = "") =>
      isDeed(thing)
        ? undefined
        : `${thing} is ${/no longer/u.test(how) ? "no longer " : /not/u.test(how) ? "not " : ""}shown in ${place}`
  ],
  [pattern(`the one (?:for|from|on|of|with|called|named) (.+? (?:is|comes|stands|should be) .+)`), "$1"],
  // What stays.
  [
    pattern(
      `(?:the |all |my )?(?:${N}) ([a-z]+(?: [a-z]+)??) (?:should |must |will )?${now}(?:(?:remain|stay|be (?:there|left))s?|(?:is|are) (?:now |still )*left)`
    ),
    "there are exactly $1 $2"
  ],
  [
    pattern(
      `(.+?) (?:stays?|remains?|should stay|should remain|must stay|must remain) (in|on) ((?:the|my) (?!same ).+)`
    ),
    (thing = "", word = "", place = "") =>
      isDeed(thing) || /^(?:the )?(?:[\w-]+ )*(?:page|screen)$/u.test(place)
        ? undefined
        : `${thing} is still shown ${word} ${place}`
  ],
  [
    pattern(
      `(?:(?:I|[Ww]e) (?:would )?expect )?(.+?) (?:to have kept|has kept|have kept|kept|keeps|should keep|must keep|retains?|has retained) (#.*)`
    ),
    (thing = "", value = "") => (isDeed(thing) ? undefined : `${thing} still shows ${value}`)
  ],
  // How many there are.
  [
    pattern(
      `${I} (?:should |must |can |will )?(?:now )?(?:count|counts|find|finds|end up with|am left with|be left with|are left with|is left with) (?:exactly |only |just |a total of )?${N} ([a-z]+(?: [a-z]+){0,2})`
    ),
    (count = "", things = "") => `there are exactly ${count} ${things}`
  ],
  [
    pattern(
      `${holder} (?:is|are|has been|gets|should be|was)? ?(?:now )?(?:down|narrows?(?: down)?|narrowed(?: down)?|reduced|limited|filtered(?: down)?|cut(?: down)?|shrinks|shrunk|trimmed) to (?:exactly |only |just )?${N} ([a-z]+(?: [a-z]+)?)`
    ),
    (place = "", count = "", things = "") => `there are exactly ${count} ${things}${onPage(place)}`
  ],
  [
    pattern(`(?:the )?(?:total )?(?:number|count) of (?:the )?([a-z ]+?) (?:${be}|equals) ${N}(?: \\1)?`),
    "there are exactly $2 $1"
  ],
  [
    pattern(
      `(?:there (?:is|are|should be|must be) )?${now}(?:exactly |only |just )?${N} ([a-z]+(?: [a-z]+)??)(?: (?:${be} (?:now )?(?:left|shown|listed|displayed|there)|left|remains?|should remain))?(?: (in|on|under) ([^,:]+?))?(?:, | ?: ?| - )(?:namely |which (?:is|are) )?(${list})`
    ),
    (count = "", things = "", word = "", place = "", names = "") =>
      exactly(count, things, names, place === "" ? "" : ` ${word} ${place}`)
  ],
  [
    pattern(
      `(?:only|just) (${list}) (?:${be} (?:now )?(?:listed|shown|displayed|visible|left|there)|remains?)(?: in (.+))?`
    ),
    (names = "", place = "") => {
      const parts = partsOf(names)
      return parts.length > 1 || /\d|[a-z]-/u.test(names)
        ? exactly(String(parts.length), "items", names, place === "" ? "" : ` in ${place}`)
        : undefined
    }
  ],
  [
    pattern(
      `${holder} (?:consists of|is made up of|holds|contains|has|shows|lists) (?:only |just )?(${NAME}) followed by (${NAME})(?:,? and (?:then )?(nothing else|no other|no others|no more))?`
    ),
    (place = "", one = "", other = "", rest = "") =>
      `${one} is the first item${onPage(place)}; ${other} is the second item${onPage(place)}` +
      (rest === "" ? "" : `; there are exactly 2 items${onPage(place)}`)
  ],
  // Where it stands.
  [
    pattern(
      `(.+?) (?:sits|stands|is found|is listed|is placed|is located|ranks|comes|should be listed|should come) ${now}at the (top|bottom|beginning|start|end) of (.+)`
    ),
    (thing = "", end = "", place = "") =>
      isDeed(thing) ? undefined : `${thing} is at the ${end} of ${place}`
  ],
  [
    pattern(
      `(.+?) is ${now}at the (top|bottom) of (.+?) with (?:the |an? )?([a-z]+(?: [a-z]+)?) (@|[A-Z\\d].*)`
    ),
    "$1 is at the $2 of $3; the $4 of $1 is $5"
  ],
  [
    pattern(
      `(.+?) (?:comes?|is|follows|stands|is listed|should come|should be|appears?) ${now}(?:right|directly|immediately|straight|just) (after|below|under|behind|before|above) (.+)`
    ),
    (one = "", side = "", other = "") => direct(one, side, other)
  ],
  [
    pattern(
      `the first (.+?) in (.+?) (?:is|should be|should now be|must be) (?:now )?(@|[A-Z].*?) with (\\d[\\d.,]*) ([a-z]+s?)`
    ),
    "$3 is the first $1 in $2; the $5 of $3 is $4"
  ],
  [
    pattern(`(.+ (?:is|should be) )(@|[A-Z][^,]*), which (?:has|shows|counts) (\\d[\\d.,]*) ([a-z]+s?)`),
    "$1$2; the $4 of $2 is $3"
  ],
  [
    pattern(`(.+ (?:is|should be) )(@|[A-Z][^,]*), which ((?:has|shows|is|costs|says|reads) .+)`),
    "$1$2; $2 $3"
  ],
  [
    pattern(
      `(.+?) (?:shows|has|contains|lists|displays) ${N} ([a-z]+(?: [a-z]+)?), (${NAME}) (?:first|on top|at the top)`
    ),
    "$1 shows $2 $3; $4 is the first"
  ],
  [
    pattern(`(.+?) ${be} ${now}(?:only )?for (#.*|\\d.*)`),
    (thing = "", value = "") =>
      isDeed(thing) || !/\d|[\uE000-\uF8FF]/u.test(value) ? undefined : `${thing} shows ${value}`
  ],
  // What it comes to.
  [
    pattern(
      `(.+?) (?:(?:has|have|had|should|must|will) )?${now}${going} (?:up |down |back |over )?(?:to|into) (?:be )?(#.*|[A-Z].*)`
    ),
    (thing = "", value = "") => changed(thing, value)
  ],
  [
    pattern(
      `(.+?) (?:starts? (?:out |off )?(?:at|with|from)|begins? (?:at|with)|stands at|sits at|stood at|started at|is at|are at|reads at|should be at|should stand at) (-?\\d[\\d.,]*(?:\\s?(?:%|°\\s?[CF]|\\p{Sc}|[A-Za-z]{1,4}))?|\\p{Sc}\\d[\\d.,]*)`
    ),
    (thing = "", value = "") =>
      isDeed(thing) || /slider|page|url|address|volume|zoom/iu.test(thing)
        ? undefined
        : `${thing} shows ${value}`
  ],
  [
    pattern(
      `${N} ([a-z]+) (?:are|is) (?:counted|reported|shown|tallied) (?:under|as|for) ([A-Z\\uE000-\\uF8FF].*?)(?:,? and (?:still )?${N} (?:under|as|for) ([A-Z\\uE000-\\uF8FF].*))?`
    ),
    (count = "", _things = "", label = "", other = "", second = "") =>
      `${label} shows ${count}${second === "" ? "" : `; ${second} shows ${other}`}`
  ],
  [
    pattern(`(?:all )?(?:of )?(?:the )?${N} ([a-z]{3,}s) ${be} ${now}counted(?: again| now| there)?`),
    "there are $1 $2"
  ],
  [
    pattern(
      `(?:[Nn]othing) (?:about|of|like|regarding|mentioning) (.+?) ${be} ${now}(?:shown|visible|displayed|listed|there|left)`
    ),
    "$1 is not shown"
  ],
  [
    pattern(
      `${I} (?:should |must |can |will )?(?:now )?(?:see|sees|get|gets|find|finds) (.+?) (?:in place of|instead of|in lieu of) (.+)`
    ),
    "I see $1; $2 is not shown"
  ],
  [pattern(`should (?:now |also |then )?(?:say|read|show|display|tell(?: me)?) (.+)`), "I should see $1"],
  [
    pattern(
      `(?:should|must) (?:now |also |then )?(be|have|contain|stay|become|disappear|appear|open|close)(.*)`
    ),
    "it should $1$2"
  ],
  [
    pattern(
      `(there (?:is|are|should be|must be) .+?), (?:with )?the (first|last|second) (?:one|of them)(?: .+?)?: (@)`
    ),
    "$1; the $2 one is $3"
  ],
  [
    pattern(
      `(?:the |an? )?(.+?) (opens|appears|comes up|pops up|shows up|is shown|is displayed)( (?:below|above|under|next to|beside|in|on|at) .+?)? with (?:exactly )?${N} ([a-z]+)`
    ),
    "the $1 $2$3; there are exactly $4 $5 in the $1"
  ],
  [
    pattern(`(?:the )?(${VALUE}) (?:replaces|took the place of) (?:the )?(${VALUE})`),
    "$1 is shown; $2 is not shown"
  ]
]
