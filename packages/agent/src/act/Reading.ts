/** What is read on the page to be typed somewhere else: "enter the value of Gender", "copy the text in the second text area". */
import { Effect } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import type { Target } from "@assay/domain/Intent"
import { recordOf } from "../ground/Regions.js"
import { Fell } from "../run/Fell.js"
import type { Turn } from "../run/Turn.js"
import { isCell, isEntry } from "../screen/Kinds.js"
import { readableTextOf } from "../screen/VisibleText.js"
import type { Seen, View } from "../screen/View.js"
import { loose } from "../screen/Wording.js"
import { aim } from "./Aim.js"

/** What stands beside a label in its row of two; nothing where it is not clear which. */
const besideLabel = (view: View, seen: Seen, name: string): string | undefined => {
  const record = recordOf(view, seen) ?? seen.parent
  const parts = (record?.children ?? []).filter(({ node }) => node.visible)
  const [label, value, another] = parts
  if (label === undefined || value === undefined || another !== undefined) return undefined
  if (loose(readableTextOf(view, label)) !== loose(name)) return undefined
  const isPair = (isCell(label) && isCell(value)) || record?.node.role !== "row"
  return isPair ? readableTextOf(view, value) : undefined
}

/** A label is read for what stands beside it, anything else for its own text. */
const textIn = (view: View, seen: Seen, of: Target): string | undefined => {
  const { node } = seen
  if (node.concealed === true) return undefined
  if (isEntry(seen)) return node.value
  return of.role === undefined ? besideLabel(view, seen, of.name) : readableTextOf(view, seen)
}

/** Without the signs around it. */
const wordOf = (text: string, at: number): string | undefined =>
  text
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .at(at > 0 ? at - 1 : at)
    ?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")

export const readFrom: (
  turn: Turn,
  of: Target,
  word: number | undefined
) => Effect.Effect<string, Fell | DriverBroken> = Effect.fn("Reading.readFrom")(function* (
  turn: Turn,
  of: Target,
  word: number | undefined
) {
  const { found, view } = yield* aim(turn, of, "look")
  const text = textIn(view, found.seen, of)
  const read = text === undefined || word === undefined ? text : wordOf(text, word)
  if (read === undefined || read.trim() === "")
    return yield* Fell.of("target_ambiguous", `It is not clear what “${of.words}” says.`)
  return read
})
