/** "I press Check in next to Ada. It says that Ada is in. Her status is In": hers is what stands in her line, and not in the message. Nor is "she" the button "Send invite". */
import { RegExp as Pattern } from "effect"
import { standsInMessage } from "../../ground/Messages.js"
import { recordOf, regionOf } from "../../ground/Regions.js"
import { beginsWithVerb } from "../../language/words/Verbs.js"
import { Fell } from "../../run/Fell.js"
import { isControl, isField } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { finder, plain } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"
import type { TextCheck } from "../texts/PageTexts.js"

const person = /\b(?:her|his|she|he|him)\b/iu

/** "Her label says Off duty", which is read as any text: another than hers does not speak against it. */
export const ofPersonsText = ({ subject }: TextCheck, { step = "" }: Case): Fell | undefined => {
  if (subject?.role !== "text" || subject.name !== "" || subject.scopes.length > 0) return undefined
  return new RegExp(`\\b(?:her|his|its|their) ${Pattern.escape(subject.words)}\\b`, "iu").test(step)
    ? Fell.of("target_ambiguous", `It cannot be told whose “${subject.words}” is meant.`)
    : undefined
}

/** "Send invite" is nobody; "Ada" may be. */
const isDeed = (seen: Seen): boolean => isControl(seen) && !isField(seen) && beginsWithVerb(seen.node.name)

/** Whom the message names of those that are listed with the one that was spoken of before it, where it names any. */
const namedIn = (view: View, message: Seen, before: Seen): Seen | undefined => {
  const said = plain(readableTextOf(view, message))
  const record = recordOf(view, before)
  const named = (record?.parent?.children ?? []).filter((each) => {
    const lead = each.node.visible ? runsOf(view, each).find(({ text }) => /\p{L}{2}/u.test(text)) : undefined
    return lead !== undefined && finder(lead.text, "contains")(said)
  })
  const [only, another] = named
  if (only === undefined || (record !== undefined && named.includes(record))) return before
  return another === undefined ? only : undefined
}

/** With the thing of a list that was spoken of before the message, where the step speaks of a person. */
export const ofPerson = (given: Case): Case => {
  const { antecedent, recent, step = "", view } = given
  const said = antecedent?.seen
  if (said === undefined || !person.test(step)) return given
  if (isDeed(said) && recordOf(view, said) === undefined) return { ...given, antecedent: undefined }
  if (!standsInMessage(said)) return given
  const seen = recent?.().findLast(
    (each) => each.node.visible && !standsInMessage(each) && recordOf(view, each) !== undefined
  )
  if (seen === undefined) return given
  const meant = namedIn(view, said, seen)
  return { ...given, antecedent: meant === undefined ? undefined : regionOf(meant, "") }
}
