/** What is seen with something on it or beside it: `the method "Express" with the fee "$4"`. */
import type { Intent, Target } from "@assay/domain/Intent"
import type { Clause, Intents } from "../sentences/Clause.js"
import { beginsName, partsOf } from "../words/Enumerations.js"
import { LITERAL, onlyLiteral } from "../words/Literals.js"
import { crossed } from "../targets/Places.js"
import { readTarget } from "../targets/Targets.js"
import { checkText, isBare } from "./TextChecks.js"
import { readCount } from "./Counting.js"

const pairForm = new RegExp(
  `^(?:an? |the |its )?(?:(${LITERAL}) ((?:[\\w-]+ ?){1,4})|((?:[\\w-]+ ?){1,4}?)(?: of| is|:)? (${LITERAL}))$`,
  "i"
)
const inCurrency = new RegExp(` in (?:the )?${LITERAL} currency$`, "i")

/** `with "5.00" net value and "1.15" tax`: what stands beside the thing. */
const readDetails = (text: string, thing: Target, clause: Clause): Intents => {
  const parts = text.replace(inCurrency, "").split(/, (?:and )?|,? and /)
  const { scopes, ...narrow } = thing
  const details = parts.map((part): Intent | undefined => {
    const found = pairForm.exec(part.trim())
    const name = (found?.[2] ?? found?.[3])?.trim()
    const value = onlyLiteral(found?.[1] ?? found?.[4] ?? "", clause.literals)?.value
    if (name === undefined || value === undefined || value === "" || /^(?:no|the)$/.test(name))
      return undefined
    const noun = readTarget(name, clause.literals)
    return noun === undefined
      ? undefined
      : checkText(value, false, {
          ...noun,
          scopes: [...noun.scopes, { relation: "in", target: { ...narrow, scopes: [] } }, ...scopes]
        })
  })
  return details.every((detail) => detail !== undefined) ? details : undefined
}

const CELL = `${LITERAL}|[A-Z\\d][\\w.@-]*(?: [A-Z\\d][\\w.@-]*){0,3}`
const cellForm = new RegExp(
  `^(?:(${CELL}) (?:in|as|under|for) (?:the |its )?(.+?)(?: column)?|(?:the |an? )?([a-z].*?)(?: of|:)? (${LITERAL}))$`
)

/** `a row with "Ada" in the Name column and "Admin" in the Role column`: one row has them all. */
const readRow = (text: string, row: Target, clause: Clause): Intents => {
  const cells = text.split(/, (?:and )?|,? and /).map((part) => {
    const found = cellForm.exec(part.trim())
    const column = found?.[2] ?? found?.[3]
    const said = found?.[1] ?? found?.[4] ?? ""
    const value = onlyLiteral(said, clause.literals)?.value ?? said
    return column === undefined || value === ""
      ? undefined
      : { column, value, bare: isBare(said, value, clause.literals) }
  })
  const [first, ...others] = cells
  if (first === undefined || !others.every((cell) => cell !== undefined)) return undefined
  const place: Target = { ...row, words: `row “${first.value}”`, name: first.value, quoted: true }
  const { scopes, ...line } = place
  const checks = [first, ...others].map((cell): Intent =>
    crossed(
      checkText(
        cell.value,
        false,
        {
          words: cell.column,
          name: cell.column,
          quoted: false,
          role: "column",
          scopes: [{ relation: "in", target: { ...line, scopes: [] } }, ...scopes]
        },
        "is",
        cell.bare
      )
    )
  )
  return [{ _tag: "CheckShown", target: place, negated: false }, ...checks]
}

const holdsParts = /^(?:dialog|form|table|menu|section|list)$/

/** `the question "Age?" with the fields Day and Month`: each of them is there, in what can hold them. */
export const withParts = (text: string, clause: Clause): Intents => {
  const found =
    /^(.+?) (?:with|and|having|containing) (?:the |its |these |two |three |four |five )?(?:following )?(fields|buttons|options|columns|links|tabs|inputs|checkboxes|radio buttons|headings)(?: called| named| labell?ed)?:? (.+)$/i.exec(
      text
    )
  const [, thing = "", kind = "", list = ""] = found ?? []
  const target = found === null ? undefined : readTarget(thing, clause.literals)
  const names = partsOf(list)
  if (
    target === undefined ||
    (target.name === "" && !holdsParts.test(target.role ?? "")) ||
    !names.every(beginsName)
  )
    return undefined
  const noun = kind.replace(/(?<=box)es$|s$/i, "")
  const parts = names.map((name) => readTarget(`${name} ${noun}`, clause.literals))
  if (!parts.every((part) => part !== undefined)) return undefined
  const holding = holdsParts.test(target.role ?? "")
  const { scopes, ...narrow } = target
  const place: Target["scopes"] = holding
    ? [{ relation: "in", target: { ...narrow, scopes: [] } }, ...scopes]
    : []
  return [target, ...parts.map((part) => ({ ...part, scopes: [...part.scopes, ...place] }))].map(
    (each): Intent => ({ _tag: "CheckShown", target: each, negated: false })
  )
}

export const withDetails = (text: string, clause: Clause): Intents => {
  const at = text.search(/ with (?:an? |the )?/i)
  if (at < 0) return undefined
  const thing = text.slice(0, at)
  const counted = readCount(thing, false, clause)
  const first = counted?.[0]
  const target = first?._tag === "CheckCount" ? first.target : readTarget(thing, clause.literals)
  const said = text.slice(at).replace(/^ with /i, "")
  if (target?.name === "" && target.role === "row" && counted === undefined)
    return readRow(said, target, clause)
  if (target === undefined || target.name === "") return undefined
  const details = readDetails(said, target, clause)
  if (details === undefined) return undefined
  return [...(counted ?? [{ _tag: "CheckShown", target, negated: false } satisfies Intent]), ...details]
}
