/** "The chat window", "the conversation": what floats over a page or goes on in it, by what it is for. */
import type { Target } from "@assay/domain/Intent"
import { keepingOf } from "../Keeping.js"
import type { Seen, View } from "../screen/View.js"
import { loose, stems } from "../screen/Wording.js"
import { thingsCalled } from "./MainList.js"
import { type Fit, none } from "./Match.js"

const windows = /\b(?:window|panel|widget|pane|box|frame)$/iu
const holders = new Set(["iframe", "complementary", "region", "group"])
const conversation = /^(?:(?:chat|support) )?(?:conversation|transcript)$|^chat (?:history|log|messages)$/iu

const thread = /^(?:(?:message|e-?mail|mail|comment) )?(?:thread|conversation|discussion|exchange)$/iu

/** What is said on a page that no role tells to be a conversation. */
const messagesOn = keepingOf((view: View): ReadonlyArray<Seen> => thingsCalled(view, "message"))

/** The box in which the messages stand under each other; the mails of an inbox, which open on a click, are in no thread. */
const holdsMessages = (view: View, seen: Seen): boolean => {
  const all = messagesOn(view)
  return all.length > 1 && all.every(({ node, parent }) => parent === seen && node.clickable !== true)
}

/** Every word of what it is for stands in what it is called. */
const isFor = (seen: Seen, name: string): boolean => {
  const called = stems(seen.node.name)
  const words = stems(name)
  return words.length > 0 && words.every((word) => called.includes(word))
}

/** "The cart" of what is called "Your cart". */
export const isCalledYours = ({ node }: Seen, name: string): boolean =>
  loose(node.name).replace(/^(?:your|my|the) /u, "") === loose(name)

export const windowFit = (view: View, seen: Seen, { name, ordinal, quoted, role, words }: Target): Fit => {
  if (quoted || ordinal !== undefined || !seen.node.visible) return none
  if (seen.node.role === "log" && conversation.test(words)) return { score: 0.86, how: "by its kind" }
  if (role === undefined && thread.test(words) && holdsMessages(view, seen))
    return { score: 0.86, how: "what was said stands in it" }
  const isWindow = (role === "dialog" || role === "section" || role === "frame") && windows.test(words)
  return isWindow && holders.has(seen.node.role) && isFor(seen, name)
    ? { score: 0.85, how: "by what it is for" }
    : none
}
