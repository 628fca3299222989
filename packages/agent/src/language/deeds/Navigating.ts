/** Going places: addresses, pages by name, history, tabs, the window. */
import type { Intent, Target } from "@assay/domain/Intent"
import { type Form, form, type Groups } from "../sentences/Clause.js"
import { onlyLiteral } from "../words/Literals.js"
import { countOf, ordinalOf } from "../words/Words.js"

const addressLike =
  /^(?:https?:\/\/\S+|[/#.]\S*|\/|about:\S+|(?:[\w-]+\.)+(?:com|org|net|io|dev|app|edu|gov|co|local|test|example|localhost|de|fr|uk|ai|html?)(?:[:/]\S*)?|localhost(?:[:/]\S*)?)$/i

/** The URL or path that a phrase consists of. */
export const addressOf = (phrase: string, groups: Groups): string | undefined => {
  const text = phrase
    .replace(/^(?:the )?(?=[\uE000-\uF8FF]$)/i, "")
    .replace(
      /^(?:the )?(?:url|address|path|website|site|page|link|route|app|application)(?: at| with)?(?: the)?(?: (?:url|path|address|route))?:? (?=\S+$)/i,
      ""
    )
    .replace(/^the (?=\S+ (?:page|path|route|url|screen)$)/i, "")
    .replace(/ (?:page|path|route|url|screen)$/i, "")
  const literal = onlyLiteral(text, groups.clause.literals)
  if (literal?.kind === "address") return literal.value
  const value = literal?.value ?? (/\s/.test(text) ? undefined : text)
  if (value === undefined) return undefined
  return addressLike.test(value) || (literal?.kind === "variable" && /url|path|address|link/i.test(value))
    ? value
    : undefined
}

/** `open the menu` is a click, `open the settings page` goes there. */
const opensByClick =
  /^(?:menu|menuitem|tab|dialog|list|item|row|section|icon|button|link|option|image|frame|message|cell)$/

const page = (target: Target | undefined): ReadonlyArray<Intent> | undefined =>
  target === undefined ? undefined : [{ _tag: "Navigate", page: target }]

const to = (groups: Groups, group: number): ReadonlyArray<Intent> | undefined => {
  const url = addressOf(groups.at(group), groups)
  return url === undefined ? page(groups.target(group)) : [{ _tag: "Navigate", url }]
}

const isPlace = (target: Target) =>
  target.role === "page" ||
  /\b(?:page|app|application|module|website|site|homepage|screen|dashboard|portal|workspace|preferences|settings)$/i.test(
    target.words
  )

const open = (groups: Groups): ReadonlyArray<Intent> | undefined => {
  const url = addressOf(groups.at(1), groups)
  if (url !== undefined) return [{ _tag: "Navigate", url }]
  const targets = groups.targets(1)
  return targets?.map((target) =>
    isPlace(target) && !opensByClick.test(target.role ?? "")
      ? { _tag: "Navigate", page: target }
      : { _tag: "Click", target, gesture: "click", times: 1 }
  )
}

const times = (groups: Groups, tag: "GoBack" | "GoForward" | "Reload"): ReadonlyArray<Intent> => {
  const count = /^twice$/i.test(groups.at(1)) ? 2 : (countOf(groups.at(1).replace(/ times$/i, "")) ?? 1)
  return Array.from({ length: Math.min(count, 20) }, () => ({ _tag: tag }))
}

const typed =
  "(?:by (?:having )?typ(?:ing|ed)|by (?:entering|visiting|opening|going to)|at|via|using|with the url|with url)"
const again = "(?: (twice|once|\\w+ times))?"

const ofDialog = (intent: Intent): boolean =>
  intent._tag === "CheckShown" && intent.target.role === "dialog" && !intent.negated

const viewport = "(?:browser window|browser|window|viewport|screen)"
const widths: Readonly<Record<string, number>> = { mobile: 390, phone: 390, smartphone: 390, tablet: 820, desktop: 1280 } // prettier-ignore

/** Where only the width is told, as such devices have it. */
const heightFor = (width: number): number => (width < 600 ? 844 : width < 1000 ? 1180 : 800)

export const navigationForms: ReadonlyArray<Form> = [
  form(
    `(?:go|navigate|click|press|move|step) back(?:ward|wards)?(?: (?:to|in|one|by)?(?: the)?(?: previous| last| one)?(?: ?page| screen| browser history| in (?:the )?(?:browser|history)))?${again}`,
    (g) => times(g, "GoBack")
  ),
  form("(?:click|press|tap|hit|use)(?: on)? (?:the )?browser(?:'s|’s)? back(?: button)?", () => [
    { _tag: "GoBack" }
  ]),
  form(`(?:go|navigate) (?:to the previous page|one page back)`, () => [{ _tag: "GoBack" }]),
  form(
    `(?:go|navigate|move) forward(?: (?:to the )?(?:next )?(?:page|in (?:the )?(?:browser|history)))?${again}`,
    (g) => times(g, "GoForward")
  ),
  form(
    `(?:reload|refresh)(?: (?:the|this|current|the current))?(?: (?:page|browser|browser page|site|app|screen|window|tab))?${again}`,
    (g) => times(g, "Reload")
  ),
  form(`(?:land|arrive|be|open|go|navigate|visit)(?: on| to| at| in)? .+ ${typed} (\\S+)`, (g) => {
    const url = addressOf(g.at(1), g)
    return url === undefined ? undefined : [{ _tag: "Navigate", url }]
  }),
  ...tabForms(),
  form(
    "(?:go|head|navigate|browse|move|return|get|jump|switch|proceed)(?: back| over| directly| straight| again)? (?:in)?to (.+)",
    (g) => to(g, 1)
  ),
  form(
    "(?:visit|load|browse|launch(?= (?:(?:the |my |our )?(?:[\\w-]+ )*(?:app|application|site|website|web ?page|page|browser|portal|shop|store|demo|tool|url|home|homepage|dashboard|system|software)\\b|@|/|\\S+[.]\\S+))|access|land on|arrive at|arrive on|navigate) (.+)",
    (g) => to(g, 1)
  ),
  form("(?:open|open up) (?:the )?(?:browser|browser window)(?: (?:at|on|and go to|to) (.+))", (g) =>
    to(g, 1)
  ),
  form("(?:open|open up) (.+)", open),
  form("go (@|[\\w-]+)", (g) => (addressOf(g.at(1), g) === undefined ? undefined : to(g, 1))),
  form("(?:view|start (?:on|at|from|in)|begin (?:on|at|from)) (.+)", (g) => to(g, 1)),
  form(
    "(?:resize|set|change)(?: the)?(?: size of the)? ?(?:window|viewport|browser|screen|page|browser window)?(?: size)?(?: to)? (\\d{2,5}) ?(?:x|×|by|, ?) ?(\\d{2,5})(?: ?px| pixels)?",
    (g) => [{ _tag: "Resize", width: Number(g.at(1)), height: Number(g.at(2)) }]
  ),
  form(
    `(?:resize|set|change|shrink|narrow)(?: the)? ?${viewport}(?: size)? (?:down )?to (?:an? )?(?:width of )?(\\d{3,4}) ?(?:px|pixels)?(?: (?:wide|(?:in )?width))?`,
    (g) => [{ _tag: "Resize", width: Number(g.at(1)), height: heightFor(Number(g.at(1))) }]
  ),
  form(
    `set (?:the )?(?:width of (?:the )?${viewport}|${viewport} width) to (\\d{3,4}) ?(?:px|pixels)?`,
    (g) => [{ _tag: "Resize", width: Number(g.at(1)), height: heightFor(Number(g.at(1))) }]
  ),
  form(
    `(?:resize|set|change|switch|shrink)(?: the)? ?${viewport}(?: size)? to (?:an? )?(mobile|phone|smartphone|tablet|desktop)(?: (?:phone )?(?:size|view(?:port)?|width|screen|resolution|mode))?`,
    (g) => {
      const width = widths[g.at(1).toLowerCase()] ?? 390
      return [{ _tag: "Resize", width, height: heightFor(width) }]
    }
  )
]

function tabForms(): ReadonlyArray<Form> {
  const tab = "(?:(?:browser )?(?:tab|window))"
  return [
    form(
      `(?:open|create|launch) (?:a |another )?new ${tab}(?: (?:at|on|with|to|and (?:go|navigate) to) (.+))?`,
      (g) => {
        if (g.at(1) === "") return [{ _tag: "OpenTab" }]
        const url = addressOf(g.at(1), g)
        return url === undefined ? undefined : [{ _tag: "OpenTab", url }]
      }
    ),
    form(`open (.+) in a new ${tab}`, (g) => {
      const url = addressOf(g.at(1), g)
      return url === undefined ? undefined : [{ _tag: "OpenTab", url }]
    }),
    form(`close (?:the |this )?(?:last |current |new |newly )?(?:opened |active )?(${tab})`, (g) =>
      // "A window with the hours comes up. Close the window.": a dialog is called so.
      /^window$/i.test(g.at(1)) && g.clause.before.some(ofDialog) ? undefined : [{ _tag: "CloseTab" }]
    ),
    form(
      `(?:switch|go|move|change|return|focus)(?: back)?(?: on)? to (?:the )?(new|newly opened|newest|previous|next|original|first opened|main|other|opened) ${tab}(?: opened)?`,
      (g) => [{ _tag: "SwitchTab", which: whichTab(g.at(1)) }]
    ),
    form(`(?:switch|change)(?: back)? to (?:the )?(?:(\\w+) ${tab}|${tab} (?:number )?(\\d{1,2}))`, (g) => {
      const ordinal = ordinalOf(g.at(1)) ?? countOf(g.at(2))
      return ordinal === undefined ? undefined : [{ _tag: "SwitchTab", ordinal }]
    }),
    form(
      `(?:switch|change) to (?:the )?(?:${tab} (?:with (?:the )?(?:name|title)|named|called|titled) (@)|(@) browser ${tab})`,
      (g) => {
        const title = g.value(g.at(1) === "" ? 2 : 1)
        return title === undefined ? undefined : [{ _tag: "SwitchTab", title }]
      }
    )
  ]
}

const whichTab = (word: string): "new" | "previous" | "next" | "original" => {
  const plain = word.toLowerCase()
  if (plain === "previous" || plain === "next") return plain
  return /original|main|first/.test(plain) ? "original" : "new"
}
