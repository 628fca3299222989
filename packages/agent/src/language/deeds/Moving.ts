/** Dragging, files, scrolling. */
import type { Target } from "@assay/domain/Intent"
import { type Form, form, type Groups, type Intents } from "../sentences/Clause.js"

/** "Box A" that is dragged is no field. */
const block = (given: Target): Target => {
  // Dragged from where it stands in.
  const scopes = given.scopes.map((scope) =>
    scope.relation === "near" ? { ...scope, relation: "in" as const } : scope
  )
  const target: Target = { ...given, scopes }
  const { role, ...rest } = target
  return role === "field" && !target.quoted && target.name !== "" ? rest : target
}

const drag = (groups: Groups): Intents => {
  const target = groups.target(1)
  const onto = groups.target(2)
  // "Drag the slider to 60" sets its value.
  if (
    /\b(?:slider|thumb|handle|knob)\b/i.test(groups.at(1)) &&
    /^\p{Sc}?\d[\d.,]*\s?(?:\p{Sc}|%)?$/u.test(groups.at(2))
  )
    return undefined
  return target === undefined || onto === undefined
    ? undefined
    : [{ _tag: "Drag", target: block(target), onto: block(onto) }]
}

const fileName = /^(?:[\w{}$%@ ./\\()-]+\.\w{1,8}|\{\{.+\}\})$/

const upload = (groups: Groups, file: number, field?: number): Intents => {
  const files = groups.values(file)
  const target = field === undefined || groups.at(field) === "" ? undefined : groups.target(field)
  if (files === undefined || !files.every((name) => fileName.test(name))) return undefined
  if (field !== undefined && groups.at(field) !== "" && target === undefined) return undefined
  return [target === undefined ? { _tag: "Upload", files } : { _tag: "Upload", target, files }]
}

const ways: Readonly<Record<string, "up" | "down" | "left" | "right" | "top" | "bottom">> = {
  up: "up", down: "down", left: "left", right: "right", top: "top", bottom: "bottom", end: "bottom", beginning: "top", start: "top", upwards: "up", downwards: "down"
} // prettier-ignore

const whole = /^(?:the |this )?(?:(?:whole |entire |current )?(?:page|screen|window|view|viewport))?$/i

const scroll = (groups: Groups, way: number, container: number, by = 0): Intents => {
  const direction = ways[groups.at(way).toLowerCase()]
  const named = groups.at(container)
  const said = by === 0 ? "" : groups.plain(groups.at(by))
  const amount = said === "" ? {} : { amount: said }
  if (whole.test(named))
    return direction === undefined ? undefined : [{ _tag: "Scroll", direction, ...amount }]
  const target = groups.target(container)
  return target === undefined || direction === undefined
    ? undefined
    : [{ _tag: "Scroll", target, direction, ...amount }]
}

const intoView = (groups: Groups): Intents => {
  const target: Target | undefined = groups.target(1)
  return target === undefined ? undefined : [{ _tag: "Scroll", target }]
}

const way = "(up|down|left|right|upwards|downwards)"
const edge = "(top|bottom|end|start|beginning)"
const amount =
  "(?: (a (?:bit|little)|some more|further|by (?:pixels )?(?:@|\\d+)(?: ?px| pixels| chunks?| times)?|(?:@|\\d+) ?(?:px|pixels|%|times)|(?:one|1|a) (?:chunk|page|screen)))?"

export const moveForms: ReadonlyArray<Form> = [
  form(
    "(?:drag)(?: and drop)? (.+?) (?:and drop (?:it )?)?(?:on to|onto|on top of|over to|over|into|to|on|in|inside)(?: the)? (.+)",
    drag
  ),
  form("(?:drop|move) (.+?) (?:onto|on top of|into) (.+)", drag),
  form("(?:drag)(?: and drop)? (.+?) from .+? to (.+)", drag),
  form(
    "(?:upload|attach|add)(?: the| a)?(?: files?| documents?| picture| photo)?(?: named| called| at| from)? (.+?) (?:to|in|into|for|on|as|using|via|through|with) (?:the )?(.+)",
    (g) => upload(g, 1, 2)
  ),
  form(
    "(?:upload|attach)(?: the| an?)? (file|files|document|picture|photo|image|attachment|spreadsheet|video|avatar)(?: named| called| at| from)? (\\S+\\.\\w+|[\uE000-\uF8FF]|.+)",
    (g) => upload(g, 2)
  ),
  form("(?:upload|attach)(?: the| an?)? (.+?) (?:at|from) (.+)", (g) => upload(g, 2, 1)),
  form("(?:upload|attach)(?: the| an?)? (.+)", (g) => upload(g, 1)),
  form("(?:choose|select|pick) (?:the )?files? (.+?)(?: (?:for|in|from|as) (.+))?", (g) => upload(g, 1, 2)),
  form("download (.+)", (g) => {
    const target = g.target(1)
    return target === undefined ? undefined : [{ _tag: "Download", target }]
  }),
  form(
    `(?:scroll|swipe) ${way} (?:by )?(@|\\d{1,5} ?(?:%|px|pixels?)|(?:one|a|1) (?:chunk|page|screen)) (?:in|inside|within|on|of|through) (.+)`,
    (g) => scroll(g, 1, 3, 2)
  ),
  form(`(?:scroll|swipe) ${way}(?: (?:in|inside|within|on|through))?( .+?)??${amount}`, (g) =>
    scroll(g, 1, 2, 3)
  ),
  form(`(?:scroll|swipe) (?:all the way )?(?:down |up )?to (?:the )?(?:very )?${edge}(?: of (.+))?`, (g) =>
    scroll(g, 1, 2)
  ),
  form(`(?:scroll|swipe) all the way ${way}`, (g) => [
    { _tag: "Scroll", direction: /^up/i.test(g.at(1)) ? "top" : "bottom" }
  ]),
  form(`(?:scroll|swipe) (.+?) (?:all the way )?to (?:the )?${edge}`, (g) => scroll(g, 2, 1)),
  form(`(?:scroll|swipe) (.+?) ${way}${amount}`, (g) => scroll(g, 2, 1, 3)),
  form(`(?:scroll|swipe) (@|\\d{1,5} ?(?:%|px|pixels?)) ${way}(?: (.+))?`, (g) => scroll(g, 2, 3, 1)),
  form(
    "(?:scroll|swipe)(?: down| up| the page| the screen| further)*(?: to| until| into view| over to) (.+?)(?: (?:is|becomes|comes) (?:visible|displayed|in view|shown|into view|rendered|loaded)| into view| appears| shows up| loads)?",
    intoView
  ),
  form(
    "(?:scroll|swipe)(?: down| up| the page| further)* until (?:I |you |we |the user )?(?:can )?sees? (.+)",
    intoView
  ),
  form("(?:scroll|bring) (.+) into view", intoView),
  form(
    "scroll (.+?) until (.+?) (?:is visible|is rendered|loads|is loaded|is shown|appears|comes into view|shows up|is displayed)",
    (g) => {
      const target = g.target(2)
      const inside = g.target(1)
      return target === undefined || inside === undefined
        ? undefined
        : [
            {
              _tag: "Scroll",
              target: { ...target, scopes: [...target.scopes, { relation: "in", target: inside }] }
            }
          ]
    }
  )
]
