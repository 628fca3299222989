/** Parts that only their class tells: a pagination, a stepper, chips. It tells the kind and no more, see docs/decisions/0010. */
import type { Target } from "@assay/domain/Intent"
import type { PartKind } from "@assay/domain/Screen"
import { type Seen, upward, type View } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { tokens } from "../screen/Wording.js"
import { type Fit, none } from "./Match.js"

const card = "(?:card|tile)s?"
const cards = new RegExp(`^${card}$`, "iu")
const titledCards = new RegExp(`\\b${card}$|^(?:card|tile) \\S`, "iu")

/** "The cards", without anything that names them. */
export const saysCards = ({ words: said }: Target): boolean => cards.test(said)

/** "The Low stock tile", "the card PAY-7": a card by the title that it bears. */
export const isTitledCard = ({ name, role, words: said }: Target): boolean =>
  role === "item" && name !== "" && titledCards.test(said)

const around = "(?: (?:bar|panel|box|card|area|section|row|navigation|controls?|links|buttons|trail|list))?"

/** The words that people have for the kind. */
const words: ReadonlyArray<readonly [PartKind, RegExp]> = [
  ["pagination", new RegExp(`^(?:(?:pagination|paginator|pager)${around}|page (?:numbers|navigation|controls?|links))$`, "iu")],
  ["breadcrumb", new RegExp(`^bread ?crumbs?${around}$`, "iu")],
  ["stepper", /^(?:stepper|steps|(?:step|progress) indicator|progress steps)$/iu],
  ["toolbar", /^(?:tool|action|button) ?bar$/iu],
  ["filters", /^filters?(?: (?:bar|panel|area|section|row))?$/iu],
  ["tabs", /^tabs? (?:bar|list|strip|row)$/iu],
  ["timeline", /^time ?line$/iu],
  ["card", cards],
  ["chip", /^(?:chips?|tags?|pills?)$/iu],
  ["badge", /^badges?$/iu],
  ["avatar", /^(?:(?:user|profile|my) )?avatars?(?: (?:icon|image))?$|^profile (?:picture|photo|image)$/iu],
  ["carousel", /^(?:(?:photo|image|picture|product|hero|banner|card)s? )?(?:carousel|slide ?show)$/iu],
  ["player", /^(?:(?:video|audio|music|media|podcast) )?player$/iu],
  ["summary", new RegExp(`^summary${around}$`, "iu")],
  ["empty", /^empty (?:state|view|message|placeholder)(?: message)?$/iu]
] // prettier-ignore

export const isOfKind = ({ node }: Seen, ...kinds: ReadonlyArray<PartKind>): boolean =>
  node.kinds?.some((kind) => kinds.includes(kind)) === true

/** Other things stand in it: "the right arrow of the carousel". */
export const isPart = (seen: Seen): boolean =>
  isOfKind(seen, "pagination", "stepper", "toolbar", "filters", "tabs", "carousel", "player", "summary")

/** "The “Default” badge": what is read, and not pressed. */
export const isBadge = ({ descriptor, words }: Target): boolean =>
  /\b(?:badge|chip|tag|pill|marker|sticker|ribbon)$/iu.test(descriptor ?? words)

/** Stands in such a part, or is one. */
export const standsInKind = (seen: Seen, ...kinds: ReadonlyArray<PartKind>): boolean =>
  [...upward(seen)].some((outer) => isOfKind(outer, ...kinds))

/** One of the ways to filter what a page lists, or to go through it. */
export const standsInWays = (seen: Seen): boolean =>
  standsInKind(seen, "filters", "pagination", "breadcrumb", "tabs")

const places = new Set(["section", "list", "menu", "form"])

interface Named {
  readonly kind: PartKind
  /** What it stands in, where the words tell that as well. */
  readonly within?: PartKind
}

/** The kind of part that the words are for: "the pagination section", "filter chips". */
const named = ({ name, quoted, role, words: said }: Target): Named | undefined => {
  if (quoted) return undefined
  const place = role === undefined || places.has(role) ? name : said
  const kind = words.find(([, pattern]) => pattern.test(said) || pattern.test(place))?.[0]
  if (kind !== undefined) return { kind }
  return /^filter (?:chips?|tags?|pills?)$/iu.test(said) ? { kind: "chip", within: "filters" } : undefined
}

const isNamed = (seen: Seen, { kind, within }: Named): boolean =>
  seen.node.visible && isOfKind(seen, kind) && (within === undefined || standsInKind(seen, within))

const saysFoot = /^(?:table|grid|list) footer$/iu

/** "The table footer": what its class calls so, or else the pagination that stands there. */
const footFit = (view: View, seen: Seen): Fit => {
  if (!seen.node.visible || readableTextOf(view, seen) === "") return none
  if (isOfKind(seen, "foot")) return { score: 0.9, how: "by the kind that its class tells" }
  return isOfKind(seen, "pagination") ? { score: 0.84, how: "by the kind that its class tells" } : none
}

/** "The pagination", "the stepper": what its class says it is. A place that is empty says so in words. */
export const partFit = (view: View, seen: Seen, target: Target): Fit => {
  if (seen.node.kinds === undefined) return none
  if (!target.quoted && saysFoot.test(target.words)) return footFit(view, seen)
  const wanted = named(target)
  if (wanted === undefined || !isNamed(seen, wanted)) return none
  if (wanted.kind === "empty" && tokens(readableTextOf(view, seen)).length < 2) return none
  return { score: 0.86, how: "by the kind that its class tells" }
}

/** Those that the words are for; of several in each other the outermost. */
export const partsNamed = (all: ReadonlyArray<Seen>, target: Target): ReadonlyArray<Seen> => {
  const wanted = named(target)
  return wanted === undefined
    ? []
    : all.filter(
        (seen) =>
          isNamed(seen, wanted) && (seen.parent === undefined || !standsInKind(seen.parent, wanted.kind))
      )
}

/** The card around it, told by its class, where nothing beside it tells that it is one. */
export const loneCardOf = (seen: Seen): Seen | undefined =>
  [...upward(seen)].find((each) => each !== seen && isOfKind(each, "card"))
