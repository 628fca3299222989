/**
 * A clause in sight of the page, in whatever words it is told: what is done follows from what the names in it belong to, and what is said of them from the
 * values beside them. Every word must be one that changes nothing, or belong to one of the things; where one is left over, nothing is guessed.
 * Gives the same in words that the forms know.
 */
import { LITERAL, type Masked } from "../words/Literals.js"
import { mayBeDone } from "../checks/MayBeDone.js"
import type { Sight } from "./Sight.js"
import { cell, choices, filled, pressed, ticked } from "./SightedDeeds.js"
import { negative, paired, present } from "./SightedFacts.js"
import { begun, cellPressed, namedAside, worded } from "./SightedPresses.js"
import { saidUnderHead } from "../checks/SaidUnderHeads.js"
import { spoken, withoutAdverbs } from "../sentences/Speakers.js"
import { clauseOf, is } from "../words/Tokens.js"
import { verbOf } from "../words/Verbs.js"

const asserted = /^(?:check|verify|confirm|ensure|note|make sure)(?: that)?(?: the [a-z ]{1,40}:)? /iu

/** Where it stands, told by what was spoken of. */
const thereabouts =
  /\b(?:in|on|at|under|below|above|beside|with|of|for|to|from|by|into) (?:it|them|this|that|these|those|its|his|her|their)\b/iu

/** Where one is anyway. */
const onPage = /^(?:on|in|at) the [\p{L} -]{1,30} (?:page|screen|view|tab),? (?=(?:I|we|you|the user) )/iu

const placed = new RegExp(
  `^(?:in|on|for|under|from|next to) (?:the (?:row|line|card) (?:of|for) )?${LITERAL},? `,
  "iu"
)

const isDeed = (text: string): boolean => {
  const { expected, person, rest } = spoken(text.replace(placed, ""))
  const verb = verbOf(/^[\p{L}-]+/u.exec(rest)?.[0] ?? "")
  const known = verb !== undefined && verb.base !== "see" && verb.base !== "read" && verb.base !== "find"
  return known && !expected && (verb.form === "base" || person)
}

const bound = /\b(?:not|never|unless|if|until|without|except|instead|or|nor|neither)\b/iu
const inTable =
  /^(?:in|on|from) the (?:[a-z]+ )?(?:table|grid|schedule|calendar|timetable|roster|matrix),? /iu

/** A row, a column, and what goes there or is pressed there. */
export const inCell = (masked: Masked, sight: Sight): string | undefined => {
  const text = masked.text.replace(inTable, "")
  if (!isDeed(text) || bound.test(text)) return undefined
  const clause = clauseOf(text, masked, sight)
  return cell(clause, sight) ?? cellPressed(clause, sight)
}

/** `sort by -> ▯`, `▯'s ▯ is changed to 5`: a list and what it offers, and nothing besides; a row, a column and what goes there. */
export const plainly = (masked: Masked, sight: Sight): string | undefined => {
  const statement = masked.text.replace(asserted, "")
  const stated =
    mayBeDone(statement, masked.literals, sight) ?? saidUnderHead(statement, masked.literals, sight)
  if (stated !== undefined) return stated
  const clause = clauseOf(masked.text, masked, sight)
  const deed = isDeed(masked.text)
  const put = inCell(masked, sight)
  if (put !== undefined) return put
  const pressed = deed ? (worded(clause, sight) ?? begun(clause, sight)) : undefined
  if (pressed !== undefined) return pressed
  const [list, offer, more] = clause.named
  // "Switch to the class ▯": what a list offers, and no page of that name.
  if (deed && list !== undefined && offer === undefined && is("offers")(list) && !is("press")(list))
    return choices(clause, sight)
  return clause.words.length === 0 &&
    more === undefined &&
    list !== undefined &&
    offer !== undefined &&
    is("list")(list)
    ? choices(clause, sight)
    : undefined
}

/** The clause in other words, one or more; nothing where a word of it is left over. */
export const framed = (masked: Masked, sight: Sight): string | undefined => {
  const text = withoutAdverbs(masked.text.replace(onPage, "")).replace(/^please /iu, "")
  // Of whom it is said stands before it.
  if (bound.test(text) || /^(?:who|whom|whose|which) /iu.test(text)) return undefined
  const deed = isDeed(text)
  const { person, rest } = spoken(text)
  // Whoever does it changes nothing of it.
  const clause = clauseOf(deed && person ? rest : text, masked, sight)
  const button = deed ? worded(clause, sight) : undefined
  if (button !== undefined) return button
  if (clause.named.length === 0 && clause.values.length === 0) return undefined
  if (deed || clause.verbs.size === 0) {
    const done =
      inCell({ ...masked, text }, sight) ??
      namedAside(clause, masked.literals) ??
      choices(clause, sight) ??
      filled(clause, sight) ??
      ticked(clause) ??
      pressed(clause)
    if (done !== undefined) return done
  }
  // "Check the level: ▯ £890": what is said before the colon names nothing, as in "Upcoming: ▯" it does.
  const told = asserted.exec(text)?.[0] ?? ""
  const statement = text.slice(told.length).replace(/^there (?=(?:is|are|should be|must be) )/iu, "")
  if (negative.test(statement) || thereabouts.test(statement) || (deed && told === "")) return undefined
  const said = clauseOf(statement, masked, sight)
  return paired(said, statement) ?? present(said)
}
