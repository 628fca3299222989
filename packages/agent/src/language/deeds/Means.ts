/** A deed and the means by which it is done: `open the recipe by clicking its "Open" button`. */
import type { Intent, Target } from "@assay/domain/Intent"
import { isCheck } from "@assay/domain/Intent"
import { type Read, withText } from "../sentences/Clause.js"
import { readCommand } from "./Commands.js"
import { isPronoun } from "../words/Pronouns.js"

/** What `its` in the words of a means points to. */
const owned = (intent: Intent, opened: Target): Intent => {
  if (intent._tag !== "Click") return intent
  // "Open the edit dialog of Ada by clicking the pencil in its row": in the row of Ada, for there is no dialog yet.
  const owner = opened.role === "dialog" || opened.role === "page" ? opened.scopes[0]?.target : undefined
  const thing: Target = owner === undefined ? opened : { ...owner, scopes: opened.scopes.slice(1) }
  const { scopes, ...narrow } = thing
  const places = intent.target.scopes.flatMap((scope) =>
    isPronoun(scope.target) ? [{ ...scope, target: { ...narrow, scopes: [] } }, ...scopes] : [scope]
  )
  return { ...intent, target: { ...intent.target, scopes: places } }
}

const means =
  /^(.+?) (?:by (?:clicking|pressing|tapping|hitting)(?: on)?|with its|using its|via its|(?:with|using|via|through)(?= the (?:button|link|icon|tab) [A-Z\uE000-\uF8FF])) (.+)$/i

/** `sort the list by price by clicking the Price header`. */
const sortedBy =
  /^(?:(?:I|[Ww]e|[Yy]ou|the user) )?(?:[Ss]ort|[Oo]rder)s?(?: (?:the|my|all)(?: [a-z]+){1,2})?(?: by (?!clicking|pressing|tapping)(?:the )?[a-z ]{2,30}?)? by (?:clicking|pressing|tapping)(?: on)? (?:the )?([\uE000-\uF8FF]|[A-Z][\w ]*?) (?:column |table )?(?:header|heading)$/

/** What a thing is called by is the thing: "its number in the grid". */
const ownName =
  /^(?:its|the|his|her|their) (?:own )?(?:name|number|title|id|code|subject|reference)( (?:in|on) the (?:\p{Ll}+ )?(?:table|grid|list|page|board|card|results))?$/iu

/** `open the recipe by clicking its "Open" button`: the click is all there is to do. */
export const readMeans: Read = (clause) => {
  const found = means.exec(clause.text)
  if (found?.[1] === undefined || found[2] === undefined) return undefined
  // What a menu offers has yet to be chosen there.
  if (/ (?:with|using|via) its .*(?:menu|dropdown)$/i.test(clause.text)) return undefined
  const its = / (?:with|using|via) its /i.test(clause.text) ? `its ${found[2]}` : found[2]
  if (
    !/(?:button|link|icon|tab|menu|option|checkbox|[\uE000-\uF8FF])$/i.test(its) &&
    !/ by /i.test(clause.text)
  )
    return undefined
  const [, head] = sortedBy.exec(clause.text) ?? []
  if (head !== undefined) return readCommand(withText(clause, `click the column header ${head}`))
  const main = readCommand(withText(clause, found[1]))
  const deed = main?.length === 1 ? main[0] : undefined
  const how = deed === undefined ? undefined : readCommand(withText(clause, `click ${its}`))
  const thing = deed === undefined ? undefined : aim(deed)
  if (
    deed?._tag === "Sort" &&
    /^(?:its|the|that|their) (?:own )?(?:column|column head(?:er|ing)|head(?:er|ing))s?$/i.test(its)
  )
    return main
  const [called, there = ""] = deed?._tag === "Click" ? (ownName.exec(its) ?? []) : []
  if (called !== undefined) return readCommand(withText(clause, found[1] + there))
  if (how === undefined || deed === undefined || isCheck(deed)) return undefined
  return thing === undefined ? how : how.map((intent) => owned(intent, thing))
}

const aim = (deed: Intent): Target | undefined =>
  deed._tag === "Navigate" ? deed.page : "target" in deed ? deed.target : undefined
