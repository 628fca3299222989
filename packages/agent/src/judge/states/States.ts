/** Checks on the state of one element: enabled, checked, focused and what else people can tell of it. */
import type { ElementState, Intent, Target } from "@assay/domain/Intent"
import { isPronoun } from "../../language/words/Pronouns.js"
import { candidateOf, type Purpose } from "../../ground/Candidates.js"
import { type Found, ground } from "../../ground/Ground.js"
import { regionsOf } from "../../ground/Enclosures.js"
import { fitName, whole } from "../../ground/Match.js"
import { withoutNoun } from "../../ground/Reworded.js"
import { Fell } from "../../run/Fell.js"
import { isBox, isControl, isEmptyPlace, isEntry, isField, isInert } from "../../screen/Kinds.js"
import { allPhrases, readableTextOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { finder, loose, plain } from "../../screen/Wording.js"
import { bound } from "./Bound.js"
import { turnedOf } from "./Turned.js"
import { judgeChosen } from "../lists/Choices.js"
import { choicesIn } from "../lists/DrawnLists.js"
import { isFieldOfPlace } from "../showing/FieldsOfPlaces.js"
import { isUnmarked } from "./Optional.js"
import { ofOption } from "./OptionStates.js"
import { isToSeek } from "../../act/SearchFields.js"
import { emptyPanel, emptyPlace } from "../absence/EmptyPlaces.js"
import { isTitleOfMany } from "../showing/Namesakes.js"
import { type Case, holds, rule, type Ruling, undecided, withTarget } from "../Ruling.js"
import { bearerOf } from "./StateBearers.js"
import { subjectsOf } from "../texts/Subjects.js"
import { emptyColumn, nothingChosen } from "../absence/Unfilled.js"
import { saysNothingNow } from "../absence/WentPlaces.js"
import { canBe, has, saidOf, saysError, word } from "./StatesSeen.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const choosingPurpose: Readonly<Partial<Record<ElementState, ReadonlyArray<Purpose>>>> = {
  checked: ["check", "look"],
  unchecked: ["check", "look"],
  focused: ["fill", "click", "look"],
  empty: ["fill", "look"],
  required: ["fill", "look"],
  read_only: ["fill", "look"],
  invalid: ["fill", "look"]
}

/** A native list's option is selected when the list shows it. */
const optionOf = (target: Target, given: Case): Ruling | undefined => {
  const [scope] = target.scopes
  const list = scope === undefined ? undefined : ground(given.view, scope.target, "choose", given.antecedent)
  if (list !== undefined && list._tag !== "Found") return undefined
  const lists = given.view.all.filter(
    (seen) =>
      seen.node.visible && seen.node.options !== undefined && (list === undefined || list.seen === seen)
  )
  const found = finder(target.name, "equals")
  const owners = lists.filter(({ node }) => node.options?.some(({ label }) => found(plain(label))))
  const last = owners.find((seen) => seen === given.antecedent?.seen)
  const owner = owners.length > 1 ? last : owners[0]
  if (owner === undefined) return undefined
  const chosen = owner.node.options?.filter(({ selected }) => selected).map(({ label }) => label) ?? []
  return rule(
    chosen.some((label) => found(plain(label))),
    false,
    `“${target.name}” to be selected`,
    `“${chosen.join(", ")}” is selected`,
    owner
  )
}

/** "North is selected in the Team list", of a list that is only drawn: so it says before its arrow. */
const inDrawnList = ({ negated, target }: Of<"CheckState">, given: Case): Ruling | undefined => {
  const [scope, another] = target.scopes
  if (scope?.relation !== "in" || another !== undefined || negated) return undefined
  if (target.role !== undefined && target.role !== "option") return undefined
  const subjects = subjectsOf(given.view, scope.target, given.antecedent)
  const [subject, more] = subjects instanceof Fell ? [] : subjects
  const region = more === undefined ? subject?.regions.at(-1) : undefined
  const [choice, other] = region === undefined ? [] : choicesIn(given.view, region)
  if (choice === undefined || other !== undefined) return undefined
  const holds = finder(target.name, "equals")(plain(choice))
  return rule(holds, false, `“${target.name}” to be selected`, `“${choice}” is selected`)
}

/** What can be in the state though nobody sees it as such. */
const behindFor = (state: ElementState) =>
  state === "usable"
    ? ({ node }: Seen) => node.visible || node.hidden === "covered"
    : state === "empty"
      ? (seen: Seen) => seen.node.visible || isEmptyPlace(seen)
      : undefined

/** "Draft is selected": the tab of that name, and no cell in which it stands. */
const boundFor = (
  { state, target }: Of<"CheckState">,
  given: Case,
  behind: ReturnType<typeof behindFor>
): Found | Fell => {
  const purposes = choosingPurpose[state] ?? (["click", "look"] as const)
  const found = bound(target, given, purposes, behind)
  if (!(found instanceof Fell) || found.reason !== "target_ambiguous") return found
  const able = (seen: Seen) =>
    (behind?.(seen) ?? seen.node.visible) && canBe(given.view, bearerOf(given.view, seen, state), state)
  const chosen = bound(target, given, purposes, able)
  return chosen instanceof Fell ? (turnedOf(target, state, given) ?? found) : chosen
}

/** The words stand in another order, or in part, in a longer name: that one may be another thing than the one that is meant. "A photo" is not what leads to "Photos 6". */
const isGuess = ({ name, role }: Target, { how, score, seen }: Found): boolean =>
  role !== undefined &&
  (score < 0.65 || (name === "" && seen.node.role !== role)) &&
  /part of the name/u.test(how)

const guessed = (target: Target, found: Found, { view }: Case): Fell =>
  Fell.of("target_not_found", `There is no “${target.words}” on the page.`, [
    candidateOf(view, { ...found, fit: found.score })
  ])

/** A page that broke has little left of what it said. */
const sharedPhrases = (before: View, view: View): number => {
  const now = new Set(allPhrases(view))
  return new Set(allPhrases(before).filter((text) => now.has(text))).size
}

/** The table went with what stood in it, and the page says now that there is nothing. */
const emptied = ({ negated, state, target }: Of<"CheckState">, given: Case): Ruling | undefined =>
  state === "empty" &&
  !negated &&
  /^(?:table|list)$/u.test(target.role ?? "") &&
  given.before?.screen.url === given.view.screen.url &&
  !("name" in regionsOf(given.before, [{ relation: "in", target }], undefined)) &&
  saysNothingNow(given) &&
  sharedPhrases(given.before, given.view) > 2
    ? holds(`no “${target.words}” any more, and the page says that there is nothing`)
    : undefined

/** What is counted on its opener is all that is in it. */
const holdsAll = /^(?:cart|basket|bag|trolley|wish ?list|favou?rites|selection|clipboard|queue|order)$/iu

/** "The chat is empty" beside a field to search the chats, or of the title over a field: none of that is what is spoken of. */
const isOtherField = ({ name, role }: Target, { how, seen }: Found): boolean =>
  role !== "field" &&
  isField(seen) &&
  ((isToSeek(seen) && !/\b(?:search|filter|find|query|term)/iu.test(name)) ||
    /^text before it, (?:same words|part)/u.test(how))

/** "The cart is empty", where the page says so of its cart; or shows how many there are in it, on what opens it. */
const toldEmpty = ({ negated, state, target }: Of<"CheckState">, { view }: Case): Ruling | undefined => {
  const { name, ordinal, quantifier, scopes } = target
  const isThing =
    state === "empty" && /^\p{L}+$/u.test(name) && ordinal === undefined && quantifier === undefined
  if (!isThing || target.role === "field" || scopes.length > 0) return undefined
  const says = new RegExp(`^(?:your |the |this )?${name} is (?:currently |still |now )?empty\\b`, "iu")
  const said = allPhrases(view).find((text) => says.test(plain(text)))
  if (said !== undefined) return rule(true, negated, `“${target.words}” to be empty`, `saw: ${said}`)
  const counted = new RegExp(`^(?:(?:your|my|shopping|view) )*${name}\\s*\\(?\\d+(?: items?)?\\)?$`, "iu")
  const openers = view.all.filter(
    (seen) =>
      seen.node.visible &&
      isControl(seen) &&
      !isField(seen) &&
      (loose(seen.node.name) === loose(name) || counted.test(plain(seen.node.name).trim()))
  )
  const [only, another] = openers.flatMap((seen) => {
    const [number, more] = readableTextOf(view, seen).match(/\d+/gu) ?? []
    return number === undefined || more !== undefined ? [] : [{ number, seen }]
  })
  // "Inbox 0" may count what is unread there.
  const isTold = Number(only?.number) > 0 || holdsAll.test(name)
  return only === undefined || another !== undefined || openers.length > 1 || !isTold
    ? undefined
    : rule(
        Number(only.number) === 0,
        negated,
        `“${target.words}” to be empty`,
        `it shows ${only.number}`,
        only.seen
      )
}

/** A box that is ticked is none to write in. */
const ofBox = (check: Of<"CheckState">): Of<"CheckState"> =>
  check.target.role === "field" &&
  (check.state === "checked" || check.state === "unchecked") &&
  /\bbox$/iu.test(check.target.words)
    ? { ...check, target: { ...check.target, role: "checkbox" } }
    : check

/** "The comment is disabled", of the field that stands under that label and has no name of its own. */
const labelledField = (check: Of<"CheckState">, given: Case): Ruling | undefined => {
  const { negated, state, target } = check
  const found = target.role === undefined ? ground(given.view, target, "fill", given.antecedent) : undefined
  if (found?._tag !== "Found" || !isField(found.seen) || !canBe(given.view, found.seen, state))
    return undefined
  const ruling = rule(
    has(given.view, found.seen, state),
    negated,
    `“${target.words || target.name}” to be ${word(state)}`,
    saidOf(given.view, found.seen, state),
    found.seen
  )
  return withTarget(ruling, given.view, found.seen, found.score, found.how)
}

/** "Message is empty", where a field is called Message: no message that came. */
const ofFieldCalledSo = (check: Of<"CheckState">, { view }: Case): Of<"CheckState"> => {
  const { name, role, scopes, words } = check.target
  const [only, another] =
    role === "message" && name === "" && scopes.length === 0
      ? view.all.filter(
          (seen) => isField(seen) && seen.node.visible && loose(seen.node.name) === loose(words)
        )
      : []
  return only === undefined || another !== undefined
    ? check
    : { ...check, target: { ...check.target, name: words, role: "field" } }
}

/** "Seat C6" is one of many that are called so, and no setting. */
const isNumbered = ({ node }: Seen, { all }: View): boolean => {
  const [, kind = ""] = /^(\p{L}+) \p{L}?-?\d+$/u.exec(node.name) ?? []
  return (
    kind !== "" &&
    all.filter((each) => each.node.role === node.role && each.node.name.startsWith(`${kind} `)).length > 2
  )
}

/** "Tracking is enabled" may say that the box can be ticked, and that it is. */
const inTwoWays = (
  { state, target }: Of<"CheckState">,
  seen: Seen,
  { past, view }: Case
): Fell | undefined => {
  const { node } = seen
  const set = node.state.checked ?? node.state.pressed
  // What could not be changed before, or can no longer, is what is spoken of.
  const changed = past.some((earlier) => {
    const then = earlier.byRef.get(node.ref)?.node
    return (
      then?.role === node.role &&
      then.name === node.name &&
      (then.state.disabled === true) !== (node.state.disabled === true)
    )
  })
  if (changed) return undefined
  const isSetting = isBox(seen) && target.role !== "checkbox" && !isNumbered(seen, view)
  if (!isSetting || (state !== "enabled" && state !== "disabled") || set === undefined) return undefined
  return (node.state.disabled !== true) === (set === true)
    ? undefined
    : Fell.of(
        "target_ambiguous",
        `“${target.words || target.name}” is ${set === true ? "on" : "off"} and can ${node.state.disabled === true ? "not " : ""}be changed: “${state}” may mean either.`
      )
}

/** "The Week view is selected", where a button or a tab says "Week". */
const ofView = ({ negated, state, target }: Of<"CheckState">, given: Case): Ruling | undefined => {
  const shorter = /\p{L} (?:view|mode|layout)$/u.test(target.name) ? withoutNoun(target) : undefined
  if (state !== "selected" || shorter === undefined) return undefined
  const found = ground(given.view, shorter, "look", given.antecedent)
  const isWay =
    found._tag === "Found" && /^(?:button|tab|radio|option|menuitemradio)$/u.test(found.seen.node.role)
  if (!isWay || fitName(shorter.name, false, found.seen.node.name).score < whole) return undefined
  const ruling = judgeState({ _tag: "CheckState", target: shorter, state, negated }, given)
  return ruling._tag === "Undecided" ? undefined : ruling
}

/** "The mail is selected", whose line is the open one, and whose box is not ticked. */
const lineOtherwise = ({ state, target }: Of<"CheckState">, seen: Seen): Fell | undefined => {
  if (state !== "selected" || target.role === "checkbox" || seen.node.role !== "checkbox") return undefined
  const line = [...upward(seen)].find(({ node }) => /^(?:row|option|listitem|article)$/u.test(node.role))
  const isLineSelected = line?.node.state.selected
  return isLineSelected === undefined || isLineSelected === (seen.node.state.checked === true)
    ? undefined
    : Fell.of(
        "target_ambiguous",
        `The line of “${target.words}” is ${isLineSelected ? "" : "not "}selected, and its box is ${isLineSelected ? "not " : ""}ticked.`
      )
}

const turnsOff =
  /^(?:disable|deactivate|turn off|switch off|hide|mute|block|stop|do not|don['’]t|never|no|opt out|exclude|without|remove|pause|skip|unsubscribe|reject|decline|deny|forbid|prevent|suppress|ignore)\b/iu
const settable = new Set<ElementState>([
  "enabled",
  "disabled",
  "checked",
  "unchecked",
  "selected",
  "active",
  "pressed"
])

/** "Ads are on" is no word of the box "Disable ads". */
const named = ({ state, target }: Of<"CheckState">, { seen }: Found): Fell | undefined =>
  settable.has(state) && target.name !== "" && turnsOff.test(seen.node.name) && !turnsOff.test(target.name)
    ? Fell.of(
        "target_ambiguous",
        `Only “${seen.node.name}” is there, which is the opposite of “${target.words || target.name}”.`
      )
    : undefined

/** "The list should be empty" is said of what is listed, and not of a field that offers something. */
const isNoListToChooseFrom = ({ state, target }: Of<"CheckState">, seen: Seen): boolean =>
  state === "empty" &&
  target.role === "list" &&
  target.name === "" &&
  isField(seen) &&
  /^list$/iu.test(target.words)

/** It says its own name, and holds nothing. */
const isOnlyTitle = (view: View, seen: Seen, { name }: Target): boolean =>
  /^(?:text|heading|generic|term)$/u.test(seen.node.role) && loose(readableTextOf(view, seen)) === loose(name)

export const judgeState = (stated: Of<"CheckState">, given: Case): Ruling => {
  const check = ofFieldCalledSo(ofBox(stated), given)
  const { negated, state, target } = check
  const told = toldEmpty(check, given)
  if (told !== undefined) return told
  const chosenIn = judgeChosen(check, given) ?? nothingChosen(check, given) ?? emptyColumn(check, given)
  if (chosenIn !== undefined) return chosenIn
  const behind = behindFor(state)
  const found = boundFor(check, given, behind)
  if (found instanceof Fell) {
    const option = state === "selected" && !negated ? optionOf(target, given) : undefined
    const drawn = state === "selected" ? inDrawnList(check, given) : undefined
    return (
      option ??
      drawn ??
      ofView(check, given) ??
      ofOption(check, given) ??
      emptyPlace(check, given) ??
      emptied(check, given) ??
      undecided(found)
    )
  }
  const place = isField(found.seen) || isControl(found.seen) ? undefined : emptyPlace(check, given)
  if (place !== undefined) return place
  if (
    isTitleOfMany(target, found) ||
    isGuess(target, found) ||
    (state === "empty" && (isFieldOfPlace(given.view, target, found) || isOtherField(target, found)))
  )
    return undecided(guessed(target, found, given))
  if (isNoListToChooseFrom(check, found.seen))
    return (
      emptied(check, given) ??
      (negated || !saysNothingNow(given)
        ? undecided(
            Fell.of("target_not_found", "It cannot be told which list is meant, and whether it is empty.")
          )
        : holds("the page says that there is nothing"))
    )
  const seen = bearerOf(given.view, found.seen, state)
  if (seen.node.options !== undefined && state === "selected") {
    const option = negated ? undefined : optionOf(target, given)
    if (option !== undefined) return option
  }
  const field = canBe(given.view, seen, state) ? undefined : labelledField(check, given)
  if (field !== undefined) return field
  // "Go to the Done tab, it should be empty": what the tab shows, and not the tab.
  const isTheControl = state === "empty" && isPronoun(target) && isControl(seen) && !isField(seen)
  // "It should be empty" of a tab that was opened: what came says that there is nothing.
  if (isTheControl && !negated && saysNothingNow(given))
    return holds("the page says that there is nothing", seen)
  // What leads to a place is not the place, and says nothing of what is in it.
  const isWay = state === "empty" && isControl(seen) && !isField(seen) && !isEntry(seen)
  if (isTheControl || isWay || !canBe(given.view, seen, state))
    return (
      (state === "selected" ? inDrawnList(check, given) : undefined) ??
      emptyPanel(check, given) ??
      undecided(
        Fell.of(
          "target_not_found",
          `Nothing tells whether “${target.words || target.name}” is ${word(state)}.`,
          [candidateOf(given.view, { ...found, fit: 1 })]
        )
      )
    )
  if (isInert(seen) && seen.node.state.disabled !== true && (state === "enabled" || state === "disabled"))
    return undecided(
      Fell.of("target_not_found", `“${target.words}” takes no clicks, though it is not marked as disabled.`)
    )
  if (state === "invalid" && !has(given.view, seen, state) && saysError(given.view))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${target.words || target.name}” is not marked as invalid, and an error is shown that may be its own.`
      )
    )
  if (state === "empty" && isOnlyTitle(given.view, seen, target))
    return undecided(
      Fell.of("target_not_found", `“${target.words}” is a title, and nothing tells what stands under it.`)
    )
  const doubt = inTwoWays(check, seen, given) ?? lineOtherwise(check, seen) ?? named(check, found)
  if (doubt !== undefined) return undecided(doubt)
  if (state === "required" && negated && !has(given.view, seen, state) && isUnmarked(given.view, seen))
    return undecided(
      Fell.of("target_ambiguous", `Other fields are marked as optional, and “${target.words}” is not.`)
    )
  const unusable = negated && state === "usable"
  const ruling = rule(
    has(given.view, seen, state) !== unusable,
    negated && !unusable,
    `“${target.words || target.name}” to be ${unusable ? "disabled or covered" : word(state)}`,
    saidOf(given.view, seen, state),
    seen
  )
  return withTarget(ruling, given.view, seen, found.score, found.how)
}
