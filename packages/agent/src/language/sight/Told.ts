/** Forms that are told by their values, in sight of the page: as much of a sentence as is such a form, with the clauses before it and behind it. */
import type { Clause, Read } from "../sentences/Clause.js"
import { withText } from "../sentences/Clause.js"
import { inCell } from "./Frames.js"
import { answeredBy, noted, wished } from "./Noted.js"
import { described } from "./SightedQuery.js"
import { isPair, listed } from "./SightedLists.js"
import { searched, setOffSearch } from "./SightedSearch.js"
import { added, narrowed } from "./SightedPresses.js"
import { rowsSet } from "./SightedRows.js"
import { DAY } from "../words/Tokens.js"

interface Told {
  readonly first: string
  readonly said: string
  readonly rest: string
}

const joint = /:\s+|[,;]\s+(?:and\s+then\s+|and\s+|then\s+|but\s+)?|\s+(?:and\s+)?then\s+|\s+and\s+/gu
/** As many as a sentence has. */
const most = 14

const ways = (clause: Clause, text: string): string | undefined => {
  const { before, literals, sight } = clause
  return sight === undefined
    ? undefined
    : (searched(text, literals, sight) ??
        described(text, literals, sight) ??
        inCell({ text, literals }, sight) ??
        added(text, literals, sight) ??
        rowsSet(text, literals, sight) ??
        narrowed(text, literals, sight) ??
        (clause.keyword === "then"
          ? undefined
          : listed(text, literals, text === clause.text ? before : undefined, sight)) ??
        (clause.keyword === undefined && text === clause.text
          ? (answeredBy(text, literals, before, sight) ??
            noted(text, literals, before, sight) ??
            wished(text, literals, before, sight))
          : undefined) ??
        setOffSearch(text, sight))
}

const day = new RegExp(DAY, "iu")

/** More of the same comes behind it, so that it is only a part of what is told. */
export const isMore = (rest: string, { literals, sight }: Clause): boolean => {
  const [first = ""] = rest.split(joint)
  const pair = sight !== undefined && isPair(first, literals, sight)
  return pair || day.test(first) || /^[^\s:=][^:=]{0,30}\s?[:=] /u.test(rest)
}

/** The longest form that begins earliest. */
export const toldIn = (clause: Clause): Told | undefined => {
  const { sight, text } = clause
  if (sight === undefined) return undefined
  const joints = Array.from(text.matchAll(joint), ({ 0: mark, index }) => ({
    from: index,
    to: index + mark.length
  }))
  if (joints.length > most) return undefined
  for (const start of [{ from: 0, to: 0 }, ...joints])
    for (const end of [{ from: text.length, to: text.length }, ...joints.toReversed()]) {
      if (end.from <= start.to) continue
      const said = ways(clause, text.slice(start.to, end.from))
      if (said === undefined) continue
      const rest = text.slice(end.to)
      return / into the | from the /u.test(said) && isMore(rest, clause)
        ? undefined
        : { first: text.slice(0, start.from), said, rest }
    }
  return undefined
}

/** `readSaid` reads what the form comes to, one clause after the other. */
export const readTold = (
  clause: Clause,
  read: Read,
  readSaid: (clause: Clause, said: ReadonlyArray<string>) => ReturnType<Read>
): ReturnType<Read> => {
  const told = toldIn(clause)
  if (told === undefined) return undefined
  const first = told.first.trim() === "" ? [] : read(withText(clause, told.first))
  if (first === undefined) return undefined
  const { sight: _sight, ...alone } = withText(clause, "", first)
  const done = readSaid(alone, told.said.split("; "))
  if (done === undefined) return undefined
  const both = [...first, ...done]
  const rest = told.rest.trim() === "" ? [] : read(withText(clause, told.rest, both))
  return rest === undefined ? undefined : [...both, ...rest]
}
