/** What is done with a hand and names no control: leaving a field, files dropped, sliders to their ends, the whole window. */
import { type Form, form, type Groups, type Intents } from "../sentences/Clause.js"
import { modifierOf } from "../words/Keys.js"
import { COUNT, countOf } from "../words/Words.js"

/** Leaves a field as the keyboard does. */
const leaving = (groups: Groups): Intents => {
  const target = groups.target(1)
  return target === undefined ? undefined : [{ _tag: "Press", keys: "Tab", target, times: 1 }]
}

const field = "(?:field|input|box|textbox|text area|textarea)"

const dropped = (groups: Groups): Intents => {
  const files = groups.values(1)
  const target = groups.target(2)
  const isFile = files?.every((name) => /^[^\s/]+(?: [^\s/]+)*\.\w{1,8}$/.test(name)) === true
  return isFile && target !== undefined ? [{ _tag: "Upload", target, files }] : undefined
}

const toItsEnd = (groups: Groups): Intents => {
  const target = groups.target(1)
  const keys = /left|min|start|beginning|lowest|bottom/i.test(groups.at(2)) ? "Home" : "End"
  return target === undefined ? undefined : [{ _tag: "Press", keys, target, times: 1 }]
}

const frame = (groups: Groups): Intents => {
  const target = groups.target(1)
  return target === undefined ? undefined : [{ _tag: "Locate", target }]
}

const away = (groups: Groups): Intents => {
  const target = groups.target(2)
  const words = groups.plain(`${groups.at(1)} ${groups.at(2)}`)
  return target === undefined ? undefined : [{ _tag: "ClickAway", words, target }]
}

/** Keys that are held while it is clicked. */
const held = (groups: Groups, keys: number, thing: number): Intents => {
  const target = groups.target(thing)
  const names = groups.at(keys).split(/ ?\+ ?| and /)
  const holding = names.flatMap((name) => modifierOf(name) ?? [])
  return target === undefined || holding.length < names.length
    ? undefined
    : [{ _tag: "Click", target, gesture: "click", times: 1, holding }]
}

const stars = (groups: Groups, count: number, thing = 0): Intents => {
  const number = countOf(groups.at(count))
  const named = thing === 0 ? "" : groups.at(thing)
  const target = named === "" ? undefined : groups.target(thing)
  if (number === undefined || number < 1 || number > 10) return undefined
  if (named === "") return [{ _tag: "Rate", stars: number }]
  return target === undefined ? undefined : [{ _tag: "Rate", target, stars: number }]
}

/** Of a list that is put in order. */
const reordered = (groups: Groups): Intents => {
  const [target, onto] = [groups.target(1), groups.target(3)]
  const side = /^(?:above|before|over|in front of|to the left of|left of)$/i.test(groups.at(2))
    ? "before"
    : "after"
  return target === undefined || onto === undefined ? undefined : [{ _tag: "Drag", target, onto, side }]
}

const COUNTED = `(${COUNT})`
const key = "(?:ctrl|control|shift|alt|option|cmd|command|meta)"
const keys = `(${key}(?:(?: ?\\+ ?| and )${key})?)`
const click = "(?:click|tap)(?:ing)?(?: on)?"

const end = "(right|left|max(?:imum)?|min(?:imum)?|end|start|beginning|highest|lowest|top|bottom)"

export const gestureForms: ReadonlyArray<Form> = [
  form("(?:move|take|shift) (?:the )?focus (?:away from|out of|off) (.+)", leaving),
  form("(?:blur|tab (?:out of|away from|off)) (.+)", leaving),
  form(`(?:leave|exit|click (?:outside|out)(?: of)?|click away from) (.+ ${field}|${field} .+)`, leaving),
  form(
    "(?:drop|drag(?: and drop)?) (?:the |a )?(?:(?:file|picture|photo|document|image) )?(.+?) (?:onto|on|into|in|to) (.*(?:drop ?-?zone|drop area|upload|uploader|attachments?).*)",
    dropped
  ),
  form(
    `(?:drag|slide|move|pull|push|set) (?:the )?(.*\\bslider(?: (?:for|of) .+?)?)(?: handle| thumb| knob)?(?: all the way)? to (?:the |its )?(?:very |far )?${end}(?: end| side| position| value)?`,
    toItsEnd
  ),
  form("(?:maximi[sz]e) (?:the )?(?:browser )?(?:window|browser|screen)", () => [
    { _tag: "Resize", width: 1920, height: 1080 }
  ]),
  form(
    "click ((?:outside|out|away)(?: of| from)?) (.+?)(?: to (?:close|dismiss|hide|leave) (?:it|them|that))?",
    away
  ),
  form(
    "click (?:on )?(outside|away|(?:an(?:y|other)? )?(?:anywhere(?: else)?|somewhere else|elsewhere)(?: on (?:the )?(?:page|screen|canvas|body))?|(?:on )?(?:the |an )?(?:empty (?:area|space|part)|blank (?:area|space)|backdrop|overlay|page background|background)(?: of (?:the )?(?:page|screen))?)",
    (g) => [{ _tag: "ClickAway", words: g.at(1) }]
  ),
  form(
    `(?:hold|press)(?: down)? (?:the )?${keys}(?: key)?(?: down)?(?:,)? (?:and|while|then) ${click} (.+)`,
    (g) => held(g, 1, 2)
  ),
  form(`(?!control-)${keys}[-+]click(?: on)? (.+)`, (g) => held(g, 1, 2)),
  form(
    `${click} (.+?) (?:while|with) (?:holding|pressing)?(?: down)? ?(?:the )?${keys}(?: key)?(?: held| pressed)?(?: down)?`,
    (g) => held(g, 2, 1)
  ),
  form(`rate (.+?)?(?: with| at)? ?${COUNTED} (?:stars?|out of (?:\\d+|five|ten)(?: stars)?)`, (g) =>
    stars(g, 2, 1)
  ),
  form(`give (.+?) ${COUNTED} stars?(?: out of (?:\\d+|five|ten))?`, (g) => stars(g, 2, 1)),
  form(`give (.+?) an? (?:star )?rating of ${COUNTED}(?: stars?)?(?: out of (?:\\d+|five|ten))?`, (g) =>
    stars(g, 2, 1)
  ),
  form(
    `(?:give|leave|set|choose|select)(?: it)? an? (?:star )?rating of ${COUNTED}(?: stars?)?(?: out of (?:\\d+|five|ten))?`,
    (g) => stars(g, 1)
  ),
  form(`give (?:an? )?${COUNTED}(?:-| )stars? (?:rating|review)?(?: (?:to|for) (.+))?`, (g) =>
    stars(g, 1, 2)
  ),
  form(
    `(?:drag|move)(?: and drop)? (.+?) (?:so that it (?:is|comes|stands) )?(above|below|before|after|in front of|behind|to the left of|to the right of|left of|right of) (.+)`,
    reordered
  ),
  // Every step has its picture, and frames are seen through: there is nothing to do.
  form("(?:take|make) (?:a |another )?screenshot(?: of (?:the )?(?:page|screen|result))?", () => [
    { _tag: "Settle" }
  ]),
  form("(?:switch|change|go) (?:in)?to (?:the )?((?:.+ )?i?frame(?: .+)?)", frame),
  form(
    "(?:switch|change|go) (?:back |out )?(?:to|of) (?:the )?(?:main|parent|default|top) (?:page|frame|content|document)",
    () => [{ _tag: "Settle" }]
  )
]
