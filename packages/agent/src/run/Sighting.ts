/** Steps that cannot be read by themselves, read in sight of the page, part by part where the page only shows later what the next part names. */
import { Effect, Ref } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import type { Intent } from "@assay/domain/Intent"
import { type Part, readInSight } from "../language/InSight.js"
import {
  holdsName,
  type Sight,
  sightOf,
  type Thing,
  thingsCalled,
  type ThingKind
} from "../language/Sight.js"
import { placeNames } from "../ground/Names.js"
import { isEntry, isField } from "../screen/Kinds.js"
import { type Seen, upward, type View } from "../screen/View.js"
import { phrasesOf } from "../screen/VisibleText.js"
import { keepingOf } from "../Keeping.js"
import { look, pause, quiet } from "./Session.js"
import { targetsOf, withPlaces } from "./Topics.js"
import { remaining, type Turn } from "./Turn.js"

const pressable = new Set(["button", "link", "tab", "menuitem", "option", "treeitem"])
const boxes = new Set(["checkbox", "switch", "radio", "menuitemcheckbox", "menuitemradio"])

const kindOf = (seen: Seen): ThingKind => {
  const { role } = seen.node
  if (boxes.has(role)) return "box"
  if (isEntry(seen)) return "entry"
  if (isField(seen)) return role === "slider" ? "entry" : "list"
  if (pressable.has(role) || seen.node.clickable === true) return "press"
  if (role === "columnheader") return "heads"
  return role === "cell" || role === "rowheader" || role === "gridcell" ? "begins" : "text"
}

const namesOf = ({ node }: Seen): ReadonlyArray<string> =>
  [
    node.name,
    ...node.otherNames.filter(({ kind }) => kind !== "description").map(({ value }) => value)
  ].filter((name) => name !== "")

const groupOf = (seen: Seen): string =>
  [...upward(seen)].find(({ node }) => /^(?:radiogroup|group|listbox)$/u.test(node.role))?.node.name ?? ""

/** A screen is looked at over and over while a step waits. */
const thingsOn = keepingOf((view: View): ReadonlyArray<Thing> => [
  ...view.all.flatMap((seen): ReadonlyArray<Thing> => {
    const { node } = seen
    if (!node.visible) return []
    const kind = kindOf(seen)
    const labels = isField(seen) || boxes.has(node.role) ? placeNames(view, seen).map(([name]) => name) : []
    const names = [...namesOf(seen), ...labels]
    const label = names[0] ?? ""
    return [
      ...names.map((name): Thing => ({ name, kind })),
      ...(node.options ?? []).map((option): Thing => ({ name: option.label, kind: "offers", of: label })),
      ...(node.role === "radio" || node.role === "option"
        ? names.map((name): Thing => ({ name, kind: "offers", of: groupOf(seen) }))
        : [])
    ]
  }),
  ...phrasesOf(view, view.root).flatMap(({ runs, text }) =>
    [text, ...runs.map((run) => run.text)].map((name): Thing => ({ name, kind: "text" }))
  )
])

/** What is gone by now was there before, and is spoken of as well. */
const sighted = Effect.fn("Sighting.sighted")(function* (turn: Turn) {
  const view = yield* look(turn.session)
  const { before, past } = yield* Ref.get(turn.session.state)
  return sightOf([view, ...(before === undefined ? [] : [before]), ...past.slice(-4)].flatMap(thingsOn))
})

/** Milliseconds without a change after which nothing more is expected to come into sight. */
const settled = 1200

/** The step's first part in sight of the page, as soon as it can be read; nothing when it cannot, and the page has come to rest. */
export const readOnSight: (
  turn: Turn,
  text: string,
  before: ReadonlyArray<Intent>
) => Effect.Effect<Part | undefined, DriverBroken> = Effect.fn("Sighting.read")(function* (
  turn: Turn,
  text: string,
  before: ReadonlyArray<Intent>
) {
  let best: Part | undefined
  for (;;) {
    const sight: Sight = yield* sighted(turn)
    const part = readInSight(text, before, sight)
    if (part?.rest === "") return part
    best = part ?? best
    const { calm, pending, quietFor, sinceDeed } = yield* quiet(turn.session)
    const rests = calm || (pending === 0 && Math.min(quietFor, sinceDeed) > settled)
    if (rests || (yield* remaining(turn)) === 0) return part ?? best
    yield* pause(turn.session, 300)
  }
})

/** The names in it that are not quoted. */
const namedIn = (intent: Intent): ReadonlyArray<string> => {
  const page = intent._tag === "Navigate" && intent.page !== undefined ? withPlaces(intent.page) : []
  return [
    ...[...targetsOf(intent), ...page].flatMap(({ name, quoted }) => (quoted ? [] : [name])),
    ...(intent._tag === "Choose" ? intent.values : [])
  ]
}

/**
 * A step that was read by itself, read again in sight of the page: where it took for one name what the page does not have, with a whole name of the
 * page in it, as in "switch to the class 7B Mathematics".
 */
export const readAnew: (
  turn: Turn,
  text: string,
  intents: ReadonlyArray<Intent>
) => Effect.Effect<ReadonlyArray<Intent> | undefined, DriverBroken> = Effect.fn("Sighting.readAnew")(
  function* (turn: Turn, text: string, intents: ReadonlyArray<Intent>) {
    const names = intents.flatMap(namedIn).filter((name) => / .* |\d \p{Lu}|\p{Lu}\S* \p{L}|: /u.test(name))
    if (names.length === 0) return undefined
    const sight = yield* sighted(turn)
    const overreaches = names.some((name) => thingsCalled(sight, name).length === 0 && holdsName(name, sight))
    if (!overreaches) return undefined
    const part = readInSight(text, turn.before, sight)
    return part?.rest === "" && JSON.stringify(part.intents) !== JSON.stringify(intents)
      ? part.intents
      : undefined
  }
)
