/** Which control a deed is done with: `submit the form with Send`, `dismiss it with Cancel`, `go ahead with Restart now`. */
import { type By, pattern } from "../words/Pattern.js"

const NAME = "(@|[A-Z][^,;]*?)(?: (?:button|link|option|choice|icon))?"
const by = "(?:with|using|via|through|by (?:clicking|pressing|tapping|hitting|choosing|selecting)(?: on)?)"
const object =
  "(?: (?:it|this|that|them|again|(?:the|my|this) (?!(?:[a-z]+ )?(?:prompt|question|browser)\\b)[a-z]+(?: [a-z]+){0,2}))?"
const KEY = /^(?:Enter|Escape|Esc|Tab|Space|Return|Backspace|Delete key)\b/u

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

const press = (name: string): string | undefined => (KEY.test(name) ? undefined : `click ${name}`)

const verbs =
  "(?:submit|send|confirm|finish|complete|search|look|go ahead|go on|carry on|move on|dismiss|close|cancel|save|answer|reply|respond|agree|accept|approve|decline|refuse|back out|leave|continue|proceed)"
const Verbs = verbs.replace(/\b[a-z](?=[a-z]*[|) ])/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)

const ing =
  "(?:confirming|answering|accepting|agreeing|submitting|finishing|dismissing|replying|closing|approving|declining)"

/** `remove it with the cross next to it`: what does it bears the verb, or is the sign for it. */
const sign = "(?:cross|x|bin|trash|trash can|dustbin|pencil|star|heart|minus|plus)"

export const answers: ReadonlyArray<readonly [RegExp, By]> = [
  [pattern(`(?:[Aa]nswer|[Rr]eply|[Rr]espond|[Ss]ay)(?: with)? (@)`), "click $1"],
  [pattern(`[Ss]ay ([A-Z][^,;]*)`), "click $1"],
  // A deed of its own where nothing follows: the button of a quiz or a form.
  [pattern(`(check|verify|validate)`), (verb = "") => `click the "${capital(verb)}" button`],
  [
    pattern(
      `((?:[Cc]ancel|[Dd]elete|[Rr]emove|[Ee]dit|[Ss]tar|[Dd]iscard|[Dd]ismiss) .+?) (?:with|using|via|through|by (?:clicking|pressing)(?: on)?) (?:the|its) (?:little |small )?${sign}(?: icon| button| sign)?(?: (?:next to|beside|by|near|on|in|of) (?:it|its row|that row|its card|its line|the row))?`
    ),
    "$1"
  ],
  [
    pattern(`(?:I |[Ww]e |[Yy]ou |[Tt]he user )?${Verbs}${object} ${by} (?:the )?${NAME}`),
    (name = "") => press(name)
  ],
  [
    pattern(`(.+?),? (?:and |then )?${ing}${object} ${by} (?:the )?${NAME}`),
    (deed = "", name = "") => (press(name) === undefined ? undefined : `${deed}; click ${name}`)
  ],
  [
    pattern(
      `(?:[Dd]elete|[Rr]emove) (.+?)(?: again)? (?:from|via|through|using|with) (?:its|the) (?:actions?|options|context|row|more) ?(?:menu|list)?`
    ),
    "open the actions menu of $1; click Delete"
  ],
  [
    pattern(
      `(?:[Rr]eturn|[Gg]o(?: back)?|[Gg]et(?: back)?) to (.+?) (?:using|via|through|with|by) the (?:[a-z]+ )?link(?: (?:at|in|on) the [a-z ]+)?`
    ),
    (page = "") => `click the ${page.replace(/^the /u, "")} link`
  ],
  [
    pattern(
      `(?:[Rr]eturn|[Gg]o(?: back)?|[Gg]et(?: back)?|[Nn]avigate) to (?:.+?) (?:using|via|through|with|by) the ((?:@|[A-Z][^,;]*?) (?:link|button|tab|breadcrumb|menu item|icon))(?: (?:at|in|on) the [a-z ]+)?`
    ),
    "click the $1"
  ],
  [
    pattern(
      `(?:[Gg]o|[Gg]et|[Nn]avigate) to (?:the )?([^,;]+?) (?:using|via|through|with) (?:its )?(@|[A-Z][a-z]+(?: [a-z]+)?)`
    ),
    "click $2 in the row of $1"
  ],
  [pattern(`(?:[Bb]ack|[Oo]ver|[Oo]ff|[Oo]nwards?|[Oo]n) to (?!the previous)(.+)`), "go to $1"],
  [
    pattern(`(?:[Hh]ead|[Hh]op|[Jj]ump|[Mm]ove|[Pp]op|[Nn]ip) (?:over |back |on |across |along )+to (.+)`),
    "go to $1"
  ],
  [
    pattern(
      `(?:I |[Ww]e |[Yy]ou |[Tt]he user )?(?:continue|proceed|go on|move on|carry on|advance|Continue|Proceed|Go on|Move on|Carry on)s? (?:on )?to (the (?!check-?out|cart|basket)(?:[a-z]+ ){0,2}(?:details|step|page|screen|form|section|summary|payment|review|overview))`
    ),
    "continue"
  ]
]
