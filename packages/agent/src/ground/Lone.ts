/** What is meant because there is only one of its kind, though nothing is called so. */
import type { Target } from "@assay/domain/Intent"
import { isControl } from "../screen/Kinds.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { type Seen, type View, within } from "../screen/View.js"
import { tokens } from "../screen/Wording.js"
import { regionsOf } from "./Enclosures.js"
import { isEditableTitle, takes } from "./Purposes.js"
import { regionsNamed } from "./Places.js"
import { nodesIn, wholePage } from "./Regions.js"
import { plainScopes } from "./Scopes.js"
import { cornerOf, isInCorner } from "./Sides.js"
import type { Pool, Sought } from "./Sought.js"

/** "Change the title": the one heading that is typed into, where no field is called so. */
export const editableTitle = (
  sought: Sought,
  { name, ordinal, quoted, scopes }: Target
): Pool | undefined => {
  if (sought.purpose !== "fill" || quoted || ordinal !== undefined || scopes.length > 0) return undefined
  if (!/^(?:title|heading)$/iu.test(name)) return undefined
  const [only, another] = sought.view.all.filter((seen) => seen.node.visible && isEditableTitle(seen))
  return only === undefined || another !== undefined
    ? undefined
    : { scored: [{ seen: only, score: 0.85, fit: 0.85, how: "the title that is typed into" }], regions: [] }
}

/** "Type it in the command palette": the one field of the place that is called so. */
export const onlyFieldIn = ({ purpose, view }: Sought, target: Target): Pool | undefined => {
  const { name, ordinal, role, scopes } = target
  if (purpose !== "fill" || role === "field" || name === "" || ordinal !== undefined || scopes.length > 0)
    return undefined
  const [region, other] = regionsNamed(view, [wholePage(view)], { ...target, role: role ?? "section" })
  if (region?.seen === undefined || other !== undefined || region.seen.parent === undefined) return undefined
  const fields = nodesIn(view, region).filter((seen) => seen.node.visible && takes(view, "fill", seen) > 0)
  const [only, another] = fields
  return only === undefined || another !== undefined
    ? undefined
    : { scored: [{ seen: only, score: 0.85, fit: 0.86, how: "the only field there" }], regions: [region] }
}

const initials = /^\p{Lu}{1,3}$/u

const isAvatar = (view: View, seen: Seen): boolean =>
  within(view, seen).some(
    ({ node }) =>
      node.visible &&
      (node.marks?.some(({ kind }) => kind === "icon") === true ||
        (node.role === "img" && node.name === "") ||
        initials.test(node.name))
  )

/** "Mira Olsen", of a button that opens something: as a person is called. */
const personal = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,2}(?: ?[▾▼⌄˅])?$/u
const general =
  /\b(?:our|my|your|all|the|menu|more|products?|services?|solutions?|resources?|company|about|help|support|settings|tools?|shop|store|categor(?:y|ies)|language|english|deutsch|us|options?|actions?|new|add|create|view|sort|filter)\b/iu

const bearsName = (view: View, seen: Seen): boolean => {
  const said = readableTextOf(view, seen).trim()
  return seen.node.role === "button" && personal.test(said) && !general.test(said)
}

/** "The user menu": what opens one, at the top, under the picture of a person or their initials. */
export const accountMenu = ({ purpose, view }: Sought, target: Target): Pool | undefined => {
  const { name, quoted, role } = target
  const called = /^(?:user|account|profile|my account|avatar|user avatar|profile picture)$/iu.test(name)
  const menu = role === "menu" || role === "list" || role === "icon" || /avatar|picture/iu.test(name)
  if (purpose !== "click" || quoted || !called || !menu) return undefined
  const atTop = view.all.filter(
    (seen) => seen.node.visible && isControl(seen) && (seen.node.box?.y ?? 1000) < 120
  )
  const opening = atTop.filter(({ node }) => node.state.expanded !== undefined)
  const [only, another] = atTop.filter((seen) =>
    seen.node.state.expanded === undefined ? initials.test(readableTextOf(view, seen)) : isAvatar(view, seen)
  )
  if (only !== undefined)
    return another !== undefined
      ? undefined
      : { scored: [{ seen: only, score: 0.84, fit: 0.86, how: "the menu under a picture" }], regions: [] }
  const [person, other] = opening.filter((seen) => bearsName(view, seen))
  return person === undefined || other !== undefined || /avatar|picture/iu.test(name)
    ? undefined
    : { scored: [{ seen: person, score: 0.84, fit: 0.86, how: "the menu under a name" }], regions: [] }
}

/** "The menu button at the top right": the only one in that corner that opens something. */
export const menuButtonAt = ({ purpose, view }: Sought, target: Target): Pool | undefined => {
  const { name, ordinal, quoted, role, scopes } = target
  const [scope, other] = scopes
  const corner = scope === undefined || other !== undefined ? undefined : cornerOf(scope)
  const called = role === "button" && /^menu$/iu.test(name) && !quoted && ordinal === undefined
  if (corner === undefined || !called || (purpose !== "click" && purpose !== "look")) return undefined
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      seen.node.role === "button" &&
      seen.node.state.expanded !== undefined &&
      isInCorner(view, corner, seen)
  )
  return only === undefined || another !== undefined
    ? undefined
    : { scored: [{ seen: only, score: 0.84, fit: 0.86, how: "the menu in that corner" }], regions: [] }
}

/** "The confirmation checkbox": the only box to tick that there is, whose label begins to say so: "I confirm that ...". */
export const loneBox = (
  { purpose, view }: Sought,
  { name, ordinal, quoted, role, scopes }: Target
): Pool | undefined => {
  if (purpose !== "check" || role !== "checkbox" || quoted || ordinal !== undefined || scopes.length > 0)
    return undefined
  const [word = "", more] = tokens(name)
  const [only, another] = view.all.filter((seen) => seen.node.visible && takes(view, "check", seen) > 0)
  if (only === undefined || another !== undefined || more !== undefined || word.length < 5) return undefined
  const begin = word.slice(0, Math.max(5, word.length - 5))
  return tokens(only.node.name).some((said) => said.startsWith(begin))
    ? { scored: [{ seen: only, score: 0.85, fit: 0.86, how: "the only box to tick" }], regions: [] }
    : undefined
}

/** "The X in the error message": the one control there, where nothing is written on it. */
export const crossIn = (sought: Sought, target: Target): Pool | undefined => {
  const { purpose, view, antecedent } = sought
  const cross = /^(?:x|×|cross|close)$/iu.test(target.name) && target.scopes.length > 0
  if (!cross || purpose !== "click") return undefined
  const found = regionsOf(view, plainScopes(target.scopes), antecedent)
  const regions = "name" in found ? [] : found
  const [region, other] = regions
  if (region === undefined || other !== undefined) return undefined
  const controls = nodesIn(view, region).filter((seen) => seen.node.visible && isControl(seen))
  // What machines are told is "Close", and nothing is read on it: the cross of the dialog.
  const closers = controls.filter(
    (seen) => /^(?:close|dismiss)\b/iu.test(seen.node.name) && runsOf(view, seen).length === 0
  )
  const [closer, more] = closers
  if (closer !== undefined && more === undefined)
    return { scored: [{ seen: closer, score: 0.88, fit: 0.88, how: "the cross that closes it" }], regions }
  const [only, another] = controls
  const bare = only !== undefined && runsOf(view, only).length === 0 && only.node.name === ""
  return bare && another === undefined
    ? { scored: [{ seen: only, score: 0.85, fit: 0.85, how: "the only control there" }], regions }
    : undefined
}
