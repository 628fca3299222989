/** "There are 4 triggered incidents", of a first page that shows 3 of them, under a tile that says "Triggered now 4". */
import type { Check } from "@assay/domain/Intent"
import { regionOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isCell, isOnControl } from "../../screen/Kinds.js"
import { upward, type View } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"
import { comparisons } from "../figures/Numbers.js"
import { runsIn } from "../texts/Phrases.js"
import { type Case, holds, type Ruling, undecided } from "../Ruling.js"
import { goesOn, saysPage } from "./PagedCounts.js"

type Count = Extract<Check, { _tag: "CheckCount" }>

const whenever = / (?:(?:right )?now|currently|today|so far)$/u

/** The numbers of what says nothing but the state, as of now, and a figure. */
export const figuresOf = (view: View, state: string): ReadonlyArray<number> => {
  const labels = runsIn(view, regionOf(view.root, "")).filter(
    ({ seen, text }) =>
      !isOnControl(seen) &&
      ![...upward(seen)].some(isCell) &&
      loose(text).replace(whenever, "") === loose(state)
  )
  return labels.flatMap((label) => {
    const inner = [...upward(label.seen)].map((outer) => runsIn(view, regionOf(outer, "")))
    const [one, other, more] = inner.find(({ length }) => length > 1) ?? []
    const figure = one?.seen === label.seen ? other : one
    const said = figure?.text.trim() ?? ""
    return more === undefined && /^\d{1,6}$/u.test(said) ? [Number(said)] : []
  })
}

/** The ruling, unless the list goes on behind what was counted and a tile says another number of all that are in that state. */
export const unlessOnTile = (
  ruling: Ruling,
  { comparison, count, listed, target }: Count,
  { step, view }: Case
): Ruling => {
  const { name, ordinal, quoted, role, scopes } = target
  const [, state = ""] = /^(\p{L}+) \p{Ll}+$/u.exec(name) ?? []
  const isBare = role === undefined && !quoted && ordinal === undefined && scopes.length === 0
  if (ruling._tag === "Undecided" || !isBare || state === "" || listed === true || saysPage(step))
    return ruling
  const [said, another] = goesOn(view) ? figuresOf(view, state) : []
  const [, holdsFor] = comparisons[comparison]
  if (said === undefined || another !== undefined || holdsFor(said, count) === (ruling._tag === "Holds"))
    return ruling
  return ruling._tag === "Refuted" && comparison === "equal"
    ? holds(`${said} by the page's own word`)
    : undecided(
        Fell.of(
          "target_ambiguous",
          `The page says ${said} “${state}”, and not all need to stand on this page.`
        )
      )
}
