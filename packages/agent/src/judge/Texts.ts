/** Checks on text that a person reads. */
import type { Intent, Target, TextMatch } from "@assay/domain/Intent"
import { Fell } from "../run/Fell.js"
import { nodesIn, type Region, regionOf, wholePage } from "../ground/Regions.js"
import { readingsOf } from "../ground/Units.js"
import { recordsIn } from "../ground/Records.js"
import { isCell, isContainer, isControl, isField, isStruck } from "../screen/Kinds.js"
import { phrasesOf, readableTextOf, type Run, runsOf } from "../screen/VisibleText.js"
import { type Seen, upward, type View } from "../screen/View.js"
import { brief, type Finder, finder, loose, plain, readable } from "../screen/Wording.js"
import { hiddenInDrawing } from "./Absence.js"
import { inOneList } from "./Counts.js"
import { type Avatar, avatarOf } from "./Avatars.js"
import { judgeBadge } from "./Badges.js"
import { byForm } from "./Formed.js"
import { isOfKind, kindred } from "./Kindred.js"
import { asExpected, nearestPhrases } from "./Matching.js"
import { type Case, holds, refuted, rule, type Ruling, undecided } from "./Ruling.js"
import { phrasesIn, piecesIn, readIn } from "./Phrases.js"
import { rephrased } from "./Rephrased.js"
import { inRecords, reportOf, subjectsOf } from "./Subjects.js"
import { nextToLabel, type Subject } from "./Surroundings.js"

type TextCheck = Extract<Intent, { _tag: "CheckText" }>

/** Values of fields that the run did not fill itself: a person reads them, and they are no proof that something appeared. */
const foreignValues = ({ view, typed }: Case): ReadonlyArray<string> =>
  view.all.flatMap((seen) => {
    const { node } = seen
    const own = node.value === undefined || typed.some((each) => plain(each) === plain(node.value ?? ""))
    return isField(seen) && node.visible && !own ? [node.value ?? ""] : []
  })

/** Fields that only show what they hold are read like any other text. */
const fixedValues = ({ view }: Case): ReadonlyArray<string> =>
  view.all.flatMap((seen) => {
    const { node } = seen
    const fixed = node.state.readonly === true || node.state.disabled === true
    return isField(seen) && node.visible && fixed && node.value !== undefined ? [node.value] : []
  })

const newDialogs = ({ facts, factsBefore }: Case): ReadonlyArray<string> =>
  facts.dialogs.slice(factsBefore?.dialogs.length ?? 0).map(({ message }) => message)

const wholeTexts = (view: View): ReadonlyArray<string> =>
  view.all.filter(({ node }) => node.visible).map((seen) => readableTextOf(view, seen))

const shownTexts = (given: Case, match: TextMatch): ReadonlyArray<string> => [
  ...phrasesOf(given.view, given.view.root).map(({ text }) => text),
  ...(match === "contains" ? [] : wholeTexts(given.view))
]

const onPage = (check: TextCheck, given: Case): Ruling => {
  const found = finder(check.expected, check.match)
  const shown = shownTexts(given, check.match)
  const others = check.negated ? foreignValues(given) : [...fixedValues(given), ...newDialogs(given)]
  const hit = shown.find(found) ?? others.find(found)
  const expected = `${asExpected(check.match, check.expected)} on the page`
  if (check.negated)
    return hit === undefined
      ? (hiddenInDrawing(given.view, [wholePage(given.view)]) ??
          holds(`no ${asExpected(check.match, check.expected)}`))
      : refuted(`no ${expected}`, `saw: ${brief(readable(hit))}`)
  return hit === undefined
    ? refuted(expected, nearestPhrases(given.view, check.expected))
    : holds(`saw: ${brief(readable(hit))}`)
}

/** The words without those that only name the subject. */
const without = (text: string, name: string): string => {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at === -1 || name === "" ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`
}

/** What stands after the colon of a label in which the name is: "Next bill: €5" says of the bill that it is €5. */
const afterLabel = (text: string, name: string): string => {
  const [, label = "", value = ""] = /^([^:\d]{1,40}):\s*(\S.*)$/u.exec(text) ?? []
  return name !== "" && label.toLowerCase().includes(name.toLowerCase()) ? value : ""
}

/** The words where they are denied, and an amount in the parentheses that make it a debt. */
const denials = (expected: string): ReadonlyArray<RegExp> => {
  const words = plain(expected).replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&")
  const denied = /^\p{L}/u.test(expected)
    ? [new RegExp(`(?<![\\p{L}\\p{N}])(?:not|non|never|no|no longer|isn't)(?: yet)?[ -]+${words}`, "giu")]
    : []
  const owed = /\p{Sc}/u.test(expected) ? [new RegExp(`\\(\\s*${words}\\s*\\)`, "giu")] : []
  return [...denied, ...owed]
}

/** Looks for what is said of a thing: "Not active" does not say that it is active. */
const asserting = (expected: string, match: TextMatch): Finder => {
  const found = finder(expected, match)
  if (match !== "contains") return found
  const all = denials(expected)
  return (shown) => found(all.reduce((text, denial) => text.replace(denial, " | "), shown))
}

/** Stands for what is crossed out, and in no text of a page: what is left and right of it is not read as one. */
const gone = " \uFFFC "

/** Without what is crossed out, which is no longer so; unless it is what was asked for. */
const currentIn = (given: Case, check: TextCheck, region: Region): ReadonlyArray<string> => {
  const outer = region.seen ?? given.view.root
  const lines = check.match === "contains" ? linesStruck(given.view, outer) : new Set<Seen>()
  const struck = runsOf(given.view, outer).filter(
    ({ seen }) => isStruck(seen) && !isStruckWhole(given.view, seen) && !lines.has(seen)
  )
  const old = /\b(?:old|original|former|previous|regular|was|struck|crossed|strikethrough)\b/iu.test(
    check.subject?.words ?? ""
  )
  return phrasesIn(given.view, region).map((phrase) =>
    old ? phrase : struck.reduce((text, run) => text.replace(run.text, gone), phrase)
  )
}

/** A task that is done is crossed out whole, and is there all the same; a price that is no more stands beside another. */
const isStruckWhole = (view: View, seen: Seen): boolean => {
  const item = [...upward(seen)].find(({ node }) => /^(?:listitem|row|option)$/u.test(node.role))
  return item !== undefined && runsOf(view, item).every((run) => isStruck(run.seen))
}

/** The title of a card that is done: a line by itself, and neither a value in a cell nor an amount, which another replaces. */
const linesStruck = (view: View, outer: Seen): ReadonlySet<Seen> =>
  new Set(
    phrasesOf(view, outer).flatMap(({ runs, text }) => {
      const whole = !/\d/u.test(text) && runs.every(({ seen }) => isStruck(seen))
      const held = runs.some(({ seen }) =>
        [...upward(seen)].some((each) => isCell(each) || each.node.role === "definition")
      )
      return whole && !held ? runs.map(({ seen }) => seen) : []
    })
  )

const amountForm = /\p{Sc}\s?\d[\d.,]*\d|\p{Sc}\s?\d|\d[\d.,]*\s?\p{Sc}/gu

/** Other numbers of the same make stand in the row, and nothing says which of them is meant: a price, and a sum. */
const isOneOfSeveral = (check: TextCheck, given: Case, { regions, scored }: Subject): boolean => {
  const [own, ...wider] = regions
  const region = wider.at(-1)
  if (check.negated || own === undefined || region === undefined || !/\d/u.test(check.expected)) return false
  if (fits(check, given, { scored, regions: [own] })) return false
  const phrases = currentIn(given, check, region).map(readable)
  const money = /\p{Sc}/u.test(check.expected)
  const alike = money
    ? phrases.flatMap((text) => text.match(amountForm) ?? [])
    : phrases.filter((text) => shapeOf(text) === shapeOf(check.expected))
  return new Set(alike).size > 1
}

/** A row is read as one, and each of its cells says something by itself. */
const cellsIn = (given: Case, check: TextCheck, region: Region): ReadonlyArray<string> =>
  nodesIn(given.view, region)
    .filter((seen) => isCell(seen) && seen.node.visible)
    .flatMap((cell) => currentIn(given, check, regionOf(cell, "")).map(readable))

/** A term's one description, without the links and buttons that stand beside it. */
const descriptionIn = (given: Case, check: TextCheck, region: Region): ReadonlyArray<string> => {
  const said = nodesIn(given.view, region).filter(
    (seen) =>
      seen.node.role === "definition" &&
      seen.node.visible &&
      runsOf(given.view, seen).some((run) => ![...upward(run.seen)].some(isControl))
  )
  const [only, another] = said
  return only === undefined || another !== undefined
    ? []
    : [currentIn(given, check, regionOf(only, "")).map(readable).join(" ")]
}

const fits = (check: TextCheck, given: Case, subject: Subject): boolean => {
  const found = asserting(check.expected, check.match)
  const name = check.subject?.name ?? ""
  const { node } = subject.scored.seen
  if (isField(subject.scored.seen) && node.value !== undefined && found(plain(node.value))) return true
  // "The Role column is Editor" speaks of each of its cells, "contains" of any.
  const each =
    node.role === "columnheader" && (check.match !== "contains" || check.subject?.quantifier === "all")
  const over = (holds: (region: Region) => boolean) =>
    each ? subject.regions.every(holds) : subject.regions.some(holds)
  return over((region) => {
    const phrases = currentIn(given, check, region)
    const all = plain(readable(phrases.join(" ")))
    if (check.match === "contains")
      return phrases.some((text) => found(text)) || (phrases.length <= 20 && found(phrases.join(" ")))
    const read = [
      ...phrases.map(readable),
      ...piecesIn(given.view, region),
      ...cellsIn(given, check, region),
      ...descriptionIn(given, check, region)
    ]
    const whole = [...read, ...read.flatMap((text) => text.split(gone.trim())), all]
    return whole.some(
      (text) =>
        found(text) ||
        found(plain(without(text, name)).replace(/^(?:[:\s]|-(?=\s))+/u, "")) ||
        found(afterLabel(text, name))
    )
  })
}

/** With the dashes and quote marks that the page has. */
const written = ({ seen, text }: Run): string => (plain(seen.node.name) === text ? seen.node.name : text)

const asWritten = (view: View, region: Region, text: string): string =>
  runsOf(view, region.seen ?? view.root).reduce(
    (said, run) => said.replace(run.text, () => written(run)),
    text
  )

const seenIn = (given: Case, subject: Subject): string => {
  const { seen } = subject.scored
  const region = subject.regions.at(-1)
  const text = region === undefined ? "" : asWritten(given.view, region, readIn(given.view, region))
  const value = isField(seen) ? (seen.node.value ?? "") : ""
  return `saw: ${brief(text || value || "nothing")}`
}

const disagreement = (check: TextCheck, given: Case, subjects: ReadonlyArray<Subject>): Fell =>
  Fell.of(
    "target_ambiguous",
    `“${check.subject?.words ?? ""}” may mean ${subjects.length} things, and they differ in this.`,
    subjects.slice(0, 5).map((subject) => reportOf(given.view, subject))
  )

/** What stands right below its words may be the first of several things under them. */
const isTitle = ({ regions, scored }: Subject): boolean => {
  const region = regions.at(-1)
  const [title, next] = [
    scored.seen.node.box,
    region?.seen?.children.find(({ at }) => at > scored.seen.end)?.node.box
  ]
  return (
    region?.how === nextToLabel &&
    title !== undefined &&
    next !== undefined &&
    next.y >= title.y + title.height / 2
  )
}

/** Whether it holds for what the subject may be; undefined when that differs from one to the other. */
const truthOf = (check: TextCheck, given: Case, subjects: ReadonlyArray<Subject>): boolean | undefined => {
  const truths = subjects.map((subject) => fits(check, given, subject))
  const { quantifier } = check.subject ?? {}
  const bare =
    check.subject?.name === "" && check.subject.ordinal === undefined && check.subject.scopes.length === 0
  // "No row holds it", "a row holds it": said of any of them.
  if (quantifier === "any" || quantifier === "none" || (check.negated && bare && quantifier !== "all"))
    return truths.includes(true)
  if (bare && check.subject?.role === "heading" && !check.negated) return truths.includes(true)
  if (quantifier === "all") return truths.every(Boolean)
  return truths.every((truth) => truth === truths[0]) ? truths[0] : undefined
}

/** "The status is Active" of what reads "Active (suspended)": it may be meant so, and it may not. */
const ofSubject = (check: TextCheck, given: Case, all: ReadonlyArray<Subject>): Ruling => {
  const whole = ofSubjects(check, given, all)
  if (check.match !== "is" || (whole._tag === "Holds") === !check.negated || whole._tag === "Undecided")
    return whole
  const part = ofSubjects({ ...check, match: "contains" }, given, all)
  if (part._tag === whole._tag) return whole
  const read = part._tag === "Undecided" ? "" : ` (${part.actual})`
  return undecided(
    Fell.of("target_ambiguous", `“${check.subject?.words ?? ""}” says more than “${check.expected}”${read}.`)
  )
}

const ofSubjects = (check: TextCheck, given: Case, all: ReadonlyArray<Subject>): Ruling => {
  const whole = truthOf(check, given, all)
  // A text that only its place tells stands no more likely in a list than elsewhere.
  const doubted = check.subject?.name === "" || readingsOf(all.map(({ scored }) => scored)).length > 1
  const subjects = whole === undefined && !doubted ? inRecords(given.view, all) : all
  const negated = check.negated !== (check.subject?.quantifier === "none")
  const truth = whole ?? truthOf(check, given, subjects)
  const telling =
    truth === undefined ? undefined : subjects.find((each) => fits(check, given, each) === truth)
  const first = telling ?? subjects[0]
  if (first === undefined || truth === undefined) return undecided(disagreement(check, given, subjects))
  const name = check.subject?.words ?? ""
  if (truth && isOneOfSeveral(check, given, first))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `Several numbers stand with “${name}”, and it is not said which: ${seenIn(given, first)}.`
      )
    )
  const expected = `${asExpected(check.match, check.expected)} for “${name}”`
  const actual = seenIn(given, first)
  // What stands above or below something is seldom told to the pixel.
  const { name: called, role, scopes = [] } = check.subject ?? {}
  const onlyPlaced = called === "" && role === "text" && scopes.some(({ relation }) => relation !== "in")
  const elsewhere = () => onPage({ ...check, match: "contains", negated: false }, given)._tag === "Holds"
  if (onlyPlaced && truth === negated && elsewhere()) return undecided(disagreement(check, given, subjects))
  const avatar = truth ? undefined : avatarOf(given.view, first.regions, check.expected)
  if (avatar !== undefined) return byAvatar(check, given, avatar)
  if (isTitle(first) && !truth && elsewhere()) return underTitle(check, given, first)
  const ruling =
    truth === negated
      ? refuted(negated ? `no ${expected}` : expected, actual)
      : ((negated ? hiddenInDrawing(given.view, first.regions, check.subject) : undefined) ??
        holds(actual, first.scored.seen))
  if (ruling._tag === "Holds" && negated) {
    const another = kindredSaying(check, given, subjects)
    if (another !== undefined) return undecided(another)
  }
  return ruling._tag === "Undecided" ? ruling : { ...ruling, target: reportOf(given.view, first) }
}

/** Initials are read as the name that they stand for; whether a picture is taken for a text is not said. */
const byAvatar = (check: TextCheck, given: Case, { read, seen }: Avatar): Ruling => {
  const text = readableTextOf(given.view, seen)
  if (read && !check.negated) return holds(`saw: ${text}, which stands for “${check.expected}”`, seen)
  const what = text === "" ? `a ${seen.node.role}` : `“${text}”`
  return undecided(
    Fell.of("target_ambiguous", `“${check.expected}” is not read there, and ${what} is called so.`)
  )
}

/** "The checklist is 50% complete": under its title stands the one share that the page has. What else stands there may be of anything. */
const underTitle = (check: TextCheck, given: Case, { scored }: Subject): Ruling => {
  const share = /^\d[\d.,]*\s?%$/u.test(check.expected.trim())
  const [only, another] = share
    ? runsOf(given.view, given.view.root).filter(({ text }) => /\d\s?%/u.test(text))
    : []
  const below =
    only !== undefined && only.seen.at > scored.seen.end && only.seen.parent === scored.seen.parent
  return below && another === undefined && !check.negated
    ? holds(`saw: ${only.text}`, only.seen)
    : undecided(
        Fell.of(
          "target_ambiguous",
          `“${check.expected}” stands on the page, and it cannot be said whether of “${check.subject?.words ?? ""}”.`
        )
      )
}

/** "No card shows it", and something shows it that may be a card. */
const kindredSaying = (check: TextCheck, given: Case, subjects: ReadonlyArray<Subject>): Fell | undefined => {
  const { subject } = check
  if (subject === undefined || subject.quantifier === "all" || !isOfKind(subject)) return undefined
  const judged = subjects.map(({ scored }) => scored.seen)
  const saying = kindred(given.view, subject, judged, given.antecedent).find((seen) =>
    fits(check, given, { scored: { seen, score: 1, fit: 1, how: "" }, regions: [regionOf(seen, "")] })
  )
  return saying === undefined
    ? undefined
    : Fell.of(
        "target_ambiguous",
        `“${brief(readableTextOf(given.view, saying))}” may be meant by “${subject.words}” as well.`
      )
}

/** The same with any number in place of its own. */
const shapeOf = (text: string): string =>
  plain(text)
    .replace(/\d+(?:[.,]\d+)*/gu, "0")
    .toLowerCase()

/** "The temperature shows 18 °C" where nothing is called temperature: the one text on the page that is made so. */
const byShape = (check: TextCheck, given: Case): Ruling | undefined => {
  const shape = shapeOf(check.expected)
  const { subject } = check
  const one = subject?.ordinal === undefined && subject?.quantifier === undefined
  const plainSubject = subject?.quoted === false && subject.scopes.length === 0 && one
  if (check.negated || !plainSubject || !/\p{N}/u.test(shape) || !/[\p{L}\p{Sc}°%]/u.test(shape))
    return undefined
  const [only, another] = runsOf(given.view, given.view.root).filter(({ text }) => shapeOf(text) === shape)
  if (only === undefined || another !== undefined) return undefined
  const expected = `${asExpected(check.match, check.expected)} for “${check.subject?.words ?? ""}”`
  return rule(
    finder(check.expected, check.match)(only.text),
    false,
    expected,
    `saw: ${written(only)}`,
    only.seen
  )
}

/** "An alert says": a dialog of the browser, acknowledged on the way, was seen as well. */
const saidByDialog = (check: TextCheck, given: Case): string | undefined => {
  const { subject } = check
  const dialog = subject?.name === "" && (subject.role === "message" || subject.role === "dialog")
  return dialog && !check.negated
    ? newDialogs(given).find((message) => finder(check.expected, check.match)(plain(message)))
    : undefined
}

/** "It says": nothing was spoken of that could say so, or only what was acted on. */
const isImpersonal = ({ negated, subject }: TextCheck, { antecedent }: Case): boolean => {
  const it =
    subject?.pronoun === true &&
    subject.name === "" &&
    /^it$/iu.test(subject.words) &&
    subject.role === undefined
  const seen = antecedent?.seen
  return it && !negated && (seen === undefined || isControl(seen) || isField(seen))
}

/** "It says Page 2": of the page, where not of the thing before. What stood there already may be said of anything. */
const saidSomewhere = (check: TextCheck, given: Case, said: Ruling | undefined): Ruling => {
  const anywhere = onPage({ ...check, match: "contains" }, given)
  if (anywhere._tag !== "Holds") return said ?? anywhere
  const { before } = given
  const old =
    before !== undefined &&
    onPage({ ...check, match: "contains" }, { ...given, view: before })._tag === "Holds"
  return old
    ? undecided(
        Fell.of(
          "target_ambiguous",
          `“${check.expected}” was shown before, and it cannot be said what “it” points at.`
        )
      )
    : anywhere
}

/** "The error message says": what it says tells it, where nothing is called an error. */
const bareMessage = (subject: Target): Target | undefined =>
  subject.role === "message" &&
  !subject.quoted &&
  /^(?:error|warning|success|info|information|validation|confirmation|status|alert)$/iu.test(subject.name)
    ? { ...subject, name: "" }
    : undefined

/** No message is there, and what it is to say stands nowhere on the page: it does not say so, whatever would be called a message. */
const withoutMessage = (check: TextCheck, given: Case): Ruling | undefined => {
  const { subject } = check
  if (check.negated || subject?.role !== "message" || subject.quoted || subject.scopes.length > 0)
    return undefined
  if (subject.name !== "" && bareMessage(subject) === undefined) return undefined
  const anywhere = onPage({ ...check, match: "contains" }, given)
  return anywhere._tag === "Refuted" ? anywhere : undefined
}

/** Only a number stands on a badge. */
const onBadge = ({ expected, negated, subject }: TextCheck, given: Case): Ruling | undefined =>
  subject === undefined || !/^\d{1,6}$/u.test(expected.trim())
    ? undefined
    : judgeBadge(subject, negated ? "not_equal" : "equal", Number(expected), given)

/** Said of each of them, and only what holds them was found. */
const asOne = (subject: Target): Fell =>
  Fell.of("target_ambiguous", `It cannot be said which are the ${subject.words}.`)

/** Holds several things, any of which might be meant. */
const isHolder = (view: View, { scored: { seen } }: Subject): boolean =>
  isContainer(seen.node.role) && recordsIn(view, regionOf(seen, ""), false).length > 1

/** "All courses contain it": each thing in the one list there is, where only a part of some text is called so. */
const eachOf = (
  { view }: Case,
  subject: Target,
  named: ReadonlyArray<Subject>
): ReadonlyArray<Subject> | Fell | undefined => {
  // "All results" are not the heading that says so, nor what stands under it.
  const [only, another] = named
  const headed = named.some(
    ({ scored }) => scored.seen.node.role === "heading" || scored.region !== undefined
  )
  const part = headed || named.every(({ scored }) => scored.fit < 0.8)
  if (subject.quantifier !== "all" || subject.quoted) return undefined
  if (!part)
    return only !== undefined && another === undefined && isHolder(view, only) ? asOne(subject) : undefined
  if (subject.scopes.length > 0) return headed ? asOne(subject) : undefined
  const all = inOneList(view, wholePage(view), subject)
  if (all instanceof Fell) return all
  if (all.length === 0) return undefined
  return all.map((seen) => ({
    scored: { seen, score: 0.8, fit: 0.8, how: "one of the list" },
    regions: [regionOf(seen, "")]
  }))
}

export const judgeText = (check: TextCheck, given: Case): Ruling => {
  const { subject } = check
  const whole =
    subject === undefined ||
    (subject.role === "page" && subject.scopes.length === 0 && loose(subject.name) === "")
  if (whole) return onPage(check, given)
  const dialog = saidByDialog(check, given)
  if (dialog !== undefined) return holds(`a dialog said: ${dialog}`)
  const whose = subjectsOf(given.view, subject, given.antecedent)
  const shorter = whose instanceof Fell ? rephrased(subject, given) : undefined
  if (shorter !== undefined) return judgeText({ ...check, subject: shorter }, given)
  const named = whose
  const each =
    named instanceof Fell && subject.role !== undefined
      ? undefined
      : eachOf(given, subject, named instanceof Fell ? [] : named)
  if (each instanceof Fell) return undecided(each)
  if (each !== undefined) return ofSubject(check, given, each)
  const kind = named instanceof Fell && !check.negated ? bareMessage(subject) : undefined
  const subjects = kind === undefined ? named : subjectsOf(given.view, kind, given.antecedent)
  const said = subjects instanceof Fell ? undefined : ofSubject(check, given, subjects)
  if (isImpersonal(check, given) && said?._tag !== "Holds") return saidSomewhere(check, given, said)
  if (subjects instanceof Fell)
    return (
      onBadge(check, given) ??
      byShape(check, given) ??
      byForm(check, given) ??
      withoutMessage(check, given) ??
      undecided(subjects)
    )
  return said ?? ofSubject(check, given, subjects)
}
