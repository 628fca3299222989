/** "Tom's notification is not marked New", on a page that lists notifications: the one in its list, and nothing else that bears his name. */
import type { Target } from "@assay/domain/Intent"
import { thingsCalled } from "../../ground/MainList.js"
import { toldIn } from "../../ground/ToldThings.js"
import { Fell } from "../../run/Fell.js"
import type { View } from "../../screen/View.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, type Ruling, undecided } from "../Ruling.js"

const listed = /^(?:the )?(notification|message|e-?mail|note)(?: (?:of|from|by) .+)?$/iu

/** The thing of the list that is told by whose it is; nothing where the page lists nothing of the kind. */
const inItsList = (view: View, target: Target): Target | undefined => {
  const { name, ordinal, pronoun, quantifier, quoted, role, scopes, words } = target
  const noun = listed.exec(words)?.[1]?.toLowerCase()
  if (role !== "message" || quoted || noun === undefined || pronoun === true) return undefined
  if (ordinal !== undefined || quantifier !== undefined || (name === "" && scopes.length === 0))
    return undefined
  if (thingsCalled(view, noun).length === 0) return undefined
  const owner: Target = { words: name, name, quoted: false, scopes: [] }
  return {
    words,
    name: noun,
    quoted: false,
    scopes: name === "" ? scopes : [{ relation: "near", target: owner }, ...scopes]
  }
}

export const ofListedMessage = (
  check: TextCheck,
  { view }: Case,
  judge: (check: TextCheck) => Ruling
): Ruling | undefined => {
  const subject = check.subject === undefined ? undefined : inItsList(view, check.subject)
  if (subject === undefined) return undefined
  return toldIn(view, subject) === undefined
    ? undecided(
        Fell.of("target_not_found", `Nothing in the list tells which of them is the “${subject.words}”.`)
      )
    : judge({ ...check, subject })
}
