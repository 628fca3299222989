/** One instruction to its intents: what is slipped is put right, what is quoted is masked, and the ways to read it are tried in order. */
import { inOwnersRow } from "./targets/Places.js"
import { pipe } from "effect"
import { type Intent, isCheck } from "@assay/domain/Intent"
import { inPlainWords } from "./wordings/PlainerWords.js"
import { fromTheStart, withoutAsides } from "./sentences/Straightened.js"
import { withoutOrdinal } from "./wordings/ToldTwice.js"
import {
  readRepeated,
  readSameMenu,
  readTicked,
  readTriedNext,
  recalled,
  retried,
  triesNothing
} from "./targets/Anaphora.js"
import { deniedOfEach } from "./checks/Denied.js"
import { eachOfBoth, namedBoth, namedOthers } from "./checks/BothGone.js"
import { readBareThing } from "./targets/BareThings.js"
import type { Clause, Keyword } from "./sentences/Clause.js"
import { calledByText } from "./checks/Counters.js"
import { countsInFile } from "./checks/Pages.js"
import { composed } from "./sight/Composed.js"
import { respelt } from "./words/ForeignNames.js"
import { plainly } from "./sight/Frames.js"
import { isMoreOfIt } from "./sentences/Joints.js"
import { LITERAL, type Masked, plain, quotedAgain } from "./words/Literals.js"
import { bareTexts } from "./words/BareTexts.js"
import { endingIn, namedMessages } from "./words/NamedMessages.js"
import { nearestForm, reasonOf } from "./Nearest.js"
import type { NotUnderstood, ParsedStep } from "./ParsedStep.js"
import { uncontracted } from "./checks/Predicates.js"
import { isOpenQuestion } from "./checks/Questions.js"
import { isWholeRemark } from "./sentences/Remarks.js"
import { runsOn } from "./words/RunOns.js"
import { readAll, readSentence } from "./sentences/Sentences.js"
import { besideSwitch, languageOn, obliged } from "./wordings/PlainerOfTalk.js"
import { lastDone } from "./checks/SaidUnderHeads.js"
import { wentFromTo } from "./wordings/GoneUpBy.js"
import { confirmedToMe } from "./wordings/PlainerOfConfirmed.js"
import { dayOnce, quantityOf } from "./wordings/PlainerOfReports.js"
import { quoted, type Seen } from "./words/Quoting.js"
import { type Sight, thingsCalled } from "./sight/Sight.js"
import { stated } from "./sight/Statements.js"
import { toldIn } from "./sight/Told.js"
import { verbOf } from "./words/Verbs.js"
import { joined } from "./sentences/Joined.js"

export type Reading = ParsedStep["reading"]

/** Characters of one instruction, quotations counted as one: more than this is no instruction. */
const LONGEST = 600

export const notUnderstood = (what: string, text: string): NotUnderstood => ({
  _tag: "NotUnderstood",
  why: what,
  nearest: nearestForm(text)
})

const tooLong = (text: string): NotUnderstood =>
  notUnderstood(`The step is longer than ${LONGEST} characters`, text.slice(0, 60))

/** `the menu that opens`: that it is there goes without saying. */
const beingThere =
  / (?:that|which) (?:(?:now |then )?(?:shows up|appears|pops up|opens|comes up|opened|appeared|popped up)|(?:is|was|gets) (?:now )?(?:shown|displayed|opened|visible))(?=,? (?:next to|in|on|below|above|under|beside|and|then|on top|I|click|choose|press|tap|select|pick|confirm|enter|type|there|it|says|reads|asks|shows|has|lists|contains|mentions|should|must)\b|,|[.!]?$)/gi

/** `the total shown at the bottom`: the same without a pronoun. */
const standingThere =
  /(?<!\b(?:is|are|be|been|was|were|gets?|now|still|not|also|being|correctly|longer|both|all|only|only|it|they)) (?:shown|displayed|listed|printed) (?=(?:at|in|on|under|below|above|next to|beside) (?:the|its) .* (?:is|are|shows?|reads?|says?|equals?|should|must|has|changes)\b)/gi

/** `Select "A", "B" and click Submit`: what is chosen ends at the last quotation. */
const lastOfList = new RegExp(
  `\\b((?:select|choose|pick|check|tick|uncheck|untick)(?:s|ed)? (?:the )?${LITERAL}(?:, ${LITERAL})*), (${LITERAL})(?=,? (?:and|then) (?!${LITERAL})|$|[.;])`,
  "gi"
)

/** `As a user, I ...`: nobody in particular, who need not log in. */
export const asUser =
  /^as (?:an? |the )?(?:(?:logged[- ]in|registered|new|regular|normal|returning|signed[- ]in|first-time) )*(?:user|visitor|customer|guest|shopper|buyer|tester|reader|person),? (?=I |we )|^as (?:an?|the) [a-z][a-z -]{1,40} (?=I |we )|^as (?:someone|somebody|a person|one of those) who (?:(?:never|always|often|rarely|usually) [a-z]+|keeps?|forgets?|hates?|likes?|loves?|prefers?|worries|struggles|knows?|uses?|works?|lives|tends) (?:[a-z'’]+ ){0,5}?[a-z'’]+,? (?=I |we )/i

/** `press ?`: a key, and no end of a sentence. */
const pressedSign = /\b(?:press|hit|pressed)(?: the)? (?:\S+\+)?[?.,;:!]$/i

/** `don`t`: another mark of the same key. */
const slipped = /(?<=\b[a-z]+)[`´](?=(?:t|s|re|ve|ll|m|d)\b)/giu

/** `displayed status is "true"`, as generated steps have it. */
const quotedTruth = /(?<=\bdisplayed (?:status|state) is )["“'`](true|false)["”'`]/gu

const quotedVerb = /^((?:I|[Ww]e|[Yy]ou|(?:[Tt]he )?[Uu]ser) )["“'`](\p{Ll}+)["”'`](?= \S)/u

/** `the user "opens" the menu`: what is done stands in quotes. */
const unquotedVerb = (text: string): string =>
  text.replace(quotedVerb, (all, who: string, word: string) =>
    verbOf(word) === undefined ? all : who + word
  )

/** `is **not** shown`: a small word that is stressed, and no name. */
const stressed =
  /(?<![*\p{L}])\*{1,3}(not|no|only|never|must|should|all|both|each|every|exactly|and|or|is|are|before|after|first|then|no longer|does not|should not|must not|cannot)\*{1,3}(?![*\p{L}])/giu

/** `the first card in To do`: the name of a column, and no verb. */
const toDo =
  /(?<=\b(?:in|to|from|into|under|inside|of|column|list|lane|called|named) )(To[ -][Dd]o)\b(?! (?:column|list|lane|board|section|tab)\b)/gu

/** `the driver is Not assigned`, `shows Not yet started`: with its capital it is a value, and denies nothing. */
const notSo =
  /(?<=\b(?:is|are|be|reads?|shows?|says?|becomes?|stays?|remains?|still|now|to|as) )(Not (?:yet |in |for |on )?\p{Ll}+)(?=[.]?$|[,;] | and | then )/gu

/** Where nothing stands in quotes already. */
const withValues = (text: string): string => (/["“”]/u.test(text) ? text : text.replace(notSo, '"$1"'))

const sees =
  /(?<=^(?:when |once |after |as soon as |whenever |if )?(?:I|we|you|they|the user|user) [^,;]{3,80}) (?=(?:I|we|you|they|the user) (?:(?:should|can|will|must|now|also) )*(?:gets?|sees?|am|is|are|receives?|notices?|stays?|lands?|finds?|read)\b)/i

const comes =
  /(?<=^(?:when |once |after |as soon as |whenever |if )?(?:I|we|you|they|the user|user) [^,;]{3,80}) (?=(?:an?|the) (?:(?!an? |the )\p{Ll}+ ){0,2}(?:toast|message|dialog|pop-?up|modal|error|warning|banner|notification|snackbar|confirmation|tooltip|spinner|alert) (?:(?:should |must |will )?(?:says?|reads?|asks?|appears?|opens?|closes?|disappears?|goes away|pops? up|comes? up)|(?:is|should be) (?:shown|displayed))\b)/iu

/** `when I click Save I get an error`, `when I click Save a toast says ▯`: the comma that was left out. */
const parted = (text: string, keyword: Keyword | undefined): string =>
  (keyword === "when" || /^(?:when|once|after|as soon as|whenever|if) /i.test(text)) &&
  !/ (?:and|then|that|until|whether|if|when|what|where) (?:I|we|you|they|the user) /i.test(text)
    ? text.replace(
        sees.test(text) ? sees : comes,
        keyword === "when" && !/^(?:when|once|after|as soon as|whenever|if) /i.test(text) ? ", then " : ", "
      )
    : text

const open = /^(I|we|the user|user) (?:have|has) (?:opened )?((?:the|my|our) .+?) open$/i

/** `Given the orders list, the first row is A`: where it is so. */
const place =
  /^(the (?:\p{Ll}+ ){1,3}(?:list|table|page|screen)), (?=(?:the|there|it|no|every|all|only|\p{Lu}|[\uE000-\uF8FF]))/u

/** What is given, as it would be said without that word. */
const given = (text: string): string => {
  if (place.test(text))
    return text.replace(
      place,
      (_, where: string) => `${/(?:list|table)$/u.test(where) ? "in" : "on"} ${where} `
    )
  return open.test(text)
    ? text.replace(open, "$1 am on $2")
    : text.replace(/,? when (?=(?:I|we|you|the user|user) )/i, ", then ")
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

/** In what an instruction is read: after which others, under which keyword, and in sight of which page. */
export interface Context {
  readonly before: ReadonlyArray<Intent>
  readonly keyword: Keyword | undefined
  readonly seen?: Seen | undefined
}

export const readInstruction = (text: string, context: Context): Reading => {
  const { before, seen } = context
  if (isWholeRemark(text)) return { _tag: "Understood", intents: [] }
  if (triesNothing(text, before)) return notUnderstood("It does not say what is tried again", text)
  if (countsInFile(text, before)) return notUnderstood("It is not read how many there are in a file", text)
  const masked = pipe(
    retried(text, before),
    (said) => namedBoth(said, before),
    (said) => namedOthers(said, before),
    unquotedVerb,
    obliged,
    languageOn,
    besideSwitch,
    withValues,
    quantityOf,
    confirmedToMe,
    (said) => namedMessages(bareTexts(said)),
    endingIn,
    lastDone,
    wentFromTo,
    dayOnce,
    withoutOrdinal,
    (said) => said.replace(quotedTruth, "$1").replace(/:[a-z]+:(?=`)/g, ""),
    (said) => said.replace(slipped, "'").replace(stressed, "$1").replace(toDo, '"$1"'),
    (said) => fromTheStart(said, before),
    (said) => quoted(said, seen)
  )
  const { back, text: spelt } = respelt(masked.text)
  return back(readMasked(text, { ...masked, text: spelt }, context))
}

const readMasked = (text: string, masked: Masked, { before, keyword, seen }: Context): Reading => {
  // No plainer words make so long a text short enough; to look for them would take seconds.
  if (masked.text.length > 4 * LONGEST) return tooLong(masked.text)
  const body = uncontracted(
    inPlainWords(masked.text)
      .replace(beingThere, "")
      .replace(standingThere, " ")
      .replace(
        /,? (?:on the other hand|by contrast|in contrast|in turn|for (?:its|his|her|their) part|of course),?(?= )/gi,
        ""
      )
      .replace(lastOfList, "$1 and $2")
      .replace(/\bdbl[ -]?(click(?:s|ed|ing)?)\b/gi, "double-$1")
      .replace(/\b(ctrl|shift|cmd|command|alt|option) ?\+ ?(click(?:s|ed|ing)?)\b/gi, "$1-$2")
  )
    .replace(/\s+/g, " ")
    .trim()
  if (body === "") return notUnderstood("The step is empty", "")
  if (body.length > LONGEST) return tooLong(body)
  const keyed = /\b(?:press|type|enter|hit|hold|write|fill|input)/i.test(body)
    ? body.replace(/,? followed by (?:pressing |the )?(?=[\w+]+(?: key)?[.]?$)/i, " and press ")
    : body
  const told = keyword === "given" ? given(keyed) : parted(keyed, keyword)
  const sentence = withoutAsides(told.replace(asUser, ""))
    .replace(pressedSign.test(told) ? "" : /[.!?;,:\s]+$/, "")
    .replace(/^["'`]+\s*/, "")
    // The first word has its capital for no other reason than that it is the first.
    .replace(/^(?:This|That|These|Those)(?= [a-z])/, (word) => word.toLowerCase())
  const clause = {
    text: sentence,
    literals: masked.literals,
    before,
    ...(keyword === undefined ? {} : { keyword })
  }
  const intents =
    readRepeated(clause) ??
    readSameMenu(clause) ??
    readTicked(clause) ??
    readTriedNext(clause) ??
    firstOf(
      waysToRead(clause, seen),
      text,
      (name) => seen !== undefined && thingsCalled(seen.sight, name).length > 0,
      seen?.unlike
    ) ??
    (seen === undefined && keyword === undefined ? readBareThing(clause) : undefined)
  if (intents !== undefined && isOpenQuestion(text, intents))
    return notUnderstood("It asks, and does not say what the answer should be", text)
  return intents === undefined
    ? notUnderstood(reasonOf(sentence, shorten(plain(sentence, masked.literals))), sentence)
    : {
        _tag: "Understood",
        intents: inContext(deniedOfEach(text, joined(intents)), before, text)
          .flatMap((intent) => eachOfBoth(text, intent, before))
          .map((intent, at, all) =>
            ofThem(
              listedOf(sentence, inOwnersRow(calledByText(intent))),
              all[at - 1] ?? namedNext(intent, all),
              theOnly.test(sentence)
            )
          )
      }
}

const inContext = (intents: ReadonlyArray<Intent>, before: ReadonlyArray<Intent>, text: string) =>
  intents.map((intent, at) => recalled(intent, [...before, ...intents.slice(0, at)], text))

type Reader = () => ReadonlyArray<Intent> | undefined

/** A page in sight comes before guesses at what may be meant to stand in quotes. */
const waysToRead = (clause: Clause, seen: Seen | undefined): ReadonlyArray<Reader> => {
  const alone: Reader = () => readSentence(clause)
  const loosely: Reader = () => readSentence({ ...clause, loosely: true })
  if (seen === undefined) return [alone, loosely]
  const { lead, sight } = seen
  const choice = plainly(clause, sight) ?? composed(clause, sight)
  const sighted: Reader = () => readSentence({ ...clause, sight })
  return [
    () => (choice === undefined ? undefined : readAll(clause, choice.split("; "))),
    () =>
      toldIn({ ...clause, sight }) === undefined && !composesPart(clause, sight) ? undefined : sighted(),
    () => (lead ? readStated(clause, sight) : undefined),
    alone,
    sighted,
    loosely
  ]
}

const joint = /[,;] (?:and |then |and then )?| (?:and |and then |then )/u

/** One of its clauses is a deed by what its words are called there. */
const composesPart = (clause: Clause, sight: Sight): boolean => {
  const parts = clause.text.split(joint)
  return (
    parts.length > 1 &&
    parts.length < 8 &&
    parts.some((text) => composed({ ...clause, text }, sight) !== undefined)
  )
}

/** A statement that says several things of one, told one by one. */
const readStated = (clause: Clause, sight: Sight): ReturnType<Reader> => {
  const known = new Map<string, ReturnType<Reader>>()
  // What is tried to tell where the statement parts is what is read in the end.
  const read = (text: string): ReturnType<Reader> => {
    if (!known.has(text))
      known.set(text, readSentence({ ...clause, ...quotedAgain({ ...clause, text }), sight }))
    return known.get(text)
  }
  const parts = stated(clause, sight, (text) => read(text)?.every(isCheck) === true)
  const told = parts?.map(read)
  if (parts === undefined || told?.every((each) => each !== undefined) !== true) return undefined
  return parts.some((text, n) => n > 0 && isMoreOfIt(text, told[n - 1] ?? [])) ? undefined : told.flat()
}

const holds = (intents: ReadonlyArray<Intent>, one: Intent | undefined): boolean =>
  one !== undefined && intents.some((each) => JSON.stringify(each) === JSON.stringify(one))

const firstOf = (
  ways: ReadonlyArray<Reader>,
  text: string,
  isSeen: (name: string) => boolean,
  unlike: Intent | undefined
): ReturnType<Reader> => {
  for (const read of ways) {
    const intents = read()
    if (intents !== undefined && !runsOn(intents, text, isSeen) && !holds(intents, unlike)) return intents
  }
  return undefined
}

const listed =
  /^(?:now )?(?:I|we|you|the user) (?:(?:should|can|must|now|still|only) )*sees? |\b(?:is|are|gets?|be) (?:now |still |only |then )*(?:listed|displayed|shown|visible)\b|\bon (?:the|this) page$|\b(?:remains?|(?:is|are|be) (?:now |still )?left|comes? up|turns? up)\b/i

const listedOf = (sentence: string, intent: Intent): Intent =>
  intent._tag === "CheckCount" && listed.test(sentence) ? { ...intent, listed: true } : intent

/** `Ada is the only pending member`, `the only member under Away is Ada`. */
const theOnly = /\b(?:is|remains|be) (?:now |still )?the only\b|^(?:the )?only \S.* (?:is|be) /i

/** `only Ada is listed`, told as that she is and that one item is: in the list in which she stands. */
const ofThem = (intent: Intent, told: Intent | undefined, isOnly: boolean): Intent => {
  if (intent._tag !== "CheckCount") return intent
  if (!isOnly && (intent.target.role !== "item" || intent.target.name !== "")) return intent
  if (intent.comparison !== "equal") return intent
  const name = shownBy(told, intent.target.scopes.length > 0)
  return name === undefined || name === "" ? intent : { ...intent, of: name }
}

/** `only Ada and Ben are listed`, told as that two are and that each of them is. */
const namedNext = (intent: Intent, [, ...others]: ReadonlyArray<Intent>): Intent | undefined =>
  intent._tag === "CheckCount" &&
  intent.count === others.length &&
  others.every((each) => shownBy(each) !== undefined)
    ? others[0]
    : undefined

/** What is shown by its name; by the longer one, unless the place that may end it is told. */
const shownBy = (told: Intent | undefined, isPlaced = false): string | undefined => {
  if (told?._tag === "CheckText" && told.subject === undefined && !told.negated) return told.expected
  return told?._tag === "CheckShown" && !told.negated
    ? ((isPlaced ? undefined : told.target.wholes?.[0]?.name) ?? told.target.name)
    : undefined
}
