/** The steps of a form that is filled in one after the other: "1. Site", "2. Works", "3. Review". */
import type { Target } from "@assay/domain/Intent"
import type { Seen, View } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"
import { standsInKind } from "./PartKinds.js"

const number = /^(?:step )?\d{1,2}[.):]?\s+(?=\p{L})/iu

/** "Review" of "3. Review", where it is one of the steps. */
export const stepName = (view: View, seen: Seen): string | undefined =>
  standsInKind(seen, "stepper")
    ? (seen.node.name || readableTextOf(view, seen)).replace(number, "")
    : undefined

/** "The review", of a step of that name: not the words on the step, but what it shows. */
export const isStepCalled = (view: View, seen: Seen, { name, quoted, role }: Target): boolean =>
  !quoted &&
  (role === undefined || role === "page") &&
  name !== "" &&
  loose(stepName(view, seen) ?? "") === loose(name)

const stepsCalled = (view: View, target: Target): ReadonlyArray<Seen> =>
  view.all.filter((seen) => seen.node.visible && isStepCalled(view, seen, target))

/** One of the steps is called so. */
export const isStep = (view: View, target: Target): boolean =>
  target.scopes.length === 0 && stepsCalled(view, target).length > 0

/** The step of that name is the one that one is at. */
export const isAtStep = (view: View, target: Target): boolean =>
  target.scopes.length === 0 && stepsCalled(view, target).some(({ node }) => node.state.selected === true)

/** "The fee of the review": what a step is called stands beside nothing, so that it is a place. */
export const inSteps = (view: View, target: Target): Target => {
  if (!target.scopes.some(({ relation }) => relation === "near")) return target
  const isStep = (called: Target): boolean => {
    const others = () =>
      view.all.some(
        (seen) =>
          seen.node.visible && !standsInKind(seen, "stepper") && loose(seen.node.name) === loose(called.name)
      )
    return stepsCalled(view, called).length > 0 && !others()
  }
  return {
    ...target,
    scopes: target.scopes.map((scope) =>
      scope.relation === "near" && isStep(scope.target) ? { ...scope, relation: "in" } : scope
    )
  }
}
