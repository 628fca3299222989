/** Makes the scopes of a text plainer before they are looked for. */
import type { Scope, Target } from "@assay/domain/Intent"
import { isPicture } from "./Glyphs.js"

const kinds = new Set(["row", "item", "message", "element", "cell", "section", "dialog", "list"])

/** What other things stand in: "the first row of the Archive table" is in it. */
const holding = new Set<Target["role"]>(["table", "list", "section", "form", "dialog", "menu"])

/** "The star of the message from Ada": the message is told by what follows, not by its kind. */
const isFiller = ({ target }: Scope): boolean =>
  target.name === "" &&
  target.ordinal === undefined &&
  target.pronoun !== true &&
  target.scopes.length === 0 &&
  target.role !== undefined &&
  kinds.has(target.role)

/** "In the row below Ada", "in the first card after it": a thing in a list that is told by what it stands beside. */
const isStep = ({ relation, target }: Scope, next: Scope | undefined): boolean =>
  relation === "in" &&
  (target.role === "row" || target.role === "item") &&
  target.name === "" &&
  target.scopes.length === 0 &&
  next !== undefined &&
  next.relation !== "in" &&
  next.relation !== "near" &&
  edgeOf(next) === undefined

/** A kind followed by what names it becomes one place: in the row, beside Ada, is in the row of Ada. */
export const plainScopes = (scopes: ReadonlyArray<Scope>): ReadonlyArray<Scope> => {
  const plain: Array<Scope> = []
  let role: Target["role"]
  for (const [at, scope] of scopes.entries()) {
    const next = scopes[at + 1]
    const before = scopes[at - 1]
    if (before !== undefined && isStep(before, scope)) continue
    if (next !== undefined && isStep(scope, next)) {
      plain.push({ ...scope, target: { ...scope.target, scopes: [next] } })
      role = undefined
      continue
    }
    // The top "of the page" is the top.
    const edged = scopes[at - 1]
    if (scope.target.role === "page" && edged !== undefined && edgeOf(edged) !== undefined) continue
    if (isFiller(scope) && next?.relation === "near" && next.target.role === undefined) {
      role = scope.target.role
      continue
    }
    if (scope.relation === "near" && scope.target.role !== undefined && holding.has(scope.target.role)) {
      plain.push({ ...scope, relation: "in" })
      role = undefined
      continue
    }
    const named = role === "row" && scope.target.role === undefined ? { ...scope.target, role } : scope.target
    plain.push(role === undefined ? scope : { relation: "in", target: named })
    role = undefined
  }
  return plain
}

/** The column that a target is looked for in, and the scopes without it. */
export const columnScope = (scopes: ReadonlyArray<Scope>) => {
  const column = scopes.find(({ target }) => target.role === "column")
  return { column: column?.target, others: scopes.filter((scope) => scope !== column) }
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

/** "Pet's name", "name of the business" taken apart, put together again: it may be the name of one thing. */
export const joined = (target: Target): ReadonlyArray<Target> => {
  const [first, ...rest] = target.scopes
  if (first === undefined || target.quoted || first.target.quoted || first.target.role !== undefined)
    return []
  if (first.relation !== "near" || target.name === "" || first.target.name === "") return []
  return [`${first.target.name}'s ${target.name}`, `${target.name} of ${first.target.name}`].map((name) => ({
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

/** "At the top", "at the bottom": where on the page, and not the name of a thing. */
export type Edge = "top" | "bottom" | "left" | "right"

export const edgeOf = ({ target }: Scope): Edge | undefined => {
  const found =
    /^(?:the )?(?:very )?(?:(top|bottom)|(left|right)(?:[- ]hand)?(?: side| column| part)?)(?: of (?:the )?(?:page|screen))?$/iu
      .exec(target.words)
      ?.slice(1)
      .find((side) => side !== undefined)
      ?.toLowerCase()
  return found === "top" || found === "bottom" || found === "left" || found === "right" ? found : undefined
}

/** "The ticket T-123" as T-123: the word before an identifier tells the kind of thing. */
export const withoutLead = (target: Target): Target | undefined => {
  if (target.role !== undefined && target.role !== "option") return undefined
  const parts = /^(\p{Ll}+) ((?:\S*\p{N}\S*|\p{Lu}\S*)(?: .+)?)$/u.exec(target.name)
  const [, descriptor, name] = parts ?? []
  return target.quoted || name === undefined || descriptor === undefined
    ? undefined
    : { ...target, name, words: name, descriptor }
}

const called =
  /^(author|user|member|contact|customer|employee|person|friend|sender|owner|tag|label|category|topic|channel|hashtag|genre|folder|file|project|team|group|brand|city|country|language) (\S.*)$/u

/** "The author mira" as mira: a word for a kind of things that have names, and the name, in whatever letters it is written. */
export const withoutKind = (target: Target): Target | undefined => {
  const [, descriptor, name] =
    target.quoted || target.role !== undefined ? [] : (called.exec(target.name) ?? [])
  return name === undefined || descriptor === undefined || name.split(" ").length > 3
    ? undefined
    : { ...target, name, words: name, descriptor }
}

/** "The middle of the chart" is acted on as the chart. */
export const itself = (target: Target): Target | undefined => {
  const [first, ...rest] = target.scopes
  if (first === undefined || !/^(?:the )?(?:middle|centre|center|inside)$/iu.test(target.words))
    return undefined
  return { ...first.target, scopes: [...first.target.scopes, ...rest] }
}

/** "The mail from Hassan": a word for a kind, and what tells it from others of its kind. */
export const byOwner = (target: Target): Target | undefined => {
  const [first, another] = target.scopes
  const noun =
    !target.quoted && target.ordinal === undefined && !/\s/u.test(target.name) && !isPicture(target.name)
  const kind =
    target.role === undefined || target.role === "message" || target.role === "item" || target.role === "row"
  if (!noun || !kind || another !== undefined || first?.relation !== "near") return undefined
  return first.target.name === "" ? undefined : first.target
}
