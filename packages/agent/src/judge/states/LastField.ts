/** "The field", "the dropdown", of several. */
import type { Target } from "@assay/domain/Intent"
import type { Found } from "../../ground/Ground.js"
import { standsInMessage } from "../../ground/Messages.js"
import { isField, isMarked } from "../../screen/Kinds.js"
import type { Seen } from "../../screen/View.js"
import type { Case } from "../Ruling.js"

const isSuch = (role: Target["role"], seen: Seen): boolean =>
  role === "field" ? isField(seen) : role === "list" ? isList(seen) : seen.node.role === role

const isList = ({ node }: Seen): boolean =>
  node.options !== undefined || /^(?:combobox|listbox)$/u.test(node.role)

/** What was pressed to send it off, and what the page answered: the field is the same as before. */
const onlyAnswers = (seen: Seen): boolean =>
  seen.node.role === "button" || standsInMessage(seen) || isMarked(seen, "error")

/** The last such thing, if nothing but answers was spoken of since. */
export const lastSpokenOf = (
  spoken: ReadonlyArray<Seen>,
  isMeant: (seen: Seen) => boolean
): Seen | undefined => {
  const at = spoken.findLastIndex(isMeant)
  return spoken.slice(at + 1).every(onlyAnswers) ? spoken[at] : undefined
}

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
  const spoken = (recent?.() ?? []).flatMap(({ node }) => view.byRef.get(node.ref) ?? [])
  const last = lastSpokenOf(spoken, (seen) => isSuch(role, seen))
  return last !== undefined
    ? {
        _tag: "Found",
        seen: last,
        score: 0.85,
        how: "the field that the step before was about",
        tentative: false
      }
    : undefined
}
