/** The button "Settings" opens the Settings dialog, and is not it; one that says that it has opened tells as much. */
import type { RoleWord, Target } from "@assay/domain/Intent"
import type { Scored } from "../ground/Candidates.js"
import { runsOf } from "../screen/VisibleText.js"
import { type Seen, type View, within } from "../screen/View.js"

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
