/** "The button is enabled", where nothing tells which of several buttons is meant but what the last deed did. */
import type { ElementState, Target } from "@assay/domain/Intent"
import type { Grounding } from "../../ground/Ground.js"
import type { Case } from "../Ruling.js"

type Found = Extract<Grounding, { _tag: "Found" }>

/** "Which enables the button", of several: the one that the last deed turned so. */
export const turnedOf = (
  { name, ordinal, quantifier, role, scopes }: Target,
  state: ElementState,
  { before, view }: Case
): Found | undefined => {
  const bare = name === "" && ordinal === undefined && quantifier === undefined && scopes.length === 0
  if (!bare || role !== "button" || (state !== "enabled" && state !== "disabled")) return undefined
  const [only, another] = view.all.filter(({ node }) => {
    const then = before?.byRef.get(node.ref)?.node
    return (
      node.visible &&
      node.role === "button" &&
      then?.name === node.name &&
      (then.state.disabled === true) !== (node.state.disabled === true)
    )
  })
  return only === undefined || another !== undefined
    ? undefined
    : { _tag: "Found", seen: only, score: 0.85, how: "what was turned just now", tentative: true }
}
