/** Giving files: to a field, to what opens a chooser, or to the one such control of a part of the page. */
import { isAbsolute, join } from "node:path"
import { Effect } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { ground, type Grounding } from "../ground/Ground.js"
import { regionsNamed } from "../ground/Places.js"
import { nodesIn, type Region, wholePage } from "../ground/Regions.js"
import { groundVerb } from "../ground/Verbs.js"
import { Fell } from "../run/Fell.js"
import { look } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { contains, type Seen, type View } from "../screen/View.js"
import { carryOut, onTargetWith, untargeted } from "./Aim.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

/** What opens the chooser of files, where no field is seen that takes them. */
const chooses = /\b(?:select|choose|browse|upload|add|attach|pick)\b|\bfiles?\b/iu

const controlIn = (view: View, region: Region): Seen | undefined => {
  const all = nodesIn(view, region).filter(({ node }) => node.visible)
  const fields = all.filter(({ node }) => node.inputType === "file")
  const buttons = all.filter(
    (seen) =>
      seen.node.role === "button" &&
      chooses.test(seen.node.name) &&
      !seen.children.some(({ node }) => node.role === "button")
  )
  const [only, another] = fields.length > 0 ? fields : buttons
  return another === undefined ? only : undefined
}

/** "Upload ▯ to Attachments", where that is the part of the form in which files are chosen. */
const inPart = (view: View, target: Target): Grounding | undefined => {
  const { role: _, ...part } = target
  const regions = regionsNamed(view, [wholePage(view)], part)
  const [only, another] = [...new Set(regions.flatMap((region) => controlIn(view, region) ?? []))]
  const seen = another === undefined || (only !== undefined && contains(another, only)) ? only : undefined
  return seen === undefined
    ? undefined
    : { _tag: "Found", seen, score: 0.85, how: "the one there that takes files", tentative: false }
}

const find =
  (target: Target) =>
  (view: View): Grounding => {
    const found = ground(view, target, "upload")
    return found._tag === "Missing" ? (inPart(view, target) ?? found) : found
  }

const anyFile: Target = { words: "file field", name: "", quoted: false, scopes: [] }

export const upload = Effect.fn("Uploading.upload")(function* (turn: Turn, intent: Of<"Upload">) {
  const folder = turn.session.options.files
  const files = intent.files.map((file) =>
    folder === undefined || isAbsolute(file) ? file : join(folder, file)
  )
  const give = (seen: Seen) => carryOut(turn, { _tag: "Upload", ref: seen.node.ref, files })
  if (intent.target !== undefined)
    return yield* onTargetWith(turn, intent.target, "upload", find(intent.target), ({ found }) =>
      give(found.seen)
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
      ({ found }) => give(found.seen)
    )
  if (another !== undefined)
    return yield* Fell.of(
      "target_ambiguous",
      `There are ${inputs.length} fields for files, and the step does not say which.`
    )
  return yield* untargeted(turn, { _tag: "Upload", ref: only.node.ref, files })
})
