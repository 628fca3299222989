/** `▯ was last active on 12 October`, over a column "Last active": what is said of a row in the words of the column. Masked. */
import { LITERAL, type Literals, plain } from "./Literals.js"
import { isThere, type Sight, thingsCalled } from "./Sight.js"

const form = new RegExp(
  `^(?:the )?(${LITERAL}) (?:was|is|were|has been|had been) (${LITERAL}) (?:(?:on|at|by|in|from|for) )?(${LITERAL}|[\\p{Lu}\\d\\p{Sc}]\\S*(?: \\S+){0,3}|yesterday|today|tomorrow)[.]?$`,
  "u"
)

/** In words that the forms know; nothing where the page has no cell of that row under that head. */
export const saidUnderHead = (text: string, literals: Literals, sight: Sight): string | undefined => {
  const [, row = "", mark = "", value = ""] = form.exec(text) ?? []
  const head = row === "" ? "" : plain(mark, literals)
  const isHead = thingsCalled(sight, head).some((thing) => isThere(thing) && thing.kind === "heads")
  // Of a head of one word the statement says something else, as "the order is due".
  const isTold = isHead && head.includes(" ")
  const name = thingsCalled(sight, head).find(({ kind }) => kind === "heads")?.name ?? head
  return isTold && sight.cell?.(plain(row, literals), name) !== undefined
    ? `the ${mark} of ${row} is ${value}`
    : undefined
}
