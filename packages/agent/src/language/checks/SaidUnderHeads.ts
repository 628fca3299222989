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
