/** "The last post is from Sana": she stands at the head of it, and not only among those who answered. */
import { isToldKind } from "../../ground/ToldThings.js"
import { recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { phrasesOf, runsOf } from "../../screen/VisibleText.js"
import { finder, plain, readable } from "../../screen/Wording.js"
import type { Held } from "../texts/PageTexts.js"
import type { Case } from "../Ruling.js"

/** As many texts as a head has: a picture's initials or a mark, the name, and when. */
const head = 3

export const byWriter = ({ check, seen, subject }: Held, { step = "", view }: Case): Fell | undefined => {
  const { expected } = check
  const written =
    /\b(?:is|was|comes|came|posted|written|sent|shared)(?: \p{L}+)? (?:from|by) (?:the )?(\S.*?)[.!]?$/u.exec(
      step
    )?.[1]
  // "Is by Maya and says ▯": what it says is no name.
  const says = written?.split(
    /,? and (?:it )?(?:says?|reads?|mentions?|contains?|shows?|begins|starts|has|is)\b/u
  )[0]
  if (says === undefined || !isToldKind(subject.name) || !finder(expected, "contains")(plain(says)))
    return undefined
  const record = recordOf(view, seen) ?? seen
  const isHere = runsOf(view, record)
    .filter(({ text }) => /\p{L}{2}/u.test(text))
    .slice(0, head)
    .some(({ text }) => finder(expected, "contains")(plain(text)))
  // "Answered two days ago by Sana", below what she wrote; what others answered to it is not hers.
  const isSigned = phrasesOf(view, record).some(
    ({ runs: [run], text }) =>
      run !== undefined &&
      recordOf(view, run.seen) === record &&
      finder(`by ${expected}`, "contains")(plain(readable(text)))
  )
  return isHere || isSigned
    ? undefined
    : Fell.of("target_ambiguous", `“${expected}” does not stand at the head of the ${subject.words}.`)
}
