/** Options, check boxes, radio buttons and switches. */
import type { Intent, Target } from "@assay/domain/Intent"
import { type Form, form, type Groups, type Intents } from "../sentences/Clause.js"
import { beginsName, partsOf, thingsOf } from "../words/Enumerations.js"
import { onlyLiteral } from "../words/Literals.js"
import { readTarget } from "../targets/Targets.js"
import { imperative, beginsWithVerb } from "../words/Verbs.js"
import { roleOf } from "../words/Words.js"

const choose = (values: ReadonlyArray<string> | undefined, target?: Target): Intents =>
  values === undefined || values.length === 0
    ? undefined
    : [target === undefined ? { _tag: "Choose", values } : { _tag: "Choose", target, values }]

const offers = /^(?:list|field|menu|option|radio|checkbox|slider|tab|button|switch|column)$/

/** "Choose ▯ as the region": what one chooses as is what a field is called by, whatever kinds of things the words stand for elsewhere. */
const chosenAs = (target: Target, text: string): Target => {
  const as = ` as the ${target.words}`
  if (target.role === undefined || offers.test(target.role) || target.quoted || !text.includes(as))
    return target
  const { role: _, ...free } = target
  return { ...free, name: target.words }
}

const from = (groups: Groups, value: number, list: number): Intents => {
  const named = groups.target(list)
  if (named === undefined) return undefined
  const target = chosenAs(named, groups.clause.text)
  const values = groups.values(value) ?? optionOf(groups, value)
  const [only] = values ?? []
  if (
    target.role === "field" &&
    values?.length === 1 &&
    only !== undefined &&
    /^(?:\{\{today|\d+[-/. ])/.test(only)
  )
    return [{ _tag: "Fill", target, value: only }]
  return choose(values, target)
}

/** `the Monthly option` names the option Monthly. */
const optionOf = (groups: Groups, group: number): ReadonlyArray<string> | undefined => {
  const target = groups.target(group)
  return target === undefined ||
    target.scopes.length > 0 ||
    target.ordinal !== undefined ||
    target.name === "" ||
    target.pronoun === true ||
    target.quantifier !== undefined
    ? undefined
    : [target.name]
}

/** The box that is ticked is no text box. */
const ticked = (target: Target): Target => {
  if (target.role === "field" && /\bbox\b/i.test(target.words)) return { ...target, role: "checkbox" }
  if (target.role === "dialog" && /\bbox$/i.test(target.words))
    return { ...target, role: "checkbox", name: target.words.replace(/ ?box$/i, "") }
  // "Turn on notifications": no message, but what is called so.
  const { role, ...rest } = target
  return role === "message" || role === "text" || role === "image" ? { ...rest, name: target.words } : target
}

/** `tick I have read the fees`: the label is a sentence of its own. */
const labelled = (groups: Groups): ReadonlyArray<Target> | undefined => {
  const words = groups.at(1)
  return /^I (?:have|agree|accept|want|confirm|understand|am|do|would|will|consent|acknowledge)\b[^,;]{1,100}$/.test(
    words
  )
    ? [{ words: groups.plain(words), name: groups.plain(words), quoted: false, scopes: [] }]
    : undefined
}

const check =
  (checked: boolean): Form["read"] =>
  (groups) =>
    (groups.targets(1) ?? labelled(groups))?.map(
      (target) => ({ _tag: "SetChecked", target: ticked(target), checked }) satisfies Intent
    )

/** `the "Express" shipping method`: Express is the option, the shipping method is what it is chosen for. */
const ofKind = (target: Target, groups: Groups): Intents => {
  if (
    !target.quoted ||
    target.descriptor === undefined ||
    target.role !== undefined ||
    target.scopes.length > 0
  )
    return undefined
  const list = groups.part(target.descriptor).target(1)
  return list === undefined || list.ordinal !== undefined ? undefined : choose([target.name], list)
}

const isDeed = (words: string): boolean =>
  /^[a-z]+ \S/.test(words) && imperative(words, ["base"]) !== undefined

/** Kinds that are clicked or ticked when a text says `select`. */
const selectAlone = (groups: Groups): Intents => {
  const targets = groups.targets(1)
  if (targets === undefined) return undefined
  const [only] = targets
  // "Hamburg for Von and Wien for Nach" are two choices.
  if (only !== undefined && !only.quoted && / (?:for|as) .+ and .+ (?:for|as) /.test(only.words))
    return undefined
  // "Hamburg, Wien and tick the box": what begins with a verb is a deed of its own.
  if (targets.length > 1 && targets.some(({ words }) => isDeed(words) || / (?:for|as) [A-Z]/.test(words)))
    return undefined
  const kind = only === undefined || targets.length > 1 ? undefined : ofKind(only, groups)
  if (kind !== undefined) return kind
  return targets.map((target): Intent => {
    if (target.role === "checkbox" || target.role === "switch")
      return { _tag: "SetChecked", target, checked: true }
    const positional =
      target.ordinal !== undefined ||
      target.scopes.length > 0 ||
      target.name === "" ||
      target.pronoun === true
    const clicked =
      /^(?:tab|button|link|row|icon|cell|item|menuitem|image|menu|text|section|radio|list)$/.test(
        target.role ?? ""
      )
    return clicked || positional || target.quantifier !== undefined
      ? { _tag: "Click", target, gesture: "click", times: 1 }
      : {
          _tag: "Choose",
          values: [
            (target.role === "option" && !/^\d+$/.test(target.name)) || target.role === undefined
              ? target.name
              : target.words
          ]
        }
  })
}

/** `check Soup`: a name of its own; `check the total` is to look at it. */
const isProper = (target: Target) =>
  !target.quoted && target.scopes.length === 0 && /^[A-Z]\S*(?: \S+){0,3}$/.test(target.words)

/** `check Compact lists`: the last word is part of the name. */
const byWords = (target: Target): Target => {
  if (target.quoted || target.role === undefined || checkable.test(target.role)) return target
  const { role: _role, ...rest } = target
  return { ...rest, name: target.words }
}

const checkable = /^(?:checkbox|option|switch|radio|item)$/
const checkAlone = (groups: Groups): Intents => {
  const targets = groups.targets(1)
  const sure =
    targets?.every((target) => checkable.test(target.role ?? "") || target.quoted || isProper(target)) ??
    false
  const named = sure ? targets?.map(byWords) : labelled(groups)
  return named?.map((target) => ({ _tag: "SetChecked", target, checked: true }))
}

/** A day with its year. */
const DAY =
  "(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? [A-Z][a-z]{2,8},? \\d{4}|[A-Z][a-z]{2,8} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4})"

const pick = "(?:choose|select|pick|switch to)"

const NAME = "(?:@|[A-Z][\\w'’-]*(?: [A-Z][\\w'’-]*){0,2})"
const NAMES = `${NAME}(?:, ${NAME})*,? and ${NAME}`

/** `check Sports and Music under Hobbies`. */
const severalIn = (groups: Groups, tick: boolean): Intents => {
  const place = groups.target(2)
  const names = partsOf(groups.at(1))
  // Seats and rooms are called by their kind: "seats A3, A4 and A6".
  if (
    names.every((name) => /\d/.test(name)) ||
    names.some((name) => / (?:for|in|from|as|under) /.test(name)) ||
    place === undefined ||
    !names.every(beginsName)
  )
    return undefined
  const values = names.map((name) => groups.plain(name))
  if (!tick) return choose(values, place)
  return values.map((name): Intent => ({
    _tag: "SetChecked",
    target: { words: name, name, quoted: true, scopes: [{ relation: "in", target: place }] },
    checked: true
  }))
}

/** `select state "NCR" and city "Delhi"`. */
const paired = (groups: Groups): Intents => {
  const parts = thingsOf(groups.at(1))
  const all = parts.map((part): Intents => {
    const [, name = "", value = ""] = /^((?:[a-z]+ )*[a-z]+) ([\uE000-\uF8FF])$/.exec(part) ?? []
    return name === "" ? undefined : from(groups.part(value, name), 1, 2)
  })
  return parts.length > 1 && all.every((each) => each !== undefined) ? all.flat() : undefined
}

export const choiceForms: ReadonlyArray<Form> = [
  form(
    `answer (?:the )?(.*question.*|@|\\w+ one) (?:with|by (?:choosing|selecting|picking|clicking|ticking)(?: on)?) (?:the answer |the option )?(@|[A-Z].*)`,
    (g) => from(g, 2, 1)
  ),
  form(`answer (@) (?:to|for) (?:the )?(.*question.*|@)`, (g) => from(g, 1, 2)),
  form(
    `(?:choose|select|pick|give) (?:the answer |the option )?(@|[A-Z].*?) (?:as (?:the |my )?answer )?(?:to|for) (?:the )?(.*question.*)`,
    (g) => from(g, 1, 2)
  ),
  form(`(?:choose|select|pick) (?:the )?(.+)`, paired),
  form(`(?:check|tick) (${NAMES}) (?:under|in|for|from|among) (?:the )?(.+)`, (g) => severalIn(g, true)),
  form(`(?:choose|select|pick) (${NAMES}) (?:under|in|for|from|as|among) (?:the )?(.+)`, (g) =>
    severalIn(g, false)
  ),
  form(`(?:choose|select|pick) (?:the )?([a-z]+s) (${NAMES})`, (g) =>
    severalIn(g.part(g.at(2), g.at(1)), false)
  ),
  form(
    `(?:choose|select|pick) ((?:[A-Z\\d]|@)(?:(?! as |,).)*) as (?:the |my |your |a |its )?([a-z][a-z-]*(?: [a-z-]+){0,2})`,
    (g) => (/^[A-Z]/.test(g.at(1)) && !beginsWithVerb(g.at(1)) ? from(g, 1, 2) : undefined)
  ),
  form(`${pick} (?:the )?((?:\\w+ ){0,2}date) (\\d[\\d/.-]+)`, (g) => {
    const target = g.target(1)
    const value = g.value(2)
    return target === undefined || value === undefined ? undefined : [{ _tag: "Fill", target, value }]
  }),
  form(
    `${pick} (?:the )?options? (?:(?:with|named|called|labell?ed)(?: the)?(?: (?:name|text|label|value|title))? )?(@(?:(?:, | and |, and )@)*) (?:from|in|for|on|of) (.+)`,
    (g) => from(g, 1, 2)
  ),
  form(`${pick} (?:the )?((?:[\\w'’-]+ ){1,5})option (@)(?: ((?:in|from|on) .+))?`, (g) =>
    from(g.part(g.at(2), g.at(3) === "" ? g.at(1) : `${g.at(1)} ${g.at(3)}`), 1, 2)
  ),
  // "Select the type of works ▯": the label is told before what is chosen.
  form(`${pick} (?:the |my |a )?([a-z]+ of [a-z]+(?: [a-z]+)?) (@)`, (g) =>
    roleOf(/^[a-z]+/.exec(g.at(1))?.[0] ?? "") === undefined ? from(g, 2, 1) : undefined
  ),
  form(`${pick} (@) of (.+)`, (g) => from(g, 1, 2)),
  form(`${pick} (?:the )?(?:date |day )?(${DAY}) (?:for|as|in|on|from|under) (?:the )?(.+)`, (g) => {
    const target = g.target(2)
    // In figures it is typed like any other value; in words it is picked.
    return target !== undefined && /^[\d/.-]+$/.test(g.at(1))
      ? [{ _tag: "Fill", target, value: g.at(1) }]
      : from(g, 1, 2)
  }),
  form(`${pick} (?:the )?(?:option )?(.+?) (?:from|in|within|out of|on|inside) (.+)`, (g) => from(g, 1, 2)),
  form(`${pick} (@(?:(?:, | and |, and )@)*) (?:for|as|under) (.+)`, (g) => from(g, 1, 2)),
  form(`${pick} (.+?) as (?:the |a |an |my |its )(.+)`, (g) => dateOr(g)),
  form(`${pick} (${NAME}) for (${NAME}|the [a-z]+ (?:field|list|dropdown))`, (g) =>
    beginsName(g.at(1)) && /^(?:[A-Z\uE000-\uF8FF]|the )/.test(g.at(2)) ? from(g, 1, 2) : undefined
  ),
  form(`${pick} (.+?) (?:for|as|to|with) (@)`, (g) => from(g, 2, 1)),
  form(`${pick} (?:the )?(.+ (?:dropdown|select|list|filter|field|menu)) (@)`, (g) => from(g, 2, 1)),
  form(`${pick} (?:the )?((?:\\w+ ){0,3}(?:filter|refresh|size|type|mode|rate|level)) (@)`, (g) =>
    from(g, 2, 1)
  ),
  form(
    `${pick} (?:the )?(@) ((?:[\\w-]+ ){0,2}(?:type|mode|size|filter|rate|level|graph type|scope|status))`,
    (g) => from(g, 1, 2)
  ),
  // "The suggestion Hamburg" is called Hamburg: so say the words before it.
  form(
    `${pick} (?:the |an? )?(?:suggestion|suggested (?:option|entry|item|value)|proposal|search suggestion|autocomplete suggestion) (@|(?=[A-Z\\d]).+)`,
    (g) => choose(g.values(1))
  ),
  form(`${pick} (?:the |an? )?(@|(?=[A-Z\\d]).+?) (?:suggestion|proposal)`, (g) => choose(g.values(1))),
  form(`(?:choose|select|pick) (@)(?: again)? to (?!the |a )[a-z]+ .+`, selectAlone),
  form(
    `(?:choose|select|pick) (?:the )?([A-Z]\\w*) ((?:[a-z]+ )?(?:size|colou?r|theme|plan|language|currency|country|category|priority|status|mode|type|level|class|format|layout|view))`,
    (g) => (/^[A-Z]/.test(g.at(1)) && /^[a-z]/.test(g.at(2)) ? from(g, 1, 2) : undefined)
  ),
  form(
    `(?:choose|select|pick) (?:the |my |an? )?((?:[a-z]+ )?(?:gender|sex|size|colou?r|theme|plan|language|currency|country|state|city|category|priority|status|type|department|role|position|nationality|month|year|title|format|layout|subject)) ([A-Z][\\w'-]*(?: [A-Z][\\w'-]*)?)`,
    (g) => (/^[a-z]/.test(g.at(1)) && /^[A-Z]/.test(g.at(2)) ? from(g, 2, 1) : undefined)
  ),
  form(`(?:choose|select|pick) (?:the )?(?:option )?(.+)`, selectAlone),
  form(`(?:choose|select|pick|give) (\\d{1,3} \\w+)`, (g) => choose([g.plain(g.at(1))])),
  // "Use the currency menu to switch from EUR to USD": what it shows now tells it best.
  form(
    `use (?:the )?(.+?)((?: (?:in|at|on) (?:the )?(?:header|top|footer|sidebar|toolbar|top bar|navigation|corner)[a-z ]*?)?) to (?:switch|change|go|set|convert)(?: the [a-z]+| it| everything| prices)? from (@|[A-Z][\\w-]*) to (.+)`,
    (g) => {
      const list = readTarget(`${g.at(1)}${g.at(2) === "" ? "" : ` ${g.at(2)}`}`, g.clause.literals)
      const shown = readTarget(g.at(3), g.clause.literals)
      const values = g.values(4) ?? optionOf(g, 4)
      return list === undefined || shown === undefined
        ? undefined
        : choose(values, { ...shown, scopes: list.scopes })
    }
  ),
  form(
    `use (?:the )?(.+? (?:menu|dropdown|drop-down|list|select|selector|switcher|picker|switch)(?: in .+?)?) to (?:switch|change|set|go|choose|select|pick)(?: the [a-z]+| it)?(?: to)? (.+)`,
    (g) => from(g, 2, 1)
  ),
  form(`switch (.+) to (.+)`, (g) => from(g, 2, 1)),
  form(`(?:uncheck|untick|unselect|deselect|unmark|clear the checkbox)(?: off)? (.+)`, check(false)),
  form("(?:leave|keep) (.+) (?:unchecked|unticked)", check(false)),
  form("(?:leave|keep) (.+) (?:checked|ticked)", check(true)),
  form(`(?:tick|check off|tick off) (.+)`, check(true)),
  form(`(?:mark|set) (.+) as (?:checked|selected)`, check(true)),
  form(
    `check (?:also )?(?:the )?(?:box|checkbox|check box)?(?: (?:for|next to|labell?ed|named|of))? ?(.+ (?:checkbox|check box|box)|@)`,
    check(true)
  ),
  form(
    `check (?:also )?(?:the )?(?:box|checkbox|check box)(?: (?:for|next to|labell?ed|named|of|beside))? (.+)`,
    check(true)
  ),
  form(`check (?:also )?(?!that |if |whether |for )(.+)`, checkAlone),
  form(`(?:turn|switch|toggle) on (.+)`, check(true)),
  form(`(?:turn|switch|toggle) off (.+)`, check(false)),
  form(
    `(?:agree to|agree with|accept) (?:the )?(terms(?: and conditions| of (?:service|use))?|conditions|privacy policy|policy)`,
    check(true)
  ),
  form(`enable (.+ (?:toggle|switch|checkbox|option))`, check(true)),
  form(`disable (.+ (?:toggle|switch|checkbox|option))`, check(false)),
  form(`toggle (.+)`, (g) =>
    g.targets(1)?.map((target) => ({ _tag: "Click", target, gesture: "click", times: 1 }) satisfies Intent)
  )
]

/** `pick the 3rd as the size` chooses; a date is typed into the field of that name. */
const dateOr = (groups: Groups): Intents => {
  const target = groups.target(2)
  const value = groups.value(1)
  const bare = onlyLiteral(groups.at(1), groups.clause.literals) === undefined
  if (target !== undefined && value !== undefined && bare && /^[\d{][\d/.\-:{}\w+|]*$/.test(value))
    return [{ _tag: "Fill", target, value }]
  return from(groups, 1, 2)
}
