/** "Both vote buttons": "Upvote" and "Downvote", which are called so in one word each. */
import type { Target } from "@assay/domain/Intent"
import type { View } from "../../screen/View.js"

/** The two of them by their names; nothing where there is one, or a third. */
export const compoundsOf = (
  view: View,
  { name, quoted, role, scopes, words }: Target
): ReadonlyArray<Target> => {
  if (quoted || role !== "button" || !/^\p{Ll}{4,}$/u.test(name)) return []
  const ending = new RegExp(`^\\p{L}{2,5}${name}$`, "iu")
  const names = view.all.flatMap(({ node }) =>
    node.visible && node.role === "button" && ending.test(node.name) ? [node.name] : []
  )
  return names.length === 2 && names[0] !== names[1]
    ? names.map((each): Target => ({ words, name: each, quoted: true, role: "button", scopes }))
    : []
}
