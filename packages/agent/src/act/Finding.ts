/** Searching and filtering, where a control bears it. */
import { Effect } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { loneFieldFound } from "../ground/Fields.js"
import { ground, type Grounding } from "../ground/Ground.js"
import { look, noteTyped, pause, quiet, remember } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isControl, isEntry } from "../screen/Kinds.js"
import type { View } from "../screen/View.js"
import { aim, carryOut, clickIt, type Look, onTarget, onTargetWith, untargeted } from "./Aim.js"
import { choose } from "./Choosing.js"
import { chooseIn } from "./ChoosingIn.js"
import { isSearchBox, isToSeek, narrowsOptions, searchFieldOf } from "./SearchFields.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const field = (name: string): Target => ({
  words: `${name} field`,
  name,
  quoted: false,
  role: "field",
  scopes: []
})

/** The field that the step names, else the one to search in. */
const searching =
  (named: Target | undefined): Look =>
  (view, antecedent) => {
    const found = named === undefined ? undefined : ground(view, named, "fill", antecedent)
    if (found?._tag === "Found") return found
    const seen = searchFieldOf(view)
    return seen === undefined
      ? ground(view, field("search"), "fill", antecedent)
      : { _tag: "Found", seen, score: 0.9, how: "the field to search in", tentative: !isSearchBox(seen) }
  }

const looksFor = /\b(?:look(?:s|ed|ing)? for|find|locate)\b/iu

/** "Look for INV-305" on a page that has nothing to search with: one looks until one sees it. */
const onSight = Effect.fn("Finding.onSight")(function* (turn: Turn, { target, value }: Of<"Search">) {
  if (target !== undefined || !looksFor.test(turn.text)) return undefined
  const thing: Target = { words: value, name: value, quoted: false, scopes: [] }
  for (let left = 8; ; left--) {
    const view = yield* look(turn.session)
    const field = searchFieldOf(view)
    if (field === undefined && ground(view, thing, "look")._tag === "Found") {
      const aimed = yield* aim(turn, thing, "look")
      yield* remember(turn.session, aimed.found.seen)
      return aimed
    }
    // The field may be of a page that is about to go.
    const { calm } = yield* quiet(turn.session)
    const isThere = field !== undefined || searching(undefined)(view, undefined)._tag !== "Missing"
    if (left === 0 || (calm && isThere)) return undefined
    yield* pause(turn.session, 150)
  }
})

export const search = Effect.fn("Finding.search")(function* (turn: Turn, intent: Of<"Search">) {
  const seen = yield* onSight(turn, intent)
  if (seen !== undefined) return seen
  yield* noteTyped(turn.session, intent.value)
  const target = intent.target ?? field("search")
  const aimed = yield* onTargetWith(turn, target, "fill", searching(intent.target), ({ found }) =>
    carryOut(turn, { _tag: "Fill", ref: found.seen.node.ref, value: intent.value })
  )
  if (!narrowsOptions(aimed.view, aimed.found.seen)) yield* untargeted(turn, { _tag: "Press", keys: "Enter" })
  return aimed
})

const isFiltered = (target: Target | undefined): boolean =>
  target?.name === "" &&
  target.scopes.length === 0 &&
  /^(?:list|table|grid|results?|items?|rows?)$/iu.test(target.words)

/** "Filter by the Houseplants category": the box of that name under the title "Category". */
const choiceUnder = (view: View, title: Target, value: string): Target | undefined => {
  const plain = title.role === undefined && title.ordinal === undefined && title.scopes.length === 0
  if (!plain || ground(view, title, "choose")._tag !== "Missing") return undefined
  const choice: Target = {
    words: value,
    name: value,
    quoted: true,
    scopes: [{ relation: "in", target: title }]
  }
  const found = ground(view, choice, "click")
  return found._tag === "Found" && !found.tentative && isControl(found.seen) ? choice : undefined
}

/** Nothing, or but the one field of a page, which takes new things and no filter: "What needs to be done?" */
const isNoFilter = (found: Grounding, stated: Target | undefined): boolean =>
  found._tag === "Missing" ||
  (stated === undefined &&
    found._tag === "Found" &&
    found.how === loneFieldFound &&
    isEntry(found.seen) &&
    !isToSeek(found.seen))

export const filter = Effect.fn("Finding.filter")(function* (turn: Turn, intent: Of<"Filter">) {
  // "Filter the list by Active": the list is what is filtered, and not what one chooses in.
  const stated = isFiltered(intent.target) ? undefined : intent.target
  const target = stated ?? field("filter")
  yield* noteTyped(turn.session, intent.value)
  const under =
    stated === undefined ? undefined : choiceUnder(yield* look(turn.session), stated, intent.value)
  if (under !== undefined) return yield* onTarget(turn, under, "click", clickIt(turn))
  // A button, a tab or an option that is called so filters by it.
  if (isNoFilter(ground(yield* look(turn.session), target, "choose"), stated))
    return yield* choose(turn, {
      _tag: "Choose",
      values: [intent.value],
      ...(stated === undefined ? {} : { target: stated })
    })
  const { found } = yield* aim(turn, target, "choose")
  return yield* onTarget(turn, target, "choose", (aimed) =>
    found.seen.node.options === undefined && isEntry(found.seen) && found.seen.node.state.readonly !== true
      ? carryOut(turn, { _tag: "Fill", ref: aimed.found.seen.node.ref, value: intent.value })
      : chooseIn(turn, aimed, [intent.value])
  )
})
