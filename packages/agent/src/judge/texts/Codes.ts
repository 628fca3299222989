/** "Order #5" on a page that writes "#5" alone, as in a column of its own. */
import type { Check, Target } from "@assay/domain/Intent"
import type { View } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { plain } from "../../screen/Wording.js"

const named = /^\p{L}+ (#[\p{L}\d-]*\d[\p{L}\d-]*)$/u

const standsAlone = (view: View, code: string): boolean => {
  const bearing = runsOf(view, view.root).filter(({ text }) =>
    plain(text)
      .split(/[\s,.;:()]+/u)
      .includes(code)
  )
  return bearing.length > 0 && bearing.every(({ text }) => plain(text).trim() === code)
}

const coded = (view: View, target: Target): Target => {
  const code = target.quoted ? undefined : named.exec(target.name)?.[1]
  const scopes = target.scopes.map((scope) => ({ ...scope, target: coded(view, scope.target) }))
  return code === undefined || !standsAlone(view, code)
    ? { ...target, scopes }
    : { ...target, name: code, quoted: true, scopes }
}

const has = (target: Target): boolean =>
  (!target.quoted && named.test(target.name)) || target.scopes.some((scope) => has(scope.target))

/** The check with the code alone, where the page writes it so. */
export const withCodes = (check: Check, view: View): Check => {
  const said = check._tag === "CheckText" && check.bare === true ? named.exec(check.expected)?.[1] : undefined
  if (check._tag === "CheckText" && said !== undefined && standsAlone(view, said))
    return withCodes({ ...check, expected: said }, view)
  if (check._tag === "CheckText")
    return check.subject === undefined || !has(check.subject)
      ? check
      : { ...check, subject: coded(view, check.subject) }
  if (!("target" in check) || check.target === undefined || !has(check.target)) return check
  const target = coded(view, check.target)
  return check._tag === "CheckCompared"
    ? { ...check, target, than: coded(view, check.than) }
    : { ...check, target }
}
