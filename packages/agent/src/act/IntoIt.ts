/** "Start a note with the title Call home and write Ask for the key into it": into the note, and not over its title. */
import type { Found } from "../ground/Ground.js"
import { isEntry } from "../screen/Kinds.js"
import { type Seen, upward, type View, within } from "../screen/View.js"

const intoIt = /\b(?:write|type|put|enter|add|paste|note)s? \S.* (?:in|into|inside) it\b/iu

const isLong = ({ node }: Seen): boolean =>
  node.inputType === "textarea" || (node.box !== undefined && node.box.height >= 60)

const isEmpty = ({ node }: Seen): boolean => (node.value ?? "").trim() === ""

/** The one long field that is empty yet, of the smallest box around what was just filled in that has any. */
export const bodyBeside = (view: View, last: Seen | undefined, text: string): Found | undefined => {
  if (last === undefined || !intoIt.test(text) || !isEntry(last) || isLong(last) || isEmpty(last))
    return undefined
  for (const outer of upward(last)) {
    const [only, another] = within(view, outer).filter(
      (seen) => seen.node.visible && isEntry(seen) && isLong(seen) && seen !== last
    )
    if (only === undefined) continue
    return another === undefined && isEmpty(only)
      ? { _tag: "Found", seen: only, score: 0.85, how: "what is written beside its title", tentative: false }
      : undefined
  }
  return undefined
}
