/** "On her post", after "on Nora Bell's post": hers is the one that was told by her name. */
import type { Check, Scope, Target } from "@assay/domain/Intent"
import { isToldKind, ownerIn } from "../ground/ToldThings.js"

const isKind = ({ name, ordinal, quantifier, quoted, role, scopes }: Target): boolean =>
  isToldKind(name) &&
  !quoted &&
  role === undefined &&
  ordinal === undefined &&
  quantifier === undefined &&
  scopes.length === 0

const owned = /(\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*){0,2})['’]s (\p{Ll}+)/gu

/** "The icon on Nora Bell's post": the post, with whose it is. */
export const ownedIn = (text: string): ReadonlyArray<Target> =>
  [...text.matchAll(owned)].flatMap(([, owner = "", kind = ""]) =>
    isToldKind(kind) ? [{ ...plainly(kind), scopes: [{ relation: "near", target: plainly(owner) }] }] : []
  )

const plainly = (name: string): Target => ({ words: name, name, quoted: false, scopes: [] })

/** Whose it is, where all that were spoken of were of the same owner. */
const ownerOf = (kind: string, mentions: ReadonlyArray<Target>): Scope | undefined => {
  const [first, ...others] = mentions
    .filter(({ name, scopes }) => name === kind && ownerIn(scopes[0]) !== undefined)
    .flatMap(({ scopes }) => scopes[0] ?? [])
  return others.every((each) => ownerIn(each) === ownerIn(first)) ? first : undefined
}

const saysHers = (text: string, kind: string): boolean =>
  new RegExp(`\\b(?:her|his|their) ${kind}(?![\\p{L}’'-])`, "iu").test(text)

const withOwner = (target: Target, text: string, mentions: ReadonlyArray<Target>): Target => {
  if (target.scopes.some((scope) => ownerIn(scope) !== undefined)) return target
  const scopes = target.scopes.flatMap((scope) => {
    const { name } = scope.target
    const owner =
      scope.relation === "in" && isKind(scope.target) && saysHers(text, name)
        ? ownerOf(name, mentions)
        : undefined
    return owner === undefined ? [scope] : [scope, owner]
  })
  return { ...target, scopes }
}

/** "On his first post" is the first of his, and not the first of all. */
const isNthOfHers = (target: Target, text: string): boolean =>
  target.scopes.some(
    ({ target: { name, ordinal, scopes } }) =>
      ordinal !== undefined &&
      isToldKind(name) &&
      scopes.length === 0 &&
      new RegExp(`\\b(?:her|his|their) \\p{L}+ ${name}(?![\\p{L}’'-])`, "iu").test(text)
  )

/** The check with the owner told for whom "her" stands; undefined where that tells no one of them. */
export const ofOwner = (check: Check, text: string, mentions: ReadonlyArray<Target>): Check | undefined => {
  if (check._tag === "CheckText" && check.subject !== undefined)
    return isNthOfHers(check.subject, text)
      ? undefined
      : { ...check, subject: withOwner(check.subject, text, mentions) }
  if (check._tag !== "CheckShown" && check._tag !== "CheckState") return check
  return isNthOfHers(check.target, text)
    ? undefined
    : { ...check, target: withOwner(check.target, text, mentions) }
}
