/** "The chat window", "the conversation": what floats over a page or goes on in it, by what it is for. */
import type { Target } from "@assay/domain/Intent"
import type { Seen } from "../screen/View.js"
import { loose, stems } from "../screen/Wording.js"
import { type Fit, none } from "./Match.js"

const windows = /\b(?:window|panel|widget|pane|box|frame)$/iu
const holders = new Set(["iframe", "complementary", "region", "group"])
const conversation = /^(?:(?:chat|support) )?(?:conversation|transcript)$|^chat (?:history|log|messages)$/iu

/** Every word of what it is for stands in what it is called. */
const isFor = (seen: Seen, name: string): boolean => {
  const called = stems(seen.node.name)
  const words = stems(name)
  return words.length > 0 && words.every((word) => called.includes(word))
}

/** "The cart" of what is called "Your cart". */
export const isCalledYours = ({ node }: Seen, name: string): boolean =>
  loose(node.name).replace(/^(?:your|my|the) /u, "") === loose(name)

export const windowFit = (seen: Seen, { name, ordinal, quoted, role, words }: Target): Fit => {
  if (quoted || ordinal !== undefined || !seen.node.visible) return none
  if (seen.node.role === "log" && conversation.test(words)) return { score: 0.86, how: "by its kind" }
  const isWindow = (role === "dialog" || role === "section" || role === "frame") && windows.test(words)
  return isWindow && holders.has(seen.node.role) && isFor(seen, name)
    ? { score: 0.85, how: "by what it is for" }
    : none
}
