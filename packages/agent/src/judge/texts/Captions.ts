/** "The photo's caption is Kitchen" of the one gallery: what is written on the picture beside its place in the series. */
import type { Target } from "@assay/domain/Intent"
import { galleryNamed } from "../../ground/Galleries.js"
import { isOnPressed } from "../../screen/Kinds.js"
import { runsOf } from "../../screen/VisibleText.js"
import { finder, plain } from "../../screen/Wording.js"
import { asExpected } from "../Matching.js"
import type { TextCheck } from "./PageTexts.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

const caption = /^(?:(?:photo|picture|image|slide)(?:['’]s)? )?caption$/iu
const ofPicture: Target = { words: "photo", name: "photo", quoted: false, scopes: [] }

/** "3 / 4". */
const place = /^\d{1,3} ?(?:\/|of) ?\d{1,3}$/u

const isBare = ({ ordinal, quantifier, quoted, scopes, words }: Target): boolean =>
  !quoted &&
  ordinal === undefined &&
  quantifier === undefined &&
  caption.test(words) &&
  scopes.every(
    ({ relation, target }) => relation === "near" && /^(?:photo|picture|image|slide)$/iu.test(target.words)
  )

/** Nothing where a caption is told by its role, or more than one text stands there. */
export const byCaption = (
  { expected, match, negated, subject }: TextCheck,
  { view }: Case
): Ruling | undefined => {
  if (subject === undefined || !isBare(subject)) return undefined
  if (view.all.some(({ node }) => node.visible && /^(?:caption|figure)$/u.test(node.role))) return undefined
  const gallery = galleryNamed(view, { ...ofPicture, name: "gallery" })
  const texts = gallery === undefined ? [] : runsOf(view, gallery)
  const [only, another] = texts.filter(({ seen, text }) => !isOnPressed(seen) && !place.test(text.trim()))
  return only === undefined || another !== undefined || /\d ?\/ ?\d/u.test(only.text)
    ? undefined
    : rule(
        finder(expected, match)(plain(only.text)),
        negated,
        `${asExpected(match, expected)} for “${subject.words}”`,
        `saw: ${only.text}`,
        only.seen
      )
}
