/** What bears the words for a thing and is none: the title of them all, the way to it, its label, what stood for it before. */
import type { Target } from "@assay/domain/Intent"
import type { Scored } from "../../ground/Candidates.js"
import { ground } from "../../ground/Ground.js"
import { groundLabelled } from "../../ground/Labelled.js"
import { wholePage } from "../../ground/Regions.js"
import { roleFit } from "../../ground/Roles.js"
import { rowsOfKind } from "../../ground/Tabled.js"
import { isControl, isDialog, isMarked, isOnControl, isTitle, standsIn } from "../../screen/Kinds.js"
import { type Seen, upward, type View, within } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { finder, loose, plain, stem, tokens } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"

/** Told by a noun alone. */
const isBare = ({ quoted, role, scopes }: Target): boolean =>
  !quoted && role === undefined && scopes.length === 0

/** Heads what it names, or leads to it. */
const standsForOthers = (seen: Seen): boolean => isTitle(seen) || isControl(seen)

/** The heading "Notes", or the link to them, is not a note. */
export const isTitleOfMany = (target: Target, { seen }: Pick<Scored, "seen">): boolean => {
  const { name } = target
  const said = loose(seen.node.name)
  return (
    isBare(target) &&
    /^\p{Ll}+$/u.test(name) &&
    standsForOthers(seen) &&
    said !== name &&
    said.endsWith("s") &&
    stem(said) === name
  )
}

/** "Members are listed" is not said of the heading "Team members". */
export const isTitleOfListed = (target: Target, { seen }: Scored, step = ""): boolean =>
  isBare(target) &&
  /^\p{L}\p{Ll}+s$/u.test(target.name) &&
  new RegExp(`^\\W*(?:the )?${target.name} (?:are|should be|must be) (?:now |still )?listed\\W*$`, "iu").test(
    step
  ) &&
  standsForOthers(seen)

/** "All orders are shown": the link "Orders" is the way to them, the heading "My orders" stands over them, and neither is one. */
export const isWayToAll = (target: Target, { seen }: Scored): boolean => {
  const { name, quantifier } = target
  if (!isBare(target) || !/^\p{Ll}+$/u.test(name)) return false
  const said = loose(seen.node.name)
  return quantifier === undefined
    ? name.endsWith("s") && /^(?:link|tab|menuitem)$/u.test(seen.node.role) && said === name
    : standsForOthers(seen) && said.split(" ").includes(name)
}

/** The heading "Orders", or the link to them, is none of the orders of a table that tells by its columns that they stand there. */
export const isTitleOfAll = (view: View, target: Target, { seen }: Scored): boolean =>
  !target.quoted &&
  (target.role === undefined || target.role === "item") &&
  target.scopes.length === 0 &&
  /^\p{Ll}+s$/u.test(target.name) &&
  (isTitle(seen) || isControl(seen)) &&
  loose(seen.node.name) === loose(target.name) &&
  rowsOfKind(view, wholePage(view), target.name).length > 0

/** "No order is listed": the tab or the title "Orders" is none, and no more is it a sign of one. */
export const isTitleOfAny = (target: Target, { seen }: Scored): boolean =>
  !target.quoted &&
  target.quantifier === "any" &&
  (target.role === undefined || target.role === "item") &&
  target.scopes.length === 0 &&
  /^\p{Ll}+$/u.test(target.name) &&
  (isTitle(seen) || isControl(seen)) &&
  tokens(nameOfKind(seen)).length === 1 &&
  (target.role === "item" || loose(nameOfKind(seen)) !== target.name) &&
  stem(loose(nameOfKind(seen))) === stem(target.name)

const nameOfKind = ({ node }: Seen): string =>
  node.name || (node.otherNames.find(({ kind }) => kind === "text")?.value ?? "")

/** "The table is gone": the list that some call a table as well stood beside the table, and is not what went. */
export const isOldKin = (target: Target, scored: Scored, given: Case): boolean =>
  isNamesake(target, scored, given) ||
  isBareKin(target, scored, given) ||
  isWayOfHeading(target, scored, given)

/** "No Starters heading is on the page": the button of that name was none while there was such a heading. */
const isWayOfHeading = ({ name, role }: Target, { seen }: Scored, { past }: Case): boolean =>
  role === "heading" &&
  name !== "" &&
  isOnControl(seen) &&
  !standsIn(seen, /^heading$/u) &&
  past.some((then) =>
    then.all.some(
      ({ node }) => node.visible && node.role === "heading" && finder(name, "contains")(plain(node.name))
    )
  )

/** "The dialog Lamp is closed": the row of that name was none while the dialog was there, which told by its role that it was one. */
const isNamesake = ({ name, role }: Target, { seen }: Scored, { past, view }: Case): boolean => {
  if (role !== "dialog" || name === "" || isDialog(seen)) return false
  const found = finder(name, "contains")
  const open = (on: View) =>
    on.all.some((each) => isDialog(each) && each.node.visible && found(plain(readableTextOf(on, each))))
  const layered = view.all.some((each) => each.node.visible && (isDialog(each) || isMarked(each, "dialog")))
  return !layered && past.some(open)
}

const isBareKin = ({ name, role }: Target, { seen }: Scored, { past, view }: Case): boolean => {
  if (role === undefined || name !== "" || roleFit(role, seen) === 1) return false
  const exact = (on: View) => on.all.some((each) => each.node.visible && roleFit(role, each) === 1)
  const before = past.filter(exact)
  return !exact(view) && before.some(({ byRef }) => byRef.get(seen.node.ref)?.node.visible === true)
}

/** "The table with the expenses" is not the tab that is called Expenses, where nothing it titles is a table. */
export const isOnlyItsWay = (target: Target, { seen }: Scored): boolean => {
  if (target.role !== "table" || target.quoted || target.name === "" || seen.node.role === "heading")
    return false
  if (roleFit("table", seen) > 0) return false
  return isOnControl(seen) || ![...upward(seen)].some((outer) => roleFit("table", outer) > 0)
}

/** "No orders are shown", where "Orders" is the way to their page. */
const isWayTo = ({ name, quoted, role }: Target, seen: Seen): boolean =>
  !quoted &&
  role === undefined &&
  /^\p{Ll}{2,}s$/u.test(name) &&
  isOnControl(seen) &&
  standsIn(seen, /^(?:navigation|banner|menubar|tablist|complementary)$/u)

/** "The share menu is closed", where "Share" is what opens it. */
export const isOnlyItsLabel = (target: Target, { seen }: Scored): boolean =>
  isWayTo(target, seen) || isOpenersLabel(target, seen)

const isOpenersLabel = ({ name, quoted, role, words }: Target, seen: Seen): boolean =>
  !quoted &&
  name !== "" &&
  (role === "menu" || role === "list") &&
  /\b(?:menu|drop-?down|selector|picker|pop-?over|pop-?up)$/iu.test(words) &&
  (seen.node.role === "text" || seen.node.role === "button" || isOnControl(seen)) &&
  roleFit(role, seen) < 1

/** What stands over things to press is the title of their menu, and over anything else that of a list. */
const titlesMore = (view: View, seen: Seen, { role, words }: Target): boolean => {
  const [own] = runsOf(view, seen)
  const outer = [...upward(seen)].find((each) => runsOf(view, each).length > 1)
  return (
    outer !== undefined &&
    runsOf(view, outer)[0]?.seen === own?.seen &&
    ((role === "list" && /\blist$/iu.test(words)) ||
      within(view, outer).filter((each) => each.node.visible && isControl(each)).length > 1)
  )
}

/** "The state dropdown is shown", where its label is seen and nothing that one could choose in. */
export const isLabelAlone = (target: Target, first: Scored, { antecedent, view }: Case): boolean =>
  !target.quoted &&
  target.name !== "" &&
  /\b(?:drop-?down|menu|selector|picker|list)$/iu.test(target.words) &&
  /^(?:text|paragraph)$/u.test(first.seen.node.role) &&
  !isOnControl(first.seen) &&
  !titlesMore(view, first.seen, target) &&
  ground(view, target, "choose", antecedent)._tag === "Missing" &&
  groundLabelled(view, target) === undefined
