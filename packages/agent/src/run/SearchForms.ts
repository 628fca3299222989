/** What a search takes: the fields that stand with the one button that sets it off, and a drawn list among them, which opens when it is pressed. */
import { keepingOf } from "../Keeping.js"
import type { Thing } from "../language/sight/Sight.js"
import { isControl, isEntry, isField } from "../screen/Kinds.js"
import { contains, type Seen, upward, type View, within } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"

const sends = /^(?:search|find|look|show|check)\b/iu
/** What a search is narrowed by besides, and what leads to one. */
const most = 12

/** What is read on it. */
const saidOn = ({ node }: Seen): string =>
  node.name === "" ? (node.otherNames.find(({ kind }) => kind === "text")?.value ?? "") : node.name

const isSender = (seen: Seen): boolean =>
  seen.node.visible &&
  (seen.node.role === "button" || (seen.node.role === "generic" && seen.node.clickable === true)) &&
  sends.test(saidOn(seen)) &&
  saidOn(seen).length <= 40

const fieldsIn = (view: View, outer: Seen): ReadonlyArray<Seen> =>
  within(view, outer).filter((each) => each.node.visible && isField(each))

/** The text before it, with nothing to act on in between. */
const labelBefore = (view: View, outer: Seen, seen: Seen): string | undefined => {
  const last = runsOf(view, outer).findLast((run) => run.seen.at < seen.at)
  if (last === undefined || [...upward(last.seen)].some(isControl)) return undefined
  return view.all.slice(last.seen.at + 1, seen.at).some(isControl) ? undefined : last.text
}

const isDrawnList = (view: View, seen: Seen): boolean =>
  seen.node.visible &&
  seen.node.clickable === true &&
  seen.node.role === "generic" &&
  saidOn(seen).length <= 60 &&
  !within(view, seen).some((each) => each !== seen && (isEntry(each) || isControl(each)))

const drawnIn = (view: View, outer: Seen, button: Seen): ReadonlyArray<Thing> =>
  within(view, outer).flatMap((seen): ReadonlyArray<Thing> => {
    const label = seen === button || !isDrawnList(view, seen) ? undefined : labelBefore(view, outer, seen)
    return label === undefined ? [] : [{ name: label, kind: "list", drawn: true, searchedBy: saidOn(button) }]
  })

interface SearchForm {
  readonly outer: Seen
  readonly button: Seen
}

/** The smallest box around the button that has a field; none where it has more to set off. */
const formOf = (view: View, button: Seen): SearchForm | undefined => {
  for (const outer of upward(button)) {
    const fields = fieldsIn(view, outer)
    if (fields.length === 0) continue
    const others = within(view, outer).some(
      (each) => isSender(each) && !contains(each, button) && !contains(button, each)
    )
    return others || fields.length > most ? undefined : { outer, button }
  }
  return undefined
}

const formsOn = keepingOf((view: View): ReadonlyArray<SearchForm> =>
  view.all.filter(isSender).flatMap((button) => formOf(view, button) ?? [])
)

/** The name of the button that searches by the field. */
export const searchedBy = (view: View, field: Seen): string | undefined =>
  formsOn(view)
    .filter(({ outer }) => contains(outer, field))
    .map(({ button }) => saidOn(button))[0]

export const drawnLists = (view: View): ReadonlyArray<Thing> =>
  formsOn(view).flatMap(({ button, outer }) => drawnIn(view, outer, button))
