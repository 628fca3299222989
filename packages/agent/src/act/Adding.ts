/** "Add Buy milk", "add the task “Buy milk”": what is written in the one field for it and sent off. */
import { Effect, Ref } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { poolOf } from "../ground/Pools.js"
import type { Antecedent } from "../ground/Sought.js"
import { groundVerb } from "../ground/Verbs.js"
import { antecedentOn, forget, look, noteTopic, noteTyped } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isEntry } from "../screen/Kinds.js"
import { everyName, type Seen, upward, type View, within } from "../screen/View.js"
import { stems } from "../screen/Wording.js"
import { leftClick, untargeted } from "./Aim.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const adds = /^(?:add|create|post|enter|submit)$/iu

const undoes = /^(?:clear|reset|delete|remove|discard|cancel|close|undo|dismiss)\b/iu

const isList = ({ node }: Seen): boolean => /^(?:list|listitem|table|grid|row|tree|feed)$/u.test(node.role)

/** The one button that is pressed for what was written there: none beyond what was written before, none that does away with it. */
const senderOf = (view: View, entry: Seen): Seen | undefined => {
  for (const outer of upward(entry)) {
    const inside = within(view, outer).filter(
      (each) => each !== entry && each.node.visible && !undoes.test(each.node.name)
    )
    if (inside.some((each) => isEntry(each) || isList(each))) return undefined
    const [only, another] = inside.filter(({ node }) => node.role === "button" && /\p{L}{2}/u.test(node.name))
    if (only !== undefined) return another === undefined ? only : undefined
  }
  return undefined
}

interface Entry {
  readonly entry: Seen
  /** What is written there. */
  readonly value: string
}

/** A name without quotes begins with a capital, behind at most one word for its kind: "task Buy milk". */
const titled = ({ name, role, scopes }: Target): string | undefined =>
  (role !== undefined && role !== "item") || scopes.length > 0
    ? undefined
    : /^(?:(?:new )?\p{Ll}[\p{Ll}-]* )?(\p{Lu}.*)$/u.exec(name)?.[1]

const asks = /\?$|^(?:add|new|create|write|enter|type)\b/iu

/** Made to take one thing after the other: its own button bears the verb, or it asks for them in a list that has no button. */
const takesThings = (view: View, entry: Seen, verb: string): boolean => {
  if (entry.node.value !== undefined && entry.node.value !== "") return false
  if (entry.node.inputType !== undefined && /^(?:email|password|number|tel|url)$/u.test(entry.node.inputType))
    return false
  const sender = senderOf(view, entry)
  if (sender === undefined) return everyName(entry).some((name) => asks.test(name))
  const [said] = stems(sender.node.name)
  return said === stems(verb)[0]
}

/** "The list", "my shopping list" under a heading that says so: where all that is added there goes. */
const isTheList = (view: View, { name, role, scopes }: Target): boolean =>
  role === "list" &&
  scopes.length === 0 &&
  stems(name).every((word) =>
    view.all.some(({ node }) => node.role === "heading" && node.visible && stems(node.name).includes(word))
  )

/** "Add the tag “home”", beside the one empty field that asks for just that: "Add a tag". What is called so elsewhere is the same tag of other things. */
const askedFor = (view: View, { descriptor = "", quoted, scopes }: Target): Seen | undefined => {
  const [noun, more] = stems(descriptor)
  if (noun === undefined || more !== undefined || !quoted || scopes.length > 0) return undefined
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      seen.node.state.covered !== true &&
      isEntry(seen) &&
      (seen.node.value ?? "") === "" &&
      everyName(seen).some((name) => /^(?:add|new)\b/iu.test(name) && stems(name).at(-1) === noun)
  )
  return another === undefined ? only : undefined
}

/** Where "Buy milk" would be written: on a page with one field to write in, and no thing that is called so. */
const entryFor = (
  view: View,
  { target, to, verb }: Of<"Perform">,
  antecedent: Antecedent
): Entry | undefined => {
  if (target === undefined || target.ordinal !== undefined) return undefined
  if (to !== undefined && !isTheList(view, to)) return undefined
  const value = target.quoted ? target.name : titled(target)
  if (value === undefined) return undefined
  const asked = askedFor(view, target)
  if (asked !== undefined) return { entry: asked, value }
  const { role: _, ...free } = target
  const called = (each: Target): boolean =>
    poolOf(view, { ...each, scopes: [] }, "look", antecedent).scored.some(({ fit }) => fit >= 0.8)
  if (called(target) || (!target.quoted && called({ ...free, name: value, words: value }))) return undefined
  if (target.scopes.length > 0 && groundVerb(view, verb, target, antecedent, to)._tag !== "Missing")
    return undefined
  const entries = view.all.filter(
    (seen) =>
      seen.node.visible && isEntry(seen) && !/search|filter/iu.test(`${seen.node.role} ${seen.node.name}`)
  )
  // "Add the comment “Fine”" of a page that takes answers as well.
  const noun = stems(target.descriptor ?? "").at(-1)
  const named = entries.filter(
    ({ node }) => noun !== undefined && entries.length > 1 && stems(node.name).includes(noun)
  )
  const [only, another] = named.length > 0 ? named : entries
  if (only === undefined || another !== undefined) return undefined
  return (target.quoted && to === undefined) || takesThings(view, only, verb)
    ? { entry: only, value }
    : undefined
}

/** Written, and sent by the button beside it that says so, or by Enter. */
const addBy = Effect.fn("Adding.addBy")(function* (
  turn: Turn,
  { entry, value }: Entry,
  before: View,
  verb: string
) {
  yield* noteTyped(turn.session, value)
  yield* untargeted(turn, { _tag: "Fill", ref: entry.node.ref, value })
  const view = yield* look(turn.session)
  const button = groundVerb(view, verb, undefined, undefined)
  const filled = view.byRef.get(entry.node.ref)
  // A browser that is busy may not show it again at once.
  const sender = (filled === undefined ? undefined : senderOf(view, filled)) ?? senderOf(before, entry)
  const send = button._tag === "Found" && button.score >= 0.95 ? button.seen : sender
  yield* send !== undefined
    ? untargeted(turn, leftClick(send))
    : untargeted(turn, { _tag: "Press", keys: "Enter", ref: entry.node.ref })
  // "It" is what was added, and nothing that was spoken of before.
  yield* forget(turn.session)
  yield* noteTopic(turn.session, value)
})

/** Whether it was one to be written down, and was. */
export const added = Effect.fn("Adding.added")(function* (turn: Turn, intent: Of<"Perform">) {
  if (!adds.test(intent.verb)) return false
  const view = yield* look(turn.session)
  const entry = entryFor(view, intent, antecedentOn(yield* Ref.get(turn.session.state), view))
  if (entry === undefined) return false
  yield* addBy(turn, entry, view, intent.verb)
  return true
})
