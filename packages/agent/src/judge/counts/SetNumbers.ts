/** Numbers that are set or stated beside their label, and no things to be counted: "the number of child seats is 2". */
import type { Intent, Target } from "@assay/domain/Intent"
import { stepperOf } from "../../ground/Steppers.js"
import { sameLine } from "../../screen/Geometry.js"
import { isOnControl } from "../../screen/Kinds.js"
import { runsOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { loose, stems } from "../../screen/Wording.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

type Count = Extract<Intent, { _tag: "CheckCount" }>

/** "Shells used: 16", in one text. */
const figureIn = (text: string, words: string): ReadonlyArray<number> => {
  const [, label = "", figure = ""] = /^([^:]{2,60}):\s*(\d{1,6})$/u.exec(text.trim()) ?? []
  return figure !== "" && loose(label) === loose(words) ? [Number(figure)] : []
}

/** The figure right beside a label of that name: "Adults 2". */
const figureBeside = (view: View, { words }: Target): number | undefined => {
  const runs = runsOf(view, view.root)
  const found = runs.flatMap(({ seen, text }, at) => {
    const next = runs[at + 1]
    const isLabel = loose(text.replace(/:$/u, "")) === loose(words) && !isOnControl(seen)
    return isLabel &&
      next !== undefined &&
      /^\d{1,6}$/u.test(next.text.trim()) &&
      sameLine(seen.node.box, next.seen.node.box)
      ? [Number(next.text)]
      : isOnControl(seen)
        ? []
        : figureIn(text, words)
  })
  const [only, another] = found
  return another === undefined ? only : undefined
}

/** "The number of child seats is 2", of what one sets by buttons for more and less, or has its figure beside it: no things of that name are counted. */
export const bySetting = (ruling: Ruling, check: Count, { step = "", view }: Case): Ruling => {
  const { comparison, count, target } = check
  const isNumber = /\b(?:number|amount) of\b/iu.test(step)
  const mayTell = isNumber || (ruling._tag === "Holds" && ruling.about === undefined)
  if (!mayTell || comparison !== "equal") return ruling
  if (target.name === "" || target.scopes.length > 0 || target.quoted) return ruling
  const stepper =
    stepperOf(view, target) ?? stepperOf(view, { ...target, name: stems(target.name).join(" ") })
  const value = stepper?.value ?? (isNumber ? figureBeside(view, target) : undefined)
  if (value === undefined) return ruling
  if (isNumber)
    return rule(value === count, false, `${count} ${target.words}`, `${value} ${target.words}`, stepper?.more)
  return ruling._tag === "Holds" && stepper !== undefined && value === count
    ? { ...ruling, about: stepper.more }
    : ruling
}
