/** Where one clause ends and the next begins: `then`, `and`, commas, semicolons, and not the `and` inside a name. */
import type { Intent } from "@assay/domain/Intent"
import { isCheck } from "@assay/domain/Intent"
import type { Clause, Intents, Read } from "./Clause.js"
import { LITERAL } from "../words/Literals.js"
import { isNextName } from "../targets/NamesListed.js"
import { inOtherPlace } from "../targets/OtherPlaces.js"
import { divisions, predicateOf } from "../checks/Predicates.js"
import { isStated } from "../words/RunOns.js"
import { readSeen } from "../checks/Seeing.js"
import { spoken, withoutAdverbs } from "./Speakers.js"
import { imperative, verbOf } from "../words/Verbs.js"
import { roleOf } from "../words/Words.js"

const joint =
  /(?:; ?| (?:in order )?to (?=(?:verify|check|confirm|ensure|make sure|see (?:that|if|whether)) )|,? (?:and|but) then |,? then |, (?:and|but|finally|afterwards) |,? whereas |, while |,? so (?:that )?(?=(?:the|an?|it|its|their|there|my|now|no) |[\uE000-\uF8FF]|\S+ comes )| while (?=\S.{0,80}? (?:is|are|should|must|has|shows|stays|remains|does|drops|rises|goes|falls|becomes|changes|comes|reads|says|gets|increases|decreases) )|,? (?:and|but|&) |, |\. |: (?=(?:the|an?|its?|there|no|exactly|only|\d{1,3}|one|two|three|four|five|I|we|you|[A-Z][\w-]*(?: [\w-]+){0,8} (?:is|are|shows?)) ))/gi

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
    // What no button says of itself is done to what follows: "and enable notifications".
    !/^(?:enable|disable|activate|deactivate|accept|dismiss|decline|ignore)s? \S+s$/i.test(text) &&
    !/^\S+ (?:the|an?|my|all|any|every|each|it|its|their|his|her|this|that|on|in) /i.test(text) &&
    roleOf(words.at(-1) ?? "") !== undefined &&
    words.length > 1 &&
    !/^\S+ .*[A-Z]/.test(text)
  )
}

const elided =
  /^(?:(?:should|must|will|can|does|is|are|was|were|has|have|contains?|includes?|shows|displays|reads|says|appears|disappears|becomes|remains|stays|opens|closes|costs|owes|belongs to|amounts to|comes to|adds up to|tells (?:me|us|you)|wants|complains that|warns (?:me|us|you)|equals|offers|carries|holds|lists|mentions|asks|totals|goes (?:away|back|up|down)|starts with|ends with|(?:comes|stands|sits|ranks|goes) (?:first|last|second|third|next|on top|directly|right|immediately|before|after|at the|in (?:first|last) place)|not|no longer)\b)/i

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
  if (
    /^(?:both|neither) /i.test(plain) ||
    /^(?:only|exactly|just) (?:\d{1,4}|one|two|three|four|five|six) .* (?:should|must|are|is|remains?)\b/i.test(
      plain
    )
  )
    return true
  // "Set Level to 3 and Type to EV": a field, though it is called by a verb.
  if (/^[A-Z]\w* (?:to|with) /.test(plain)) return false
  const command = imperative(plain, ["base", "third"]) ?? imperative(spoken(plain).rest, ["base"])
  if (command !== undefined) return !isThing(plain)
  return divisions(plain.split(/, | and /)[0] ?? "").some(
    ({ predicate }) => predicateOf(predicate) !== undefined
  )
}

/** `Save and Close`: a name with an `and` in it. */
const insideName = (before: string, joint: string, after: string) =>
  (!joint.includes("then") &&
    /(?:^|\s)[A-Z]\w*$/.test(before) &&
    /^[A-Z]\w*(?: [A-Z]\w*)*(?: (?:button|link|tab|option|menu item|icon))?$/.test(after)) ||
  isNextName(before, joint, after)

/** `search for lamp: 2 products are left`. */
const tallied =
  /^(?:exactly |only )?(?:\d{1,3}|one|two|three|four|five|six) [a-z]+(?: [a-z]+)? (?:is|are|remains?|comes?|appears?)\b/u

/** `Nala and then Rufus`: one more name, and no clause. */
const isLast = (mark: string, rest: string): boolean =>
  /\band then /iu.test(mark) &&
  /^(?:[\uE000-\uF8FF]|\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)$/u.test(rest) &&
  verbOf(/^[\p{L}-]+/u.exec(rest)?.[0].toLowerCase() ?? "") === undefined

const jointsOf = (text: string): ReadonlyArray<Joint> =>
  Array.from(text.matchAll(joint))
    .filter(
      (found) => !insideName(text.slice(0, found.index), found[0], text.slice(found.index + found[0].length))
    )
    .map((found) => ({
      from: found.index,
      to: found.index + found[0].length,
      whole:
        (!found[0].startsWith(":") || tallied.test(text.slice(found.index + 2))) &&
        ((hard.test(found[0].trim()) && !isLast(found[0], text.slice(found.index + found[0].length))) ||
          startsClause(text.slice(found.index + found[0].length)))
    }))

const leans = new RegExp(
  `^(?:the |an? |my )?(?:${LITERAL}|\\S+(?: \\S+){0,4}?) (?:in|into|with|as|to|from|for|on|by) `,
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

const stated =
  /^((?:the |my )?\S.*?) ((?:not )?(?:enabled|disabled|visible|hidden|checked|unchecked|ticked|unticked|selected|focused|empty|required|expanded|collapsed|pressed|active|inactive|open|closed|greyed out|grayed out|clickable))$/i

interface Piece {
  /** The clause as it was read, what it leaves out filled in. */
  readonly text: string
  readonly found: Intents
}

const tells = new Set(["CheckText", "CheckShown", "CheckCount"])
const sees =
  /^(?:(?:I|we|you|they|the user) )?(?:(?:should|must|can|will|now|also|then) )*(?:see|sees|notice|observe|expect)\b(?! no\b)/i
const copula = /^(?:should be|must be|is|are|was|were|be) /i

/** `"Ada" is in the list, and "Bob" is not`; `the Dark button is pressed, the Light one is not`. */
const answered = (text: string, previous: string): string | undefined => {
  const found = /^(.+?) (is|are|does|do|should|must|can|will|was|were)(?: not|n't)(?: be)? *$/i.exec(text)
  const [division] = divisions(previous)
  if (found?.[1] === undefined || division === undefined || !copula.test(division.predicate)) return undefined
  const kind = /(?:radio button|menu item|check box|\S+)$/i.exec(division.subject)?.[0] ?? ""
  const subject = found[1].replace(/ one$/i, roleOf(kind) === undefined ? " one" : ` ${kind}`)
  return `${subject} is not ${division.predicate.replace(copula, "")}`
}

/** `Ada's answer carries the badge, while Ben's does not`. */
const contrasted = (text: string, previous: string): string | undefined => {
  const [, thing = ""] = /^(.+?) (?:does|do) not$/i.exec(text) ?? []
  const [, subject = "", verb = "", rest = ""] =
    /^(?:(?:verify|check|ensure|confirm|make sure)(?: that)? )?(.+?) (carries|has|shows|bears|contains|displays|lists|wears|holds) (.+)$/i.exec(
      previous
    ) ?? []
  if (thing === "" || subject === "") return undefined
  const noun = /['’]s$/.test(thing) ? /['’]s (.+)$/.exec(subject)?.[1] : ""
  const base = verb === "carries" ? "carry" : verb === "has" ? "have" : verb.replace(/s$/, "")
  return noun === undefined ? undefined : `${thing} ${noun} does not ${base} ${rest}`.replace("  ", " ")
}

/** `A is checked and the weekly digest selected`: it is as well. */
const alike = (text: string, previous: string): string | undefined => {
  const [, thing = "", state = ""] = stated.exec(text) ?? []
  const [division] = divisions(previous)
  return thing === "" || division === undefined || !copula.test(division.predicate)
    ? undefined
    : `${thing} is ${state}`
}

/** `"Ada" is not listed, while "Bob" is`; `A no longer appears, B does`. */
const affirmed = (text: string, previous: string): string | undefined => {
  const [, subject = ""] =
    /^(.+?) (?:is|are|does|do|should|can|will|was|were|has|have)(?: too| still| so)?$/i.exec(text) ?? []
  const said = divisions(previous)
    .map(({ predicate }) => predicateOf(predicate))
    .find((each) => each !== undefined)
  return subject === "" || said?.negated !== true ? undefined : `${subject} should ${said.text}`
}

/** A name and what is said of it, as a value, an end or a rank is: `Roast chicken last`, `Ben 4`. */
const gapped =
  /^((?:[A-Z]|[\uE000-\uF8FF])[^,;]*?) ((?:the )?(?:very )?(?:first|second|third|fourth|fifth|last)(?: one| [a-z]+)?|(?:at the|on) (?:very )?(?:top|bottom|end)|(?:(?:to|at) )?(?:[\p{Sc}]?\d[\d.,]*%?|[\uE000-\uF8FF]))$/u

const shapeOf = (said: string): string => {
  const to = /^(?:to|at) /u.exec(said)?.[0] ?? ""
  if (to !== "") return to + shapeOf(said.slice(to.length))
  if (/^(?:[\p{Sc}]?\d[\d.,]*%?)$/u.test(said)) return "number"
  if (/^[\uE000-\uF8FF]$/u.test(said)) return "text"
  return said.startsWith("the ") ? "rank" : "place"
}

/** `A comes first, B last`: the verb is the same, as long as the same kind of thing is said. */
const gapFilled = (text: string, previous: string): string | undefined => {
  const [, name = "", said = ""] = gapped.exec(text) ?? []
  const [, verb = "", told = ""] =
    /^(?:[A-Z\uE000-\uF8FF].*?) ((?:(?:is|are|comes|has|shows|reads|costs|stands|should be|must be|should come|gets|stays|drops|rises|goes|falls|comes|changes|jumps|goes up|goes down)(?: now| still)?)) ((?:the )?(?:very )?(?:first|second|third|fourth|fifth|last)(?: one| [a-z]+)?|(?:at the|on) (?:very )?(?:top|bottom|end)|(?:(?:to|at) )?(?:[\p{Sc}]?\d[\d.,]*%?|[\uE000-\uF8FF]))$/u.exec(
      previous
    ) ?? []
  if (name === "" || verb === "" || shapeOf(said) !== shapeOf(told) || shapeOf(said) === "rank")
    return undefined
  return `${name} ${verb} ${said}`
}

const changing =
  /^.+? ((?:(?:should|must|will|has|have) )?(?:now )?(?:chang|go|drop|fall|ris|jump|mov|switch|climb|sink|grow|turn)(?:e|s|es|ed|ne)?(?: up| down| back)?) to \S.*$/iu
const changedAlone =
  /^((?:the )?(?:[a-z]+(?: [a-z]+)?|[A-Z][^,;]*?)) (?:(up|down|back) )?to (\p{Sc}?\d[\d.,]*%?|[\uE000-\uF8FF])$/u

/** `the heading changes to May, expenses to $9`: they do as well. */
const changeFilled = (text: string, previous: string): string | undefined => {
  const [, name = "", way = "", value = ""] = changedAlone.exec(text) ?? []
  const verb = changing.exec(previous)?.[1] ?? ""
  return name === "" ||
    verb === "" ||
    spoken(previous).person ||
    verbOf(name.split(" ")[0] ?? "") !== undefined
    ? undefined
    : `${name} ${verb}${way === "" ? "" : ` ${way}`} to ${value}`
}

const atEnd =
  /^(?:the ([a-z]+) .+?|.+?) (?:is|are|should be|must be|should now be|must now be|is now|comes|stands) (?:now )?(?:at the|on) (?:very )?(?:top|bottom|end|start|beginning)( (?:of|in) the [a-z]+)?$/iu
const endAlone =
  /^(the one [^,;]+?|[A-Z\uE000-\uF8FF][^,;]*?) (at the|on) (?:very )?(top|bottom|end|start|beginning)$/u

/** `the question on tea is at the top of the list, the one on milk at the bottom`. */
const endFilled = (text: string, previous: string): string | undefined => {
  const [, thing = "", word = "", end = ""] = endAlone.exec(text) ?? []
  const [all = "", noun = "one", place = ""] = atEnd.exec(previous) ?? []
  return thing === "" || all === ""
    ? undefined
    : `${thing.replace(/^the one /u, `the ${noun} `)} is ${word} ${end}${place}`
}

const inColumn =
  /^((?:in|for) the [^,;]+? (?:row|line),? )?the .+? (column|field|cell) ((?:now |still )?(?:is|must be|should be|shows|reads|says|must say|should say|must show|should show)) (?:[\p{Sc}\d\uE000-\uF8FF].*)$/iu
const columnAlone =
  /^(?:the )?([^,;]+?)(?: (column|field|cell))? ([\p{Sc}-]{0,2}\d[\d.,]*%?|[\uE000-\uF8FF])$/u

/** `in the Ada row the A column is 1 and the B column 2`: in the same row. */
const columnFilled = (text: string, previous: string): string | undefined => {
  const [, name = "", , value = ""] = columnAlone.exec(text) ?? []
  const [all = "", row = "", kind = "", verb = ""] = inColumn.exec(previous) ?? []
  return name === "" || all === "" ? undefined : `${row}the ${name} ${kind} ${verb} ${value}`
}

/** The clause with the words that it leaves to the one before it. */
const completed = (text: string, previous: string, hardJoint: boolean): string | undefined => {
  if (adjective.test(text)) {
    const copular = divisions(previous).find(({ predicate }) => copula.test(predicate))
    return copular === undefined ? undefined : `${copular.subject} is ${text}`
  }
  const none =
    /^none (?:of (?:them|these|those|which) )?(?:with|having|has|have|shows?|showing) (?:an? |the |any )?(.+)$/i.exec(
      text
    )?.[1]
  if (none !== undefined) return `there is no ${none}`
  const no = answered(text, previous) ?? affirmed(text, previous)
  if (no !== undefined) return no
  const other = contrasted(text, previous)
  if (other !== undefined) return other
  const also =
    alike(text, previous) ??
    gapFilled(text, previous) ??
    columnFilled(text, previous) ??
    changeFilled(text, previous) ??
    endFilled(text, previous)
  if (also !== undefined) return also
  const [first] = carried(previous)
  if (elided.test(text)) {
    const subject = divisions(previous)[0]?.subject
    return subject === undefined ? undefined : `${subject} ${text}`
  }
  if (first === undefined || imperative(text, ["base", "third"]) !== undefined) return undefined
  const bare =
    hardJoint && !/,/.test(text) && !isStated(text) && new RegExp(`^(?:the )?(?:[A-Z]|${LITERAL})`).test(text)
  return bare || (leans.test(text) && !isStated(text)) ? `${first} ${text}` : undefined
}

const readLeaning = (clause: Clause, previous: string, hardJoint: boolean, read: Read): Piece => {
  const text = withoutAdverbs(clause.text)
  const negative = adjective.test(text) ? undefined : /^(?:not|no) (.+)$/i.exec(text)?.[1]
  if (negative !== undefined && tells.has(clause.before.at(-1)?._tag ?? ""))
    return { text, found: readSeen(negative, true, clause) }
  const whole = completed(text, previous, hardJoint)
  const found = whole === undefined ? undefined : read({ ...clause, text: whole })
  if (found !== undefined) return { text: whole ?? text, found }
  // "I see X and the number 12": one more thing that is seen.
  const more =
    sees.test(previous) &&
    /^(?:(?:the|an?|no|\d+|one|two|three|four|five) |[\uE000-\uF8FF])/i.test(text) &&
    tells.has(clause.before.at(-1)?._tag ?? "")
      ? readSeen(text, false, clause)
      : undefined
  return more === undefined ? { text: whole ?? text, found } : { text: `I see ${text}`, found: more }
}

type Taken = Piece & { readonly end: Joint }

const firstReadable = (
  clause: Clause,
  start: number,
  ends: ReadonlyArray<Joint>,
  state: State,
  read: Read
): Taken | undefined => {
  for (const end of ends) {
    const piece = readPiece(clause, start, end.from, state, read)
    if (piece.found !== undefined) return { end, ...piece }
  }
  return undefined
}

interface State {
  readonly done: ReadonlyArray<Intent>
  readonly previous: string
  /** The joint before the piece can only part clauses. */
  readonly hardJoint: boolean
}

/** Reads from the left, each clause as short as can be read; at most 16 joints. */
const readFrom = (clause: Clause, joints: ReadonlyArray<Joint>, read: Read): Intents => {
  let state: State = { done: [], previous: "", hardJoint: false }
  let start = 0
  while (start < clause.text.length) {
    const ends = [
      ...joints.filter((one) => one.from >= start),
      { from: clause.text.length, to: clause.text.length, whole: true }
    ]
    const taken = firstReadable(clause, start, ends, state, read)
    if (taken?.found === undefined) return undefined
    const mark = clause.text.slice(taken.end.from, taken.end.to)
    state = { done: [...state.done, ...taken.found], previous: taken.text, hardJoint: hard.test(mark.trim()) }
    start = taken.end.to
  }
  return state.done
}

/** `I see Buy milk and Renew passport`: what looks like a command is the name of one more thing. */
const isNameLike = (text: string, found: ReadonlyArray<Intent>, { done }: State): boolean =>
  /^[A-Z]/.test(text) &&
  found.every(({ _tag }) => _tag === "Perform") &&
  done.length > 0 &&
  tells.has(done.at(-1)?._tag ?? "")

/** `tick Email and Post`: the name of one more box, and no deed; `tick Email, then Continue` is one. */
const isOneMore = (text: string, found: ReadonlyArray<Intent>, { done, hardJoint }: State): boolean =>
  !hardJoint &&
  /^[A-Z]\w*$/.test(text) &&
  found.every((intent) => intent._tag === "Perform" && intent.target === undefined) &&
  /^(?:SetChecked|Choose)$/.test(done.at(-1)?._tag ?? "")

/** That it is shown, wherever that may be. */
export const isAnywhere = (intent: Intent): boolean =>
  (intent._tag === "CheckText" && intent.subject === undefined && intent.match === "contains") ||
  (intent._tag === "CheckShown" && intent.target.scopes.length === 0)

const aName = `(?:the )?(?:${LITERAL}|\\p{Lu}[\\p{L}\\d'’-]*(?: (?!and )[\\p{L}\\d'’-]+){0,3})`
const onlyNames = new RegExp(`^${aName}(?:(?:, and |, | and )${aName})*$`, "u")

/** `the first row is Ada and Done`: more of what the same thing says, and nothing to be seen or chosen anywhere else. */
export const isMoreOfIt = (text: string, done: ReadonlyArray<Intent>): boolean => {
  const last = done.at(-1)
  if (last === undefined || !isCheck(last) || last._tag === "CheckCount" || isAnywhere(last)) return false
  return onlyNames.test(text) && divisions(text).length === 0
}

const showing = /^(?:shows|displays|lists|reads|asks|holds|offers|mentions|contains) /iu

const thats =
  /^(?:verify|check|ensure|assert|confirm|validate|make sure|expect) that |^(?:I|we|you|the user) (?:should )?see that /i

const shared = /^,? (?:and|or|nor) [^,;]{1,80}? (?:are|were|have|do)\b/i

const aMark = `(?:the )?${LITERAL}`
const oneMore = `(?:,? (?:and|or|nor) |, )${aMark}`
const checks =
  /^(?:(?:verify|check|ensure|assert|confirm|validate|make sure|expect)(?: that)?|(?:I|we|you|the user) (?:should )?see that) /iu
const marksOnly = new RegExp(`^${aMark}(?:${oneMore})*$`, "iu")
const marksThen = new RegExp(
  `^(?:${aMark}(?:${oneMore})+ (?:are|were|have|do|should|must|can|cannot|will|may|no longer|both|all|each|disappear|vanish|go)|${aMark}(?:, ${aMark})+,? (?:and|or|nor) ${aMark} (?:is|was|has|does))\\b`,
  "iu"
)

/** `"A", "B" and "C" are disabled and …`: what is said of the last is said of each, and none is only shown. */
const isSubjectCutOff = (text: string, whole: string): boolean =>
  marksOnly.test(text.replace(checks, "")) && marksThen.test(whole.replace(checks, ""))

const readPiece = (clause: Clause, start: number, end: number, state: State, read: Read): Piece => {
  const part = clause.text.slice(start, end).trim()
  // "Check that A is gone and that B is there".
  const text = thats.test(state.previous) ? part.replace(/^that (?=\S+ \S+ )/i, "") : part
  const piece: Clause = { ...clause, text, before: [...clause.before, ...state.done] }
  if (text === "") return { text: state.previous, found: start === 0 ? undefined : [] }
  if (isSubjectCutOff(text, clause.text.slice(start).trim())) return { text, found: undefined }
  if (state.previous === "") return { text, found: read(piece) }
  const bare = withoutAdverbs(text)
  const last = end === clause.text.length
  const leaning = () => readLeaning(piece, state.previous, state.hardJoint && last, read)
  if (
    adjective.test(bare) ||
    /^(?:not|no) | (?:is|are|does|do|should|must|can|will|was|were) not(?: be)?$/i.test(bare)
  ) {
    // "No dialog may open", "No article is checked": a statement of its own.
    const own =
      /^no /i.test(bare) &&
      divisions(bare).some(({ predicate }) => /^(?:may|must|can|should|will)\b/.test(predicate))
        ? read(piece)
        : undefined
    if (own !== undefined) return { text, found: own }
    const leant = leaning()
    if (leant.found !== undefined || !/^no /i.test(bare)) return leant
  }
  // "The dialog stays open and shows A": what it shows, and no deed of anybody.
  const leant = showing.test(bare) && state.done.every(isCheck) ? leaning() : undefined
  if (leant?.found !== undefined) return leant
  if (isMoreOfIt(bare, state.done)) return leaning()
  const there = state.hardJoint ? undefined : inOtherPlace(bare, state.previous, state.done)
  if (there !== undefined) return { text: there, found: read({ ...piece, text: there }) }
  const found = read(piece)
  // "It reads A, and B and C are disabled": both are, and B by itself is nothing.
  if (found !== undefined && isNameLike(text, found, state) && shared.test(clause.text.slice(end)))
    return { text, found: undefined }
  if (found !== undefined && isNameLike(text, found, state)) {
    const named = readSeen(text, false, piece)
    if (named !== undefined) return { text, found: named }
  }
  if (found !== undefined && isOneMore(text, found, state)) {
    const [verb = ""] = carried(state.previous)
    const also = read({ ...piece, text: `${verb} ${text}` })
    if (also !== undefined) return { text: `${verb} ${text}`, found: also }
  }
  if (found !== undefined) return { text, found }
  const rest = leaning()
  return isRestOfValue(text, rest.found, state.done) ? { text, found: undefined } : rest
}

/** "Write Milk first then patience into the body": what is written goes on, and nothing was said before of where to write it. */
const isRestOfValue = (text: string, found: Intents, done: ReadonlyArray<Intent>): boolean => {
  const [last, next] = [done.at(-1), found?.[0]]
  return (
    last?._tag === "Fill" &&
    last.target === undefined &&
    next?._tag === "Fill" &&
    next.target !== undefined &&
    !new RegExp(LITERAL).test(text)
  )
}

/** `verify "A" and "B" are not shown`: what comes before the `and` has the same predicate. */
const plural = /^(?!.*\b(?:reads|says|states) .* and ).* and .*(?<= )(?:are|were|have|do)(?: |$)/i

/** The intents of all clauses in order; undefined when one of them cannot be read. */
export const coordinate = (clause: Clause, read: Read): Intents => {
  const together = plural.test(clause.text) ? read(clause) : undefined
  if (together !== undefined) return together
  const joints = jointsOf(clause.text)
  if (joints.length > 16) return undefined
  const whole = joints.filter((one) => one.whole)
  return (
    readFrom(clause, whole, read) ??
    (whole.length < joints.length ? readFrom(clause, joints, read) : undefined)
  )
}
