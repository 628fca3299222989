/** What a line holds, value by value: `the row of ▯ has status Published, 0 plays and release date Nov 22, 2026`. Masked. */

const record =
  "[Tt]he (?:row|line|card|entry|tile|record) (?:of|for) (?:[\\uE000-\\uF8FF]|[\\p{Lu}#\\d][^,;]*?)"
const value = "(?:[\\uE000-\\uF8FF]|[\\p{Lu}\\p{Sc}\\d#+-][^;]*?)"
const labelled = new RegExp(`^(\\p{Ll}[\\p{Ll}-]*(?: \\p{Ll}[\\p{Ll}-]*){0,2}) (${value})$`, "u")
const counted = /^(\d[\d,.]*) (\p{Ll}+s)$/u
const joint = /,? and (?=(?:the |an? )?\p{Ll}|\d[\d,.]* \p{Ll})|, (?=(?:the |an? )?\p{Ll}|\d[\d,.]* \p{Ll})/u
const verb =
  /\b(?:is|are|was|were|has|have|should|must|shows?|reads?|says?|not|no|only|still|now|with|in|on|under|disabled|enabled)\b/u

const told = new RegExp(
  `^((?:.*?\\b(?:[Vv]erify|[Cc]heck|[Ee]nsure|[Cc]onfirm) (?:that )?)?)(${record}) (?:now )?(?:has|shows|should have|should show|must have) (.+?)[.!]?$`,
  "u"
)

/** Each label with its value; nothing where a part is something else. */
const partOf = (part: string): readonly [string, string] | undefined => {
  const [, number, noun] = counted.exec(part) ?? []
  if (number !== undefined && noun !== undefined) return [noun, number]
  const [, label, what] = labelled.exec(part) ?? []
  return label === undefined || what === undefined || verb.test(label) || / and /u.test(what)
    ? undefined
    : [label, what]
}

/** One of several values alone is read by other forms. */
export const valuesOfRecord = (text: string): string => {
  const [, asked = "", owner = "", said = ""] = told.exec(text) ?? []
  const all = said.split(joint)
  const parts = all.map(partOf)
  // "The price €9 and a weight of 3 kg" is read by other forms.
  if (all.some((part) => /^(?:the|an?) /u.test(part))) return text
  return owner === "" || parts.length < 2 || !parts.every((each) => each !== undefined)
    ? text
    : asked +
        parts.map(([label, what]) => `the ${label} of ${owner.replace(/^The/u, "the")} is ${what}`).join("; ")
}
