/** "The notification is no longer visible", beside a figure that is a status by its role and stood there all along: a message that came and went is meant. */
import { isLive } from "../../ground/Messages.js"
import { isMarked, liesOverPage } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import type { Case } from "../Ruling.js"
import type { Evidence } from "./Evidence.js"

const isMessage = (seen: Seen): boolean => seen.node.visible && isLive(seen)

const isOn = (view: View, { node: { name, ref, role } }: Seen): boolean =>
  view.all.some((seen) => isMessage(seen) && seen.node.role === role && (seen.node.ref === ref || (name !== "" && seen.node.name === name))) // prettier-ignore

/** In the flow of the page, on every screen of the run: no toast. */
const isStanding = (seen: Seen, past: ReadonlyArray<View>): boolean =>
  seen.node.role === "status" &&
  !isMarked(seen, "toast") &&
  !isMarked(seen, "banner") &&
  !liesOverPage(seen) &&
  past.length > 1 &&
  past.every((view) => isOn(view, seen))

/** What speaks against it, without what stood there all along, where another message was there and is gone. */
export const withoutStanding = (
  all: ReadonlyArray<Evidence>,
  { before, past, view }: Case
): ReadonlyArray<Evidence> => {
  const others = all.filter(({ seen }) => seen === undefined || !isStanding(seen, past))
  const went = before?.all.some((seen) => isMessage(seen) && !isStanding(seen, past) && !isOn(view, seen))
  return went === true ? others : all
}
