/** "The language menu still shows Deutsch", where the menu is called by the language that is on: "Deutsch ▾". */
import { isLanguage, languageMenuOf, languageOn } from "../../ground/Languages.js"
import { loose } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, holds, refuted, type Ruling, withTarget } from "../Ruling.js"

/** Nothing where it is not said of a menu, or where it is no language that it is to show. */
export const byLanguageMenu = (check: TextCheck, { view }: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const isMenu = subject?.role !== undefined || / /u.test(subject?.name ?? "")
  if (subject === undefined || !isMenu || check.from !== undefined || !isLanguage(expected)) return undefined
  if (!/^(?:is|equals|contains)$/u.test(match)) return undefined
  const menu = languageMenuOf(view, subject)
  if (menu?._tag !== "Found") return undefined
  const shown = languageOn(view, menu.seen)
  const ruling =
    (loose(shown) === loose(expected)) !== negated
      ? holds(`saw: ${shown}`, menu.seen)
      : refuted(`${negated ? "no " : ""}“${expected}” for “${subject.words}”`, `saw: ${shown}`)
  return withTarget(ruling, view, menu.seen, menu.score, menu.how)
}
