/** What a part of the page says of its figures: `the review says that the area is 60 m² and the fee is £20`. Masked. */

const place =
  "(?:the|my) (?:[a-z]+ )?(?:review|summary|overview|receipt|invoice|bill|breakdown|details|profile)(?: (?:page|step|section|card|panel|box))?"
const says =
  "(?:(?:should|must|will) )?(?:now |still |also )?(?:says?|states?|shows?|reads?|tells?)(?: me| us)?"
const told = new RegExp(
  `^((?:.*?\\b(?:verify|check|ensure|confirm|make sure) (?:that )?)?)(${place}) ${says} that (.+?)[.!]?$`,
  "iu"
)

const figure = /^(?:that )?(the [a-z][a-z -]{1,40}?) (is|are|was|were) (?!not\b|no\b|still\b|now\b)(\S.*)$/iu
const joint =
  /,? and (?=(?:that )?the [a-z][a-z -]{1,40}? (?:is|are|was|were) )|, (?=the [a-z][a-z -]{1,40}? (?:is|are|was|were) )/iu

/** `the summary comes to Present 4 and Late 1`: what it shows. */
const comesTo =
  /\b([Tt]he (?:summary|overview|breakdown|tally)) (?:comes|amounts|adds up) to (?=\p{Lu}[\p{L} ]*\d)/gu

/** Each figure in its place; what is told otherwise stays a report. */
export const saidInPlaces = (stated: string): string => {
  const text = stated.replace(comesTo, "$1 shows ")
  const [, asked = "", where = "", said = ""] = told.exec(text) ?? []
  const figures = said.split(joint).map((each) => figure.exec(each))
  return where === "" || !figures.every((each) => each !== null)
    ? text
    : asked +
        figures.map(([, name = "", is = "", value = ""]) => `${name} in ${where} ${is} ${value}`).join("; ")
}
