/** What speaks against the absence of a thing that people describe and that pages seldom name: a spinner, a modal, an error. */
import type { Target } from "@assay/domain/Intent"
import type { MarkKind } from "@assay/domain/Screen"
import { nodesIn, type Region } from "../../ground/Regions.js"
import { isContainer, isControl, isField, isMarked, isOnControl } from "../../screen/Kinds.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { brief, readable, stem, stems, tokens } from "../../screen/Wording.js"
import { type Tone, toneOf } from "../../screen/Tones.js"
import { phrasesIn } from "../texts/Phrases.js"

export interface Evidence {
  /** For a person. */
  readonly how: string
  /** What is read in it. */
  readonly text: string
  /** A role says so: it is such a thing. */
  readonly sure: boolean
  /** What the page itself calls it, by a class or an identifier. */
  readonly called?: string
  /** Where it stands; a sentence may stand in several places. */
  readonly seen?: Seen
}

interface Family {
  readonly words: RegExp
  readonly marks: ReadonlyArray<MarkKind>
  readonly roles: ReadonlyArray<string>
}

const families: ReadonlyArray<Family> = [
  {
    words:
      /\b(?:spinner|loader|loading|throbber|skeleton|preloader|progress (?:bar|indicator|spinner)|busy)s?\b/iu,
    marks: ["busy"],
    roles: ["progressbar"]
  },
  {
    words: /\b(?:dialog(?:ue)?|modal|pop-?up|popover|lightbox|drawer|prompt)s?\b/iu,
    marks: ["dialog"],
    roles: ["dialog", "alertdialog"]
  },
  {
    words: /\b(?:pop-?up|popover|overlay|backdrop)s?\b/iu,
    marks: ["dialog", "toast", "banner", "tooltip"],
    roles: ["dialog", "alertdialog", "tooltip"]
  },
  {
    words: /\b(?:toast|snackbar|notification|notice|message|alert)s?\b/iu,
    marks: ["toast", "banner"],
    roles: ["alert", "status", "alertdialog"]
  },
  {
    words: /\b(?:error|warning|validation|failure)s?\b/iu,
    marks: ["error"],
    roles: ["alert", "alertdialog"]
  },
  { words: /\bsuccess\b/iu, marks: ["success"], roles: [] },
  {
    words: /\b(?:side ?bar|sidenav|side (?:menu|panel|nav|navigation)|drawer)s?\b/iu,
    marks: ["sidebar"],
    roles: ["complementary"]
  },
  {
    words: /\b(?:banner|ribbon|cookie (?:bar|notice|consent|popup|message))s?\b/iu,
    marks: ["banner", "toast"],
    roles: ["alert", "status"]
  },
  { words: /\b(?:tooltip|hint)s?\b/iu, marks: ["tooltip", "toast"], roles: ["tooltip"] },
  {
    words: /\b(?:(?:sub)?menu|drop-?down|suggestion|autocomplete)s?\b/iu,
    marks: ["menu", "toast"],
    roles: ["menu", "listbox"]
  }
]

/** Words that say of what kind a thing is, when it is no name. */
export const familiesOf = (target: Target): ReadonlyArray<Family> =>
  families.filter(({ words }) => words.test(target.words || target.name))

const wantedTone = (target: Target): Tone =>
  /\b(?:error|warning|validation|failure|invalid)s?\b/iu.test(target.words)
    ? "error"
    : /\bsuccess\b/iu.test(target.words)
      ? "success"
      : undefined

const seenIn = (view: View, region: Region): ReadonlyArray<Seen> =>
  nodesIn(view, region).filter(({ node }) => node.visible)

/** An alert is an error for sure only where it speaks as one, or is marked as one. */
const isSure = (seen: Seen, text: string, tone: Tone): boolean =>
  tone !== "error" || toneOf(text) === "error" || isMarked(seen, "error")

const banner = /^(?:the |a |an )?(?:\p{Ll}+ )?(?:banner|ribbon)$/iu

const byRole = (
  view: View,
  region: Region,
  roles: ReadonlySet<string>,
  tone: Tone,
  words: string
): ReadonlyArray<Evidence> =>
  seenIn(view, region)
    .filter((seen) => roles.has(seen.node.role))
    .map((seen) => {
      const text = `${seen.node.name} ${readableTextOf(view, seen)}`
      return {
        seen,
        how: `a ${seen.node.role}${seen.node.name === "" ? "" : ` “${brief(seen.node.name, 60)}”`}`,
        text,
        // What is told in passing is a banner to nobody for sure.
        sure: isSure(seen, text, tone) && !(banner.test(words) && seen.node.role === "status")
      }
    })
    // A region for messages that holds none; a figure that is told to machines as it changes is none.
    .filter(({ how, text }) =>
      how.startsWith("a status") ? /\p{L}/u.test(text) : text.trim() !== "" || !how.startsWith("a alert")
    )

/** What is pressed to do away with something is drawn in red, and reports nothing. */
const undoes =
  /^\P{L}*(?:delete|remove|discard|cancel|reject|decline|block|revoke|deactivate|unsubscribe|log ?out|sign ?out|clear|reset|stop|end|leave|close)(?: (?:all|this|my|the|account|[\p{Ll}]+)){0,2}\P{L}*$/iu

const byMark = (
  view: View,
  region: Region,
  kinds: ReadonlySet<MarkKind>,
  counts: (seen: Seen) => boolean = () => true
): ReadonlyArray<Evidence> =>
  seenIn(view, region)
    .filter(counts)
    .flatMap((seen) =>
      (seen.node.marks ?? [])
        // A red number counts something.
        .filter(
          ({ kind, text }) =>
            kinds.has(kind) &&
            !(
              kind === "error" &&
              (/^\d{1,4}\+?$/u.test(text.trim()) || (undoes.test(text) && isOnControl(seen)))
            )
        )
        .map(({ called, how, text }) => ({
          seen,
          how: `${text === "" ? "something" : `“${brief(text, 60)}”`}: ${how}`,
          text,
          sure: false,
          ...(called === undefined ? {} : { called })
        }))
    )

const invalidFields = (view: View, region: Region): ReadonlyArray<Evidence> =>
  seenIn(view, region)
    .filter(({ node }) => node.state.invalid === true)
    .map((seen) => ({
      seen,
      how: `the field “${seen.node.name}” is marked as invalid`,
      text: seen.node.name,
      sure: false
    }))

/** Sentences of the page that speak as an error or a success does; what one clicks on does not. */
const spoken = (view: View, region: Region, tone: Tone): ReadonlyArray<Evidence> =>
  tone === undefined
    ? []
    : phrasesIn(view, region)
        .map((text) => readable(text))
        .filter((text) => toneOf(text) === tone && text.length <= 200)
        .map((text) => ({ how: `“${brief(text, 80)}”`, text, sure: false }))

/** A message of the other kind is not the one that is meant. */
const isOther = (target: Target, { text }: Evidence): boolean => {
  const [wanted, has] = [wantedTone(target), toneOf(text)]
  return wanted !== undefined && has !== undefined && wanted !== has
}

/** A field that is marked says nothing, and no message stands in it. */
const speaks = ({ words }: Target): boolean =>
  /\b(?:message|text|banner|toast|alert|notification)s?\b/iu.test(words)

/** Everything in the region that may be what the words describe. */
export const evidenceFor = (view: View, region: Region, target: Target): ReadonlyArray<Evidence> => {
  const found = familiesOf(target)
  if (found.length === 0) return []
  const roles = new Set(found.flatMap((family) => family.roles))
  const kinds = new Set(found.flatMap((family) => family.marks))
  const tone = wantedTone(target)
  const all = [
    ...byRole(view, region, roles, tone, target.words),
    ...byMark(view, region, kinds, (seen) => !(speaks(target) && isField(seen))),
    ...(kinds.has("error") ? invalidFields(view, region) : []),
    ...spoken(view, region, tone)
  ]
  return all.filter((each) => !isOther(target, each))
}

const nameless = (seen: Seen): boolean =>
  seen.node.name === "" && seen.node.otherNames.every(({ kind }) => kind === "test_id" || kind === "picture")

const isPicture = (seen: Seen): boolean => seen.node.role === "img" || seen.node.role === "image"

/** A control or a picture that has no name may be any: the one that is spoken of, too. */
export const namelessIn = (view: View, region: Region, target: Target): ReadonlyArray<Evidence> => {
  const pictures = target.role === "image" || target.role === "icon"
  const fields = target.role === "field"
  const all = seenIn(view, region).filter(
    (seen) =>
      nameless(seen) &&
      (pictures ? isPicture(seen) : fields ? isField(seen) : isControl(seen) && !isField(seen)) &&
      (pictures || readableTextOf(view, seen) === "") &&
      !isContainer(seen.node.role)
  )
  const signs = pictures ? byMark(view, region, new Set<MarkKind>(["icon"])) : []
  return [
    ...all.map(({ node }) => ({ how: `a ${node.role} without a name`, text: "", sure: false })),
    ...signs
  ]
}

/** The words of a description, without those for the kind. */
export const mentions = (view: View, region: Region, target: Target): ReadonlyArray<Evidence> => {
  const wanted = tokens(target.name)
    .map(stem)
    .filter((token) => token.length > 2)
  if (wanted.length === 0) return []
  return phrasesIn(view, region)
    .map((text) => readable(text))
    .filter((text) => {
      const have = new Set(stems(text))
      return wanted.some((token) => have.has(token))
    })
    .map((text) => ({ how: `“${brief(text, 80)}”`, text, sure: false }))
}

/** Drawings and documents may show what the tree does not hold; nobody reads a film for what it says. */
const isUnread = ({ node }: Seen): boolean => node.opaque !== undefined && node.opaque !== "video"

/** What may show anything, in the region or around it. */
export const unreadIn = (view: View, region: Region): Seen | undefined =>
  seenIn(view, region).find(isUnread) ??
  (region.seen === undefined ? undefined : [...upward(region.seen)].find(isUnread))
