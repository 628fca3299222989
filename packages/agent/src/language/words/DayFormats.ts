/** Days in figures with a word on which figure is what: `05/04/2027 (day/month/year)`. Masked. */
import { dayIn, isoOf } from "../../screen/Days.js"

const one = "(?:day|dd?)"
const other = "(?:month|mm?)"
const year = "(?:year|yyyy|yy?)"
const aside = new RegExp(
  ` \\((?:(?:all|both|the) )?(?:dates? )?(?:(?:are|is) )?(?:in |as )?(?:(${one})[/. -]${other}|${other}[/. -]${one})[/. -]${year}(?: format| order)?\\)`,
  "iu"
)
const figures = /(?<![\d./])(\d{1,2})[./](\d{1,2})[./](\d{4})(?![\d/])/gu
/** What is shown is shown as it is written. */
const seen =
  /\b(?:sees?|shows?|shown|reads?|says?|is|are|was|displays?|listed|should|must|contains?|expects?|verify|check|ensure)\b/iu

/** The same days as no order can be mistaken in; the text as it is where some are no days that way. */
export const inToldOrder = (text: string): string => {
  const found = aside.exec(text)
  const bare = found === null ? text : text.replace(aside, "")
  if (found === null || seen.test(bare)) return text
  const dayFirst = found[1] !== undefined
  const days = Array.from(bare.matchAll(figures), ([, a, b, of]) =>
    dayIn(Number(of), Number(dayFirst ? b : a), Number(dayFirst ? a : b))
  )
  if (days.length === 0 || days.some((day) => day === undefined)) return text
  let at = 0
  return bare.replace(figures, (said) => {
    const day = days[at++]
    return day === undefined ? said : isoOf(day)
  })
}
