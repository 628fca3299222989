/** Clicking, hovering, scrolling, and pointing at something. */
import { Effect, Ref } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { isPronoun } from "../language/Pronouns.js"
import { regionsOf } from "../ground/Enclosures.js"
import { ground, type Grounding } from "../ground/Ground.js"
import { nameOf } from "../ground/Candidates.js"
import { foldSignOf } from "../ground/FoldSigns.js"
import { fitName, whole } from "../ground/Match.js"
import { calendarOpener, orItsOpener } from "../ground/Opening.js"
import { poolOf } from "../ground/Pools.js"
import { inRegion, recordOf } from "../ground/Regions.js"
import { withoutNoun } from "../ground/Reworded.js"
import type { Scored } from "../ground/Scored.js"
import type { Antecedent } from "../ground/Sought.js"
import { groundSubmit } from "../ground/Submitting.js"
import { topical } from "../ground/Topical.js"
import { groundVerb } from "../ground/Verbs.js"
import { actedOn, antecedentOn, look, noteScrolled, noteTyped, remember } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isControl, isDialog, isEntry, isOnControl, isTitle } from "../screen/Kinds.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { loose, stems } from "../screen/Wording.js"
import { aim, type Aimed, carryOut, type Look, onTarget, onTargetWith, untargeted, leftClick } from "./Aim.js"
import { verbOf } from "../language/Verbs.js"
import { isInMenu, openNamed, throughMenu } from "./Menus.js"
import { openOwners } from "./OwnersMenus.js"
import { unfold, unfolded } from "./Unfolding.js"
import { answer, answerBy, answered, buttonOf, isAcknowledged, isAnswered } from "./Answering.js"
import { movedByHand } from "./Dragging.js"
import { isEach, onEach } from "./EachOf.js"
import { orItsControl } from "./ItsControl.js"
import { highlighted } from "./Highlighting.js"
import { setChecked } from "./Filling.js"
import { search } from "./Finding.js"
import { onParts } from "./Parts.js"
import { searchFieldOf } from "./SearchFields.js"
import { expandOnly, seekOut, seeks } from "./Seeking.js"
import { selectAll, selectsAll } from "./SelectingAll.js"
import { giveName } from "./Renaming.js"
import { nthOverPages, seekOnPages } from "./TurningPages.js"
import { boxOfRow } from "./TickedRows.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const clickAction = (seen: Seen, gesture: Of<"Click">["gesture"], holding: Of<"Click">["holding"] = []) => {
  const { ref } = seen.node
  if (gesture === "long_press") return { _tag: "LongPress", ref } as const
  const button = gesture === "right_click" ? "right" : "left"
  return { _tag: "Click", ref, button, count: gesture === "double_click" ? 2 : 1, holding } as const
}

/** "Click OK" in a dialog that the browser itself has open, or had: its buttons are on no page. */
const pressing = Effect.fn("Pointing.pressing")(function* (turn: Turn, { target }: Of<"Click">) {
  if (yield* answered(turn, target.name)) return true
  if (answerBy(target.name) !== true) return false
  const view = yield* look(turn.session)
  if (ground(view, target, "click")._tag !== "Missing") return false
  return (yield* isAcknowledged(turn)) || (yield* isAnswered(turn))
})

export const click = Effect.fn("Pointing.clickAll")(function* (turn: Turn, intent: Of<"Click">) {
  if (yield* pressing(turn, intent)) return undefined
  if (intent.target.quantifier === "all" && selectsAll(yield* look(turn.session), turn.text, intent.target))
    return yield* selectAll(turn, intent.target)
  return yield* onParts(turn, intent.target, "click", (target) => clickOne(turn, { ...intent, target }))
})

const opensIt = /\bopen(?:s|ed|ing)?\b/iu

/** "Open the menu": the control may be called by the verb as well, "Open menu". */
const opening =
  (turn: Turn, target: Target): Look =>
  (view, antecedent) => {
    const direct = orItsControl(view, orItsOpener(view, turn.text, ground(view, target, "click", antecedent)))
    const verb = /\b(open|close|show|hide|expand|collapse|toggle)(?:e?s|ing|e?d)?\b/iu.exec(turn.text)?.[1]
    // "Toggle Dark mode": no words that are only read.
    const read = direct._tag === "Found" && !isOnControl(direct.seen)
    const sign = direct._tag === "Missing" ? signOf(view, target, antecedent) : undefined
    if (sign !== undefined) return sign
    const dates = direct._tag === "Missing" ? calendarOpener(view, target) : undefined
    if (dates !== undefined && opensIt.test(turn.text)) return dates
    const box = read && verb?.toLowerCase() === "toggle" ? ground(view, target, "check", antecedent) : direct
    if (box !== direct && box._tag === "Found") return box
    // "Follow Ada", beside whose name stands a button that says so.
    const follows = /^(?:I |we |the user )?follows? /iu.test(turn.text)
      ? groundVerb(view, "follow", named(target), antecedent)
      : undefined
    if (follows?._tag === "Found" && !(direct._tag === "Found" && isControl(direct.seen))) return follows
    const told = direct._tag === "Missing" ? topical(view, target) : undefined
    if (verb === undefined || (direct._tag === "Found" && !direct.tentative)) return told ?? direct
    const borne = groundVerb(view, verb, named(target), antecedent)
    return borne._tag === "Found" && borne.score === 1 ? borne : (told ?? direct)
  }

/** "The delete icon of Ada": what deletes Ada, whatever it is called. */
const signOf = (view: View, { name, quoted, role, scopes }: Target, antecedent: Antecedent) => {
  const [owner, another] = scopes
  if (quoted || !(role === "icon" || role === "button") || !/^\p{Ll}+$/u.test(name)) return undefined
  if (owner === undefined || another !== undefined || verbOf(name)?.form !== "base") return undefined
  const borne = groundVerb(view, name, owner.target, antecedent)
  return borne._tag === "Found" ? borne : undefined
}

/** "The menu" is no name of its own. */
const named = (target: Target): Target => (target.name === "" ? { ...target, name: target.words } : target)

const again = /\b(?:again|once more|one more time|a second time|another time)\b/iu

/** "Click it again": what was clicked, whatever was seen of it since. */
const clickedBefore = Effect.fn("Pointing.clickedBefore")(function* (turn: Turn, target: Target) {
  if (
    !isPronoun(target) ||
    target.role !== undefined ||
    target.ordinal !== undefined ||
    !again.test(turn.text)
  )
    return undefined
  const view = yield* look(turn.session)
  const seen = actedOn(yield* Ref.get(turn.session.state), view)
  const find: Look | undefined =
    seen === undefined
      ? undefined
      : () => ({ _tag: "Found", seen, score: 1, how: "what was acted on before", tentative: false })
  return find
})

const selecting = /\b(?:select|mark|tick|check|choose)(?:s|ing|ed)?\b/iu

const clickOne = Effect.fn("Pointing.click")(function* (turn: Turn, stated: Of<"Click">) {
  let aimed: Aimed | undefined
  yield* seekOut(turn, stated.target)
  if (seeks.test(turn.text)) yield* seekOnPages(turn, stated.target, "click")
  const intent = { ...stated, target: yield* nthOverPages(turn, stated.target) }
  const before =
    (yield* clickedBefore(turn, intent.target)) ??
    (yield* openNamed(turn, intent.target)) ??
    (yield* openOwners(turn, intent.target))
  const target = isInMenu(intent.target)
    ? yield* throughMenu(turn, intent.target, opening(turn, intent.target))
    : intent.target
  const selects = selecting.test(turn.text) && (target.role === "row" || target.role === "item")
  const deed = ({ found, view }: Aimed) => {
    const click = clickAction(found.seen, intent.gesture, intent.holding)
    // It may become another picture under the mouse, which takes a moment to come.
    if (found.seen.node.role === "img")
      return carryOut(turn, { _tag: "Hover", ref: found.seen.node.ref }).pipe(
        Effect.zipRight(Effect.sleep(150)),
        Effect.zipRight(carryOut(turn, click))
      )
    const box = selects ? boxOfRow(view, found.seen) : undefined
    return box === undefined
      ? carryOut(turn, click)
      : carryOut(turn, { _tag: "SetChecked", ref: box.node.ref, checked: true })
  }
  for (let left = Math.max(1, intent.times); left > 0; left--)
    aimed = yield* isEach(target)
      ? onEach(turn, target, "click", deed)
      : onTargetWith(turn, target, "click", before ?? opening(turn, target), deed)
  return aimed
})

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

const adds = /^(?:add|create|post|enter|submit)$/iu

/** "Add the task “Buy milk”" on a page with one field to write in, and no control that is called so: it is written there and sent off. */
const addable = Effect.fn("Pointing.addable")(function* (turn: Turn, { target, to, verb }: Of<"Perform">) {
  if (target === undefined || !target.quoted || target.ordinal !== undefined || !adds.test(verb))
    return undefined
  const view = yield* look(turn.session)
  const antecedent = antecedentOn(yield* Ref.get(turn.session.state), view)
  if (poolOf(view, { ...target, scopes: [] }, "look", antecedent).scored.some(({ fit }) => fit >= 0.8))
    return undefined
  if (groundVerb(view, verb, target, antecedent, to)._tag !== "Missing" && target.scopes.length > 0)
    return undefined
  const entries = view.all.filter(
    (seen) =>
      seen.node.visible && isEntry(seen) && !/search|filter/iu.test(`${seen.node.role} ${seen.node.name}`)
  )
  // "Add the comment “Fine”" of a page that takes answers as well.
  const noun = stems(target.descriptor ?? "").at(-1)
  const called = entries.filter(
    ({ node }) => noun !== undefined && entries.length > 1 && stems(node.name).includes(noun)
  )
  const [only, another] = called.length > 0 ? called : entries
  return only === undefined || another !== undefined ? undefined : only
})

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

/** Written, and sent by the button beside it that says so, or by Enter. */
const addBy = Effect.fn("Pointing.addBy")(function* (turn: Turn, entry: Seen, verb: string, name: string) {
  yield* noteTyped(turn.session, name)
  yield* untargeted(turn, { _tag: "Fill", ref: entry.node.ref, value: name })
  const view = yield* look(turn.session)
  const button = groundVerb(view, verb, undefined, undefined)
  const filled = view.byRef.get(entry.node.ref)
  const sender = filled === undefined ? undefined : senderOf(view, filled)
  const send = button._tag === "Found" && button.score >= 0.95 ? button.seen : sender
  yield* send !== undefined
    ? untargeted(turn, leftClick(send))
    : untargeted(turn, { _tag: "Press", keys: "Enter", ref: entry.node.ref })
})

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
  if (yield* movedByHand(turn, intent)) return undefined
  if (yield* highlighted(turn, intent)) return undefined
  if (target !== undefined && (yield* expandedOnly(turn, verb, target))) return undefined
  const entry = yield* addable(turn, intent)
  if (entry !== undefined && target !== undefined)
    return yield* Effect.as(addBy(turn, entry, verb, target.name), undefined)
  const set = target === undefined ? undefined : yield* settingOf(turn, verb, target)
  if (target !== undefined && set !== undefined)
    return yield* setChecked(turn, { _tag: "SetChecked", target, checked: set })
  if (target !== undefined && (completes.test(verb) || uncompletes.test(verb)))
    return yield* complete(turn, verb, target, completes.test(verb))
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

/** "Delete it and confirm": the one way on in the dialog that asks, whatever it is called. */
const confirming = (view: View, { target, verb }: Of<"Perform">): Grounding | undefined => {
  const button = target === undefined && /^confirm$/iu.test(verb) ? buttonOf(view, true) : undefined
  return button === undefined
    ? undefined
    : { _tag: "Found", seen: button, score: 0.85, how: "the way on in the dialog", tentative: true }
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
        const borne = groundVerb(view, intent.verb, intent.target, antecedent, intent.to)
        if (borne._tag !== "Missing") return borne
        return (
          groundSubmit(view, intent.verb, intent.target) ??
          confirming(view, intent) ??
          calledAfter(view, intent.verb, intent.target, antecedent) ??
          borne
        )
      },
      ({ found }) => carryOut(turn, leftClick(found.seen))
    )
  )

export const hover = (turn: Turn, intent: Of<"Hover">) =>
  onTarget(turn, intent.target, "hover", ({ found }) =>
    carryOut(turn, { _tag: "Hover", ref: found.seen.node.ref })
  )

export const scroll = Effect.fn("Pointing.scroll")(function* (turn: Turn, intent: Of<"Scroll">) {
  const { direction, target } = intent
  if (target === undefined || target.role === "page") {
    const action = { _tag: "Scroll", direction: direction ?? "down" } as const
    yield* untargeted(turn, action)
    return yield* noteScrolled(turn.session, action)
  }
  const { found } = yield* onTarget(turn, target, "look", (aimed) => {
    const { ref } = aimed.found.seen.node
    return carryOut(
      turn,
      direction === undefined ? { _tag: "ScrollTo", ref } : { _tag: "Scroll", direction, ref }
    )
  })
  if (direction !== undefined)
    yield* noteScrolled(turn.session, { _tag: "Scroll", direction, ref: found.seen.node.ref })
})

const finds = /\b(find|look for|search for|locate)(?: (?:an?|the|my))? (?=\S)/giu

/** "Find a table" where a button is called so: it is what one does there. */
const findButton = (view: View, text: string, { words }: Target): Seen | undefined => {
  const wanted = words.toLowerCase()
  const verbs = [...text.matchAll(finds)]
    .filter((found) =>
      text
        .slice(found.index + found[0].length)
        .toLowerCase()
        .startsWith(wanted)
    )
    .map((found) => (found[1] ?? "").toLowerCase())
  if (verbs.length === 0) return undefined
  const plainly = (name: string) =>
    name
      .toLowerCase()
      .replace(/^(?:look for|search for|locate) /u, "find ")
      .replace(/ (?:an?|the|my) /gu, " ")
      .trim()
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      /^(?:button|link)$/u.test(seen.node.role) &&
      plainly(seen.node.name) === `find ${wanted}`
  )
  return another === undefined ? only : undefined
}

const finding = /\b(?:find|locate|look for)\b/iu

export const locate = Effect.fn("Pointing.locate")(function* (turn: Turn, intent: Of<"Locate">) {
  const button = findButton(yield* look(turn.session), turn.text, intent.target)
  if (button !== undefined) {
    const name: Target = { words: button.node.name, name: button.node.name, quoted: true, scopes: [] }
    return yield* onTarget(turn, name, "click", ({ found }) => carryOut(turn, leftClick(found.seen)))
  }
  if (finding.test(turn.text)) yield* seekOnPages(turn, intent.target, "look")
  const aimed = yield* aim(turn, intent.target, "look")
  yield* remember(turn.session, aimed.found.seen)
  return aimed
})
