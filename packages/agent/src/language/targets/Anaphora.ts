/** A kind of thing by itself, after one of its kind was spoken of: `Save is disabled. I enter 5 and the button is enabled`. */
import type { Intent, Target } from "@assay/domain/Intent"
import { isCheck } from "@assay/domain/Intent"
import type { Clause, Intents } from "../sentences/Clause.js"
import { LITERAL, plain } from "../words/Literals.js"
import { inPlaceTold } from "./PlacesToldBefore.js"
import { readTarget } from "./Targets.js"

/** Nothing tells which one it is. */
const isBare = (target: Target, role: string): boolean =>
  target.role === role &&
  target.name === "" &&
  target.scopes.length === 0 &&
  target.pronoun !== true &&
  target.ordinal === undefined &&
  target.quantifier === undefined &&
  target.descriptor === undefined &&
  /^(?:the |this |that )?[a-z]+$/iu.test(target.words)

/** As long as only fields were filled and things looked at, the screen is the same. */
const stays = (intent: Intent): boolean =>
  isCheck(intent) ||
  intent._tag === "Fill" ||
  intent._tag === "Choose" ||
  intent._tag === "SetChecked" ||
  intent._tag === "Clear"

const opposite: Readonly<Record<string, string>> = { enabled: "disabled", disabled: "enabled" }

/** What was disabled before, as long as nothing led elsewhere. */
const otherState = (state: string, before: ReadonlyArray<Intent>): Target | undefined => {
  for (const intent of before.toReversed()) {
    if (!stays(intent)) return undefined
    if (intent._tag === "CheckState" && !intent.negated && intent.target.name !== "")
      return intent.state === opposite[state] ? intent.target : undefined
  }
  return undefined
}

/** `5 stands next to the Save button, and the button is disabled`: the one that was just told of. */
const buttonTold = (last: Intent | undefined): Target | undefined => {
  if (last === undefined || !isCheck(last) || ("negated" in last && last.negated)) return undefined
  const own = last._tag === "CheckText" ? last.subject : "target" in last ? last.target : undefined
  const all = own === undefined ? [] : [own, ...own.scopes.map(({ target }) => target)]
  const [only, another] = all.filter(({ role }) => role === "button")
  return only === undefined || another !== undefined || only.name === "" || only.quantifier !== undefined
    ? undefined
    : only
}

const lastFilled = (before: ReadonlyArray<Intent>): Target | undefined => {
  for (const intent of before.toReversed()) {
    if (!stays(intent)) return undefined
    if (intent._tag === "Fill") return intent.target
  }
  return undefined
}

/** `The first entry in the log is ▯. ▯ comes right after it`: the entry after that one says so. */
const nextAfter = (intent: Intent, last: Intent | undefined): Intent | undefined => {
  if (intent._tag !== "CheckOrder" || intent.directly !== true || intent.negated) return undefined
  const { before, target } = intent
  if (target.pronoun !== true || target.name !== "" || target.role !== undefined) return undefined
  if (before === undefined || before.role !== undefined || before.scopes.length > 0) return undefined
  if (last?._tag !== "CheckText" || last.negated || (last.match !== "is" && last.match !== "equals"))
    return undefined
  const { subject } = last
  const at = subject?.ordinal
  if (subject === undefined || at === undefined || at < 1 || before.name === "") return undefined
  const { wholes: _, ...plainer } = subject
  return {
    _tag: "CheckText",
    subject: { ...plainer, ordinal: at + 1 },
    expected: before.name,
    match: "is",
    negated: false
  }
}

const isHead = ({ role }: Target): boolean => role === "heading" || role === "column"

const onceMore = /\b(?:again|(?:once|one time) more|another time|a second time)\b/iu

/** `click the Price heading. Click that heading again`, `click the heading once more`: the head that was pressed last, and none that stands over the page. So is a button that is called no more than one. */
const pressedLast = (target: Target, before: ReadonlyArray<Intent>, text: string): Target | undefined => {
  const { name, ordinal, pronoun, role, scopes } = target
  if (name !== "" || scopes.length > 0 || ordinal !== undefined || role === undefined) return undefined
  const isThat = onceMore.test(text) || (pronoun === true && isHead(target))
  const last = isThat ? before.findLast((intent) => !stays(intent)) : undefined
  if (last?._tag !== "Click" || last.target.name === "") return undefined
  return (isHead(target) ? isHead(last.target) : last.target.role === role) ? last.target : undefined
}

/** The intent with the thing that it speaks of, where what came before tells which. */
export const recalled = (said: Intent, before: ReadonlyArray<Intent>, text: string): Intent => {
  const intent = inPlaceTold(said, before)
  if (intent._tag === "SetChecked") return turnedAgain(intent, before, text)
  const next = nextAfter(intent, before.at(-1))
  if (next !== undefined) return next
  if (intent._tag === "Click") {
    const pressed = pressedLast(intent.target, before, text)
    return pressed === undefined ? intent : { ...intent, target: pressed }
  }
  if (intent._tag === "CheckState" && isBare(intent.target, "button")) {
    const target =
      buttonTold(before.at(-1)) ?? (intent.negated ? undefined : otherState(intent.state, before))
    return target === undefined ? intent : { ...intent, target }
  }
  const known = intent._tag === "CheckState" || intent._tag === "Fill"
  if (!known || intent.target === undefined || !isBare(intent.target, "field")) return intent
  const target = lastFilled(before)
  return target === undefined || target.pronoun === true ? intent : { ...intent, target }
}

type Turned = Extract<Intent, { _tag: "SetChecked" }>

const turnsAgain = /\b(?:on|off) again\b|\bback (?:on|off)\b/iu

/** `switch the storm warning on`, and later `switch the warning off again`: the one that was turned before, told by its last word. */
const turnedAgain = (intent: Turned, before: ReadonlyArray<Intent>, text: string): Intent => {
  if (!turnsAgain.test(text)) return intent
  const { name, ordinal, quantifier, quoted } = intent.target
  if (name === "" || quoted || ordinal !== undefined || quantifier !== undefined) return intent
  const turned = before.filter((each) => each._tag === "SetChecked")
  const last = turned.findLast(({ target }) => target.name.toLowerCase().endsWith(` ${name.toLowerCase()}`))
  const alike = turned.filter(({ target }) => target.name.toLowerCase().endsWith(name.toLowerCase()))
  const isOne = alike.every(({ target }) => target.name.toLowerCase() === last?.target.name.toLowerCase())
  return last === undefined || !isOne || last.checked === intent.checked
    ? intent
    : { ...intent, target: { ...intent.target, name: last.target.name, words: last.target.name } }
}

const again =
  /^(?:(?:I|we|you|he|she|they|the user) )?(?:now |then |also )*(?:do|does|repeats?) (?:exactly )?(?:the same(?: thing)?|this|that|so|it)(?: again)? (?:on|for|with|in|at|to) ((?:the |my )?[^,;]+)$/iu

/** The one deed that was done last. */
const lastDeed = (before: ReadonlyArray<Intent>): Intent | undefined => {
  const end = before.findLastIndex((intent) => !isCheck(intent))
  const previous = before[end - 1]
  // Of several it cannot be said how many are meant.
  return end === -1 || (previous !== undefined && !isCheck(previous)) ? undefined : before[end]
}

/** `do the same on the Ada card`: what was done last, on another thing of its kind. */
export const readRepeated = (clause: Clause): Intents => {
  const phrase = again.exec(clause.text)?.[1]
  const deed = phrase === undefined ? undefined : lastDeed(clause.before)
  if (phrase === undefined || (deed?._tag !== "Click" && deed?._tag !== "SetChecked")) return undefined
  const thing = readTarget(phrase, clause.literals)
  const [scope, another] = deed.target.scopes
  if (thing === undefined || thing.name === "" || thing.scopes.length > 0 || scope === undefined)
    return undefined
  const alike = thing.role === undefined || thing.role === scope.target.role
  if (another !== undefined || !alike || scope.target.name === "") return undefined
  const role = scope.target.role
  // What it may be called as a whole has the old name in it.
  const { wholes: _, ...bare } = deed.target
  const target = {
    ...bare,
    scopes: [{ ...scope, target: role === undefined ? thing : { ...thing, role } }]
  }
  return [{ ...deed, target }]
}

const sameMenu =
  /^(?:(?:I|we|you|the user) )?(?:now |then )?(?:re-?)?(?:open|click|press|unfold)s?(?: on)? (?:the same|that same|this same) (menu|drop-?down|list)(?: (?:again|once more|once again))?$/iu

/** `open the same menu again`: what was opened as a menu last, with its place. */
export const readSameMenu = ({ before, text }: Clause): Intents => {
  const word = sameMenu.exec(text)?.[1]?.toLowerCase()
  const role = word === "menu" ? "menu" : "list"
  const last =
    word === undefined
      ? undefined
      : before.findLast((intent) => intent._tag === "Click" && intent.target.role === role)
  return last === undefined ? undefined : [last]
}

const tried =
  /(?:,? and(?: then)?|, then|;) (?:please )?(?:try|attempt)(?: it| this)?(?: once)? (?:again|more)(?=[.!]?$)/u

/** What is put into fields leaves what was pressed where it is. */
const putsIn =
  /^(?:(?:please|now|then|so|I|we|you|the user) )*(?:enter|type|fill|change|set|name|call|correct|write|put|replace|select|choose|pick|clear|tick|untick|use)s?\b(?!.*\b(?:click|press|tap|hit|open|go|close|submit|save)\b)/iu

/** The control that was pressed last, unless something else was done since than to put things into fields. */
const lastPressed = (before: ReadonlyArray<Intent>): string | undefined => {
  const last = before.findLast((intent) => !stays(intent))
  if (last?._tag !== "Click" || last.gesture !== "click" || last.times !== 1) return undefined
  const { name, ordinal, pronoun, quantifier, role, scopes } = last.target
  const whole = ordinal === undefined && quantifier === undefined && pronoun !== true && scopes.length === 0
  return whole && name !== "" && (role === undefined || role === "button") && !/["\n]/u.test(name)
    ? name
    : undefined
}

/** What is tried again is what was pressed, and nothing was. */
export const triesNothing = (text: string, before: ReadonlyArray<Intent>): boolean =>
  tried.test(text) && putsIn.test(text) && lastPressed(before) === undefined

/** `enter Rome as the name and try again`: what was pressed before is pressed once more. */
export const retried = (text: string, before: ReadonlyArray<Intent>): string => {
  if (!tried.test(text) || !putsIn.test(text)) return text
  const name = lastPressed(before)
  return name === undefined ? text : text.replace(tried, ` and click "${name}"`)
}

/** `"Terms" is unchecked. Check it`: what was seen not to be ticked is ticked. */
export const readTicked = ({ before, text }: Clause): Intents => {
  const last = before.at(-1)
  const isTold =
    /^(?:(?:I|we|the user) )?(?:now |then )*checks? (?:it|that|this)(?: box| checkbox)?(?: now)?$/iu.test(
      text
    )
  return isTold && last?._tag === "CheckState" && last.state === "unchecked" && !last.negated
    ? [{ _tag: "SetChecked", target: last.target, checked: true }]
    : undefined
}

const triedNext = new RegExp(
  `^(?:(?:[Pp]lease|[Nn]ow|[Tt]hen|[Nn]ext|I|[Ww]e|[Tt]he user),? )*[Tt]r(?:y|ies) (?:(?:it |this )?(?:again |once more )?with )?(${LITERAL}|[^\\s,;]*\\d[^\\s,;]*|\\p{Lu}{3,}|[^\\s,;]+@[^\\s,;]+)(?: instead| this time| now| again)?[.!]?$`,
  "u"
)

/** What a value that was put in was sent off with. */
const sends = new Set(["Click", "Perform", "Press"])

/** `try LUPO15`, `try again with ▯`, after a value was put into one field and sent off: the same with another value. */
export const readTriedNext = ({ before, literals, text }: Clause): Intents => {
  const said = triedNext.exec(text)?.[1]
  const deeds = said === undefined ? [] : before.filter((intent) => !isCheck(intent))
  const last = deeds.at(-1)
  if (said !== undefined && last?._tag === "Search") return [{ ...last, value: plain(said, literals) }]
  const sent = last !== undefined && sends.has(last._tag) ? [last] : []
  const [fill, other] = deeds.slice(0, deeds.length - sent.length).toReversed()
  if (said === undefined || fill?._tag !== "Fill" || fill.from !== undefined) return undefined
  // Of two fields it cannot be said which is meant.
  if (other?._tag === "Fill" && JSON.stringify(other.target) !== JSON.stringify(fill.target)) return undefined
  return [{ ...fill, value: plain(said, literals) }, ...sent]
}
