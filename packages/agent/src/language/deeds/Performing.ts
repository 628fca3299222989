/** An application's own verbs: `archive the invoice`, `remove Bob from the table`. Their control bears the verb. */
import type { Intent, Target } from "@assay/domain/Intent"
import { type Clause, groupsOf, type Intents } from "../sentences/Clause.js"
import { beginsName } from "../words/Enumerations.js"
import { namesListed } from "../targets/NamesListed.js"
import { readTargets } from "../targets/Coordination.js"
import { isApplicationVerb } from "../words/Verbs.js"
import { COUNT, countOf, isVague } from "../words/Words.js"

const phrasal =
  /^(sign up|check out|check in|clock in|clock out|opt in|opt out|mark as read|mark as unread|roll back|set up|opt)(?: (.+))?$/i
/** `enroll in the course`, `subscribe to the list`: done to it, by the control that bears the verb. */
const governed =
  /^(enroll?|subscribe|unsubscribe|apply|vote|register) (?:to|on|in|from|for) ((?:the|this|that|my|his|her|its) [^,;:]+|[\uE000-\uF8FF])$/i
const marks = /^mark (?:the )?(.+) as ([a-z][a-z-]*(?: [a-z]+)?)$/i
const sends =
  /^(?:add|move|send|resend|redeliver|save|assign|reassign|invite|copy|share|attach|transfer|submit|post|link|upload|publish|export|restore|return|connect|pin)$/i
const destination = /^(.+?) (?:in)?to (?:the |my |an? |your )?(.+)$/i
const data =
  /(?:^|\s)(?:to|with|using|as|by(?! [A-Z\uE000-\uF8FF])|via|without|through|so|over|about|saying|and|or|to|than|during)(?:\s|$)/i
const quantity = new RegExp(`^${COUNT}\\s`, "i")
const unfinished = /^(?:from|in|on|at|of|for|out|up|down|off|away|into|that(?! [a-z]+$)|whether|if)(?:\s|$)/i

const perform = (verb: string, target?: Target, to?: Target): Intent => ({
  _tag: "Perform",
  verb,
  ...(target === undefined ? {} : { target }),
  ...(to === undefined ? {} : { to })
})

const isSure = (target: Target) => !/\b(?:some|different|several|multiple|certain)\b/i.test(target.words)

/** `rename "Plan" to "Budget"`: the new name stands in quotes, or begins as names do. */
const renamed = (text: string, clause: Clause): Intents => {
  const found = /^(.+?) (?:to|as|into) (.+)$/i.exec(text)
  const groups = found === null ? undefined : groupsOf(found, clause)
  const target = groups?.target(1)
  const name = groups?.value(2)
  if (groups === undefined || target === undefined || name === undefined || name === "") return undefined
  if (!beginsName(groups.at(2)) || data.test(groups.at(2))) return undefined
  return [perform("rename", target, { words: name, name, quoted: true, scopes: [] })]
}

/** `complete ▯ and ▯`, `add two tasks: A and B`: one after the other. */
const eachOf = (verb: string, text: string, clause: Clause): Intents => {
  const [, listed = text, place] = (sends.test(verb) ? destination.exec(text) : null) ?? []
  const each = namesListed(listed)?.map((name) =>
    object(verb, place === undefined ? name : `${name} to the ${place}`, clause)
  )
  return each?.every((one) => one !== undefined) === true ? each.flat() : undefined
}

/** "Invite sent to Ada": what was done, and nothing to do. */
const done = /^(?:[a-z]+ed|sent|made|paid|put|set) (?:to|for|from|by|successfully|again)\b/

const object = (verb: string, text: string, clause: Clause): Intents => {
  const each = eachOf(verb, text, clause)
  if (each !== undefined) return each
  const new_ = /^rename$/i.test(verb) ? renamed(text, clause) : undefined
  if (new_ !== undefined) return new_
  if (
    isVague(text) ||
    unfinished.test(text) ||
    done.test(text) ||
    quantity.test(text) ||
    /^\p{Sc}?\d[\d.,]*$/u.test(text) ||
    / an? /.test(text) ||
    /\b(?:some|different|several|multiple|various)\b/i.test(text)
  )
    return undefined
  const moved = sends.test(verb) ? destination.exec(text) : null
  const groups = moved === null ? undefined : groupsOf(moved, clause)
  const to = groups?.target(2)
  if (groups !== undefined && to !== undefined && !data.test(groups.at(1))) {
    const targets = groups.targets(1)
    return targets?.every(isSure) === true ? targets.map((target) => perform(verb, target, to)) : undefined
  }
  // With whom one talks is whose talk it is.
  const named = text.replace(
    /\b(conversation|chat|thread|meeting|call|appointment|discussion|interview) with (?=[A-Z\uE000-\uF8FF])/i,
    "$1 of "
  )
  if (
    data.test(
      named.replace(
        / with (?:the |an? )?(?:[a-z]+ )?(?:subject|name|title|text|label|number|code|id|e-?mail(?: address)?|username|sku|reference|phone) (?=[A-Z\d#\uE000-\uF8FF]|\S+@)/i,
        " "
      )
    )
  )
    return undefined
  const targets = readTargets(named, clause.literals)
  return targets?.every(isSure) === true ? targets.map((target) => perform(verb, target)) : undefined
}

/** `add the bun to the basket twice`. */
const repeated = (command: string, often: string, clause: Clause): Intents => {
  const once = readPerform(command, clause)
  const times = /^twice$/i.test(often) ? 2 : (countOf(often.replace(/ times$/i, "")) ?? 0)
  return once === undefined || times < 1 ? undefined : Array.from({ length: times }, () => once).flat()
}

/** `said` is the verb as the text has it, in its base form and case; nothing for verbs that no application has. */
export const readPerform = (command: string, clause: Clause): Intents => {
  const again = /^(.+?) (twice|(?:\d|two|three|four|five|six|seven|eight|nine|ten) times)$/i.exec(command)
  if (again?.[1] !== undefined) return repeated(again[1], again[2] ?? "", clause)
  const two = phrasal.exec(command)
  if (two?.[1] !== undefined)
    return two[2] === undefined
      ? [perform(two[1])]
      : /^for (?:an? )?(?:free )?account$/i.test(two[2])
        ? [perform(two[1])]
        : object(two[1], two[2], clause)
  const on = governed.exec(command)
  if (on?.[1] !== undefined && on[2] !== undefined) return object(on[1], on[2], clause)
  const marked = marks.exec(command)
  if (marked?.[1] !== undefined && marked[2] !== undefined && /^all$/i.test(marked[1]))
    return [perform(`mark all as ${marked[2]}`)]
  if (marked?.[1] !== undefined && marked[2] !== undefined)
    return object(`mark as ${marked[2].toLowerCase()}`, marked[1], clause)
  const found = /^([\w-]+)(?: (.+))?$/.exec(command)
  const verb = found?.[1] ?? ""
  if (!isApplicationVerb(verb.toLowerCase())) return undefined
  const rest = found?.[2]
  if (rest === undefined) return [perform(verb)]
  if (/^all$/i.test(rest)) return [perform(`${verb} all`)]
  return object(verb, rest, clause)
}
