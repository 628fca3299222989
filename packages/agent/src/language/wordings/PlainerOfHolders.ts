/** Other words for what a place of the page holds: `Recipes shows only ▯ now`, `the sidebar shows 1 for A and 2 for B`. Masked. */
import { mark } from "./PlainerEdges.js"

const start = "(^(?:Then |And |But |Now |When )?|[;,] |\\bthat )"
/** The end of the clause; another one is parted from it. */
const end = "(?:(?=[.!]?$|;)|,? and (?=(?:the|there|its|it|no) ))"
const name = `(?:${mark}|#?\\p{Lu}[\\p{L}\\d'’&-]*(?: (?!(?:and|is|are|shows?|now|but|in|on|at|with)\\b)[\\p{L}\\d'’&-]+){0,4}?)`

/** What holds things and is called by a name: `Recipes`, `the Recipes notebook`. */
const holder = `(?:(?:[Tt]he )?(?!(?:It|There|This|That|Each|Every|All|Both|Only|The|A|An|I|You|We|He|She|They)\\b)(?:${mark}|#?\\p{Lu}[\\p{L}\\d'’&-]*(?: (?:of |the |to |for |& )?[\\p{Lu}\\d][\\p{L}\\d'’&-]*){0,4})(?: (?:section|notebook|folder|group|category|tab|board|column|lane|view|album|playlist|shelf|project))?)`

const only = new RegExp(
  `${start}(${holder}) (?:(?:should|must) )?(?:now )?(?:shows?|lists?|contains?|holds?) (?:only|just|nothing but) (${name}(?:(?:, ${name})*,? and ${name})?)(?: now| any ?more)?${end}`,
  "u"
)

const figure = "(?:\\p{Sc}?\\d[\\d.,]*%?)"
const counted = new RegExp(
  `${start}([Tt]he (?:side ?bar|navigation|menu|header|footer|tool ?bar|legend|side panel|left panel|right panel|panel|summary|list|filter bar)) (?:(?:should|must) )?(?:now )?(?:shows?|says|counts|lists|has) (${figure}) (?:for|next to|beside|behind) (?:the )?(${name})(?:,? and (${figure}) (?:for|next to|beside|behind) (?:the )?(${name}))?(?=[.!]?$)`,
  "u"
)

/** `the sidebar shows 1 for A and 2 for B`: each by its name, in that place. */
export const countsOfPlace = (text: string): string =>
  text.replace(
    counted,
    (_, lead: string, place: string, one: string, first: string, other?: string, second?: string) => {
      const where = place.replace(/^T/u, "t")
      const told = (thing: string, number: string) => `${thing} in ${where} shows ${number}`
      return `${lead}${told(first, one)}${other === undefined || second === undefined ? "" : `; ${told(second, other)}`}`
    }
  )

export const plainerOfHolders: ReadonlyArray<readonly [RegExp, string]> = [
  // "Recipes shows only Overnight oats now".
  [only, "$1only $3 is shown in $2; "]
]
