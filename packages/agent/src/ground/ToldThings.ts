/** Things of a list told by what they are, and whose or what about: "the bike post", "Tom's post", "the post about the library on Park Street". */
import { RegExp as Pattern } from "effect"
import type { Scope, Target } from "@assay/domain/Intent"
import { contains, type Seen, type View, within } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { stems } from "../screen/Wording.js"
import { thingsCalled } from "./MainList.js"
import { newThing } from "./Newcomers.js"
import { nthOf } from "./Ordinals.js"
import { inReadingOrder } from "./ReadingOrder.js"
import { type Region, regionOf } from "./Regions.js"
import type { Antecedent } from "./Sought.js"

interface Told {
  readonly noun: string
  /** What it speaks of; empty where only its owner tells it. */
  readonly topic: string
}

const kinds =
  "(?:post|article|story|tweet|entry|question|answer|thread|comment|reply|message|e-?mail|note|review|recipe|job|listing|notification)"
const before = new RegExp(`^(\\p{L}[\\p{L}\\d'’-]*(?: [\\p{L}\\d'’-]+){0,2}) (${kinds})$`, "u")
const after = new RegExp(
  `^(${kinds}) (?:about|on|regarding|that mentions) (?:the |an? |his |her |their )?(.+)$`,
  "u"
)
const alone = new RegExp(`^${kinds}$`, "u")

/** Words that tell how a thing is, or which of several, and not what it speaks of. */
const telling = (topic: string): ReadonlyArray<string> =>
  stems(topic).filter(
    (word) => word.length > 2 && !/^(?:the|and|for|new|first|last|next|own|old|other|same)$/u.test(word)
  )

const toldOf = ({ name, ordinal, pronoun, quantifier, quoted, role }: Target): Told | undefined => {
  if (quoted || pronoun === true || role !== undefined) return undefined
  if (ordinal !== undefined || quantifier !== undefined) return undefined
  const [, topic = "", noun = ""] = before.exec(name) ?? []
  if (noun !== "") return telling(topic).length > 0 ? { noun, topic } : undefined
  const [, kind = "", about = ""] = after.exec(name) ?? []
  if (kind !== "") return telling(about).length > 0 ? { noun: kind, topic: about } : undefined
  return alone.test(name) ? { noun: name, topic: "" } : undefined
}

/** A word for things that somebody writes, and others speak of by whose they are. */
export const isToldKind = (noun: string): boolean => alone.test(noun)

/** "The bike post": told by what it speaks of, and called by nothing that a page must show. */
export const isToldByTopic = (target: Target): boolean => (toldOf(target)?.topic ?? "") !== ""

const speaksOf = (view: View, seen: Seen, topic: string): boolean => {
  const said = new Set(stems(readableTextOf(view, seen)))
  return telling(topic).every((word) => said.has(word))
}

/** Over what somebody wrote: "You reposted", "Tom reposted", "Pinned". It is none of the owner's name. */
const remark =
  /^(?:(?:you|\p{Lu}[\p{L}'’ -]*) )?(?:re(?:posted|tweeted|shared|blogged)|pinned|shared|promoted|sponsored)(?: this)?$/iu

/** It begins with the name of its owner, or with the first of several names: behind the picture of them at most. */
const isBy = (view: View, seen: Seen, owner: string, noun: string): boolean => {
  const more = /\s/u.test(owner) ? "" : "(?: \\p{Lu}[\\p{L}'’-]+)*"
  const escaped = Pattern.escape(owner)
  // What stands in one line behind it is told apart by a sign: "Ada Moss @ada", "Ada Moss · 2 h".
  // "Ada Moss liked your post": what she did is all that a notification of hers says.
  const does = noun === "notification" ? "|\\s+\\p{Ll}" : ""
  const begins = new RegExp(`^${escaped}${more}(?=$|\\s*[@·•|(–—-]${does})`, "u")
  return within(view, seen)
    .filter(({ node }) => node.visible && node.role === "text" && !remark.test(node.name.trim()))
    .slice(0, 2)
    .some(({ node: { name } }) => begins.test(name.trim()))
}

/** Whose it is: by the name alone. */
export const ownerIn = (scope: Scope | undefined): string | undefined => {
  if (scope?.relation !== "near") return undefined
  const { name, ordinal, pronoun, role, scopes } = scope.target
  const plain = pronoun !== true && role === undefined && ordinal === undefined && scopes.length === 0
  return plain && /^\p{Lu}/u.test(name) ? name : undefined
}

/** All of the kind that are so; none where the page lists nothing of the kind, or nothing tells them from the others. */
export const toldThings = (view: View, target: Target, owner?: string): ReadonlyArray<Seen> => {
  const came = owner === undefined ? newThing(view, target) : undefined
  if (came !== undefined) return [came]
  const told = toldOf(target)
  if (told === undefined || (told.topic === "" && owner === undefined)) return []
  // "The City Bakery post" is theirs, and no post that only speaks of them.
  const isTopic = (seen: Seen): boolean =>
    /^\p{Lu}/u.test(told.topic) && owner === undefined
      ? isBy(view, seen, told.topic, told.noun)
      : speaksOf(view, seen, told.topic)
  return thingsCalled(view, told.noun).filter(
    (seen) =>
      (told.topic === "" || isTopic(seen)) && (owner === undefined || isBy(view, seen, owner, told.noun))
  )
}

/** "In Nora's post", where the post is told by her name and a word for its kind. */
export const thingsOfOwner = (
  view: View,
  { descriptor = "", name, quoted, role }: Target
): ReadonlyArray<Seen> =>
  quoted || role !== undefined || !isToldKind(descriptor) || !/^\p{Lu}/u.test(name)
    ? []
    : thingsCalled(view, descriptor).filter((seen) => isBy(view, seen, name, descriptor))

/** "In the first post": the thing of that number in the list of them. */
export const numberedThing = (view: View, target: Target): Region | undefined => {
  const { name, ordinal, quantifier, quoted, role, scopes, words } = target
  if (ordinal === undefined || quoted || quantifier !== undefined || role !== undefined) return undefined
  if (scopes.length > 0 || !alone.test(name)) return undefined
  const ordered = inReadingOrder(thingsCalled(view, name))
  const nth = ordered === undefined ? undefined : nthOf(ordered, ordinal)
  return nth === undefined ? undefined : regionOf(nth, `in the ${words}`)
}

const isBareKind = ({ name, ordinal, pronoun, quantifier, quoted, role, scopes }: Target): boolean =>
  alone.test(name) &&
  !quoted &&
  role === undefined &&
  pronoun !== true &&
  ordinal === undefined &&
  quantifier === undefined &&
  scopes.length === 0

/** "Of the post", "on her post", of several: the one in which what was just spoken of stands. */
export const spokenThing = (view: View, target: Target, antecedent: Antecedent): Region | undefined => {
  const spoken = isBareKind(target) ? antecedent?.seen : undefined
  const all = spoken === undefined ? [] : thingsCalled(view, target.name)
  const [only, another] = all.filter((seen) => spoken !== undefined && contains(seen, spoken))
  return all.length < 2 || only === undefined || another !== undefined
    ? undefined
    : regionOf(only, `in the ${target.name} that was spoken of`)
}

/** What stands beside the post that was spoken of stands in it. */
export const inSpokenThing = (view: View, target: Target, antecedent: Antecedent): Target => {
  const last = target.scopes.at(-1)
  return last?.relation === "near" && spokenThing(view, last.target, antecedent) !== undefined
    ? { ...target, scopes: [...target.scopes.slice(0, -1), { ...last, relation: "in" }] }
    : target
}

export interface ToldPool {
  readonly things: ReadonlyArray<Seen>
  /** The places that were not taken for a part of what it speaks of, or for its owner. */
  readonly scopes: ReadonlyArray<Scope>
}

/** With the places that may be words of the topic: "the post about the library on Park Street". */
export const toldIn = (view: View, target: Target): ToldPool | undefined => {
  const owner = target.scopes.map(ownerIn).find((name) => name !== undefined)
  const left = target.scopes.filter((scope) => owner === undefined || ownerIn(scope) !== owner)
  const [place, ...outer] = left
  const longer =
    after.test(target.name) &&
    place?.relation === "in" &&
    !place.target.quoted &&
    place.target.scopes.length === 0
      ? toldThings(view, { ...target, name: `${target.name} ${place.target.name}` }, owner)
      : []
  if (longer.length > 0) return { things: longer, scopes: outer }
  const things = toldThings(view, target, owner)
  return things.length > 0 ? { things, scopes: left } : undefined
}
