/** "Ada is the only pending member": the one that is counted is she, and nobody who stands elsewhere. */
import type { Check } from "@assay/domain/Intent"
import { recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isTitle } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { finder, loose, plain } from "../../screen/Wording.js"
import { isBare } from "./OwnList.js"
import { type Case, refuted, type Ruling, undecided } from "../Ruling.js"
import { titleRuns } from "../lists/TitleRuns.js"

type Count = Extract<Check, { _tag: "CheckCount" }>

/** Whether that is what it is called; undefined where the name stands in it as something else: "invited by Ada". */
const isCalled = (view: View, thing: Seen, name: string): boolean | undefined => {
  const says = finder(name, "contains")
  const isInIt = says(plain(readableTextOf(view, thing)))
  const record = isInIt ? thing : (recordOf(view, thing) ?? thing)
  const runs = titleRuns(view, record)
  const saying = runs.filter(({ text }) => says(plain(text)))
  if (saying.length === 0 && !says(plain(thing.node.name))) return false
  const isFirst = saying.some((run) => run === runs[0] || isTitle(run.seen))
  const begins = [thing.node.name, readableTextOf(view, record)].some((text) =>
    `${loose(text)} `.startsWith(`${loose(name)} `)
  )
  return isFirst || begins ? true : undefined
}

/** What is counted by its kind must be the one that is named; of things without a kind their list tells it. */
export const isThatOne = (ruling: Ruling, check: Count, { view }: Case): Ruling => {
  const { count, of, target } = check
  if (of === undefined || count !== 1 || ruling._tag !== "Holds" || isBare(target)) return ruling
  // "The cart opens with one item": the cart holds the one, and is not it.
  if (target.scopes.some((scope) => loose(scope.target.name) === loose(of))) return ruling
  const { about } = ruling
  // In a place of which it is told that it stands there, one alone is that one.
  if (about === undefined && target.scopes.length > 0) return ruling
  const truth = about === undefined ? undefined : isCalled(view, about, of)
  if (truth === true) return ruling
  const other = about === undefined ? undefined : titleRuns(view, about)[0]?.text
  return truth === false && other !== undefined
    ? refuted(`“${of}” to be the only ${target.words}`, `it is “${other}”`)
    : undecided(Fell.of("target_ambiguous", `It cannot be told whether the one ${target.words} is “${of}”.`))
}
