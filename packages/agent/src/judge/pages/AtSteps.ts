/** "I am still on the Security step", of a row of numbered steps one of which is marked as the current one. */
import type { Intent } from "@assay/domain/Intent"
import { readableTextOf } from "../../screen/VisibleText.js"
import { type Seen, type View, shownIn } from "../../screen/View.js"
import { loose, readable } from "../../screen/Wording.js"
import { type Case, rule, type Ruling } from "../Ruling.js"

type OnPage = Extract<Intent, { _tag: "CheckPage" }>

const named = /^(\S.*?) (?:step|stage)$/iu

/** What stands before the name of a step: its number, or the tick of one that is done. */
const mark = /^(?:[✓✔☑●○]|(?:step )?\d{1,2}[.):]?)\s+(?=\p{L})/iu

const textOf = (view: View, seen: Seen): string =>
  readable(readableTextOf(view, seen) || seen.node.name).trim()

const nameOf = (view: View, seen: Seen): string => textOf(view, seen).replace(mark, "")

/** Things side by side of which most begin with a number or a tick. */
const areSteps = (view: View, all: ReadonlyArray<Seen>): boolean =>
  all.length > 1 && all.filter((each) => mark.test(textOf(view, each))).length >= all.length / 2

/** Nothing where no such row has a step of that name, or where not one alone is marked. */
export const onNamedStep = ({ negated, page }: OnPage, { view }: Case): Ruling | undefined => {
  const name = page.scopes.length > 0 ? undefined : named.exec(page.name)?.[1]
  if (name === undefined) return undefined
  const current = view.all.filter(
    ({ node, parent }) => node.visible && node.state.selected === true && parent
  )
  const at = current.filter((seen) => areSteps(view, seen.parent === undefined ? [] : shownIn(seen.parent)))
  const [only, another] = at
  if (only?.parent === undefined || another !== undefined) return undefined
  const steps = shownIn(only.parent).map((each) => loose(nameOf(view, each)))
  if (steps.filter((each) => each === loose(name)).length !== 1) return undefined
  return rule(
    loose(nameOf(view, only)) === loose(name),
    negated,
    `the step “${name}”`,
    `it is the step “${nameOf(view, only)}”`,
    only
  )
}
