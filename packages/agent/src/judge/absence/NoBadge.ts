/** "There is no number on the Saved tab", "no badge on Notifications": what one goes by reads its name, and no number behind it. */
import type { Target } from "@assay/domain/Intent"
import { isControl } from "../../screen/Kinds.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { type Seen, type View, within } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"
import { type Case, holds, refuted, type Ruling } from "../Ruling.js"

const badge = /^(?:(?:\p{Ll}+ )?(?:badge|bubble)|(?:unread )?(?:number|count|counter))$/u

/** What is pressed and reads so, and the number that it bears. */
const waysOn = (view: View, name: string): ReadonlyArray<{ readonly seen: Seen; readonly number: string }> =>
  view.all.flatMap((seen) => {
    const isWay = seen.node.visible && (isControl(seen) || seen.node.clickable === true)
    const [, said = "", number = ""] = isWay
      ? (/^(.+?)(?:[\s·:]*[([]?(\d{1,6}\+?)[)\]]?)?$/u.exec(readableTextOf(view, seen)) ?? [])
      : []
    return said !== "" && loose(said) === loose(name) ? [{ seen, number }] : []
  })

/** A picture, a dot: what may say as much as a number. */
const bearsMore = (view: View, { children }: Seen): boolean =>
  children.some(
    (part) =>
      part.node.visible &&
      part.node.role !== "text" &&
      within(view, part).every(({ node }) => node.role !== "text" || !/\p{L}/u.test(node.name))
  )

/** Nothing where no way is called so, or several are; and of a dot that bears no number only what was seen to have one before. */
export const noBadge = (
  { name, ordinal, quoted, scopes }: Target,
  { past, view }: Case
): Ruling | undefined => {
  const [scope, another] = scopes
  const owner = scope?.target
  const isOn = scope !== undefined && /^(?:in|near)$/u.test(scope.relation) && another === undefined
  if (quoted || ordinal !== undefined || !badge.test(name) || !isOn || !owner?.name) return undefined
  if (owner.scopes.length > 0 || owner.ordinal !== undefined) return undefined
  const ways = waysOn(view, owner.name)
  const counted = ways.find(({ number }) => number !== "")
  if (counted !== undefined)
    return refuted(`no ${name} on “${owner.name}”`, `saw: ${readableTextOf(view, counted.seen)}`)
  const [only] = ways
  const apart = new Set(ways.map(({ seen }) => runsOf(view, seen)[0]?.seen))
  if (only === undefined || apart.size !== 1) return undefined
  const wasThere = past.some((each) => waysOn(each, owner.name).some(({ number }) => number !== ""))
  const isNumber = !/(?:badge|bubble)$/u.test(name)
  return wasThere || (isNumber && !ways.some(({ seen }) => bearsMore(view, seen)))
    ? holds(`saw: ${readableTextOf(view, only.seen)}`, only.seen)
    : undefined
}
