/** Makes the scopes of a text plainer before they are looked for. */
import type { Scope, Target } from "@assay/domain/Intent"

const kinds = new Set(["row", "item", "message", "element", "cell", "section", "dialog", "list"])

/** What other things stand in: "the first row of the Archive table" is in it. */
const holding = new Set<Target["role"]>(["table", "list", "section", "form", "dialog", "menu"])

/** "The star of the message from Ada": the message is told by what follows, not by its kind. */
const isFiller = ({ target }: Scope): boolean =>
  target.name === "" &&
  target.ordinal === undefined &&
  target.pronoun !== true &&
  target.scopes.length === 0 &&
  target.role !== undefined &&
  kinds.has(target.role)

/** "In the row below Ada", "in the first card after it": a thing in a list that is told by what it stands beside. */
const isStep = ({ relation, target }: Scope, next: Scope | undefined): boolean =>
  relation === "in" &&
  (target.role === "row" || target.role === "item") &&
  target.name === "" &&
  target.scopes.length === 0 &&
  next !== undefined &&
  next.relation !== "in" &&
  next.relation !== "near" &&
  edgeOf(next) === undefined

/** "Remove Bob with the button in its row": the row is Bob's, who is named already. */
const withoutItsOwn = (scopes: ReadonlyArray<Scope>): ReadonlyArray<Scope> => {
  const at = scopes.findIndex((scope, index) => isFiller(scope) && scopes[index + 1]?.target.pronoun === true)
  const owned = scopes.slice(0, at).some(({ relation, target }) => relation === "near" && target.name !== "")
  return at === -1 || !owned ? scopes : scopes.filter((_, index) => index !== at && index !== at + 1)
}

/** A kind followed by what names it becomes one place: in the row, beside Ada, is in the row of Ada. */
export const plainScopes = (stated: ReadonlyArray<Scope>): ReadonlyArray<Scope> => {
  const scopes = withoutItsOwn(stated)
  const plain: Array<Scope> = []
  let role: Target["role"]
  for (const [at, scope] of scopes.entries()) {
    const next = scopes[at + 1]
    const before = scopes[at - 1]
    if (before !== undefined && isStep(before, scope)) continue
    if (next !== undefined && isStep(scope, next)) {
      plain.push({ ...scope, target: { ...scope.target, scopes: [next] } })
      role = undefined
      continue
    }
    // The top "of the page" is the top.
    const edged = scopes[at - 1]
    if (scope.target.role === "page" && edged !== undefined && edgeOf(edged) !== undefined) continue
    if (isFiller(scope) && next?.relation === "near" && next.target.role === undefined) {
      role = scope.target.role
      continue
    }
    if (scope.relation === "near" && scope.target.role !== undefined && holding.has(scope.target.role)) {
      plain.push({ ...scope, relation: "in" })
      role = undefined
      continue
    }
    const named = role === "row" && scope.target.role === undefined ? { ...scope.target, role } : scope.target
    plain.push(role === undefined ? scope : { relation: "in", target: named })
    role = undefined
  }
  return plain
}

/** The column that a target is looked for in, and the scopes without it. */
export const columnScope = (scopes: ReadonlyArray<Scope>) => {
  const column = scopes.find(({ target }) => target.role === "column")
  return { column: column?.target, others: scopes.filter((scope) => scope !== column) }
}

/** "At the top", "at the bottom": where on the page, and not the name of a thing. */
export type Edge = "top" | "bottom" | "left" | "right"

export const edgeOf = ({ target }: Scope): Edge | undefined => {
  const found =
    /^(?:the )?(?:very )?(?:(top|bottom)|(left|right)(?:[- ]hand)?(?: side| column| part)?)(?: of (?:the )?(?:page|screen))?$/iu
      .exec(target.words)
      ?.slice(1)
      .find((side) => side !== undefined)
      ?.toLowerCase()
  return found === "top" || found === "bottom" || found === "left" || found === "right" ? found : undefined
}
