/** "The slider says Any salary": in words, which stand behind it, where its own value is a number. */
import type { Check } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { runsOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import { type Case, holds, type Ruling, undecided } from "../Ruling.js"

/** What is read right behind the one slider holds; other words leave open what it says. */
export const unlessBesideSlider = (check: Check, { view }: Case, ruling: Ruling): Ruling => {
  if (ruling._tag !== "Refuted" || check._tag !== "CheckText" || check.negated) return ruling
  if (check.subject?.role !== "slider" || /\d/u.test(check.expected)) return ruling
  const [slider, another] = view.all.filter(({ node }) => node.visible && node.role === "slider")
  if (slider?.parent === undefined || another !== undefined) return ruling
  const next = runsOf(view, slider.parent).find(({ seen }) => seen.at > slider.at)
  return next !== undefined && loose(next.text) === loose(check.expected)
    ? holds(`saw: ${next.text}`, slider)
    : undecided(
        Fell.of("target_ambiguous", `It cannot be told which words say what “${check.subject.words}” is at.`)
      )
}
