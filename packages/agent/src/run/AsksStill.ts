/** "Remove Cleo" and then "Cleo is gone", while a dialog that the page drew itself asks whether to: nothing was removed yet, and the test does not say whether it should be. */
import { type Check, isCheck } from "@assay/domain/Intent"
import { buttonOf } from "../act/Answering.js"
import { topDialog } from "../screen/TopDialog.js"
import { type View, within } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { tokens } from "../screen/Wording.js"
import { Fell } from "./Fell.js"
import { targetsOf } from "./Topics.js"
import type { Turn } from "./Turn.js"

const removing =
  /^(?:remove|delete|discard|erase|trash|archive|cancel|revoke|clear|empty|reset|leave|unsubscribe)$/iu

/** "Remove Cleo": the last deed takes something away. */
const removes = ({ before }: Turn): boolean => {
  const deed = before.findLast((intent) => !isCheck(intent))
  const words = deed?._tag === "Perform" ? deed.verb : deed?._tag === "Click" ? deed.target.name : ""
  return removing.test(tokens(words)[0] ?? "")
}

/** What is gone, or how many are left: no dialog is spoken of. */
const deniesThing = (check: Check, words: string): boolean => {
  const isLess = check._tag === "CheckCount" || ("negated" in check && check.negated)
  return (
    isLess &&
    targetsOf(check).every(
      ({ name, role }) => role !== "dialog" && !/dialog|question|confirm|pop-?up/iu.test(name)
    ) &&
    !/\b(?:dialog|pop-?up|window|prompt)\b/iu.test(words)
  )
}

/** Why the check proves nothing; nothing where no such dialog came of the last deed. */
export const asksStill = (
  turn: Turn,
  check: Check,
  view: View,
  before: View | undefined
): Fell | undefined => {
  const dialog = topDialog(view)
  const isNew = dialog !== undefined && before?.byRef.get(dialog.node.ref)?.node.visible !== true
  if (!isNew || before === undefined || !removes(turn) || !deniesThing(check, turn.text)) return undefined
  const [on, out] = [buttonOf(view, true), buttonOf(view, false)]
  const own = within(view, dialog)
  const asks = [on, out].every((button) => button !== undefined && own.includes(button)) && on !== out
  const text = readableTextOf(view, dialog) || dialog.node.name
  return asks
    ? Fell.of(
        "dialog_unanswered",
        `A dialog asks “${text.slice(0, 120)}”, and the test does not say how to answer it.`
      )
    : undefined
}
