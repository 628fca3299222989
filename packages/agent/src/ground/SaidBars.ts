/** Bars that neither a role nor a class tells, by what they say: how many are selected, which part of a list is shown. */
import type { Target } from "@assay/domain/Intent"
import { keepingOf } from "../Keeping.js"
import { isControl } from "../screen/Kinds.js"
import { runsOf } from "../screen/VisibleText.js"
import { type Seen, upward, type View, within } from "../screen/View.js"
import { type Fit, none } from "./Match.js"

const selected = /^(?:\d{1,6}|one|all|no(?:ne|thing)?) (?:(?:\p{L}+|of \d{1,6}) ){0,3}selected$/iu
const part =
  /^(?:showing )?\d{1,6} ?(?:[-–—]|to) ?\d{1,6} (?:of|from) \d[\d,]*(?: \p{L}+)?$|^page \d{1,5} of \d{1,5}$/iu

/** As many texts as a bar has. */
const most = 10

const listing =
  /^(?:row|rowgroup|listitem|article|treeitem|table|grid|treegrid|tree|listbox|dialog|alertdialog)$/u

/** A thing of a list, or what lists things. */
const isListing = ({ node }: Seen): boolean => node.visible && listing.test(node.role)

/** The smallest box around a text of that kind in which something can be pressed, and nothing is listed. */
const barAround = (view: View, text: Seen): Seen | undefined => {
  for (const outer of upward(text)) {
    if (outer.parent === undefined || isControl(outer)) return undefined
    const inside = within(view, outer)
    if (runsOf(view, outer).length > most || inside.some(isListing)) return undefined
    if (inside.some((each) => each !== outer && each.node.visible && isControl(each))) return outer
  }
  return undefined
}

const barsSaying = (pattern: RegExp) =>
  keepingOf((view: View): ReadonlySet<Seen> => {
    const texts = runsOf(view, view.root).filter(({ text }) => pattern.test(text.trim()))
    return new Set(texts.flatMap(({ seen }) => barAround(view, seen) ?? []))
  })

const selectionBars = barsSaying(selected)
const pagers = barsSaying(part)

/** "The selection bar", "the bulk actions toolbar"; "the bar" where there is one alone. */
const saysSelection =
  /^(?:(?:(?:bulk|batch|selection|selected)(?:[ -]actions?)?|actions?) (?:tool ?)?)?bar$/iu
const saysFoot = /^(?:table|grid|list) footer$|^(?:pager|paginator|paging bar)$/iu

const only = (bars: ReadonlySet<Seen>, seen: Seen): boolean => bars.size === 1 && bars.has(seen)

/** The one bar on the page that says what such a bar says. */
export const saidBarFit = (view: View, seen: Seen, { ordinal, quoted, words }: Target): Fit => {
  if (quoted || ordinal !== undefined || !seen.node.visible) return none
  if (saysSelection.test(words) && only(selectionBars(view), seen))
    return { score: 0.84, how: "says how many are selected" }
  return saysFoot.test(words) && only(pagers(view), seen)
    ? { score: 0.8, how: "says which part is shown" }
    : none
}
