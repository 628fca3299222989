/** "7 tools" of the list right under the field "Find a tool": what one finds by it is what stands there. */
import { isEntry, standsIn } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import type { Seen, View } from "../screen/View.js"
import { stem } from "../screen/Wording.js"
import { isLike } from "./Shapes.js"

const finds =
  /^(?:search|find|filter|look up|look for)(?: for| through| in)?(?: an?| the| your| my| our| all| any)? (\p{L}+)(?: by \p{L}.*)?\W*$/iu

const findsSuch = ({ node }: Seen, noun: string): boolean =>
  [node.name, ...node.otherNames.flatMap(({ kind, value }) => (kind === "placeholder" ? [value] : []))].some(
    (name) => stem((finds.exec(name)?.[1] ?? "").toLowerCase()) === noun
  )

/** What stands next on the page, beside the field or beside the box that holds nothing else. */
const nextTo = (view: View, field: Seen): Seen | undefined => {
  let outer = field
  while (outer.parent !== undefined) {
    const next = outer.parent.children.find(({ at, node }) => at > outer.end && node.visible)
    if (next !== undefined) return next
    if (runsOf(view, outer.parent).some(({ seen }) => seen.at < field.at || seen.at > field.end))
      return undefined
    outer = outer.parent
  }
  return undefined
}

const thing = /^(?:link|listitem|row|article|button|menuitem|treeitem)$/u

const isBelow = ({ node: { box: field } }: Seen, { node: { box: list } }: Seen): boolean =>
  field !== undefined && list !== undefined && list.y >= field.y + field.height - 2

/** The things of that list, where it holds nothing but things that are alike; the ways to go in the head of a site are none. */
export const listSearched = (view: View, noun: string): ReadonlyArray<Seen> => {
  const [field, another] = view.all.filter(
    (seen) => seen.node.visible && isEntry(seen) && findsSuch(seen, stem(noun))
  )
  if (field === undefined || another !== undefined || standsIn(field, /^(?:banner|contentinfo)$/u)) return []
  const list = nextTo(view, field)
  const all = list?.children.filter(({ node }) => node.visible) ?? []
  const [first, second] = all
  if (list === undefined || first === undefined || second === undefined || !isBelow(field, list)) return []
  return thing.test(first.node.role) && all.every((each) => isLike(view, each, first)) ? all : []
}
