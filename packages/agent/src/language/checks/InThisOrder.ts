/** Several things told in their order: `the menu contains A, B and C in this order`, `the steps A, B and C are listed in that order`. Masked. */
import { beginsName, partsOf } from "../words/Enumerations.js"

const order =
  "(?:exactly |precisely )?in (?:exactly |precisely )?(?:this|that|the given|the same) (?:exact |very )?order(?=[.!]?$)"
const things =
  "(?:entries|items|options|columns|links|tabs|steps|values|rows|names|cards|headers|headings|choices|elements|sections|buttons|fields|results|events|tasks|messages|pages)"
const list = "((?:[\\uE000-\\uF8FF]|[\\p{Lu}\\d#])[^;:]*?)"
const lead = "^((?:.*\\bthat )?)"

const holding = new RegExp(
  `${lead}((?:[Tt]he |[Mm]y )?[\\p{L}][^,;:\\uE000-\\uF8FF]{1,50}?) (?:should |must |now )*(?:contains?|shows?|lists?|has|have|displays?|offers?) (?:the )?(?:following )?(?:(?:\\p{Ll}+ )?${things})?:? ?${list},? ${order}`,
  "u"
)
const standing = new RegExp(
  `${lead}(?:[Tt]he )?(?:\\p{Ll}+ )?${things} ${list} (?:are|appear|come|stand|should (?:be|appear|come)|must be)(?: now)?(?: (?:listed|shown|displayed|sorted|arranged))? ${order}`,
  "u"
)

const inTurn = (said: string, place: string): string | undefined => {
  const parts = partsOf(said)
  return parts.length > 1 && parts.every(beginsName)
    ? parts
        .slice(1)
        .map((part, n) => `${parts[n] ?? ""} comes before ${part}${place}`)
        .join("; ")
    : undefined
}

/** The one list that there is, or the page, is no place in particular. */
const anyList = /^(?:the |this )?(?:list|table|grid|page|screen|view)$/iu

const placeOf = (subject: string): string =>
  anyList.test(subject)
    ? ""
    : ` in the ${subject
        .replace(/^(?:the|my) /iu, "")
        // With a capital for no other reason than that it begins the sentence.
        .replace(/^\p{Lu}(?=\p{Ll}+$)/u, (first) => first.toLowerCase())}`

export const inThisOrder = (text: string): string => {
  const [, before = "", place = "", held = ""] = holding.exec(text) ?? []
  const inPlace = held === "" ? undefined : inTurn(held, placeOf(place))
  if (inPlace !== undefined) return before + inPlace
  const [, lead = "", told = ""] = standing.exec(text) ?? []
  const said = told === "" ? undefined : inTurn(told, "")
  return said === undefined ? text : lead + said
}
