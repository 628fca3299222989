/** "Her average", after something was done in her row and something else since: what the row has in the column of that name. */
import type { Scope, Target } from "@assay/domain/Intent"
import { fitName } from "../../ground/Match.js"
import { regionOf, wholePage } from "../../ground/Regions.js"
import { rowsUnder } from "../../ground/Tabled.js"
import { isField, standsIn } from "../../screen/Kinds.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { finder, plain } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import type { Case } from "../Ruling.js"

/** Words for what stands in a cell, whose column is told beside them: "her mark for Quiz 2". */
const value = /^(?:mark|score|value|result|grade|entry|amount|figure|number|time|total|status)$/iu

const isIts = ({ relation, target }: Scope): boolean =>
  relation === "near" && target.pronoun === true && target.name === "" && target.role === undefined

const columnOf = ({ name, ordinal, quantifier, quoted, role, scopes }: Target): string | undefined => {
  const [its, column, more] = scopes
  const plain = !quoted && role === undefined && ordinal === undefined && quantifier === undefined
  if (!plain || its === undefined || !isIts(its) || more !== undefined) return undefined
  if (column === undefined) return name
  const { target } = column
  const isNamed = target.name !== "" && target.role === undefined && target.scopes.length === 0
  return isNamed && value.test(name) ? target.name : undefined
}

/** The rows of the tables that have a column of that name. */
export const rowsWith = (view: View, name: string, quoted = false): ReadonlyArray<Seen> =>
  rowsUnder(
    view,
    wholePage(view),
    (header) => fitName(name, quoted, readableTextOf(view, header)).score >= 0.95
  )

/** The row that the step before was about. */
export const thatRow: Target = {
  words: "that row",
  name: "",
  quoted: false,
  role: "row",
  pronoun: true,
  scopes: []
}

/** "Search for Ada. Her mark is 4.": the one row that the search has left, in which stands what was looked for. */
const soughtRow = (rows: ReadonlyArray<Seen>, { antecedent, typed, view }: Case): Seen | undefined => {
  const [row, another] = rows
  const wanted = typed.at(-1)
  const field = antecedent?.seen
  const isSearch =
    field !== undefined && isField(field) && plain(field.node.value ?? "") === plain(wanted ?? "")
  if (row === undefined || another !== undefined || wanted === undefined || !isSearch) return undefined
  return finder(wanted, "contains")(plain(readableTextOf(view, row))) ? row : undefined
}

/** The same of the last row that was spoken of, where what was spoken of since stands in none. */
export const ofItsOwner = (
  check: TextCheck,
  given: Case
): { readonly check: TextCheck; readonly given: Case } | undefined => {
  const { antecedent, recent, view } = given
  const name = check.subject === undefined ? undefined : columnOf(check.subject)
  if (name === undefined || check.subject === undefined) return undefined
  const seen = antecedent?.seen
  const single = check.subject.scopes.length === 1
  if (single && seen !== undefined && standsIn(seen, /^row$/u)) return undefined
  const rows = rowsWith(view, name)
  const here = (recent?.() ?? []).flatMap(({ node }) => view.byRef.get(node.ref) ?? [])
  const owner = here.findLast((each) => rows.some((row) => contains(row, each))) ?? soughtRow(rows, given)
  if (owner === undefined) return undefined
  const scopes: ReadonlyArray<Scope> = [{ relation: "in", target: thatRow }]
  return {
    check: { ...check, subject: { words: check.subject.words, name, quoted: false, scopes } },
    given: { ...given, antecedent: regionOf(owner, "in it") }
  }
}
