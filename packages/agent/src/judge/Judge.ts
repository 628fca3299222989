/** Whether a check holds on a screen. */
import type { Check } from "@assay/domain/Intent"
import { judgePage, judgeTitle, judgeUrl } from "./Addresses.js"
import { judgeCount } from "./Counts.js"
import { isOfText, judgeOccurrences } from "./Occurrences.js"
import { judgeConsole, judgeDialog, judgeDownload, judgeUnchanged } from "./Happenings.js"
import { judgeNumber } from "./Numbers.js"
import { judgeOrder } from "./Orders.js"
import type { Case, Ruling } from "./Ruling.js"
import { judgeShown } from "./Showing.js"
import { judgeQuantified } from "./Quantified.js"
import { judgeAttribute, judgeState, judgeValue } from "./States.js"
import { judgeText } from "./Texts.js"

export const judge = (check: Check, given: Case): Ruling =>
  judgeQuantified(check, given, judge) ?? judgeOne(check, given)

const judgeOne = (check: Check, given: Case): Ruling => {
  switch (check._tag) {
    case "CheckText":
      return judgeText(check, given)
    case "CheckShown":
      return judgeShown(check, given)
    case "CheckValue":
      return judgeValue(check, given)
    case "CheckState":
      return judgeState(check, given)
    case "CheckCount":
      return isOfText(check) ? judgeOccurrences(check, given) : judgeCount(check, given)
    case "CheckNumber":
      return judgeNumber(check, given)
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
    case "CheckConsole":
      return judgeConsole(given)
    case "CheckUnchanged":
      return judgeUnchanged(check, given)
  }
}
