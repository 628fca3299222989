/** What is said of fields: that they were cleared, and whether what is in them can be read. */
import type { Intents } from "../sentences/Clause.js"
import type { Intent, Target } from "@assay/domain/Intent"
import { type Fact, subjects } from "../targets/Places.js"

/** `be cleared`: a message is gone then, and what holds something is empty. */
export const cleared = (text: string, fact: Fact): Intents => {
  const found = /^be (?:cleared|emptied)(?: (in|on|inside|within|from|of) (.+))?$/i.exec(text)
  const targets = found === null ? undefined : subjects(fact, found[1] ?? "", found[2] ?? "")
  const all = targets?.map((target): Intent | undefined => {
    if (target.role === "message") return { _tag: "CheckShown", target, negated: !fact.negated }
    const held = target.role === "form" ? fieldsOf(target) : target
    return holder.test(held.role ?? held.name)
      ? { _tag: "CheckState", target: held, state: "empty", negated: fact.negated }
      : undefined
  })
  return all?.every((each) => each !== undefined) === true ? all : undefined
}

const holder = /^field$|(?:^|\b)(?:list|cart|basket|bag|table|search(?: box| bar)?)$/i

const fieldsOf = (form: Target): Target => ({
  words: "all fields",
  name: "",
  quoted: false,
  role: "field",
  quantifier: "all",
  scopes: [{ relation: "in", target: form }]
})

const secret = /^(?:the |my |your )?(?:password|passcode|passphrase|pin(?: code)?)$/i
const seen =
  /^be (?:(hidden|concealed|obscured|masked)|(?:visible|shown|displayed|revealed|readable|legible))(?: (?:in|as) (?:plain|clear) ?text)?$/i

/** `the password is visible`: its characters, and not the field that they stand in. */
export const secrecy = (text: string, fact: Fact): Intents => {
  const found = secret.test(fact.subject) ? seen.exec(text) : null
  if (found === null) return undefined
  const negated = fact.negated !== (found[1] === undefined)
  return subjects(fact, "", "")?.map((target): Intent => ({
    _tag: "CheckState",
    target,
    state: "masked",
    negated
  }))
}
