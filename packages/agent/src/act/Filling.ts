/** Putting values into fields, typing, pressing keys, uploading. */
import { isAbsolute, join } from "node:path"
import { Effect, Ref } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { toggleIn } from "../ground/Purposes.js"
import { groundVerb } from "../ground/Verbs.js"
import { isEntry } from "../screen/Kinds.js"
import { Fell } from "../run/Fell.js"
import { look, noteTyped } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { type Aimed, carryOut, onTarget, onTargetWith, untargeted } from "./Aim.js"
import { chooseIn } from "./Choosing.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

/** The field that has the focus, or the only one. */
const anyField: Target = { words: "field", name: "", quoted: false, role: "field", scopes: [] }

const focusedField = (turn: Turn) =>
  Effect.map(Ref.get(turn.session.state), ({ view }) =>
    view?.all.find((seen) => seen.node.state.focused === true && isEntry(seen))
  )

const fillAimed =
  (turn: Turn, value: string) =>
  ({ found, view }: Aimed) => {
    const { node } = found.seen
    // A list that is filled in is chosen in.
    if (node.options !== undefined) return chooseIn(turn, { found, view }, [value])
    return carryOut(turn, { _tag: "Fill", ref: node.ref, value })
  }

export const fill = Effect.fn("Filling.fill")(function* (turn: Turn, intent: Of<"Fill">) {
  yield* noteTyped(turn.session, intent.value)
  if (intent.target === undefined) {
    const focused = yield* focusedField(turn)
    if (focused !== undefined)
      return yield* untargeted(turn, { _tag: "Fill", ref: focused.node.ref, value: intent.value })
  }
  return yield* onTarget(turn, intent.target ?? anyField, "fill", fillAimed(turn, intent.value))
})

export const clear = (turn: Turn, intent: Of<"Clear">) =>
  onTarget(turn, intent.target, "fill", ({ found }) =>
    carryOut(turn, { _tag: "Fill", ref: found.seen.node.ref, value: "" })
  )

export const type = (turn: Turn, intent: Of<"Type">) =>
  Effect.zipRight(noteTyped(turn.session, intent.text), untargeted(turn, { _tag: "Type", text: intent.text }))

export const press = Effect.fn("Filling.press")(function* (turn: Turn, intent: Of<"Press">) {
  const { target } = intent
  for (let left = Math.max(1, intent.times); left > 0; left--) {
    if (target === undefined) yield* untargeted(turn, { _tag: "Press", keys: intent.keys })
    else
      yield* onTarget(turn, target, "look", ({ found }) =>
        carryOut(turn, { _tag: "Press", keys: intent.keys, ref: found.seen.node.ref })
      )
  }
})

export const setChecked = (turn: Turn, intent: Of<"SetChecked">) =>
  onTarget(turn, intent.target, "check", ({ found, view }) => {
    const { node } = found.seen
    const { ref } = node
    const hidden = toggleIn(view, found.seen)
    if (hidden !== undefined)
      return hidden.node.state.checked === intent.checked
        ? Effect.void
        : carryOut(turn, { _tag: "Click", ref, button: "left", count: 1 })
    if (node.state.checked !== undefined || node.role !== "button")
      return carryOut(turn, { _tag: "SetChecked", ref, checked: intent.checked })
    return node.state.pressed === intent.checked
      ? Effect.void
      : carryOut(turn, { _tag: "Click", ref, button: "left", count: 1 })
  })

const anyFile: Target = { words: "file field", name: "", quoted: false, scopes: [] }

export const upload = Effect.fn("Filling.upload")(function* (turn: Turn, intent: Of<"Upload">) {
  const folder = turn.session.options.files
  const files = intent.files.map((file) =>
    folder === undefined || isAbsolute(file) ? file : join(folder, file)
  )
  if (intent.target !== undefined)
    return yield* onTarget(turn, intent.target, "upload", ({ found }) =>
      carryOut(turn, { _tag: "Upload", ref: found.seen.node.ref, files })
    )
  const { all } = yield* look(turn.session)
  const inputs = all.filter(({ node }) => node.inputType === "file")
  const [only, another] = inputs
  if (only === undefined)
    return yield* onTargetWith(
      turn,
      anyFile,
      "click",
      (view) => groundVerb(view, "upload", undefined, undefined),
      ({ found }) => carryOut(turn, { _tag: "Upload", ref: found.seen.node.ref, files })
    )
  if (another !== undefined)
    return yield* Fell.of(
      "target_ambiguous",
      `There are ${inputs.length} fields for files, and the step does not say which.`
    )
  return yield* untargeted(turn, { _tag: "Upload", ref: only.node.ref, files })
})
