/** `Settings > Users > Roles`: one after the other, as a menu is gone through. */
import { type Clause, type Intents, withText } from "../sentences/Clause.js"
import { verbOf } from "../words/Verbs.js"

const separator = / ?(?:>>|»|›|→|➔) ?| (?:>|->|-->|=>|\/>) /g
/** `Jinny>Lynett`: names that no space parts. */
const unspaced = /(?<=[\p{L}\p{N}\uE000-\uF8FF])>(?=[\p{Lu}\uE000-\uF8FF])/gu
const going =
  /^(?:(?:I|we|you|the user|user|the \w+) )?(?:go|goes|navigates?|browses?|heads?|clicks?|taps?|presses|press|selects?|chooses?|opens?|visits?|hovers?|expands?|follows?|uses?)\b/i

const clause =
  /^(?:it|they|he|she|there|everything|nothing)\b| (?:is|are|was|were|should|must|will|can|becomes?|appears?|works?|shows?|opens?|changes?) /i

/** A name, an option: no sentence of its own. */
const isPlace = (part: string): boolean => {
  const word = /^[a-z][\w-]*/.exec(part)?.[0] ?? ""
  return (
    part !== "" &&
    part.split(" ").length <= 6 &&
    !/[,;:]/.test(part) &&
    !clause.test(`${part} `) &&
    verbOf(word) === undefined
  )
}

const jotting = / ?[»›] ?| > /

/** `Verify the breadcrumb reads Home > Settings`: what is read on the page, and no way through it. */
const asserts =
  /^(?:verify|check|ensure|assert|confirm|validate|expect|note|see|make sure|double[- ]check)\b| (?:reads?|says?|displays?|equals?|states?|contains?|has|have) /iu

/** `Menu > Accounts`: names alone, each with a capital. */
const isJotted = (text: string): boolean => {
  const parts = text.split(jotting).map((part) => part.trim())
  return (
    !asserts.test(text) &&
    parts.length > 1 &&
    parts.every((part) => isPlace(part) && /^[\p{Lu}\uE000-\uF8FF]/u.test(part))
  )
}

/** The first part is read as it stands; each of the others is clicked. */
export const readTrail = (clause: Clause, read: (clause: Clause) => Intents): Intents => {
  const said = going.test(clause.text) ? clause.text.replace(unspaced, " > ") : clause.text
  const jotted = clause.keyword !== "then" && !going.test(said) && isJotted(said)
  const text = jotted ? `click ${said}` : said
  const [first = "", ...rest] = text.split(separator).map((part) => part.trim())
  if (rest.length === 0 || !going.test(text) || !rest.every(isPlace)) return undefined
  // What is chosen step by step stands in a menu in a menu.
  const chooses = said !== clause.text && /^(?:select|choose|pick) /i.test(said)
  let done = read(withText(clause, first))
  for (const part of done === undefined ? [] : rest) {
    const next = read(withText(clause, `${chooses ? "choose" : "click"} ${part}`, done))
    done = next === undefined || done === undefined ? undefined : [...done, ...next]
  }
  return done
}
