/** How many there are, and which: `exactly two episodes, ▯ and ▯`, `3 claims remain, from top to bottom: ▯, ▯ and ▯`. */
import { LITERAL } from "../words/Literals.js"
import { COUNT, countOf, ordinalOf } from "../words/Words.js"

const form = new RegExp(
  `^(?:exactly |only |just )?(?:the )?(${COUNT}) ((?:\\p{Ll}+ ){0,2}?\\p{Ll}+?)` +
    "(?: (?:remain|remains|match|matches|appear|appears|come up|comes up|show up|shows up|(?:is|are|should be|must be) (?:now |still )?(?:left|listed|shown|displayed|visible|found|there)))?" +
    `(?:[,:]| [-–—])(?: (?:namely|which are|they are))?( (?:from top to bottom|in (?:this|that) order|top to bottom|in order))?[,:]? ((?:(?:then |first |the )?${LITERAL}.*))$`,
  "iu"
)
const item = new RegExp(
  `^(then |first |next )?(${LITERAL})(?: (first|second|third|last|at the top|at the bottom))?$`,
  "iu"
)

/** One by one, in words that the forms know; nothing when there are more or fewer than it says. */
export const enumerated = (text: string): ReadonlyArray<string> | undefined => {
  const [, count = "", kind = "", order, list = ""] = form.exec(text.replace(/[.]$/u, "")) ?? []
  const items = list
    .split(/,? and (?:finally |then |lastly )?|, (?:and )?/u)
    .map((each) => item.exec(each.trim()))
  if (count === "" || items.length !== countOf(count) || items.length < 2) return undefined
  const told = items.flatMap((found, at): ReadonlyArray<string> => {
    const [, joined, name = "", place] = found ?? []
    const last = items[at - 1]?.[2]
    const after = last !== undefined && (order !== undefined || joined?.trim().toLowerCase() === "then")
    const nth =
      place === undefined
        ? undefined
        : /bottom|last/u.test(place)
          ? "last"
          : /top/u.test(place)
            ? "first"
            : place
    return name === ""
      ? []
      : [`${name} is shown`, ...(nth === undefined || ordinalOf(nth) === undefined ? [] : [`${name} is the ${nth}`]), ...(after ? [`${last} is directly before ${name}`] : [])] // prettier-ignore
  })
  return items.some((found) => found === null)
    ? undefined
    : [`there are exactly ${count.toLowerCase()} ${kind}`, ...told]
}

/** More or fewer are named than it says: no part of it may be read by itself. */
export const isMiscounted = (text: string): boolean => {
  const [, count = "", , , list = ""] = form.exec(text.replace(/[.]$/u, "")) ?? []
  const items = list
    .split(/,? and (?:finally |then |lastly )?|, (?:and )?/u)
    .map((each) => item.exec(each.trim()))
  return (
    count !== "" &&
    items.length > (countOf(count) ?? 0) &&
    items.length > 1 &&
    items.every((each) => each !== null)
  )
}
