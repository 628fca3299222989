/** Where one clause ends and the next begins: `then`, `and`, commas, semicolons, and not the `and` inside a name. */
import type { Intent } from "@assay/domain/Intent"
import type { Clause } from "./Clause.js"
import { LITERAL } from "./Literals.js"
import { divisions, predicateOf } from "./Predicates.js"
import { readSeen } from "./Seeing.js"
import { spoken, withoutAdverbs } from "./Speakers.js"
import { imperative, verbOf } from "./Verbs.js"
import { roleOf } from "./Words.js"

type Intents = ReadonlyArray<Intent> | undefined
type Read = (clause: Clause) => Intents

const joint =
  /(?:; ?| (?:in order )?to (?=(?:verify|check|confirm|ensure|make sure|see (?:that|if|whether)) )|,? (?:and|but) then |,? then |, (?:and|but|finally|afterwards) |,? (?:and|but|&) |, |\. )/gi

interface Joint {
  readonly from: number
  readonly to: number
  /** What follows is a clause by itself; otherwise it may still lean on the one before. */
  readonly whole: boolean
}

const hard = /^(?:;|.*\bthen\b|\. )/i

/** `submit button` after `and` is a thing, not a deed. */
const isThing = (text: string) => {
  const words = text.split(" ")
  return (
    words.length <= 4 &&
    !/^\S+ (?:the|an?|my|all|any|every|each|it) /i.test(text) &&
    roleOf(words.at(-1) ?? "") !== undefined &&
    words.length > 1
  )
}

const elided =
  /^(?:(?:should|must|will|can|does|is|are|was|were|has|have|contains?|includes?|shows|displays|reads|says|appears|disappears|becomes|remains|stays|opens|closes|not|no longer)\b)/i

/** `... is visible and enabled`. */
const adjective =
  /^(?:not |no longer )?(?:enabled|disabled|visible|hidden|displayed|shown|checked|unchecked|selected|focused|empty|required|read-only|expanded|collapsed|clickable|editable|greyed out|optional)$/i

const startsClause = (text: string): boolean => {
  const plain = withoutAdverbs(text)
  if (spoken(plain).person || elided.test(plain) || adjective.test(plain)) return true
  if (
    new RegExp(`^(?:not|no) ${LITERAL}`, "i").test(plain) ||
    /^(?:if|when|once|after|until|wait|make sure|as soon as) /i.test(plain)
  )
    return true
  const command = imperative(plain, ["base", "third"]) ?? imperative(spoken(plain).rest, ["base"])
  if (command !== undefined) return !isThing(plain)
  return divisions(plain.split(/, | and /)[0] ?? "").some(
    ({ predicate }) => predicateOf(predicate) !== undefined
  )
}

/** `Save and Close`: a name with an `and` in it. */
const insideName = (before: string, after: string) =>
  /(?:^|\s)[A-Z]\w*$/.test(before) &&
  /^[A-Z]\w*(?: [A-Z]\w*)*(?: (?:button|link|tab|option|menu item|icon))?$/.test(after)

const jointsOf = (text: string): ReadonlyArray<Joint> =>
  Array.from(text.matchAll(joint))
    .filter((found) => !insideName(text.slice(0, found.index), text.slice(found.index + found[0].length)))
    .map((found) => ({
      from: found.index,
      to: found.index + found[0].length,
      whole: hard.test(found[0].trim()) || startsClause(text.slice(found.index + found[0].length))
    }))

const leans = new RegExp(
  `^(?:the |an? |my )?(?:${LITERAL}|\\S+(?: \\S+){0,4}?) (?:in|into|with|as|to|from|for|on) `,
  "i"
)

/** The verb and the subject that a clause may leave to the one after it. */
const carried = (text: string): ReadonlyArray<string> => {
  const said = spoken(text)
  const verb = /^[\w-]+/.exec(said.rest)?.[0] ?? ""
  const [division] = divisions(text)
  return [
    ...(verbOf(verb) === undefined ? [] : [verb]),
    ...(division === undefined || said.person ? [] : [division.subject])
  ]
}

const readLeaning = (clause: Clause, previous: string, read: Read): Intents => {
  const text = withoutAdverbs(clause.text)
  if (adjective.test(text)) {
    const copular = divisions(previous).find(({ predicate }) =>
      /^(?:should be|must be|is|are|was|were|be) /i.test(predicate)
    )
    return copular === undefined ? undefined : read({ ...clause, text: `${copular.subject} is ${text}` })
  }
  const negative = /^(?:not|no) (.+)$/i.exec(text)?.[1]
  const last = clause.before.at(-1)
  if (
    negative !== undefined &&
    (last?._tag === "CheckText" || last?._tag === "CheckShown" || last?._tag === "CheckCount")
  )
    return readSeen(negative, true, clause)
  const [first] = carried(previous)
  if (elided.test(text)) {
    const subject = divisions(previous)[0]?.subject
    return subject === undefined ? undefined : read({ ...clause, text: `${subject} ${text}` })
  }
  const command = imperative(text, ["base", "third"]) !== undefined
  return first === undefined || command || !leans.test(text)
    ? undefined
    : read({ ...clause, text: `${first} ${text}` })
}

type Taken = { readonly end: Joint; readonly text: string; readonly found: Intents }

const firstReadable = (
  clause: Clause,
  start: number,
  ends: ReadonlyArray<Joint>,
  done: ReadonlyArray<Intent>,
  previous: string,
  read: Read
): Taken | undefined => {
  for (const end of ends) {
    const piece = readPiece(clause, start, end.from, done, previous, read)
    if (piece.found !== undefined) return { end, ...piece }
  }
  return undefined
}

/** Reads from the left, each clause as short as can be read; at most 16 joints. */
const readFrom = (clause: Clause, joints: ReadonlyArray<Joint>, read: Read): Intents => {
  const intents: Array<Intent> = []
  let start = 0
  let previous = ""
  while (start < clause.text.length) {
    const ends = [
      ...joints.filter((one) => one.from >= start),
      { from: clause.text.length, to: clause.text.length, whole: true }
    ]
    const taken = firstReadable(clause, start, ends, intents, previous, read)
    if (taken?.found === undefined) return undefined
    intents.push(...taken.found)
    previous = taken.text
    start = taken.end.to
  }
  return intents
}

/** What begins with a predicate leans on the clause before it whatever else it may mean: `and not empty`. */
const readEither = (piece: Clause, previous: string, read: Read): Intents => {
  if (previous === "") return read(piece)
  const bare = withoutAdverbs(piece.text)
  return adjective.test(bare) || /^(?:not|no) /i.test(bare)
    ? readLeaning(piece, previous, read)
    : (read(piece) ?? readLeaning(piece, previous, read))
}

const readPiece = (
  clause: Clause,
  start: number,
  end: number,
  done: ReadonlyArray<Intent>,
  previous: string,
  read: Read
): { readonly text: string; readonly found: Intents } => {
  const text = clause.text.slice(start, end).trim()
  const piece: Clause = { ...clause, text, before: [...clause.before, ...done] }
  if (text === "") return { text: previous, found: start === 0 ? undefined : [] }
  return { text, found: readEither(piece, previous, read) }
}

/** The intents of all clauses in order; undefined when one of them cannot be read. */
export const coordinate = (clause: Clause, read: Read): Intents => {
  const joints = jointsOf(clause.text)
  if (joints.length > 16) return undefined
  const whole = joints.filter((one) => one.whole)
  return (
    readFrom(clause, whole, read) ??
    (whole.length < joints.length ? readFrom(clause, joints, read) : undefined)
  )
}
