/**
 * Whether something is not there. That nothing bears a name proves an absence only where the thing would bear it: what is described and not
 * named must be shown to be gone, by evidence, or nothing is said.
 */
import { noBadge } from "./NoBadge.js"
import type { RoleWord, Target } from "@assay/domain/Intent"
import { candidatesIn } from "../../ground/Candidates.js"
import { regionsOf } from "../../ground/Enclosures.js"
import { ground } from "../../ground/Ground.js"
import { isOfOtherField } from "../../ground/Messages.js"
import { nodesIn, recordOf, type Region } from "../../ground/Regions.js"
import { wereNumbered } from "./NumberedOnes.js"
import { Fell } from "../../run/Fell.js"
import { isField, isOnControl } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { type Finder, finder, loose, plain, stems, tokens } from "../../screen/Wording.js"
import { withoutStanding } from "./StandingStatus.js"
import { type Evidence, evidenceFor, familiesOf, mentions, namelessIn, unreadIn } from "./Evidence.js"
import { othersHave } from "./OthersHave.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"

/** Kinds whose things bear their names on the page. */
const nameable: ReadonlySet<RoleWord | undefined> = new Set<RoleWord | undefined>([
  "button", "link", "field", "checkbox", "radio", "switch", "option", "tab", "menuitem", "slider", "heading", "column", "row",
  "item", "cell", "table", "list", "form", "frame"
]) // prettier-ignore

/** Words that say how a thing is and not what it is called. */
const quality =
  /^(?:un\w+|dis\w+|in(?:valid|active|visible|correct|complete)|\w{3,}(?:ed|ing|able|ible|ful|less)|broken|dead|duplicates?|empty|blank|missing|other|another|more|further|additional|new|old|extra|same|different|open|closed|hidden|external|internal|primary|secondary|optional|required|overdue|single|one|left|valid|wrong|red|green|big|small|large|many|few|negative|positive|zero|high|higher|low|lower|late|early|cheap|expensive|recent|current|past|previous|earlier|former|prior|future|upcoming|double|second)$/iu

const called = (target: Target): string => `“${target.words || target.name}”`

const wordsOf = (text: string): ReadonlyArray<string> =>
  text.split(/\s+/u).filter((word) => !/^(?:the|an?|of|in|on|for|to|and|with|from|any|no)$/iu.test(word))

/** A name: in quotes, with a capital at its beginning, with a digit or a sign in it. */
const isName = (target: Target): boolean => {
  const [first = ""] = wordsOf(target.name)
  if (target.quoted) return true
  if (
    target.name === "" ||
    tokens(target.name).every((word) => familiesOf({ ...target, words: word }).length > 0)
  )
    return false
  return /^[\p{Lu}\p{N}]/u.test(first) || /[\p{N}@._#/]/u.test(target.name)
}

/** Nothing but a word for something that pages show without a name: "the toast", "an error". */
export const isKind = (target: Target): boolean =>
  target.name === "" &&
  target.scopes.length === 0 &&
  familiesOf(target).length > 0 &&
  !/^messages?$/iu.test(target.words)

const regionsFor = (view: View, target: Target, given: Case): ReadonlyArray<Region> => {
  const regions = regionsOf(view, target.scopes, given.antecedent)
  return "name" in regions ? [] : regions
}

/** A field there that holds the words, and not by what the run put in. */
export const fieldHolding = (
  holds: Finder,
  regions: ReadonlyArray<Region>,
  { typed, view }: Pick<Case, "typed" | "view">
): Seen | undefined =>
  regions
    .flatMap((region) => nodesIn(view, region))
    .find(
      (seen) =>
        isField(seen) &&
        seen.node.visible &&
        seen.node.concealed !== true &&
        !typed.includes(seen.node.value ?? "") &&
        holds(plain(seen.node.value ?? ""))
    )

const within = (
  view: View,
  target: Target,
  given: Case,
  find: (view: View, region: Region, target: Target) => ReadonlyArray<Evidence>
): ReadonlyArray<Evidence> => regionsFor(view, target, given).flatMap((region) => find(view, region, target))

/** What a form has to say often stands beside it. */
const besideForm = (target: Target): Target =>
  target.role === "message" && target.scopes.every((scope) => scope.target.role === "form")
    ? { ...target, scopes: [] }
    : target

/** "The email error" is none that another field says to be about it. */
const textsOfOtherFields = (view: View, { name, quoted, role, scopes }: Target): ReadonlySet<string> => {
  const isError = role === "message" && !quoted && name !== "" && scopes.length === 0
  const target: Target = { words: name, name, quoted: false, role: "field", scopes: [] }
  const own = isError ? ground(view, target, "fill") : undefined
  if (own?._tag !== "Found" || own.tentative) return new Set()
  const texts = (seen: Seen) =>
    seen.node.otherNames.flatMap(({ kind, value }) => (kind === "description" ? [loose(value)] : []))
  const others = view.all.filter((seen) => isField(seen) && seen.node.visible && seen !== own.seen)
  return new Set(others.flatMap(texts).filter((text) => !texts(own.seen).includes(text)))
}

/** The field at which no message should be: "no error for the phone field", "no error under Phone". */
const fieldOf = (view: View, { role, scopes }: Target): Seen | undefined => {
  const [scope, another] = scopes
  const isAt = scope?.relation === "near" || scope?.relation === "below"
  if (role !== "message" || scope === undefined || !isAt || another !== undefined) return undefined
  const found = ground(view, scope.target, "fill")
  return found._tag === "Found" && !found.tentative && isField(found.seen) ? found.seen : undefined
}

/** Another field is marked so, or is the one that it stands at, and it does not speak of this one. */
const isOfAnother = (view: View, field: Seen, { seen, text }: Evidence): boolean => {
  if (seen !== undefined && isField(seen)) return seen !== field
  const places =
    seen === undefined
      ? runsOf(view, view.root).flatMap((run) => (loose(run.text) === loose(text) ? [run.seen] : []))
      : [seen]
  const own = stems(field.node.name).filter((word) => word.length > 2)
  const speaksOfIt = stems(text).some((word) => own.includes(word))
  return !speaksOfIt && places.length > 0 && places.every((each) => isOfOtherField(view, [field], each))
}

/** Evidence for a thing of that name, or for any of the kind when it has none. */
const against = (view: View, target: Target, given: Case): ReadonlyArray<Evidence> => {
  const about = within(view, besideForm(target), given, evidenceFor)
  const others = textsOfOtherFields(view, target)
  const field = fieldOf(view, target)
  const all = about.filter(
    (each) => !others.has(loose(each.text)) && !(field !== undefined && isOfAnother(view, field, each))
  )
  if (!isName(target)) return all
  const wanted = tokens(target.name)
  return all.filter(({ text }) => wanted.every((word) => tokens(text).includes(word)))
}

/** Words that go with the word for a kind, and tell no one thing from others. */
const plainWords =
  /^(?:indicator|icon|animation|spinner|loader|loading|bar|box|window|panel|message|popup|pop|up|menu|list|cookie|consent|notice)s?$/iu
/** Words for one kind of thing, in texts and in classes. */
const alike: ReadonlyArray<RegExp> = [
  /spin|load|throbber|busy/iu,
  /skeleton/iu,
  /modal|dialog|pop-?up/iu,
  /drawer/iu,
  /toast|snackbar|notif/iu,
  /banner|cookie|consent/iu,
  /tooltip/iu,
  /side-?_? ?(?:bar|nav|menu|panel)/iu,
  /menu|drop-?down/iu
]
const isNamed = (target: Target, { called = "" }: Evidence): boolean =>
  alike.some((words) => words.test(target.words) && words.test(called))

/**
 * "A spinner is shown", where nothing is called so. What the page itself names so by a class is one; what only looks like one, or like an
 * error, may be.
 */
export const judgeUnnamed = (target: Target, given: Case): Ruling | undefined => {
  if (target.quoted || familiesOf(target).length === 0) return undefined
  const all = against(given.view, target, given)
  const [first] = all
  if (first === undefined) return undefined
  const words = tokens(target.words).filter((word) => !plainWords.test(word))
  const isPlain = words.every((word) => familiesOf({ ...target, words: word }).length > 0)
  const named = all.find((evidence) => isNamed(target, evidence))
  return isPlain && named !== undefined
    ? holds(`saw ${named.how}`)
    : undecided(
        Fell.of(
          "target_ambiguous",
          `It cannot be said whether ${called(target)} is shown: it may be ${first.how}.`
        )
      )
}

/** The thing is on the page, and people do not see it. */
const isHidden = (target: Target, given: Case): boolean =>
  target.name !== "" &&
  candidatesIn(
    given.view,
    regionsFor(given.view, target, given),
    target,
    "look",
    ({ node }) => !node.visible
  ).some(({ fit }) => fit >= 0.8)

/** It was seen before in this run, by the same words. */
export const wasSeen = (target: Target, given: Case, shown: (given: Case) => boolean): boolean =>
  given.past.some((view) => {
    const then = { ...given, view, antecedent: undefined }
    return shown(then) || (!isName(target) && against(view, target, then).length > 0)
  })

const doubt = (target: Target, evidence: Evidence): Ruling =>
  undecided(
    Fell.of(
      "target_ambiguous",
      `It cannot be said that ${called(target)} is not there: it may be ${evidence.how}.`
    )
  )

const unknown = (target: Target): Ruling =>
  undecided(
    Fell.of(
      "action_unsupported",
      `Nothing was called ${called(target)} so far, so that it cannot be said that it is not there. What must not be read can be put in quotes.`
    )
  )

const unreadable = (target: Target | undefined): Ruling =>
  undecided(
    Fell.of(
      "action_unsupported",
      `${target === undefined ? "It" : called(target)} may stand in a drawing or a document that cannot be read.`
    )
  )

/** A drawing in the place may show anything. */
export const hiddenInDrawing = (
  view: View,
  regions: ReadonlyArray<Region>,
  target?: Target
): Ruling | undefined =>
  regions.some((region) => unreadIn(view, region) !== undefined) ? unreadable(target) : undefined

/** Words that describe and do not name: whether they can be told to be absent. */
const described = (target: Target, given: Case, shown: (given: Case) => boolean): Ruling | undefined => {
  const known = () =>
    isHidden(target, given) || wasSeen(target, given, shown) || wereNumbered(target, given) || given.waiting
  if (familiesOf(target).length > 0) {
    const rest = tokens(target.name).filter((word) => familiesOf({ ...target, words: word }).length === 0)
    // "No unread messages": words tell which messages are unread, or nothing does.
    if (rest.some((word) => quality.test(word)) && !known()) return unknown(target)
    const [mention] =
      rest.length === 0 ? [] : within(given.view, { ...target, name: rest.join(" ") }, given, mentions)
    return mention === undefined || known() ? undefined : doubt(target, mention)
  }
  const quick = nameable.has(target.role) || target.role === "icon" || target.role === "image"
  if (!quick) return known() ? undefined : unknown(target)
  const [nameless] = within(given.view, target, given, namelessIn)
  if (nameless !== undefined && target.name !== "" && target.role !== "row" && target.role !== "item")
    return doubt(target, nameless)
  // "An option to subscribe": what it is for, whatever it is called.
  const purpose = /^\S+ (?:to|for) \p{Ll}/u.test(target.words)
  const vague =
    purpose || wordsOf(target.name).some((word) => quality.test(word)) || /[^s]s$/u.test(target.words)
  return vague && target.name !== "" && !known() ? unknown(target) : undefined
}

/** "There is no notice", where a label reads "Notice": it may be that what is meant, or another thing of that name. */
const labelCalledSo = (view: View, { name, words }: Target): string | undefined =>
  name !== ""
    ? undefined
    : runsOf(view, view.root).find(
        ({ seen, text }) => !isOnControl(seen) && loose(text.replace(/:$/u, "")) === loose(words)
      )?.text

/** "No Personal request is listed", where the type of a line reads "Personal": that line may be one. */
const lineOfKind = (view: View, { name, quoted, role }: Target): string | undefined => {
  const [, kind] = /^(\p{Lu}.*) \p{Ll}{3,}$/u.exec(name) ?? []
  if (kind === undefined || quoted || (role !== undefined && role !== "item")) return undefined
  return runsOf(view, view.root).find(
    ({ seen, text }) =>
      loose(text) === loose(kind) && !isOnControl(seen) && recordOf(view, seen) !== undefined
  )?.text
}

/** Nothing was found by the words. `shown`: whether something is, on another screen. */
export const judgeAbsent = (target: Target, given: Case, shown: (given: Case) => boolean): Ruling => {
  const bare = noBadge(target, given)
  if (bare !== undefined) return bare
  const found = against(given.view, target, given)
  const isAnyMessage = target.role === "message" && target.name === "" && target.scopes.length === 0
  const [evidence] = isAnyMessage ? withoutStanding(found, given) : found
  if (evidence !== undefined)
    return evidence.sure && !isName(target) && target.name === ""
      ? refuted(`${called(target)} not to be shown`, `saw ${evidence.how}`)
      : doubt(target, evidence)
  const drawn = hiddenInDrawing(given.view, regionsFor(given.view, target, given), target)
  if (drawn !== undefined) return drawn
  const held =
    target.name === "" || familiesOf(target).length > 0
      ? undefined
      : fieldHolding(finder(target.name, "contains"), regionsFor(given.view, target, given), given)
  if (held !== undefined)
    return undecided(
      Fell.of(
        "target_ambiguous",
        `${called(target)} stands in the field “${held.node.name}”, which holds “${held.node.value ?? ""}”.`
      )
    )
  const label = labelCalledSo(given.view, target)
  if (label !== undefined)
    return undecided(Fell.of("target_ambiguous", `The page says “${label}”, which may be ${called(target)}.`))
  const kind = lineOfKind(given.view, target)
  if (kind !== undefined)
    return undecided(
      Fell.of("target_ambiguous", `“${kind}” stands in a list, and may tell that it is ${called(target)}.`)
    )
  const open = isName(target) || othersHave(target, given) ? undefined : described(target, given, shown)
  return open ?? holds(`no ${called(target)}`)
}
