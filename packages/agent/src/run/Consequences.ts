/** "On the first line change the quantity to 20, which makes the subtotal £45": where it is done need not be where it shows. */
import type { Intent, Target } from "@assay/domain/Intent"
import type { Fell } from "./Fell.js"
import type { Turn } from "./Turn.js"

const follows =
  /,? (?:which|and that|that) (?:then |now |also )?(?:makes|brings|takes|raises|lowers|reduces|increases|sets|puts|leaves|pushes|drops|changes)\b|,? (?:making|bringing|taking|raising|lowering|reducing|increasing|pushing) /iu

/** One of the lines that a form has, told by its number. */
const isLine = ({ name, ordinal, role }: Target): boolean =>
  role === "row" && name === "" && ordinal !== undefined

/** What follows from a deed on a line, of the page, where that line has nothing that is called so. */
export const ofThePage = ({ text }: Turn, intent: Intent, fell: Fell): Intent | undefined => {
  if (fell.reason !== "target_not_found" || intent._tag !== "CheckText") return undefined
  const { subject } = intent
  if (subject === undefined || !follows.test(text)) return undefined
  const scopes = subject.scopes.filter(({ relation, target }) => relation !== "in" || !isLine(target))
  return scopes.length === subject.scopes.length ? undefined : { ...intent, subject: { ...subject, scopes } }
}
