/** "Lamp is no longer listed" while a message still reads "Lamp removed": what tells of its going is not it. */
import type { Intent } from "@assay/domain/Intent"
import { recordOf } from "../../ground/Regions.js"
import { identifierIn } from "../../ground/Reworded.js"
import { Fell } from "../../run/Fell.js"
import { standsIn } from "../../screen/Kinds.js"
import { phrasesOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"
import { finder, plain, readable } from "../../screen/Wording.js"
import { type Case, holds, type Ruling, undecided } from "../Ruling.js"
import { tellsOfGoing } from "./Told.js"

interface Mention {
  readonly text: string
  readonly seen: Seen
}

const mentionsOf = (view: View, name: string): ReadonlyArray<Mention> => {
  const found = finder(name, "contains")
  return phrasesOf(view, view.root).flatMap(({ runs, text }) => {
    const seen = runs[0]?.seen
    return seen !== undefined && found(plain(readable(text))) ? [{ text: readable(text), seen }] : []
  })
}

const isListed = (view: View, { seen }: Mention): boolean =>
  recordOf(view, seen) !== undefined && !standsIn(seen, /^(?:status|alert|log|dialog|navigation)$/u)

interface Gone {
  readonly name: string
  readonly gone: boolean
  /** What it is called in its list, where the word for its kind is left out: "#1047". */
  readonly short?: string | undefined
}

/** It stood in a list, stands in none any more, and all that is still read of it says that it went. */
export const onlyFarewell = (
  { gone, name, short = name }: Gone,
  { before, past, view }: Case
): Ruling | undefined => {
  const now = mentionsOf(view, short)
  const all = now.length > 0 && now.every((each) => tellsOfGoing(each.text, name) && !isListed(view, each))
  if (!all) return undefined
  const wasListed = [...past, ...(before === undefined ? [] : [before])].some((then) =>
    mentionsOf(then, short).some((each) => isListed(then, each))
  )
  const said = now[0]?.text ?? ""
  if (gone && wasListed) return holds(`no “${name}” in the list; saw: ${said}`)
  return undecided(
    Fell.of("target_ambiguous", `“${name}” is only spoken of, in what tells that it went: ${said}.`)
  )
}

/** The same of a thing that is named and nothing else. */
export const leftOf = (check: Extract<Intent, { _tag: "CheckShown" }>, given: Case): Ruling | undefined => {
  const { name, ordinal, quantifier, role, scopes } = check.target
  const isInList = scopes.every(
    ({ relation, target }) =>
      relation === "in" && target.name === "" && /^(?:list|table)$/u.test(target.role ?? "")
  )
  const plainly = ordinal === undefined && quantifier === undefined && isInList
  const isThing = role === undefined || role === "item" || role === "row"
  return name === "" || !plainly || !isThing
    ? undefined
    : onlyFarewell({ name, gone: check.gone === true, short: identifierIn(check.target)?.name }, given)
}
