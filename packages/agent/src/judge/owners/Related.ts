/** "The file was uploaded by Ada": by the column that is called so, or by these very words in its record. */
import { RegExp as Pattern } from "effect"
import { type Seen, type View } from "../../screen/View.js"
import { phrasesOf, readableTextOf } from "../../screen/VisibleText.js"
import { loose, readable } from "../../screen/Wording.js"
import { takesBack } from "../lists/Qualified.js"
import { headText, isCalled, lineOf } from "./Relations.js"
import { isSaidNot } from "../messages/SaidNot.js"

const parts = /^(?:(.+?) )?\b(by|to|from|with|for|on) (.+)$/u

const client =
  "customer|client|buyer|company|account|organi[sz]ation|contact|supplier|vendor|patient|employee"

/** What a column is called that tells whose a thing is, where no verb does: "the order is from Ada" under "Customer". */
const holders: Readonly<Record<string, RegExp>> = {
  from: new RegExp(
    `^(?:from|sender|requester|requested by|reporter|reported by|submitted by|${client})(?: name)?$`,
    "iu"
  ),
  for: new RegExp(`^(?:for|recipient|${client})(?: name)?$`, "iu"),
  with: new RegExp(`^(?:with|${client})(?: name)?$`, "iu")
}
const nobody = /^[-–—]?$|^(?:nobody|no one|none|n\/a)$/iu

/** Whether a cell names the one, alone or among others; undefined where it says more of it. */
const names = (said: string, party: string): boolean | undefined => {
  const text = said.trim()
  if (nobody.test(text)) return false
  if (text.split(/\s*(?:,|;|&|\band\b)\s*/u).some((each) => loose(each) === loose(party))) return true
  return loose(text).includes(loose(party)) ? undefined : false
}

const isHolder = (head: string, word: string): boolean => holders[word]?.test(head.trim()) ?? false

/** Whether it is tied so; undefined where nothing of the record tells. */
export const isRelated = (view: View, record: Seen, relation: string): boolean | undefined => {
  const [, verb = "", word = "", party = ""] = parts.exec(relation) ?? []
  const cells = (lineOf(view, record) ?? []).filter((cell) => {
    const head = headText(view, cell)
    return head !== "" && (verb === "" ? isHolder(head, word) : isCalled(head, { verb, word }))
  })
  const [cell, another] = cells
  if (cell !== undefined) return another === undefined ? names(readableTextOf(view, cell), party) : undefined
  const told = new RegExp(
    `(?<![\\p{L}\\p{N}])${verb === "" ? "" : `${Pattern.escape(verb)} `}${word}:? (?:the )?(?<who>${Pattern.escape(party)}(?![\\p{L}\\p{N}])|\\p{Lu}[\\p{L}'’-]*)`,
    "giu"
  )
  const found = phrasesOf(view, record).flatMap(({ text }) =>
    [...readable(text).matchAll(told)].map((each) => ({
      isParty: loose(each.groups?.["who"] ?? "") === loose(party),
      isTakenBack:
        takesBack.test(readable(text).slice(0, each.index).trim()) || isSaidNot(readable(text), each[0])
    }))
  )
  const [only, more] = found
  if (only === undefined || more !== undefined || only.isTakenBack) return undefined
  return only.isParty
}
