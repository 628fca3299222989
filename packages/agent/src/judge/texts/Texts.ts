/** Checks on the text of a thing. */
import { askingDialog } from "./AskingDialog.js"
import type { Target } from "@assay/domain/Intent"
import { leadsHere } from "../../ground/Enclosures.js"
import { onStep } from "../pages/OnSteps.js"
import { saidTogether } from "./SaidTogether.js"
import { Fell } from "../../run/Fell.js"
import { asWritten } from "./AsWritten.js"
import { judgeDrawnTab } from "../lists/DrawnTabs.js"
import { runsOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"
import { byBannerTitle } from "../pages/BannerTitles.js"
import { onSilentSign } from "../counts/Bearers.js"
import { onBadge, onCounter, onOpener } from "../counts/Badges.js"
import { byDescription } from "./Descriptions.js"
import { currentFigure } from "./CurrentFigures.js"
import { byCaption } from "./Captions.js"
import { byEarlierName } from "./EarlierNames.js"
import { byHeadingOfPlace } from "../pages/HeadingsOfPlaces.js"
import { onlyFarewell } from "../absence/Farewells.js"
import { onDisplay } from "../messages/Displays.js"
import { byCost, byForm } from "../figures/Formed.js"
import { countedIn, countedOnPage } from "../counts/CountsOfPlaces.js"
import { judgeBeginning } from "./Beginnings.js"
import { byCountLine } from "../counts/CountLines.js"
import { byHappening } from "../messages/Happened.js"
import { bySentence } from "../messages/InSentences.js"
import { byNameInRow } from "../lists/CalledInRow.js"
import { byAnotherCell } from "../lists/Identified.js"
import { byPlansCard } from "../figures/PlanPrices.js"
import { byPair, byPlace, byPrice, byShape, byTextAt } from "./Lone.js"
import { byOwnBadge } from "../owners/OwnBadge.js"
import { byOwnCode } from "../owners/OwnCodes.js"
import { byOwnStatus } from "../owners/OwnStatus.js"
import { ofEdge } from "../pages/EdgesTold.js"
import { listOnTab, onOpenTab, onTabOfName } from "../pages/OpenTabs.js"
import { ofItsOwner } from "../owners/Owners.js"
import { byOwnersControl } from "../owners/OwnersControls.js"
import { byStatedNumber } from "../counts/NumberOf.js"
import { besideAnchor, spokenOfBefore } from "../counts/BadgesMeant.js"
import { byRateInField } from "../figures/RatesInFields.js"
import { byTakenOff } from "../figures/TakenOff.js"
import { besideOffers } from "../lists/Offering.js"
import { asFree, outsideRows } from "../lists/OutsideRows.js"
import { byNameInCorner } from "../owners/NamesInCorners.js"
import { noLongerSo } from "../absence/NoLongerSo.js"
import { onPage, type TextCheck } from "./PageTexts.js"
import { onBareCounter } from "../counts/BareCounters.js"
import { putInBefore } from "../owners/PutInBefore.js"
import { besideColumn, ofField, onBearers, withoutGauges, withoutSigns } from "./Meant.js"
import { byLabelledPair } from "./LabelledPairs.js"
import { byOwnLabel } from "../owners/OwnLabels.js"
import { byOwnRelation, unlessTied } from "../owners/OwnRelations.js"
import { overList } from "../lists/OverLists.js"
import { onPageOfName, underMainHeading } from "../pages/TitledContents.js"
import { byPageStatus } from "../pages/PageStatus.js"
import { byPanelsThing, byTitle, ofStatus } from "../pages/PagesThing.js"
import { unlessCompared } from "../lists/ComparedInTables.js"
import { inParts } from "../lists/Parted.js"
import {
  asAnswer,
  asNotice,
  bareMessage,
  isImpersonal,
  mayBeSaidElsewhere,
  notOf,
  saidByDialog,
  saidSomewhere,
  withoutMessage
} from "../messages/SaidBy.js"
import { judgeResult } from "../figures/ComesTo.js"
import { ofListedMessage } from "../lists/ListedMessages.js"
import { byLabelInLine } from "./LabelsInLines.js"
import { ofLabel } from "./LabelsOf.js"
import { byLanguageMenu } from "../states/LanguageMenus.js"
import { byLine } from "../lists/LinesOfPage.js"
import { eachOf } from "../lists/SaidOfEach.js"
import { judgeProperty } from "./Properties.js"
import { identified } from "../lists/Ranked.js"
import { byQuantity } from "../counts/Quantities.js"
import { byRating } from "../figures/Ratings.js"
import { byMeasure } from "./Measured.js"
import { byRenaming } from "../owners/Renamed.js"
import { rephrased } from "./Rephrased.js"
import { isSaidOfNamesake } from "./Namesakes.js"
import { unlessDoubted } from "../Doubts.js"
import { type Case, holds, type Ruling, undecided } from "../Ruling.js"
import { chosenOf } from "../states/Chosen.js"
import { ofTheOne, ofThisPage, subjectsOf } from "./Subjects.js"
import type { Subject } from "./Surroundings.js"
import { byOwnSwitch } from "../owners/OwnSwitch.js"
import { underOwner } from "../owners/UnderOwner.js"
import { ofSubject } from "./SubjectTexts.js"

/** "The profile does not contain ▯", where the link of that name leads to where one is. */
const onOpenPage = (check: TextCheck, given: Case): Ruling | undefined => {
  const { subject, ...all } = check
  // What is there now may still stand there from the page before.
  const isSure = check.negated || given.past.includes(given.view)
  return subject !== undefined && isSure && check.match === "contains" && leadsHere(given.view, subject)
    ? onPage(all, given)
    : undefined
}

/** Nothing is called so. */
const ofNothing = (check: TextCheck, given: Case, fell: Fell): Ruling =>
  isImpersonal(check, given)
    ? saidSomewhere(check, given, undefined)
    : (onStep(check, given) ??
      onOpenPage(check, given) ??
      onBadge(check, given) ??
      onOpener(check, given) ??
      byCountLine(check, given) ??
      onDisplay(check, given) ??
      byLanguageMenu(check, given) ??
      bySentence(check, given) ??
      byLabelInLine(check, given) ??
      byLine(check, given) ??
      judgeProperty(check, given) ??
      byRating(check, given) ??
      byBannerTitle(check, given) ??
      byForm(check, given) ??
      countedOnPage(check, given) ??
      onTabOfName(check, given) ??
      byOwnersControl(check, given) ??
      byOwnBadge(check, given) ??
      byOwnSwitch(check, given) ??
      byPlace(check, given) ??
      byPair(check, given) ??
      byPrice(check, given) ??
      byShape(check, given) ??
      noLongerSo(check, given) ??
      byDescription(check, given) ??
      putInBefore(check, given) ??
      byNameInCorner(check, given) ??
      byEarlierName(check, given) ??
      byTakenOff(check, given) ??
      withoutMessage(check, given) ??
      asNotice(check, given) ??
      undecided(fell))

/** "The confirmation says": what the page answered with, where nothing else is called so. */
const ofAnswer = (check: TextCheck, given: Case, ruling: Ruling): Ruling => {
  const answer = ruling._tag === "Undecided" ? asAnswer(check) : undefined
  return answer === undefined || subjectsOf(given.view, answer, given.antecedent) instanceof Fell
    ? ruling
    : judgeText({ ...check, subject: answer }, given)
}

const isOfWholePage = (subject: Target): boolean =>
  subject.role === "page" && subject.scopes.length === 0 && loose(subject.name) === ""

/** A sentence stands for itself wherever it stands on the page of the thing; one word may be of any part of it. */
const isSaying = ({ expected, match }: TextCheck): boolean =>
  match === "contains" && expected.trim().split(/\s+/u).length > 2

export const judgeText = (check: TextCheck, given: Case): Ruling => {
  const ruling = judgeTold(check, given)
  const telling = check.negated ? "Refuted" : "Holds"
  if (ruling._tag === telling) return ruling
  for (const other of asWritten(check, given)) {
    const told = judgeTold(other, given)
    if (told._tag === telling) return told
  }
  return ruling
}

const judgeTold = (check: TextCheck, given: Case): Ruling => {
  const owned = ofItsOwner(check, given)
  return owned === undefined
    ? unlessDoubted(
        check,
        given,
        inParts(check, judgeSaid(check, given), (part) => judgeSaid(part, given))
      )
    : judgeSaid(owned.check, owned.given)
}

const judgeSaid = (check: TextCheck, given: Case): Ruling => {
  const ruling =
    ofListedMessage(check, given, (other) => judgeCalled(other, given)) ??
    ofLabel(check, given) ??
    byQuantity(check, given) ??
    judgeResult(check, given, (other) => judgeCalled(other, given)) ??
    judgeCalled(check, given)
  return ruling._tag === "Holds" && ruling.target?.role === "document"
    ? (unlessTied(check, given) ?? ruling)
    : ruling
}

const judgeCalled = (check: TextCheck, given: Case): Ruling => {
  const { subject } = check
  if (subject === undefined || isOfWholePage(subject) || ofEdge(check)) {
    const ruling = onPage(check, given)
    const isThing = subject === undefined && check.negated && check.match === "contains"
    return (
      (ruling._tag === "Refuted" && isThing
        ? onlyFarewell({ name: check.expected, gone: check.gone === true }, given)
        : undefined) ?? ruling
    )
  }
  const dialog = saidByDialog(check, given)
  if (dialog !== undefined) return holds(`a dialog said: ${dialog}`)
  const stated =
    byRenaming(check, given) ??
    byStatedNumber(check, given) ??
    byOwnCode(check, given) ??
    chosenOf(check, given) ??
    judgeDrawnTab(check, given) ??
    byPageStatus(check, given) ??
    byPanelsThing(check, given, (other) => judgeText(other, given)) ??
    byOwnRelation(check, given)
  if (stated !== undefined) return stated
  const there =
    byHeadingOfPlace(check, given) ??
    byCaption(check, given) ??
    currentFigure(check, given, (other) => judgeText(other, given)) ??
    overList(check, given) ??
    byTextAt(check, given) ??
    saidTogether(check, given)
  if (there !== undefined) return there
  const badge = subject.scopes.length > 0 ? onBadge(check, given) : undefined
  if (badge !== undefined) return badge
  const tallied = onCounter(check, given) ?? onBareCounter(check, given) ?? onOpenTab(check, given)
  if (tallied !== undefined) return tallied
  const all = subjectsOf(given.view, subject, given.antecedent)
  const found = all instanceof Fell ? all : listOnTab(subject, given.view, all)
  const named = found instanceof Fell ? found : spokenOfBefore(check, given, found)
  const own = named instanceof Fell ? undefined : ofField(subject, named)
  if (own !== undefined) return judgeText({ ...check, subject: own }, given)
  const titled = named instanceof Fell ? undefined : underMainHeading(check, given, named)
  if (titled !== undefined) return ofSubject(check, given, titled)
  const open = named instanceof Fell ? undefined : onPageOfName(check, given, named)
  if (open !== undefined) return open
  const asking = named instanceof Fell ? undefined : askingDialog(check, given, named)
  if (asking !== undefined) return judgeText({ ...check, subject: asking }, given)
  const isUnfound = named instanceof Fell
  const beside = isUnfound ? undefined : besideAnchor(check, given, named)
  if (beside !== undefined) return beside
  const measured = isUnfound ? byMeasure(check, given) : undefined
  if (measured !== undefined) return measured
  const shorter = isUnfound ? rephrased(subject, given) : undefined
  if (shorter !== undefined) return judgeText({ ...check, subject: shorter }, given)
  const each =
    isUnfound && subject.role !== undefined ? undefined : eachOf(given, subject, isUnfound ? [] : named)
  if (each instanceof Fell) return undecided(each)
  if (each !== undefined) return ofSubject(check, given, each)
  const kind = isUnfound && !check.negated ? bareMessage(subject) : undefined
  const subjects = kind === undefined ? named : subjectsOf(given.view, kind, given.antecedent)
  if (subjects instanceof Fell) return ofAnswer(check, given, ofNothing(check, given, subjects))
  if (subjects[0]?.scored.how === ofThisPage && !isSaying(check))
    return ofStatus(check, given, (status) => judgeText(status, given))
  const alone = besideColumn(check, subjects)
  if (alone !== undefined) return unlessCompared(check, given, ofSubject(check, given, alone))
  const begun = judgeBeginning(check, given, subjects)
  if (begun !== undefined) return begun
  const isIt =
    byNameInRow(check, given, subjects) ??
    identified(check, given, subjects) ??
    byAnotherCell(check, given, subjects) ??
    byHappening(check, given, subjects) ??
    byRateInField(check, given, subjects) ??
    byOwnStatus(check, given, subjects)
  if (isIt !== undefined) return isIt
  const speaking = withoutSigns(check, given, onBearers(subject, subjects))
  if (speaking instanceof Fell) return undecided(speaking)
  if (subject.role === "icon" && !check.negated && speaking.every((each) => isMute(given.view, each)))
    return (
      onSilentSign(subject, check.expected, given) ??
      undecided(Fell.of("target_not_found", `Nothing is read on the “${subject.words}” now.`))
    )
  const meant = withoutGauges(check, given, ofTheOne(subject, given.antecedent, speaking))
  const said = besideOffers(given.view, check, meant, (subjects) => ofSubject(check, given, subjects))
  if (isImpersonal(check, given) && said._tag !== "Holds") return saidSomewhere(check, given, said)
  return otherwise(check, given, meant, said) ?? unlessCompared(check, given, said)
}

/** A picture on which nothing is written, or whose number lies behind what is open. */
const isMute = (view: View, { scored: { seen } }: Subject): boolean => runsOf(view, seen).length === 0

/** What else the page may tell by, once the text of the thing does not say it, or not surely. */
const otherwise = (
  check: TextCheck,
  given: Case,
  meant: ReadonlyArray<Subject>,
  said: Ruling
): Ruling | undefined => {
  const judge = (other: TextCheck) => judgeText(other, given)
  const isRefuted = said._tag === "Refuted"
  const isNotSaid = said._tag === (check.negated ? "Holds" : "Refuted")
  return (
    (isRefuted ? byPlansCard(check, given, meant) : undefined) ??
    (isRefuted ? underOwner(check, given, meant, judge) : undefined) ??
    (isRefuted ? (byOwnLabel(check, given, meant) ?? countedIn(check, given, meant)) : undefined) ??
    (said._tag === "Holds" ? undefined : bySentence(check, given)) ??
    (isNotSaid ? byLabelledPair(check, given, judge) : undefined) ??
    (said._tag === "Undecided" ? byLabelInLine(check, given) : undefined) ??
    byTitle(check, given, meant, judge) ??
    (isRefuted ? (outsideRows(check, given, judge) ?? asFree(check, given, meant)) : undefined) ??
    (said._tag === "Undecided"
      ? (byCost(check, given) ?? byMeasure(check, given) ?? byForm(check, given))
      : undefined) ??
    (isRefuted && (mayBeSaidElsewhere(check, given, meant) || isSaidOfNamesake(check, given, meant))
      ? undecided(notOf(check))
      : undefined)
  )
}
