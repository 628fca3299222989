/** "5 people are listed" on a page of members: whoever the page lists by its title. */
import type { Intent } from "@assay/domain/Intent"
import { readableTextOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"

type Count = Extract<Intent, { _tag: "CheckCount" }>

const people = /^(?:people|persons)( (?:listed|shown|displayed))?$/u

/** What people are called by the title over a list of them. */
const kinds =
  /^(?:members|users|employees|colleagues|drivers|donors|customers|clients|patients|students|pupils|guests|players|contacts|volunteers|visitors|tenants|teachers|trainers|riders|readers|authors|participants|attendees|applicants|candidates)$/u

/** The check on those whom the one title of the page names; nothing where none, or more than one, does. */
export const ofPeople = (check: Count, view: View): Count | undefined => {
  const { name, quoted, role } = check.target
  const [said, listed] = quoted || role !== undefined ? [] : (people.exec(name) ?? [])
  if (said === undefined) return undefined
  const titles = view.all
    .filter(({ node }) => node.visible && node.role === "heading")
    .map((seen) => loose(readableTextOf(view, seen)))
  const [kind, another] = new Set(titles.filter((title) => kinds.test(title)))
  return kind === undefined || another !== undefined
    ? undefined
    : {
        ...check,
        target: { ...check.target, name: kind, words: kind },
        ...(listed === undefined ? {} : { listed: true })
      }
}
