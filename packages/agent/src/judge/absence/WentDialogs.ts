/** "The panel is no longer visible", of a dialog that was called as a line of the table is: the dialog went, and the line is no panel. */
import type { Target } from "@assay/domain/Intent"
import { fitName, whole } from "../../ground/Match.js"
import { isDialog, standsIn } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import type { Case } from "../Ruling.js"

const places = /^(?:region|complementary|form|group|tabpanel|article|search)$/u

/** A dialog or a part of the page of that name that people see. */
const isOpen = ({ all }: View, { name, quoted }: Target, isPlace: (seen: Seen) => boolean): boolean =>
  all.some(
    (seen) => seen.node.visible && isPlace(seen) && fitName(name, quoted, seen.node.name).score >= whole
  )

export const dialogWent = (target: Target, found: Seen, { past, view }: Case): boolean =>
  (target.role === "section" || target.role === "dialog") &&
  target.name !== "" &&
  standsIn(found, /^row$/u) &&
  past.some((then) => isOpen(then, target, isDialog)) &&
  !isOpen(view, target, (seen) => isDialog(seen) || places.test(seen.node.role))
