/** Putting text into fields. */
import type { Intent, Target } from "@assay/domain/Intent"
import { type Clause, type Form, form, type Groups, readForms, type Intents } from "../sentences/Clause.js"
import { partsOf, thingsOf } from "../words/Enumerations.js"
import { LITERAL, plain } from "../words/Literals.js"
import { crossed, located, someField } from "../targets/Places.js"
import { readTarget } from "../targets/Targets.js"
import { ORDINAL, ordinalOf } from "../words/Words.js"

const typable = /^(?:field|list|slider|cell|element|form|row|item|column)$/

/** `the story text` is a field of that name: its last word is no kind of thing that one types into. */
const asField = (target: Target): Target => {
  if (target.role === undefined || target.quoted || typable.test(target.role)) return target
  const { role: _role, ...rest } = target
  return { ...rest, name: target.words }
}

/** `Username and secret` in `Password`: two fields, which were not told apart. */
const isTwo = ({ name, quoted, scopes }: Target): boolean =>
  !quoted && / and /.test(name) && scopes.some(({ relation }) => relation === "in")

const fill = (target: Target | undefined, value: string | undefined): Intents =>
  target === undefined || value === undefined || isTwo(target)
    ? undefined
    : value === ""
      ? [{ _tag: "Clear", target: asField(target) }]
      : [crossed({ _tag: "Fill", target: asField(target), value })]

const into = (groups: Groups, value: number, target: number): Intents =>
  fill(groups.target(target), groups.value(value))

const afterLiteral = new RegExp(`(?<=${LITERAL}),? and (?:the )?|(?<=${LITERAL}), (?:the )?`)
const literalAs = new RegExp(`^(${LITERAL}) (?:as|for|in|into) (?:the )?(.+)$`)
const withLiteral = new RegExp(`^(.+?)(?: with| as| to|:|=)? (${LITERAL})$`)

/** `"A" with "x"`, or `"x" as "A"` where both stand in quotes, several of them joined by commas and `and`. */
const pairs = (groups: Groups): Intents => {
  const parts = groups.at(1).split(afterLiteral)
  const turned = parts.map((part) => literalAs.exec(part))
  if (parts.length > 1 && turned.every((found) => found !== null)) {
    const fills = turned.map((found) => pair(groups, found?.[2] ?? "", found?.[1] ?? ""))
    return fills.every((one) => one !== undefined) ? fills.flat() : undefined
  }
  const read = parts.map((part) => withLiteral.exec(part))
  if (parts.length < 2 || read.some((found) => found === null)) return undefined
  const fills = read.map((found) => pair(groups, found?.[1] ?? "", found?.[2] ?? ""))
  return fills.every((one) => one !== undefined) ? fills.flat() : undefined
}

const pair = (groups: Groups, name: string, value: string): Intents => {
  const inner = groups.part(name, value)
  return into(inner, 2, 1)
}

const BARE = "(?:[A-Z][\\w.@'-]*(?: [A-Z][\\w.'-]*){0,3}|\\d[\\d\\w.,/-]*|\\S+@\\S+)"

const worded = new RegExp(
  `^(?:an? |my )?((?:[a-z][a-z'-]*) ?(?:[a-z'-]+ ?){0,3}?) (?:as |of |is |to )?(${LITERAL}|${BARE})$`
)
const bareAs = new RegExp(
  `^(${LITERAL}|${BARE}) (?:as|for|in|into) (?:the |my |your |an? )?((?:[a-z][a-z'-]* ?){1,4}|${LITERAL}(?: field)?)$`
)
/** `Full name with Ada Lovelace, Postcode with 10100`: told in full for each. */
const withed =
  /^((?:[A-Za-z][\w'-]* ?){1,4}?) with (?!.* (?:in|on|inside|within) (?:the|my) (?:[a-z ]+ )?(?:dialog|modal|form|panel|section|drawer|card|row|sidebar)$)(\S.*)$/
const signed = /^((?:[A-Za-z][\w'-]* ?){1,4}?) ?[=:] ?(.+)$/

/** Beside others that are clear, a value may have small words in it: `description Cinema with Jo`. */
const wordedLong = /^(?:an? |my )?((?:[a-z][a-z'-]*)(?: [a-z'-]+){0,2}?) ([A-Z][\w.'-]*(?: [\w.'&-]+){1,6})$/

/** `first name John, last name Doe and zip 12345`, `Name = Ada, Age = 3`: names in small letters, or a sign between. */
const barePairs = (groups: Groups): Intents => {
  const parts = groups.at(1).split(/,? and (?:the )?|[,;] (?:the )?/)
  if (parts.length < 2) return undefined
  const told = parts.map((part) => withed.exec(part))
  const each = told.map((found) => pair(groups, found?.[1]?.trim() ?? "", found?.[2] ?? ""))
  if (told.every((found) => found !== null) && each.every((one) => one !== undefined)) return each.flat()
  const fills = parts.map((part): Intents => {
    const turned = bareAs.exec(part)
    if (turned !== null) return pair(groups, turned[2] ?? "", turned[1] ?? "")
    const found = signed.exec(part) ?? worded.exec(part) ?? wordedLong.exec(part)
    return found === null ? undefined : pair(groups, found[1]?.trim() ?? "", found[2] ?? "")
  })
  return fills.every((one) => one !== undefined) ? fills.flat() : undefined
}

/** `12, 5 and 1990 in Day, Month and Year`: one for each. */
const zipped = (groups: Groups): Intents => {
  const values = partsOf(groups.at(1))
  const names = thingsOf(groups.at(2).replace(/ (?:fields?|inputs?|boxes)$/i, ""))
  if (values.length < 2 || values.length !== names.length) return undefined
  const fills = values.map((value, n) => pair(groups, names[n] ?? "", value))
  return fills.every((one) => one !== undefined) ? fills.flat() : undefined
}

/** `Name: Ada, Email: ada@example.org` after `the following details:`; the values to the letter. */
export const readDetails = (clause: Clause): Intents => {
  const found =
    /^(?:fill|enter|type|provide|input|complete|use|set)\b[^:]{0,80}?\b(?:following|details|information|data|values|fields|with|form)\b[^:]{0,30}: ?(.+)$/i.exec(
      clause.text
    )
  const parts =
    found?.[1]?.split(/[,;] (?:and )?(?=[\w ]{1,30}(?:: ?| is )\S)| and (?=[\w ]{1,30}(?:: ?| is )\S)/) ?? []
  const fills = parts.map((part): Intents => {
    const [, name = "", value = ""] = /^([\w ]{1,30}?)(?:: ?| is )(\S.*)$/.exec(part.trim()) ?? []
    const target = readTarget(name, clause.literals)
    return target === undefined || value === ""
      ? undefined
      : [{ _tag: "Fill", target, value: plain(value, clause.literals) }]
  })
  return fills.length > 0 && fills.every((one) => one !== undefined) ? fills.flat() : undefined
}

const listLike = /\b(?:filter|dropdown|drop-down|select|combobox|picker|page size|sort order|mode|option)\b/i
const dateLike = /^\W*(?:\d{4}-\d\d?-\d\d?|\d\d?[/.]\d\d?[/.]\d{2,4}|\{\{today.*)$/

/** `set the type filter to Open` picks one of a list; anything else is typed. */
const setTo = (groups: Groups): Intents => {
  const place = groups.at(3)
  const target = groups.part(place === "" ? groups.at(1) : `${groups.at(1)} in ${place}`).target(1)
  const values = groups.values(2)
  if (target === undefined || values === undefined || target.quantifier !== undefined) return undefined
  // Of a range both ends are set, which is more than one value.
  if (/\brange from /i.test(groups.at(1))) return undefined
  const typed = /^(?:text|date|number|search|time|email)\b/i.test(target.descriptor ?? target.words)
  const chosen = target.role === "list" || target.role === "radio" || (!typed && listLike.test(target.words))
  if (chosen && !values.every((one) => dateLike.test(one))) return [{ _tag: "Choose", target, values }]
  if (values.length > 1 && !values.every((one) => dateLike.test(one))) return undefined
  return values.map((one): Intent => crossed({ _tag: "Fill", target: asField(target), value: one }))
}

const onOff = (groups: Groups): Intents => {
  const target = groups.target(1)
  return target === undefined
    ? undefined
    : [{ _tag: "SetChecked", target, checked: /^(?:on|enabled|checked|active|true)$/i.test(groups.at(2)) }]
}

/** A word in small letters alone is as often the name of a field: `type email`. */
const alone = (groups: Groups): Intents => {
  const sentence = / (?:as|and|for|into|then) /.test(groups.at(1))
  const going =
    ["Fill", "Press"].includes(groups.clause.before.at(-1)?._tag ?? "") && /^[a-z-]+$/.test(groups.at(1))
  const value = sentence || (!going && /^[a-z\s-]+$/.test(groups.at(1))) ? undefined : groups.value(1)
  return value === undefined ? undefined : [{ _tag: "Fill", value }]
}

/** "Write tests appears in the list": the verb belongs to what is called so. */
const isStatement = (value: string): boolean =>
  /^[\p{Ll} '-]+ (?:(?:now |still |no longer )?(?:appears|shows up|is(?: (?:now|still|no longer|not))?(?: (?:shown|listed|displayed|visible))?|stays|remains)|(?:should|must) .+)$/u.test(
    value
  )

const enter = "(?:enter|type|input|write|put|key in|type in|paste|insert|provide|fill|supply|fill in|specify)"
const fieldWord = "(?:input ?field|input|field|textbox|text ?box|textarea|box|search bar|search box|element)"

const withComma = (groups: Groups): Intents => {
  const target = groups.target(2)
  return target === undefined
    ? undefined
    : [{ _tag: "Fill", target: asField(target), value: groups.plain(groups.at(1)) }]
}

const zippedForms: ReadonlyArray<Form> = [
  form(
    `(?:(?:I|we|you|they|he|she|(?:the |a )?(?:user|customer|visitor|guest|applicant|tester|shopper)) )?(?:enters?|types?|inputs?|writes?|puts?|fills? in) (@(?:(?:, | and |, and )@)+|[\\w./-]+(?:(?:, | and |, and )[\\w./-]+)+) (?:in|into|for|as) (?:the )?(.+)`,
    zipped
  ),
  // "Enter San Francisco, CA in City": one value with a comma in it.
  form(
    `(?:enters?|types?|inputs?|writes?|puts?|fills? in) ([A-Z][\\w.'-]*(?: [A-Z][\\w.'-]*){0,3}, (?:[A-Z]{2}|\\d[\\w-]*|[A-Z][\\w.'-]*)(?: [A-Z\\d][\\w.'-]*){0,3}) (?:in|into|for|as) (?:the )?(?!.+ and )(.+)`,
    withComma
  )
]

/** Several values for as many fields, which the commas between them do not part. */
export const readZipped = (clause: Clause): Intents => readForms(zippedForms, clause.text, clause)

/** `the last word in the text area`, `the value of Gender`, to be typed somewhere else. */
const readElsewhere = (groups: Groups): Intents => {
  const target = groups.target(3)
  const from = groups.target(2)
  const word = groups.at(1) === "" ? undefined : ordinalOf(groups.at(1))
  if (target === undefined || from === undefined || (groups.at(1) !== "" && word === undefined))
    return undefined
  const named = from.role !== undefined || from.name !== ""
  return named && from.pronoun !== true
    ? [{ _tag: "Fill", target: asField(target), value: "", from, ...(word === undefined ? {} : { word }) }]
    : undefined
}

/** What the field holds stays, and the text comes after it. */
const append = (groups: Groups): Intents => {
  const target = groups.target(2)
  const text = groups.value(1)
  return target === undefined || text === undefined
    ? undefined
    : [
        { _tag: "Click", target: asField(target), gesture: "click", times: 1 },
        { _tag: "Press", keys: "Control+End", times: 1 },
        { _tag: "Type", text }
      ]
}

export const fillForms: ReadonlyArray<Form> = [
  form(
    "(?:append|(?:add|type|write|enter|insert|put)(?= .+ to the (?:very )?end of)) (?:the (?:text|words?) )?(.+?) to (?:the (?:very )?end of )?(?:the (?:text|value|content|contents) (?:of|in) )?(.+)",
    append
  ),
  form(
    `(?:enter|type|write|copy|paste|put) the (?:(${ORDINAL}) word|text|value|content|contents) (?:of|in|from) (?:the )?([^@]+?)(?: (?:below|above))? (?:in|into) (.+)`.replace(
      "[^@]",
      "[^\uE000-\uF8FF]"
    ),
    readElsewhere
  ),
  // "Enter my date of birth (day 14, month 6)": what stands in the parentheses are the fields of it.
  form(
    `(?:fill(?: in| out)?|enter|type|provide|input|complete|specify|supply) (?:the |my |your |an? |his |her |their )?[a-z][a-z' -]*(?: with)?:? \\((.+)\\)`,
    barePairs
  ),
  form(
    `(?:fill(?: in| out| up)?|complete|populate|enter|type|provide|input|set)(?: (?:the|in))*(?: [a-z ]*?(?:form|fields|details|data|information))?(?: with| as|:)?(?: the)? (.+)`,
    barePairs
  ),
  form(`(?:set|turn|switch|toggle|change) (.+?)(?: to)? (on|off|enabled|disabled|checked|unchecked)`, onOff),
  form(`(?:set|add|enter|put|type) (@) (?:to|in|into) (?:the )?(${fieldWord} .+|@ ${fieldWord})`, (g) =>
    into(g, 1, 2)
  ),
  form(
    `${enter} (?:in )?(?:the )?${fieldWord} (@) with (?:the )?(?:value |text )?(@)( (?:in|on|inside|within) .+)?`,
    (g) => fill(g.part(`field ${g.at(1)}${g.at(3)}`).target(1), g.value(2))
  ),
  form(
    `(?:fill(?: in| out| up)?|complete|populate)(?: (?:the )?(?:[a-z-]+ ){0,3}(?:form|fields|following|details))?(?: with)?:? (?:the )?(.+)`,
    pairs
  ),
  form(`(?:set|enter|type|specify|provide)(?: the)?:? (.+)`, pairs),
  // "Fill in Name with Ada in the dialog": the field is there.
  form(
    `(?:fill(?: in| out| up)?|complete|populate) (.+?) with (?:the )?(?:value |text )?(${BARE.replaceAll("@", "\\x40")}) ((?:in|on|inside|within) (?:the|my|this|that) (?:[^\uE000-\uF8FF]* )?(?:dialog|modal|pop-?up|form|panel|section|drawer|card|row|sidebar)(?: (?:of|for) .+)?)`,
    (g) => (/^[A-Z\d]|@/.test(g.at(2)) ? into(g.part(`${g.at(1)} ${g.at(3)}`, g.at(2)), 2, 1) : undefined)
  ),
  form(
    `(?:fill(?: in| out| up)?|complete|populate) (.+?) with (?:the )?(?:value |text )?(@) ((?:in|on|inside|within) (?:the|my|this|that) [^\uE000-\uF8FF]+|(?:in|on|inside|within) (?:the )?@(?: [a-z]+)?)`,
    (g) => into(g.part(`${g.at(1)} ${g.at(3)}`, g.at(2)), 2, 1)
  ),
  form(`(?:fill(?: in| out| up)?|complete|populate) (.+?) with (?:the )?(?:value |text )?(.+)`, (g) =>
    into(g, 2, 1)
  ),
  form(`(?:fill(?: in| out)?|put|enter|type) (?:in )?(@) (?:for|as|in|into|to) (?:the )?(.+)`, (g) =>
    into(g, 1, 2)
  ),
  form(
    "(?:enter|type|input|provide) ((?:the |my )?[a-z][a-z -]*?) (\\d[\\d .-]*|\\d{1,2}[:.]\\d\\d(?: ?[ap]\\.?m\\.?)?)",
    (g) => into(g, 2, 1)
  ),
  form(`${enter} ((?:the |my |an? )?[a-z][a-z -]*?) ([A-Z\\d][A-Z\\d-]{2,})`, (g) =>
    /^[A-Z\d-]+$/.test(g.at(2)) && /^[a-z -]+$/.test(g.at(1)) ? into(g, 2, 1) : undefined
  ),
  form(
    "(?:replace|overwrite) (?:the |its |this )?(?:(?:existing|current|old|whole) )?(?:text|value|content|contents|it) (?:with|by) (.+)",
    (g) => {
      const value = g.value(1)
      return value === undefined ? undefined : [{ _tag: "Fill", value }]
    }
  ),
  form("(?:replace|overwrite) (?:the )?(?:(?:text|value|content|contents) (?:of|in) )?(.+?) with (.+)", (g) =>
    into(g, 2, 1)
  ),
  form(
    `(?:fill(?: in)?|enter|type(?: in)?|put|provide) (@|[A-Z\\d][\\w.'-]*(?: [A-Z\\d][\\w.'-]*){0,4}|\\S+\\x40\\S+) (?:as|for) (?:the |my |your |an? )?([a-z][a-z' -]*)`,
    (g) => (/^[A-Z\d\uE000-\uF8FF]|@/.test(g.at(1)) && /^[a-z]/.test(g.at(2)) ? into(g, 1, 2) : undefined)
  ),
  form(`(?:fill(?: in| out)?) (.+?) (?:as|to|:|=) (.+)`, (g) => into(g, 2, 1)),
  form(`${enter} (.+?) (?:in|into|inside|on|onto|to) (?:the )?(.+)`, (g) =>
    isStatement(g.at(1)) ? undefined : into(g, 1, 2)
  ),
  form(`(?:enter|type|input|specify|provide|set) (.+?) as (@|[\\w.,$@-]+)`, (g) => into(g, 2, 1)),
  form(
    `${enter} (.+?) (under|below|above|next to|beside|left of|right of|to the left of|to the right of) (.+)`,
    (g) => {
      const place = g.target(3)
      return place === undefined ? undefined : fill(located(someField, g.at(2), place), g.value(1))
    }
  ),
  form(`(?:enter|type|input|write|provide|specify) (.+?) (?:as|for) (?:the |my |its )?(.+)`, (g) =>
    into(g, 1, 2)
  ),
  form(
    `(?:enter|type|input|provide|specify) (?:the |my |an? )?([a-z][^\uE000-\uF8FF]*?):? (@) ((?:in|on|inside|within) .+)`,
    (g) => into(g.part(`${g.at(1)} ${g.at(3)}`, g.at(2)), 2, 1)
  ),
  form(
    `(?:enter|type|input|write|provide|specify|fill in|fill|fill out) (?:the |my |an? )?([^\uE000-\uF8FF]+?)(?<! (?:into|onto|in|to)):? (@)`,
    (g) => into(g, 2, 1)
  ),
  form(
    `(?:drag|slide|move|pull|push|set) (?:the )?(.*\\bslider(?: (?:for|of) .+?)?)(?: handle| thumb| knob)?(?: (?:all the way|up|down|left|right|back|over))*(?: (?:from .+ )?to) (?:the value (?:of )?)?[$€£]?(\\d[\\d.,]*)(?: ?[%$€£])?`,
    (g) => into(g, 2, 1)
  ),
  form(
    `(?:increase|decrease|raise|lower|reduce|increment|decrement|bump)(?: the)? ((?:number|amount|quantity|count|value) (?:of|for) )?(.+?)(?: from \\d{1,6})? to (\\d{1,6})`,
    // "The number of guests" is the guests, "the quantity of ▯" is its quantity.
    (g) =>
      /^[\uE000-\uF8FF]/u.test(g.at(2)) && !/^number/i.test(g.at(1))
        ? into(g.part(`${g.at(1)} ${g.at(2)}`, g.at(3)), 2, 1)
        : into(g, 3, 2)
  ),
  form(`(?:set|change|update|modify|switch|edit)(?: the)? (.+?) from (@|\\S+(?: \\S+){0,2}) to (.+)`, (g) =>
    /\brange$/i.test(g.at(1)) ? undefined : setTo(g.part(g.at(1), g.at(3), ""))
  ),
  form(
    `(?:set|change|update|modify|adjust|edit|switch|specify)(?: the)? (?:(?:value|text|content|contents) of )?(?:the )?(?:(?:in)?valid )?(?:(?:integer |text )?value of )?(.+) (?:to|as|=) (.+?)(?: (?:in|for|on) ((?:the )?(?:.*@.*|@|the .+)))?`,
    (g) => setTo(g)
  ),
  // What is moved to a number or a day is set to it; anything else goes to a place.
  form(
    `(?:move|drag|slide)(?: the)? (.+) (?:to|as) (.+?)(?: (?:in|for|on) ((?:the )?(?:.*@.*|@|the .+)))?`,
    (g) => (/^\W*\d[\w\s.,:/%-]*$|^\{\{/u.test(g.plain(g.at(2))) ? setTo(g) : undefined)
  ),
  form(
    "(?:enter|type|input|provide|fill in|fill|specify) (?:the |your |my )?([a-z][\\w -]{0,30}): (.+)",
    (g) => into(g, 2, 1)
  ),
  form(`(?:enter|type|write|input|paste|put)(?: in)? (.+)`, alone),
  form("(?:leave|keep) (.+) (?:blank|empty|unfilled)", (g) =>
    g.targets(1)?.map((target) => ({ _tag: "Clear", target }) satisfies Intent)
  ),
  form(
    `(?:clear|empty|erase)(?: out)? (?:the )?(?:(?:content|contents|text|value) (?:of|in|from) )?(.+)`,
    (g) => g.targets(1)?.map((target) => ({ _tag: "Clear", target }) satisfies Intent)
  ),
  form(`(?:delete|remove|erase) (?:the )?(?:content|contents|text|value) (?:of|in|from|inside) (.+)`, (g) =>
    g.targets(1)?.map((target) => ({ _tag: "Clear", target }) satisfies Intent)
  )
]
