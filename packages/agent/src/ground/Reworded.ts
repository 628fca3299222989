/** A target said in other words, for when nothing is called by those of the text: in fewer, taken apart, or put together. */
import type { RoleWord, Target } from "@assay/domain/Intent"
import { isPicture } from "./Glyphs.js"

const renamed = (target: Target, name: string | undefined): Target | undefined =>
  name === undefined ? undefined : { ...target, name, words: name }

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
  return renamed(target, name)
}

/** "The label personal" as personal. */
export const withoutDressBefore = (target: Target): Target | undefined => {
  const name = target.quoted
    ? undefined
    : /^(?:\p{Ll}+ )?(?:text|label|tag|badge|chip|pill) (\S.*)$/u.exec(target.name)?.[1]
  return renamed(target, name)
}

/** "The balance of Ada" as the balance in what is Ada's; nothing for a name that is not made so. */
export const owned = (target: Target): Target | undefined => {
  const parts = /^(.+?) (?:of|for) (?:the )?(.+)$/iu.exec(target.name)
  const possessive = /^(.+?)['’]s (.+)$/u.exec(target.name)
  const [name, owner] = possessive === null ? [parts?.[1], parts?.[2]] : [possessive[2], possessive[1]]
  if (target.quoted || name === undefined || owner === undefined) return undefined
  const place: Target = { words: owner, name: owner, quoted: false, scopes: [] }
  return { ...target, name, words: name, scopes: [{ relation: "in", target: place }, ...target.scopes] }
}

const chosen = new Set<RoleWord | undefined>(["option", "radio", "checkbox", "switch"])

/** "The absent option of Ella" of a choice that is called "Ella absent". */
const ofOwner = (owner: Target, { name, role }: Target): ReadonlyArray<string> =>
  chosen.has(role) && /^\p{Lu}/u.test(owner.name) && /^\p{Ll}/u.test(name) ? [`${owner.name} ${name}`] : []

/** "Pet's name", "name of the business" taken apart, put together again: it may be the name of one thing. */
export const joined = (target: Target): ReadonlyArray<Target> => {
  const [first, ...rest] = target.scopes
  if (first === undefined || target.quoted || first.target.quoted || first.target.role !== undefined)
    return []
  if (first.relation !== "near" || target.name === "" || first.target.name === "") return []
  return [
    `${first.target.name}'s ${target.name}`,
    `${target.name} of ${first.target.name}`,
    ...ofOwner(first.target, target)
  ].map((name) => ({
    ...target,
    name,
    words: name,
    scopes: rest
  }))
}

/** "The Contracts folder" as Contracts: the last word may tell the kind of thing and be no part of its name. */
export const withoutNoun = (target: Target): Target | undefined => {
  const words = target.name.split(/\s+/u)
  const last = words.at(-1) ?? ""
  const kind = target.role !== undefined && target.role !== "option"
  if (target.quoted || kind || words.length < 2 || !/^\p{Ll}+$/u.test(last)) return undefined
  const name = words.slice(0, -1).join(" ")
  return { ...target, name, words: name }
}

/** "The ticket T-123" as T-123: the word before an identifier tells the kind of thing. */
export const withoutLead = (target: Target): Target | undefined => {
  const line = target.role === "row" && /\p{N}\S*$/u.test(target.name)
  if (target.role !== undefined && target.role !== "option" && !line) return undefined
  const parts =
    /^(\p{Ll}+) ((?:\S*\p{N}\S*|\p{Lu}\S*)(?: .+)?)$/u.exec(target.name) ??
    /^(\p{L}\p{Ll}+) (#?\d[\d-]{2,})$/u.exec(target.name) ??
    /^(\p{Ll}+ (?:number|no\.?|id|code|reference|ref)) (\S*\p{N}\S*)$/u.exec(target.name)
  const [, descriptor, name] = parts ?? []
  return target.quoted || name === undefined || descriptor === undefined
    ? undefined
    : { ...target, name, words: name, descriptor }
}

/** "Order 1001" as 1001, where it stands once: the word before an identifier tells the kind of thing. */
export const identifierIn = (target: Target): Target | undefined => {
  const [, descriptor, name] = target.quoted
    ? []
    : (/^(\p{L}\p{Ll}+) (#?[\p{L}-]*\d[\p{L}\p{N}-]{2,})$/u.exec(target.name) ?? [])
  const renamedTo = renamed(target, name)
  return renamedTo === undefined || descriptor === undefined ? undefined : { ...renamedTo, descriptor }
}

const called =
  /^(author|user|member|contact|customer|employee|person|friend|sender|owner|tag|label|category|topic|channel|hashtag|genre|folder|file|project|team|group|brand|city|country|language|question|word|phrase|term|keyword|sentence) (\S.*)$/u

/** "The author mira" as mira: a word for a kind of things that have names, and the name, in whatever letters it is written. */
export const withoutKind = (target: Target): Target | undefined => {
  const [, descriptor, name] =
    target.quoted || target.role !== undefined ? [] : (called.exec(target.name) ?? [])
  return name === undefined || descriptor === undefined || name.split(" ").length > 3
    ? undefined
    : { ...target, name, words: name, descriptor }
}

/** "The button in the dialog labelled “No”" as the button “No” in the dialog, where no dialog is called so. */
export const labelledIn = (target: Target): Target | undefined => {
  const [place, ...rest] = target.scopes
  if (target.name !== "" || target.ordinal !== undefined || place?.relation !== "in") return undefined
  if (place.target.role !== "dialog" || !place.target.quoted || rest.length > 0) return undefined
  const { name } = place.target
  const dialog: Target = { words: "dialog", name: "", quoted: false, role: "dialog", scopes: [] }
  return { ...target, words: name, name, quoted: true, scopes: [{ relation: "in", target: dialog }] }
}

/** What is clicked as “x” in quotes is the cross, where nothing bears the letter. */
export const asCross = (target: Target): Target | undefined =>
  target.quoted && /^[x×]$/iu.test(target.name) ? { ...target, name: "x", quoted: false } : undefined

/** "The middle of the chart" is acted on as the chart. */
export const itself = (target: Target): Target | undefined => {
  const [first, ...rest] = target.scopes
  if (first === undefined || !/^(?:the )?(?:middle|centre|center|inside)$/iu.test(target.words))
    return undefined
  return { ...first.target, scopes: [...first.target.scopes, ...rest] }
}

/** What is done to things is what a control is called by. */
const deed =
  /^(?:archive|delete|remove|edit|approve|reject|decline|accept|cancel|rename|duplicate|renew|acknowledge|confirm|save|restore|block|mute|assign|publish|hide|download|upload|print|export|close|dismiss|undo|undelete|start|stop|pause|resume|retry|refund|pay|add)$/u

/** "The mail from Hassan": a word for a kind, and what tells it from others of its kind. "Archive for Hassan" is a control. */
export const byOwner = (target: Target): Target | undefined => {
  const [first, another] = target.scopes
  const noun =
    !target.quoted &&
    target.ordinal === undefined &&
    /^\P{Lu}\S*$/u.test(target.name) &&
    !deed.test(target.name) &&
    !isPicture(target.name)
  const kind =
    target.role === undefined || target.role === "message" || target.role === "item" || target.role === "row"
  if (!noun || !kind || another !== undefined || first?.relation !== "near") return undefined
  return first.target.name === "" ? undefined : first.target
}
