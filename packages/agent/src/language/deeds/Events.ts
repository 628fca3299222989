/** What is waited for or done first: `the dialog appears`, `I click Save`, `clicking Save`. */
import type { Check, Intent } from "@assay/domain/Intent"
import { isCheck } from "@assay/domain/Intent"
import { type Clause, type Intents, withText } from "../sentences/Clause.js"
import { readCommand } from "./Commands.js"
import { readFact } from "../checks/Facts.js"
import { readAwaited, readLoaded } from "./Waiting.js"

export const onlyChecks = (intents: Intents): ReadonlyArray<Check> | undefined => {
  const checks = intents?.flatMap((intent): ReadonlyArray<Check> => (isCheck(intent) ? [intent] : []))
  return checks !== undefined && checks.length > 0 && checks.length === intents?.length ? checks : undefined
}

/** `when asked for confirmation, press OK`: that it asks is seen by what follows. */
const asked = /^(?:asked|prompted)(?: (?:for|to|whether|if|about) .+)?$/i

const reloaded =
  /^(?:the |my )?(?:page|browser|app|application|site|screen) (?:is|has been|was|gets|got) (?:reloaded|refreshed)$/i

/** What is waited for or done first: `the dialog appears`, `I click Save`, `clicking Save`. */
export const readEvent = (clause: Clause): Intents => {
  if (asked.test(clause.text)) return []
  if (reloaded.test(clause.text)) return [{ _tag: "Reload" }]
  const loaded = readLoaded(clause.text)
  if (loaded !== undefined) return loaded
  const clicked = /^(.+?) (?:is|are|gets?|has been|have been|was) (?:clicked|pressed|tapped)(?: on)?$/i.exec(
    clause.text
  )
  if (clicked?.[1] !== undefined) return readCommand(withText(clause, `click ${clicked[1]}`))
  const checks = onlyChecks(readAwaited(clause.text, clause) ?? undefined)
  const gerund = /^(?:I |we |you |the user |user )?(?:have |has )?[\w-]*(?:ing|ed|s)?\b/i.test(clause.text)
  const fact = onlyChecks(readFact(clause.text, clause))
  if (fact !== undefined) return fact.map((check): Intent => ({ _tag: "WaitUntil", check }))
  const deeds = gerund ? readCommand(clause, true) : undefined
  if (deeds !== undefined && deeds.length > 0) {
    const asked = onlyChecks(deeds)
    return asked === undefined ? deeds : asked.map((check): Intent => ({ _tag: "WaitUntil", check }))
  }
  return /\s(?:appear|load|open|show|is|are)/.test(clause.text)
    ? checks?.map((check): Intent => ({ _tag: "WaitUntil", check }))
    : undefined
}
