/** Whether something is shown. */
import type { Intent, RoleWord, Target } from "@assay/domain/Intent"
import { isPronoun } from "../language/Pronouns.js"
import { candidateOf, nameOf, type Scored } from "../ground/Candidates.js"
import { placesIn } from "../ground/Titled.js"
import { ground } from "../ground/Ground.js"
import { regionsOf } from "../ground/Enclosures.js"
import { poolOf } from "../ground/Pools.js"
import { withoutNoun } from "../ground/Reworded.js"
import { edgeOf } from "../ground/Scopes.js"
import { cornerOf } from "../ground/Sides.js"
import { wholePage } from "../ground/Regions.js"
import { roleFit } from "../ground/Roles.js"
import { rowsOfKind } from "../ground/Tabled.js"
import { Fell } from "../run/Fell.js"
import { phrasesOf, readableTextOf, runsOf } from "../screen/VisibleText.js"
import { isControl, isField, isTitle } from "../screen/Kinds.js"
import type { Seen, View } from "../screen/View.js"
import { finder, loose, plain, readable, stem, tokens } from "../screen/Wording.js"
import { isKind, judgeAbsent, judgeUnnamed } from "./Absence.js"
import { judgeBearer } from "./Bearers.js"
import { formFields, plainForm } from "./Forms.js"
import { judgeCount } from "./Counts.js"
import { nearestPhrases } from "./Matching.js"
import { onlyDoes, onlyOpens } from "./Openers.js"
import { type Case, holds, refuted, type Ruling, undecided, withTarget } from "./Ruling.js"
import { phrasesIn } from "./Phrases.js"
import { tellsOf } from "./Told.js"

type Shown = Extract<Intent, { _tag: "CheckShown" }>

/** Called so by the header of its column alone, and nothing stands in it. */
const isVacant = (view: View, { how, seen }: Scored): boolean =>
  /^(?:column|row header|term)\b/u.test(how) &&
  /^[\s—–-]*$/u.test(readableTextOf(view, seen)) &&
  seen.children.every(({ node }) => !node.visible || node.role === "text")

/** Called so by its icon alone, whose name in its set nobody reads. */
const isIconName = ({ node }: Seen): boolean =>
  node.otherNames.some(
    ({ kind, value }) => kind === "picture" && loose(value) === loose(node.name.replace(/[-_]/gu, " "))
  ) && node.otherNames.every(({ kind }) => kind !== "text")

/** "The email error" is not the label of the field that it is about. */
const isLabelOf = (view: View, seen: Seen, { name, quoted, role }: Target): boolean =>
  role === "message" &&
  !quoted &&
  name !== "" &&
  roleFit(role, seen) < 1 &&
  loose(readableTextOf(view, seen) || seen.node.name) === loose(name) &&
  isFieldName(view, name)

/** A part of a name is enough when it is the very words, or when the kind is right as well. */
const counts = (view: View, scored: Scored, target: Target): boolean => {
  if (isVacant(view, scored) || isLabelOf(view, scored.seen, target)) return false
  if (target.role === "text" && isIconName(scored.seen)) return false
  const ofColumn = target.name !== "" && target.scopes.some((scope) => scope.target.role === "column")
  if (ofColumn && !finder(target.name, "contains")(readable(readableTextOf(view, scored.seen)))) return false
  if (scored.fit >= 0.8) return true
  if (target.role !== undefined && roleFit(target.role, scored.seen) === 1 && !target.quoted) return true
  return finder(target.name, "contains")(readable(readableTextOf(view, scored.seen)) || scored.seen.node.name)
}

const isOnlyIn = ({ scopes }: Target): boolean => scopes.every(({ relation }) => relation === "in")

/** Words that stand on the page though no one element is called so. */
const asText = (target: Target, given: Case, but?: string): string | undefined => {
  if (
    target.name === "" ||
    (target.role !== undefined && target.role !== "text" && target.role !== "message")
  )
    return undefined
  // Words elsewhere on the page are not "for $20" or "below the title".
  if (!isOnlyIn(target)) return undefined
  // The name of the field is read wherever the page speaks of it, and is no error of it.
  if (target.role === "message" && !target.quoted && isFieldName(given.view, target.name)) return undefined
  if (target.scopes.some((scope) => edgeOf(scope) !== undefined || cornerOf(scope) !== undefined))
    return undefined
  const regions = regionsOf(given.view, target.scopes, given.antecedent)
  if ("name" in regions || target.ordinal !== undefined) return undefined
  const found = finder(target.name, "contains")
  return regions
    .flatMap((region) => phrasesIn(given.view, region))
    .find((phrase) => phrase !== but && found(phrase))
}

const isFieldName = (view: View, text: string): boolean =>
  view.all.some((each) => isField(each) && loose(each.node.name) === loose(text))

/** An alert of the browser that was acknowledged on the way was seen as well. */
const asDialog = (target: Target, { facts, factsBefore }: Case): string | undefined => {
  if (target.role !== "message" && target.role !== "dialog") return undefined
  const since = facts.dialogs.slice(factsBefore?.dialogs.length ?? 0).map(({ message }) => message)
  return since.find((message) => target.name === "" || finder(target.name, "contains")(plain(message)))
}

const missingPlace = (place: Target): Ruling =>
  undecided(Fell.of("target_not_found", `There is no “${place.words || place.name}” on the page to look in.`))

/** Kinds that a text describes more often than it names them: not finding the words proves nothing. */
const described: ReadonlySet<RoleWord | undefined> = new Set<RoleWord | undefined>([
  "message",
  "section",
  "page",
  "image",
  "icon"
])

const written: Readonly<Record<string, string>> = {
  no: "number",
  nr: "number",
  num: "number",
  ref: "reference"
}

const wordsOf = (text: string): ReadonlyArray<string> =>
  tokens(text).map((word) => stem(written[word] ?? word))

/** "Order number 40213" of "Order no. 40213", or of a label with the number right after it. */
const labelledBy = (label: string, number: string, { view }: Case): string | undefined => {
  const runs = runsOf(view, view.root)
  const wanted = wordsOf(label)
  const whole = runs.flatMap(({ text }, at) => {
    if (!finder(number, "contains")(plain(text))) return []
    const alone = plain(text).trim() === number
    return [alone ? `${runs[at - 1]?.text ?? ""} ${text}` : text]
  })
  return whole.find((text) => {
    const have = wordsOf(text)
    return wanted.length > 0 && text.length < 80 && wanted.every((word) => have.includes(word))
  })
}

const notShown = (target: Target, given: Case): Ruling => {
  const nearest = ground(given.view, target, "look", given.antecedent)
  const candidates = nearest._tag === "Missing" ? nearest.candidates : []
  const expected = `“${target.words || target.name}” to be shown`
  // "Its answer": a word for what it has, which nothing need be called by.
  const [owner] = target.scopes
  const its = isPronoun(owner?.target) && /^\p{Ll}+$/u.test(target.name)
  if (!target.quoted && (described.has(target.role) || its) && target.name !== "")
    return undecided(
      Fell.of("target_not_found", `Nothing on the page is called “${target.words}”.`, candidates)
    )
  const number = target.quoted ? undefined : /(?<=\S\s)(?=[\w-]*\d)[\p{Lu}\d-]{3,}$/u.exec(target.name)?.[0]
  const labelled =
    number === undefined ? undefined : labelledBy(target.name.slice(0, -number.length), number, given)
  if (labelled !== undefined) return holds(`saw: ${labelled}`)
  if (
    number !== undefined &&
    phrasesOf(given.view, given.view.root).some(({ text }) => finder(number, "contains")(text))
  )
    return undecided(
      Fell.of(
        "target_not_found",
        `The page shows ${number}, and does not call it “${target.words}”.`,
        candidates
      )
    )
  return refuted(expected, `not shown; ${nearestPhrases(given.view, target.name)}`, candidates)
}

const isUnseen = (target: Target, given: Case): boolean =>
  (target.role === "message" || target.role === "text" || target.role === undefined) &&
  thingsShown({ ...target, scopes: [] }, given).length === 0

const headingTexts = (view: View): ReadonlyArray<string> =>
  view.all.flatMap((seen) =>
    seen.node.role === "heading" && seen.node.visible ? [readableTextOf(view, seen)] : []
  )

/** The table in which it stood went with it, on what is still the same page: an empty list is often no list. */
const isPlaceThatWent = ({ scopes }: Target, { before, view }: Case): boolean => {
  if (before === undefined || scopes.some(({ relation }) => relation !== "in")) return false
  const [one, other] = [before, view].map(({ screen }) => screen.url.split("#")[0])
  const titles = headingTexts(view)
  return (
    one === other &&
    !("name" in regionsOf(before, scopes, undefined)) &&
    headingTexts(before).some((title) => titles.includes(title))
  )
}

/** It stood there before the last deed, and the place is gone. */
const wentWithPlace = (target: Target, given: Case): boolean =>
  given.before !== undefined &&
  isPlaceThatWent(target, given) &&
  isShown(target, { ...given, view: given.before, antecedent: undefined })

/** What is of something that is not there is not there either; a place that is not there is another matter. */
const missingScope = ({ gone, negated, target }: Shown, missing: Target, given: Case): Ruling => {
  // Words that stand nowhere on the page do not stand in that place either.
  const unseen = () => asText({ ...target, scopes: [] }, given) === undefined && isUnseen(target, given)
  if (!negated && (target.quoted || wentWithPlace(target, given)) && unseen())
    return refuted(
      `“${target.name}” to be shown`,
      `there is no “${missing.words || missing.name}”; ${nearestPhrases(given.view, target.name)}`
    )
  if (negated && gone === true && isPlaceThatWent(target, given))
    return judgeOne({ _tag: "CheckShown", target: { ...target, scopes: [] }, negated, gone }, given)
  const owner = target.scopes.some((scope) => scope.relation === "near" && scope.target === missing)
  return owner && negated ? holds(`no “${missing.words || missing.name}”`) : missingPlace(missing)
}

/** "A message from Ada" is there when something is Ada's. */
const ownersOf = (target: Target, given: Case): ReadonlyArray<Scored> => {
  const [scope, another] = target.scopes
  const letter = target.role === "message" && /^(?:messages?|e-?mails?|mails?|letters?)$/iu.test(target.words)
  const kind = target.name === "" && (letter || target.role === "item" || target.role === "row")
  if (!kind || another !== undefined || scope?.relation !== "near" || scope.target.name === "") return []
  return poolOf(given.view, scope.target, "look", given.antecedent).scored.filter(({ fit }) => fit >= 0.8)
}

/** All that is seen and may be called so. */
export const thingsShown = (target: Target, given: Case): ReadonlyArray<Scored> => {
  const pool = poolOf(given.view, target, "look", given.antecedent)
  const places =
    (target.role === undefined || target.role === "section") && isOnlyIn(target)
      ? placesIn(given.view, pool.regions, target)
      : []
  const all = [...pool.scored, ...places].filter(
    (scored) => counts(given.view, scored, target) && scored.seen.node.picture !== "loading"
  )
  if (target.ordinal === undefined) return all
  const found = ground(given.view, target, "look", given.antecedent)
  return found._tag === "Found" ? [{ ...found, fit: 1 }] : []
}

/** What opens it comes after whatever else may be it. */
const firstOf = (target: Target, given: Case): Scored | undefined => {
  const all = thingsShown(target, given)
  const apart = ({ seen }: Scored) => !onlyDoes(seen, target)
  return (
    all.find((scored) => !onlyOpens(given.view, scored, target) && apart(scored)) ?? all.find(apart) ?? all[0]
  )
}

/** "I see Ada and Bob" as one after the other, when nothing is called by both. */
const partsOf = (target: Target): ReadonlyArray<Target> => {
  const names =
    target.quoted || target.role !== undefined || target.ordinal !== undefined
      ? []
      : target.name.split(/,? and |, /u)
  return names.length < 2 ? [] : names.map((name) => ({ ...target, name, words: name }))
}

/** Each of the parts; the first that is refuted speaks for all. */
const inParts = (check: Shown, parts: ReadonlyArray<Target>, given: Case): Ruling => {
  const rulings = parts.map((target) => judgeOne({ ...check, target }, given))
  const fallen = rulings.find(({ _tag }) => _tag !== "Holds")
  if (fallen !== undefined) return fallen
  return holds(rulings.map((each) => (each._tag === "Holds" ? each.actual : "")).join(", "))
}

export const judgeShown = (check: Shown, given: Case): Ruling => {
  const whole = judgeOne(check, given)
  const parts = partsOf(check.target)
  const split = parts.length > 0 && (check.negated ? whole._tag === "Holds" : whole._tag !== "Holds")
  return split ? inParts(check, parts, given) : whole
}

/** An option of a list that is closed is there for whoever opens it. */
const asOption = ({ negated, target }: Shown, given: Case): Ruling | undefined => {
  const [scope, another] = target.scopes
  if (target.role !== "option" || target.name === "" || scope?.relation !== "in" || another !== undefined)
    return undefined
  const list = ground(given.view, scope.target, "choose", given.antecedent)
  const options = list._tag === "Found" ? list.seen.node.options : undefined
  if (options === undefined) return undefined
  const found = options.some(({ label }) => plain(label).toLowerCase() === plain(target.name).toLowerCase())
  const labels = options.map(({ label }) => label).join(", ")
  return found === negated
    ? refuted(`${negated ? "no " : ""}option “${target.name}”`, `it has ${labels || "none"}`)
    : holds(`it has ${labels || "none"}`)
}

/** A picture that did not load is there, and nobody sees it. */
const brokenPicture = ({ negated, target }: Shown, { seen }: Scored): Ruling => {
  const said = `the picture “${seen.node.name}” did not load`
  return negated
    ? undecided(Fell.of("target_ambiguous", `It cannot be said whether “${target.words}” is shown: ${said}.`))
    : refuted(`“${target.words || target.name}” to be shown`, said)
}

const isShown = (target: Target, given: Case): boolean =>
  thingsShown(target, given).length > 0 || asText(target, given) !== undefined

/** "The field is gone", where one of several went: which of them was meant is not said. */
const isOneThatWent = ({ gone, target }: Shown, given: Case): boolean => {
  const { before, view } = given
  const bare = target.name === "" && target.scopes.length === 0 && target.ordinal === undefined
  if (gone !== true || before === undefined || !bare || target.quantifier !== undefined) return false
  const then = thingsShown(target, { ...given, view: before, antecedent: undefined })
  return view !== before && then.length > thingsShown(target, given).length
}

const oneOfThem = ({ words }: Target, actual: string): Fell =>
  Fell.of("target_ambiguous", `One “${words}” is gone and another is there: ${actual}.`)

/** A form that no role tells to be one: one field by itself may be none. */
const asForm = ({ negated, target }: Shown, { view }: Case): Ruling | undefined => {
  const bare = target.role === "form" && target.name === "" && target.scopes.length === 0
  const [field] = bare && target.ordinal === undefined ? formFields(view) : []
  const form = plainForm(view)
  if (field === undefined) return undefined
  return form !== undefined && !negated
    ? holds(`saw the fields from “${field.node.name}” on`, form)
    : undecided(
        Fell.of("target_ambiguous", `It is not said whether the field “${field.node.name}” stands in a form.`)
      )
}

const isProper = (name: string): boolean => name.split(/\s+/u).every((word) => /^\P{Ll}/u.test(word))

/** "The Reports folder", where something is called Reports: whether that is a folder no word of the page says. */
const ofUnknownKind = ({ negated, target }: Shown, given: Case): Ruling | undefined => {
  const shorter = target.role === undefined ? withoutNoun(target) : undefined
  if (shorter === undefined || (!negated && !isProper(shorter.name))) return undefined
  const found = thingsShown(shorter, given).find(({ fit }) => fit >= 0.95)
  return found === undefined
    ? undefined
    : undecided(
        Fell.of(
          "target_ambiguous",
          `“${nameOf(given.view, found.seen)}” is shown, and it cannot be said whether it is the “${target.words}”.`,
          [candidateOf(given.view, found)]
        )
      )
}

/** Nothing but what tells of it was found. */
const onlyTold = (target: Target, given: Case): Fell | undefined => {
  const all = thingsShown(target, given)
  return all.length === 0 || all.some(({ seen }) => !tellsOf(given.view, seen, target))
    ? undefined
    : Fell.of(
        "target_ambiguous",
        `“${target.words}” is only spoken of, so that it cannot be said whether it is there.`
      )
}

/** The heading "Orders", or the link to them, is none of the orders of a table that tells by its columns that they stand there. */
const isTitleOfAll = (view: View, target: Target, { seen }: Scored): boolean =>
  !target.quoted &&
  (target.role === undefined || target.role === "item") &&
  target.scopes.length === 0 &&
  /^\p{Ll}+s$/u.test(target.name) &&
  (isTitle(seen) || isControl(seen)) &&
  loose(seen.node.name) === loose(target.name) &&
  rowsOfKind(view, wholePage(view), target.name).length > 0

/** "There are no orders": none is counted. */
const noneOf = (target: Target, given: Case): Ruling =>
  judgeCount({ _tag: "CheckCount", target, comparison: "equal", count: 0 }, given)

const judgeOne = (check: Shown, given: Case): Ruling => {
  const option = asOption(check, given)
  if (option !== undefined) return option
  const { negated, target } = check
  const { view } = given
  const pool = poolOf(view, target, "look", given.antecedent)
  if (pool.missing !== undefined) return missingScope(check, pool.missing, given)
  // What is near to the kind is not yet the thing: that is for a judgement of its absence.
  const found = negated && isKind(target) ? undefined : (firstOf(target, given) ?? ownersOf(target, given)[0])
  if (negated && found !== undefined && isTitleOfAll(view, target, found)) return noneOf(target, given)
  const deed = found !== undefined && onlyDoes(found.seen, target)
  const opener = found !== undefined && (deed || onlyOpens(view, found, target))
  // What a dialog is opened by may be seen without it, and what hides a tip without the tip.
  const first = opener && negated && (deed || target.role === "dialog") ? undefined : found
  const own = deed ? readableTextOf(view, found.seen) : undefined
  const text = first === undefined ? asText(target, given, own) : undefined
  const said = first === undefined ? asDialog(target, given) : undefined
  if (said !== undefined)
    return negated
      ? refuted(`“${target.words || target.name}” not to be shown`, `a dialog said: ${said}`)
      : holds(`a dialog said: ${said}`)
  const form = first === undefined && text === undefined ? asForm(check, given) : undefined
  if (form !== undefined) return form
  if (first === undefined && text === undefined)
    return (
      judgeBearer(target, negated, given) ??
      ofUnknownKind(check, given) ??
      (negated
        ? judgeAbsent(target, given, (then) => isShown(target, then))
        : (judgeUnnamed(target, given) ?? notShown(target, given)))
    )
  if (first !== undefined && opener)
    return undecided(
      Fell.of(
        "target_not_found",
        `Only what may open or change the “${target.words}” is seen: the ${first.seen.node.role} “${candidateOf(view, first).name}”.`
      )
    )
  if (first?.seen.node.picture === "broken") return brokenPicture(check, first)
  const actual =
    first === undefined
      ? `saw: ${readable(text ?? "")}`
      : `saw the ${first.seen.node.role} “${candidateOf(view, first).name}”`
  const told = negated && first !== undefined ? onlyTold(target, given) : undefined
  if (told !== undefined) return undecided(told)
  if (negated && isOneThatWent(check, given)) return undecided(oneOfThem(target, actual))
  if (negated) return refuted(`“${target.words || target.name}” not to be shown`, actual)
  if (first === undefined) return holds(actual)
  const ruling = withTarget(holds(actual), view, first.seen, first.score, first.how)
  return ruling._tag === "Holds" ? { ...ruling, tentative: first.fit < 0.8 } : ruling
}
