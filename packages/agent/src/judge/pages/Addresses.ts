/** Checks on the address, the title and the page one is on. */
import type { Intent, Target, TextMatch } from "@assay/domain/Intent"
import { mainHeading } from "../../ground/OwnPage.js"
import { isEntry } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { brief, finder, plain, readable } from "../../screen/Wording.js"
import { asExpected, nearestPhrases } from "../Matching.js"
import { Fell } from "../../run/Fell.js"
import { onNamedStep } from "./AtSteps.js"
import { headingsOf, pageFit } from "./Pages.js"
import { listNow } from "./BackOnLists.js"
import { type Case, holds, refuted, rule, type Ruling, undecided } from "../Ruling.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const decoded = (url: string): string => {
  try {
    return decodeURI(url)
  } catch (error) {
    if (error instanceof URIError) return url
    throw error
  }
}

const trimmed = (url: string): string => url.replace(/\/+(?=$|[?#])/u, "").replace(/\/+$/u, "")

/** A path is compared with the path; with `?` or `#` with those as well. */
const sameAddress = (expected: string, actual: string): boolean => {
  if (!URL.canParse(expected, actual)) return false
  const [a, b] = [new URL(expected, actual), new URL(actual)]
  const query = expected.includes("?") ? a.search === b.search : true
  const hash = expected.includes("#") ? a.hash === b.hash : true
  const full = /^[a-z]+:\/\//iu.test(expected)
  if (full && a.search !== b.search) return false
  if (!full && isRouted(expected, b)) return true
  return a.origin === b.origin && trimmed(a.pathname) === trimmed(b.pathname) && query && hash
}

/** An application of one page has its paths behind a hash. */
const isRouted = (expected: string, { hash, pathname }: URL): boolean =>
  expected.startsWith("/") &&
  /^\/(?:index\.html?)?$/u.test(pathname) &&
  hash.startsWith("#/") &&
  trimmed(hash.slice(1).split("?")[0] ?? "") === trimmed(expected)

const matches = (expected: string, match: TextMatch, url: string): boolean => {
  const whole = decoded(url)
  if (match === "equals") return sameAddress(expected, url)
  if (match === "contains") return whole.includes(expected)
  if (match === "starts_with") return whole.startsWith(expected) || new URL(url).pathname.startsWith(expected)
  if (match === "ends_with") return trimmed(whole).endsWith(trimmed(expected))
  return finder(expected, "matches")(whole)
}

/** A path that only a query holds, as in `/login?next=/orders`, is where one is led later. */
const isOnlyAsked = ({ expected, match }: Of<"CheckUrl">, url: string): boolean =>
  match !== "equals" &&
  expected.startsWith("/") &&
  matches(expected, match, url) &&
  !matches(expected, match, url.replace(/\?[^#]*/u, ""))

export const judgeUrl = (check: Of<"CheckUrl">, { view }: Case): Ruling => {
  const { url } = view.screen
  if (isOnlyAsked(check, url))
    return undecided(Fell.of("target_ambiguous", `“${check.expected}” stands only in the query of ${url}.`))
  return rule(
    matches(check.expected, check.match, url),
    check.negated,
    `the address to be ${check.match === "contains" ? "one with " : ""}${asExpected(check.match, check.expected)}`,
    `it is ${url}`
  )
}

/** The one field that is called so: "the title" of a page on which one writes a title may be that. */
const titleField = (view: View): Seen | undefined => {
  const [only, another] = view.all.filter(
    (seen) => isEntry(seen) && seen.node.visible && /^title\W*$/iu.test(seen.node.name)
  )
  return another === undefined ? only : undefined
}

/** "The page title is Invoice" of "Shop | Invoice", over which the page says Invoice as well; of its heading alone it cannot be told. */
const titleByHeading = (check: Of<"CheckTitle">, view: View): Ruling | undefined => {
  const says = finder(check.expected, "equals")
  const heading = mainHeading(view)
  if (heading === undefined || !says(plain(readableTextOf(view, heading)))) return undefined
  const { title } = view.screen
  const isPart = title.split(/\s+[|·•–—:-]\s+/u).some((part) => says(plain(part)))
  return isPart && !check.negated
    ? holds(`it is “${title}”, and the heading says “${check.expected}”`, heading)
    : undecided(
        Fell.of("target_ambiguous", `The heading says “${check.expected}”, and the title “${title}”.`)
      )
}

export const judgeTitle = (check: Of<"CheckTitle">, { step = "", view }: Case): Ruling => {
  const title = plain(view.screen.title)
  const expected = asExpected(check.match, check.expected)
  const says = finder(check.expected, check.match)
  const byTitle = () => rule(says(title), check.negated, `the title to be ${expected}`, `it is “${title}”`)
  if (says(title)) return byTitle()
  const field = titleField(view)
  if (field !== undefined)
    return rule(
      says(plain(field.node.value ?? "")),
      check.negated,
      `the field “${field.node.name}” to be ${expected}`,
      `it holds “${field.node.value ?? ""}”`,
      field
    )
  const isOfTab = /\b(?:browser|tab|window)\b/iu.test(step)
  return (isOfTab ? undefined : titleByHeading(check, view)) ?? byTitle()
}

/** "Step 2": by what marks it as the current one, or by a line that says so. */
const judgeStep = (check: Of<"CheckPage">, view: View): Ruling => {
  const number = /\d+/u.exec(check.page.words)?.[0] ?? ""
  const current = view.all.filter(
    ({ node }) => node.visible && node.state.selected === true && node.role !== "option"
  )
  const told = current.map((seen) => readableTextOf(view, seen) || seen.node.name)
  const line = runsOf(view, view.root).find(({ text }) => /^step \d+ (?:of|\/) \d+/iu.test(text))?.text
  const says = line === undefined ? told.filter((text) => /\d/u.test(text)) : [line]
  const [only, another] = says
  if (only === undefined || another !== undefined)
    return undecided(
      Fell.of("target_not_found", `Nothing on the page tells whether one is on “${check.page.words}”.`)
    )
  return rule(
    /\d+/u.exec(only)?.[0] === number,
    check.negated,
    `“${check.page.words}”`,
    `it is “${brief(readable(only))}”`
  )
}

const isNamed = ({ name, quoted }: Target): boolean => quoted || /^\p{Lu}/u.test(name)

/** "The details page of Ada": it says of whom it is, and where only a part of it is called so, it is headed by that. */
const ofOwner = (page: Target, owner: Target, fit: "page" | "part", view: View): Ruling => {
  const found = finder(owner.name, "contains")
  const expected = `the page “${page.words}” of “${owner.name}”`
  if (!runsOf(view, view.root).some(({ text }) => found(text)))
    return refuted(expected, nearestPhrases(view, owner.name))
  const headed = headingsOf(view).some((seen) => found(readableTextOf(view, seen) || seen.node.name))
  return fit === "page" || headed
    ? holds(`the page says “${owner.name}”`)
    : undecided(Fell.of("target_ambiguous", `It is not clear that the page is that of “${owner.name}”.`))
}

/** "Back on the list": a page need not be called so that lists something, as the one before the last deed did not. */
const ofList = ({ name, quoted, words }: Target, given: Case): Ruling | undefined => {
  if (quoted || !/^(?:list|table|overview)$/u.test(name === "" ? words : name)) return undefined
  const now = listNow(given)
  return now !== undefined
    ? holds("the page lists several things", now)
    : undecided(Fell.of("target_ambiguous", `It cannot be said whether this page is the ${words}.`))
}

export const judgePage = (check: Of<"CheckPage">, given: Case): Ruling => {
  const { view } = given
  const fit = pageFit(view, check.page)
  const { words } = check.page
  const step = fit === "page" ? undefined : onNamedStep(check, given)
  if (step !== undefined) return step
  // Steps of one page are told by where one is in them.
  if (fit !== "page" && /^step \d/iu.test(words)) return judgeStep(check, view)
  const owner = check.page.scopes.find(
    ({ relation, target }) => relation === "near" && isNamed(target)
  )?.target
  if (owner !== undefined && fit !== "other" && !check.negated) return ofOwner(check.page, owner, fit, view)
  if (fit === "part")
    return undecided(
      Fell.of(
        "target_ambiguous",
        `The address or a part of the page is called “${words}”; it is not clear that the page is.`
      )
    )
  const list = fit === "other" && !check.negated ? ofList(check.page, given) : undefined
  if (list !== undefined) return list
  return rule(
    fit === "page",
    check.negated,
    `the page “${words}”`,
    `the page is “${view.screen.title}” at ${view.screen.url}`
  )
}
