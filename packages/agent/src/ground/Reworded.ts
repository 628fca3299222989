/** A target said in plainer words, for when nothing is called by all of them: deeds alone leave words out. */
import type { RoleWord, Target } from "@assay/domain/Intent"

const recordWords: Readonly<Record<string, RoleWord>> = {
  row: "row", line: "row", card: "item", item: "item", entry: "item", tile: "item"
} // prettier-ignore

const inRecords = new Set<RoleWord>([
  "button",
  "link",
  "icon",
  "checkbox",
  "radio",
  "switch",
  "menu",
  "list",
  "field"
])

/** "The checkbox of the Pasta row" as the one in the row. */
export const inItsRecord = (target: Target): Target | undefined => {
  const { name, quoted, role, scopes } = target
  const [, owner, word] = quoted ? [] : (/^(\S.*) (row|line|card|item|entry|tile)$/u.exec(name) ?? [])
  const kind = word === undefined ? undefined : recordWords[word]
  if (owner === undefined || kind === undefined || role === undefined || !inRecords.has(role))
    return undefined
  const place: Target = { words: `${owner} ${word}`, name: owner, quoted: false, role: kind, scopes: [] }
  return { ...target, name: "", words: role, scopes: [{ relation: "in", target: place }, ...scopes] }
}

const looks =
  /^(?:(?:round|circular|square|floating|small|tiny|little|big|large|blue|red|green|orange|yellow|gr[ae]y|black|white|purple|pink) )+(?=\S)/u

/** "The round plus button": how it looks is not what it is called. */
export const withoutLooks = (target: Target): Target | undefined => {
  const acted = target.role === "button" || target.role === "icon" || target.role === "link"
  if (target.quoted || !acted || !looks.test(target.name)) return undefined
  const name = target.name.replace(looks, "")
  return { ...target, name, words: `${name} ${target.role ?? ""}`.trim() }
}

/** "The status badge" of something as its status: how a word is drawn tells nothing of what it says. */
export const withoutDress = (target: Target): Target | undefined => {
  const name = target.quoted ? undefined : /^(\S.*) (?:badge|tag|chip|pill|label)$/iu.exec(target.name)?.[1]
  return name === undefined ? undefined : { ...target, name, words: name }
}

/** "The label personal" as personal. */
export const withoutDressBefore = (target: Target): Target | undefined => {
  const name = target.quoted
    ? undefined
    : /^(?:\p{Ll}+ )?(?:text|label|tag|badge|chip|pill) (\S.*)$/u.exec(target.name)?.[1]
  return name === undefined ? undefined : { ...target, name, words: name }
}
