/** Searching, filtering, sorting, and pointing at things without touching them. */
import type { Intent, Target } from "@assay/domain/Intent"
import { type Form, form, type Groups, type Intents } from "../sentences/Clause.js"
import { beginsName } from "../words/Enumerations.js"

const search = (groups: Groups, value: number, target?: number): Intents => {
  const wanted = groups.value(value)
  if (wanted === undefined) return undefined
  if (target === undefined || groups.at(target) === "") return [{ _tag: "Search", value: wanted }]
  const thing = groups.target(target)
  return thing === undefined ? undefined : [{ _tag: "Search", value: wanted, target: thing }]
}

const filter = (groups: Groups, value: number, target?: number): Intents => {
  const wanted = groups.value(value)
  if (wanted === undefined) return undefined
  if (target === undefined || groups.at(target) === "") return [{ _tag: "Filter", value: wanted }]
  const thing = groups.target(target)
  return thing === undefined ? undefined : [{ _tag: "Filter", value: wanted, target: thing }]
}

/** `filter the orders by status "Open"`: the status, in the orders. */
const column = (groups: Groups): Intents => {
  const target = groups.target(2)
  const list = groups.target(1)
  const value = groups.value(3)
  if (target === undefined || list === undefined || value === undefined) return undefined
  return [
    {
      _tag: "Filter",
      value,
      target: { ...target, scopes: [...target.scopes, { relation: "in", target: list }] }
    }
  ]
}

/** `ascending`, `A to Z`, `lowest first`. */
export const directionOf = (text: string): "ascending" | "descending" | undefined => {
  if (
    /\b(?:asc|ascending|increasing|a(?: to |-)z|low(?:est)? (?:to high(?:est)?|first)|cheapest first|(?:oldest|earliest) (?:first|to (?:newest|latest))|soonest first|smallest (?:first|to (?:largest|biggest))|(?<!reverse )chronological(?:ly)?|alphabetical(?:ly)?|alphabetic)\b/i.test(
      text
    )
  )
    return "ascending"
  if (
    /\b(?:desc|descending|decreasing|z(?: to |-)a|high(?:est)? (?:to low(?:est)?|first)|(?:newest|latest) to (?:oldest|earliest)|(?:largest|biggest) to smallest|(?:newest|latest|largest|most recent|most expensive) (?:first|on top|at the top)|reverse alphabetical|reverse chronological)\b/i.test(
      text
    )
  )
    return "descending"
  return undefined
}

const withoutDirection = (text: string) =>
  text
    .replace(
      /[ ,(]*\b(?:in |from )?(?:an? )?(?:asc|ascending|increasing|desc|descending|decreasing|a(?: to |-)z|z(?: to |-)a|low(?:est)? (?:to high(?:est)?|first)|high(?:est)? (?:to low(?:est)?|first)|(?:oldest|earliest) to (?:newest|latest)|(?:newest|latest) to (?:oldest|earliest)|smallest to (?:largest|biggest)|(?:largest|biggest) to smallest|(?:the )?(?:cheapest|newest|oldest|latest|earliest|soonest|most recent|largest|smallest|most expensive) (?:first|on top|at the top)|(?:reverse )?chronological|alphabetical|alphabetically)(?:ly)?(?: order)?\)?$/i,
      (found) => (directionOf(found) === undefined ? found : "")
    )
    .trim()

const directionFirst =
  /^(?:in )?(?:asc|ascending|desc|descending)(?: order)? (?:of (?:the )?)?(?=by )|(?<=^by )(?:asc|ascending|desc|descending) /i

/** "Newest first" speaks of dates, and "cheapest first" of prices. */
const sortedBy = (text: string): string => {
  if (/\b(?:newest|latest|oldest|most recent)\b/i.test(text)) return "date"
  if (/\b(?:cheapest|expensive)\b/i.test(text)) return "price"
  return /\b(?:low(?:est)?|high(?:est)?|smallest|largest)\b/i.test(text) ? "value" : ""
}

/** What a list is sorted by and which way. */
export const orderOf = (
  text: string,
  groups: Groups
): { readonly by?: string; readonly direction?: "ascending" | "descending" } | undefined => {
  const whole = groups.plain(text)
  const direction = directionOf(whole)
  const by = withoutDirection(
    whole
      .replace(directionFirst, "")
      .replace(
        /^(?:in )?(?:an? )?(?:asc|ascending|desc|descending|increasing|decreasing) order of (?:the )?/i,
        "by "
      )
  )
    .replace(/^(?:in )?(?:alphabetical(?:ly)?(?: order)? )?(?:by|on|according to) (?:the )?(?:column )?/i, "")
    .trim()
  if (by === "" && direction === undefined) return undefined
  const meant = by === "" || /^(?:by|on|in)$/.test(by) ? sortedBy(whole) : by
  if (/,|\b(?:and|then|starting|with)\b/.test(by)) return undefined
  return {
    ...(meant === "" || /^in$/.test(meant) ? {} : { by: meant }),
    ...(direction === undefined ? {} : { direction })
  }
}

const sort = (groups: Groups): Intents => {
  const target: Target | undefined = groups.at(1) === "" ? undefined : groups.target(1)
  if (groups.at(1) !== "" && target === undefined) return undefined
  // "Sort by shows A": what the list of that name shows.
  if (
    /^by (?:(?:now|still|should) )*(?:shows?|displays?|reads?|says?|is|has|contains?)\b/i.test(groups.at(2))
  )
    return undefined
  const order = orderOf(groups.at(2), groups)
  return order === undefined
    ? undefined
    : [{ _tag: "Sort", ...(target === undefined ? {} : { target }), ...order }]
}

const field = "(?:name|title|text|keyword|phrase|term|query|keywords?)"

export const findForms: ReadonlyArray<Form> = [
  form(
    `(?:search|look) for (?:the )?(?:${field} )?(@|.+?) (?:with|using|via|by) (?:the )?search(?: (?:box|bar|field|input))?`,
    (g) => search(g, 1)
  ),
  form(`(?:search|look) for (?:the )?(.+?) with (?:the )?(?:${field} )?(@)(?: ${field})?`, (g) =>
    search(g, 2, 1)
  ),
  form(`(?:search|look) for (?:the )?(?:${field} )?(@|.+?) (?:on|in|at|using|within) (?:the )?(.+)`, (g) =>
    search(g, 1, 2)
  ),
  form(`(?:search|look) for (?:the )?(?:\\w+ )?(?:${field} )?(@)`, (g) => search(g, 1)),
  form(`(?:search|look) for (.+)`, (g) => search(g, 1)),
  form(`search (?:in |on |through )?(.+) for (.+)`, (g) => search(g, 2, 1)),
  form(`search (?:by|with|using) (?:the )?(?:${field} )?(@)(?: (.+))?`, (g) => search(g, 1, 2)),
  form(`search (?:the )?(?:${field} )?(@)`, (g) => search(g, 1)),
  form(
    `find (@|(?!the |an? |all |any |my )(?:[\\w-]+ ?){1,4}) (?:on|via|using) ((?:the )?search|(?!page|screen)[A-Za-z]\\w*)`,
    (g) => search(g, 1, 2)
  ),
  form(`(?:filter|narrow)(?: down)?(?: the)? (.+?) (?:by|on) (?:the )?([a-z][\\w ]*?):? (@)`, (g) =>
    column(g)
  ),
  form(`(?:filter|narrow)(?: down)?(?: the)? (.+?) (?:by|to|for|on|with) (?:the )?(@) ([a-z][\\w ]*)`, (g) =>
    column(g.part(g.at(1), g.at(3), g.at(2)))
  ),
  form(`(?:filter|narrow)(?: down)?(?: the)? (.+?) (?:by|to|for|on|with) (.+)`, (g) => filter(g, 2, 1)),
  form(`(?:filter|narrow)(?: down)? (?:by|for|on|to|with) (?:the )?(.+?):? (@)`, (g) => filter(g, 2, 1)),
  form(
    `(?:filter|narrow)(?: down)?(?: the [a-z]+)? (?:by|for|on|to|with) (?:the )?([a-z]+) (@|[A-Z]\\w*)`,
    (g) => (beginsName(g.at(2)) && /^[a-z]/.test(g.at(1)) ? filter(g, 2, 1) : undefined)
  ),
  form(`(?:filter|narrow)(?: down)? (?:by|for|on|to|with) (.+)`, (g) => filter(g, 1)),
  form(
    `(?:sort|order)(?: the)?( (?!by\\b).+?)? ((?:by|in|on|according to|ascending|descending|alphabetically)\\b.*)`,
    (g) => sort(g)
  )
]

/** Asked last: these only point at things. */
export const pointForms: ReadonlyArray<Form> = [
  form(
    `(?:find|locate|look at|point (?:at|to)|identify)(?: the)? (.+?)(?: to fill| on the (?:page|screen))?`,
    (g) => g.targets(1)?.map((target) => ({ _tag: "Locate", target }) satisfies Intent)
  ),
  form(
    `(?:read|extract|get|report|tell me|note down|grab)(?: me)?(?: the)? (.+?)(?: (?:of|on|from|listed on|shown on|displayed on) (?:the|this) page)?`,
    (g) => {
      const target = g.target(1)
      return target === undefined ? undefined : [{ _tag: "Read", target }]
    }
  ),
  form(
    `what(?: is|'s|’s| are)(?: the)? (.+?)(?: (?:listed |shown |displayed )?(?:of|on|from) (?:the|this) page)?\\??`,
    (g) => {
      const target = g.target(1)
      return target === undefined ? undefined : [{ _tag: "Read", target }]
    }
  )
]
