/** What is seen of a thing and says that there is none of it: "Comments (0)", "Followers" over "No followers yet", a question about it. */
import type { Target } from "@assay/domain/Intent"
import { RegExp as Pattern } from "effect"
import type { Scored } from "../../ground/Candidates.js"
import { roleFit } from "../../ground/Roles.js"
import { recordOf, sectionOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isOnControl, isTitle, standsIn } from "../../screen/Kinds.js"
import { allPhrases, readableTextOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { brief, loose, stem, stems } from "../../screen/Wording.js"
import { phrasesIn, runsIn } from "../texts/Phrases.js"
import type { Case } from "../Ruling.js"
import { around } from "../texts/Surroundings.js"
import { tellsNone } from "./WentPlaces.js"

const ofNone = /\(\s*0\s*\)|(?:^|\s)0$|^0\s/u

/** The heading of which it is the text. */
const headingOf = (seen: Seen): Seen | undefined => [...upward(seen)].find(isTitle)

/** Nothing but that there are none stands under the heading. */
const isOverNone = (view: View, heading: Seen): boolean => {
  const said = readableTextOf(view, heading)
  const [first, another] = phrasesIn(view, sectionOf(view, heading)).filter((text) => text !== said)
  return first !== undefined && another === undefined && tellsNone(first.trim())
}

/** "0 replies", or "0" over the label "votes": nothing of what is counted there is there. */
const countsNone = (view: View, name: string, seen: Seen): boolean => {
  const read = readableTextOf(view, seen)
  const named = new RegExp(`(\\d[\\d.,]*)? ?(?<!\\p{L})${Pattern.escape(name)}(?!\\p{L})`, "giu")
  const counted = [...read.matchAll(named)].map(([, figure]) => figure)
  if (counted.length > 0 && counted.every((figure) => figure === "0")) return true
  const box = [...upward(seen)]
    .map((each) => loose(readableTextOf(view, each)))
    .find((text) => text !== loose(read))
  return loose(read) === loose(name) && (box === `0 ${loose(name)}` || box === `${loose(name)} 0`)
}

/** "No results for kiwi": the page says that there is none of them. */
const saysNoneOf = (view: View, { words }: Target): string | undefined => {
  const noun = stems(words).at(-1)
  return noun === undefined
    ? undefined
    : allPhrases(view).find((text) => {
        const [first = "", ...rest] = stems(text)
        return first === "no" && rest.slice(0, 3).includes(noun)
      })
}

/** What stands in the place of a value that is not there, or is kept from the reader. */
const noValue =
  /^(?:[-–—]+|n\/a|none|nothing|private|hidden|(?:not|never) (?:\p{L}+ )?(?:given|set|shown|available|specified|provided|added|public))[.]?$/iu

/** "Price: —" is no price, and "Birthday: Private" shows none. */
const valueMissing = (view: View, { name }: Target, seen: Seen): string | undefined => {
  if (!/^\p{L}[\p{L} -]*$/u.test(name)) return undefined
  const label = new RegExp(`^${Pattern.escape(name)}\\s*:?\\s*`, "iu")
  const region = around(view, seen)
  const beside = [...upward(seen)].find(({ node }) => node.role === "term" || node.role === "rowheader")
  const next = beside?.parent?.children.find(({ at, node }) => at > beside.end && node.visible)
  const said = [
    readableTextOf(view, seen),
    ...(region === undefined
      ? []
      : [
          runsIn(view, region)
            .map(({ text }) => text)
            .join(" ")
        ])
  ].flatMap((text) => (label.test(text) ? [text.replace(label, "")] : []))
  return [...said, ...(next === undefined ? [] : [readableTextOf(view, next)])]
    .map((text) => text.replace(/\s+/gu, " ").trim())
    .find((text) => noValue.test(text))
}

/** Why what was found is no sign of the thing; undefined where it may be one. */
export const onlyTitled = (given: Case, target: Target, { seen }: Scored): Fell | undefined => {
  const { view } = given
  const { name, ordinal, quantifier, quoted, role, scopes, words } = target
  if (quantifier !== undefined) return undefined
  const read = readableTextOf(view, seen) || seen.node.name
  const doubt = (why: string) =>
    Fell.of("target_ambiguous", `“${words}” stands in “${brief(read, 60)}”${why}.`)
  const isListed = /\b(?:listed|in the (?:list|table))\b/iu.test(given.step ?? "")
  if (isListed && role !== "message" && standsIn(seen, /^(?:status|alert|log)$/u))
    return doubt(", which is a message and no list")
  if (quoted) return undefined
  // Of several questions each is called by what it asks.
  const isAsking =
    /\b(?:questions|threads|topics|discussions)\b/iu.test(given.step ?? "") &&
    recordOf(view, seen) !== undefined
  if (
    role === undefined &&
    name !== "" &&
    !isAsking &&
    read.trim().endsWith("?") &&
    loose(read) !== loose(name)
  )
    return doubt(", which asks about it")
  const missing = role === undefined ? valueMissing(view, target, seen) : undefined
  if (missing !== undefined) return doubt(`, beside which stands “${missing}”`)
  const heading = headingOf(seen)
  const isPlural = /^\p{Ll}[\p{Ll} -]*s$/u.test(name)
  const titled =
    role === undefined && (isPlural || ordinal !== undefined) && (heading !== undefined || isOnControl(seen))
  if (titled && ofNone.test(read)) return doubt(", which says that there are none")
  if (titled && heading !== undefined && isOverNone(view, heading))
    return doubt(", under which stands that there are none")
  if (role === undefined && isPlural && countsNone(view, name, seen))
    return doubt(", which counts none of them")
  const label = role === undefined && seen.node.role === "text" && /^\p{Ll}+(?: \p{Ll}+)+$/u.test(name)
  if (label && loose(read) === `${loose(name)}s` && stem(loose(read)) !== loose(read))
    return doubt(", which is what all of them are called")
  // A list is a menu to many, and none where nothing but "the menu" is said.
  if (role === "menu" && name === "" && seen.node.role === "list" && roleFit(role, seen) < 1)
    return doubt(", which is a list")
  const item = role === "item" || role === "row"
  const ofItems = item && name === "" ? saysNoneOf(view, target) : undefined
  const within = scopes.flatMap((scope) =>
    scope.target.role === "item" ? (saysNoneOf(view, scope.target) ?? []) : []
  )
  const said = ofItems ?? within[0]
  return said === undefined
    ? undefined
    : Fell.of("target_ambiguous", `The page says “${brief(said, 60)}”, and shows “${brief(read, 60)}”.`)
}
