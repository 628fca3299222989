/** "Only Ada is left in the panel", where one alone looks like no list: it stood there beside others before. */
import type { Check } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { groups, recordsIn } from "../../ground/Records.js"
import { inRegion, type Region } from "../../ground/Regions.js"
import { runsOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"

type Count = Extract<Check, { _tag: "CheckCount" }>

const isCalled = (name: string) => {
  const wanted = loose(name)
  return ({ text }: { readonly text: string }) => loose(text) === wanted
}

/** One of several of a list that stood in those places then. */
const isOneOfList = (then: View, scopes: Count["target"]["scopes"], name: string): boolean => {
  const regions = regionsOf(then, scopes, undefined)
  if ("name" in regions) return false
  return regions.some((region) =>
    groups(recordsIn(then, region, false)).some(
      (list) => list.length > 1 && list.filter((each) => runsOf(then, each).some(isCalled(name))).length === 1
    )
  )
}

/** It is there now, and two of a kind would be seen to be a list as they were before. */
export const stoodAmongOthers = (
  { of, target }: Count,
  { past, view }: Case,
  regions: ReadonlyArray<Region>
): boolean => {
  const [region, another] = regions
  if (of === undefined || region === undefined || another !== undefined || target.scopes.length === 0)
    return false
  const there = runsOf(view, view.root).filter((run) => isCalled(of)(run) && inRegion(region, run.seen))
  return there.length === 1 && past.some((then) => isOneOfList(then, target.scopes, of))
}
