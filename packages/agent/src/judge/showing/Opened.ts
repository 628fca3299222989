/** "A menu opens": one that stood there before the last deed, and says what it said, has not. */
import type { Check } from "@assay/domain/Intent"
import { menuOver } from "../../ground/PopUps.js"
import { Fell } from "../../run/Fell.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { type Case, type Ruling, undecided } from "../Ruling.js"

/** "Stays open" and "is still open" tell of what was there, and of nothing that comes. */
const opens =
  /(?<!\b(?:stay|stays|stayed|remain|remains|remained|keep|keeps|kept|left|is|are|be|still) )\b(?:opens?|opened|pops? up|popped up|drops? down|dropped down|comes? up|slides? (?:in|out|open))\b/iu
const layers = new Set(["menu", "dialog", "list", "section"])

export const unlessThereBefore = (
  check: Extract<Check, { _tag: "CheckShown" }>,
  { before, step = "", view }: Case,
  ruling: Ruling
): Ruling => {
  const { name, ordinal, role = "" } = check.target
  const isBare = name === "" && ordinal === undefined && layers.has(role) && !check.negated
  if (ruling._tag !== "Holds" || ruling.about === undefined || before === undefined) return ruling
  if (!isBare || !opens.test(step)) return ruling
  const came = role === "menu" ? menuOver(view) : undefined
  if (came !== undefined) return { ...ruling, about: came, actual: `saw: ${readableTextOf(view, came)}` }
  const then = before.byRef.get(ruling.about.node.ref)
  const isSame =
    then?.node.visible === true && readableTextOf(before, then) === readableTextOf(view, ruling.about)
  return isSame
    ? undecided(
        Fell.of(
          "target_not_found",
          `The “${check.target.words}” that is shown was there before the last action.`
        )
      )
    : ruling
}
