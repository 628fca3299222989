/** A deed that is the subject of what it brings about: `Clicking Save should show ▯` is `click Save, which shows ▯`. Masked. */
import { LITERAL } from "../words/Literals.js"
import { verbOf } from "../words/Verbs.js"
import { COUNT } from "../words/Words.js"

const lead =
  "(?:(?:(?:I|we) )?(?:[Vv]erify|[Cc]heck|[Ee]nsure|[Aa]ssert|[Cc]onfirm|[Vv]alidate|[Mm]ake sure|[Ee]xpect)(?: that)? |that )?"
const name = `(?:${LITERAL}|\\p{Lu}|\\d|[+−-] )`
const gerund = `([\\p{L}-]{3,14}ing)`
/** What it is done to: a name, or a thing that is told with its article. */
const thing = `((?: (?:on|over|into|for|in|off|out|to|down|up|by))?(?: (?:the|an?|any|another) [^,;]{1,80}?| ${name}[^,;]{0,80}?))`

/** What a deed brings about, and no state of what is called so. */
const effects =
  "show|display|reveal|open|close|hide|remove|delete|add|append|take|bring|lead|send|redirect|navigate|return|download|disable|enable|" +
  "expand|collapse|clear|empty|reset|sort|order|update|change|switch|set|increase|decrease|raise|lower|select|deselect|tick|untick|check|" +
  "uncheck|move|put|dismiss|give|produce|trigger|leave|make|turn|ask|prompt"

const whole = new RegExp(
  `^${lead}${gerund}${thing} (?:should|must|will|would|does) (?:then |now |also |immediately )*(${effects}) (.+)$`,
  "u"
)
const told = new RegExp(
  `^${lead}${gerund}${thing} (?:then |now |also |immediately )*(${effects.replaceAll("|", "e?s|")}e?s) (.+)$`,
  "u"
)

/** What is told of what is seen, of a tab, a file, an order or a number has forms of its own. */
const own: ReadonlyArray<readonly [RegExp, string]> = [
  [/^opens? (?:it )?(?:in )?a new (?:browser )?(tab|window)$/iu, "a new $1 opens"],
  [
    new RegExp(
      `^downloads? (?:an? (?:\\p{L}+ )?file )?(?:(?:named|called|with the name) )?(${LITERAL}|\\S+\\.\\w{2,5})$`,
      "iu"
    ),
    "a file named $1 is downloaded"
  ],
  [/^(?:shows?|displays?|reveals?) (?!me |us |you )/iu, "I should see "],
  [/^(?:asks?|prompts?) (?:(?:me|us|the user) )?(?:for (?:a |my )?confirmation|to confirm)(?: first)?$/iu, "a confirmation dialog is shown"],
  [/^brings? up (?=an? |the )/iu, "I should see "],
  [new RegExp(`^leaves? (?:only |just )?(${COUNT}) (\\p{Ll}{3,})$`, "iu"), "exactly $1 $2 are listed"],
  [/^downloads? (an?|the) ((?:\p{L}+ )?file)$/iu, "$1 $2 is downloaded"],
  [/^(?:sorts?|orders?) (the [^,;]+?) by ([^,;]+)$/iu, "$1 are sorted by $2"],
  [/^(increase|decrease)s? (the [^,;]+?) by ([^,;]+)$/iu, "$2 $1s by $3"],
  [/^(?:navigates?|redirects?|takes?|leads?|sends?|brings?) (?:me |us |you |the user )?to (\/\S*)$/iu, "the URL ends with $1"],
  [/^navigates? (?:me |us |you |the user )?to (.+)$/iu, "I am taken to $1"],
  [/^returns? (?:me |us |you |the user )?to (.+)$/iu, "I am taken to $1"]
] // prettier-ignore

const come = (verb: string, rest: string): string | undefined => {
  const said = `${verb} ${rest}`
  for (const [found, put] of own) if (found.test(said)) return said.replace(found, put)
  return undefined
}

const third = (verb: string): string =>
  verbOf(verb)?.form === "third" ? verb : /(?:s|x|z|ch|sh|o)$/iu.test(verb) ? `${verb}es` : `${verb}s`

/** The same as a deed, and what comes of it. */
export const asDeed = (text: string): string => {
  const [, word = "", what = "", verb = "", rest = ""] = whole.exec(text) ?? told.exec(text) ?? []
  const deed = word === "" ? undefined : verbOf(word)
  if (deed?.form !== "gerund" || /^(?:not|no longer|it|them|that)(?![\p{L}\p{N}])/u.test(rest)) return text
  const only = / only$/u.exec(what)
  // "Clicking Pastry only shows pastries": nothing else is shown.
  if (only !== null) return `${deed.base}${what.slice(0, only.index)}; only ${rest} should be shown`
  const own = come(verb, rest)
  const done = `${deed.base}${what}`
  return own === undefined ? `${done}, which ${third(verb)} ${rest}` : `${done}; ${own}`
}

const unread = new RegExp(
  `^(?:(?:[Dd]ouble-|[Rr]ight-)?[Cc]lick|[Pp]ress|[Tt]app|[Hh]itt|[Ss]elect|[Cc]hoos|[Pp]ick|[Tt]ick|[Uu]ntick|[Cc]heck|[Uu]ncheck|[Tt]oggl|[Ss]ubmitt|[Tt]yp|[Ee]nter|[Hh]over|[Dd]ragg)ing(?: on| over)?(?: the| an?)? ${name}`,
  "u"
)

/** It speaks of a deed, and not of a thing that is called so. */
export const isDeed = (subject: string): boolean => unread.test(subject)
