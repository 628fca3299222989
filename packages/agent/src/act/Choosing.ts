/** Choosing: in what the step names, or wherever the choice is offered. */
import { Effect, Ref } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import type { Intent, Target } from "@assay/domain/Intent"
import { regionsOf } from "../ground/Enclosures.js"
import { ground, type Grounding } from "../ground/Ground.js"
import { groupsOf } from "../ground/GroupLabels.js"
import { groundLabelled } from "../ground/Labelled.js"
import { languageMenuOf } from "../ground/Languages.js"
import { menuOver } from "../ground/PopUps.js"
import { regionsNamed } from "../ground/Places.js"
import { repeats } from "../ground/Regions.js"
import { Fell } from "../run/Fell.js"
import { isPronoun } from "../language/words/Pronouns.js"
import { antecedentOn, look, pause, quiet } from "../run/Session.js"
import { isField } from "../screen/Kinds.js"
import { remaining, type Turn } from "../run/Turn.js"
import { dayOf } from "../screen/Days.js"
import { contains, type Seen, type View } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import { stems } from "../screen/Wording.js"
import { type Aimed, type Look, onTargetWith } from "./Aim.js"
import { answered } from "./Answering.js"
import { chooseEach, findAlone } from "./ChoosingAlone.js"
import { chooseIn } from "./ChoosingIn.js"
import { asksForOther } from "./DateRanges.js"
import { dayOnShow, dayShown, hasCalendar, opensCalendar, pickDay, pickFrom } from "./Dating.js"
import { listNamedIn, listNamedThere } from "./NamedLists.js"
import { inside, isOption, labelOf } from "./Options.js"
import { setOwnState } from "./OwnStates.js"
import { awaitParts } from "./Parts.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

/** What offers itself to be chosen, and not anything that bears the name: one of the buttons "S", "M" and "L" does. */
const isChoice = (view: View, found: Grounding): boolean =>
  found._tag === "Found" &&
  (found.seen.node.options !== undefined ||
    isOption(found.seen) ||
    ((found.seen.node.role === "button" || found.seen.node.clickable === true) &&
      found.how.endsWith("exact name") &&
      repeats(view, found.seen)))

/** In the menu that the last deed opened over the page, of several that could be opened. */
const isInOpenMenu = (view: View, { role }: Target, found: Grounding): boolean => {
  const menu = role === "menu" && found._tag === "Found" ? menuOver(view) : undefined
  return menu !== undefined && found._tag === "Found" && contains(menu, found.seen)
}

/** "From the menu" where one is open, and what opens the others bears the picture of a menu as well: the open one, which does not offer it. */
const lacksChoice = (view: View, target: Target, values: ReadonlyArray<string>): boolean => {
  const { name, ordinal, quoted, role, scopes } = target
  if (role !== "menu" || name !== "" || quoted || ordinal !== undefined || scopes.length > 0) return false
  const menu = ground(view, target, "choose")._tag === "Ambiguous" ? menuOver(view) : undefined
  return (
    menu !== undefined &&
    values.some((value) => inside(view, menu, value) === undefined) &&
    values.every((value) => findAlone(value)(view, undefined)._tag !== "Ambiguous")
  )
}

/** What is suggested goes with what is done just now: a list that always stands there and does not offer it is none of suggestions. */
const isOtherList = (found: Grounding, { name, words }: Target, values: ReadonlyArray<string>): boolean =>
  found._tag === "Found" &&
  name === "" &&
  /^(?:suggestions|suggested (?:replies|answers|items)|quick replies)$/iu.test(words) &&
  found.seen.node.options !== undefined &&
  values.every((value) => labelOf(found.seen, value) === undefined)

/** "Set the status filter to Live", which stands in a group of another name: the words say what it filters by. */
const isOtherFilter = (view: View, { name }: Target, values: ReadonlyArray<string>): boolean => {
  const words = / (?:filters?|chips?|pills?)$/iu.test(name) ? stems(name).slice(0, -1) : []
  const labels = values.flatMap((value) => groupsOf(view, value).flatMap(stems))
  return words.length > 0 && labels.length > 0 && !words.some((word) => labels.includes(word))
}

/** "From the suggestions": no list is called so, while the choice itself is there once. */
const isUnnamedPlace = Effect.fn("Choosing.isUnnamedPlace")(function* (
  turn: Turn,
  target: Target,
  values: ReadonlyArray<string>
) {
  if (target.quoted || target.scopes.length > 0 || target.ordinal !== undefined) return false
  // "On the new line": of several lines one that is not there.
  if (target.role === "row" && target.name !== "") return false
  while (true) {
    const view = yield* look(turn.session)
    const found = ground(view, target, "choose")
    const grounding = isOtherList(found, target, values) ? "Missing" : found._tag
    if (grounding === "Found" || (grounding === "Ambiguous" && target.name !== "")) return false
    if (groundLabelled(view, target) !== undefined || isOtherFilter(view, target, values)) return false
    const alone = values.every((value) => {
      const choice = findAlone(value)(view, undefined)
      return (
        isChoice(view, choice) ||
        (target.name === "" && isInOpenMenu(view, target, choice)) ||
        (target.name === "" && choice._tag === "Found" && choice.how === "newly there")
      )
    })
    if (alone) return true
    const left = yield* remaining(turn)
    if (left === 0) return false
    yield* pause(turn.session, Math.min(left, 300))
  }
})

/** Parts of a page that hold ways to go and to choose, and are no list themselves. */
const parts =
  /^(?:(?:left|right|side|top|main) )?(?:side ?bar|header|footer|tool ?bar|nav ?bar|navigation)$/iu

/** What the last deed opened may only be about to go, and lie over the field as yet; or the page is about to go on which nothing is called so. */
const uncovered = Effect.fn("Choosing.uncovered")(function* (turn: Turn, target: Target) {
  for (let left = 10; ; left--) {
    const view = yield* look(turn.session)
    const { calm } = yield* quiet(turn.session)
    if (left === 0 || calm || ground(view, target, "choose")._tag !== "Missing") return
    yield* pause(turn.session, 100)
  }
})

/** "In the Food row choose Good": the row is no list, and the choices stand in it. */
const isPlace = Effect.fn("Choosing.isPlace")(function* (
  turn: Turn,
  target: Target,
  values: ReadonlyArray<string>
) {
  if (target.role === undefined && !parts.test(target.name)) return false
  const view = yield* look(turn.session)
  if (ground(view, target, "choose")._tag !== "Missing") return false
  if (groundLabelled(view, target) !== undefined) return false
  // "From the list": the one that opens, unless what is chosen stands in one that is there.
  const bare = target.role === "list" && target.name === ""
  if (bare && !values.every((value) => findAlone(value, target)(view, undefined)._tag === "Found"))
    return false
  const outer = regionsOf(view, target.scopes, undefined)
  return "name" in outer ? false : regionsNamed(view, outer, target).length > 0
})

/** A date is picked in a calendar, unless a list or a field of that name takes it. */
const isDrawnCalendar = Effect.fn("Choosing.isDrawnCalendar")(function* (
  turn: Turn,
  target: Target | undefined
) {
  const view = yield* look(turn.session)
  const found = target === undefined ? undefined : ground(view, target, "choose")
  const native =
    found?._tag === "Found" && (found.seen.node.options !== undefined || found.seen.node.inputType === "date")
  const own = found?._tag === "Found" && opensCalendar(found.seen, "2030-01-01")
  return !native && !own && hasCalendar(view)
})

/** A field of that name opens a calendar of its own. */
const isOwnField = (turn: Turn, target: Target) =>
  Effect.map(look(turn.session), (view) => {
    const found = ground(view, target, "choose")
    return found._tag === "Found" && !found.tentative && isField(found.seen)
  })

/** A day without a year, of a calendar, is one of the month that it shows. */
const dayMeant = (turn: Turn, target: Target | undefined, value: string) =>
  /^(?:calendar|date ?picker)$/iu.test(target?.name ?? "")
    ? Effect.map(look(turn.session), (view) => dayOf(value) ?? dayShown(view, value))
    : Effect.succeed(dayOf(value))

/** "The 14th" in the calendar that is open, unless something else there is called so. */
const onShow = Effect.fn("Choosing.onShow")(function* (turn: Turn, value: string) {
  if (!/\d(?:st|nd|rd|th)$/iu.test(value)) return undefined
  yield* awaitParts(turn, value, (view) => findAlone(value)(view, undefined))
  const view = yield* look(turn.session)
  return findAlone(value)(view, undefined)._tag === "Missing" ? dayOnShow(view, value) : undefined
})

const isNumbered = ({ name, ordinal }: Target): boolean => /^question$/iu.test(name) && ordinal !== undefined

const numbered = /^question (\d{1,3})(?: ?(?:of|\/) ?(\d{1,3}))?$/iu

/** "Answer Lisbon to the first question", of a page that asks one at a time and says which: "Question 1 of 4". */
const asksNumber = (view: View, { ordinal, quoted, scopes }: Target): boolean => {
  if (quoted || scopes.length > 0) return false
  const [only, another] = runsOf(view, view.root).flatMap(({ text }) => {
    const found = numbered.exec(text.trim())
    return found === null ? [] : [found]
  })
  if (only === undefined || another !== undefined) return false
  const [, at, all] = only
  return Number(at) === ordinal || (ordinal === -1 && at === all)
}

/** Something to choose from in it, or the word for it. */
const asksAny = (view: View): boolean =>
  view.all.some(
    ({ node }) => node.visible && node.state.covered !== true && /^(?:radio|radiogroup)$/u.test(node.role)
  ) ||
  runsOf(view, view.root).some(
    ({ seen, text }) => seen.node.state.covered !== true && /^question\b|\?$/iu.test(text.trim())
  )

/** The page may be about to show the question. */
const isAsked = Effect.fn("Choosing.isAsked")(function* (turn: Turn, target: Target) {
  if (!isNumbered(target)) return false
  for (let left = 5; ; left--) {
    if (asksNumber(yield* look(turn.session), target)) return true
    const { calm } = yield* quiet(turn.session)
    if (left === 0 || calm) return false
    yield* pause(turn.session, 300)
  }
})

/** "Switch her to available": what was named is no list, and has something to be set by. */
const isOfThing = Effect.fn("Choosing.isOfThing")(function* (turn: Turn, target: Target, value: string) {
  if (target.role !== undefined || !/\b(?:set|switch|change|turn|mark|make|toggle)\b/iu.test(turn.text))
    return false
  const view = yield* look(turn.session)
  const antecedent = antecedentOn(yield* Ref.get(turn.session.state), view)
  const found = ground(view, target, "choose", antecedent)
  const isList =
    found._tag === "Ambiguous" || (found._tag === "Found" && (isPronoun(target) ? isField(found.seen) : true))
  if (isList || groundLabelled(view, target) !== undefined) return false
  return yield* setOwnState(turn, target, value)
})

type Found = Extract<Grounding, { _tag: "Found" }>

/** "On the new line": no line is what only bears "new" where nobody sees it. */
const isByTestId = (target: Target, { how }: Found): boolean => target.role === "row" && /test id/u.test(how)

/** "Choose Emma from the lots": what searches the lots offers none of them, unless the step speaks of searching. */
const onlySearches = (target: Target, { how, seen }: Found): boolean =>
  seen.node.role === "searchbox" &&
  !/exact name/u.test(how) &&
  !/\b(?:search|find|filter|look)/iu.test(target.words)

const unlessOther = (target: Target, found: Grounding): Grounding =>
  found._tag === "Found" && (isByTestId(target, found) || onlySearches(target, found))
    ? { _tag: "Missing", what: target, candidates: [] }
    : found

/** "Draw as the result", where a button reads "Save result" and a group under "Result" offers it: nobody chooses from what saves. */
const groupNotButton = (
  view: View,
  target: Target,
  found: Grounding,
  value: string | undefined
): Grounding | undefined => {
  if (found._tag !== "Found" || value === undefined || /exact name/u.test(found.how)) return undefined
  const { role, state } = found.seen.node
  const group =
    role === "button" && state.expanded === undefined ? groundLabelled(view, target, value) : undefined
  return group?._tag === "Found" && inside(view, group.seen, value) !== undefined ? group : undefined
}

/** A day that is chosen alone goes where the page takes days. */
const onlyDateField = (view: View): Seen | undefined => {
  const [only, another] = view.all.filter(({ node }) => node.visible && node.inputType === "date")
  return another === undefined && only?.node.name !== "" ? only : undefined
}

export const choose: (
  turn: Turn,
  intent: Of<"Choose">
) => Effect.Effect<Aimed | undefined, Fell | DriverBroken> = Effect.fn("Choosing.choose")(function* (
  turn: Turn,
  intent: Of<"Choose">
) {
  const { target, values } = intent
  if (target !== undefined) yield* uncovered(turn, target)
  if (values.length === 1 && (yield* answered(turn, values[0] ?? ""))) return undefined
  const day = values.length === 1 ? yield* dayMeant(turn, target, values[0] ?? "") : undefined
  const field =
    day === undefined || target !== undefined ? undefined : onlyDateField(yield* look(turn.session))
  if (field !== undefined) {
    const named: Target = {
      words: field.node.name,
      name: field.node.name,
      quoted: true,
      role: "field",
      scopes: []
    }
    return yield* choose(turn, { ...intent, target: named })
  }
  if (day !== undefined && target !== undefined && asksForOther(yield* look(turn.session), target))
    return yield* Fell.of("target_not_found", `No day is asked for as the “${target.name}” now.`)
  if (day !== undefined && (yield* isDrawnCalendar(turn, target)))
    return target !== undefined && (yield* isOwnField(turn, target))
      ? yield* onTargetWith(
          turn,
          target,
          "choose",
          (view, antecedent) => ground(view, target, "choose", antecedent),
          ({ found }) => pickFrom(turn, found.seen, values[0] ?? "")
        )
      : yield* Effect.as(pickDay(turn, day), undefined)
  const shown = target === undefined && values.length === 1 ? yield* onShow(turn, values[0] ?? "") : undefined
  if (shown !== undefined) return yield* Effect.as(pickDay(turn, shown), undefined)
  if (target === undefined) {
    const list = values.length === 1 ? yield* listNamedIn(turn, values[0] ?? "") : undefined
    return list === undefined ? yield* chooseEach(turn, values) : yield* choose(turn, { ...intent, ...list })
  }
  const view = yield* look(turn.session)
  const switcher = languageMenuOf(view, target)
  if (switcher !== undefined && ground(view, target, "choose")._tag === "Missing") {
    const seek: Look = (now) => languageMenuOf(now, target) ?? switcher
    return yield* onTargetWith(turn, target, "choose", seek, (aimed) => chooseIn(turn, aimed, values))
  }
  if (yield* isAsked(turn, target)) return yield* chooseEach(turn, values)
  if (isNumbered(target) && !asksAny(yield* look(turn.session)))
    return yield* Fell.of("target_not_found", `There is no “${target.words}” on the page.`)
  const [value, more] = values
  if (value !== undefined && more === undefined && (yield* isOfThing(turn, target, value))) return undefined
  if (yield* isPlace(turn, target, values)) {
    const there = yield* look(turn.session)
    const list =
      value === undefined || more !== undefined || findAlone(value, target)(there, undefined)._tag === "Found"
        ? undefined
        : listNamedThere(there, value, target)
    return list === undefined
      ? yield* chooseEach(turn, values, target)
      : yield* choose(turn, { ...intent, ...list })
  }
  if (yield* isUnnamedPlace(turn, target, values)) return yield* chooseEach(turn, values)
  if (lacksChoice(yield* look(turn.session), target, values))
    return yield* Fell.of("target_not_found", `The open menu has no “${values.join("”, “")}”.`)
  const find: Look = (view, antecedent) => {
    const named = unlessOther(target, ground(view, target, "choose", antecedent))
    if (named._tag === "Missing") return groundLabelled(view, target, value) ?? named
    return groupNotButton(view, target, named, value) ?? named
  }
  return yield* onTargetWith(turn, target, "choose", find, (aimed) => chooseIn(turn, aimed, values))
})
