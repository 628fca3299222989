/** `▯ was last active on 12 October`, over a column "Last active": what is said of a row in the words of the column. Masked. */
import { LITERAL, type Literals, plain } from "../words/Literals.js"
import { isThere, type Sight, thingsCalled } from "../sight/Sight.js"

const form = new RegExp(
  `^(?:the )?(${LITERAL}) (?:was|is|were|has been|had been) (${LITERAL}) (?:(?:on|at|by|in|from|for) )?(${LITERAL}|[\\p{Lu}\\d\\p{Sc}]\\S*(?: \\S+){0,3}|yesterday|today|tomorrow)[.]?$`,
  "u"
)

/** In words that the forms know; nothing where the page has no cell of that row under that head. */
export const saidUnderHead = (text: string, literals: Literals, sight: Sight): string | undefined => {
  const [, row = "", mark = "", value = ""] = form.exec(text) ?? []
  const said = plain(mark, literals)
  // Of a head of one word the statement says something else, as "the order is due".
  const head = said.includes(" ")
    ? thingsCalled(sight, said).find((thing) => isThere(thing) && thing.kind === "heads")
    : undefined
  return head !== undefined && sight.cell?.(plain(row, literals), head.name) !== undefined
    ? `the ${mark} of ${row} is ${value}`
    : undefined
}

const done =
  "(?:was|were|is|has been|had been) ((?:last|first|next) (?:\\p{Ll}+ed|seen|run|sent|paid|read|built|sold|active|online))"
const value = '(?=["“]|\\p{Lu}|\\d)'
const named = '(?:["“][^"”]+["”]|\\p{Lu}[\\p{L}\\d\'’-]*(?: [\\p{L}\\d\'’-]+){0,3}?)'
const told = "(?:[Vv]erify|[Cc]heck|[Cc]onfirm|[Ee]nsure|[Mm]ake sure|[Aa]ssert)(?: that)? "
const ofNamed = new RegExp(
  `(^(?:${told})?|\\bthat |[;,] )(?!${told}|I |It )(${named}) ${done} (?:(?:on|at) )?${value}`,
  "gu"
)
const ofIt = new RegExp(`\\b(?:(and|but) (?:it )?|[Ii]t )${done} (?:(?:on|at) )?${value}`, "gu")

/** `Ada is a member and was last seen on 3 June`: what stands beside her under "Last seen", and never what comes last. Before anything is masked. */
export const lastDone = (text: string): string =>
  text
    .replace(
      ofIt,
      (_, joint: string | undefined, what: string) =>
        `${joint === undefined ? "" : `${joint} `}its "${what}" is `
    )
    .replace(ofNamed, (_, lead: string, name: string, what: string) => `${lead}the "${what}" of ${name} is `)
