/** Whether a page tells of what kind its things are: where nothing speaks of invoices, 1001 may be an order. */
import type { Target } from "@assay/domain/Intent"
import { RegExp as Pattern } from "effect"
import { verbOf } from "../language/words/Verbs.js"
import { isControl } from "../screen/Kinds.js"
import { type Seen, upward, type View } from "../screen/View.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { plain, stem, stems } from "../screen/Wording.js"
import { fitName, whole } from "./Match.js"

const leading = /^(?:link|tab|menuitem|button)$/u

/** Leads to what is not open: a word on it tells nothing of what stands here. */
export const leadsAway = ({ node }: Seen): boolean => leading.test(node.role) && node.state.selected !== true

const titled = /^(?:heading|columnheader|rowheader|table|grid|list|region|form|dialog|document|main)$/u

/** Words for a thing of any kind. */
const anyKind = /^(?:item|row|entry|record|line|number|no|id|value|figure|option|text|cell|code|key)$/u

/** The page speaks of such things: in a title, a label, its address or any other words that lead nowhere else. */
export const tellsOfKind = (view: View, kind: string): boolean => {
  const noun = stem(kind.toLowerCase())
  const speaks = (text: string) => stems(text).includes(noun)
  return (
    anyKind.test(kind.toLowerCase()) ||
    speaks(view.screen.title) ||
    speaks(view.screen.url.replace(/^[a-z]+:\/\/[^/]*/iu, "")) ||
    view.all.some(({ node }) => node.visible && titled.test(node.role) && speaks(node.name)) ||
    runsOf(view, view.root).some(({ seen, text }) => speaks(text) && ![...upward(seen)].some(leadsAway))
  )
}

/** "Invoice 1001" of which only the number stands there, on a page that tells nothing of invoices. */
export const isOfKindUntold = (view: View, { descriptor = "", name }: Target): boolean =>
  /^#?\d[\d-]*$/u.test(name) && /^\p{L}+$/u.test(descriptor) && !tellsOfKind(view, descriptor)

const another = /^(?:no|nr|num|number|id|ref|reference|code)$/iu

/** "July 2026" of a title that says "June 2026", "Room 204" of "Suite 204": the number stands there for another thing. */
export const isOfOtherKind = (view: View, { descriptor = "", name }: Target, seen: Seen): boolean => {
  const isShort = /^#?\d[\d-]*$/u.test(name) || /^\p{Lu}?\d{1,3}$/u.test(name)
  if (!isShort || !/^\p{L}+$/u.test(descriptor)) return false
  const text = plain(seen.node.name || readableTextOf(view, seen))
  const kind = new RegExp(
    `(\\p{L}[\\p{L}'’-]*)[.:]? #?${Pattern.escape(name.replace(/^#/u, ""))}(?![\\p{N}])`,
    "giu"
  )
  const kinds = [...text.matchAll(kind)].map(([, word = ""]) => word)
  const noun = stem(descriptor.toLowerCase())
  return (
    kinds.length > 0 &&
    kinds.every(
      (word) => stem(word.toLowerCase()) !== noun && !another.test(word) && verbOf(word) === undefined
    )
  )
}

/** "In the inventory", where that is what a link leads to: it is not what is open. */
export const isElsewhere = (view: View, name: string): boolean =>
  view.all.some(
    (seen) =>
      seen.node.visible &&
      isControl(seen) &&
      leadsAway(seen) &&
      fitName(name, false, seen.node.name).score >= whole
  )
