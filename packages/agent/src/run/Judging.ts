/** Waits until a check holds, for as long as it may still come true, and as long as what is not there may still come. */
import { readFile } from "node:fs/promises"
import { Clock, DateTime, Effect, Ref } from "effect"
import type { DriverBroken, Facts } from "@assay/domain/Driver"
import {
  type Check,
  type Earlier,
  type Intent,
  isCheck,
  type Target,
  type Timing
} from "@assay/domain/Intent"
import { isMessage } from "../ground/Messages.js"
import type { Antecedent } from "../ground/Sought.js"
import { whileOpen } from "../act/ClosedLists.js"
import { leaveField } from "../act/LeavingFields.js"
import { deniesResult } from "../judge/absence/Replaced.js"
import { judgeAsked } from "../judge/messages/Asked.js"
import { targetOf } from "../judge/CheckTargets.js"
import { closedListOf } from "../judge/lists/Choices.js"
import { judge } from "../judge/Judge.js"
import type { Case, Ruling } from "../judge/Ruling.js"
import type { View } from "../screen/View.js"
import { allPhrases } from "../screen/VisibleText.js"
import { asksStill } from "./AsksStill.js"
import { clearDialog } from "./Dialogs.js"
import { Fell } from "./Fell.js"
import {
  antecedentOn,
  grace,
  look,
  noteMessage,
  pause,
  pressedOn,
  quiet,
  recentOn,
  remember,
  type State
} from "./Session.js"
import { controlSeen, ofIt, saysOfIt } from "./OfIt.js"
import { type Rulings, rulingsOn } from "./Rulings.js"
import { isBack } from "./SeenAgain.js"
import { ofOwner } from "./OwnedBefore.js"
import { isOfPronoun, withMention, withNoun, withTopic } from "./Topics.js"
import { saidBarred } from "./SaidBarred.js"
import { remaining, type Turn } from "./Turn.js"

/** Milliseconds without a change before a page counts as having reacted. */
const settled = 300
const reacted = 500

type Held = Extract<Ruling, { _tag: "Holds" }>

/** The texts of finished downloads; empty for checks that do not ask. */
const contentsOf = (check: Check, facts: Facts) =>
  check._tag !== "CheckDownload" || check.content === undefined
    ? Effect.succeed(new Map<string, string>())
    : Effect.forEach(facts.downloads, ({ name, path }) =>
        path === undefined
          ? Effect.succeed([name, ""] as const)
          : Effect.tryPromise(() => readFile(path, "utf8")).pipe(
              // Not complete yet: the next look reads it again.
              Effect.catchTag("UnknownException", () => Effect.succeed("")),
              Effect.map((text) => [name, text] as const)
            )
      ).pipe(Effect.map((pairs) => new Map(pairs)))

const isBareButton = ({ name, ordinal, pronoun, quantifier, role, scopes }: Target): boolean =>
  name === "" &&
  ordinal === undefined &&
  quantifier === undefined &&
  pronoun !== true &&
  scopes.length === 0 &&
  role === "button"

/** "The button now reads Oldest first", "the badge next to the button": the one that was pressed, whatever was spoken of since. */
const isBarePress = (check: Check): boolean => {
  const target = targetOf(check)
  const [scope, another] = target?.scopes ?? []
  const isBeside = scope?.relation === "near" && another === undefined && isBareButton(scope.target)
  return target !== undefined && (isBareButton(target) || isBeside)
}

const spokenOf = (check: Check, state: State, view: View): Antecedent => {
  const control = controlSeen(check, state, view)
  if (control === "unclear") return undefined
  return control ?? (isBarePress(check) ? pressedOn(state, view) : undefined) ?? antecedentOn(state, view)
}

const caseOf = (
  check: Check,
  state: State,
  view: View,
  facts: Facts,
  contents: ReadonlyMap<string, string>,
  waiting: boolean,
  today: DateTime.Zoned
): Case => ({
  view,
  past: state.past,
  waiting,
  before: state.before,
  facts,
  factsBefore: state.factsBefore,
  antecedent: spokenOf(check, state, view),
  recent: () => recentOn(state, view),
  typed: state.typed,
  contents,
  step: state.step,
  today: DateTime.formatIsoDate(today)
})

/** Something that is there as soon as it is seen; all other checks may be true only until the page has reacted. */
const isPresence = (check: Check): boolean => {
  if ("negated" in check && check.negated) return false
  return [
    "CheckText",
    "CheckShown",
    "CheckUrl",
    "CheckTitle",
    "CheckPage",
    "CheckDialog",
    "CheckDownload",
    "CheckAttribute"
  ].includes(check._tag)
}

/** It says that something did not come about, which may still do. A state is one of two, and its denial is the other. */
const isDenial = (check: Check): boolean =>
  check._tag === "CheckConsole" || ("negated" in check && check.negated && check._tag !== "CheckState")

const asksForAddress = ({ _tag }: Check): boolean =>
  _tag === "CheckUrl" || _tag === "CheckPage" || _tag === "CheckTitle"

/** The screen as it was, under the address of now: that alone makes nothing on it new. */
const underAddress = (before: View, { screen: { url } }: View): View =>
  before.screen.url === url ? before : { ...before, screen: { ...before.screen, url } }

/** The check did not hold on the screen on which the last deed was done: what is seen now came of the deed. */
const isNew = (check: Check, given: Case): boolean => {
  if (given.before === undefined) return false
  const then = judge(check, {
    ...given,
    view: asksForAddress(check) ? given.before : underAddress(given.before, given.view),
    facts: given.factsBefore ?? given.facts,
    antecedent: undefined
  })
  return then._tag !== "Holds"
}

const loading = /^(?:loading|fetching|please wait|one moment)\b[^|]{0,40}$/iu

/** Of all that was read before, how much is still read. */
const shareLeft = (old: ReadonlyArray<string>, now: ReadonlyArray<string>): number => {
  const left = new Set(now)
  return old.length === 0 ? 0 : old.filter((text) => left.has(text)).length / old.length
}

/**
 * The deed has changed nothing yet of what is read beside what it put into fields itself. Where the address is another, or a word tells
 * that something is loaded, the old content may still stand there with a mark or a line more.
 */
const isUnmoved = ({ before, view }: Case): boolean => {
  if (before === undefined) return false
  const [old, now] = [allPhrases(before), allPhrases(view)]
  if (old.join("\n") === now.join("\n")) return true
  const isElsewhere = before.screen.url !== view.screen.url
  const isLoading = now.some((text) => loading.test(text)) && !old.some((text) => loading.test(text))
  return (isElsewhere || isLoading) && shareLeft(old, now) >= 0.8
}

/** Whether the page has had the time that this check needs. */
const isRipe = Effect.fn("Judging.isRipe")(function* (turn: Turn, check: Check, given: Case, ruling: Held) {
  const { calm, pending, quietFor, sinceDeed, sinceLast } = yield* quiet(turn.session)
  // A file may be on its way to the disk.
  if (calm && check._tag !== "CheckDownload") return true
  const fresh = given.before === undefined || isNew(check, given)
  if (isPresence(check)) {
    if (ruling.tentative !== true && fresh) return true
    // What was there before the deed may be the old content, which the page is about to replace.
    const waited = fresh || sinceDeed >= grace || !isUnmoved(given)
    return waited && quietFor >= settled && pending === 0
  }
  // What has just gone may come back, and what a page does late it does after it was opened, too.
  const long = (fresh && !isDenial(check)) || sinceLast >= grace
  // What the deed has set is set: a state is no sum that is still being added up.
  const enough = check._tag === "CheckState" && fresh ? settled : reacted
  return long && quietFor >= enough && pending === 0
})

const falls = (ruling: Exclude<Ruling, Held>): Fell =>
  ruling._tag === "Undecided"
    ? ruling.fell
    : new Fell({
        reason: "check_false",
        detail: `Expected ${ruling.expected}; ${ruling.actual}.`,
        candidates: ruling.candidates ?? [],
        expected: ruling.expected,
        actual: ruling.actual,
        ...(ruling.target === undefined ? {} : { target: ruling.target })
      })

/** One look: what the check comes to, and whether that is the last word. */
const once = Effect.fn("Judging.once")(function* (
  turn: Turn,
  check: Check,
  waiting: boolean,
  rulings: Rulings
) {
  const { session } = turn
  const view = yield* look(session)
  const facts = yield* session.driver.facts
  const contents = yield* contentsOf(check, facts)
  const state = yield* Ref.get(session.state)
  const given = caseOf(check, state, view, facts, contents, waiting, session.today)
  const asked = judgeAsked(check, given)
  if (asked !== undefined) return { ruling: asked, ripe: true, given }
  if (check._tag !== "CheckDialog" && (yield* clearDialog(turn, view))) return undefined
  const ruling = rulings(given, state)
  const ripe = ruling._tag === "Holds" ? yield* isRipe(turn, check, given, ruling) : false
  return { ruling, ripe, given }
})

/** What the text says of how it must hold. */
export interface Manner extends Pick<Timing, "lasting" | "earlier"> {
  /** It is only waited for, and proves nothing. */
  readonly waiting?: boolean
}

const judgedOn = (check: Check, given: Case, view: View): Ruling =>
  judge(check, { ...given, view, antecedent: undefined })

const heldOn = (check: Check, given: Case, view: View): boolean =>
  judgedOn(check, given, view)._tag === "Holds"

/** "Still" and "again" speak of what was before: it must have been seen. */
const wasBefore = (
  { check, given, now }: { readonly check: Check; readonly given: Case; readonly now: Held },
  earlier: Earlier,
  told: ReadonlyArray<Intent>
): boolean => {
  const rulings = given.past.map((view) => judgedOn(check, given, view))
  const held = rulings.map(({ _tag }) => _tag === "Holds")
  if (earlier === "other" && isBack(check, now, rulings)) return true
  if (earlier === "other" && saidBarred(check, told)) return held.includes(false)
  const first = held.indexOf(true)
  return earlier === "same" ? first !== -1 : first !== -1 && held.indexOf(false, first) !== -1
}

const unseen = (earlier: Earlier): Fell =>
  Fell.of(
    "target_not_found",
    earlier === "same"
      ? "It is so, and was not seen to be so before: it cannot be said that it still is."
      : "It is so, and was not seen to be so and then not: it cannot be said that it is so again."
  )

const remembered = (turn: Turn, check: Check, ruling: Held): Effect.Effect<Held> =>
  Effect.as(
    ruling.about === undefined || isOfPronoun(check) ? Effect.void : remember(turn.session, ruling.about),
    ruling
  )

/** A page that is loaded anew shows nothing at first of what it showed before. */
const isLoadedAnew = ({ before }: Turn): boolean =>
  before.findLast((intent) => !isCheck(intent))?._tag === "Reload"

const isMissing = (ruling: Exclude<Ruling, Held>): boolean =>
  ruling._tag === "Undecided" && ruling.fell.reason === "target_not_found"

/** Must hold for so many milliseconds on end. What held before the last deed, and does no longer, has not lasted. */
const judgeLasting = Effect.fn("Judging.judgeLasting")(function* (turn: Turn, check: Check, manner: Manner) {
  const { earlier, lasting = 0, waiting = false } = manner
  const long: Turn = { ...turn, deadline: turn.deadline + lasting }
  const { before } = yield* Ref.get(turn.session.state)
  const rulings = rulingsOn(check)
  let since: number | undefined
  let looks = 0
  while (true) {
    const came = yield* once(long, check, waiting, rulings)
    if (came === undefined) continue
    const { given, ruling } = came
    const now = yield* Clock.currentTimeMillis
    looks += 1
    if (ruling._tag !== "Holds") {
      const comes = isLoadedAnew(turn) && isMissing(ruling)
      const broken =
        since !== undefined ||
        (!comes && !isPresence(check) && before !== undefined && heldOn(check, given, before))
      if (broken || (yield* remaining(long)) === 0) return yield* falls(ruling)
    } else {
      if (
        since === undefined &&
        looks > 1 &&
        earlier !== undefined &&
        !wasBefore({ check, given, now: ruling }, earlier, turn.before)
      )
        return yield* unseen(earlier)
      since ??= now
      const { calm } = yield* quiet(turn.session)
      if (now - since >= lasting || (calm && lasting <= grace)) return yield* remembered(turn, check, ruling)
    }
    yield* pause(turn.session, 250)
  }
})

/** "No error is shown". A message that something goes on is meant to go. */
const deniesMessage = (check: Check): boolean =>
  check._tag === "CheckShown" &&
  check.negated &&
  check.gone !== true &&
  isMessage(check.target) &&
  !/\p{L}ing\b|…|\.\.\./iu.test(check.target.words)

const statesMessage = (check: Check): boolean =>
  (check._tag === "CheckShown" && !check.negated && isMessage(check.target)) ||
  (check._tag === "CheckText" && check.subject !== undefined && isMessage(check.subject))

const shortly = (check: Check): Fell =>
  Fell.of(
    "target_ambiguous",
    `“${wordsOf(check)}” came after the last step and went again, so that it cannot be said that it was not shown.`
  )

const wordsOf = (check: Check): string => ("target" in check ? check.target.words : "it")

/** What was seen when the check held; fails with what was seen instead. */
export const judgeUntil: (
  turn: Turn,
  check: Check,
  manner?: Manner
) => Effect.Effect<Held, Fell | DriverBroken> = Effect.fn("Judging.judgeUntil")(function* (
  turn: Turn,
  stated: Check,
  manner: Manner = {}
) {
  const view = saysOfIt(turn.text) ? yield* look(turn.session) : undefined
  const state = yield* Ref.get(turn.session.state)
  const { mentions, messageSeen, named, topic } = state
  const told = view === undefined ? stated : ofIt(stated, turn.text, state, view)
  // What a page had worked out before is told by where it stood, whatever it was.
  const meant = deniesResult(told, turn.text) ? told : withMention(told, mentions)
  const owned = meant === undefined ? undefined : ofOwner(meant, turn.text, mentions)
  const check = owned === undefined ? undefined : withTopic(withNoun(owned, turn.text, named), topic)
  if (check === undefined)
    return yield* Fell.of("target_not_found", `It cannot be said what “${wordsOf(stated)}” stands for.`)
  if (manner.lasting !== undefined) return yield* judgeLasting(turn, check, manner)
  const denied = manner.waiting !== true && !messageSeen && deniesMessage(check)
  return yield* judgeOn(turn, check, manner, { denied, opens: true })
})

interface Watch {
  /** A message is denied, which may come and go. */
  readonly denied: boolean
  /** A closed list may be opened to see what it offers. */
  readonly opens: boolean
}

const judgeOn: (
  turn: Turn,
  check: Check,
  manner: Manner,
  watch: Watch
) => Effect.Effect<Held, Fell | DriverBroken> = Effect.fn("Judging.judgeOn")(function* (
  turn: Turn,
  check: Check,
  manner: Manner,
  watch: Watch
) {
  const { denied, opens } = watch
  const rulings = rulingsOn(check)
  let late = false
  let flashed = false
  while (true) {
    const came = yield* once(turn, check, manner.waiting === true, rulings)
    if (came === undefined) continue
    const { given, ripe, ruling } = came
    const closed = opens && ruling._tag === "Undecided" ? closedListOf(check, given) : undefined
    if (closed !== undefined)
      return yield* whileOpen(turn, closed, judgeOn(turn, check, manner, { denied, opens: false }))
    const left = yield* remaining(turn)
    const { before } = given
    if (left > 0 && (yield* leaveField(turn, check, ruling._tag === "Holds"))) continue
    if (ruling._tag !== "Holds" && denied) flashed ||= before !== undefined && heldOn(check, given, before)
    if (ruling._tag === "Holds" && (ripe || late)) {
      if (flashed) return yield* shortly(check)
      if (
        manner.earlier !== undefined &&
        !wasBefore({ check, given, now: ruling }, manner.earlier, turn.before)
      )
        return yield* unseen(manner.earlier)
      if (statesMessage(check)) yield* noteMessage(turn.session)
      return yield* remembered(turn, check, ruling)
    }
    if (left === 0 && ruling._tag !== "Holds") {
      const asked = ruling._tag === "Refuted" ? asksStill(turn, check, given.view, before) : undefined
      return yield* asked ?? falls(ruling)
    }
    late = left === 0
    yield* pause(turn.session, Math.min(Math.max(left, 1), ruling._tag === "Holds" ? 100 : 300))
  }
})
