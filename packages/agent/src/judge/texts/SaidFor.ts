/** "The Lines tab tells you 30 of 50 received for Stretch wrap", where the two stand in one line the other way round: "Stretch wrap", "30 of 50 received". */
import type { Check, Target } from "@assay/domain/Intent"
import { ground } from "../../ground/Ground.js"
import { Fell } from "../../run/Fell.js"
import { isOnControl } from "../../screen/Kinds.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import { shapeOf } from "../figures/ComesTo.js"
import { isNamedTab, standingOf } from "../pages/OpenTabs.js"
import { apartIn } from "./Phrases.js"
import { type Case, holds, type Ruling } from "../Ruling.js"
import { subjectsOf } from "./Subjects.js"

const told = /^(\S.*\d.*|\d.*) (?:for|of|on) ((?:\p{Lu}|\p{L}*\d)\S*(?: [^,;]+)?)$/u

/** The smallest box in which both stand as texts of their own, and no third one says the like. */
const lineWith = (view: View, name: string, value: string): Seen | undefined => {
  const [only, another] = runsOf(view, view.root).filter(
    ({ seen, text }) => loose(text) === loose(name) && !isOnControl(seen)
  )
  if (only === undefined || another !== undefined) return undefined
  for (const outer of [...upward(only.seen)].slice(1, 4)) {
    const texts = apartIn(view, outer).map(({ text }) => loose(text))
    if (texts.length > 6) return undefined
    const [like, another] = texts.filter((text) => shapeOf(text) === shapeOf(value))
    if (another !== undefined) return undefined
    if (like !== undefined) return like === loose(value) ? outer : undefined
  }
  return undefined
}

/** What stands in the place that is said to say it: after the tab that is open, or in what is called so. */
const isThere = (subject: Target, { antecedent, view }: Case, line: Seen): boolean => {
  if (isNamedTab(subject)) {
    const tab = ground(view, subject, "click", antecedent)
    return tab._tag === "Found" && !tab.tentative && standingOf(tab.seen) === "open" && line.at > tab.seen.end
  }
  const subjects = subjectsOf(view, subject, antecedent)
  const [only, another] = subjects instanceof Fell ? [] : subjects
  return (
    only !== undefined &&
    another === undefined &&
    only.regions.some(({ from, to }) => from <= line.at && line.end <= to)
  )
}

/** Nothing where it does not hold: the words may stand there otherwise. */
export const saidFor = (check: Check, given: Case): Ruling | undefined => {
  if (check._tag !== "CheckText" || check.negated || check.bare !== true) return undefined
  const { expected, match, subject } = check
  if (subject === undefined || !/^(?:is|equals|contains)$/u.test(match)) return undefined
  const [, value = "", name = ""] = told.exec(expected.trim()) ?? []
  const line = value === "" ? undefined : lineWith(given.view, name, value)
  if (line === undefined || !isThere(subject, given, line)) return undefined
  const said = apartIn(given.view, line).map(({ text }) => text)
  return holds(`saw: ${said.join(" ")}`, line)
}
