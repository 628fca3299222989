/** "The popup has gone", of a dialog that was open as the last deed was done, while a message of it has come: "Your bid has been placed". */
import type { Target } from "@assay/domain/Intent"
import { wholePage } from "../../ground/Regions.js"
import { isDialog, isMarked, liesOverPage } from "../../screen/Kinds.js"
import { allPhrases, readableTextOf } from "../../screen/VisibleText.js"
import { readable } from "../../screen/Wording.js"
import type { Seen, View } from "../../screen/View.js"
import { type Case, holds, type Ruling } from "../Ruling.js"
import { evidenceFor } from "./Evidence.js"

/** It only tells of what was done, and takes no answer. */
const tells = (seen: Seen): boolean =>
  /^(?:status|alert|log)$/u.test(seen.node.role) || isMarked(seen, "toast") || isMarked(seen, "banner")

/** What lies over the page as a dialog does, whether or not it says that it is one, and does more than tell. */
const overlays = ({ all }: View): ReadonlyArray<Seen> =>
  all.filter(
    (seen) =>
      seen.node.visible &&
      (isDialog(seen) || isMarked(seen, "dialog") || (liesOverPage(seen) && !tells(seen)))
  )

const isBarePopUp = ({ name, ordinal, quantifier, quoted, scopes, words }: Target): boolean =>
  /^(?:the )?pop-?up$/iu.test(words) &&
  name === "" &&
  !quoted &&
  ordinal === undefined &&
  quantifier === undefined &&
  scopes.length === 0

/** The dialog went, and what is left was not there with it, and is not what the steps since were about. */
export const popUpWent = (
  { gone, target }: { readonly gone?: boolean; readonly target: Target },
  { before, recent, view }: Case
): Ruling | undefined => {
  if (gone !== true || before === undefined || !isBarePopUp(target)) return undefined
  const [dialog, another] = before.all.filter((seen) => seen.node.visible && isDialog(seen))
  if (dialog === undefined || another !== undefined || overlays(view).length > 0) return undefined
  const said = new Set(allPhrases(before).map((text) => readable(text)))
  const left = evidenceFor(view, wholePage(view), target)
  const spoken = recent?.() ?? []
  const isNew = left.every(
    ({ seen, text }) =>
      seen !== undefined &&
      tells(seen) &&
      !said.has(readable(text)) &&
      !spoken.some((each) => readableTextOf(view, each).includes(readable(text)))
  )
  return isNew ? holds(`no “${dialog.node.name}” any more`) : undefined
}
