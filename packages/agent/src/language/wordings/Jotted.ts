/** Notes without a verb, and deeds told with the sign that is pressed: `Lamp still in the cart`, `add Lamp with its plus button`. */
import { thingsOf } from "../words/Enumerations.js"
import { type By, FEW, pattern } from "../words/Pattern.js"
import { beginsWithVerb } from "../words/Verbs.js"

const who = "(?:I |we |you |the user |user )?"
const NAMED = "(?:@|[A-Z\\d][\\w'’&-]*(?: [\\w'’&-]+){0,5}?)"
const state =
  "(?:ticked(?: off)?|checked(?: off)?|unticked|unchecked|crossed out|selected|enabled|disabled|marked as done)"
const holder =
  "(?:(?:[Tt]he )?(?:(?:[Ss]earch|[Ss]hopping|[A-Za-z]+) )?(?:[Cc]art|[Bb]asket|[Bb]ag|[Ff]ield|[Ii]nput|[Ll]ist|[Ii]nbox|[Tt]able|[Bb]oard))"

/** The same is done to each: by the sign that stands with it. */
const bySign = (list: string, sign: string): string =>
  thingsOf(list.replace(/\b(?:an?|the) (?=[A-Z\uE000-\uF8FF])/gu, ""))
    .map((each) => `click the ${sign === "+" ? "plus" : sign} button of ${each}`)
    .join("; ")

const part =
  /^(?:(?<value>[^]+?) as (?:the |my |your |his |her |their |an? )?(?<noun>[a-z][a-z -]*)|(?:an? |the )?(?<label>[a-z][a-z -]*?) of (?<held>[^]+))$/u

interface Part {
  readonly noun: string
  readonly value: string
}

/** `X as the name, a date of Y and "Z" as the reason`: each value with its noun; undefined where one has none. */
const partsOf = (list: string): ReadonlyArray<Part> | undefined => {
  const parts = list.split(/,? and |, /u).map((each): Part | undefined => {
    const { value, noun, label, held } = part.exec(each.trim())?.groups ?? {}
    const own = noun ?? label
    const said = value ?? held
    return own === undefined || said === undefined ? undefined : { noun: own, value: said }
  })
  const told = parts.filter((each) => each !== undefined)
  return told.length > 1 && told.length === parts.length ? told : undefined
}

const asQuoted = (value: string): string => (/^[\uE000-\uF8FF]$/u.test(value) ? value : `"${value}"`)

/** The place shows each of them by its label. */
const shownAs = (place: string, list: string): string | undefined =>
  partsOf(list)
    ?.map(({ noun, value }) => `${place} shows ${asQuoted(value)} as the ${noun}`)
    .join("; ")

/** Each goes into its field. */
const enteredAs = (list: string): string | undefined =>
  partsOf(list)
    ?.map(({ noun, value }) => `enter ${asQuoted(value)} as the ${noun}`)
    .join("; ")

const counter = "[A-Z][\\w'’-]*(?: [a-z][\\w'’-]*){0,2} \\(\\d{1,4}\\)"

/** Each is there, with its number; one alone may be what the deed before it is done to. */
const countersShown = (before: string, list: string): string | undefined => {
  const each = (list.match(new RegExp(counter, "gu")) ?? []).map((name) => `"${name}" is shown`)
  const other = beginsWithVerb(before) || /^(?:no|not|neither|nor|without|only)\b/iu.test(before)
  if (other || (before === "" && each.length < 2)) return undefined
  return [before.replace(/,\s*$/u, ""), ...each].filter((said) => said !== "").join("; ")
}

/** Each is a part of what it says. */
const eachSaid = (subject: string, list: string): string | undefined =>
  /\b(?:not|never|no|only|just|neither|either|nor|if|when|that|which|who|and|or)\b|n['’]t\b/iu.test(subject)
    ? undefined
    : thingsOf(list)
        .map((each) => `${subject} ${/^it$/iu.test(subject) ? "says" : "contains"} ${each}`)
        .join("; ")

const fact =
  /^(?<label>(?!(?:no|not|only|with|is|are|has|says|shows|reads|button|link|called|for|titled) )[a-z]+(?: [a-z]+)?) (?<value>[\uE000-\uF8FF\p{Lu}\p{Sc}\d].*)$/u

/** `status Paid, signed by Ada`: each of them stands there by its label; undefined where a part is no such. */
const factsShown = (place: string, list: string): string | undefined => {
  const facts = list.split(/, (?:and )?/u).map((each) => {
    const { label, value } = fact.exec(each.trim())?.groups ?? {}
    if (label === undefined || value === undefined) return undefined
    // "Signed by" is no word that stands for a thing, but what the page writes before the name.
    return / (?:by|for|at|on|from|to|in)$/u.test(label)
      ? `in the ${place} "${label.replace(/^./u, (first) => first.toUpperCase())}" is ${asQuoted(value)}`
      : `in the ${place} the ${label} is ${value}`
  })
  return facts.every((each) => each !== undefined) ? facts.join("; ") : undefined
}

export const jotted: ReadonlyArray<readonly [RegExp, By]> = [
  // "Panel: status Paid, signed by Ada".
  [
    pattern(
      `(?:[Tt]he )?((?:[Ss]ide |[Rr]ight |[Ll]eft |[Dd]etails? )?(?:[Pp]anel|[Dd]ialog|[Pp]op-?up|[Dd]rawer|[Ss]idebar|[Mm]odal|[Ss]heet|[Ss]ummary)): ([^;]+)`
    ),
    (place = "", list = "") => factsShown(place.toLowerCase(), list)
  ],
  // "Quick-add the ragù with its plus button", "add A and B via their plus buttons".
  [
    pattern(
      `${who}(?:[Qq]uick[- ]add|add|put|order)s? ([^;]+?) (?:via|with|using|by|through) (?:its|their|the) (plus|\\+) (?:buttons?|signs?|icons?)`
    ),
    (list = "", sign = "") => bySign(list, sign)
  ],
  [
    pattern(`${who}[Qq]uick[- ]adds? ((?:the |an? )?(?:@|[A-Z])[^;,]*)`),
    (list = "") =>
      thingsOf(list)
        .map((each) => `add ${each}`)
        .join("; ")
  ],
  // "Margherita still in the cart".
  [pattern(`(${NAMED}) (still|no longer|not) ((?:in|on|under) (?:the |my )?[^,;]+)`), "$1 is $2 $3"],
  // "Cart not empty", "search field empty again".
  [pattern(`(${holder}) (not |still |now )?(empty)(?: again| now)?`), "$1 is $2$3"],
  // "Footer back to 1–6 of 9".
  [
    pattern(
      `(?:the )?([Ff]ooter|[Cc]ounter|[Ss]ubtotal|[Tt]otal|[Qq]uantity|[Pp]rice|[Pp]ager|[Bb]adge|[Ss]core|[Bb]alance) back (?:to|at|on) (@|\\p{Sc}?\\d[^,;]*)`
    ),
    (noun = "", value = "") => `the ${noun.toLowerCase()} shows ${value}`
  ],
  // "Status of Milk pie: Cancelled": as the label stands before all others, with what it is of.
  [
    pattern(
      `(?:the )?((?:[a-z]+ )?(?:status|state|stage|priority|category|role|plan|type|phase)) of ((?:the )?(?:[a-z]+ )??(?:@|[A-Z\\d][^,;:]*?))(?::| =| ->| →) (@|[A-Z][\\w'’-]*(?: [\\w'’-]+){0,3})`
    ),
    (label = "", owner = "", value = "") =>
      `the ${label} of ${/^[A-Z\d]/u.test(owner) ? asQuoted(owner) : owner} is ${asQuoted(value)}`
  ],
  // "Subtotal $12.00".
  [
    pattern(
      `(?:the )?([a-z]*(?:total|tax|shipping|fee|discount|price|balance|tip|amount|sum|due)) (?:now |still )?(-?\\p{Sc}\\d[\\d.,]*)`
    ),
    "the $1 is $2"
  ],
  // "A and B are ticked off, C and D are not".
  [
    pattern(`([^,;]+?) (is|are) (${state}),? (?:and |but |while )?([^,;]+?) (?:is|are)(?: not|n['’]t)`),
    (some = "", be = "", how = "", others = "") => `${some} ${be} ${how}; ${others} are not ${how}`
  ],
  // "Two items are left in the cart".
  [
    pattern(
      `(?:[Nn]ow )?(?:[Oo]nly |[Jj]ust )?(${FEW}|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix) ([a-z]+(?: [a-z]+)?) (?:is|are|remains?|stays?)(?: now| still)? (?:left |remaining )?in ((?:the|my) [^,;]+)`
    ),
    (count = "", things = "", place = "") => `there are exactly ${count.toLowerCase()} ${things} in ${place}`
  ],
  // "Raise the quantity to 3 with the + button".
  [
    pattern(
      `${who}(?:raise|increase|bring|lower|reduce|decrease|change|set|turn)s? (the [a-z]+(?: of [^;]+?)?)(?: from \\d{1,3})? (?:up |down )?to (\\d{1,3}) (?:with|using|by|via) (?:the )?(?:\\+|-|−|plus|minus|plus and minus|@)(?: (?:buttons?|signs?|icons?))?`
    ),
    "set $1 to $2"
  ],
  // "Drag the minimum price up to 100": a slider, by what it is set to.
  [
    pattern(
      `${who}(?:drag|pull|slide|move)s? (the (?!(?:[a-z]+ )*(?:slider|handle|knob) )[a-z]+(?: [a-z]+){0,2}?) (?:up|down|over|right|left) to (\\p{Sc}?\\d[\\d.,]*)`
    ),
    "set $1 to $2"
  ],
  // "A suggestion Berlin drops down under the field".
  [
    pattern(
      `(?:an?|the) (suggestion|option|entry|hint|message|warning|error) (@|[A-Z][\\w-]*(?: [\\w-]+){0,4}?) (?:drops down|pops up|comes up|slides (?:in|out|down|up)|fades in)( (?:under|below|next to|beside|above) [^,;]+)?`
    ),
    (kind = "", said = "", place = "") =>
      `the ${kind} ${/^[A-Z]/u.test(said) ? `"${said}"` : said} is shown${place}`
  ],
  [pattern(`${who}(?:send|submit)s?(?: off)? the (?:(?:empty|blank|untouched) )?form`), "submit the form"],
  // "Clear the search with the x in the search field".
  [
    pattern(
      `${who}(?:clear|empty|reset)s? (?:the )?(?:search|filter|[a-z]+ field|[a-z]+ box) (?:with|using|by|via) (?:the )?(?:little |small )?(x|cross|×|✕)(?: button| icon| sign)? (?:in|of|at|inside) (the [^,;]+)`
    ),
    "click the cross next to $2"
  ],
  // "Enter Ada as collected by": no word for a thing, but what is written on the field.
  [
    pattern(
      `${who}(?:enter|type|fill in|put in|put|write|provide)s? (@|[A-Z\\d][\\w.'’-]*(?: [A-Z\\d][\\w.'’-]*){0,4}) (?:as|for) (?:the )?([a-z]+(?:ed|id|ent|en) (?:by|to|for|from|at|on))`
    ),
    (value = "", label = "") =>
      `enter ${asQuoted(value)} into the "${label.replace(/^./u, (first) => first.toUpperCase())}" field`
  ],
  // "I enter Jo as my name, a start date of 2 May and ▯ as the reason".
  [pattern(`${who}(?:enter|type|fill in|give|put in|provide)s? ([^;]+)`), (list = "") => enteredAs(list)],
  // "The panel shows a salary of $85k, Full-time as the job type and Senior as experience".
  [
    pattern(`((?:the )?[a-z]+(?: [a-z]+){0,3}) (?:shows|lists|displays|has|gives) ([^;]+)`),
    (place = "", list = "") => shownAs(place, list)
  ],
  // "The form says ▯, ▯ and ▯", "it reads ▯ and ▯": each of them.
  [
    pattern(
      `((?:[Tt]he |[Aa]n? |[Ii]t\\b)[^,;]{0,50}?) ?(?:should |must |will )?(?:now |still |also )?(?:says?|reads?|states?|complains?):? (?:both )?(@(?:(?:,? and|,) @)+)`
    ),
    (subject = "", list = "") => eachSaid(subject.trim(), list)
  ],
  // "It complains under the fields: ▯, ▯ and ▯".
  [
    pattern(
      `(?:it|the (?:form|page|dialog|app)) complains(?: (?:under|below|beside|next to) the fields?)?(?: with| that)?:? (@(?:(?:,|,? and) @)*)`
    ),
    (list = "") =>
      thingsOf(list)
        .map((each) => `the error ${each} is shown`)
        .join("; ")
  ],
  // "Upcoming (1), Cancelled (2)", "Oslo gone from the list, Upcoming (1)".
  [
    pattern(`((?:[^;]+?, )?)(${counter}(?:(?:, and |, | and )${counter})*)`),
    (before = "", list = "") => countersShown(before, list)
  ],
  // "No Load more button any more".
  [
    pattern(
      `[Nn]o (@|[A-Z][\\w'-]*(?: [\\w'-]+){0,3}?) (button|link|tab|field|heading|badge|icon|message|banner|section|column|chip|menu)(?: any ?more| any longer| left| there)?`
    ),
    "there is no $1 $2"
  ],
  [
    pattern(
      `([^,;]+? (?:is|are) (?:now )?(?:displayed|shown|visible|listed)),? (?:with|and) no ([a-z]+(?: [a-z]+)?)`
    ),
    "$1; there are no $2"
  ],
  // "A and B are ticked off".
  [
    pattern(`([^,;]+? (?:is|are)(?: now| still)?(?: not|n['’]t)?(?: yet)?) (ticked|checked) off(?: yet)?`),
    "$1 $2"
  ],
  // The same is done to each.
  [
    pattern(
      `${who}(bookmark|save|favou?rite|star|pin|unpin|archive|like)s? ((?:the )?(?:@|[A-Z][^,;]*?)(?:, (?:the )?(?:@|[A-Z][^,;]*?))*) and ((?:the )?(?:@|[A-Z][^,;]*))`
    ),
    (verb = "", list = "", last = "") =>
      [...list.split(", "), last].map((each) => `${verb} ${each}`).join("; ")
  ],
  // "The panel on the right asks me to select a job": it says so.
  [
    pattern(
      `([^,;]*?\\b(?:panel|page|dialog|form|box|app|site|section|area)(?: [^,;]+?)?) (?:asks|tells|invites) (?:me|you|us|the user) to ([^;]+)`
    ),
    (place = "", said = "") => `${place} says "${said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}"`
  ]
]
