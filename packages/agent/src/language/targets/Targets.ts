/** Noun phrases: `the second "Delete" button in the row of Ada` as a Target with its scopes. */
import type { Quantifier, Scope, Target } from "@assay/domain/Intent"
import { LITERAL, type Literals, literalsIn, onlyLiteral, plain } from "../words/Literals.js"
import { nameOf } from "../words/NounHeads.js"
import { it, pronoun } from "../words/Pronouns.js"
import { splitScope } from "./Scopes.js"
import { COUNT, ORDINAL, countOf, ordinalOf, roleOf } from "../words/Words.js"

const determiner = /^(?:[Tt]he|an?|An?(?=\s[a-z\uE000-\uF8FF])|my|your|his|her|their|our|its|some)\s+(?=\S)/
const quantifiers: Readonly<Record<string, Quantifier>> = {
  any: "any", one: "any", "at least one": "any", all: "all", each: "all", every: "all", both: "both", no: "none", only: "only"
} // prettier-ignore
const quantifierWord =
  /^(any|all|each|every|both|no|only|one(?= of)|at least one)(?: of)?(?: the| my)?\s+(?=\S)/
const pronounAlone =
  /^(?:it|its|them|they|there|that|this|these|those|that one|this one|the same|one|he|she|him|her|itself)$/i
/** With a capital it is a name: `press This week`. */
const demonstrative = /^(?:this|that|these|those)\s+(?=\S)/
const ordinalBefore = new RegExp(
  `^(${ORDINAL})\\s+(?!(?:names?|party|aid|hand|class|updated|modified|login|seen|changed|edited|year|month|week)(?:\\s|$))(?=\\S)`,
  "i"
)
const ordinalAfter = new RegExp(`^(row|column|line|result|entry)\\s+(?:number |no\\.? |#)?(${COUNT})$`, "i")

interface Marks {
  readonly rest: string
  readonly ordinal?: number
  readonly quantifier?: Quantifier
  readonly pronoun?: boolean
}

export const stripArticles = (text: string) => {
  let rest = text
  for (let n = 0; n < 3 && determiner.test(rest); n++) rest = rest.replace(determiner, "")
  return rest
}

/** Takes off, from the front, what is no part of the name: articles, quantifiers, ordinals. */
const marksOf = (text: string): Marks => {
  const its = /^(?:its|their)\s/i.test(text)
  let rest = stripArticles(text)
  const quantifier = quantifierWord.exec(text)?.[1]?.toLowerCase()
  if (quantifier !== undefined) rest = stripArticles(rest.replace(quantifierWord, ""))
  rest = rest.replace(/^(?:little|tiny) (?=\S+(?: (?:button|icon|link|arrow|cross|sign))?$)/, "")
  const pointing = demonstrative.test(rest)
  if (pointing) rest = rest.replace(demonstrative, "")
  const ordinal = ordinalBefore.exec(rest)?.[1]
  if (ordinal !== undefined) rest = rest.replace(ordinalBefore, "")
  const after = ordinalAfter.exec(rest)
  const number = ordinal === undefined ? countOf(after?.[2] ?? "") : ordinalOf(ordinal)
  const read = quantifier === undefined ? undefined : quantifiers[quantifier]
  return {
    rest: after === null || ordinal !== undefined ? rest : (after[1] ?? rest),
    ...(number === undefined || number === 0 ? {} : { ordinal: number }),
    ...(read === undefined ? {} : { quantifier: read }),
    ...(pointing || its ? { pronoun: true } : {})
  }
}

/** `Ada's balance`: the balance beside Ada. */
const possessive = (
  text: string,
  counted: boolean
): { readonly owner: string; readonly rest: string } | undefined => {
  const found =
    properOwner.exec(text) ?? commonOwner.exec(text) ?? (counted ? countedOwner.exec(text) : undefined)
  return found?.[1] === undefined || found[2] === undefined ? undefined : { owner: found[1], rest: found[2] }
}

const properOwner = new RegExp(
  `^((?!(?:What|That|It|There|Here|Who|Where|How|When|Let)['’])(?:[A-Z]\\w*|${LITERAL})(?: [A-Za-z#][\\w#]*){0,3})['’]s ([a-z].*)$`
)
const commonOwner =
  /^((?:the |this |that )?[a-z][\w ]{1,40}?)['’]s ((?:text|title|price|name|label|value|status|heading|placeholder|total|link|button|icon|quantity|date|description|image|checkbox|menu)s?)$/
/** `the second user's email`: of things that are counted one has whatever is said. */
const countedOwner = /^([a-z][a-z-]*)['’]s ([a-z-]+(?: [a-z-]+)?)$/

const messageFor =
  /^((?:(?:an?|the|any|no) )?(?:(?:validation|inline|field|form) )?(?:error|warning|hint|alert)(?: messages?| texts?|s)?) (?:for|about|on) ((?:the |my )?.+)$/i

/** "An error for the Email field" is one beside it, and not one of that name. */
const ofField = (text: string, literals: Literals, scopes: ReadonlyArray<Scope>): Target | undefined => {
  const [, said = "", whose = ""] = messageFor.exec(text) ?? []
  const field = whose === "" ? undefined : readTarget(whose, literals)
  const target = field === undefined ? undefined : named(said, literals, scopes)
  if (field === undefined || target === undefined) return undefined
  const { scopes: outer, ...narrow } = field
  return {
    ...target,
    scopes: [{ relation: "near", target: { ...narrow, scopes: [] } }, ...outer, ...target.scopes]
  }
}

/** "I see Products": with a capital and no article it is a name, though the word stands for a kind as well. */
const isBareName = (text: string): boolean => /^[A-Z][a-z]+$/.test(text) && roleOf(text) !== undefined

/** "The link Messages", "the heading Products": what is called so, though the name stands for a kind as well. */
const calledLikeKind = (text: string): Pick<Target, "name" | "quoted" | "role"> | undefined => {
  const [, kind = "", name = ""] = /^(\p{Ll}+) (\p{Lu}\p{Ll}+)$/u.exec(text) ?? []
  const role = roleOf(kind)
  return role === undefined || !isBareName(name) ? undefined : { name, quoted: false, role }
}

/** The row of whom was spoken last. */
const theirRow = /^(?:his|her) (?:row|line|card)$/iu

const named = (text: string, literals: Literals, scopes: ReadonlyArray<Scope>): Target | undefined => {
  if (isBareName(text)) return { words: text, name: text, quoted: false, scopes }
  const message = ofField(text, literals, scopes)
  if (message !== undefined) return message
  const isTheirRow = theirRow.test(text)
  const marks = marksOf(isTheirRow ? text.toLowerCase() : text)
  const owned = possessive(marks.rest, marks.ordinal !== undefined)
  const { rest, ...kept } = marks
  if (owned !== undefined) return ownedBy(owned, kept, literals, scopes)
  if (/^ones?$/i.test(rest)) return { ...pronoun(rest), ...kept, pronoun: true, scopes }
  // "Its best score" is what stands there as a score, and not the best of several.
  const head =
    calledLikeKind(rest) ??
    nameOf(rest, literals) ??
    (/^its\s/i.test(text) ? nameOf(rest.slice(0, 1).toUpperCase() + rest.slice(1), literals) : undefined)
  if (head === undefined || (head.name === "" && head.role === undefined)) return undefined
  // "Milk and Toast" is no toast called "Milk and".
  if (head.role !== undefined && !head.quoted && / (?:and|or)$/iu.test(head.name)) return undefined
  const of = isTheirRow || /^(?:its|their)\s/i.test(text)
  return {
    words: plain(rest, literals),
    ...head,
    ...kept,
    ...(of ? { pronoun: false } : {}),
    scopes: of ? [{ relation: "near", target: it }, ...scopes] : scopes
  }
}

const ownedBy = (
  owned: { readonly owner: string; readonly rest: string },
  marks: Omit<Marks, "rest">,
  literals: Literals,
  scopes: ReadonlyArray<Scope>
): Target | undefined => {
  const bare = readTarget(owned.owner, literals)
  const thing = readTarget(owned.rest, literals)
  if (bare === undefined || thing === undefined) return undefined
  const owner: Target = { ...bare, ...marks }
  return thing.name === "" && thing.role === "row"
    ? {
        ...thing,
        ...marks,
        name: owner.name,
        quoted: owner.quoted,
        words: `${owner.words} ${thing.words}`,
        scopes
      }
    : { ...thing, scopes: [{ relation: "near", target: owner }, ...thing.scopes, ...scopes] }
}

/** `3 of the rows`. */
const partOf = new RegExp(`^(?!one of)(?:${COUNT}|some|most|half|none|several|many|few) of `, "i")

const crossing = /^(.+?) (?:in|at|of|for) (?:the )?((?:row|column) .+?) and (?:the )?((?:row|column) .+)$/i

const atCrossing = (found: RegExpExecArray, literals: Literals): Target | undefined => {
  const thing = readTarget(found[1] ?? "", literals)
  const places = [found[2], found[3]].map((place) => readTarget(place ?? "", literals))
  if (thing === undefined || !places.every((place) => place !== undefined)) return undefined
  return { ...thing, scopes: places.map((target) => ({ relation: "in", target })) }
}

/** A clause and a half, and no name: "Ada is away and", "the field keeps 4". */
const halved =
  / (?:and|or|but)(?: no)?$|(?<!\b(?:that|which) )\b(?:keeps|stays|remains|reads|says) [-\d\uE000-\uF8FF]/i

/** The target that a phrase names; nothing where words would be left over. */
export const readTarget = (phrase: string, literals: Literals): Target | undefined => {
  const text = phrase
    .trim()
    .replace(/[.,;:]+$/, "")
    .replace(/^(?:one|any) of (?:the |my )?(?=\S)/i, "any ")
    .replace(/^(each|all) of (?:the |my )?(?=\S)/i, "$1 ")
  if (text.split("(").length !== text.split(")").length || halved.test(text)) return undefined
  if (text === "" || /[,;]\s|:\s[a-z]/.test(text) || text.length > 300) return undefined
  if (pronounAlone.test(text)) return pronoun(text)
  const only = onlyLiteral(text, literals)
  if (only !== undefined && (only.label ?? only.value).trim() === "") return undefined
  if (only !== undefined)
    return {
      words: plain(text, literals),
      name: only.label ?? only.value,
      quoted: only.kind === "quoted",
      scopes: []
    }
  if (partOf.test(text)) return undefined
  const crossed = crossing.exec(text)
  if (crossed !== null) return atCrossing(crossed, literals)
  const split = splitScope(text)
  if (split === undefined) return named(text, literals, [])
  if (split.whole) return named(split.head, literals, [])
  const scope = readTarget(split.scope, literals)
  if (scope === undefined) return undefined
  const { scopes, wholes, ...narrow } = scope
  const relation = split.under && /^(?:menu|section|tab|form)$/.test(scope.role ?? "") ? "in" : split.relation
  const target = asLine(
    named(split.head, literals, [{ relation, target: { ...narrow, scopes: [] } }, ...scopes])
  )
  if (target === undefined) return undefined
  const inWhole = (wholes ?? []).map(({ scopes: outer, ...place }) => ({
    ...target,
    scopes: [{ relation, target: { ...place, scopes: [] } }, ...outer]
  }))
  const all = [...asWhole(text, split, scope, literals), ...inWhole]
  return all.length === 0 ? target : { ...target, wholes: all }
}

const proper = /^(?:[a-z]+ )?(?:[A-Z]|\S*\d)/

const ofKind = /^\p{Ll}+ of (?:all )?\p{Ll}+(?: \p{Ll}+)?$/u

/** `Meet the team in Lisbon` is a place in Lisbon, or a name. */
const asWhole = (
  text: string,
  split: { readonly head: string; readonly scope: string },
  { scopes, wholes }: Target,
  literals: Literals
): ReadonlyArray<Target> => {
  const said = stripArticles(text)
  // "The type of works" may be the label of one field.
  if (ofKind.test(said)) return [{ words: said, name: said, quoted: false, scopes }]
  if (!proper.test(said) || literalsIn(text, literals).length > 0) return []
  const before = said.slice(0, said.length - split.scope.length)
  const last = splitScope(split.scope)
  const own = last === undefined || last.whole ? split.scope : last.head
  const one = (name: string, outer: ReadonlyArray<Scope>): Target => ({
    words: name,
    name,
    quoted: false,
    scopes: outer
  })
  const all = [
    ...(wholes ?? []).map((whole) => one(before + whole.name, whole.scopes)),
    one(before + own, scopes)
  ]
  // "The alert web-02 CPU above 95%": the word for the kind is no part of the name.
  const kinded = /^[a-z]+ (?=[A-Z]|\S*\d)/
  const bare = all
    .filter(({ name }) => kinded.test(name))
    .map((each) => one(each.name.replace(kinded, ""), each.scopes))
  return [...all, ...bare]
}

/** "The line above the table" is a line of text, and no row of anything. */
const asLine = (target: Target | undefined): Target | undefined =>
  target?.role === "row" &&
  target.name === "" &&
  /^line$/i.test(target.words) &&
  target.scopes.some(({ relation }) => relation !== "in" && relation !== "near")
    ? { ...target, role: "text" }
    : target
