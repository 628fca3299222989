/** "The question mentions Tom Bell" of a dialog that is headed by what it asks: all that it says is meant, and not its title alone. */
import type { Target } from "@assay/domain/Intent"
import { topDialog } from "../../screen/TopDialog.js"
import { contains } from "../../screen/View.js"
import type { Case } from "../Ruling.js"
import type { TextCheck } from "./PageTexts.js"
import type { Subject } from "./Surroundings.js"

/** The dialog in which the question stands; undefined where it is asked on the page, or must say just that. */
export const askingDialog = (
  { match, subject }: TextCheck,
  { view }: Case,
  named: ReadonlyArray<Subject>
): Target | undefined => {
  const dialog = match === "contains" && subject?.name === "question" ? topDialog(view) : undefined
  return dialog !== undefined && named.every(({ scored }) => contains(dialog, scored.seen))
    ? { words: "question", name: "", quoted: false, role: "dialog", scopes: [] }
    : undefined
}
