/** "There are no items in the basket", where no list is drawn and "Rye loaf" stands under its title: it may be one. */
import type { Target } from "@assay/domain/Intent"
import { nodesIn, type Region } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isField, isOnControl, isTitle } from "../../screen/Kinds.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { brief, isFigure, loose } from "../../screen/Wording.js"
import { runsIn } from "../texts/Phrases.js"

const lists = /^(?:list|listbox|table|grid|treegrid|tree|feed|menu|tablist)$/u

/** "Nothing here yet", "Your cart is empty", "0", "Drop cards here": that there is nothing, or what one does where there is nothing. */
const tellsNone =
  /\b(?:no|not|nothing|none|nobody|empty|yet|zero|never)\b|n['’]t\b|^\(?0\)?(?: \p{Ll}+)?$|^(?:drop|drag) .*\bhere\b/iu

/** What it all comes to tells of none, where it comes to nothing. */
const isNaught = (text: string): boolean => isFigure(text) && Number(text.replace(/[^\d]/gu, "")) === 0

/** What is read there under its title, and is neither pressed nor filled in. */
const textsIn = (view: View, region: Region, { name }: Target): ReadonlyArray<string> =>
  runsIn(view, region)
    .filter(
      ({ seen }) => !isOnControl(seen) && ![...upward(seen)].some((each) => isTitle(each) || isField(each))
    )
    .map(({ text }) => text.trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text) && loose(text) !== loose(name))

/** "Payments", under which stands "No payments recorded" and nothing else. */
export const saysEmpty = (view: View, region: Region, target: Target): boolean => {
  const texts = textsIn(view, region, target)
  return texts.length > 0 && texts.every((text) => tellsNone.test(text))
}

/** Lines of no role, one below the other: "Ada Rent Today" over "Ben Keys Today 09:12". */
const holdsLines = (view: View, { children, node }: Seen): boolean => {
  const lines = children.filter((each) => each.node.visible)
  const isLine = (each: Seen): boolean =>
    each.node.role === "generic" &&
    each.node.box?.height === lines[0]?.node.box?.height &&
    runsOf(view, each).some(({ seen }) => !isOnControl(seen) || seen.parent?.node.clickable === true)
  return node.visible && lines.length > 1 && lines.every(isLine)
}

/** Bare texts below the title that calls them so: "Attic 1 guest" under "Rooms". */
const areUnderTitle = ({ children, node }: Seen, { name }: Target): boolean => {
  const [title, ...lines] = children.filter((each) => each.node.visible)
  const isTitled = title !== undefined && isTitle(title) && loose(title.node.name) === loose(name)
  const isLine = (each: Seen): boolean =>
    each.node.role === "text" &&
    each.node.box?.x === title?.node.box?.x &&
    each.node.box?.height === lines[0]?.node.box?.height
  return node.visible && isTitled && lines.length > 1 && lines.every(isLine)
}

/** A text there that is neither the title nor a control, where nothing tells that the place is empty. */
const otherText = (view: View, region: Region, place: Target): string | undefined => {
  // On a page as a whole there is always some text; two lines alike may be things.
  const isPage = region.seen?.parent === undefined && region.seen !== undefined
  const holder = isPage
    ? view.all.find((seen) => holdsLines(view, seen) || areUnderTitle(seen, place))
    : undefined
  if (isPage && holder === undefined) return undefined
  if (nodesIn(view, region).some(({ node }) => node.visible && lists.test(node.role))) return undefined
  const texts = textsIn(view, region, place)
  if (texts.some((text) => tellsNone.test(text) || isNaught(text))) return undefined
  return texts[0] ?? (holder === undefined ? undefined : runsOf(view, holder)[0]?.text)
}

/** Why it cannot be said that nothing of a list stands in any of these places. */
export const mayHold = (view: View, regions: ReadonlyArray<Region>, target: Target): Fell | undefined => {
  const place = target.scopes.at(-1)?.target ?? target
  const [text] = regions.flatMap((region) => otherText(view, region, place) ?? [])
  return text === undefined
    ? undefined
    : Fell.of("target_ambiguous", `“${brief(text, 60)}” stands there, and may be counted as ${target.words}.`)
}
