/** Whether one is on the page of a name: by its main heading, its title, or its address. */
import type { Target } from "@assay/domain/Intent"
import { fitName, whole } from "../../ground/Match.js"
import { repeats } from "../../ground/Regions.js"
import { greetingTitle } from "../../language/words/Greetings.js"
import { verbOf } from "../../language/words/Verbs.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { isOfKind } from "../../ground/PartKinds.js"
import { isControl, isOnPressed, standsIn } from "../../screen/Kinds.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { loose, sameWords, stem, stems, tokens } from "../../screen/Wording.js"

const routeOf = (url: string): string => {
  if (!URL.canParse(url)) return ""
  const { hash, pathname } = new URL(url)
  return hash.startsWith("#/") || hash.startsWith("#!")
    ? (hash.replace(/^#!?/u, "").split("?")[0] ?? "")
    : pathname
}

const pathOf = (url: string): ReadonlyArray<string> =>
  routeOf(url)
    .split("/")
    .filter((part) => part !== "")

const titleParts = (title: string): ReadonlyArray<string> => [title, ...title.split(/\s+[|·•–—-]\s+|:\s+/u)]

const asides = new Set([
  "complementary",
  "navigation",
  "contentinfo",
  "dialog",
  "alertdialog",
  "listitem",
  "row"
])

/** Stands beside the content, or heads one of several things in it. */
const isOfPart = (view: View, heading: Seen): boolean =>
  [...upward(heading)].some(
    (outer) =>
      outer.parent !== undefined &&
      (asides.has(outer.node.role) || (outer.node.role === "article" && repeats(view, outer)))
  )

const textOf = (view: View, seen: Seen): string => readableTextOf(view, seen) || seen.node.name

/** Those of a page or of a large part of it; of a page that begins lower, all. */
export const headingsOf = (view: View): ReadonlyArray<Seen> => {
  const all = view.all.filter(({ node }) => node.visible && node.role === "heading")
  const high = all.filter(({ node }) => (node.state.level ?? 1) <= 2)
  return high.length > 0 ? high : all
}

/** Those that head the page as a whole: the highest of the content, beside the name of the site in its banner. */
const mainHeadings = (view: View): ReadonlyArray<Seen> => {
  const all = headingsOf(view).filter((seen) => !isOfPart(view, seen))
  const content = all.filter((seen) => !standsIn(seen, /^banner$/u))
  const ranked = content.length > 0 ? content : all
  const top = Math.min(...ranked.map(({ node }) => node.state.level ?? 1))
  const highest = ranked.filter(({ node }) => (node.state.level ?? 1) === top)
  return top === 1 ? highest : highest.slice(0, 1)
}

/** The last words of the address. */
const slugOf = (view: View): ReadonlyArray<string> => {
  const last = pathOf(view.screen.url).at(-1) ?? ""
  return tokens(last.replace(/\.(?:html?|php|aspx?)$/iu, ""))
}

const byAddress = (view: View, name: string): boolean => {
  const wanted = stems(name).join(" ")
  return wanted !== "" && slugOf(view).map(stem).join(" ") === wanted
}

/** What pages say that stand in for the one that was asked for, under its address. */
const elsewhere =
  /\bnot found\b|\b(?:40[0-9]|50[0-9])\b|\bforbidden\b|\bunauthori[sz]ed\b|\bdenied\b|\berror\b|\bwent wrong\b|\b(?:log|sign)[ -]?in\b/iu

const isElsewhere = (view: View, name: string): boolean => {
  if (elsewhere.test(name)) return false
  const headings = mainHeadings(view).map((seen) => textOf(view, seen))
  const runs = runsOf(view, view.root)
  // A page without a heading that says no more than this.
  const bare = headings.length === 0 && runs.length <= 3 ? runs.map(({ text }) => text) : []
  return [...headings, ...bare].some((text) => elsewhere.test(text))
}

const isHome = (name: string): boolean => /^(?:home|start|landing|front|main|index)$/iu.test(name)

const isRoot = (url: string): boolean => /^(?:index\.html?)?$/u.test(pathOf(url).join("/"))

const goesOn = /^(?:an?|the|my|your|to|for|of|in|on|at|with|from|by|page|screen)$/u

/** "Login" heads "Login to your account", "check in" "Check in a boat", and "cart" "Shopping cart"; "order" does not head "Order history", nor "profile" "Edit profile". */
const heads = (name: string, text: string): boolean => {
  const [wanted, have] = [stems(name), tokens(text)]
  const at = have.findIndex((_, from) => wanted.every((token, n) => stem(have[from + n] ?? "") === token))
  const [before, after] = [have.slice(0, Math.max(0, at)), have.slice(at + wanted.length)]
  // "Collection and loans" is a page of both.
  const acts = before.some((word) => verbOf(word)?.form === "base" || word === "new" || word === "and")
  return wanted.length > 0 && at !== -1 && !acts && (after[0] === undefined || goesOn.test(after[0]))
}

/** "Saved questions" are some of the questions, to whose page a link of that very name leads. */
const isOfSome = (view: View, name: string): boolean =>
  view.all.some(
    (seen) => seen.node.visible && seen.node.role === "link" && loose(textOf(view, seen)) === loose(name)
  ) &&
  mainHeadings(view).some((heading) => {
    const have = tokens(textOf(view, heading))
    const at = have.length - stems(name).length
    const isEnd = at > 0 && have.slice(at).map(stem).join(" ") === stems(name).join(" ")
    return isEnd && have.slice(0, at).some((word) => verbOf(word)?.form === "past")
  })

const called = (name: string) => (text: string) => fitName(name, false, text).score >= whole

/** Tabs and ways to go, of which one may be marked as the one that is open: several side by side, none of them in a list of things. */
const waysOf = (view: View, way: Seen): ReadonlyArray<Seen> =>
  (way.parent?.node.role === "listitem" ? way.parent : way).parent?.children
    .flatMap((each) => [each, ...each.children])
    .filter((each) => each.node.visible && isControl(each) && textOf(view, each) !== "") ?? []

/** The very way that is called so is not the open one, and one beside it is: words of a title that all pages have say nothing. */
const isOtherWayOpen = (view: View, name: string): boolean =>
  view.all.some(
    (seen) =>
      seen.node.visible &&
      isControl(seen) &&
      seen.node.state.selected !== true &&
      called(name)(textOf(view, seen)) &&
      waysOf(view, seen).some(({ node }) => node.state.selected === true)
  )

/**
 * The page of an application that heads none of its pages, or greets with its heading: the way to it is marked as the open one. Where what it shows begins with the name
 * of another way, that mark says nothing.
 */
const byOpenWay = (view: View, name: string): boolean => {
  if (!mainHeadings(view).every((seen) => greetingTitle.test(textOf(view, seen)))) return false
  const [way, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      seen.node.state.selected === true &&
      isControl(seen) &&
      !isOfKind(seen, "chip", "card") &&
      called(name)(textOf(view, seen))
  )
  if (way === undefined || another !== undefined) return false
  const others = waysOf(view, way).filter((each) => each !== way)
  if (others.length === 0 || others.some(({ node }) => node.state.selected === true)) return false
  const end = Math.max(way.end, ...others.map((each) => each.end))
  const isNamed = (text: string) => (each: Seen) => loose(textOf(view, each)) === loose(text)
  const title = runsOf(view, view.root).find(
    ({ seen, text }) => seen.at > end && !isOnPressed(seen) && [way, ...others].some(isNamed(text))
  )
  return title === undefined || isNamed(title.text)(way)
}

/** What a page without any heading begins with, after the name of the site: "Products", written large. */
const drawnTitle = (view: View): string | undefined => {
  if (view.all.some(({ node }) => node.visible && node.role === "heading")) return undefined
  const site = titleParts(view.screen.title).map(loose)
  const first = runsOf(view, view.root).find(
    ({ seen, text }) =>
      /\p{L}{3}/u.test(text) &&
      !site.includes(loose(text)) &&
      !isOnPressed(seen) &&
      !standsIn(seen, /^(?:navigation|contentinfo|complementary|dialog|alert|status|log|search)$/u)
  )
  const { box } = first?.seen.node ?? {}
  const isOfList =
    first === undefined || standsIn(first.seen, /^(?:listitem|row|cell|columnheader|article|form|label)$/u)
  return isOfList || box === undefined || box.y > 250 ? undefined : first.text
}

/** "Products", "Your cart": nothing but whose it is. */
const isDrawnTitle = (view: View, name: string): boolean => {
  const title = drawnTitle(view)?.replace(/^(?:my|your|the|our|all) /iu, "")
  return title !== undefined && sameWords(title, name)
}

/** `part` when only something on the page is called so. */
export const pageFit = (view: View, page: Target): "page" | "part" | "other" => {
  // "All recipes" may be what the page is called, and not only those that it shows.
  const whole = page.quantifier === "all" && page.name !== "" ? `all ${page.name}` : ""
  if (whole !== "" && pageFit(view, { words: whole, name: whole, quoted: false, scopes: [] }) === "page")
    return "page"
  const name = page.name === "" ? page.words.replace(/\s*(?:page|screen|site)$/iu, "") : page.name
  if (name === "") return "other"
  const main = mainHeadings(view).map((seen) => textOf(view, seen))
  if (main.some(called(name))) return "page"
  if (isElsewhere(view, name)) return "other"
  const titles = titleParts(view.screen.title)
  if (titles.some(called(name)) || byAddress(view, name)) return "page"
  if (isHome(name) && isRoot(view.screen.url)) return "page"
  if (byOpenWay(view, name) || isDrawnTitle(view, name)) return "page"
  const elsewhereOpen = isOtherWayOpen(view, name) || isOfSome(view, name)
  if (!page.quoted && !elsewhereOpen && [...main.slice(0, 1), ...titles].some((text) => heads(name, text)))
    return "page"
  const slug = slugOf(view).join(" ")
  // Where no heading says which page it is, the address does: "/inventory-item" is that of an item.
  if (!page.quoted && heads(name, slug)) return main.length === 0 ? "page" : "part"
  return headingsOf(view).some((seen) => called(name)(textOf(view, seen))) ? "part" : "other"
}

export const isPage = (view: View, page: Target): boolean => pageFit(view, page) === "page"

/** "The Billing page": what one is on, and no thing on a page. */
export const isNamedPage = ({ name, ordinal, role, scopes }: Target): boolean =>
  role === "page" && name !== "" && ordinal === undefined && scopes.length === 0
