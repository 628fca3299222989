/** What a verb of the page's own does: "archive the order", "accept it", "expand the details", "add a comment". */
import { Effect, Ref } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { isPronoun } from "../language/words/Pronouns.js"
import { regionsOf } from "../ground/Enclosures.js"
import { ground, type Grounding } from "../ground/Ground.js"
import { nameOf } from "../ground/Candidates.js"
import { foldSignOf } from "../ground/FoldSigns.js"
import { fitName, whole } from "../ground/Match.js"
import { poolOf } from "../ground/Pools.js"
import { inRegion, recordOf } from "../ground/Regions.js"
import { withoutNoun } from "../ground/Reworded.js"
import type { Scored } from "../ground/Scored.js"
import type { Antecedent } from "../ground/Sought.js"
import { groundSubmit } from "../ground/Submitting.js"
import { groundVerb } from "../ground/Verbs.js"
import { Fell } from "../run/Fell.js"
import { antecedentOn, look } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isControl, isDialog, isEntry, isTitle } from "../screen/Kinds.js"
import { upward, type View } from "../screen/View.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { loose, stems } from "../screen/Wording.js"
import { added } from "./Adding.js"
import { allOf } from "./AllOf.js"
import { carryOut, clickIt, leftClick, type Look, onTargetWith } from "./Aim.js"
import { unfold, unfolded } from "./Unfolding.js"
import { wayOn } from "./WaysOn.js"
import { answer, buttonOf, isAcknowledged, isAnswered } from "./Answering.js"
import { doneInDialog } from "./DoneInDialogs.js"
import { forReceiver } from "./Receivers.js"
import { movedByHand } from "./Dragging.js"
import { movedByMenu } from "./MovingTo.js"
import { highlighted } from "./Highlighting.js"
import { setChecked } from "./Filling.js"
import { search } from "./Finding.js"
import { searchFieldOf } from "./SearchFields.js"
import { titledNth } from "./NthOfSome.js"
import { expandOnly } from "./Seeking.js"
import { giveName } from "./Renaming.js"
import { sent } from "./Sending.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const answers = /^(?:accept|confirm|dismiss|cancel|close|decline|reject)$/iu
const refuses = /^(?:dismiss|cancel|close|decline|reject)$/iu
const folds = /^(?:expand|collapse|open|close|fold|unfold|show|hide)$/iu

/** "Accept it" of a dialog that the browser itself has open. */
const answering = Effect.fn("Pointing.answering")(function* (turn: Turn, { target, verb }: Of<"Perform">) {
  const ofDialog = (target?.role === "dialog" || target?.role === "message") && target.name === ""
  if (!answers.test(verb)) return false
  const view = yield* look(turn.session)
  // "Click Delete and confirm": while the browser asks, nothing else can be confirmed.
  if (target === undefined && view.screen.dialog === undefined && !refuses.test(verb))
    return (
      !isShown(view) &&
      groundVerb(view, verb, target, undefined)._tag === "Missing" &&
      (yield* isAnswered(turn))
    )
  if (!(target === undefined ? view.screen.dialog !== undefined : isPronoun(target) || ofDialog)) return false
  if (view.screen.dialog === undefined && !isShown(view) && (yield* isAcknowledged(turn))) return true
  if (view.screen.dialog === undefined && (target?.role !== "dialog" || !isShown(view)))
    return yield* isAnswered(turn)
  yield* answer(turn, { _tag: "Dialog", accept: !refuses.test(verb) })
  return true
})

const isShown = (view: View): boolean => view.all.some((seen) => isDialog(seen) && seen.node.visible)

/** "Expand Method": the control that folds what is called so. */
const folding =
  (verb: string, target: Target): Look =>
  (view, antecedent) => {
    const borne = groundVerb(view, verb, target, antecedent)
    if (borne._tag !== "Missing") return borne
    const it = isPronoun(target) ? antecedent?.seen : undefined
    // "Collapse it": what was expanded before folds itself.
    if (it?.node.state.expanded !== undefined)
      return { _tag: "Found", seen: it, score: 0.9, how: "what the step before was about", tentative: false }
    const { role: _, ...free } = target
    const folds = poolOf(view, free, "click", antecedent).scored.filter(
      ({ seen }) => seen.node.state.expanded !== undefined
    )
    const called = folds.filter(({ fit }) => fit >= 0.8)
    const [only, another] = called.length > 0 ? called : headed(view, target, antecedent)
    if (only === undefined) return unfolding(view, verb, target, antecedent) ?? borne
    return another !== undefined ? borne : { _tag: "Found", ...only, tentative: false }
  }

/** "Order SO-2304", of a head that begins with its number: "SO-2304 · Harbour Inn". */
const numbered = /^(?:\p{Ll}+ )?((?=\S*\d)\S{3,})$/u

const begunBy = (view: View, { scopes }: Target, number: string): Grounding => {
  const target: Target = { words: number, name: number, quoted: false, scopes }
  const found = ground(view, target, "click")
  const said = found._tag === "Found" ? loose(readableTextOf(view, found.seen)) : ""
  return said.startsWith(`${loose(number)} `) ? found : { _tag: "Missing", what: target, candidates: [] }
}

/** "Expand Shipping" where nothing says what is folded: the head of that name, with nothing but a sign beside it. */
const unfolding = (view: View, verb: string, target: Target, antecedent: Antecedent) => {
  if (!wantsOpen(verb) || target.name === "") return undefined
  const { role: _, ...free } = target
  const named = ground(view, { ...free, words: target.name }, "click", antecedent)
  const number = numbered.exec(target.name)?.[1]
  const head = named._tag === "Missing" && number !== undefined ? begunBy(view, target, number) : named
  const outer = head._tag === "Found" ? [...upward(head.seen)].slice(0, 3).find(isControl) : undefined
  if (head._tag !== "Found" || outer === undefined || outer.node.role !== "generic") return undefined
  const worded = runsOf(view, outer).filter(({ text }) => /\p{L}/u.test(text))
  return worded.length === 1 ? { ...head, seen: outer, tentative: true } : undefined
}

/** "Getting started 3/5 completed" is the head of what is called by its first line. */
const headed = (view: View, target: Target, antecedent: Antecedent): ReadonlyArray<Scored> => {
  const regions = regionsOf(view, target.scopes, antecedent)
  if ("name" in regions || target.ordinal !== undefined) return []
  return view.all.flatMap((seen) => {
    const first = runsOf(view, seen)[0]?.text ?? ""
    const folds = seen.node.visible && seen.node.state.expanded !== undefined && isControl(seen)
    const fit =
      folds && regions.some((region) => inRegion(region, seen))
        ? fitName(target.name, target.quoted, first).score
        : 0
    return fit >= whole ? [{ seen, score: fit, fit, how: "by its first line" }] : []
  })
}

const wantsOpen = (verb: string) => /^(?:expand|open|unfold|show)$/iu.test(verb)

/** "Search kestrel": what to search for, where there is a field for it and nothing on the page speaks of that. */
const searchedFor = Effect.fn("Pointing.searchedFor")(function* (
  turn: Turn,
  { target, verb }: Of<"Perform">
) {
  if (!/^search$/iu.test(verb) || target === undefined || target.role !== undefined) return undefined
  if (target.name === "" || target.pronoun === true || target.scopes.length > 0) return undefined
  // "Search the catalogue" says where, and not what for.
  const { name } = target
  if (!turn.text.toLowerCase().includes(`search ${target.quoted ? '"' : ""}${name.toLowerCase()}`))
    return undefined
  const view = yield* look(turn.session)
  const words = stems(name)
  const speaks = view.all.some((seen) => {
    const said = stems(nameOf(view, seen))
    const names = (isControl(seen) || isEntry(seen) || isTitle(seen)) && recordOf(view, seen) === undefined
    return names && seen.node.visible && words.every((word) => said.includes(word))
  })
  return searchFieldOf(view) === undefined || speaks ? undefined : name
})

/** "Expand the section" where nothing is called so. */
const expandedOnly = Effect.fn("Pointing.expandedOnly")(function* (turn: Turn, verb: string, target: Target) {
  const view = yield* look(turn.session)
  const antecedent = antecedentOn(yield* Ref.get(turn.session.state), view)
  return (
    folds.test(verb) &&
    folding(verb, target)(view, antecedent)._tag === "Missing" &&
    (yield* expandOnly(turn, verb, target))
  )
})

export const perform = Effect.fn("Pointing.perform")(function* (turn: Turn, intent: Of<"Perform">) {
  if (yield* answering(turn, intent)) return undefined
  const { target, to, verb } = intent
  const sought = yield* searchedFor(turn, intent)
  if (sought !== undefined) return yield* search(turn, { _tag: "Search", value: sought })
  if (target !== undefined && to !== undefined && /^rename$/iu.test(verb)) {
    yield* performVerb(turn, { _tag: "Perform", verb, target })
    return yield* Effect.as(giveName(turn, target, to.name), undefined)
  }
  if (yield* movedByMenu(turn, intent)) return undefined
  if (yield* movedByHand(turn, intent)) return undefined
  if (yield* highlighted(turn, intent)) return undefined
  if (target !== undefined && (yield* expandedOnly(turn, verb, target))) return undefined
  if ((yield* added(turn, intent)) || (yield* sent(turn, intent))) return undefined
  const things = target === undefined ? undefined : yield* eachOf(turn, verb, target)
  if (things !== undefined) {
    for (const thing of things) yield* performOne(turn, { _tag: "Perform", verb, target: thing })
    return undefined
  }
  return yield* performOne(turn, intent)
})

/** "Delete all tasks", where no control says that it does; "delete the first completed task". */
const eachOf = Effect.fn("Pointing.eachOf")(function* (turn: Turn, verb: string, target: Target) {
  const view = yield* look(turn.session)
  const nth = titledNth(view, target)
  if (nth !== undefined && groundVerb(view, verb, target, undefined)._tag !== "Found") return [nth]
  const things = allOf(view, verb, target)
  if (things === undefined) return undefined
  if (groundVerb(view, `${verb} all`, undefined, undefined)._tag === "Found") return undefined
  return things instanceof Fell ? yield* things : things
})

const performOne = Effect.fn("Pointing.performOne")(function* (turn: Turn, intent: Of<"Perform">) {
  const { target, verb } = intent
  const set = target === undefined ? undefined : yield* settingOf(turn, verb, target)
  if (target !== undefined && set !== undefined)
    return yield* setChecked(turn, { _tag: "SetChecked", target, checked: set })
  if (target !== undefined && (completes.test(verb) || uncompletes.test(verb)))
    return yield* complete(turn, verb, target, completes.test(verb))
  if (target !== undefined && finishes.test(verb) && (yield* isTicked(turn, verb, target)))
    return yield* complete(turn, verb, target, true)
  if (target === undefined || !folds.test(verb)) return yield* performVerb(turn, intent)
  const aimed = yield* onTargetWith(turn, target, "click", folding(verb, target), ({ found, view }) => {
    const sign = /^(?:un)?fold$|^expand$|^collapse$/iu.test(verb) ? foldSignOf(view, found.seen) : undefined
    return found.seen.node.state.expanded === wantsOpen(verb)
      ? Effect.void
      : carryOut(turn, leftClick(sign ?? found.seen))
  })
  yield* unfolded(turn)
  return aimed
})

const toggling: Readonly<Record<string, boolean | undefined>> = {
  enable: true, activate: true, disable: false, deactivate: false
} // prettier-ignore

const agrees = /^(?:accept|agree|consent|acknowledge)$/iu

/** "Enable quiet hours", "accept the policy": what no control says, but a box or a switch of that name. */
const settingOf = Effect.fn("Pointing.settingOf")(function* (turn: Turn, verb: string, target: Target) {
  const set = agrees.test(verb) ? true : toggling[verb.toLowerCase()]
  if (set === undefined || isToggle(target)) return set
  const view = yield* look(turn.session)
  const antecedent = antecedentOn(yield* Ref.get(turn.session.state), view)
  if (groundVerb(view, verb, target, antecedent)._tag !== "Missing") return undefined
  const box = ground(view, target, "check", antecedent)
  return box._tag === "Found" && box.seen.node.state.checked !== undefined ? set : undefined
})

const starts = /^(?:start|begin|launch|run|activate|trigger|play|use|create|make|view|show)$/iu

/** "Start the Movie night scene" of a button that is called Movie night: it does what it is called. */
const calledAfter = (view: View, verb: string, target: Target | undefined, antecedent: Antecedent) => {
  if (target === undefined || !starts.test(verb) || target.pronoun === true) return undefined
  const shorter = withoutNoun(target)
  for (const each of [target, ...(shorter === undefined ? [] : [shorter])]) {
    const found = ground(view, each, "click", antecedent)
    if (found._tag === "Found" && !found.tentative && isControl(found.seen)) return found
  }
  return undefined
}

const isToggle = ({ role }: Target): boolean => role === "switch" || role === "checkbox"

const completes = /^mark as (?:done|completed?|finished|ticked|checked)$/iu
const uncompletes =
  /^mark as (?:un-?completed?|incomplete|undone|unfinished|not (?:done|completed?|finished))$/iu

const finishes = /^(?:complete|finish)$/iu

/** "Complete Buy milk" of a list whose items have a box to tick, and no control that says more. */
const isTicked = Effect.fn("Pointing.isTicked")(function* (turn: Turn, verb: string, target: Target) {
  const view = yield* look(turn.session)
  const antecedent = antecedentOn(yield* Ref.get(turn.session.state), view)
  const found = ticking(verb, target)(view, antecedent)
  return found._tag === "Found" && found.seen.node.state.checked !== undefined
})

/** "Mark Buy milk as done" of a list whose items have a box to tick. */
const ticking =
  (verb: string, target: Target): Look =>
  (view, antecedent) => {
    const borne = groundVerb(view, verb, target, antecedent)
    return borne._tag === "Missing" ? ground(view, target, "check", antecedent) : borne
  }

const complete = (turn: Turn, verb: string, target: Target, checked: boolean) =>
  onTargetWith(turn, target, "click", ticking(verb, target), ({ found }) =>
    found.seen.node.state.checked === undefined
      ? carryOut(turn, leftClick(found.seen))
      : carryOut(turn, { _tag: "SetChecked", ref: found.seen.node.ref, checked })
  )

/** "Delete it and confirm", "… but cancel": the one way on in the dialog that asks, or out of it, whatever it is called. */
const confirming = (view: View, { target, verb }: Of<"Perform">): Grounding | undefined => {
  const isAnswer = target === undefined && /^(?:confirm|cancel)$/iu.test(verb)
  const accepts = /^confirm$/iu.test(verb)
  const button = isAnswer ? buttonOf(view, accepts) : undefined
  const how = accepts ? "the way on in the dialog" : "the way out of the dialog"
  return button === undefined ? undefined : { _tag: "Found", seen: button, score: 0.85, how, tentative: true }
}

const undoes = /^un(?=(?:star|like|follow|pin|mute|save|bookmark|favou?rite|subscribe|flag|vote)$)/iu

/** "Unstar the mail" of a star that stays pressed and keeps its name: it is taken off by the same toggle. */
const takenOff = (
  view: View,
  { target, verb }: Of<"Perform">,
  antecedent: Antecedent
): Grounding | undefined => {
  if (target === undefined || !undoes.test(verb)) return undefined
  const put = groundVerb(view, verb.replace(undoes, ""), target, antecedent)
  return put._tag === "Found" && put.seen.node.state.pressed === true ? put : undefined
}

/** The control that bears an application's own verb. */
const performVerb = (turn: Turn, intent: Of<"Perform">) =>
  Effect.zipRight(
    unfold(turn, intent),
    onTargetWith(
      turn,
      intent.target ?? { words: intent.verb, name: intent.verb, quoted: false, scopes: [] },
      "click",
      (view, antecedent) => {
        const asked = doneInDialog(view, intent, antecedent, turn.text)
        if (asked !== undefined) return asked
        const borne = forReceiver(
          view,
          intent,
          groundVerb(view, intent.verb, intent.target, antecedent, intent.to)
        )
        if (borne._tag !== "Missing") return borne
        return (
          groundSubmit(view, intent.verb, intent.target) ??
          confirming(view, intent) ??
          takenOff(view, intent, antecedent) ??
          wayOn(view, intent.verb, intent.target) ??
          calledAfter(view, intent.verb, intent.target, antecedent) ??
          borne
        )
      },
      clickIt(turn)
    )
  )
