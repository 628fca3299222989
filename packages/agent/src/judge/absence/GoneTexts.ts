/** "The hint is no longer shown", beside a drawing: what was written before the drawing's eyes, and is written no more. */
import type { Check } from "@assay/domain/Intent"
import { plain, readable } from "../../screen/Wording.js"
import type { View } from "../../screen/View.js"
import { allPhrases } from "../../screen/VisibleText.js"
import type { Case } from "../Ruling.js"

type Gone = Pick<Extract<Check, { readonly _tag: "CheckText" }>, "expected" | "gone">

const drawingsOf = (view: View): ReadonlyArray<string> | undefined => {
  const all = view.all.filter(({ node }) => node.opaque !== undefined && node.opaque !== "video")
  return all.every(({ node }) => node.opaque === "canvas") ? all.map(({ node }) => node.ref) : undefined
}

/** It stood there as a text of its own, beside the same drawings: they are not what showed it. */
export const wasWritten = ({ expected, gone }: Gone, { past, view }: Case): boolean => {
  const drawings = gone === true ? drawingsOf(view) : undefined
  return (
    drawings !== undefined &&
    past.some(
      (then) =>
        then.screen.url === view.screen.url &&
        drawings.every((ref) => then.byRef.get(ref)?.node.opaque === "canvas") &&
        allPhrases(then).some((text) => plain(readable(text)) === plain(expected))
    )
  )
}
