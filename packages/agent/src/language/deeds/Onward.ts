/** Deeds in the many words that people have for them: `go on`, `opt for B`, `request a refill of C`. */
import { LITERAL } from "../words/Literals.js"
import { type By, pattern } from "../words/Pattern.js"
import { countOf } from "../words/Words.js"

const who = "(?:I |we |you |the user |user )?"
const step =
  "(?:step|question|slide|card|photo|picture|image|screen|lesson|item|chapter|exercise|word|message|part|section|task|video|track|stage)"

const its = /\bits ([A-Za-z][\w ]*?)(?=,| and | menu|$)/u

const bases: Readonly<Record<string, string>> = {
  confirming: "confirm", clicking: "click", pressing: "press", choosing: "choose", selecting: "select", answering: "answer",
  cancelling: "cancel", accepting: "accept", entering: "enter", typing: "type", picking: "pick", tapping: "tap"
} // prettier-ignore

export const onward: ReadonlyArray<readonly [RegExp, By]> = [
  // "Go one day back with the ▯ arrow": that is what is clicked, and how often.
  [
    pattern(
      `${who}(?:go|goes|move|moves|jump|skip|step|advance|page|leaf|switch) (?:to )?(?:the |a |an )?((?:one|two|three|four|five) )?(?:[a-z]+ ){1,4}(?:with|using|via|by) the ((?:@|[A-Z][\\w'-]*)(?: [\\w'-]+){0,3}? (?:button|arrow|link|icon|chevron))(?: again)?`
    ),
    (count = "", what = "") =>
      `click the ${what}${/^(?:|one )$/u.test(count) ? "" : ` ${countOf(count.trim()) ?? 1} times`}`
  ],
  // A list is sorted by clicks on what they are made on.
  [
    pattern(
      `${who}(?:sort|order|re-?order)s? [^;,]+?, (?:with |by )?(?:just )?(one|a|a single|two|three) clicks? on (?:its |the )?([^;,]+)`
    ),
    (times = "", what = "") =>
      `click ${/^[a-z]/u.test(what) ? "the " : ""}${what}${/^(?:two|three)$/u.test(times) ? ` ${times} times` : ""}`
  ],
  [
    pattern(
      `${who}(?:add|create|enter|set|make)s? (?:the|an?) (?:new )?([a-z]+) (@|[A-Za-z\\d][\\w-]*): ((?:type|enter|put|write)s? )it (in.+)`
    ),
    (_noun = "", value = "", verb = "", rest = "") =>
      `${verb}${new RegExp(LITERAL, "u").test(value) ? value : `"${value}"`} ${rest}`
  ],
  [
    pattern(`(@|[A-Z][\\w ]*?) (?:→|->|=>|⇒) (open|click|press|select|choose|tick|tap|expand) (?:it|on it)`),
    "$2 $1"
  ],
  [
    pattern(`([^;]+?),? (?:(?:but|and|only|then) )?this time (${Object.keys(bases).join("|")}) (.+)`),
    (deed = "", how = "", what = "") => `${deed}; ${bases[how] ?? how} ${what}`
  ],
  [
    pattern(
      `${who}(?:sort|order)s?(?: the [a-z]+(?: [a-z]+)?)? by ((?:the )?(?:@|[^,;]+?))(?: column)? (?:by clicking|by pressing|by tapping|with a click|by a click|clicking)(?: on)? (?:the |its |that )?(?:column |table )?(?:header|heading|head|title)(?: of the column)?`
    ),
    "click the column header $1"
  ],
  [
    pattern(`(I|we|you|the user) (should|can|must|will) (?:now |then )?read ([A-Z\uE000-\uF8FF][^;]*)`),
    "$1 should see $3"
  ],
  [
    pattern(
      `${who}(change|set|update|edit|modify|rename)(?:s|es)? ((?:the |its )?[a-z][a-z -]*?|@|(?:the )?[A-Z][\\w ]*? (?:field|box|input)) (?:to|as) ([A-Z][^,;"]*? (?:to|as|in|for|with) [^,;"]*)`
    ),
    (verb = "", name = "", value = "") =>
      / (?:and|then) /u.test(value)
        ? undefined
        : `${/rename/.test(verb) ? "change" : verb} ${name} to "${value}"`
  ],
  // What is done, and how: the deeds are all there is to do.
  [
    pattern(
      `${who}[a-z]+(?:s|es)? (@|[A-Z][^:;,]*): ((?:I |we |you )?(?:open|click|press|choose|select|go|tap|pick|enter|type)(?:s|es)? .+)`
    ),
    (thing = "", how = "") => how.replace(its, `the $1 of ${thing}`)
  ],
  [
    pattern(
      `${who}(?:open|opens|bring up|start) (?:the |an? )([a-z]+) (?:form|wizard) (?:of|for) (@|[A-Z][^,;]*)`
    ),
    "start the $1 of $2"
  ],
  // What a menu offers for a thing is done to it.
  [
    pattern(
      `${who}(?:choose|select|pick|use)s? (Delete|Edit|Rename|Remove|Archive|Duplicate|Share|Copy|Restore|Cancel|Export|Print|Mute|Pin|Move|Report|Block) (?:for|on) (@|[^,;]+?)( once more| again)?`
    ),
    (verb = "", thing = "") => `${verb.toLowerCase()} ${thing}`
  ],
  // "The heart (Favourite)": the brackets tell what it is called.
  [
    pattern(
      `${who}(click|tap|press|hit|choose|select)(?:s|es)?(?: on)? the [a-z][a-z -]* \\(([A-Z][^()]{1,40})\\)( (?:of|for|in|on|next to) .+)`
    ),
    "$1 the $2 button$3"
  ],
  [
    pattern(
      `${who}(?:take|remove)s? (@|[A-Z][^,;]*?) out of (?:the |my )?[a-z][\\w ]*? by (?:clicking|pressing|tapping)(?: on)? (?:its|their) ([a-z]+?)s?`
    ),
    (list = "", control = "") =>
      list
        .split(/,? and |, /u)
        .map((one) => `click the ${control} of ${one}`)
        .join("; ")
  ],
  [
    pattern(`${who}(?:go|goes|move|moves|carry|press|read|walk) on(?: again| once more| with it)?`),
    "continue"
  ],
  [
    pattern(
      `${who}(?:continues?|proceeds?|goes? on|moves? on|advances?) (?:on )?(?:to|with) (?:the )?(?:next|following) (?:step|stage|part)`
    ),
    "continue"
  ],
  [
    pattern(
      `${who}(?:go|goes|move|moves|jump|skip|continue|continues|proceed|proceeds|advance|flip|swipe|turn|browse)(?: on)? to (?:the )?(next|following|previous) (${step})`
    ),
    (way = "", kind = "") => `click ${way === "previous" ? "Previous" : "Next"} ${kind}`
  ],
  [
    pattern(`${who}confirms?(?: (?:it|this|that|everything))? with (?:the )?(@|[A-Z][\\w ]*?)(?: button)?`),
    "click $1"
  ],
  [pattern(`${who}(?:opts?|goes?|settles?) for (.+)`), "choose $1"],
  [pattern(`${who}[Ii]ncludes? (?:the )?([A-Z][^,;:]*)`), "tick $1"],
  [pattern(`${who}(?:takes?|grabs?) (?:the )?([A-Z][\\w-]*(?: [A-Z\\d][\\w-]*)*)`), "choose $1"],
  [
    pattern(
      `${who}(?:should |must |can |now )*(?:get|have|see|find)s? (?:back )?all (\\d{1,4}|two|three|four|five|six) ([a-z]+)(?: back| again)*`
    ),
    "there are exactly $1 $2"
  ],
  // What is listed for a thing is behind a menu.
  [
    pattern(
      `${who}open(?:s|ed)? (?:the )?(options|actions) (?:of|for) (@|[A-Z][^,;]*?|the [^,;]+?)(?: row| card)?`
    ),
    "open the $1 menu of $2"
  ],
  [
    pattern(
      `${who}(?:picks?|chooses?|selects?|sets?) (@|[A-Z\\d][^,;]*?) (?:under|below|next to|at) ((?:the )?(?:@|[A-Z][\\w ]*))`
    ),
    "choose $1 in $2"
  ],
  [pattern(`${who}(?:asks?|applies|apply) for (an? .+)`), "request $1"],
  [
    pattern(`${who}(?:enters?|types?|puts?|writes?|fills? in) nothing (?:in|into|for|as) ((?:(?! and ).)+)`),
    "leave $1 empty"
  ],
  [
    pattern(`${who}(?:try|tries|attempt|attempts) (?:again )?to ((?:(?! and ).)+?) (?:again|once more)`),
    "$1"
  ],
  // Without a kind or a name the whole sentence tells that nothing is done.
  [pattern(`${who}(?:do|does) nothing for (.+)`), "wait for $1"],
  [
    pattern(`${who}(?:just )?waits? (?:for )?(a (?:few|couple of) seconds|a moment|a while|a bit)`),
    "wait 2 seconds"
  ],
  [
    pattern(
      `${who}((?:click|tap|press|open|hit|select)(?:s|ed)? .+?) (?:a second|a third|another|one more) time`
    ),
    "$1"
  ],
  [
    pattern(
      `${who}((?:click|tap|press|hit)(?:s|ed)? .+?) (?:again )?to (?:release|deselect|unselect|deactivate|activate|enlarge|zoom|expand|collapse|open|close|undo|confirm|continue|dismiss) ?(?:it|them|the (?:filter|selection|picture|photo|image|choice))?`
    ),
    "$1"
  ],
  [
    pattern(
      `${who}((?:click|tap|press|hit|choose|select)(?:s|ed)? .+?) (?:right away|straight away|immediately|at once|directly|without (?:changing|doing|entering|filling in|touching) (?:anything|any [a-z ]+))`
    ),
    "$1"
  ],
  [
    pattern(
      `${who}((?:start|begin|open|launch|submit|save|continue|proceed|press|click)(?:s|ed)?(?: .+?)?) without (?:changing|touching|doing|entering|filling in|selecting) (?:anything|any [a-z ]+|the [a-z ]+)`
    ),
    "$1"
  ],
  [pattern(`${who}(?:say|answer|reply)s? (I [a-z][^,;"]*)`), 'click "$1"']
]
