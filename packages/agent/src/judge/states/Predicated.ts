/** "The rug is sold out": what its record says of it by a word of its own, and not by one among others: "Almost sold out", "Was overdue". */
import { RegExp as Pattern } from "effect"
import { recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { phrasesOf, readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { brief, loose } from "../../screen/Wording.js"
import type { Held } from "../texts/PageTexts.js"
import { saysSo, takesBack } from "../lists/Qualified.js"
import type { Case } from "../Ruling.js"

/** The step says of the thing that it is so, without quotation marks. */
const isPredicate = (told: string, expected: string): boolean =>
  new RegExp(
    `\\b(?:is|are|was|were|been|be) (?:now |still |not |currently |already |all |both )*${Pattern.escape(expected)}[.!]?$`,
    "iu"
  ).test(told.trim())

/** "Overdue since 3 May", "Delivered on Monday": so it is, and since when. */
const goesOn = (text: string, expected: string): boolean =>
  new RegExp(
    `^${Pattern.escape(expected)}(?: (?:since|by|on|at|as of|for) |[,.;:·–—(-]|\\s\\d|$)`,
    "iu"
  ).test(text.trim())

/** "#7 Open reported by Ada": with its capital in the line, as a label has it. */
const isLabel = (text: string, expected: string): boolean => {
  const found = new RegExp(
    `(?:^|\\s)(${Pattern.escape(expected)})(?=[\\s,.;:·|)]|$)(?! (?:from|until|if|unless|when|soon|tomorrow|next|in)\\b)`,
    "iu"
  ).exec(text)
  return found !== null && /^\p{Lu}/u.test(found[1] ?? "") && !takesBack.test(text.slice(0, found.index))
}

export const asPredicate = ({ check, seen }: Held, { step, view }: Case): Fell | undefined => {
  const { expected } = check
  if (!/^\p{L}+(?: \p{Ll}+)?$/u.test(expected) || !isPredicate(step ?? "", expected)) return undefined
  const record = recordOf(view, seen) ?? seen
  const lines = [
    ...runsOf(view, record).map(({ text }) => text),
    ...phrasesOf(view, record).map(({ text }) => text)
  ]
  const isThere = lines.some((text) => loose(text).includes(loose(expected)))
  return !isThere ||
    lines.some(
      (text, at) => saysSo(text, expected, at === 0) || goesOn(text, expected) || isLabel(text, expected)
    )
    ? undefined
    : Fell.of(
        "target_ambiguous",
        `“${expected}” stands only among other words in “${brief(readableTextOf(view, record), 80)}”.`
      )
}
