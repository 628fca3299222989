/** "Only G-KSTC is Grounded": said of the one, and of none of those that are listed with it. */
import type { Check, Target } from "@assay/domain/Intent"
import { ground } from "../../ground/Ground.js"
import { groups, recordsIn, siblingsOf } from "../../ground/Records.js"
import { recordOf, regionOf, wholePage } from "../../ground/Regions.js"
import { pronoun } from "../../language/words/Pronouns.js"
import { beginsWithVerb } from "../../language/words/Verbs.js"
import { Fell } from "../../run/Fell.js"
import { contains, type Seen, upward, type View, within } from "../../screen/View.js"
import { brief, finder, plain } from "../../screen/Wording.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { goesOn, saysPage } from "../counts/PagedCounts.js"
import { type Case, refuted, type Ruling, undecided } from "../Ruling.js"

type TextCheck = Extract<Check, { _tag: "CheckText" }>

/** The heading that what stands there begins with. */
const headOf = (part: Seen): Seen | undefined => {
  const first = part.children.find(({ node }) => node.visible)
  return first?.node.role === "heading" ? first : undefined
}

/** Plans side by side, each a part of the page under a heading of one rank: those beside the one under this heading. */
const partsBeside = (one: Seen): ReadonlyArray<Seen> | undefined => {
  const part = [...upward(one)].find((outer) => headOf(outer) !== undefined)
  const head = part === undefined ? undefined : headOf(part)
  if (part === undefined || head === undefined || !(one === part || contains(head, one))) return undefined
  const beside = (part.parent?.children ?? []).filter((each) => each.node.visible)
  const areAlike = beside.every(
    (each) => each.node.role === part.node.role && headOf(each)?.node.state.level === head.node.state.level
  )
  return areAlike && beside.length > 1 ? beside.filter((each) => each !== part) : undefined
}

/** Those in its list, without itself; nothing where it stands in none. */
const peersOf = (view: View, one: Seen): ReadonlyArray<Seen> | undefined => {
  const record = recordOf(view, one)
  const list = groups(recordsIn(view, wholePage(view), true)).find((all) =>
    all.some((each) => each === record)
  )
  const beside = record === undefined ? [] : siblingsOf(view, record)
  const all = list ?? (beside.length > 1 ? beside : undefined)
  return record === undefined ? partsBeside(one) : all?.filter((each) => each !== record)
}

/** Not "it": what "it" says where a line is pressed may be said anywhere on the page. */
const thatOne = pronoun("that one")

type One = (check: Check, given: Case) => Ruling

/** "Only Ada and Ben are ticked": said of both together, and of neither alone. */
const isOfSeveral = (step = ""): boolean => /\bonly\b[^.;:]* and [^.;:]*\b(?:are|be|remain)\b/iu.test(step)

/** What it says so on, where that is nothing but its buttons. */
const onButtonsAlone = (view: View, part: Seen, expected: string): ReadonlyArray<string> => {
  const says = finder(expected, "contains")
  const saying = runsOf(view, part).filter(({ text }) => says(plain(text)))
  const areOnButtons = saying.every(({ seen }) =>
    [...upward(seen)].some((outer) => contains(part, outer) && /^(?:button|link)$/u.test(outer.node.role))
  )
  return areOnButtons ? saying.map(({ text }) => text.trim()) : []
}

/** "Only Home is Default", where the next card has a button "Make default": that can be made of it, and it is not so. */
const wouldMakeSo = (texts: ReadonlyArray<string>, expected: string): boolean =>
  texts.length > 0 && texts.every((text) => plain(text) !== plain(expected) && beginsWithVerb(text))

/** That it is so of the one, and of none of those beside it; nothing where nobody can be told with whom it is compared. */
const ofOneAlone = (
  one: Target,
  given: Case,
  saysOf: (target: Target, given: Case) => Ruling,
  what: string,
  expected?: string
): Ruling | undefined => {
  const { quantifier: _, ...free } = one
  const found = ground(given.view, free, "look", given.antecedent)
  // "The Growth card" by its heading, which is no card itself.
  const isSure =
    found._tag === "Found" &&
    (!found.tentative || (found.how === "exact name" && found.seen.node.role === "heading"))
  const peers = found._tag === "Found" && isSure ? peersOf(given.view, found.seen) : undefined
  if (peers === undefined) return undefined
  const own = saysOf(free, given)
  if (own._tag !== "Holds") return own
  for (const peer of peers) {
    const ruling = saysOf(thatOne, { ...given, antecedent: regionOf(peer, "") })
    if (ruling._tag === "Undecided") return ruling
    if (ruling._tag !== "Holds") continue
    const said = brief(readableTextOf(given.view, peer))
    const onButtons = expected === undefined ? [] : onButtonsAlone(given.view, peer, expected)
    if (expected !== undefined && wouldMakeSo(onButtons, expected)) continue
    return isOfSeveral(given.step) || onButtons.length > 0
      ? undecided(Fell.of("target_ambiguous", `Nothing tells whether it is so of this as well: ${said}`))
      : refuted(`only ${one.words} ${what}`, `saw as well: ${said}`)
  }
  // Parts of a page under headings are no list that goes on elsewhere.
  const isListed = found._tag === "Found" && recordOf(given.view, found.seen) !== undefined
  return isListed && goesOn(given.view) && !saysPage(given.step)
    ? undecided(Fell.of("target_not_found", "Not all that are listed with it need to stand on this page."))
    : own
}

export const judgeOnly = (check: TextCheck, given: Case, one: One): Ruling | undefined => {
  const { subject } = check
  return subject === undefined || subject.name === "" || check.negated
    ? undefined
    : ofOneAlone(
        subject,
        given,
        (each, there) => one({ ...check, subject: each }, there),
        `to be “${check.expected}”`,
        check.expected
      )
}

/** "Only order #1048 has a Cancel button": none stands in the lines of the others. */
export const judgeOnlyIn = (
  check: Extract<Check, { _tag: "CheckShown" }>,
  given: Case,
  one: One
): Ruling | undefined => {
  const { scopes } = check.target
  const [scope, another] = scopes
  const isPlain = scope?.relation === "in" && another === undefined && scope.target.quantifier === "only"
  if (!isPlain || scope.target.name === "" || check.negated) return undefined
  const inside = (each: Target): Target => ({ ...check.target, scopes: [{ relation: "in", target: each }] })
  return ofOneAlone(
    scope.target,
    given,
    (each, there) => one({ ...check, target: inside(each) }, there),
    `to have “${check.target.words}”`
  )
}

type StateCheck = Extract<Check, { _tag: "CheckState" }>

/** "Only Luis is deactivated": he is, and nobody else of his list. */
export const judgeOnlyIs = (check: StateCheck, given: Case, one: One): Ruling | undefined =>
  check.negated || check.target.name === "" || check.target.role !== undefined
    ? undefined
    : ofOneAlone(
        check.target,
        given,
        (each, there) => one({ ...check, target: each }, there),
        `to be ${check.state}`
      )

const boxes = /^(?:checkbox|switch|menuitemcheckbox)$/u

/** The other boxes of the group that it stands in; none of them stands for all. */
const boxesBeside = (view: View, box: Seen): ReadonlyArray<Seen> => {
  for (const outer of upward(box)) {
    const all = within(view, outer).filter(
      (each) => each !== box && each.node.visible && each.node.role === box.node.role
    )
    if (all.length > 0)
      return all.filter(({ node }) => !/\b(?:select|check|tick|toggle) all\b|^all$/iu.test(node.name))
  }
  return []
}

/** "Plaster repair is the only item still ticked": it is, and no other box of its group. */
export const judgeOnlyTicked = (
  check: StateCheck,
  given: Case,
  one: (check: Check, given: Case) => Ruling
): Ruling | undefined => {
  const { negated, state, target } = check
  if (negated || (state !== "checked" && state !== "unchecked") || target.name === "") return undefined
  const { quantifier: _, ...free } = target
  const found = ground(given.view, free, "check", given.antecedent)
  if (found._tag !== "Found" || found.tentative || !boxes.test(found.seen.node.role)) return undefined
  const own = one({ ...check, target: free }, given)
  if (own._tag !== "Holds") return own
  const others = boxesBeside(given.view, found.seen)
  if (others.length === 0) return undefined
  const isSo = ({ node }: Seen): boolean => node.state.checked === (state === "checked")
  const also = others.filter(isSo)
  if (also.length > 0 && isOfSeveral(given.step))
    return undecided(
      Fell.of("target_ambiguous", `It is said of several, and cannot be judged of “${target.words}” alone.`)
    )
  if (also.length > 0)
    return refuted(
      `only ${target.words} to be ${state}`,
      `${state} as well: ${brief(also.map(({ node }) => node.name || "a box without a name").join(", "))}`
    )
  // "Only the digest is checked" may be said of its group, or of the page; "the only item ticked" says of which.
  const isOfKind = /\bonly [a-z]+ (?:still |that |now )*(?:ticked|checked|selected|left)\b/iu.test(
    given.step ?? ""
  )
  if (isOfKind || target.scopes.length > 0) return own
  const beyond = given.view.all.find(
    (seen) =>
      seen.node.visible &&
      seen.node.role === found.seen.node.role &&
      seen !== found.seen &&
      !others.includes(seen) &&
      isSo(seen)
  )
  return beyond === undefined
    ? own
    : undecided(
        Fell.of("target_ambiguous", `“${beyond.node.name}” is ${state} as well, in another part of the page.`)
      )
}
