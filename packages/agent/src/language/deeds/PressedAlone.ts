/** "Resolution Fixed, Confirm close": a button that tells to do something is pressed, where its name stands alone among deeds. */
import type { Clause } from "../sentences/Clause.js"
import { LITERAL, plain } from "../words/Literals.js"
import { thingsCalled } from "../sight/Sight.js"
import { beginsWithVerb } from "../words/Verbs.js"

const alone = new RegExp(`^\\s*${LITERAL}[.!\\s]*$`, "u")

/** The clause as a click; nothing where it is none, or follows no deed. */
export const pressedAlone = ({ before, literals, sight, text }: Clause): string | undefined => {
  const last = before.at(-1)?._tag ?? "CheckShown"
  if (sight === undefined || last.startsWith("Check") || !alone.test(text)) return undefined
  const name = plain(text, literals)
    .trim()
    .replace(/[.!]+$/u, "")
  const isButton = beginsWithVerb(name) && thingsCalled(sight, name).some(({ kind }) => kind === "press")
  return isButton ? `click ${text.trim()}` : undefined
}
