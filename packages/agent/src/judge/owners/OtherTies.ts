/** "The task is assigned to Lena", of whom its line says nothing but "opened by Lena": she has another part in it. */
import { RegExp as Pattern } from "effect"
import { recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { phrasesOf } from "../../screen/VisibleText.js"
import { readable } from "../../screen/Wording.js"
import type { Held } from "../texts/PageTexts.js"
import type { Case } from "../Ruling.js"

const asWord = (said: string): string => `${Pattern.escape(said)}(?![\\p{L}\\p{N}])`

/** The name as often as it stands there, each time with the word before it that ties it to the thing. */
const tiesOf = (text: string, name: string): ReadonlyArray<string> =>
  [
    ...text.matchAll(
      new RegExp(`(?:\\b(?<word>to|by|from) (?:the )?)?(?<![\\p{L}\\p{N}])${asWord(name)}`, "giu")
    )
  ].map((each) => each.groups?.["word"]?.toLowerCase() ?? "")

export const byOtherTie = ({ check, seen, subject }: Held, { step = "", view }: Case): Fell | undefined => {
  const { expected } = check
  const asked = new RegExp(
    `\\b\\p{Ll}{3,}ed (?<word>to|by|from) (?:the )?["“]?${asWord(expected)}`,
    "iu"
  ).exec(step)?.groups?.["word"]
  if (asked === undefined) return undefined
  const texts = phrasesOf(view, recordOf(view, seen) ?? seen).map(({ text }) => readable(text))
  const ties = texts.flatMap((text) => tiesOf(text, expected))
  return ties.length > 0 && ties.every((word) => word !== "" && word !== asked.toLowerCase())
    ? Fell.of(
        "target_ambiguous",
        `“${subject.words}” says only “${ties[0] ?? ""} ${expected}”, which is another part.`
      )
    : undefined
}
