/** How people tell of switches, sliders, lists and values: as the deeds and statements that the forms know. */
import { partsOf, thingsOf } from "../words/Enumerations.js"
import { type By, FEW, pattern, VALUE } from "../words/Pattern.js"
import { isPerson } from "../words/Pronouns.js"
import { beginsWithVerb } from "../words/Verbs.js"

const choose = "(?:pick|choose|select)"
const MARK = "(?:@|[A-Z][^,;]*?)"
const DAY = "(?:\\d{4}-\\d\\d?-\\d\\d?|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? [A-Z][a-z]{2,8},? \\d{4}|[A-Z][a-z]{2,8} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|@)" // prettier-ignore

const countWords: Readonly<Record<string, string>> = { one: "1", another: "1", a: "1", two: "2", three: "3", four: "4", five: "5", six: "6" } // prettier-ignore

const several = (count: string, control: string): string => {
  const times = countWords[count.toLowerCase()] ?? count
  return `click ${control}${times === "1" ? "" : ` ${times} times`}`
}

/** `X as the date, Y as the time`: what the place tells under each of these heads. */
const listedAs = (place: string, all: string): string | undefined => {
  const parts = partsOf(all).map((part) => /^(.+) as (?:the |its )?([a-z][a-z ]*)$/u.exec(part))
  return parts.length > 0 && parts.every((part) => part !== null)
    ? parts.map((part) => `the ${part?.[2] ?? ""} in ${place} is ${part?.[1] ?? ""}`).join("; ")
    : headedBy(place, all)
}

/** `the date as X and the time as Y`. */
const headedBy = (place: string, all: string): string | undefined => {
  const parts = all
    .split(/,? and (?=the )|, (?=the )/u)
    .map((part) =>
      /^the ([a-z][a-z ]*?) as ([\uE000-\uF8FF]|[\p{Lu}\d\p{Sc}](?:[^,;]|,(?=\d))*)$/u.exec(part)
    )
  return parts.every((part) => part !== null)
    ? parts.map((part) => `the ${part?.[1] ?? ""} in ${place} is ${part?.[2] ?? ""}`).join("; ")
    : undefined
}

const fieldWord =
  /\b(?:name|e-?mail|password|phone|mobile|address|zip|postcode|city|street|country|message|comment|subject|username|user|card|cvv|cvc|age|birth)/iu

/** `Full name: Ada, email: ada@example.org`: what goes into which field. */
const labelled = (all: string): string | undefined => {
  const pairs = all
    .split(/[,;] (?:and )?(?=[A-Za-z][\w' -]{0,30}: )/u)
    .map((pair) => /^([^:]+): (.+)$/u.exec(pair))
  return pairs.every((pair) => pair !== null) && pairs.some((pair) => fieldWord.test(pair?.[1] ?? ""))
    ? pairs.map((pair) => `enter ${pair?.[2] ?? ""} into the ${pair?.[1] ?? ""} field`).join("; ")
    : undefined
}

const isOwner = (thing: string): boolean => !isPerson(thing) && !/^there$/iu.test(thing)

const labelsOf = (thing: string, kinds: string, all: string): string | undefined => {
  const kind = kinds.replace(/s$/u, "")
  const parts = thingsOf(all)
  if (parts.length < 2 || !/^(?:tag|label|chip|badge|keyword|categor|topic)/u.test(kind)) return undefined
  const place = /^(?:it|the page|there)$/iu.test(thing) ? "" : ` in ${thing}`
  return parts.map((part) => `the ${kind} ${part} is shown${place}`).join("; ")
}

/** `A as the room, B as the day and C as the time`: each goes into its own. */
const setEach = (verb: string, all: string): string | undefined => {
  const parts = partsOf(all).map((part) =>
    /^(.+) as (?:the |my |its )?([A-Za-z\uE000-\uF8FF][^,]*)$/u.exec(part)
  )
  return parts.length > 1 && parts.every((part) => part !== null)
    ? parts.map((part) => `${verb} ${part?.[1] ?? ""} as the ${part?.[2] ?? ""}`).join("; ")
    : undefined
}

export const settings: ReadonlyArray<readonly [RegExp, By]> = [
  [
    pattern(
      `(?:I |[Ww]e |[Yy]ou |[Tt]he user )?(choose|select|pick|enter|fill in|type|set|give|put in|Set|Give|Put in)s? (.+ as .+ as .+)`
    ),
    (verb = "", all = "") => setEach(/^(?:choose|select|pick)$/iu.test(verb) ? "choose" : "enter", all)
  ],
  // Switches.
  [
    pattern(
      `(?:I |[Ww]e |[Yy]ou |[Tt]he user )?(?:turn|switch|toggle|flip|put|Turn|Switch|Toggle|Flip)(?:s|es)? ((?!on |off ).+?) (?:back )?(on|off)(?: again)?(?: ((?:in|on|at|for|under) (?:the |my )?.+))?`
    ),
    (thing = "", state = "", place = "") => `turn ${state} ${thing} ${place}`.trim()
  ],
  // Sliders and numbers.
  [
    pattern(
      `(?:drag|slide|pull|push|move|nudge|Slide|Pull|Push|Nudge) (.+?) (?:up |down |left |right |back |over |all the way )?to (\\d[\\d.,]*\\s?(?:%|°\\s?[CF])?)`
    ),
    (thing = "", value = "") =>
      /\b(?:row|card|item|file|column|step|page)\b/u.test(thing) ? undefined : `set ${thing} to ${value}`
  ],
  [
    pattern(
      `(?:turn|dial|bring|crank|drop|cut|push|bump|Turn|Dial|Bring|Crank|Drop|Cut|Push|Bump) (?:up |down )?(?:the )?(.+?) (?:up |down )?to (\\d[\\d.,]*\\s?(?:%|°\\s?[CF])?)`
    ),
    "set $1 to $2"
  ],
  [
    pattern(`(?:set|put|switch|change|bring|return|turn|Put|Switch|Change|Return) (.+?) back to (.+)`),
    (thing = "", value = "") =>
      /^(?:the )?(?:page|tab|view)$/u.test(thing) ? undefined : `set ${thing} to ${value}`
  ],
  [
    pattern(
      `(?:I |[Ww]e |[Yy]ou |[Tt]he user )?(?:leave|keep|Leave|Keep)s? (.+?) (?:at|on|set to) (#|\\d.*)`
    ),
    "the value of $1 is $2"
  ],
  [
    pattern(
      `(?:leave|keep|Leave|Keep) (.+?) (?:as (?:it is|they are|is)|unchanged|untouched|alone|as before)`
    ),
    "do nothing"
  ],
  [
    pattern(
      `(?:fill in|enter|type|type in|put|put in|give|provide|use|Fill in|Enter|Type) (\\+\\d[\\d ()./-]*\\d) (?:as|for|in|into) (?:the |my |your |a )?([a-z][a-z ]*)`
    ),
    "enter $1 into the $2"
  ],
  [
    pattern(
      `(?:with |the )?((?:[A-Za-z][\\w' -]{0,30}: [^,:;]+)(?:[,;] (?:and )?[A-Za-z][\\w' -]{0,30}: [^,:;]+)+)`
    ),
    (all = "") => labelled(all)
  ],
  [
    pattern(
      `(?:click|tap|press|hit|select|Click|Tap|Press|Hit|Select)(?: on)? (?:the )?((?!page|main|table|site|section|column)(?!.* column ).+?(?<! column)) header(?: again)?`
    ),
    "click the $1 column header"
  ],
  // Lists and days.
  [
    pattern(`(?:[Ff]rom|[Ii]n|[Ww]ithin) (.+?),? (?:I |[Ww]e |[Yy]ou |[Tt]he user )?${choose}s? (.+)`),
    (place = "", what = "") =>
      /,| (?:and|then) /u.test(place)
        ? undefined
        : `choose ${what} from ${/^(?:the|my|an?) /u.test(place) ? place : `the ${place}`}`
  ],
  [
    pattern(`(?:pick|choose|select|set|enter|fill in|put in|Set|Fill in|Put in|enter) the date (${DAY})`),
    "choose $1 as the date"
  ],
  [
    pattern(
      `(?:take|grab|book|choose|pick|select|Take|Grab|Book) (?:the )?(#|\\d{1,2}[:.]\\d\\d)(?: o'clock)? (?:slot|time|time slot|appointment|option|one|offer|departure)`
    ),
    // "Cancel appointment" is what a button says.
    (which = "") => (beginsWithVerb(which.toLowerCase()) ? undefined : `choose ${which}`)
  ],
  [pattern(`(?:take|grab|Take|Grab) (?:the )?(@|\\d{1,2}[:.]\\d\\d)`), "choose $1"],
  [
    pattern(
      `(?:limit|restrict|narrow|confine|Limit|Restrict|Narrow|Confine) (?:the )?(?:[a-z]+ ){1,3}?(?:down )?to (?:the )?(?:[a-z]+ ){0,2}?(@|[A-Z][\\w ]*)`
    ),
    "choose the option $1"
  ],
  // So many more with a button.
  [
    pattern(
      `(?:add|take|remove|put|Add|Take|Remove|Put) (one|two|three|four|five|six|\\d{1,2}|another|a) (?:more |further |extra |other )?[a-z]+(?: (?:off|away|on|less|out))? (?:with|using|via|through|by (?:clicking|pressing|tapping)(?: on)?) (?:the )?(${MARK}|plus|minus|\\+|-)(?: button)?`
    ),
    (count = "", control = "") => several(count, control)
  ],
  [
    pattern(
      `(.+?),? (?:which makes|which gives|which brings it to|making(?: it)?|giving|bringing (?:it|the total) to|that makes|resulting in) (?:a total of |it )?(\\d[\\w ]*|@|[A-Z].*)`
    ),
    "$1; I see $2"
  ],
  [
    pattern(
      `((?:click|tap|press|choose|select|hit|pick|clear|use)(?: on)? .+?) to (?:get|see|bring|show|have|find) (?:back )?(?:all )?(?:the )?(\\d{1,4}|one|two|three|four|five|six) ([a-z]+(?: [a-z]+)?)(?: back| again)?`
    ),
    "$1; there are exactly $2 $3"
  ],
  // What is told of a thing.
  [
    pattern(
      `(.+?) ${"(?:is|are|should be|must be|gets?)"} (?:now )?(?:marked|labell?ed|flagged|tagged|shown|listed|displayed)(?: as)? ([A-Z]\\w*(?: [a-z]\\w*)?)`
    ),
    (thing = "", state = "") => (isOwner(thing) ? `${thing} shows ${state}` : undefined)
  ],
  [
    pattern(`([^:]+?) (?:is|are|should be) (?:now |still )?in ((?:the|my) .+?) as (?:an? )?(@|[A-Z]\\w*)`),
    "$1 is shown in $2; $1 shows $3"
  ],
  [
    pattern(
      `(.+?) (?:is|are|should be) (now |still )?(@|[A-Z]\\w*) with (?:an? |the )?([a-z]+|[A-Z]{2,}) (?:of|at) (#.*)`
    ),
    "$1 is $2$3; the $4 of $1 is $5"
  ],
  [
    pattern(`(its [A-Za-z]+(?: (?!shows |has |is |reads |says |at )[a-z]+)?) (?:is |at |is at )?(\\d.*)`),
    "$1 is $2"
  ],
  [
    pattern(
      `(.+?) (?:lists|shows|gives|names|has|displays) (.+ as (?:the |its )?[a-z].*|the [a-z][^;]* as [^;]+)`
    ),
    (place = "", all = "") => listedAs(place, all)
  ],
  [
    pattern(`(.+?) (?:has|shows|bears|carries|lists) the ([a-z]+s) (.+)`),
    (thing = "", kinds = "", all = "") => labelsOf(thing, kinds, all)
  ],
  [
    pattern(
      `(.+?) (?:has|shows|bears|carries|lists) (?:exactly )?(${FEW}) ([a-z]+s):? ((?!(?:in|on|under|below|above|beside|next|near|with|at|for|of|to|from|by|and|or|that)\\b).+)`
    ),
    (thing = "", count = "", kinds = "", all = "") => {
      const each = labelsOf(thing, kinds, all)
      const counted = kinds === "labels" ? "tags" : kinds
      return each === undefined ? undefined : `there are exactly ${count} ${counted} in ${thing}; ${each}`
    }
  ],
  [
    pattern(`(.+?) (?:is|should be|must be) (?:now )?(tagged|labell?ed)(?: as| with)? (.+ and .+)`),
    (thing = "", how = "", all = "") => labelsOf(thing, how.startsWith("tag") ? "tags" : "labels", all)
  ],
  [
    pattern(
      `(it|.+ (?:tab|filter|chip|option|view|one)|@|[A-Z][^,;]*?) (?:is|should be|must be) (?:now |still )?the (active|selected|current|chosen) (?:one|tab|filter|entry|item|link|option|step|page)(?: (?:in|of) (?:it|the (?:menu|list|navigation|bar)))?`
    ),
    "$1 is selected"
  ],
  [pattern(`(${VALUE}) (?:is|should be) in force`), "$1 is selected"],
  // Making something new.
  [
    pattern(
      `(?:give|Give) (?:it|the [a-z]+) (?:the |an? )?(title|name|description|label|caption|subject)(?: of)? (.+)`
    ),
    "enter $2 as the $1"
  ],
  [pattern(`(?:name|call|title|Name|Call|Title) (?:it|the [a-z]+) (@|[A-Z].*)`), "enter $1 as the name"],
  [
    pattern(
      `(?:agree|Agree) (?:to|with) (?:the |our |their )?([a-z ]*(?:terms|conditions|policy|policies|rules|agreement|notice)[a-z ]*)`
    ),
    "accept the $1"
  ]
]
