/** "The last post is from Sana": she stands at the head of it, and not only among those who answered. */
import { isToldKind } from "../ground/ToldThings.js"
import { recordOf } from "../ground/Regions.js"
import { Fell } from "../run/Fell.js"
import { runsOf } from "../screen/VisibleText.js"
import { finder, plain } from "../screen/Wording.js"
import type { Held } from "./PageTexts.js"
import type { Case } from "./Ruling.js"

/** As many texts as a head has: a picture's initials, the name, and when. */
const head = 3

export const byWriter = ({ check, seen, subject }: Held, { step = "", view }: Case): Fell | undefined => {
  const { expected } = check
  const says =
    /\b(?:is|was|comes|came|posted|written|sent|shared)(?: \p{L}+)? (?:from|by) (?:the )?(\S.*?)[.!]?$/u.exec(
      step
    )?.[1]
  if (says === undefined || !isToldKind(subject.name) || !finder(expected, "contains")(plain(says)))
    return undefined
  const record = recordOf(view, seen) ?? seen
  const isHere = runsOf(view, record)
    .slice(0, head)
    .some(({ text }) => finder(expected, "contains")(plain(text)))
  return isHere
    ? undefined
    : Fell.of("target_ambiguous", `“${expected}” does not stand at the head of the ${subject.words}.`)
}
