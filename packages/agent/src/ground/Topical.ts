/** "The roses question", "the thread on tulip bulbs": the one link or button whose own name speaks of that, where nothing is called by the whole. */
import type { Target } from "@assay/domain/Intent"
import { aboutIt } from "../language/targets/Scopes.js"
import { isControl, isField } from "../screen/Kinds.js"
import type { Seen, View } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { stems } from "../screen/Wording.js"
import type { Found } from "./Ground.js"

/** Kinds of things that have a name or a title of their own. */
const titled =
  /^(?:question|thread|post|article|story|topic|discussion|conversation|issue|ticket|task|card|recipe|product|book|film|movie|song|album|photo|picture|video|entry|item|note|message|mail|e-?mail|report|document|course|lesson|event|job|offer|listing|review|project|deck|quiz|game|group|channel|room|device|plan)$/iu

/** What it is about: the words before the kind of thing, or those that it is told to be on. */
const topicOf = ({
  name,
  ordinal,
  pronoun,
  quantifier,
  quoted,
  role,
  scopes
}: Target): string | undefined => {
  const said = aboutIt.exec(name)?.[1]
  // "In the list" is where such things stand anyway.
  const listed = scopes.every(({ target }) => target.role === "list" && target.name === "")
  if (said !== undefined && !quoted && role === undefined && listed) return said
  const plain = !quoted && ordinal === undefined && quantifier === undefined && pronoun !== true
  if (!plain || role !== undefined || !/^\p{Ll}/u.test(name)) return undefined
  const [scope, another] = scopes
  if (another !== undefined) return undefined
  const about = scope?.target
  const [, topic, noun = ""] = /^(.+) (\p{Ll}+)$/u.exec(name) ?? []
  if (about === undefined) return titled.test(noun) ? topic : undefined
  const bare = about.role === undefined && about.scopes.length === 0 && about.ordinal === undefined
  return bare && titled.test(name) && /^(?:in|near)$/u.test(scope?.relation ?? "") ? about.name : undefined
}

const telling = (topic: string): ReadonlyArray<string> => stems(topic).filter((word) => word.length > 2)

/** "Lowering the pH" is what one does who lowers it. */
const speaksOf = (words: ReadonlyArray<string>, wanted: string): boolean =>
  words.some((word) => word === wanted || `${word.replace(/e$/u, "")}ing` === wanted)

const isPressed = (seen: Seen): boolean => isControl(seen) && !isField(seen)

/** By what is pressed; or, to look at it, by the title of it. */
export const topical = (view: View, target: Target, isMeant = isPressed): Found | undefined => {
  const wanted = telling(topicOf(target) ?? "")
  if (wanted.length === 0) return undefined
  const holding = view.all.filter((seen) => {
    if (!seen.node.visible || !isMeant(seen)) return false
    const words = stems(readableTextOf(view, seen) || seen.node.name)
    // A text of many words speaks of many things.
    return words.length <= 15 && wanted.every((word) => speaksOf(words, word))
  })
  const [only, another] = holding
  return only === undefined || another !== undefined
    ? undefined
    : {
        _tag: "Found",
        seen: only,
        score: 0.72,
        how: `the only one that tells of “${wanted.join(" ")}”`,
        tentative: true
      }
}
