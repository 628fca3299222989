/** "After I correct the email and send again, Ada is in the table": several deeds come first, and nothing of them is waited for. */
import { isCheck } from "@assay/domain/Intent"
import { verbOf } from "../words/Verbs.js"
import type { Clause, Intents, Read } from "./Clause.js"

const several = /^(?:I|we|you|the user) .+? and (\p{Ll}+)(?: |$)/u

export const severalDeeds = (event: Clause, read: Read): Intents => {
  const [, next = ""] = several.exec(event.text) ?? []
  if (verbOf(next)?.form !== "base") return undefined
  const deeds = read(event)
  return deeds !== undefined && deeds.length > 1 && !deeds.some(isCheck) ? deeds : undefined
}
