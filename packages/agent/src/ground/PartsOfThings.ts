/** Whether a box is a part of a thing that repeats, and no thing itself: the head of a card, the votes beside an answer. */
import { isControl, isOnControl } from "../screen/Kinds.js"
import { type Seen, shownIn, upward, type View, within } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import { isOfKind } from "./PartKinds.js"
import { beginningOf, cardsOn, composite, inColumnsWith, isInLine, makeOf, wasListed } from "./Shapes.js"

/** A tab, or the box around nothing but one. */
export const isTab = (seen: Seen): boolean => {
  const [only, another] = shownIn(seen)
  return seen.node.role === "tab" || (only !== undefined && another === undefined && isTab(only))
}

/** A mail in a list to choose from, with its own box and buttons in it: more than a choice. */
export const isOptionOfThings = (view: View, seen: Seen): boolean =>
  seen.node.role === "option" &&
  runsOf(view, seen).length > 1 &&
  within(view, seen).some((each) => each !== seen && each.node.visible && isControl(each))

/** Who sent a mail and when, and what it is about, beside a line of text from it. */
const isPartOfThing = (view: View, parent: Seen): boolean =>
  shownIn(parent).some(({ node }) => node.role === "text") &&
  [parent, ...(parent.parent === undefined ? [] : [parent.parent])].some(
    (outer) => outer.node.role === "option" && isOptionOfThings(view, outer)
  )

/** The first line of a card and its last one may be made alike; what it says stands between them, and nothing more is said below. */
const areHeadAndFoot = (parts: ReadonlyArray<Seen>, rich: ReadonlyArray<Seen>): boolean => {
  const [head, foot, another] = rich.map((part) => parts.indexOf(part))
  if (head !== 0 || foot === undefined || another !== undefined) return false
  const between = parts.slice(1, foot)
  const isText = ({ node }: Seen): boolean => node.role === "text"
  return between.length > 0 && between.every(isText) && !parts.slice(foot + 1).some(isText)
}

/** Others begin as it does, in its own column or in the next one. */
const isOneOfSeveral = (card: Seen): boolean => {
  const own = beginningOf(card)
  return inColumnsWith(card).some(
    (other) => other !== card && other.node.role === card.node.role && beginningOf(other) === own
  )
}

const isMadeAsNext = (box: Seen): boolean =>
  (box.parent === undefined ? [] : shownIn(box.parent)).some(
    (other) => other !== box && other.node.role === box.node.role && makeOf(other) === makeOf(box)
  )

/** What a box with a label and its value begins with. */
const labelIn = (view: View, box: Seen): string | undefined => {
  const [label, value, another] = box.node.role === "generic" ? runsOf(view, box) : []
  const isLabel = value !== undefined && another === undefined && !isOnControl(value.seen)
  return isLabel ? label?.text.trim() : undefined
}

/** Of the boxes of each line beside it, one has the label that one of its own has, "Version": they are lines, and no rows of cards. */
const isLabelledAsOthers = (view: View, line: Seen): boolean => {
  const labelsOf = (each: Seen) => shownIn(each).flatMap((part) => labelIn(view, part) ?? [])
  const others = (line.parent === undefined ? [] : shownIn(line.parent)).filter(
    (each) =>
      each !== line &&
      each.node.role === "generic" &&
      shownIn(each).filter((part) => composite(view, part)).length > 1
  )
  if (others.length < 2) return false
  const own = labelsOf(line)
  const all = [own, ...others.map(labelsOf)]
  return own.some((label) => all.every((labels) => labels.filter((each) => each === label).length === 1))
}

/** The votes at the left of an answer, and the answer: a narrow part and a wide one, as in the next answer. */
const isLaidOutAsNext = (box: Seen, parts: ReadonlyArray<Seen>): boolean => {
  const widths = parts.map(({ node }) => node.box?.width ?? 0)
  const tops = parts.map(({ node }) => node.box?.y ?? 0)
  const isBeside = Math.max(...tops) - Math.min(...tops) < 24
  const isUneven = parts.length > 1 && isBeside && Math.max(...widths) > 2 * Math.min(...widths)
  const isSame = (other: Seen): boolean => {
    const theirs = shownIn(other)
    return (
      theirs.length === parts.length &&
      theirs.every(
        ({ node: { box: a, role } }, at) =>
          role === parts[at]?.node.role &&
          a !== undefined &&
          Math.abs(a.x - (parts[at].node.box?.x ?? -99)) < 3 &&
          // The wide one may be as wide as what it says.
          (2 * (widths[at] ?? 0) > Math.max(...widths) || Math.abs(a.width - (widths[at] ?? 0)) < 3)
      )
    )
  }
  return (
    isUneven &&
    (box.parent?.children ?? []).some((other) => other !== box && other.node.visible && isSame(other))
  )
}

/** A card by its class, beside others that begin as it does: one has a flag more than the next, or a number of comments. */
const isOneOfCards = (view: View, card: Seen): boolean => {
  const titled = shownIn(card).map(({ node }) => node.role)
  return (
    // A part of the page that bears the class holds a list rather than a thing's parts.
    card.node.role === "generic" &&
    isOfKind(card, "card") &&
    cardsOn(view).some(
      (other) =>
        other !== card &&
        shownIn(other).length === titled.length &&
        shownIn(other).every(({ node }, at) => node.role === titled[at])
    )
  )
}

/** The head of a card and what stands below it: no two parts that say several things are made alike, and the next card has the same ones, or had before. */
export const isPartOfRepeated = (view: View, { parent }: Seen): boolean => {
  const parts = parent === undefined ? [] : shownIn(parent)
  const rich = parts.filter((part) => composite(view, part))
  if (parent === undefined) return false
  // Two columns of a card may be made alike, as the lines of a list are that stand below each other.
  const areAlike = new Set(rich.map(makeOf)).size < rich.length
  if (areAlike && !isInLine(parts)) return areHeadAndFoot(parts, rich) && isOneOfSeveral(parent)
  // In the columns of a board stand cards, one in each made as one in the next.
  if (parts.some((part) => isOfKind(part, "card"))) return false
  if (isPartOfThing(view, parent)) return true
  // What holds them alone is one box with them.
  let box = parent
  while (box.parent !== undefined && shownIn(box.parent).length === 1) box = box.parent
  if (areAlike)
    return (
      box.parent !== undefined &&
      // A row of cards has nothing but cards; a line has a bare text or a button beside its boxes.
      ((rich.length < parts.length && isMadeAsNext(box)) ||
        isLabelledAsOthers(view, box) ||
        isLaidOutAsNext(box, parts) ||
        isOneOfCards(view, parent))
    )
  return (
    box.parent !== undefined &&
    (isMadeAsNext(box) || wasListed(view, box) || isLaidOutAsNext(box, parts) || isOneOfCards(view, parent))
  )
}

/** A reply begins as what it stands in does, where several things are said in each. */
export const isReply = (seen: Seen): boolean => {
  if (seen.node.role !== "generic" || shownIn(seen).length < 3) return false
  const own = beginningOf(seen)
  if (!/\b(?:text|paragraph|link|heading)\(.*\b(?:text|paragraph|link|heading)\(/u.test(own)) return false
  return [...upward(seen)]
    .slice(1, 6)
    .some(
      (outer) => outer.node.role === "generic" && outer.parent !== undefined && beginningOf(outer) === own
    )
}
