/** "The card is now called Trip": of several the one whose old title stood in the field that was filled, and which bears the new one since. */
import type { Target } from "@assay/domain/Intent"
import { recordsIn } from "../../ground/Records.js"
import { wholePage } from "../../ground/Regions.js"
import { keepingOf } from "../../Keeping.js"
import { isEntry } from "../../screen/Kinds.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, holds, refuted, type Ruling } from "../Ruling.js"

type Titles = ReadonlyMap<string, Seen>

/** The things of the page by their titles, in whatever lists they stand; of which two are called alike, neither tells anything. */
const titlesOn = keepingOf((view: View): Titles => {
  const all = recordsIn(view, wholePage(view), false)
  const outer = all.filter((seen) => !all.some((other) => other !== seen && contains(other, seen)))
  const titled = outer.map((seen): [string, Seen] => [loose(runsOf(view, seen)[0]?.text ?? ""), seen])
  const said = titled.map(([title]) => title)
  return new Map(titled.filter(([title]) => title !== "" && said.indexOf(title) === said.lastIndexOf(title)))
})

interface Renaming {
  readonly from: string
  readonly to: string
  readonly seen: Seen
}

/** The one title that another took the place of, where all else is as it was. */
const renamingOf = (now: Titles, then: Titles): ReadonlyArray<Renaming> => {
  if (now.size !== then.size) return []
  const came = [...now].filter(([title]) => !then.has(title))
  const [from, more] = [...then.keys()].filter((title) => !now.has(title))
  const [only] = came
  return came.length === 1 && only !== undefined && from !== undefined && more === undefined
    ? [{ from, to: only[0], seen: only[1] }]
    : []
}

/** A field held it, as the one for the title does before it is filled anew. */
const stoodInField = (past: ReadonlyArray<View>, title: string): boolean =>
  past.some((view) =>
    view.all.some((seen) => seen.node.visible && isEntry(seen) && loose(seen.node.value ?? "") === title)
  )

const isOneThing = ({ name, ordinal, quantifier, role, scopes }: Target): boolean =>
  role === "item" && name === "" && ordinal === undefined && quantifier === undefined && scopes.length === 0

const called = /\bnow (?:be )?(?:called|named|titled)\b|\b(?:called|named|titled) [^,;]+ now\b/iu

export const byRenaming = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, negated, subject } = check
  const { past, step = "", typed, view } = given
  if (negated || subject === undefined || !isOneThing(subject) || !called.test(step)) return undefined
  if (!typed.some((text) => loose(text) === loose(expected))) return undefined
  const [only] = past
    .toReversed()
    .flatMap((then) => renamingOf(titlesOn(view), titlesOn(then)))
    .filter(({ from }) => stoodInField(past, from))
  if (only === undefined) return undefined
  return only.to === loose(expected)
    ? holds(`it is called “${expected}”`, only.seen)
    : refuted(`“${expected}” for “${subject.words}”`, `it is called “${only.to}”`)
}
