/** "The field", "the dropdown", of several. */
import type { Target } from "@assay/domain/Intent"
import type { Found } from "../ground/Ground.js"
import { isField } from "../screen/Kinds.js"
import type { Seen } from "../screen/View.js"
import type { Case } from "./Ruling.js"

const isSuch = (role: Target["role"], seen: Seen): boolean =>
  role === "field" ? isField(seen) : role === "list" ? isList(seen) : seen.node.role === role

const isList = ({ node }: Seen): boolean =>
  node.options !== undefined || /^(?:combobox|listbox)$/u.test(node.role)

/** "The field", after one was spoken of: that one, where the page has several. */
export const lastField = (
  { name, ordinal, quantifier, role, scopes, words }: Target,
  { recent, view }: Case
): Found | undefined => {
  const bare =
    (role === "field" || role === "list" || role === "checkbox") &&
    name === "" &&
    scopes.length === 0 &&
    !words.endsWith("s")
  if (!bare || ordinal !== undefined || quantifier !== undefined) return undefined
  const last = (recent?.() ?? []).flatMap(({ node }) => view.byRef.get(node.ref) ?? []).at(-1)
  return last !== undefined && isSuch(role, last)
    ? {
        _tag: "Found",
        seen: last,
        score: 0.85,
        how: "the field that the step before was about",
        tentative: false
      }
    : undefined
}
