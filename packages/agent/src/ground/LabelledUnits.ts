/** "£150" of the field "Value (£)", "2 kg" of "Weight in kg": the label has the unit already, so that the field holds the number alone. */
import { RegExp as Pattern } from "effect"
import type { Seen, View } from "../screen/View.js"
import { labelsOf } from "./Names.js"

const measured = /^(?:(\p{Sc}) ?(\d[\d.,]*)|(\d[\d.,]*) ?(\p{Sc}|\p{L}{1,3}|%))$/u

/** The number of an amount whose unit the label of the field tells; else the amount as it is. */
export const withoutOwnUnit = (view: View, seen: Seen, given: string): string => {
  const [, before, amount, number, after] = measured.exec(given.trim()) ?? []
  const [unit, bare] = [before ?? after, amount ?? number]
  if (unit === undefined || bare === undefined) return given
  const own = Pattern.escape(unit)
  const ofUnit = new RegExp(`\\((?:in )?${own}\\)|\\bin ${own}(?=$|[\\s,:*(])`, "iu")
  return labelsOf(view, seen).some((label) => ofUnit.test(label)) ? bare : given
}
