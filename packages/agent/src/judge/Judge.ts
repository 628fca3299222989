/** Whether a check holds on a screen. */
import { RegExp as Pattern } from "effect"
import { besidePage } from "./pages/Pagers.js"
import { isNamedPage, pageFit } from "./pages/Pages.js"
import type { Check, Target } from "@assay/domain/Intent"
import { candidatesIn } from "../ground/Candidates.js"
import { wholePage } from "../ground/Regions.js"
import { inTitled } from "../ground/OwnPage.js"
import { inGroups } from "../ground/UnderTitles.js"
import { Fell } from "../run/Fell.js"
import { wasSeen } from "./absence/Absence.js"
import { judgeLoggedIn } from "./pages/Accounts.js"
import { judgePage, judgeTitle, judgeUrl } from "./pages/Addresses.js"
import { ofTarget, targetOf } from "./CheckTargets.js"
import { judgeChoices } from "./lists/Choices.js"
import { calledWith } from "./texts/CalledWith.js"
import { withCodes } from "./texts/Codes.js"
import { byDetail } from "./texts/FiguredNouns.js"
import { byBoth } from "./texts/Conjoined.js"
import { judgeControlCount } from "./counts/ControlCounts.js"
import { judgeChanged } from "./states/Changed.js"
import { judgeCompared } from "./figures/Comparing.js"
import { judgeCount } from "./counts/Counts.js"
import { judgeGrown } from "./counts/GrownCounts.js"
import { isOfText, judgeOccurrences } from "./counts/Occurrences.js"
import { judgeConsole, judgeDialog, judgeDownload, judgeTab, judgeUnchanged } from "./messages/Happenings.js"
import { noLongerSo } from "./absence/NoLongerSo.js"
import { judgeNumber } from "./figures/Numbers.js"
import { withItsKind } from "./showing/KindInName.js"
import { judgeListed } from "./lists/Listed.js"
import { unlessOtherMonth } from "./lists/InMonths.js"
import { unlessOwn } from "./owners/OwnWords.js"
import { unlessAtOtherEnd } from "./pages/EdgesTold.js"
import { onDay, unlessOnDay } from "./pages/OnDays.js"
import { unlessThereBefore } from "./showing/Opened.js"
import { judgeOrder } from "./lists/Orders.js"
import { type Case, refuted, type Ruling, undecided } from "./Ruling.js"
import { isOfIt, onSame, sameOn } from "./SameBefore.js"
import { unlessNoneGiven } from "./absence/NoneGiven.js"
import { unlessStillSaid } from "./absence/StillSaid.js"
import { judgeShown } from "./showing/Showing.js"
import { unlessSaidOfNone } from "./absence/NotTheOne.js"
import { bySign } from "./figures/Signs.js"
import {
  isFigureAlone,
  isJoinedOtherwise,
  isOtherFigure,
  isParaphrase,
  spellings,
  weekdayOn
} from "./figures/Spellings.js"
import { unlessNoneFound, unlessSaidNone } from "./absence/FoundNone.js"
import { unlessBesideSlider } from "./states/SliderWords.js"
import { sortingIs } from "./lists/SortsSaid.js"
import { saidFor } from "./texts/SaidFor.js"
import { judgeStanding, saidState } from "./states/Standing.js"
import { isField } from "../screen/Kinds.js"
import type { View } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import { ofPerson } from "./owners/SpokenOfPerson.js"
import { judgeQuantified } from "./lists/Quantified.js"
import { judgeState } from "./states/States.js"
import { judgeAttribute, judgeValue } from "./states/Values.js"
import { judgeTold } from "./messages/Reported.js"
import { judgeText } from "./texts/Texts.js"
import { judgeStated } from "./messages/Verbatim.js"
import { type Gone, wasOnPage } from "./absence/WasOnPage.js"
import { fieldWent } from "./absence/WentFields.js"
import { pagerWent } from "./absence/WentPagers.js"
import { questionWent } from "./absence/WentQuestions.js"
import { judgeWrittenOtherwise } from "./texts/Written.js"

/** "The Refund button on the Billing page", on another page. */
const onOtherPage = (check: Check, { view }: Case): Fell | undefined => {
  const page = targetOf(check)?.scopes.find(
    ({ relation, target: { name, role } }) => relation === "in" && role === "page" && name !== ""
  )
  return page === undefined || pageFit(view, page.target) !== "other"
    ? undefined
    : Fell.of(
        "target_not_found",
        `The page that is open is not called “${page.target.words || page.target.name}”.`
      )
}

/** "Mentions is under Email", of a group of that name: in it. */
const placed = (check: Check, view: View): Check => {
  const target = targetOf(check)
  return target === undefined ? check : ofTarget(check, inGroups(view, inTitled(view, target)))
}

export const judge = (stated: Check, told: Case): Ruling => {
  const given = ofPerson(told)
  const check = placed(withCodes(stated, given.view), given.view)
  const elsewhere = onOtherPage(check, given)
  if (elsewhere !== undefined) return undecided(elsewhere)
  const turned = pagerWent(check, given)
  if (turned !== undefined) return turned
  const judged = judgeQuantified(check, given, judge) ?? judgeOne(check, given)
  const ruling = unlessAtOtherEnd(check, given, unlessSaidNone(check, unlessNoneFound(judged, given), given))
  const gone = "gone" in check && check.gone === true && check.negated && !given.waiting
  if (ruling._tag === "Holds" && gone && !wasThere(check, given))
    return stillThere(check, given) ?? neverSeen(check)
  if (check._tag === "CheckShown" && check.fresh === true && ruling._tag === "Holds")
    return newly(check, given, ruling)
  return check._tag === "CheckText" && ruling._tag === "Holds" ? changedFrom(check, given, ruling) : ruling
}

/** What it was when it last was something else than now: a dialog may have lain over it since. */
const lastOther = (
  { past }: Case,
  isNow: (view: View) => boolean,
  was: (view: View) => Ruling
): Ruling | undefined => {
  for (const view of past.toReversed()) {
    const ruling = was(view)
    if (ruling._tag === "Holds" || (ruling._tag === "Refuted" && !isNow(view))) return ruling
  }
  return undefined
}

/** "Changes from A to B": it must have said A on the screen of the last deed, or on one shortly before where the deed took two tries. */
const changedFrom = (
  { from, ...check }: Extract<Check, { _tag: "CheckText" }>,
  given: Case,
  ruling: Ruling
): Ruling => {
  if (from === undefined) return ruling
  const then =
    given.before === undefined
      ? undefined
      : judge(
          { ...check, expected: from },
          { ...given, view: given.before, antecedent: sameOn(given.before, given) }
        )
  const onView = (view: View) =>
    judge({ ...check, expected: from }, { ...given, view, antecedent: sameOn(view, given) })
  const said = (view: View) => onView(view)._tag === "Holds"
  if (then?._tag === "Holds" || given.past.slice(-4).some(said)) return ruling
  const isNow = (view: View) =>
    judge(check, { ...given, view, antecedent: sameOn(view, given) })._tag === "Holds"
  if (then?._tag === "Undecided" && lastOther(given, isNow, onView)?._tag === "Holds") return ruling
  return then?._tag === "Refuted"
    ? refuted(`“${from}” before the last step`, then.actual)
    : undecided(
        Fell.of("target_not_found", `It cannot be said whether it was “${from}” before the last step.`)
      )
}

/** "A new tab is shown": the same was not there when the last deed was done. */
const newly = (
  { fresh: _, ...check }: Extract<Check, { _tag: "CheckShown" }>,
  given: Case,
  ruling: Ruling
): Ruling => {
  const { before } = given
  const then =
    before === undefined ? undefined : judge(check, { ...given, view: before, antecedent: undefined })
  const words = check.target.words || check.target.name
  if (then === undefined || then._tag === "Holds")
    return undecided(
      Fell.of(
        "target_ambiguous",
        then === undefined
          ? `Nothing was done before, so that it cannot be said that “${words}” is new.`
          : `“${words}” was there before the last step as well, so that it is not new.`
      )
    )
  return ruling
}

/** On a screen that was seen before. */
const wasThere = (stated: Gone, given: Case): boolean => {
  const { gone: _, ...check } = stated
  const shown = (then: Case) => judge({ ...check, negated: false }, then)._tag === "Holds"
  const there =
    check._tag === "CheckShown"
      ? wasSeen(check.target, given, shown) || (isOfIt(check.target) && onSame(given).some(shown))
      : given.past.some((view) => shown({ ...given, view, antecedent: undefined }))
  const isField = check._tag === "CheckShown" && fieldWent(check.target, given)
  return there || isField || wasOnPage(check, given) || wasAsked(stated, given) || wasSo(stated, given)
}

/** "The time is no longer 0:00", which nothing on the page calls a time: it read so. */
const wasSo = (check: Gone, given: Case): boolean =>
  check._tag === "CheckText" && noLongerSo(check, given)?._tag === "Holds"

/** "The question is gone", which nothing on the page called so. */
const wasAsked = (check: Gone, given: Case): boolean =>
  check._tag === "CheckShown" && questionWent({ gone: true, target: check.target }, given) !== undefined

/** "No longer in the list under Upcoming", where one thing alone is no list, and still stands under that heading. */
const stillThere = (check: Gone, given: Case): Ruling | undefined => {
  if (check._tag !== "CheckShown") return undefined
  const [scope, ...others] = check.target.scopes
  const inner = [...(scope?.target.scopes ?? []), ...others]
  const list = scope?.relation === "in" && /^(?:list|table)$/u.test(scope.target.role ?? "")
  if (!list || scope.target.name !== "" || inner.length === 0) return undefined
  const ruling = judgeOne({ ...check, target: { ...check.target, scopes: inner } }, given)
  return ruling._tag === "Refuted" ? ruling : undefined
}

const neverSeen = (check: Gone): Ruling => {
  const words = check._tag === "CheckText" ? check.expected : check.target.words || check.target.name
  // It may have come and gone between two looks, on a page that is quicker today.
  return undecided(
    new Fell({
      reason: "target_not_found",
      detail: `“${words}” was not seen before, so that it cannot be said that it went.`,
      candidates: [],
      mayBeAbsent: true
    })
  )
}

const qualified = /^(\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*)?) (\p{Ll}{3,})$/u

/** "PX-4 has high priority" of a line whose cell under "Priority" says High. */
const byHead = (check: Check, given: Case): Ruling | undefined => {
  if (check._tag !== "CheckShown" || check.negated || check.target.quoted || check.target.role !== undefined)
    return undefined
  const [, value = "", noun = ""] = qualified.exec(check.target.name) ?? []
  const { ordinal, quantifier, scopes } = check.target
  const [scope] = scopes
  if (value === "" || scope?.relation !== "in" || ordinal !== undefined || quantifier !== undefined)
    return undefined
  const { name } = scope.target
  // "Parcel PX-4" may stand there without the word for what it is.
  const owners = [name, name.replace(/^\p{L}+ (?=\S*\d)/u, "")]
  for (const owner of new Set(owners)) {
    const subject: Target = {
      words: `${noun} of ${scope.target.words}`,
      name: noun,
      quoted: false,
      scopes: [{ relation: "near", target: { ...scope.target, name: owner } }, ...scopes.slice(1)]
    }
    const ruling = judgeOne(
      { _tag: "CheckText", subject, expected: value, match: "is", negated: false },
      given
    )
    if (ruling._tag !== "Undecided") return ruling
  }
  return undefined
}

/** What the text gives without quotes is not given to the letter. */
const judgeOne = (check: Check, given: Case): Ruling =>
  unlessOtherMonth(check, given, unlessOnDay(check, given, judgeAny(check, given)))

const judgeAny = (check: Check, given: Case): Ruling => {
  const offered = judgeChoices(check, given)
  if (offered !== undefined) return offered
  const first = unlessBesideSlider(check, given, judgeSpelt(check, given))
  const ruling = first._tag === "Undecided" ? (sortingIs(check, given) ?? first) : first
  const told = "negated" in check && check.negated ? "Refuted" : "Holds"
  if (check._tag === "CheckShown" && ruling._tag !== "Holds") return byHead(check, given) ?? ruling
  return ruling._tag === told || !("bare" in check) || check.bare !== true
    ? ruling
    : (byDetail(check, given, judgeOne) ??
        byBoth(check, (part) => judgeOne(part, given)) ??
        calledWith(check, given, (part) => judgeOne(part, given)) ??
        saidFor(check, given) ??
        ruling)
}

const alone = /\b(?:and|but) (?:nothing|no(?:body| one)) else$/iu

/** Nothing else is said of a sale: that it has ended, or begins. */
const areSales = (texts: ReadonlyArray<string>): boolean =>
  texts.length > 0 && texts.every((text) => /^sale!?$/iu.test(text))

/** "On sale", of a page whose badges say "Sale". */
const isOnSale = (check: Check, view: View): check is Extract<Check, { _tag: "CheckText" }> =>
  check._tag === "CheckText" &&
  !check.negated &&
  /^on sale$/iu.test(check.expected) &&
  areSales(runsOf(view, view.root).flatMap(({ text }) => (/\bsale\b/iu.test(text) ? [text.trim()] : [])))

/** "Monday" of what is due "Mon": whoever put the day in quotes may want to see it written out. */
const unlessWeekday = (check: Check, ruling: Ruling, given: Case): Ruling => {
  if (check._tag !== "CheckText" || ruling._tag !== "Refuted" || check.negated) return ruling
  const other = weekdayOn(given.view, check.expected).find(
    (expected) => judgeWritten({ ...check, expected, match: "contains" }, given)._tag === "Holds"
  )
  return other === undefined
    ? ruling
    : undecided(Fell.of("target_ambiguous", `“${check.expected}” may be meant by “${other}”.`))
}

/** To the letter, wherever else it was read without its marks. */
const inQuotes = (step = "", expected: string): boolean =>
  new RegExp(`["“‘'\`]${Pattern.escape(expected)}["”’'\`]`, "iu").test(step)

const judgeSpelt = (check: Check, given: Case): Ruling => unlessOwn(check, given, judgeSpelling(check, given))

const judgeSpelling = (check: Check, given: Case): Ruling => {
  // No page says so of itself: it is said of what is listed there.
  if (check._tag === "CheckText" && alone.test(check.expected))
    return undecided(
      Fell.of("action_unsupported", `It cannot be judged that there is nothing but “${check.expected}”.`)
    )
  const ruling = judgeWritten(check, given)
  if (ruling._tag !== "Holds" && isOnSale(check, given.view))
    return judgeWritten({ ...check, expected: "Sale" }, given)
  const isBare = "bare" in check && check.bare === true && !inQuotes(given.step, check.expected)
  if (!isBare) return unlessWeekday(check, ruling, given)
  const { negated, expected } = check
  const telling = negated ? "Refuted" : "Holds"
  if (ruling._tag === telling || (ruling._tag === "Refuted" && ruling.figured === true)) return ruling
  const subject = check._tag === "CheckText" ? check.subject : check.target
  const wanted = { expected, match: check.match, subject: subject?.words ?? "", today: given.today }
  const others = spellings(given.view, wanted).map((text) =>
    judgeWritten({ ...check, expected: text }, given)
  )
  const told = others.find(({ _tag }) => _tag === telling)
  const isFigured = !negated && ruling._tag === "Refuted" && isOtherFigure(expected, ruling.actual)
  if (told === undefined && isFigured) return ruling
  const same = told ?? others.find(({ _tag }) => _tag === "Undecided")
  if (same !== undefined) return same
  const isOtherwise =
    isParaphrase(given.view, wanted) ||
    (ruling._tag !== "Undecided" &&
      (isFigureAlone(expected, ruling.actual) || isJoinedOtherwise(expected, ruling.actual)))
  return isOtherwise && ruling._tag === (negated ? "Holds" : "Refuted")
    ? undecided(Fell.of("target_ambiguous", `“${expected}” may stand there in other words.`))
    : unlessWeekday(check, ruling, given)
}

/** What is said to stand there: "12 Mill Lane" is an address in a field, and no number of lanes. */
const saidIn = (check: Check): { readonly text: string; readonly target: Target } | undefined => {
  if (check._tag === "CheckShown" && !check.negated) return { text: check.target.name, target: check.target }
  // What is counted has a small letter, and no field holds what is said of a section.
  const isCount =
    check._tag === "CheckCount" &&
    check.relative !== true &&
    check.comparison === "equal" &&
    /^\p{Lu}/u.test(check.target.words)
  if (!isCount || check.target.scopes[0]?.target.role !== undefined) return undefined
  return { text: `${check.count} ${check.target.words}`, target: check.target }
}

/** "Kept in the shed is shown in Notes", where Notes is a field: what it holds. */
const heldIn = (check: Check, { view }: Case): Check | undefined => {
  const said = saidIn(check)
  if (said === undefined || said.target.role !== undefined) return undefined
  const { ordinal, quantifier, scopes } = said.target
  const [scope, ...outer] = scopes
  const plainly = said.text !== "" && ordinal === undefined && quantifier === undefined
  if (!plainly || scope?.relation !== "in" || scope.target.name === "") return undefined
  const subject = { ...scope.target, scopes: [...scope.target.scopes, ...outer] }
  const [only, another] = candidatesIn(view, [wholePage(view)], { ...subject, scopes: [] }, "look").filter(
    ({ fit, seen }) => fit >= 0.95 && isField(seen)
  )
  return only !== undefined && another === undefined && subject.scopes.length === 0
    ? { _tag: "CheckText", subject, expected: said.text, match: "contains", negated: false }
    : undefined
}

const judgeThere = (check: Extract<Check, { _tag: "CheckShown" }>, given: Case): Ruling =>
  unlessStillSaid(
    check,
    given,
    unlessThereBefore(
      check,
      given,
      unlessNoneGiven(check, judgeShown(check, given), (text) => judgeText(text, given))
    )
  )

const judgeWritten = (check: Check, given: Case): Ruling => {
  const held = heldIn(check, given) ?? onDay(check, given)
  if (held !== undefined) return judgeWritten(held, given)
  switch (check._tag) {
    case "CheckText":
      return [bySign, unlessSaidOfNone].reduce(
        (ruling, next) => next(check, given, ruling),
        judgeStanding(check, given) ??
          judgeWrittenOtherwise(check, given, (other) => judgeText(other, given)) ??
          judgeControlCount(check, given) ??
          judgeText(check, given)
      )
    case "CheckShown":
      return isNamedPage(check.target)
        ? (besidePage(check, given) ??
            judgePage({ _tag: "CheckPage", page: check.target, negated: check.negated }, given))
        : judgeThere({ ...check, target: withItsKind(check.target, given.view) }, given)
    case "CheckValue":
      return judgeValue(check, given)
    case "CheckState":
      return saidState(check, given, judgeState(check, given))
    case "CheckCount":
      if (check.relative === true) return judgeGrown(check, given)
      return isOfText(check) ? judgeOccurrences(check, given) : judgeCount(check, given)
    case "CheckNumber":
      return judgeNumber(check, given)
    case "CheckCompared":
      return judgeCompared(check, given)
    case "CheckListed":
      return judgeListed(check, given)
    case "CheckOrder":
      return judgeOrder(check, given)
    case "CheckAttribute":
      return judgeAttribute(check, given)
    case "CheckUrl":
      return judgeUrl(check, given)
    case "CheckTitle":
      return judgeTitle(check, given)
    case "CheckPage":
      return judgePage(check, given)
    case "CheckDownload":
      return judgeDownload(check, given)
    case "CheckDialog":
      return judgeDialog(check, given)
    case "CheckTab":
      return judgeTab(check, given)
    case "CheckLoggedIn":
      return judgeLoggedIn(check, given)
    case "CheckTold":
      return check.stated === true ? judgeStated(check, given) : judgeTold(check, given)
    case "CheckConsole":
      return judgeConsole(given)
    case "CheckUnchanged":
      return judgeUnchanged(check, given)
    case "CheckChanged":
      return judgeChanged(check, given)
  }
}
