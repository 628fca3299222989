/** Several counters in a breath, each by its number and then its name: `at the top I can see 3 waiting and 2 delivered`, `counters: 2 on the road, 3 delivered`. */
import { type By, pattern } from "../words/Pattern.js"

const who = "(?:I|we|you|the user)"
const sees = `(?:${who} (?:can |should |must )?(?:now |still )?see|there (?:is|are|should be|must be)(?: now)?|it (?:says|shows|reads))`
const place =
  "(?:([Aa]t the (?:very )?(?:top|bottom)|[Ii]n the (?:header|footer|summary|overview))(?: of the (?:page|screen))?)"
const one = "\\d{1,6} (?:[a-z]+(?: [a-z]+){0,3}?|[A-Z][a-z]+(?: [a-z]+){0,3}?)"
const several = `${one}(?:, ${one})*(?:,? and |, )${one}`
const counters =
  "(?:[Tt]he )?(?:[a-z]+ )?(?:counters|tiles|figures|counts|badges|statistics|stats)(?: (?:should |must )?(?:now |still )?(?:show|read|say|display|are)|:)"

/** Things that are counted one by one. */
const things =
  /\b(?:buttons?|links?|tabs?|fields?|icons?|images?|pictures?|items?|rows?|lines?|cards?|entries|columns?|options?|messages?|errors?|headings?)(?=,| and |$)/u

/** Each by its name, where it stands. */
const each = (list: string, where: string): string | undefined =>
  things.test(list)
    ? undefined
    : list
        .split(/,? and (?=\d)|, (?=\d)/u)
        .map((told) => {
          const [, figure = "", name = ""] = /^(\d+) (.+)$/u.exec(told) ?? []
          return `the "${name}" counter${where} is ${figure}`
        })
        .join("; ")

export const countersTold: ReadonlyArray<readonly [RegExp, By]> = [
  [pattern(`${place},? ${sees} (${several})`), (at = "", list = "") => each(list, ` ${at.toLowerCase()}`)],
  [pattern(`${counters} (${several})`), (list = "") => each(list, "")]
]
