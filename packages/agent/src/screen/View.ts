/** A screen with what reading it needs: parents, the order of reading, and look-up by ref. */
import { keepingOf } from "../Keeping.js"
import type { NodeRef, Screen, ScreenNode } from "@assay/domain/Screen"
import { withDrawnTables } from "./DrawnTables.js"

/** A node in its place. */
export interface Seen {
  readonly node: ScreenNode
  readonly parent: Seen | undefined
  readonly children: ReadonlyArray<Seen>
  /** The position in reading order, from 0. */
  readonly at: number
  /** The position of the last node below it, or its own. */
  readonly end: number
}

export interface View {
  readonly screen: Screen
  readonly root: Seen
  /** Every node, parents first. */
  readonly all: ReadonlyArray<Seen>
  readonly byRef: ReadonlyMap<NodeRef, Seen>
  /** The screen on which the last deed was done. */
  readonly earlier?: View
  /** What held several like things on the screens up to this one, by its ref, and how each of those was made. */
  readonly listed?: ReadonlyMap<NodeRef, ReadonlySet<string>>
  /** The instruction that is carried out on it, which the page may show as well. */
  readonly told?: string
}

interface Growing {
  node: ScreenNode
  parent: Seen | undefined
  children: Array<Seen>
  at: number
  end: number
}

const grow = (node: ScreenNode, parent: Seen | undefined, all: Array<Seen>): Seen => {
  const seen: Growing = { node, parent, children: [], at: all.length, end: all.length }
  all.push(seen)
  for (const child of node.children) seen.children.push(grow(child, seen, all))
  seen.end = all.length - 1
  return seen
}

const grown = keepingOf((node: ScreenNode): Omit<View, "screen"> => {
  const all: Array<Seen> = []
  const root = grow(withDrawnTables(node), undefined, all)
  return { root, all, byRef: new Map(all.map((seen) => [seen.node.ref, seen])) }
})

export const viewOf = (screen: Screen): View => ({ screen, ...grown(screen.root) })

const writtenOf = keepingOf((node: ScreenNode): string => JSON.stringify(node))

/** As `viewOf`, where another look came before: on a page that shows the same, all that is known of its nodes is still so. */
export const viewAfter = (screen: Screen, last: View | undefined): View =>
  last !== undefined && writtenOf(last.screen.root) === writtenOf(screen.root)
    ? viewOf({ ...screen, root: last.screen.root })
    : viewOf(screen)

/** All that it is called: its name, and what its title, its text, its picture and the like say. */
export const everyName = ({ node: { name, otherNames } }: Pick<Seen, "node">): ReadonlyArray<string> => [
  name,
  ...otherNames.map(({ value }) => value)
]

/** `inner` is `outer` or below it. */
export const contains = (outer: Seen, inner: Seen): boolean => outer.at <= inner.at && inner.at <= outer.end

/** The node itself, then its ancestors, nearest first. */
export function* upward(seen: Seen): Generator<Seen> {
  for (let next: Seen | undefined = seen; next !== undefined; next = next.parent) yield next
}

/** The node itself, then its ancestors as far as they stand below `outer`, nearest first. */
export function* upTo(outer: Seen, seen: Seen): Generator<Seen> {
  for (const each of upward(seen)) {
    if (each === outer) return
    yield each
  }
}

/** The node itself and everything below it, in reading order. */
export const within = (view: View, seen: Seen): ReadonlyArray<Seen> => view.all.slice(seen.at, seen.end + 1)

/** The parts of it that are seen. */
export const shownIn = ({ children }: Seen): ReadonlyArray<Seen> =>
  children.filter(({ node }) => node.visible)

/** The nearest node that holds both. */
export const common = (a: Seen, b: Seen): Seen => {
  for (const outer of upward(a)) if (contains(outer, b)) return outer
  return a
}

/** The same few nodes are read over and over while a screen is judged: kept for as long as there is the screen. */
export const keptOn = <A>(make: (view: View, seen: Seen) => A): ((view: View, seen: Seen) => A) => {
  const keptOf = keepingOf((_: View["all"]): Map<Seen, A> => new Map())
  return (view, seen) => {
    const kept = keptOf(view.all)
    const known = kept.get(seen) ?? make(view, seen)
    kept.set(seen, known)
    return known
  }
}
