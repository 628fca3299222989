/** A whole instruction: its subordinate clauses, its coordinated clauses, in the order of execution. */
import type { Check, Intent, Target } from "@assay/domain/Intent"
import { isCheck } from "@assay/domain/Intent"
import { nameIn, readAside } from "./Asides.js"
import { type Clause, type Intents, type Read, withText } from "./Clause.js"
import { readCommand } from "../deeds/Commands.js"
import { readFact } from "../checks/Facts.js"
import { readDetails, readZipped } from "../deeds/Filling.js"
import { readCompared } from "../checks/Comparing.js"
import { readPager } from "../sight/Asserted.js"
import { coordinate } from "./Joints.js"
import { plain, quotedAgain } from "../words/Literals.js"
import { allWithin, within } from "../targets/Places.js"
import { isPronoun } from "../words/Pronouns.js"
import { readTarget } from "../targets/Targets.js"
import { activated } from "../deeds/Passives.js"
import { isMiscounted } from "../checks/Enumerated.js"
import { composed } from "../sight/Composed.js"
import { framed } from "../sight/Frames.js"
import { pressedAlone } from "../deeds/PressedAlone.js"
import { readTold } from "../sight/Told.js"
import { readAbout, readReport } from "../checks/Reports.js"
import { rewordings } from "../wordings/Rewording.js"
import { misnames } from "../words/RunOns.js"
import { withoutAdverbs } from "./Speakers.js"
import { severalDeeds } from "./SeveralFirst.js"
import { readRelated } from "../checks/Related.js"
import { readStanding } from "../checks/Standing.js"
import { lastingFor, limitedTo } from "../words/Tempo.js"
import { readTrail } from "../targets/Trails.js"
import { readUnquoted } from "../words/Unquoted.js"
import { DURATION, duration, readAwaited, timeLimit } from "../deeds/Waiting.js"
import { readListed } from "../checks/Listed.js"
import { readMeans } from "../deeds/Means.js"
import { onlyChecks, readEvent } from "../deeds/Events.js"

const leading =
  /^(if|when|once(?! more| again)|after|before|unless|as soon as|whenever|on|upon|by|while) (.+?)(?:, (?:then )?| then )(.+)$/i
const trailing =
  /^(.+?),? (if|when|once(?! more| again)|after|unless|as soon as|whenever|upon|until|before) (.+)$/i
const place = /^(in|on|inside|within|under|at|for|from) ([^,]+), (.+)$/i
const actor = /^as (?:the |an? )?([^,]{1,60}), (.+)$/i
const afterTime = new RegExp(`^after (?:about |around )?${DURATION},? (.+)$`, "i")
const withinTime = new RegExp(`^within (?:the next )?${DURATION},? (.+)$`, "i")
const forTime = new RegExp(`^(.+?),? for (?:at least |the (?:next|whole) )?${DURATION}$`, "i")

const opposite = (check: Check): Check | undefined =>
  "negated" in check ? { ...check, negated: !check.negated } : undefined

const isIt = (check: Check) => "target" in check && isPronoun(check.target)

/** `click Save if it is enabled`: it is what the deed is about. */
const aboutIt = (check: Check, deed: Intent, deeds: ReadonlyArray<Intent>): Intents => {
  if (check._tag !== "CheckState" && check._tag !== "CheckShown") return undefined
  const acts =
    deed._tag === "Click" || deed._tag === "SetChecked" || deed._tag === "Hover" || deed._tag === "Perform"
  return acts && deed.target !== undefined
    ? [{ _tag: "Conditional", condition: { ...check, target: deed.target }, deeds }]
    : undefined
}

const conditional = (word: string, event: string, rest: string, clause: Clause): Intents => {
  const condition = onlyChecks(
    readFact(event, withText(clause, event)) ?? readCommand(withText(clause, event))
  )
  if (condition === undefined) return done(event, rest, clause)
  const [check] = condition
  if (condition.length !== 1 || check === undefined) return undefined
  const held = /^unless$/i.test(word) ? opposite(check) : check
  const deeds = readSentence(withText(clause, rest))
  const [deed] = deeds ?? []
  if (held !== undefined && deed !== undefined && isIt(held)) return aboutIt(held, deed, deeds ?? [])
  return held === undefined || deeds === undefined || deeds.length === 0
    ? undefined
    : [{ _tag: "Conditional", condition: held, deeds }]
}

/** `if I click Save`: what follows is done, and nothing waited for. */
const done = (event: string, rest: string, clause: Clause): Intents => {
  const first = readCommand(withText(clause, event), true)
  if (first === undefined || first.length === 0 || first.some(isCheck)) return undefined
  const then = readSentence(withText(clause, rest, first))
  return then === undefined ? undefined : [...first, ...then]
}

const sequence = (event: string, rest: string, clause: Clause): Intents => {
  const first = severalDeeds(withText(clause, event), readSentence) ?? readEvent(withText(clause, event))
  if (first === undefined) return undefined
  const then = readSentence(withText(clause, rest, first))
  return then === undefined ? undefined : [...first, ...then]
}

const readLeading: Read = (clause) => {
  const found = leading.exec(clause.text)
  if (found === null) return undefined
  const [, word = "", event = "", rest = ""] = found
  if (/^(?:on|upon|by|while)$/i.test(word))
    return /^\w+ing\b/i.test(event) ? sequence(event, rest, clause) : undefined
  if (/^before$/i.test(word)) return reversed(rest, event, clause)
  return /^(?:if|unless)$/i.test(word)
    ? conditional(word, event, rest, clause)
    : sequence(event, rest, clause)
}

const unparted = /^(?:after|once|upon|by) \w+ing /i
const subject =
  / (?=(?:the|its?|there|no|my|all|both|each|this|that|I|we|you|\p{Lu}|[\uE000-\uF8FF])[^,]* (?:is|are|was|has|have|should|must|shows?|reads?|says?|stays?|remains?|becomes?|opens?|closes|appears?|disappears?|sees?)(?: |$))/gu

/** `after pressing Cancel the row is gone`: the comma that was left out. */
const readUnparted: Read = (clause) => {
  if (!unparted.test(clause.text)) return undefined
  const [word = ""] = clause.text.split(" ")
  for (const { index } of Array.from(clause.text.matchAll(subject)).slice(0, 5)) {
    const event = clause.text.slice(word.length + 1, index)
    const read = event.includes(" ") ? sequence(event, clause.text.slice(index + 1), clause) : undefined
    if (read?.some(isCheck) === true) return read
  }
  return undefined
}

const reversed = (first: string, second: string, clause: Clause): Intents => {
  const before = readSentence(withText(clause, first))
  const after = before === undefined ? undefined : readCommand(withText(clause, second, before), true)
  return before === undefined || after === undefined ? undefined : [...before, ...after]
}

const lasting = /^(?:long-press|hold|keep|wait|press and hold)/i

/** `keep clicking Next`, `click Next repeatedly`: what is done again. */
const again = (text: string): string =>
  text
    .replace(/^(?:keeps? (?:on )?(?=\w+ing )|continues? (?:to )?|repeatedly )/i, "")
    .replace(/,? (?:repeatedly|again and again|over and over(?: again)?|as often as needed)$/i, "")

/** What comes to more when it is done again: a box that is ticked stays ticked, as in `check the Valid until date has not changed`. */
const adds = (intent: Intent): boolean =>
  intent._tag !== "SetChecked" &&
  intent._tag !== "Fill" &&
  intent._tag !== "Choose" &&
  intent._tag !== "Locate"

const onlyTime = new RegExp(`^(?:about |around )?${DURATION}$`, "i")

const pausedBefore = (time: RegExpExecArray, rest: string, clause: Clause): Intents => {
  const ms = duration(time[1] ?? "", time[2] ?? "")
  const then = readCommand(withText(clause, rest))
  return ms === undefined || then === undefined ? undefined : [{ _tag: "Pause", ms }, ...then]
}

const readTrailing: Read = (clause) => {
  const found = trailing.exec(clause.text)
  if (found === null) return undefined
  const [, rest = "", word = "", event = ""] = found
  const time = /^after$/i.test(word) ? onlyTime.exec(event) : null
  if (time !== null) return pausedBefore(time, rest, clause)
  if (/^until$/i.test(word)) {
    const said = again(rest.replace(/^(?:I|the user|you) /i, ""))
    const deeds = readCommand(withText(clause, said), true)
    const checks = onlyChecks(readAwaited(event, withText(clause, event)))
    if (deeds === undefined || checks === undefined || deeds.some(isCheck)) return undefined
    const [check] = checks
    if (lasting.test(said)) return [...deeds, ...checks]
    return check === undefined || checks.length !== 1 || !deeds.every(adds)
      ? undefined
      : [{ _tag: "Repeated", until: check, deeds }]
  }
  if (/^before$/i.test(word))
    return /^(?:I |we |you )?\w+(?:ing)?\b/i.test(event) ? reversed(rest, event, clause) : undefined
  return /^(?:if|unless)$/i.test(word)
    ? conditional(word, event, rest, clause)
    : sequence(event, rest, clause)
}

const opensClause =
  /(?<= )(?=(?:click|tap|press|choose|select|pick|type|enter|fill|check|uncheck|tick|untick|open|set|drag|hover|double-click|right-click|turn on|turn off|switch|put|write|leave|clear|change|add|delete|remove|search|verify|make sure|chooses|clicks|presses|selects|picks|confirms|enters|types|it|an?|no|the|there|(?<=\b(?:tab|page|section|row|column|card|table|list|dialog|panel|form|menu|header|footer|toolbar|sidebar|screen) )[A-Z\uE000-\uF8FF][^,;]* (?:is|are|shows?|has|reads?|says|contains?)|(?:I|you|we) (?:should |can |do |still |now )?(?:not )?(?:see|expect|find|click|tap|choose|select|press|type|enter|tick|check|open)) )/gi

/** `in the row of Ada click Edit`: the place, and where the clause begins; at most five ways. */
const unmarked = (text: string): ReadonlyArray<readonly [string, string, string]> => {
  const word = /^(in|on|inside|within|under|from|for) (?=\S)/i.exec(text)?.[1]
  if (word === undefined) return []
  return Array.from(text.matchAll(opensClause))
    .slice(0, 5)
    .filter((found) => found.index > word.length + 1)
    .map(
      (found) =>
        [word, text.slice(word.length + 1, found.index).trim(), text.slice(found.index).trim()] as const
    )
}

const goesOn =
  /^(?:the |an? )?(?:[\w-]+ ){0,3}?(?:dialog|form|table|row|card|page|tab|section|panel|menu|list|header|footer|sidebar|toolbar|window|modal|popup) (?:click|tap|press|choose|select|pick|type|enter|fill|check|tick|untick|uncheck|open|set|turn|switch|put|write|leave|clear|change|add|delete|remove|I) /

const readPlace: Read = (clause) => {
  const found = place.exec(clause.text)
  // "In the dialog turn on A, fill in B": the comma is none of the place's.
  const deeds = found !== null && goesOn.test(found[2] ?? "")
  const placed = found === null || deeds ? undefined : readPlaced(found, clause)
  if (placed !== undefined) return placed
  for (const [word, where, rest] of unmarked(clause.text)) {
    const intents = readPlaced(["", word, where, rest], clause)
    if (intents !== undefined) return intents
  }
  return undefined
}

const deedIn = / (?:open|click|choose|select|pick|press|tap|tick|enter|type)s? (?=[A-Z\uE000-\uF8FF])/

/** `under A the error is X, under B it is Y`: each in its place. */
const elsewhere = /[;,] (?:and |while )?(?:under|below|above|next to|beside) [^,;]+ (?:the|an?|it) /i

const readPlaced = (found: ReadonlyArray<string>, clause: Clause): Intents => {
  const [, word = "", where = "", said = ""] = found
  if (deedIn.test(where) || elsewhere.test(said)) return undefined
  // "Under the amount it says": what stands there, and not what the amount says.
  if (/^under$/i.test(word) && /^(?:it|one|you) (?:can )?(?:says?|reads?|shows?|states?)\b/i.test(said))
    return undefined
  const target = readTarget(where, clause.literals)
  // In a place that is named, what is typed is no name of a field.
  const rest = said.replace(
    /^(type|enter|write|input) ([a-z][a-z-]*)(?=$| and | then |,)/i,
    `$1 $2 in ${where}`
  )
  const intents = target === undefined ? undefined : readSentence(withText(clause, rest))
  if (intents?.every((intent) => intent._tag !== "Conditional") !== true) return undefined
  // "On the results page for Rome, open the menu" says where one is: nothing of the page is looked for.
  if (target?.role === "page" && /^(?:on|in|at)$/i.test(word) && intents.every((intent) => !isCheck(intent)))
    return intents
  // "On the Rates tab, set A to 1": the tab is brought to the front, and what it shows stands below it.
  const tab = target?.role === "tab" && target.name !== "" && /^(?:on|in|at)$/i.test(word)
  if (tab && target !== undefined && intents.every((intent) => !isCheck(intent)))
    return [{ _tag: "Click", target, gesture: "click", times: 1 }, ...intents]
  const [first, ...others] = intents
  // "From the list open Ada, then click Edit": what follows is done where that led.
  if (/^from$/i.test(word) && first !== undefined && !isCheck(first)) {
    const there = within(first, target, "in")
    return there === undefined ? undefined : [there, ...others]
  }
  const opened = intents.findIndex(opensMenu)
  // What a menu offers stands wherever the page draws it.
  if (opened !== -1 && opened < intents.length - 1) {
    const before = allWithin(intents.slice(0, opened + 1), target, word)
    return before === undefined ? undefined : [...before, ...intents.slice(opened + 1)]
  }
  if (rest === said || first === undefined) return allWithin(intents, target, word)
  return [first, ...others.map((intent) => within(intent, target, word) ?? intent)]
}

const opensMenu = (intent: Intent): boolean =>
  intent._tag === "Click" &&
  (/^(?:list|menu)$/.test(intent.target.role ?? "") ||
    /\b(?:dropdown|menu|more|actions|options)\b/i.test(intent.target.words))

const readActor: Read = (clause) => {
  const found = actor.exec(clause.text)
  const who: Target | undefined = found === null ? undefined : readTarget(found[1] ?? "", clause.literals)
  if (found?.[2] === undefined || who === undefined || who.name === "" || who.scopes.length > 0)
    return undefined
  const login: Intent = { _tag: "LogIn", as: who.name }
  const rest = readSentence(withText(clause, found[2], [login]))
  return rest === undefined ? undefined : [login, ...rest]
}

const readTimed: Read = (clause) => {
  const later = afterTime.exec(clause.text)
  if (later !== null) {
    const ms = duration(later[1] ?? "", later[2] ?? "")
    const rest = readSentence(withText(clause, later[3] ?? ""))
    return ms === undefined || rest === undefined ? undefined : [{ _tag: "Pause", ms }, ...rest]
  }
  const lasts = forTime.exec(clause.text)
  if (lasts !== null) {
    const ms = duration(lasts[2] ?? "", lasts[3] ?? "")
    const held = ms === undefined ? undefined : lastingFor(readSentence(withText(clause, lasts[1] ?? "")), ms)
    if (held !== undefined) return held
  }
  const soon = withinTime.exec(clause.text)
  const limit = soon === null ? timeLimit(clause.text) : undefined
  const ms = soon === null ? limit?.within : duration(soon[1] ?? "", soon[2] ?? "")
  const text = soon?.[3] ?? limit?.rest
  if (ms === undefined || text === undefined) return undefined
  return limitedTo(readSentence(withText(clause, text)), ms)
}

const arrow = /^(.+?),? (?:->|=>|→|⇒|-->) (.+)$/

const thing =
  /^(?:(?:the|an?|one|two|three|four|five|\d{1,3}) |(?:error|success|warning|confirmation|validation) |[\uE000-\uF8FF])/i

/** What a deed brings about: a statement, a thing that is seen, or a label with its value. */
const readResult = (clause: Clause): Intents => {
  const told = readSentence(clause)
  if (told?.[0] !== undefined && isCheck(told[0])) return told
  const seen = thing.test(clause.text)
    ? readSentence(withText(clause, `I should see ${clause.text}`))
    : undefined
  if (seen !== undefined) return seen
  const [, label = "", value = ""] = /^([A-Z][^:,]{0,40}): (\S.*)$/.exec(clause.text) ?? []
  return label === "" ? undefined : readFact(`${label} is ${value}`, clause)
}

/** `tick the box -> "1 selected" appears`: what is done, and what it must bring about. */
const readArrow: Read = (clause) => {
  const [, deed = "", result = ""] = arrow.exec(clause.text) ?? []
  const done = deed === "" ? undefined : readSentence(withText(clause, deed))
  if (done === undefined || done.length === 0) return undefined
  const then = readResult({ ...withText(clause, result, done), keyword: "then" })
  return then === undefined ? undefined : [...done, ...then]
}

const relative =
  /^((?:(?:I|we|you|they|the user) )?(?:click|open|press|select|tap|choose|expand|hit)(?:s|es)?(?: on)?) (.+?), which (?:now |still |currently )?((?:says|reads|shows|displays|contains|is|has) .+)$/i

/** `open the menu, which says "2 guests"`: that is seen before it is opened. */
const readRelative: Read = (clause) => {
  const [, verb = "", thing = "", said = ""] = relative.exec(clause.text) ?? []
  if (verb === "") return undefined
  const seen = onlyChecks(readFact(`${nameIn(thing)} ${said}`, clause))
  // What is counted in a page or a tab is seen once that is open.
  const counted = seen?.some((each) => each._tag === "CheckCount") === true
  const deed =
    seen === undefined || counted ? undefined : readCommand(withText(clause, `${verb} ${thing}`, seen))
  return seen === undefined || deed === undefined ? undefined : [...seen, ...deed]
}

/** `the Pause button replaces it`: it is there, and what was clicked is not. */
const readReplacement: Read = (clause) => {
  const [, thing = ""] = /^(.+?) (?:replaces|has replaced|takes the place of) it$/i.exec(clause.text) ?? []
  const last = thing === "" ? undefined : clause.before.findLast((each) => each._tag === "Click")
  const shown = last === undefined ? undefined : onlyChecks(readFact(`${thing} is shown`, clause))
  return last?._tag !== "Click" || last.target.name === "" || shown === undefined
    ? undefined
    : [...shown, { _tag: "CheckShown", target: last.target, negated: true, gone: true }]
}

/** The intents of a sentence; undefined when any part of it cannot be read. */
export const readSentence: Read = (clause) => {
  if (isMiscounted(clause.text)) return undefined
  const told = clause.sight === undefined ? undefined : readTold(clause, readSentence, readAll)
  if (told !== undefined) return told
  const said =
    readListed(clause) ?? readDetails(clause) ?? readZipped(clause) ?? readArrow(clause) ?? readTimed(clause)
  const whole = said ?? readTrail(clause, readSentence)
  // The arrow of a result that is not read is no part of a name.
  return whole === undefined && !/ (?:->|=>|-->) /.test(clause.text) ? readParts(clause) : whole
}

const readParts: Read = (clause) =>
  readActor(clause) ??
  readPlace(clause) ??
  readLeading(clause) ??
  readUnparted(clause) ??
  readMeans(clause) ??
  readRelative(clause) ??
  coordinate(clause, readOne) ??
  readTrailing(clause) ??
  readAside(clause, readSentence) ??
  readReworded(clause)

const inNewTab = / (?:in|on) (?:it|there|that (?:tab|window|page)|the new (?:tab|window))$/i

const itSays =
  /^(?:it|this) (?:should |must |will )?(?:now |then |also |still )*(?:says?|reads?|shows?|displays?|states?|complains?|warns?|announces?) (?!that |the |an? |me |us |you )(.+)$/i

/** `it should say "2 left"` after a deed, or after what is gone: what was clicked says nothing, nor does what is not there. */
const sayingIt = ({ before, literals }: Clause, text: string): ReadonlyArray<string> | undefined => {
  const last = before.at(-1)
  const said = itSays.exec(text)?.[1]
  if (said === undefined || last === undefined || !/^[A-Z\d\uE000-\uF8FF]/.test(said)) return undefined
  const gone = "negated" in last && last.negated
  const stands = last._tag === "Locate" || last._tag === "Fill" || last._tag === "WaitUntil"
  // What shows a figure does not say as well that there is nothing.
  if (last._tag === "CheckText" && /^(?:No|Nothing|There|You) \p{Ll}/u.test(plain(said, literals)))
    return [`I see ${said}`]
  return gone || (!isCheck(last) && !stands) ? [`I see ${said}`] : undefined
}

/** Of several, which come together, none is the first: "Normal tickets come first". */
const together =
  /^(?:the )?(?:\p{L}+ ){0,2}\p{Ll}{2,}[^s\W]s (?:come|go|appear|stand) (?:first|last|at the (?:top|bottom|end))$/iu

/** Said in other words, which the forms know. In a tab that has just come to the front all is said of it. */
const readReworded: Read = (outer) => {
  const depth = (outer.depth ?? 0) + 1
  if (depth > 6 || together.test(outer.text)) return undefined
  const clause: Clause = { ...outer, depth }
  const said = withoutAdverbs(clause.text)
  const text = clause.before.at(-1)?._tag === "SwitchTab" ? said.replace(inNewTab, "") : said
  const impersonal = sayingIt(clause, text)
  const ways = impersonal === undefined ? rewordings(text) : [impersonal]
  for (const way of ways.length === 0 && text !== said ? [[text]] : ways.slice(0, depth > 2 ? 1 : 5)) {
    const read = readAll(clause, way)
    if (read !== undefined) return read
  }
  return undefined
}

/** One clause after the other; undefined where one of them is not read. */
export const readAll = (clause: Clause, clauses: ReadonlyArray<string>): Intents => {
  let done: ReadonlyArray<Intent> = []
  for (const each of clauses) {
    const { literals, text: said } = quotedAgain({ text: each, literals: clause.literals })
    const read = readSentence({ ...withText(clause, said, done), literals })
    if (read === undefined) return undefined
    done = [...done, ...read]
  }
  return done.length === 0 ? undefined : done
}

/** In whatever words, where the page is in sight. */
const readFramed: Read = ({ sight, ...clause }) => {
  const said = sight === undefined ? undefined : framed(clause, sight)
  return said === undefined ? undefined : readAll(clause, said.split("; "))
}

/** A deed by what its words are called on the page. */
const readComposed: Read = ({ sight, ...clause }) => {
  const said = sight === undefined || clause.keyword === "then" ? undefined : composed(clause, sight)
  return said === undefined ? undefined : readAll(clause, said.split("; "))
}

/** A deed that is told of the thing, as `when` and `given` tell it. */
const readPassive: Read = (clause) => {
  const command = activated(withoutAdverbs(clause.text), clause.keyword, clause.before.length === 0)
  return command === undefined ? undefined : readCommand(withText(clause, command))
}

const named = (intents: Intents): Intents =>
  intents === undefined || misnames(intents) ? undefined : intents

const readOne: Read = (clause) => {
  if (together.test(clause.text)) return undefined
  const bare: Clause = { ...clause, text: withoutAdverbs(clause.text) }
  const press = pressedAlone(clause)
  return (
    (press === undefined ? undefined : named(readCommand(withText(clause, press)))) ??
    readPager(bare) ??
    readComposed(bare) ??
    readAbout(clause) ??
    readCompared(bare) ??
    readPassive(clause) ??
    readReplacement(clause) ??
    readReworded(clause) ??
    readPlace(bare) ??
    readTimed(clause) ??
    readMeans(clause) ??
    named(readCommand(clause)) ??
    readTrailing(clause) ??
    readReport(clause) ??
    named(readStanding(bare)) ??
    named(readRelated(bare)) ??
    readFramed(bare) ??
    readUnquoted(bare, readOne)
  )
}
