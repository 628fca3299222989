/** What changed between two screens, in a few words. */
import { allPhrases } from "../screen/VisibleText.js"
import type { View } from "../screen/View.js"
import { brief } from "../screen/Wording.js"

const fieldsOf = (view: View): ReadonlyMap<string, string> =>
  new Map(
    view.all
      .filter(({ node }) => node.visible && (node.value !== undefined || node.state.checked !== undefined))
      .map(({ node }) => [
        `${node.role} “${node.name}”`,
        node.concealed === true
          ? "••••"
          : `${node.value ?? ""}${node.state.checked === true ? "checked" : ""}`
      ])
  )

const some = (word: string, texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.slice(0, 4).map((text) => `${word}: ${brief(text, 100)}`)

export const changesBetween = (before: View, after: View): ReadonlyArray<string> => {
  const moved = before.screen.url === after.screen.url ? [] : [`address: ${after.screen.url}`]
  const [old, now] = [allPhrases(before), allPhrases(after)]
  const [olds, nows] = [new Set(old), new Set(now)]
  const fields = [...fieldsOf(after)].filter(([name, value]) => fieldsOf(before).get(name) !== value)
  return [
    ...moved,
    ...some(
      "appeared",
      now.filter((text) => !olds.has(text))
    ),
    ...some(
      "disappeared",
      old.filter((text) => !nows.has(text))
    ),
    ...fields.slice(0, 3).map(([name, value]) => brief(`${name}: ${value === "" ? "empty" : value}`, 100))
  ].slice(0, 8)
}
