/** "The status of INV-7 is Paid and the client is Lumen": the client of INV-7, too, where its line has that column. */
import { Effect } from "effect"
import type { Check, Intent, Scope, Target } from "@assay/domain/Intent"
import { columnOf } from "../ground/Names.js"
import { regionsNamed } from "../ground/Places.js"
import { wholePage } from "../ground/Regions.js"
import { isPlain } from "../judge/PlainTargets.js"
import { isCell, isField, isOnControl, tableOf } from "../screen/Kinds.js"
import type { Seen, View } from "../screen/View.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"
import { look } from "./Session.js"
import type { Turn } from "./Turn.js"

type TextCheck = Extract<Check, { _tag: "CheckText" }>

const isOne = ({ name, ordinal, pronoun, quantifier, scopes }: Target): boolean =>
  (name !== "" || ordinal !== undefined) &&
  pronoun !== true &&
  quantifier === undefined &&
  scopes.length === 0

/** Of whom it is told, or in which line. */
const ownerIn = (subject: Target): Scope | undefined => {
  const [only, another] = subject.scopes
  if (only === undefined) return subject.role === "row" && isOne(subject) ? inLine(subject) : undefined
  return only.relation === "near" && another === undefined && isOne(only.target) ? only : undefined
}

const inLine = (target: Target): Scope => ({ relation: "in", target })

/** A bare word for what a line may have. */
const isTrait = (target: Target): boolean =>
  isPlain(target) && target.pronoun !== true && /^\p{Ll}[\p{Ll} ]*$/u.test(target.name)

const lineOf = (view: View, { target: owner }: Scope): Seen | undefined => {
  const [only, another] = regionsNamed(view, [wholePage(view)], { ...owner, role: "row" })
  return another === undefined && only?.seen?.node.role === "row" ? only.seen : undefined
}

/** Something beside the table is called so, too, and is no label of a field: that may as well be meant. */
const standsBeside = (view: View, table: Seen | undefined, name: string): boolean => {
  const isCalled = (text: string): boolean => loose(text).replace(/:$/u, "") === loose(name)
  const isLabel = view.all.some((seen) => seen.node.visible && isField(seen) && isCalled(seen.node.name))
  const isBeside = (seen: Seen): boolean => tableOf(seen) !== table && !isOnControl(seen)
  return !isLabel && runsOf(view, view.root).some(({ seen, text }) => isCalled(text) && isBeside(seen))
}

const hasColumn = (view: View, line: Seen, name: string): boolean =>
  line.children.some((cell) => {
    const head = isCell(cell) ? columnOf(view, cell) : undefined
    return head !== undefined && loose(readableTextOf(view, head)) === loose(name)
  })

const subjectWithOwner = (view: View, subject: Target, last: TextCheck): Target | undefined => {
  const owner = last.subject === undefined ? undefined : ownerIn(last.subject)
  const line = owner === undefined ? undefined : lineOf(view, owner)
  if (line === undefined || owner === undefined) return undefined
  const isOfLine = hasColumn(view, line, subject.name) && !standsBeside(view, tableOf(line), subject.name)
  return isOfLine ? { ...subject, scopes: [owner] } : undefined
}

/** The check with the owner that the check before it in its step was of, where it tells none. */
export const ofSameLine = Effect.fn("OfSameLine.ofSameLine")(function* (
  turn: Turn,
  intent: Intent,
  last: Intent | undefined
) {
  if (intent._tag !== "CheckText" || last?._tag !== "CheckText") return intent
  const { subject } = intent
  if (subject === undefined || !isTrait(subject)) return intent
  const owned = subjectWithOwner(yield* look(turn.session), subject, last)
  return owned === undefined ? intent : { ...intent, subject: owned }
})
