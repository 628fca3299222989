/** "A message from Mo": what is said in a conversation begins with the name of the one who said it. */
import { RegExp as Pattern } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import type { Scored } from "../../ground/Scored.js"
import { allPhrases, phrasesOf, readableTextOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { brief, plain, readable, tokens } from "../../screen/Wording.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

/** What somebody sends somebody. */
export const isLetter = ({ role, words }: Target): boolean =>
  role === "message" && /^(?:messages?|e-?mails?|mails?|letters?)$/iu.test(words)

/** Whose message it is, where nothing else is told of it. */
const senderOf = (target: Target): string | undefined => {
  const [scope, another] = target.scopes
  const bare = isLetter(target) && target.name === "" && target.ordinal === undefined
  const owner = another === undefined && scope?.relation === "near" ? scope.target : undefined
  const isNamed = owner !== undefined && owner.role === undefined && owner.scopes.length === 0
  return bare && isNamed && owner.name !== "" ? owner.name : undefined
}

const named = (name: string, where: "begins" | "holds") => {
  const words = Pattern.escape(plain(name).trim())
  const found = new RegExp(
    `${where === "begins" ? "^" : "(?<![\\p{L}\\p{N}])"}${words}(?![\\p{L}\\p{N}])`,
    "iu"
  )
  return (text: string) => found.test(plain(text).trim())
}

/** What is said in the conversations on the page, one after the other. */
const saidIn = (view: View): ReadonlyArray<string> =>
  view.all
    .filter(({ node }) => node.role === "log" && node.visible)
    .flatMap((log) => phrasesOf(view, log).map(({ text }) => readable(text)))

const mayBe = ({ words }: Target, text: string): Ruling =>
  undecided(
    Fell.of("target_ambiguous", `It cannot be said whether “${brief(text, 80)}” is such a “${words}”.`)
  )

/** In a conversation, as its role tells one. */
export const judgeSender = (check: Shown, { view }: Case): Ruling | undefined => {
  const sender = senderOf(check.target)
  const said = sender === undefined ? [] : saidIn(view)
  if (sender === undefined || said.length === 0) return undefined
  const own = said.find(named(sender, "begins"))
  if (own !== undefined)
    return check.negated
      ? refuted(`no message from “${sender}”`, `saw: ${brief(own)}`)
      : holds(`saw: ${brief(own)}`)
  const spoken = said.find(named(sender, "holds"))
  if (spoken !== undefined) return mayBe(check.target, spoken)
  return check.negated
    ? holds(`not a message from “${sender}” among: ${brief(said.slice(-3).join(" | "))}`)
    : undefined
}

/** A line with nothing but a name, and a word or two about whoever bears it, is no message of theirs for all one can tell. */
export const onlyNamed = (target: Target, { view }: Case, { seen }: Scored): Ruling | undefined => {
  const sender = senderOf(target)
  const text = readableTextOf(view, seen)
  const more = tokens(text).length - tokens(sender ?? "").length
  return sender === undefined || more >= 2 ? undefined : mayBe(target, text)
}

/** Nothing was found to be such a message, and the name stands on the page: that may be one all the same. */
export const senderUntold = (target: Target, { view }: Case): Ruling | undefined => {
  const sender = senderOf(target)
  const line = sender === undefined ? undefined : allPhrases(view).find(named(sender, "holds"))
  return line === undefined ? undefined : mayBe(target, readable(line))
}
