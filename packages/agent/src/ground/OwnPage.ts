/** "The ticket", on the page of one ticket: nothing there need be called so, and all of it is the ticket's. */
import type { Target } from "@assay/domain/Intent"
import { isOnControl } from "../screen/Kinds.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { type Seen, upward, type View } from "../screen/View.js"
import { stem, stems } from "../screen/Wording.js"
import { recordOf } from "./Regions.js"
import { rowsOfKind } from "./Tabled.js"

/** The one first title on it. */
export const titleOfPage = (view: View): Seen | undefined => {
  const [only, another] = view.all.filter(
    ({ node }) => node.visible && node.role === "heading" && (node.state.level ?? 1) === 1
  )
  return another === undefined ? only : undefined
}

/** What tells one thing from others of its kind. */
const identifier = /^(?=\p{L}{0,6}-?\d)[\p{L}\d-]+$/u

/** As a person reads it in the address bar; as it stands where it is no proper address. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}

/** `/tickets/1047`, `#recipe/5`, `claim.html?id=1042`. */
const isInAddress = ({ screen }: View, noun: string): boolean => {
  const parts = decoded(screen.url.replace(/^\w+:\/\/[^/]*/u, ""))
    .split(/[/?#&=.]/u)
    .filter((part) => part !== "" && part !== "html" && part !== "php" && part !== "id")
  return parts.some((part, at) => stem(part.toLowerCase()) === noun && identifier.test(parts[at + 1] ?? ""))
}

/** "Claim CL-1042", "Lot 105 · Ceramics": what the page begins with, and not one of several. */
const isSaid = (view: View, noun: string): boolean =>
  runsOf(view, view.root).some(({ seen, text }) => {
    const [kind = "", number = ""] = text.split(/[\s:]+/u)
    const told = kind.toLowerCase() === noun && identifier.test(number.replace(/^#/u, ""))
    return told && !isOnControl(seen) && recordOf(view, seen) === undefined
  })

const isNoun = ({ name, ordinal, pronoun, quantifier, quoted, role }: Target): boolean =>
  !quoted &&
  pronoun !== true &&
  ordinal === undefined &&
  quantifier === undefined &&
  (role === undefined || role === "section" || role === "page") &&
  /^\p{Ll}{3,}$/u.test(name)

/** The one word for a kind that the target is. */
const nounOf = (target: Target): string | undefined => {
  const [noun, more] = stems(target.name)
  const isOne = isNoun(target) && target.scopes.length === 0 && more === undefined
  return isOne && noun === target.name ? noun : undefined
}

/** The page is that of the one thing that the target names by its kind alone. */
export const isOfPage = (view: View, target: Target): boolean => {
  const noun = nounOf(target)
  if (noun === undefined) return false
  return (
    rowsOfKind(view, { from: 0, to: view.all.length - 1, seen: view.root, how: "" }, noun).length === 0 &&
    (isInAddress(view, noun) || isSaid(view, noun))
  )
}

/** "Two items in stock" are no two items on the page "Stock". */
const howItStands = /^(?:stock|progress|transit|review|use|service|order|total|all|full|time|place|person)$/u

/** "The invoice", on a page whose own heading is "Invoice" and where nothing else is called so than ways to it. */
export const isTitleOf = (view: View, target: Target): boolean => {
  const noun = nounOf(target)
  if (noun === undefined || howItStands.test(noun)) return false
  const heading = mainHeading(view)
  return heading !== undefined && readableTextOf(view, heading).trim().toLowerCase() === noun
}

/** All of the page but what stands around the content on every page. */
export const contentOf = (view: View): Seen => {
  const [main, another] = view.all.filter(({ node }) => node.role === "main" && node.visible)
  return main !== undefined && another === undefined ? main : view.root
}

const content: Target = { words: "main content", name: "main content", quoted: false, scopes: [] }

/** "3 items in the invoice", on the page of that title: in its content. */
export const inTitled = (view: View, target: Target): Target => {
  if (!target.scopes.some((scope) => scope.relation === "in" && isTitleOf(view, scope.target))) return target
  const hasContent = contentOf(view) !== view.root
  const scopes = target.scopes.flatMap((scope) =>
    scope.relation !== "in" || !isTitleOf(view, scope.target)
      ? [scope]
      : hasContent
        ? [{ ...scope, target: content }]
        : []
  )
  return { ...target, scopes }
}

/** The one highest heading of the page, in its content or alone. */
export const mainHeading = (view: View): Seen | undefined => {
  const all = view.all.filter(
    (seen) => seen.node.visible && seen.node.role === "heading" && seen.node.state.level !== undefined
  )
  const least = Math.min(...all.map(({ node }) => node.state.level ?? 7))
  const [only, another] = all.filter(
    (seen) =>
      seen.node.state.level === least &&
      ![...upward(seen)].some(({ node }) => node.role === "dialog" || node.role === "banner")
  )
  return another === undefined ? only : undefined
}
