/** `clicking Save opens the receipt`: a deed as the subject, and what it must bring about. */
import type { Intent } from "@assay/domain/Intent"
import type { Clause, Intents, Read } from "../sentences/Clause.js"
import { readFact } from "../checks/Facts.js"
import { isPronoun } from "../words/Pronouns.js"

const outcomes: ReadonlyArray<readonly [string, string]> = [
  ["opens|shows|displays|reveals|brings up|renders", "is shown"],
  ["closes|hides|removes|dismisses", "is not shown"],
  ["selects", "is selected"],
  ["checks|ticks", "is checked"],
  ["unchecks|unticks", "is unchecked"],
  ["enables", "is enabled"],
  ["disables", "is disabled"],
  ["expands", "is expanded"],
  ["collapses", "is collapsed"],
  ["focuses", "is focused"]
]

const going =
  /^(.+?) (?:navigates|redirects|leads|goes|takes (?:me|you|us|the user)|brings (?:me|you|us|the user))(?: back)? to (.+)$/i
const verbs = outcomes.map(([words]) => words).join("|")
const doing = new RegExp(`^(.+?) (${verbs}) (.+)$`, "i")

/** The thing that `it` stands for: what was clicked. */
const named = (object: string, deeds: ReadonlyArray<Intent>): string | undefined =>
  /^(?:it|them)$/i.test(object) && deeds.length !== 1 ? undefined : object

const resolve = (check: Intent, deed: Intent | undefined): Intent => {
  if (deed === undefined || !("target" in deed) || deed.target === undefined) return check
  return "target" in check && isPronoun(check.target) ? { ...check, target: deed.target } : check
}

/** `readDeed` reads the gerund, `readPage` where one is led. */
export const readOutcome = (clause: Clause, readDeed: Read, readPage: Read): Intents => {
  if (!/^[a-z-]+ing\b/i.test(clause.text)) return undefined
  const led = going.exec(clause.text)
  if (led !== null)
    return both(
      readDeed({ ...clause, text: led[1] ?? "" }),
      readPage({ ...clause, text: `I am redirected to ${led[2]}`, keyword: "then" })
    )
  const found = doing.exec(clause.text)
  const deeds = found === null ? undefined : readDeed({ ...clause, text: found[1] ?? "" })
  const object = deeds === undefined ? undefined : named(found?.[3] ?? "", deeds)
  const [, state = ""] =
    outcomes.find(([words]) => new RegExp(`^(?:${words})$`, "i").test(found?.[2] ?? "")) ?? []
  const checks = object === undefined ? undefined : readFact(`${object} ${state}`, clause)
  return both(
    deeds,
    checks?.map((check) => resolve(check, deeds?.[0]))
  )
}

const both = (deeds: Intents, checks: Intents): Intents =>
  deeds === undefined || deeds.length === 0 || checks === undefined ? undefined : [...deeds, ...checks]
