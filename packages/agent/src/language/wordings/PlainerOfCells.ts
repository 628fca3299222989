/** Where in a table something is put: `put 25 next to Ada under Hours`, `type 5 beside ▯ in the Hours column`. Masked. */
import { begin } from "./PlainerEdges.js"

const value = "([\\uE000-\\uF8FF]|-?\\p{Sc}?\\d[\\d.,:]*(?: ?%)?)"
const owner =
  "(?:the )?([\\uE000-\\uF8FF]|[\\p{Lu}\\d#][\\p{L}\\d'’-]*(?: (?!(?:under|in|on|as|and|then)\\b)[\\p{L}\\d][\\p{L}\\d'’-]*){0,4})"
const head =
  "([\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}'’-]*(?: (?!(?:and|then|column|field|box|row)\\b)\\p{L}[\\p{L}'’-]*){0,3})"

const put = new RegExp(
  `${begin}(?:[Pp]ut|[Ee]nter|[Tt]ype|[Ww]rite|[Ff]ill in|[Ii]nput)(?:s|es|ed)?(?: in)? ${value} (?:next to|beside|against|opposite|alongside) ${owner} (?:under|below|in) (?:the )?${head}(?: (?:column|field|box))?(?=[.!]?$|, | and )`,
  "gu"
)

/** `its Notes tab`, behind what was opened: the tab of what is open now. */
const ofOpened =
  /((?:^|, |\b(?:I|we|user|and|then) (?:(?:have|has) )?)[Oo]pen(?:s|ed)? [^,;]{1,60}?(?:,| and| and then|, then) (?:(?:I|we|the user) )?(?:(?:am|is|are) on|go(?:es)? to|switch(?:es)? to|click(?:s)?(?: on)?|select(?:s)?|open(?:s)?)) its (?=(?:[\uE000-\uF8FF]|\p{Lu}[\p{L} ]{1,25}?) (?:tab|page|view)(?=[.!]?$|,| and ))/gu

/** `enter 25 next to Ada`: into the field that stands there. */
const putBeside = new RegExp(
  `${begin}((?:[Pp]ut|[Ee]nter|[Tt]ype|[Ww]rite|[Ii]nput)(?:s|es|ed)?) ${value} (next to|alongside|opposite) (?=${owner}(?:[.!]?$|, | and ))`,
  "gu"
)

/** `type 8 under Fri in the Support row`, `in the row Support, enter 8 under Fri`. */
const row = "(?:(?:the )?row (?:of |for )?(?:the )?([^,;]{1,40}?)|(?:the )?([^,;]{1,40}?) row)"
const writes = "(?:[Pp]ut|[Ee]nter|[Tt]ype|[Ww]rite|[Ii]nput)(?:s|es|ed)?"
const rowThenColumn = new RegExp(
  `^[Ii]n ${row}, ((?:I |we |the user )?)${writes} ${value} (?:under|below) (?:the )?${head}(?: column)?(?=[.!]?$)`,
  "u"
)
const columnThenRow = new RegExp(
  `${begin}${writes} ${value} (?:under|below) (?:the )?${head}(?: column)? (?:in|on|of) ${row}(?=[.!]?$)`,
  "u"
)

export const plainerOfCells: ReadonlyArray<readonly [RegExp, string]> = [
  [putBeside, "$1 $2 into the field next to "],
  [put, "enter $1 into $3 in the row of $2"],
  [rowThenColumn, "$3enter $4 in the $5 column of the $1$2 row"],
  [columnThenRow, "enter $1 in the $2 column of the $3$4 row"],
  [ofOpened, "$1 the "]
]
