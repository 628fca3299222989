/** What is typed, chosen or expected: quoted to the letter, or bare where nothing but a value can be meant. */
import { type Literals, literalsIn, onlyLiteral, plain } from "./Literals.js"
import { dateOf } from "./Dates.js"
import { partsOf } from "./Enumerations.js"

const label =
  /^(?:the |a |an )?(?:following )?(?:value|text|word|words|string|message|name|number|url|option|phrase|content)(?: of)?:? (?=[\uE000-\uF8FF]$)/i
const numbered = /^(?:the |a )?(?:[\w-]+ ){0,2}(?:code|number|pin|amount|value) (?=\d[\d .,-]*$)/i
const unfinished =
  /^(?:(?:the|an?|my|your|his|her|their|our|its|some|any|all|each|every|this|that|these|those|valid|invalid|random|correct|incorrect|wrong|same|another|other|new|different|more|no|everything|something|anything|nothing|data|values?|details|text|information|credentials|payload|special characters)(?:\s|$)|(?:it|them|one|ones|in|into|to|for|with|on|as|by|at|of|is|are|be|have|not|too)(?:\s|$))/i
const clause =
  /(?:^|\s)(?:should|must|is|are|was|were|if|when|that|which|then|until|unless|into|for all|in the|on the|from the|to the|for the)(?:\s|$)/

/** With a capital in the midst of a sentence it is the beginning of a text: `No lids please`, `On`. */
const titled =
  /^(?:No|Not|None|Nothing|All|Any|Every|Each|Everything|New|Same|Other|Another|Different|More|One|On|Off|In|To|At|As|By|For|With|Data|Text|Details|Random|Valid|Invalid|Wrong|Correct|Is|Are|Be|Too)(?:$| [\p{Ll}\d(])/u

/** Small words that tell what kind of value it is, and not which: `256 characters`, `long text`, `only spaces`, `existing email`. */
const described =
  /^(?:(?:only|just|plain|\d+|[a-z-]+) )*(?:characters?|chars?|letters?|digits?|numbers?|spaces?|whitespace|symbols?|emojis?|text|string|strings|words?|paragraphs?|sentences?|e-?mail(?: address(?:es)?)?|address|names?|username|password|passcode|phone(?: number)?|url|date|dates|value|code|credentials)(?: (?:longer|shorter|more|less|bigger|smaller|greater|without|containing|with|of|in|that) .*)?$/

/** Bare words that stand for themselves; nothing for `my email` or `a valid date`, whose words are not the value. */
const bareValue = (text: string): string | undefined => {
  if (text === "" || text.length > 120 || /,\s/.test(text)) return undefined
  // A letter, and no article; and the name of somebody.
  if (/^[A-Z]$|^An? \p{Lu}\p{Ll}+$/u.test(text)) return text
  if (
    (unfinished.test(text) && !titled.test(text)) ||
    described.test(text) ||
    clause.test(text) ||
    / and (?:the|an?|my|then) |\b(?:details|information|credentials|data|values?|inputs?)$/.test(text)
  )
    return undefined
  return text
}

const byName = /^(?:the )?(?:secret|variable)(?: named| called)? ([A-Za-z_][\w.-]*|[\uE000-\uF8FF])$/i

/** A template: `{{name}}` in it is filled in where it is used. */
export const readValue = (phrase: string, literals: Literals): string | undefined => {
  const text = phrase.trim().replace(label, "").replace(numbered, "")
  const only = onlyLiteral(text, literals)
  if (only !== undefined) return only.value
  const secret = byName.exec(text)?.[1]
  if (secret !== undefined) return `{{${plain(secret, literals)}}}`
  const date = dateOf(plain(text, literals))
  if (date !== undefined) return date
  const inside = literalsIn(text, literals)
  if (inside.some((literal) => literal.kind === "quoted")) return undefined
  return bareValue(text) === undefined ? undefined : plain(text, literals)
}

/** Several values: `"A" and "B"`, `A, B and C`. */
export const readValues = (phrase: string, literals: Literals): ReadonlyArray<string> | undefined => {
  const text = phrase.trim()
  const parts = partsOf(text)
  const plainly = (part: string) => (/^[\d/.:-]+$/.test(part) ? part : undefined)
  const all = parts.map((part) => onlyLiteral(part, literals)?.value ?? plainly(part))
  if (parts.length > 1 && all.every((value) => value !== undefined)) return all
  const one = readValue(text, literals)
  return one === undefined ? undefined : [one]
}
