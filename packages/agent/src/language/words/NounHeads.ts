/** What a noun phrase names, and of what kind it says that to be: `the Save button`, `a file named notes.txt`. */
import type { RoleWord } from "@assay/domain/Intent"
import { LITERAL, type Literals, literalsIn, plain } from "./Literals.js"
import { isMoreThanName } from "./NameWords.js"
import { COUNT, roleOf } from "./Words.js"

const relative =
  /^(?:containing|that contains|which contains|which says|which reads|that shows|which shows|with|named|called|labell?ed|titled|entitled|that says|that reads|saying|reading|marked|of|for|to)(?: the)?(?: (?:text|label|name|title|caption|value|heading|role|id|placeholder|number|subject|code))?:?\s+(?=\S)/i

interface Head {
  readonly name: string
  readonly quoted: boolean
  readonly role?: RoleWord
  readonly descriptor?: string
}

/** "Costs per item", "Sales by region": by what it is told, and not what it is. */
const isMeasure = (before: string | undefined, role: RoleWord): boolean =>
  before === "per" || (before === "by" && /^(?:section|item|row|page)$/u.test(role))

/** Splits off the role's word at either end: `Save button`, `button "Save"`, `link for Cancel`. */
export const splitRole = (text: string): { readonly rest: string; readonly role?: RoleWord } => {
  const words = text.split(" ")
  for (const length of [2, 1]) {
    const first = roleOf(words.slice(0, length).join(" "))
    const rest = words.slice(length).join(" ")
    // A box that has a title is no field.
    const titled =
      /^box$/i.test(words[0] ?? "") && /^(?:titled|entitled|headed|with the (?:title|heading))\b/i.test(rest)
    if (first !== undefined && relative.test(rest))
      return { rest: rest.replace(relative, ""), role: titled ? "section" : first }
  }
  // From one day to another, and nothing that slides.
  if (/(?:^|\s)(?:date|time|day|month|year|period) range$/iu.test(text)) return { rest: text }
  if (/(?:^|\s)(?:search (?:bar|box)|date ?picker)$/i.test(text))
    return { rest: text.replace(/ ?(?:bar|box|picker)$/i, ""), role: "field" }
  // "The section Delivery options": what it is stands before its name.
  const [, kind = "", called = ""] = /^(\p{Ll}+) (\p{Lu}\S* .+)$/u.exec(text) ?? []
  const before = roleOf(kind)
  if (before !== undefined && called.split(" ").every((word) => roleOf(word) !== before))
    return { rest: called, role: before }
  // "The validation message Enter a postcode": so with what sort of message it is.
  const [, said = ""] = messageSaying.exec(text) ?? []
  if (said !== "") return { rest: said, role: "message" }
  for (const length of [3, 2, 1]) {
    const last = roleOf(words.slice(-length).join(" "))
    if (words.length >= length && last !== undefined && !isMeasure(words.at(-length - 1), last))
      return { rest: words.slice(0, -length).join(" "), role: last }
  }
  for (const length of [2, 1]) {
    const first = roleOf(words.slice(0, length).join(" "))
    const rest = words.slice(length).join(" ")
    if (first !== undefined && opensName.test(rest)) return { rest: rest.replace(relative, ""), role: first }
  }
  return { rest: text }
}

const messageSaying =
  /^(?:error|validation|warning|success|confirmation|alert|toast|info) (?:message|error|notice|warning|text) (\p{Lu}\S* \S.*)$/u

const opensName = new RegExp(`^(?:${LITERAL}|[A-Z#.]|\\d{1,2}:\\d\\d(?: |$))`)

/** "A file named notes.txt": what follows is a name to the letter. */
const calledSo =
  /^(\p{Ll}+(?: \p{Ll}+)?) (?:named|called|titled|entitled|labell?ed|(?:with|by) the (?:name|title)(?: of)?) (\S.*)$/u

export const nameOf = (text: string, literals: Literals): Head | undefined => {
  const numbered = withNumber.exec(text)
  if (
    numbered?.[1] !== undefined &&
    numbered[2] !== undefined &&
    roleOf(numbered[1]) === undefined &&
    literalsIn(text, literals).length === 0
  )
    return { name: numbered[2], quoted: false, descriptor: numbered[1] }
  const kinded = literalsIn(text, literals).length === 0 ? calledSo.exec(text) : null
  if (kinded?.[1] !== undefined && kinded[2] !== undefined && roleOf(kinded[1]) === undefined)
    return isMoreThanName(kinded[2]) ? undefined : { name: kinded[2], quoted: true, descriptor: kinded[1] }
  const dressed =
    literalsIn(text, literals).length === 0
      ? /^(?:(?:new )?(?=\S+ [A-Z])|new (?=\S+ [a-z]+[^s]$))(badge|tag|chip|pill|filter) (\S.*)$/.exec(text)
      : null
  if (
    dressed?.[1] !== undefined &&
    dressed[2] !== undefined &&
    !isMoreThanName(dressed[2]) &&
    roleOf(dressed[2]) === undefined
  )
    return { name: dressed[2], quoted: false, descriptor: dressed[1] }
  const { rest: named, role } = splitRole(text)
  // The heading of the page is its heading.
  const rest = role === "heading" && /^(?:page|main|page['’]s)$/i.test(named) ? "" : named
  const inside = literalsIn(text, literals)
  const withRole = role === undefined ? {} : { role }
  if (inside.length === 1 && inside[0] !== undefined) {
    const beside = rest
      .replace(new RegExp(LITERAL), " ")
      .replace(/\s+/g, " ")
      .trim()
      .replace(relativeTail, "")
      .trim()
    const name = inside[0].label ?? inside[0].value
    if (
      name.trim() === "" ||
      figured.test(beside) ||
      // "Ada's shift" is hers, and no kind of her.
      /^['’]s\b/u.test(beside) ||
      / and | or /.test(beside) ||
      isMoreThanName(beside.replace(/ with (?=\S+(?: \S+)?$)/, " ")) ||
      beside.split(" ").length > 7
    )
      return undefined
    return {
      name,
      quoted: inside[0].kind === "quoted",
      ...withRole,
      ...(beside === "" ? {} : { descriptor: beside })
    }
  }
  if (
    inside.length > 1 ||
    / (?:field|input|box|button|link|dropdown|checkbox|tab|column|row) and \S/i.test(` ${rest}`) ||
    isMoreThanName(rest, role !== undefined) ||
    rest.length > 120 ||
    /^[\s&,;:!?)\]}>=](?!$)/.test(rest)
  )
    return undefined
  if (counted.test(text) || rest.split("(").length !== rest.split(")").length) return undefined
  return { name: plain(rest, literals).trim(), quoted: false, ...withRole }
}

/** What tells how much tells no kind: `€7.20 "per month"` is a price, and is not told by the words after it. */
const figured = /^[+-]?\d|\p{Sc}\s?\d|\d\s?\p{Sc}/u

const relativeTail =
  /(?:^|\s)(?:containing|with|named|called|labell?ed|titled|entitled|for|of|saying|that says|reading)?(?:(?:^|\s)(?:the|a|an))?(?:(?:^|\s)(?:text|label|name|title|code|email|message|subject|number|id))?:?$/i

/** `3 rows` is a number of things, not the name of one; `three dots` are what one icon shows. */
const counted = new RegExp(`^(?!three (?:dots|lines|bars)$)${COUNT}(?: \\S+)* \\S+s$`, "i")

/** `the order with the number A-7`: called by its number. */
const withNumber =
  /^([a-z][\w ]*?) with (?:the |an? )?(?:[a-z]+ )?(?:number|name|title|label|code|id|e-?mail(?: address)?|username|sku|reference|subject|phone) (?:of )?((?:[A-Z\d#]\S*(?: [A-Z]\S*)?|\S+@\S+|\S+))$/i
