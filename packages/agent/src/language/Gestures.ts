/** What is done with a hand and names no control: leaving a field, files dropped, sliders to their ends, the whole window. */
import type { Intent } from "@assay/domain/Intent"
import { type Form, form, type Groups } from "./Clause.js"

type Intents = ReadonlyArray<Intent> | undefined

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
