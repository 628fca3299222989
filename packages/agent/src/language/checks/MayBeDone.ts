/** `▯ cannot be removed`, `▯ can be approved`, where things of its kind have a button for it: whether it has one, and one that can be pressed. */
import { String } from "effect"
import { LITERAL, type Literals, plain } from "../words/Literals.js"
import type { Sight } from "../sight/Sight.js"
import { quote } from "../words/Tokens.js"
import { verbOf } from "../words/Verbs.js"

const form = new RegExp(
  `^(?:the )?(${LITERAL}) (can|may|cannot|can not|can no longer|may not)(?: still| now| also)? be (\\p{Ll}{3,})(?: any ?more| any longer)?[.]?$`,
  "u"
)

/** In words that the forms know; nothing where no thing of its kind has such a button, so that something else may do it. */
export const mayBeDone = (text: string, literals: Literals, sight: Sight): string | undefined => {
  const [, mark = "", able = "", done = ""] = form.exec(text) ?? []
  const verb = verbOf(done)
  if (mark === "" || verb === undefined || verb.form === "base" || verb.form === "third") return undefined
  const control = String.capitalize(verb.base)
  const where = sight.doneTo?.(plain(mark, literals), control)
  if (where === undefined) return undefined
  const button = `${quote(control)} button`
  const may = able === "can" || able === "may"
  if (where === "others") return may ? undefined : `${mark} has no ${button}`
  return `the ${button} in the row of ${mark} is ${may ? "enabled" : "disabled"}`
}
