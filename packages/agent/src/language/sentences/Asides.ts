/** What is added to a clause: `which is still a draft`, `because it is mine`, `so that 2 are left`, `where I see them`, `until I tick it`. */
import type { Intent } from "@assay/domain/Intent"
import { isCheck } from "@assay/domain/Intent"
import type { Clause, Intents, Read } from "./Clause.js"
import { roleOf } from "../words/Words.js"

const at = (clause: Clause, text: string, done: ReadonlyArray<Intent> = []): Clause => ({
  ...clause,
  text: text.trim(),
  before: [...clause.before, ...done]
})

/** One after the other; nothing where one of them is not read. */
const inTurn = (clause: Clause, texts: ReadonlyArray<string>, read: Read): Intents => {
  let done: ReadonlyArray<Intent> = []
  for (const text of texts) {
    const intents = read(at(clause, text, done))
    if (intents === undefined || intents.length === 0) return undefined
    done = [...done, ...intents]
  }
  return done
}

const checked = (intents: Intents): Intents => (intents?.every(isCheck) === true ? intents : undefined)

/** The thing that a deed or a check is about, as the text has it. */
const thingOf =
  /^(?:(?:I|we|you|the user|user) )?(?:open|visit|click|choose|select|pick|press|go to|goes to|opens|clicks|switch to|return to|see|sees|land on|lands on|edit|view|show|expand|there is|there are)(?: on)? (.+)$/i

const relative = /^(.+?), (which|whose|where) (?:I |we |you |one |the user )?(.+?)(, (?:and|then) .+)?$/i

/** `claim CL-7`: the name is what stands in its row. */
export const nameIn = (thing: string): string => {
  const [, noun = "", name = ""] = /^(?:the )?([a-z]+) ([A-Z]+[-\d][\w-]*)$/.exec(thing) ?? []
  return name === "" || roleOf(noun) !== undefined ? thing : name
}

const counts =
  /^(?:lists?|needs?|takes|contains?|mentions?) (?:\d{1,4}|one|two|three|four|five|six) [a-z]+\b/i

/** `open the report, which is still a draft`, `go to Orders, where 3 rows are listed`, `the Account page, whose title is "Me"`. */
const readRelative = (clause: Clause, read: Read): Intents => {
  const [, main = "", word = "", said = "", rest = ""] = relative.exec(clause.text) ?? []
  if (main === "") return undefined
  const then = rest === "" ? [] : [rest.replace(/^, (?:and |then )+/i, "")]
  if (/^where$/i.test(word)) {
    const seen = /^(?:can |should |will |may )?(?:see|sees|find|finds|read|reads)\b/i.test(said)
      ? `I ${said}`
      : said
    return inTurn({ ...clause, keyword: "then" }, [main, seen, ...then], read)
  }
  const thing = nameIn(thingOf.exec(main)?.[1] ?? main)
  // What is counted may stand on a page that only opens now: its own words tell, where it is in sight.
  if (counts.test(said)) return undefined
  const fact = /^whose$/i.test(word) ? `the ${said}` : `${thing} ${said}`
  const first = read(at(clause, main))
  if (first === undefined) return undefined
  // What is so already is seen before the thing is dealt with.
  const still =
    / (?:still|at first|already|now)\b|^(?:is|was) still/i.test(` ${said}`) && !first.every(isCheck)
  const told = checked(read(at(clause, fact, still ? [] : first)))
  const done = told === undefined ? undefined : still ? [...told, ...first] : [...first, ...told]
  const last = done === undefined || then[0] === undefined ? [] : read(at(clause, then[0], done))
  return done === undefined || last === undefined ? undefined : [...done, ...last]
}

const because = /^(.+?),? (?:because|since) (.+)$/i

/** The reason is a comment, unless it can be seen. */
const readBecause = (clause: Clause, read: Read): Intents => {
  const [, main = "", reason = ""] = because.exec(clause.text) ?? []
  const done = main === "" ? undefined : read(at(clause, main))
  if (done === undefined) return undefined
  // "Because of the discount", "because a week gets 10% off": what holds in general is seen nowhere.
  if (/^(?:of|an?|every|any|all|each|it was|that|this|of|I|we|they|he|she) /i.test(reason))
    return done.every(isCheck) ? done : undefined
  return [...done, ...(checked(read(at(clause, reason, done))) ?? [])]
}

const result = /^(.+?)(?:,? so that|, so|, which (?:means|shows)(?: that)?) (.+)$/i
const making =
  /^(.+?), (?:which|that) (?:makes|brings|puts|sets|leaves) (.+?) (?:to )?([\p{Sc}\d\uE000-\uF8FF].*)$/iu

/** `tick two boxes, so that the bar says 2 selected`. */
const readResult = (clause: Clause, read: Read): Intents => {
  const [, deed = "", told = ""] = result.exec(clause.text) ?? []
  if (deed !== "") return inTurn({ ...clause, keyword: "then" }, [deed, told], read)
  const [, main = "", thing = "", value = ""] = making.exec(clause.text) ?? []
  return main === "" ? undefined : inTurn(clause, [main, `${thing} is ${value}`], read)
}

const until =
  /^(.+?) (is|are|stays?|remains?|should be|must be) (disabled|inactive|hidden|greyed out|grayed out)(?: for as long as|,? until) (?:I |we |you |the user )?((?:click|tick|check|select|choose|pick|enter|type|fill|accept|press)\b.+)$/i

/** `Save is disabled until I tick the box`: so before, and not after. */
const readUntil = (clause: Clause, read: Read): Intents => {
  const [, thing = "", , state = "", deed = ""] = until.exec(clause.text) ?? []
  if (thing === "") return undefined
  const then = /^hidden$/i.test(state) ? "shown" : "enabled"
  return inTurn(
    clause,
    [`${thing} is ${/^hidden$/i.test(state) ? "not shown" : "disabled"}`, deed, `${thing} is ${then}`],
    read
  )
}

export const readAside = (clause: Clause, read: Read): Intents =>
  readUntil(clause, read) ??
  readBecause(clause, read) ??
  readResult(clause, read) ??
  readRelative(clause, read)
