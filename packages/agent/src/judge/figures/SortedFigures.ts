/** "The current bids are in descending order", of cards that each say "Current bid £75": the figure right behind the label. */
import type { Intent } from "@assay/domain/Intent"
import { isOnControl, isStruck } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { isFigure, stems } from "../../screen/Wording.js"

type Order = Extract<Intent, { _tag: "CheckOrder" }>

const labelOf = (text: string): string => stems(text).join(" ")

/** What it says, part by part: "Current bid £75 2 bids · Ends 4 May" are two. */
const partsOf = (view: View, record: Seen): ReadonlyArray<string> =>
  runsOf(view, record)
    .filter(({ seen }) => !isStruck(seen) && !isOnControl(seen))
    .flatMap(({ text }) => text.split(/[·•|]/u))
    .map((part) => part.trim())

/** "Current bid" before "£75", "Current bid £75 2 bids" and "Current bid: £75"; empty where the label has no figure behind it. */
const figuresOf = (parts: ReadonlyArray<string>, wanted: string): ReadonlyArray<string> =>
  parts.flatMap((part, at) => {
    const [, label = "", rest = ""] =
      /^(\p{L}[\p{L} ]*?)(?::\s*|\s+|$)([^\p{L}\s]\S*)?(?=\s|$)/u.exec(part) ?? []
    // "Top speed unknown".
    if (labelOf(label) !== wanted) return `${labelOf(part)} `.startsWith(`${wanted} `) ? [""] : []
    const figure = rest !== "" ? rest : (parts[at + 1] ?? "")
    return [isFigure(figure) ? figure : ""]
  })

/** "The current bids", "by current bid". */
export const isPlain = ({ by, target }: Order): boolean => {
  const { name, ordinal, quantifier, quoted, role, scopes } = target
  const isBare = ordinal === undefined && quantifier === undefined && scopes.length === 0
  const isKind = role === undefined && !quoted && /^\p{Ll}+(?: \p{Ll}+)*s$/u.test(name)
  return isBare && (by === undefined ? isKind : name === "")
}

/**
 * The figures behind the label; nothing where one of them tells several, or has the label and no figure. "The current bids" are not of a lot
 * that was sold and tells none; a list "by current bid" has all of them in its order.
 */
export const figuresTold = (
  { by, target }: Order,
  view: View,
  records: ReadonlyArray<Seen>
): ReadonlyArray<string> | undefined => {
  const wanted = labelOf(by ?? target.name)
  const all = records.map((record) => figuresOf(partsOf(view, record), wanted))
  const keys = all
    .filter((figures) => figures.length > 0)
    .map(([only = "", another]) => (another === undefined ? only : ""))
  const isWhole = by === undefined || keys.length === records.length
  return wanted === "" || keys.length < 2 || keys.includes("") || !isWhole ? undefined : keys
}

/** "2 bids" in each of them: "the bids are sorted" may be said of that, and is not said of what they are called. */
export const tellsOfEach = (view: View, records: ReadonlyArray<Seen>, name: string): boolean => {
  const noun = stems(name).at(-1)
  return (
    noun !== undefined &&
    records.length > 1 &&
    records.every((record) =>
      partsOf(view, record).some((part) => /\d/u.test(part) && stems(part).includes(noun))
    )
  )
}
