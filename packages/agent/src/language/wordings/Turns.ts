/** What things turn to, and what becomes of them: `the total goes up to $30`, `Next page can no longer be clicked`, `the error remains`. */
import { partsOf } from "../words/Enumerations.js"
import { type By, FEW, pattern } from "../words/Pattern.js"

const nobody = /^(?:I|we|you|they|the user|user|it|that|this|he|she)$/iu
const moves =
  "(?:(?:should |must |will )?(?:goes|go|jumps?|drops?|falls?|rises?|climbs?|sinks?|grows?|shrinks?|counts?|changes?|switch(?:es)?|returns?|turns?|flips?|resets?|updates?|moves?)|(?:has|have) (?:gone|jumped|dropped|fallen|risen|climbed|grown|changed|switched|returned|turned|been (?:updated|changed|reset|set|raised|lowered))|went|rose|fell)(?: up| down| back| over)?"

const person =
  "(?:user|visitor|customer|guest|shopper|buyer|person|teacher|member|admin|reader|student|manager|agent|clerk|owner)"

const few = /^(?:low|small|cheap)/u

/** `two lots only, A and B`: so many, and which. */
const onlyThese = (number: string, noun: string, list: string): string => {
  const each = list === "" ? [] : partsOf(list).map((part) => `${part} is shown`)
  return [`there are exactly ${number} ${noun}`, ...each].join("; ")
}

/** What a thing is expected to do, in the words of one who waits for it. */
const expectable =
  "(?:be|have|show|say|read|go|change|become|stay|remain|appear|disappear|move|drop|rise|increase|decrease|contain|list|open|close|vanish|turn|switch|match|equal)"

export const turns: ReadonlyArray<readonly [RegExp, By]> = [
  [
    pattern(
      `(?:(?:I|we) )?(?:would )?(?:expect|want|need)s? (?!to )((?:the|my|our|its|their|all|both|no|an?) [^,;]+?|@|[A-Z][^,;]*?) to (${expectable}(?: .+)?)`
    ),
    "$1 should $2"
  ],
  [
    pattern(
      `(?:(?:I|we|you|the user) )?(?:watch|see)(?:es|s)?(?: how)? ((?:the|my|its) [^,;]+?) (?:changes?|goes|go|drops?|rises?|falls?|grows?|jumps?|switch(?:es)?|turns?|updates?)(?: up| down| over)? (to .+)`
    ),
    "$1 changes $2"
  ],
  [
    pattern(
      `(?:I|we|you|the user) (?:(?:should|must|can|now) )*(?:see|find|have|get)s? (?:only|just) ((?:@|[A-Z])[^;]*)`
    ),
    "only $1 are shown"
  ],
  [
    pattern(
      `(@|[A-Z][^,;]*?) (?:gets?|receives?|is given|now has) (?:now )?the (?:status|label|badge|tag|state|role|priority|mark|category|level) (@|[A-Z][\\w ]*)`
    ),
    "$1 shows $2"
  ],
  [
    pattern(`(@|[A-Z][^,;]*?) gone(?: from (the .+|my .+))?`),
    (thing = "", where = "") => `${thing} is no longer shown${where === "" ? "" : ` in ${where}`}`
  ],
  [
    pattern(
      `(.+?) (?:now )?(reads|says|shows|is|should read|should say|should show) (?:now )?(@|[A-Z][^,;]*?)(?: (?:instead of|rather than|and no longer|in place of)|,? (?:and )?not) (@|[A-Z][^,;]*)`
    ),
    "$1 $2 $3; $1 does not contain $4"
  ],
  [
    pattern(
      `((?:I|we|the user|you) (?:am|are|is) (?:on|in|at) (?:the )?.+?) with (@|[A-Z][^,;]*?) (selected|open|opened|active|ticked|checked|expanded)`
    ),
    (place = "", thing = "", state = "") => `${place}; ${thing} is ${state === "opened" ? "open" : state}`
  ],
  [
    pattern(`(?:an?|the|any) (?:[a-z]+ )?${person} who (.+?) (?:should|must|will|can) (.+)`),
    (deed = "", result = "") => (/,/u.test(deed) ? undefined : `the user ${deed}; the user should ${result}`)
  ],
  [
    pattern(
      `(?:the user|I|you|we) (?:should|must|will) be (?:shown|presented with|offered|given) (${FEW}) ([a-z]+) only(?:[,:] (.+))?`
    ),
    (number = "", noun = "", list = "") => onlyThese(number, noun, list)
  ],
  [
    pattern(
      `(.+?) (?:(?:has|have|should|must) )?(?:gone|goes?|went|drops?|dropped|fallen|falls?|risen|rises?|grown|grows?|jumps?)(?: up| down)? from (#) to (#)`
    ),
    "$1 changes from $2 to $3"
  ],
  [
    pattern(`((?:(?!, ).)+?) (?:now )?${moves}(?: again)? to (?:the )?((?:\\p{Sc}|-)?\\d.*|@)`),
    (thing = "", value = "") =>
      nobody.test(thing) || / and |, | (?:is|are|be|been|was|were|has|have)$/.test(thing)
        ? undefined
        : `${thing} ${/^(?:[\p{Sc}\d.,%-]+|[\uE000-\uF8FF])$/u.test(value) ? "is" : "shows"} ${/ (?:selected|checked|open|closed|active|enabled|disabled|visible|hidden)$/u.test(value) ? `"${value}"` : value}`
  ],
  [
    pattern(
      `(.+?) (?:is|are|should be|must be) (?:now |then )?back (?:at|on|to) (?:the )?(#|[a-z]+ [A-Z].*)`
    ),
    (_thing = "", value = "") => (/^\p{Sc}?-?\d/u.test(value) ? undefined : `I see ${value}`)
  ],
  [
    pattern(
      `((?:(?!, ).)+?) (?:starts?|begins?|counts) (?:over |again |anew )*(?:from|at|with) (\\p{Sc}?\\d[\\d.,]*)`
    ),
    (thing = "", value = "") => (nobody.test(thing) ? undefined : `${thing} is ${value}`)
  ],
  [
    pattern(`the (?:[a-z]+ )?(\\d+) (?:goes away|disappears|vanishes|is gone|is no longer there)`),
    '"$1" is not shown'
  ],
  [
    pattern(
      `the (?:other|remaining|rest of the|others?) (${FEW}) ([a-z]+(?: [a-z]+)?) (?:remain|stay|are (?:still )?(?:there|listed|shown|left|visible))(?: (?:there|listed|visible|in place))?`
    ),
    "there are at least $1 $2"
  ],
  [
    pattern(
      `(.+?) (?:starting|beginning|that starts|that begins|which starts|which begins) with (?:the )?(?:letter |word |words |text |character |digit )?(@|[A-Za-z]) (?:is|should be|must be) (?:now )?(?:shown|displayed|visible|there)`
    ),
    (thing = "", start = "") =>
      `${thing.replace(/^an? /iu, "the ")} starts with ${/^[A-Za-z]$/u.test(start) ? `"${start}"` : start}`
  ],
  [
    pattern(
      `the ([a-z]+ )?(button|link|label|badge|tab) (?:(?:now )?(?:turns|changes|switches|flips)(?: in)?to|becomes) (@|[A-Z][\\w' ]*)`
    ),
    (_which = "", kind = "", name = "") => `the ${name} ${kind} is shown`
  ],
  [
    pattern(
      `(.+?) can no longer be (clicked|pressed|tapped|edited|changed|selected|chosen|used|opened|submitted)`
    ),
    (thing = "", how = "") =>
      `${thing} is no longer ${/^(?:edited|changed)$/.test(how) ? "editable" : "clickable"}`
  ],
  [
    pattern(
      `(.+?) (?:may|can|must|should|is|are) (?:to )?(?:be )?(not |no longer )?(?:be )?offered(?: to (?:me|us|the user))?`
    ),
    (thing = "", not = "") => (/^neither /i.test(thing) ? undefined : `${thing} is ${not}shown`)
  ],
  [
    pattern(
      `neither (.+?) nor (.+?) (?:may|can|must|should|is|are) (?:be )?(?:offered|shown|available|listed|visible|there|present)`
    ),
    "$1 is not shown; $2 is not shown"
  ],
  [
    pattern(`(?:I|we|you|the user) can(?: no longer| not|not) (?:find|see|spot) (?:an?|the|any) (.+)`),
    "the $1 is not shown"
  ],
  [
    pattern(
      `((?:the|my|an?) (?:.+ )?(?:error|message|warning|hint|banner|toast|badge|notice|dialog|menu|list|text|row|field|button|link|card|item|entry)|@) (?:remains|persists|lingers|survives)`
    ),
    "$1 is still shown"
  ],
  [
    pattern(
      `((?:(?!, ).)+?) (?:is|becomes|should be|must be) (?:still |now |already |currently )*an? ([A-Z]\\w+)`
    ),
    (thing = "", what = "") => (nobody.test(thing) ? undefined : `${thing} shows ${what}`)
  ],
  [
    pattern(
      `((?:(?!, ).)+?) (?:still |now )?(?:has|have|shows?) (@|[A-Z\\d][\\w ]*?) (selected|chosen|preselected|checked|ticked)`
    ),
    "$2 is $3 in $1"
  ],
  [
    pattern(
      `((?:(?!, ).)+?) (carries|bears|wears|does not carry|does not bear|(?<=s )carry|(?<=s )bear|(?<=s )do not (?:carry|bear)) (?:the |an? )?(@|[A-Z][\\w ]*?|#[a-z][\\w-]*)(?: (?:badge|label|tag|mark|flag|chip|sticker))?`
    ),
    (thing = "", verb = "", what = "") =>
      `${thing} ${verb.startsWith("do") ? "does not contain" : "contains"} ${what}`
  ],
  [
    pattern(
      `(@|[A-Z][^,]*?) becomes (?:the )?(?:active|selected|current|chosen)(?: (?:sort|tab|filter|view|option|page|step|one))?`
    ),
    "$1 is selected"
  ],
  [pattern(`(enter|type|write|put|fill in) (?:just|only) (@.*)`), "$1 $2"],
  [pattern(`(@|[A-Z][^,]*?) is among (?:them|these|those)`), "$1 is shown"],
  [
    pattern(
      `(@|[A-Z][^,]*?) (?:is|should be|must be) (?:still |now )?the (?:active|selected|current|chosen) (?:sort|sorting|sort order|order|view|option|page|step|language|theme|topic|plan|mode|category|layout|one)`
    ),
    "$1 is selected"
  ],
  [
    pattern(
      `((?:(?!, ).)+?)(?<! to) keeps? (?:showing |saying |the (?:value|text) |its (?:value|text)(?: of)? )?(#)`
    ),
    "$1 is still $2"
  ],
  [pattern(`no (.+?) (?:is|are) left`), "no $1 is shown"],
  [
    pattern(
      `(?:it|this) (?:(?:should|must|will|is|be|now|then|again|still) )+(not )?(?:(?:be|now) )*possible to (?:click|press|tap|hit|use|choose|select) (?:on )?([^,;]+)`
    ),
    (not = "", thing = "") => `${thing} is ${not === "" ? "enabled" : "disabled"}`
  ],
  [
    pattern(
      `((?:an?|the) [^,;]+? (?:dialog|form|window|panel|page|modal) (?:opens|appears|pops up|comes up|is (?:now )?shown)),? with ((?:the )?(?:@|[A-Z][^,;]*?)) (?:already |still |now )?(?:pre-?)?(?:selected|chosen) and (@|[A-Z][^,;]*?) as (?:the |its )?([a-z]+(?: [a-z]+)?)`
    ),
    "$1; $2 is selected; the value of $4 is $3"
  ],
  [
    pattern(
      `(.+?) (?:is|are|should be|must be) (?:now |still )?an? ([A-Z]\\w+) [a-z]+ (?:on|in|at|from|for) (@|[A-Z\\d][^,;]*)`
    ),
    (thing = "", what = "", where = "") =>
      / (?:is|are) |^(?:there|it|that|this|he|she)$/u.test(thing)
        ? undefined
        : `${thing} contains ${what}; ${thing} contains "${where.replaceAll('"', "")}"`
  ],
  [
    pattern(
      `[Oo]nly the [a-z]+s (?:of|by|from|for) ((?:@|[A-Z])[^;]*? and [^;]*?) (?:are|remain|should be|must be)(?: (?:now )?(?:listed|shown|left|displayed|visible|there))?`
    ),
    (list = "") => onlyThese(String(partsOf(list).length), "items", list)
  ],
  [
    pattern(`no (?:complaints?|objections?) (?:is|are) (?:now )?(?:left|shown|there|visible|displayed)`),
    "no error is shown"
  ],
  [
    pattern(`(?:the |an? )?(tab|button|link|badge|card|row|option) ([A-Z\uE000-\uF8FF][^,;]*?) there`),
    "the $2 $1 is shown"
  ],
  // What has not changed, and what it is.
  [
    pattern(
      `(.+?) (?:(?:is|are|stays|remains|should be|must be|should stay|should remain) )?(?:still )?(?:unchanged|the same(?: as before)?|as before)(?:,? (?:at|namely)|,|:) (?:and )?(?:(?:it is |they are )?(?:still )?(?:at )?)?(#)`
    ),
    (thing = "", value = "") =>
      / (?:is|are|and) /u.test(thing) ? undefined : `${thing} is the same as before; ${thing} is ${value}`
  ],
  [
    pattern(`(.+?) (?:has|have|should have|did|must) (?:still )?not (?:changed?|moved?)(?: at all)?`),
    (thing = "") =>
      / (?:is|are|and) /u.test(thing) ||
      !/\b(?:total|sum|balance|average|count|number|amount|score|price|mark|points?|quantity|stock)\b/iu.test(
        thing
      )
        ? undefined
        : `${thing} is the same as before`
  ],
  [
    pattern(
      `what (?:is|remains) (left over|left|due|owed|missing|outstanding) (?:is|comes to|should be|amounts to) (#)`
    ),
    "$1 is $2"
  ],
  [pattern(`(\\p{Sc}\\d[\\d.,]*) is (?:now )?(due|owed|left over|outstanding|payable)`), "$2 is $1"],
  [
    pattern(`(\\p{Sc}\\d[\\d.,]*) is (?:now )?to be (paid|refunded)`),
    (amount = "", how = "") => `"To ${how === "paid" ? "pay" : "refund"}" is ${amount}`
  ],
  [
    pattern(
      `(@|[A-Z][^,;]*?) is (?:now )?the only ([a-z]+) (?:that is )?(?:still |left |currently )?(ticked|checked|selected)`
    ),
    "only $1 is $3"
  ],
  [pattern(`(@|[A-Z][^,;]*?) is (?:now |still )?the only (ticked|checked|selected) [a-z]+`), "only $1 is $2"],
  [
    pattern(
      `(@|[A-Z][^,;]*?|[a-z]+(?: [a-z]+)?) (?:should |must )?(?:run|go|be|are|runs|goes|is)(?: sorted| ordered)? from (?:the )?(low|lowest|small|smallest|cheap|cheapest|high|highest|large|largest|dear|dearest) to (?:the )?(high|highest|large|largest|dear|dearest|low|lowest|small|smallest|cheap|cheapest)(?:[:,] (.+))?`
    ),
    (things = "", from = "", to = "", more = "") => {
      const up = few.test(from)
      const sorted = `the list is sorted by ${things.replace(/^the /iu, "").toLowerCase().replace(/s$/u, "")} ${up ? "ascending" : "descending"}`
      return up === few.test(to) ? undefined : [sorted, more].filter((each) => each !== "").join("; ")
    }
  ],
  [
    pattern(
      `([A-Z][\\w-]*(?: [A-Z\\d][\\w-]*)*|@) (?:now |then )?(?:tells|informs|shows|reminds) (?:me|us|you|the user)(?: that|:)? (@)`
    ),
    "$1 contains $2"
  ],
  [
    pattern(
      `(?:now |then )?the only (complaint|error|error message|warning|message|notice)(?: left| shown| now)? (?:is|reads|says|should be|must be)(?: now)?:? (@|[A-Z][^,;]*)`
    ),
    (kind = "", said = "") => {
      const noun = kind === "complaint" ? "error" : kind
      return `the ${noun} ${said} is shown; there is exactly 1 ${noun}`
    }
  ],
  [
    pattern(
      `no other (?:[a-z]+) (?:has|shows|gets|bears) (?:an? |any )?(error|error message|warning|message)s?`
    ),
    "there is exactly 1 $1"
  ],
  // What stands in it, jotted down.
  [
    pattern(
      `(?:the )?(first|second|third|fourth|fifth|last|top|bottom|\\d+(?:st|nd|rd|th)) ([a-z]+)(?: :|:| =) ?((?:@|[A-Z\\d\\p{Sc}](?:[^,;]|,(?=\\d))*)(?:, (?:@|[A-Z\\d\\p{Sc}](?:[^,;]|,(?=\\d))*))*)`
    ),
    (nth = "", kind = "", values = "") =>
      values
        .split(", ")
        .map((value) => `the ${nth} ${kind} contains ${value.length === 1 ? value : `"${value}"`}`)
        .join("; ")
  ],
  [
    pattern(
      `((?:an?|the) [^,;]+? (?:opens|appears|pops up|comes up|is shown|should open|should appear)),? with ((?:the )?(?:@|[A-Z][^,;]*?)(?: (?:button|field|checkbox|option|tab|link|switch))?) (?:already |still |now )?(disabled|enabled|greyed out|selected|checked|ticked|active)`
    ),
    "$1; $2 is $3"
  ],
  [pattern(`(?:[Zz]ero|[Nn]o) ([a-z]+)(?: at all)?`), "there are no $1"],
  // What one finds is there to be seen; "find it" by itself is a deed.
  [
    pattern(
      `(I|we|you|they|he|she|the user) (?:can|should|must|will|shall)(?: (?:now|still|also))* finds? ((?!out\\b)[^,;]+?) (?:at|set to) (@|\\p{Sc}?\\d[^,;]*)`
    ),
    "$2 is $3"
  ],
  [
    pattern(
      `(I|we|you|they|he|she|the user) (?:can|should|must|will|shall)(?: (?:now|still|also))* finds? ((?!out\\b).+)`
    ),
    "$1 should see $2"
  ],
  [
    pattern(`(.+ and .+) are both (.+)`),
    (both = "", state = "") => {
      const [one = "", other = "", more] = both.split(" and ")
      return more === undefined ? `${one} is ${state}; ${other} is ${state}` : undefined
    }
  ],
  [
    pattern(
      `(?:[Bb]oth )?([A-Z\\uE000-\\uF8FF][^,]*?) and ([A-Z\\uE000-\\uF8FF][^,]*?) (?:are|were|should be|must be) (not |still |now )?(enabled|disabled|checked|unchecked|ticked|unticked|selected|required|expanded|collapsed|greyed out|clickable)`
    ),
    (one = "", other = "", how = "", state = "") =>
      / and /.test(one + other) ? undefined : `${one} is ${how}${state}; ${other} is ${how}${state}`
  ],
  [
    pattern(`nothing is (?:now |still )?(?:selected|ticked|checked)(?: any ?more)?`),
    "no checkbox is checked"
  ],
  [
    pattern(
      `(?:the )?(?:board|page|screen|app|site|list|header|footer|counter|table|summary) (?:now )?(?:says|shows|states|tells (?:me|us)) (?:that )?there (?:is|are) (.+)`
    ),
    "there are $1"
  ],
  [pattern(`expect (${FEW}|no) ([a-z]+(?: [a-z]+)?)`), "there are $1 $2"],
  [
    pattern(
      `all (${FEW}) ([a-z]+s) (?:return|come back|reappear|are back|are (?:listed|shown|there|visible) again)`
    ),
    "there are $1 $2"
  ],
  [
    pattern(
      `((?:(?!, ).)+?) (?:carries|bears|(?:must|should|will) (?:now )?(?:carry|bear)) (?:an? |the )?(?:badge (?:with |of |saying )?)?(\\d+|@)`
    ),
    "$1 shows $2"
  ],
  [pattern(`(?:the )?(?:form|dialog|fields?) (?:is|are|comes|opens) (?:already )?pre-?filled: (.+)`), "$1"],
  [
    pattern(`(?:it|the (?:list|table|order|column)) is (?:now )?(?:ascending|descending|reversed)[:,] (.+)`),
    "$1"
  ],
  [
    pattern(`(set|put|turn|change|switch) (.+?) back (to|on|off|in|into)( .+)?`),
    (verb = "", thing = "", word = "", rest = "") => `${verb} ${thing} ${word}${rest}`
  ],
  [pattern(`(?:try|tries|attempt|attempts) to (?!be )(.+)`), "$1"],
  [pattern(`(?:start|begin) editing (.+)`), "edit $1"],
  [pattern(`correct (.+?) to (.+)`), "change $1 to $2"],
  [
    pattern(
      `(?:change|switch) ((?:the )?.+?) from (@|[A-Z][\\w ]*?) to (@|[A-Z][\\w ]*?)(?: (?:with|using|in|via|through) (the .+))?`
    ),
    (thing = "", _from = "", to = "", list = "") =>
      list === "" ? `change ${thing} to ${to}` : `select ${to} from ${list}`
  ],
  [
    pattern(
      `(?:open|close|start|show|expand|dismiss|hide|launch) (?:(?!start|begin|end)[^\\s,;]+ )+?(?:with|using|via|through) ((?:the |its )?(?:@|[A-Z][^,;]*?)(?: (?:button|link|icon|tab|menu item))?)`
    ),
    // "Start a quiz with the Spanish basics deck": that is no control.
    (thing = "") =>
      /^the [A-Z\uE000-\uF8FF].* (?!button|link|icon|tab|item|menu)[a-z]+$/u.test(thing)
        ? undefined
        : `click ${thing}`
  ],
  [pattern(`(?:(?:look at|inspect|review) )?(the [^:]+|@): it (.+)`), "$1 $2"],
  [pattern(`leave (?:everything|it all|all of it|all the fields) (?:blank|empty)`), "leave all fields empty"],
  [
    pattern(
      `((?:(?!, ).)+?) (?:is|are) (?:now |still |also )*(?:marked|labell?ed|flagged|tagged|shown) as the ([a-z]+(?: [a-z]+)?)`
    ),
    "$1 contains $2"
  ],
  [pattern(`((?:(?!, ).)+?) (?:has|shows) (?:a |an |the )?(#) in (?:brackets|parentheses)`), "$1 shows $2"],
  [
    pattern(
      `(?:remove|delete|edit|open|archive|approve|reject|duplicate|cancel|restore|share|download)s? ((?:the )?.+?) (?:with|using|via|through|by clicking|by pressing) the (.+? (?:button|link|icon)) in (?:its|their|that|the same) (?:row|line|card)`
    ),
    "click the $2 in the row of $1"
  ],
  [
    pattern(
      `(click|press|tap)(?: on)?(?: again)? (?:on )?the (@|[A-Z][\\w ]*?) header(?: (?:again|once more|a second time|another time))?`
    ),
    (verb = "", name = "") =>
      /\b(?:column|table|page|site|card|row|section|dialog)$/i.test(name)
        ? undefined
        : `${verb} the ${name} column header`
  ],
  [
    pattern(`filter (?:the )?(?:[a-z]+ )?by (?:the )?([a-z]+(?: [a-z]+)?): (@|[A-Z\\d].*)`),
    "select $2 from $1"
  ],
  [pattern(`go (?:one|1) page (?:further|forward|on|ahead|forwards)`), "go to the next page"],
  [
    pattern(`go (?:one|1) page back|go back (?:one|1) page (?:in|of) the (?:list|table)`),
    "go to the previous page"
  ],
  [pattern(`from (the .+?|@),? (choose|pick|select|click) (.+)`), "$2 $3 from $1"],
  [
    pattern(
      `(.+?) (?:is|are|should be|must be|gets?) (?:now )?(?:marked|labell?ed|flagged|tagged|badged)(?: as| with)? ([A-Z][\\w ]*)`
    ),
    "$1 contains $2"
  ],
  [pattern(`the same (?:goes|applies|is true|holds)(?: true)? (?:for|to|of) (.+?), which (.+)`), "$1 $2"],
  [pattern(`as long as nothing is (?:typed|entered|selected|chosen|filled in|written|ticked),? (.+)`), "$1"]
]
