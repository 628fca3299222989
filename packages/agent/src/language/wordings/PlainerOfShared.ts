/** What is said once and meant of two: `A should be ticked and B should not be ticked in the row ▯`. Masked. */
import { mark } from "./PlainerEdges.js"

const name = `(?:${mark}|\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,3})`
const be = "(?:is|should be|must be|is not|should not be|must not be)"
const state = "(?:ticked|unticked|checked|unchecked|enabled|disabled|selected)"

const inOneRow = new RegExp(
  `^((?:.*\\bthat )?)(${name} ${be} (?:now |still )?${state})(,? (?:and|but|while) )(${name} ${be} (?:now |still )?${state}) (in the (?:row|line) (?:of |for )?(?:the )?${name})(?=[.]?$)`,
  "u"
)

/** Each in full. */
export const sharedByTwo = (text: string): string => text.replace(inOneRow, "$1$2 $5$3$4 $5")
