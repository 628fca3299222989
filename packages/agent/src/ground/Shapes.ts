/** What a part of a screen is made of: whether two are of one make, and what stood there before. */
import { keepingOf } from "../Keeping.js"
import { isControl, isField } from "../screen/Kinds.js"
import { sameLine } from "../screen/Geometry.js"
import { type Seen, shownIn, type View, within } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import { isOfKind } from "./PartKinds.js"

/** Holds more than one thing to read or act on. */
export const composite = (view: View, seen: Seen): boolean => {
  const parts = runsOf(view, seen).length
  if (parts !== 1) return parts > 1
  return within(view, seen).some((each) => each !== seen && (isControl(each) || isField(each)))
}

export const shape = (view: View, seen: Seen): string =>
  [
    ...new Set(
      within(view, seen)
        .filter((each) => each.node.visible && each.node.role !== "generic")
        .map((each) => each.node.role)
    )
  ]
    .sort()
    .join(" ")

export const alike = (a: string, b: string): boolean => {
  const [x, y] = [new Set(a.split(" ")), new Set(b.split(" "))]
  const both = [...x].filter((each) => y.has(each)).length
  return both > 0 && both >= Math.max(x.size, y.size) * 0.6
}

/** Made of the same kinds of parts. */
export const isLike = (view: View, a: Seen, b: Seen): boolean => alike(shape(view, a), shape(view, b))

export const areOfOneSize = ({ node: { box: a } }: Seen, { node: { box: b } }: Seen): boolean =>
  a !== undefined && b !== undefined && (Math.abs(a.width - b.width) < 3 || Math.abs(a.height - b.height) < 3)

export const isInLine = (parts: ReadonlyArray<Seen>): boolean =>
  parts.every(({ node }) => sameLine(node.box, parts[0]?.node.box))

const makes = new WeakMap<Seen, string>()

/** What it is made of, part in part. */
export const makeOf = (seen: Seen): string => {
  const known = makes.get(seen)
  if (known !== undefined) return known
  const make = `${seen.node.role}(${shownIn(seen).map(makeOf).join()})`
  makes.set(seen, make)
  return make
}

/** What it begins with, up to the next thing like it: an author, a time and what was said. */
export const beginningOf = (seen: Seen): string => shownIn(seen).slice(0, 3).map(makeOf).join()

/** What stands in its own column, and in those beside that. */
export const inColumnsWith = ({ parent: column }: Seen): ReadonlyArray<Seen> =>
  column === undefined
    ? []
    : [...shownIn(column), ...(column.parent === undefined ? [] : shownIn(column.parent).flatMap(shownIn))]

export const kindOf = (view: View, seen: Seen): string =>
  [seen.node.role, ...(seen.node.kinds ?? []), shape(view, seen)].join("|")

/** Several like it stood there before. */
export const wasListed = (view: View, seen: Seen): boolean => {
  const listed = view.earlier?.listed
  const own = listed?.get(seen.parent?.node.ref ?? "")
  // A card is one wherever it stands now.
  const known = own === undefined && isOfKind(seen, "card") ? [...(listed?.values() ?? [])] : [own]
  return (
    known.some((kinds) => kinds?.has(kindOf(view, seen)) === true) &&
    !/^(?:no|nothing|none|nobody)\b/iu.test(runsOf(view, seen)[0]?.text ?? "")
  )
}

export const cardsOn = keepingOf((view: View): ReadonlyArray<Seen> =>
  view.all.filter((seen) => seen.node.visible && seen.node.role === "generic" && isOfKind(seen, "card"))
)
