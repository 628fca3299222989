/** "2 photos are shown" of a page that shows no picture: its cards are called so. */
import type { Target } from "@assay/domain/Intent"
import type { View } from "../../screen/View.js"

/** "Photos", where none is there by its role, though the page may list some all the same: things that are called so. */
export const asThings = (view: View, target: Target): Target | undefined => {
  const { name, role, words } = target
  const isBare = role === "image" && name === "" && /^\p{Ll}{3,}s$/u.test(words)
  const isThere = view.all.some(({ node }) => node.visible && /^(?:img|image)$/u.test(node.role))
  if (!isBare || isThere) return undefined
  const { role: _, ...bare } = target
  return { ...bare, name: words }
}
