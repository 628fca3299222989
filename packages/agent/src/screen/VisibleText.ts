/** What a person reads on a screen: the visible runs of characters, joined where they stand in one line or one sentence. */
import type { Box, ScreenNode } from "@assay/domain/Screen"
import { sameLine } from "./Geometry.js"
import { isCell, isControl, isEntry, isInline } from "./Kinds.js"
import { common, keptOn, type Seen, upward, type View, within } from "./View.js"
import { plain, readable, soft } from "./Wording.js"

/** Characters that stand together, and the node that shows them. */
export interface Run {
  readonly seen: Seen
  readonly text: string
}

/** Runs that a person reads as one. */
export interface Phrase {
  readonly text: string
  readonly runs: ReadonlyArray<Run>
}

const insideEntry = (seen: Seen): boolean => {
  for (const outer of upward(seen)) if (isEntry(outer) || outer.node.options !== undefined) return true
  return false
}

/** Only characters are read: a name may be told to machines alone. A leaf may say what is read in it as another name. */
const charactersOf = ({ children, node }: Seen): string => {
  if (node.role === "text") return node.name
  return children.length === 0 ? textName(node) : ""
}

const textName = (node: ScreenNode): string =>
  node.otherNames.find(({ kind }) => kind === "text")?.value ?? ""

const runOf = (seen: Seen): Run | undefined => {
  if (!seen.node.visible || insideEntry(seen)) return undefined
  const text = plain(charactersOf(seen))
  return text === "" ? undefined : { seen, text }
}

/** The visible runs at and below a node, in reading order. What editable fields hold is not among them. */
export const runsOf: (view: View, seen: Seen) => ReadonlyArray<Run> = keptOn((view, seen) =>
  within(view, seen).flatMap((each) => {
    const run = runOf(each)
    return run === undefined ? [] : [run]
  })
)

/** The children of `outer` on the way to `inner`, outermost first. */
const way = (outer: Seen, inner: Seen): ReadonlyArray<Seen> => {
  const all: Array<Seen> = []
  for (const each of upward(inner)) {
    if (each === outer) break
    all.unshift(each)
  }
  return all
}

const beside = (a: Box, b: Box): boolean =>
  sameLine(a, b) && b.x >= a.x + a.width - 2 && b.x - (a.x + a.width) < 4 * Math.min(a.height, b.height)

const wideApart = (a: Box | undefined, b: Box | undefined): boolean =>
  a !== undefined && b !== undefined && sameLine(a, b) && b.x - (a.x + a.width) > 0.2 * a.height

const pushed = (a: Box | undefined, b: Box | undefined): boolean =>
  a !== undefined && b !== undefined && sameLine(a, b) && b.x - (a.x + a.width) >= 3

/** What stands between two runs that follow each other; undefined when they are not read as one. */
const joint = (one: Run, two: Run): string | undefined => {
  const outer = common(one.seen, two.seen)
  const between = jointIn(outer, one, two)
  return between === soft ? exactJoint(outer, one, two) : between
}

/** What the text around both says, where it is known. */
const exactJoint = (outer: Seen, one: Run, two: Run): string => {
  const around = plain(textName(outer.node) || outer.node.name)
  const apart = around.includes(`${one.text} ${two.text}`)
  const joined = around.includes(`${one.text}${two.text}`)
  if (apart === joined) return soft
  // Pushed apart by their styles, they are read as two, as any two words would be.
  return apart || pushed(one.seen.node.box, two.seen.node.box) ? " " : ""
}

const flowing = new Set(["paragraph", "heading", "link", "button", "caption", "term", "definition"])

/** Runs side by side in one box would be one run, unless a line ends between them: in a paragraph the sentence goes on. */
const isLineBreak = (outer: Seen, one: Run, two: Run): boolean => {
  const siblings = one.seen.parent === outer && two.seen.parent === outer
  const { box: a } = one.seen.node
  const { box: b } = two.seen.node
  // A switch or a button between them is no part of a sentence.
  const neighbours =
    siblings &&
    outer.children
      .slice(outer.children.indexOf(one.seen) + 1, outer.children.indexOf(two.seen))
      .every((each) => isControl(each) && each.node.role !== "link")
  return neighbours && a !== undefined && b !== undefined && !sameLine(a, b) && !flowing.has(outer.node.role)
}

const jointIn = (outer: Seen, one: Run, two: Run): string | undefined => {
  if (outer.node.role === "row") return " "
  const ways = [...way(outer, one.seen), ...way(outer, two.seen)]
  const apart = wideApart(one.seen.node.box, two.seen.node.box)
  if (isLineBreak(outer, one, two)) return undefined
  if (ways.every(({ node }) => isInline(node.role))) return apart ? " " : soft
  if (ways.some((each) => isCell(each) || (isControl(each) && each.node.role !== "link"))) return undefined
  const loose = ways.every(({ node }) => isInline(node.role) || node.role === "generic")
  const { box: a } = one.seen.node
  const { box: b } = two.seen.node
  if (!loose || a === undefined || b === undefined || !beside(a, b)) return undefined
  return apart ? " " : soft
}

/** The runs at and below a node, joined to what is read as one. */
export const phrasesOf: (view: View, seen: Seen) => ReadonlyArray<Phrase> = keptOn((view, seen) => {
  const phrases: Array<{ text: string; runs: Array<Run> }> = []
  for (const run of runsOf(view, seen)) {
    const last = phrases.at(-1)
    const before = last?.runs.at(-1)
    const between = before === undefined ? undefined : joint(before, run)
    if (last === undefined || between === undefined) phrases.push({ text: run.text, runs: [run] })
    else {
      last.text += between + run.text
      last.runs.push(run)
    }
  }
  return phrases
})

/** All that is read of the screen, phrase by phrase. */
export const allPhrases = (view: View): ReadonlyArray<string> =>
  phrasesOf(view, view.root).map(({ text }) => readable(text))

/** All that is read at and below a node, its parts divided by a space. Joints are kept: see `readable`. */
export const textOf = (view: View, seen: Seen): string =>
  phrasesOf(view, seen)
    .map(({ text }) => text)
    .join(" ")

export const readableTextOf: (view: View, seen: Seen) => string = keptOn((view, seen) =>
  readable(textOf(view, seen))
)
