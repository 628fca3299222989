/** What "it" stands for in the next sentence: the thing that was acted on or seen, by its name. */
import { beginsWithVerb } from "../language/words/Verbs.js"
import { type Check, type Intent, isCheck, type Target } from "@assay/domain/Intent"
import { isPronoun } from "../language/words/Pronouns.js"
import { isEdgeBar } from "../ground/Sides.js"
import { isPlain } from "../judge/PlainTargets.js"

const places = new Set([
  "column",
  "list",
  "section",
  "table",
  "dialog",
  "page",
  "form",
  "message",
  "menu",
  "frame"
])

/** The thing that a control belongs to, before the control: "Return in the row of Emma" is about Emma. */
const ofControl = (target: Target): string | undefined => {
  const owner = target.scopes.find(
    (scope) =>
      scope.target.name !== "" &&
      (scope.relation === "near" || scope.target.role === "row" || scope.target.role === "item")
  )
  const name = owner === undefined ? target.name : owner.target.name
  return name === "" ? undefined : name
}

/** "Its status is Open" goes on about it, and not about the status: so does "and its owner is Ada". */
export const isOfPronoun = (intent: Intent): boolean =>
  intent._tag === "CheckText" &&
  intent.subject?.scopes.some(({ relation, target }) => relation === "near" && isPronoun(target)) === true

const ofText = (intent: Extract<Intent, { _tag: "CheckText" }>): string | undefined => {
  const { expected, subject } = intent
  if (isOfPronoun(intent)) return undefined
  if (subject === undefined || (subject.role !== undefined && places.has(subject.role))) return expected
  return subject.name === "" ? undefined : subject.name
}

/** What the next "it" stands for; nothing where the intent names no thing. */
export const topicOf = (intent: Intent): string | undefined => {
  if (intent._tag === "CheckText") return intent.negated ? undefined : ofText(intent)
  if (intent._tag === "Conditional" || intent._tag === "Repeated") return undefined
  if (intent._tag === "WaitUntil") return topicOf(intent.check)
  if (intent._tag === "Fill" || intent._tag === "Search") return intent.value
  const target = "target" in intent ? intent.target : undefined
  return target === undefined ? undefined : ofControl(target)
}

/** What a check reads wherever it stands: `"Lemons" is shown`. */
export const textSeenBy = (intent: Intent): string | undefined =>
  intent._tag === "CheckText" && intent.subject === undefined && !intent.negated ? intent.expected : undefined

const person = /^(?:she|he|her|him)$/iu

/** The check with "it" replaced by the name of what it stands for; undefined where that is not known. */
export const withTopic = (check: Check, topic: string | undefined): Check | undefined => {
  const isKnown = check._tag === "CheckShown" || check._tag === "CheckOrder"
  if (!isKnown || !isPronoun(check.target) || check.target.role !== undefined) return check
  // "Click Send invite. She is listed": the button is nobody.
  const isNobody = topic !== undefined && person.test(check.target.words) && beginsWithVerb(topic)
  if (topic === undefined || isNobody) return check._tag === "CheckShown" ? undefined : check
  return { ...check, target: { ...check.target, words: topic, name: topic, quoted: true, pronoun: false } }
}

/** What was named, in the words of its step. */
export interface Named {
  readonly target: Target
  readonly told: string
}

/** What a check was about, by its name; nothing after a deed. A page that is loaded anew leaves it as it was. */
export const namedBy = (intent: Intent, told: string, before: Named | undefined): Named | undefined => {
  if (intent._tag === "Reload") return before
  const [target] = isCheck(intent) ? targetsOf(intent) : []
  return target !== undefined && (target.quoted || /^\p{Lu}/u.test(target.name))
    ? { target, told }
    : undefined
}

/** "Alpha deck", by the name with or without the noun. */
const isCalled = (words: string, name: string, noun: string): boolean => {
  const bare = name.toLowerCase().replace(new RegExp(` ${noun}$`, "u"), "")
  return bare !== "" && words.toLowerCase().includes(`${bare} ${noun}`)
}

/** "The deck", after "the Capitals of Europe deck" was spoken of: that one. */
const byNoun = (target: Target, text: string, named: Named): Target => {
  const { name, pronoun } = target
  const isNoun = isPlain(target) && pronoun !== true && /^\p{Ll}+$/u.test(name)
  const isSpoken = isNoun && new RegExp(`\\b(?:the|this|that) ${name}\\b`, "iu").test(text)
  if (!isSpoken) return target
  if (isCalled(named.target.words, named.target.name, name)) return named.target
  const whole = `${named.target.name} ${name}`
  return isCalled(named.told, named.target.name, name) ? { ...target, words: whole, name: whole } : target
}

/** The check with a bare noun replaced by what was called by it, with a name, just before. */
export const withNoun = (check: Check, text: string, named: Named | undefined): Check => {
  if (named === undefined) return check
  if (check._tag === "CheckText")
    return check.subject === undefined ? check : { ...check, subject: byNoun(check.subject, text, named) }
  return check._tag === "CheckShown" || check._tag === "CheckState"
    ? { ...check, target: byNoun(check.target, text, named) }
    : check
}

const kinds = new Set(["item", "row", "message", "dialog", "section"])

/** The words for the kind, without the name: "the banner “Saved”" is a banner. */
const isOf = (bare: Target, named: Target): boolean =>
  bare.role === named.role &&
  ` ${named.words.toLowerCase()} `.includes(
    ` ${bare.words.toLowerCase().replace(/^(?:the|this|that) /u, "")} `
  )

const isBare = (target: Target): boolean =>
  target.name === "" &&
  target.role !== undefined &&
  kinds.has(target.role) &&
  target.ordinal === undefined &&
  target.quantifier === undefined &&
  !/s$/iu.test(target.words) &&
  target.words !== "" &&
  target.scopes.every(
    ({ relation, target: place }) => relation === "in" && !place.quoted && /^[\p{Ll} ]*$/u.test(place.words)
  )

/** A thing, and what tells where it stands. */
export const withPlaces = (target: Target): ReadonlyArray<Target> => [
  target,
  ...target.scopes.map((scope) => scope.target)
]

/** What an intent is about, and where that stands. */
export const targetsOf = (intent: Intent): ReadonlyArray<Target> => {
  if (intent._tag === "WaitUntil") return targetsOf(intent.check)
  const subject = intent._tag === "CheckText" ? intent.subject : undefined
  const target = "target" in intent ? intent.target : undefined
  const own = [subject, target].filter((each) => each !== undefined)
  return own.flatMap(withPlaces)
}

/** Words for what is told by its place alone: "the number" is the one beside what was said before. */
const isPlaced = ({ name, ordinal, quantifier, quoted, role }: Target): boolean =>
  /^(?:number|badge|counter|figure|digit)$/iu.test(name) &&
  !quoted &&
  role === undefined &&
  ordinal === undefined &&
  quantifier === undefined

/** "The bar", after one bar was told by its edge: that one. */
const barBefore = (target: Target, mentions: ReadonlyArray<Target>): Target => {
  const { name, ordinal, quantifier, quoted, role, scopes } = target
  const plainly = !quoted && role === undefined && ordinal === undefined && quantifier === undefined
  if (!plainly || scopes.length > 0 || !/^(?:bar|strip)$/iu.test(name)) return target
  const all = mentions.filter(
    (each) => isEdgeBar(each) && each.name.toLowerCase().endsWith(name.toLowerCase())
  )
  const [first = target] = all
  return all.every((each) => sameText(each) === sameText(first)) ? first : target
}

/** The things that the intent names by kind and name: "the card “Book the venue”". */
export const mentionsOf = (intent: Intent): ReadonlyArray<Target> => {
  const named = targetsOf(intent).filter(
    ({ name, ordinal, quoted, role }) =>
      name !== "" &&
      // "Archive card" is what is pressed, and no card.
      (quoted || (/^\p{Lu}/u.test(name) && !beginsWithVerb(name))) &&
      role !== undefined &&
      kinds.has(role) &&
      ordinal === undefined
  )
  const { _tag } = intent
  const said =
    _tag === "CheckText" && intent.subject !== undefined && isBare(intent.subject) && !intent.negated
      ? [
          {
            ...intent.subject,
            name: intent.expected,
            quoted: true,
            words: `${intent.subject.words} “${intent.expected}”`
          }
        ]
      : []
  const placed = targetsOf(intent).filter(
    (target) =>
      isPlaced(target) &&
      target.scopes.length > 0 &&
      target.scopes.every(({ target: { pronoun } }) => pronoun !== true)
  )
  return [...named, ...said, ...placed, ...targetsOf(intent).filter(isEdgeBar)]
}

const sameText = (target: Target): string =>
  `${target.name} ${target.scopes.map((scope) => `${scope.relation} ${sameText(scope.target)}`).join(" ")}`

/** "The number" as the number that was spoken of before with its place; undefined where that were several. */
const placedBefore = (target: Target, mentions: ReadonlyArray<Target>): Target | undefined => {
  if (!isPlaced(target) || target.scopes.length > 0) return target
  const all = mentions.filter(({ name }) => name.toLowerCase() === target.name.toLowerCase())
  // "The number next to Wishlist in the header" may be spoken of again with less words.
  const short = all.toSorted((a, b) => sameText(a).length - sameText(b).length)
  const [first = target] = short
  return short.every((each) => sameText(each).startsWith(sameText(first).trim())) ? first : undefined
}

/** "The card" as the one that was named last: a page has many. What it was seen to say before is no name of it. */
const itemBefore = (target: Target, mentions: ReadonlyArray<Target>): Target | undefined =>
  isBare(target) && (target.role === "item" || target.role === "row") && target.scopes.length === 0
    ? mentions.filter((each) => isOf(target, each) && each.name !== "" && !each.words.includes("“")).at(-1)
    : undefined

/**
 * The check with "the card" replaced by the one card that was named before; undefined where several were. What has a name needs it
 * only where it is said not to be there any more.
 */
export const withMention = (check: Check, mentions: ReadonlyArray<Target>): Check | undefined => {
  if (check._tag === "CheckText" && check.subject !== undefined) {
    const subject = placedBefore(barBefore(check.subject, mentions), mentions)
    const item = subject === undefined ? undefined : itemBefore(subject, mentions)
    return subject === undefined ? undefined : { ...check, subject: item ?? subject }
  }
  if (check._tag === "CheckShown" && barBefore(check.target, mentions) !== check.target)
    return { ...check, target: barBefore(check.target, mentions) }
  if (check._tag === "CheckShown" && isPlaced(check.target)) {
    const target = placedBefore(check.target, mentions)
    return target === undefined ? undefined : { ...check, target }
  }
  if (check._tag !== "CheckShown" || !check.negated || !isBare(check.target)) return check
  const { target } = check
  const of = mentions.filter((each) => isOf(target, each))
  // What a dialog was seen to say is read in the one that was named by its title.
  const titled = target.role === "dialog" ? of.filter(({ words }) => !words.includes("“")) : of
  const all = titled.length > 0 ? titled : of
  const named = all.at(-1)
  if (named === undefined) return check
  if (all.every(({ name }) => name === named.name)) return { ...check, target: named }
  // Of several dialogs that were spoken of none may be there.
  return target.role === "dialog" && target.scopes.length === 0 ? check : undefined
}
