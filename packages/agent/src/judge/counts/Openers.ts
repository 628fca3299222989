/** The button "Settings" opens the Settings dialog, and is not it; one that says that it has opened tells as much. */
import type { RoleWord, Target } from "@assay/domain/Intent"
import type { Scored } from "../../ground/Candidates.js"
import { verbOf } from "../../language/words/Verbs.js"
import { isBox } from "../../screen/Kinds.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View, within } from "../../screen/View.js"
import { loose, stem, tokens } from "../../screen/Wording.js"

const opened = new Set<RoleWord | undefined>(["menu", "dialog", "form", "table", "section", "list"])

const isAct = ({ node }: Seen): boolean =>
  /^(?:button|link|menuitem|tab)$/u.test(node.role) && node.options === undefined

/** Seen where the place itself need not be. */
export const onlyOpens = (view: View, { seen }: Scored, { role }: Target): boolean => {
  if (!opened.has(role)) return false
  if (seen.node.role === "heading")
    return within(view, seen).some((each) => isAct(each) && each.node.state.expanded === false)
  return (
    isAct(seen) && seen.node.state.expanded !== true && (role !== "section" || runsOf(view, seen).length < 2)
  )
}

/** The same of the label of a box: "Disable ads" shows no ads. */
export const onlySets = (view: View, seen: Seen, target: Target): boolean => {
  if (onlyDoes(seen, target)) return true
  const said = loose(readableTextOf(view, seen))
  const boxes =
    said === "" || isBox(seen)
      ? []
      : view.all.filter((each) => isBox(each) && each.node.visible && loose(each.node.name) === said)
  return boxes.some((each) => onlyDoes(each, target))
}

/** "Hide tip" is what can be done with the tip: it is neither the tip, nor says anything of it. */
export const onlyDoes = (seen: Seen, { name, quoted, role }: Target): boolean => {
  const box = isBox(seen) && seen.node.visible ? seen : undefined
  const button = box ?? [...upward(seen)].find(isAct)
  if (button === undefined || quoted || role !== undefined) return false
  // "Ads" may begin the sentence; a button "Add Ada" names her all the same.
  if (box === undefined && (button.node.role !== "button" || !/^\p{Ll}/u.test(name))) return false
  const [verb = "", ...rest] = tokens(button.node.name.replace(/^(?:do not|don['’]t|never) /iu, ""))
  const wanted = tokens(name)
  const words = rest.map(stem)
  return (
    verbOf(verb)?.form === "base" &&
    verb !== wanted[0] &&
    wanted.length > 0 &&
    (wanted.some((word) => words.includes(stem(word))) ||
      // "Vote for cats" is none of the votes.
      (rest.length > 0 && wanted.length === 1 && stem(wanted[0] ?? "") === stem(verb)))
  )
}
