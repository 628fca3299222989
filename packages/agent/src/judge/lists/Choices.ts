/** What a list to choose from offers: one of the browser's tells it at any time, one that is drawn only while it is open. */
import type { Check, Target } from "@assay/domain/Intent"
import { isOption, optionFit } from "../../act/Options.js"
import { nameOf } from "../../ground/Candidates.js"
import { ground } from "../../ground/Ground.js"
import { popUpOf } from "../../ground/PopUps.js"
import type { Region } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { contains, type Seen, type View, within } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { finder, plain } from "../../screen/Wording.js"
import { choiceOf } from "./Held.js"
import { comparisons } from "../figures/Numbers.js"
import { type Case, holds, refuted, rule, type Ruling, undecided } from "../Ruling.js"
import { chipsOf } from "../texts/Surroundings.js"

type Asking = Extract<Check, { _tag: "CheckShown" | "CheckCount" | "CheckValue" | "CheckText" }>

const isBare = ({ name, ordinal, quantifier }: Target): boolean =>
  name === "" && ordinal === undefined && quantifier === undefined

/** Called by a word that means nothing but a list to choose from. */
const isToChooseFrom = ({ role, words }: Target): boolean =>
  role === "list" && /\b(?:drop-?down(?: list| box)?|combo ?box|select(?:or)?(?: box| list)?)$/iu.test(words)

interface Asked {
  readonly check: Asking
  readonly list: Target
}

/** The list whose choices the check speaks of. */
const asked = (check: Check): Asked | undefined => {
  if (check._tag === "CheckValue")
    return check.match === "contains" && isToChooseFrom(check.target)
      ? { check, list: check.target }
      : undefined
  if (check._tag === "CheckText")
    return check.match === "contains" && check.subject?.role === "menu"
      ? { check, list: check.subject }
      : undefined
  if (check._tag !== "CheckShown" && check._tag !== "CheckCount") return undefined
  const { name, role, scopes } = check.target
  const [scope, another] = scopes
  if (scope?.relation !== "in" || another !== undefined) return undefined
  const named =
    name !== "" &&
    (role === "option" ||
      (role === undefined && (isToChooseFrom(scope.target) || scope.target.role === "menu")))
  const counted = role === "option" && isBare(check.target)
  return (check._tag === "CheckCount" ? counted : named) ? { check, list: scope.target } : undefined
}

/** What opens a list that is only drawn. */
const opensList = ({ node }: Seen, list: Target): boolean =>
  node.role === "combobox" ||
  (/^(?:button|generic)$/u.test(node.role) && (node.state.expanded !== undefined || isToChooseFrom(list)))

/** What opens the menu of that name; a menu that is always there is judged as any part of the page. */
const menuOn = (view: View, menu: Target, antecedent: Region | undefined): Seen | undefined => {
  const { role: _, ...named } = menu
  const found = menu.name === "" ? undefined : ground(view, named, "click", antecedent)
  return found?._tag === "Found" && found.seen.node.state.expanded !== undefined ? found.seen : undefined
}

const listOn = (view: View, list: Target, antecedent: Region | undefined): Seen | undefined => {
  if (list.role === "menu") return menuOn(view, list, antecedent)
  const found = ground(view, list, "choose", antecedent)
  // "The dropdown", of several, or beside what it shows, is the one that was spoken of.
  const all = [found._tag === "Found" ? found.seen : undefined, isBare(list) ? antecedent?.seen : undefined]
  return all.find((seen) => seen !== undefined && (seen.node.options !== undefined || opensList(seen, list)))
}

/** "Rome is selected in the City dropdown", of a list that is only drawn: so it says itself. */
export const judgeChosen = (
  { negated, state, target }: Extract<Check, { _tag: "CheckState" }>,
  { antecedent, view }: Case
): Ruling | undefined => {
  const [scope, another] = target.scopes
  const named = target.name !== "" && (target.role === undefined || target.role === "option")
  if (state !== "selected" || !named || scope?.relation !== "in" || another !== undefined) return undefined
  const list = listOn(view, scope.target, antecedent)
  if (list?.node.role !== "combobox" || list.node.options !== undefined || list.node.state.expanded === true)
    return undefined
  const choice = plain(choiceOf(view, list))
  return chipsOf(view, list).length > 0
    ? undefined
    : rule(
        finder(target.name, "equals")(choice),
        negated,
        `“${target.name}” to be selected`,
        choice === "" ? "nothing is selected" : `“${choice}” is selected`,
        list
      )
}

/** Further down in a list that scrolls: offered all the same. */
const isOffered = ({ node }: Seen): boolean =>
  node.visible || node.hidden === "clipped" || node.hidden === "covered"

const choicesIn = (view: View, popUp: Seen): ReadonlyArray<string> => {
  const all = within(view, popUp).filter((seen) => seen !== popUp && isOption(seen) && isOffered(seen))
  const inner = all.filter((seen) => !all.some((each) => each !== seen && contains(seen, each)))
  return inner.length > 0
    ? inner.map((seen) => nameOf(view, seen) || readableTextOf(view, seen))
    : runsOf(view, popUp).map(({ text }) => text)
}

/** All that the list offers; undefined while that cannot be seen. */
const offeredBy = (given: Pick<Case, "view" | "before">, list: Seen): ReadonlyArray<string> | undefined => {
  if (list.node.options !== undefined) return list.node.options.map(({ label }) => label)
  const popUp = popUpOf(given.view, list, given.before)
  return popUp === undefined ? undefined : choicesIn(given.view, popUp)
}

/** The list that has to be open before anyone can say what the check asks. */
export const closedListOf = (
  check: Check,
  given: Pick<Case, "view" | "before" | "antecedent">
): Seen | undefined => {
  const asks = asked(check)
  const list = asks === undefined ? undefined : listOn(given.view, asks.list, given.antecedent)
  return list === undefined || list.node.state.disabled === true || offeredBy(given, list) !== undefined
    ? undefined
    : list
}

const ruleOn = (check: Asking, list: Seen, offered: ReadonlyArray<string>, given: Case): Ruling => {
  const actual = `it has ${offered.join(", ") || "none"}`
  if (check._tag === "CheckCount") {
    const [word, holdsFor] = comparisons[check.comparison]
    return holdsFor(offered.length, check.count)
      ? holds(actual, list)
      : refuted(`${word}${check.count} ${check.target.words}`, `${offered.length}: ${offered.join(", ")}`)
  }
  const name = "expected" in check ? check.expected : check.target.name
  const found = offered.some((label) => plain(label) === plain(name) || optionFit(name, label) > 0)
  const chosen = check._tag === "CheckValue" ? choiceOf(given.view, list) : name
  // "Contains" may be said of what is chosen as well as of what is offered.
  if (found && optionFit(name, chosen) === 0)
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${name}” is offered, and ${chosen === "" ? "nothing" : `“${chosen}”`} is chosen: say “has the option” or “is selected”.`
      )
    )
  return found === check.negated
    ? refuted(`${check.negated ? "no " : ""}option “${name}”`, actual)
    : holds(actual, list)
}

interface Offering {
  readonly check: Extract<Asking, { _tag: "CheckShown" }>
  readonly list: Target
}

/** "Language offers German": whether that is a list only the page tells. */
const offeringOf = (check: Check): Offering | undefined => {
  if (check._tag === "CheckText") {
    const { expected, match, negated, subject } = check
    const target: Target = { words: expected, name: expected, quoted: false, scopes: [] }
    return match !== "contains" || subject === undefined || subject.role !== undefined
      ? undefined
      : { check: { _tag: "CheckShown", target, negated }, list: subject }
  }
  if (check._tag !== "CheckShown" || check.target.role !== undefined) return undefined
  const [scope, another] = check.target.scopes
  return scope?.relation !== "in" || another !== undefined ? undefined : { check, list: scope.target }
}

/** "Language offers English and German", where that is a list of the browser's: each of them. */
const judgeOffering = (check: Check, given: Case): Ruling | undefined => {
  const asks = /\boffers?\b/iu.test(given.step ?? "") ? offeringOf(check) : undefined
  const list = asks === undefined ? undefined : listOn(given.view, asks.list, given.antecedent)
  const offered = list?.node.options?.map(({ label }) => label)
  if (asks === undefined || list === undefined || offered === undefined) return undefined
  const { name, quoted } = asks.check.target
  const isOne = quoted || offered.some((label) => plain(label) === plain(name))
  const rulings = (isOne ? [name] : name.split(/, (?:and )?| and /u)).map((part) =>
    ruleOn({ ...asks.check, target: { ...asks.check.target, name: part } }, list, offered, given)
  )
  return rulings.find(({ _tag }) => _tag !== "Holds") ?? rulings[0]
}

/** Checks of what a list offers; undefined of other checks. */
export const judgeChoices = (check: Check, given: Case): Ruling | undefined => {
  const offering = judgeOffering(check, given)
  if (offering !== undefined) return offering
  const asks = asked(check)
  const list = asks === undefined ? undefined : listOn(given.view, asks.list, given.antecedent)
  if (asks === undefined || list === undefined) return undefined
  const offered = offeredBy(given, list)
  if (offered === undefined)
    return undecided(
      Fell.of("target_not_found", `“${asks.list.words}” is closed, so that it cannot be said what it offers.`)
    )
  return ruleOn(asks.check, list, offered, given)
}
