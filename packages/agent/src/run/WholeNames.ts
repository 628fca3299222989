/**
 * Names that hold words of grammar: "Meet the team in Lisbon" is an article, and nothing in Lisbon; "Saturday and Sunday" are two days. Which
 * of the readings is meant only the page tells: where it bears the longer name, that is what is meant.
 */
import type { Check, Intent, Scope, Target } from "@assay/domain/Intent"
import { isCheck } from "@assay/domain/Intent"
import { thingsCalled } from "../ground/MainList.js"
import { isToldKind } from "../ground/ToldThings.js"
import { keepingOf } from "../Keeping.js"
import type { View } from "../screen/View.js"
import { phrasesOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"

/** Whether a name, all of it, stands on one of the screens. */
interface Bears {
  (name: string): boolean
  /** Whether a text on one of them has the word in it. */
  readonly says: (word: string) => boolean
  /** Whether one of them lists things of that kind, each of which has its owner: posts, articles. */
  readonly lists: (kind: string) => boolean
}

const namesOf = keepingOf(
  (view: View): ReadonlySet<string> =>
    new Set([
      ...phrasesOf(view, view.root).map(({ text }) => loose(text)),
      ...view.all.filter(({ node }) => node.visible && node.name !== "").map(({ node }) => loose(node.name)),
      // "Notes contains Kept in the shed": what a field holds.
      ...view.all.flatMap(({ node }) => (node.visible && node.value ? [loose(node.value)] : []))
    ])
)

const wordsOf = keepingOf(
  (view: View): ReadonlySet<string> => new Set([...namesOf(view)].flatMap((name) => name.split(/[^\p{L}]+/u)))
)

/** What is gone by now was there before. */
export const bearing = (views: ReadonlyArray<View>): Bears =>
  Object.assign((name: string) => views.some((view) => namesOf(view).has(loose(name))), {
    says: (word: string) => views.some((view) => wordsOf(view).has(loose(word))),
    lists: (kind: string) => isToldKind(kind) && views.some((view) => thingsCalled(view, kind).length > 0)
  })

const joins =
  /(?:^|\s)(?:in|of|for|from|on|at|with|to|by|under|near|beside|below|above|inside|within|after|before|behind|over|the|an?|my|your|all|both|each|every)\s$/u

/** "The alert web-02 CPU", with and without the word for what it is. */
const placesOf = ({ name, words }: Target): ReadonlyArray<string> => {
  const place = words || name
  return [...new Set([place, place.replace(/^\p{Ll}+ (?=\p{Lu}|\S*\d)/u, "")])].map((each) =>
    each.toLowerCase()
  )
}

/** The place is a part of the longer name. */
const isIn = (said: string, place: Target): boolean =>
  placesOf(place).some((each) => {
    const at = said.lastIndexOf(each)
    return at !== -1 && joins.test(said.slice(0, at))
  })

/** The place is what a longer name of a place begins with: "Jazz" of "Jazz on the Pier". */
const begins = (whole: Target, { relation, target }: Scope, at: number): boolean => {
  const longer = whole.scopes[at]
  return (
    longer?.relation === relation &&
    placesOf(target).some((place) => longer.target.name.toLowerCase().startsWith(`${place} `))
  )
}

/** The longer name, in the places that were told apart from it: "Boxing in May" is one name, and the list in which it is to stand is none of it. */
const inPlaces = (whole: Target, { scopes }: Target): Target => {
  const said = [whole, ...whole.scopes.map(({ target }) => target)]
    .map(({ name, words }) => `${words} | ${name}`)
    .join(" | ")
    .toLowerCase()
  const told = new Set(whole.scopes.map(({ target }) => target.words))
  const others = scopes.filter(
    (scope, at) => !told.has(scope.target.words) && !isIn(said, scope.target) && !begins(whole, scope, at)
  )
  return others.length === 0 ? whole : { ...whole, scopes: [...whole.scopes, ...others] }
}

const ordinals: Readonly<Record<number, string>> = {
  1: "first",
  2: "second",
  3: "third",
  4: "fourth",
  5: "fifth",
  6: "sixth",
  7: "seventh",
  8: "eighth",
  9: "ninth",
  10: "tenth",
  [-1]: "last"
}

/** "First day", "The Ninth Tenant", where the page has a name of these words: no first of several days. */
const ordinalNames = ({ name, ordinal, quantifier, quoted, role }: Target): ReadonlyArray<string> => {
  const word = ordinal === undefined || quoted || quantifier !== undefined ? undefined : ordinals[ordinal]
  return word === undefined || name === "" || (role !== undefined && role !== "field")
    ? []
    : [`${word} ${name}`, `the ${word} ${name}`]
}

const named = (bears: Bears, stated: Target): Target => {
  const said = ordinalNames(stated).find(bears)
  const { ordinal: _, ...plain } = stated
  const target = said !== undefined ? { ...plain, words: said, name: said } : stated
  // A longer name of the thing, or of where it stands.
  const whole = target.wholes?.find(({ name, scopes }) =>
    bears(name === target.name ? (scopes[0]?.target.name ?? "") : name)
  )
  if (whole !== undefined) return inPlaces(whole, target)
  const { wholes: __, ...narrow } = target
  return ofWhom(bears, {
    ...narrow,
    scopes: narrow.scopes.map((scope) => ({
      ...scope,
      target: withoutKind(bears, named(bears, scope.target))
    }))
  })
}

/** What things have, and are not. */
const quality =
  /^(?:price|cost|fee|total|sum|amount|quantity|number|count|status|state|date|time|day|name|title|label|value|text|type|role|level|rating|score|owner|author|size|weight|length|address|e-?mail|phone|note|comment|description|image|picture|photo|icon|badge|error|message|discount|balance|progress|result|answer|position|place|rank|order|duration|age|code|id)$/u

/** "The state of the booking of ▯": of what is called ▯. */
const ofWhom = (bears: Bears, target: Target): Target => {
  const [kind, owner, another] = target.scopes
  if (kind?.relation !== "near" || owner === undefined || another !== undefined) return target
  const whose = ofKind(bears, { ...kind.target, scopes: [owner] })
  return whose.descriptor === kind.target.name ? { ...target, scopes: [{ ...kind, target: whose }] } : target
}

const pluralOf = (noun: string): string => (noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`)

/** "The Team plan", on a page that speaks of plans and calls one Team: what is called so. */
const withoutKind = (bears: Bears, target: Target): Target => {
  const { name, ordinal, quantifier, quoted, role, scopes } = target
  const [, own = "", kind = ""] = /^((?:\p{Lu}|\d)\S*(?: [\p{Lu}\d]\S*)*) (\p{Ll}{3,})$/u.exec(name) ?? []
  const plainly = role === undefined && !quoted && quantifier === undefined && ordinal === undefined
  if (own === "" || !plainly || scopes.length > 0 || quality.test(kind)) return target
  return !bears(name) && bears(own) && bears.says(pluralOf(kind))
    ? { ...target, name: own, descriptor: kind }
    : target
}

/** "The booking of ▯", on a page that speaks of bookings and calls nothing else one: what is called ▯. */
const ofKind = (bears: Bears, target: Target): Target => {
  const { name, ordinal, quantifier, quoted, role, scopes } = target
  const [owner, another] = scopes
  const kind =
    role === undefined && !quoted && quantifier === undefined && /^\p{Ll}[\p{Ll}-]{2,}$/u.test(name)
  if (!kind || owner?.relation !== "near" || another !== undefined || quality.test(name)) return target
  const proper = owner.target.quoted || /^[\p{Lu}\d#]/u.test(owner.target.name)
  const alone = owner.target.role === undefined && owner.target.descriptor === undefined
  return proper && alone && !bears(name) && !bears.lists(name) && bears.says(pluralOf(name))
    ? { ...owner.target, descriptor: name, ...(ordinal === undefined ? {} : { ordinal }) }
    : target
}

const joint = /,? and /u
const anyJoint = /,? (?:and|or) /u

/** `A and B`: each bears its name, and nothing bears both. What is denied of both is denied of each, whether or not it is there. */
const parts = (bears: Bears, name: string, denied = false): ReadonlyArray<string> | undefined => {
  const all = name.split(denied ? anyJoint : joint)
  const proper = all.length > 1 && all.every((each) => /^[\p{Lu}\d]|^(?:\p{Ll}+ )?\S*\d/u.test(each))
  return proper && !bears(name) && (denied || all.every((each) => bears(each))) ? all : undefined
}

const apart = (bears: Bears, target: Target, denied = false): ReadonlyArray<Target> => {
  const whole = named(bears, target)
  const several = target.quoted || target.ordinal !== undefined ? undefined : parts(bears, whole.name, denied)
  return several?.map((name) => ({ ...whole, words: name, name })) ?? inEachPlace(bears, whole, denied)
}

/** "Tick Compare for Ada and Ben", where nothing bears both names: in the place of each of them. */
const inEachPlace = (bears: Bears, target: Target, denied: boolean): ReadonlyArray<Target> => {
  const [scope, ...outer] = target.scopes
  const { ordinal, quantifier } = target
  if (scope === undefined || scope.target.quoted || ordinal !== undefined || quantifier !== undefined)
    return [target]
  const several = parts(bears, scope.target.name, denied)
  const within = (name: string): Scope => ({ ...scope, target: { ...scope.target, words: name, name } })
  return several?.map((name) => ({ ...target, scopes: [within(name), ...outer] })) ?? [target]
}

const checksOn = (bears: Bears, check: Check): ReadonlyArray<Check> => {
  if (check._tag === "CheckText" && check.subject !== undefined)
    return [{ ...check, subject: withoutKind(bears, ofKind(bears, named(bears, check.subject))) }]
  if (check._tag === "CheckShown" || check._tag === "CheckState")
    return apart(bears, check.target, check._tag === "CheckShown" && check.negated).map((target) => ({
      ...check,
      target: ofKind(bears, target)
    }))
  if (check._tag === "CheckOrder")
    return [
      {
        ...check,
        target: ofKind(bears, named(bears, check.target)),
        ...(check.before === undefined ? {} : { before: named(bears, check.before) })
      }
    ]
  return "target" in check ? [{ ...check, target: named(bears, check.target) }] : [check]
}

/** The same intent by the names that the page bears: several where it names several things. */
export const byWholeNames = (bears: Bears, intent: Intent): ReadonlyArray<Intent> => {
  if (isCheck(intent)) return checksOn(bears, intent)
  if (intent._tag === "WaitUntil") return checksOn(bears, intent.check).map((check) => ({ ...intent, check }))
  if (intent._tag === "Choose") {
    const values = intent.values.flatMap((value) => parts(bears, value) ?? [value])
    if (intent.target !== undefined) return [{ ...intent, target: named(bears, intent.target), values }]
    return intent.values.length > 1 ? [intent] : values.map((value) => ({ ...intent, values: [value] }))
  }
  if (intent._tag === "Click" || intent._tag === "SetChecked")
    return apart(bears, intent.target).map((target) => ({ ...intent, target }))
  return "target" in intent && intent.target !== undefined
    ? [{ ...intent, target: named(bears, intent.target) }]
    : [intent]
}

const mayBeMore = (target: Target | undefined): boolean =>
  target !== undefined &&
  (target.wholes !== undefined ||
    ordinalNames(target).length > 0 ||
    (!target.quoted && (anyJoint.test(target.name) || / \p{Ll}{3,}$/u.test(target.name))) ||
    target.scopes.some(({ relation }) => relation === "near") ||
    target.scopes.some((scope) => mayBeMore(scope.target)))

/** Whether only the page tells which name is meant. */
export const isOpen = (intent: Intent): boolean => {
  if (intent._tag === "WaitUntil") return isOpen(intent.check)
  if (intent._tag === "Choose")
    return intent.values.some((value) => anyJoint.test(value)) || mayBeMore(intent.target)
  if (intent._tag === "CheckText") return mayBeMore(intent.subject)
  if (intent._tag === "CheckOrder") return mayBeMore(intent.target) || mayBeMore(intent.before)
  return "target" in intent && mayBeMore(intent.target)
}
