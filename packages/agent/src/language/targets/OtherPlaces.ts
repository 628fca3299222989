/** "Tick ▯ for ▯ and ▯": the same is done in another place, and the place by itself is nothing that is shown. */
import type { Intent } from "@assay/domain/Intent"
import { isCheck } from "@assay/domain/Intent"
import { LITERAL } from "../words/Literals.js"

const isName = new RegExp(`^(?:for |of |on |next to |beside )?(?:the )?(${LITERAL})$`, "u")
const endsInPlace = new RegExp(`^(.+ (?:for|of|on|in|next to|beside|at|with) (?:the )?)${LITERAL}$`, "u")

/** The clause before with the other place in it: `tick ▯ for ▯`. Masked. */
export const inOtherPlace = (
  text: string,
  previous: string,
  done: ReadonlyArray<Intent>
): string | undefined => {
  const last = done.at(-1)
  const name = isName.exec(text)?.[1]
  if (last === undefined || isCheck(last) || name === undefined) return undefined
  const scoped = "target" in last && last.target !== undefined && last.target.scopes.length > 0
  const before = scoped ? endsInPlace.exec(previous)?.[1] : undefined
  return before === undefined ? undefined : `${before}${name}`
}
