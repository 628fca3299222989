/** Whether one is on the page of a name: by its title, its main heading, or its address. */
import type { Target } from "@assay/domain/Intent"
import { fitName, whole } from "../ground/Match.js"
import { readableTextOf } from "../screen/VisibleText.js"
import type { View } from "../screen/View.js"
import { finder, stem, tokens } from "../screen/Wording.js"

const pathOf = (url: string): ReadonlyArray<string> => {
  if (!URL.canParse(url)) return []
  const { pathname, hash } = new URL(url)
  const route =
    hash.startsWith("#/") || hash.startsWith("#!") ? hash.replace(/^#!?/u, "").split("?")[0] : pathname
  return (route ?? "").split("/").filter((part) => part !== "")
}

const titleParts = (title: string): ReadonlyArray<string> => [title, ...title.split(/\s+[|·•–—-]\s+|:\s+/u)]

const headings = (view: View): ReadonlyArray<string> =>
  view.all
    .filter(({ node }) => node.visible && node.role === "heading" && (node.state.level ?? 1) <= 2)
    .map((seen) => readableTextOf(view, seen) || seen.node.name)

const byAddress = (view: View, name: string): boolean => {
  const wanted = tokens(name).map(stem).join(" ")
  const last = pathOf(view.screen.url).at(-1) ?? ""
  const slug = tokens(last.replace(/\.(?:html?|php|aspx?)$/iu, ""))
    .map(stem)
    .join(" ")
  return wanted !== "" && slug === wanted
}

/** Headings of pages that stand in for the one that was asked for, under its address. */
const isElsewhere =
  /\bnot found\b|\b(?:40[0-9]|50[0-9])\b|\bforbidden\b|\bunauthori[sz]ed\b|\bdenied\b|\berror\b|\bwent wrong\b|\b(?:log|sign)[ -]?in\b/iu

const isHome = (name: string): boolean => /^(?:home|start|landing|front|main|index)$/iu.test(name)

export const isPage = (view: View, page: Target): boolean => {
  const name = page.name === "" ? page.words.replace(/\s*(?:page|screen|site)$/iu, "") : page.name
  if (name === "") return false
  const first = headings(view)
  const called = [...titleParts(view.screen.title), ...first]
  if (called.some((each) => fitName(name, false, each).score >= whole)) return true
  if (byAddress(view, name) && !first.some((heading) => isElsewhere.test(heading))) return true
  if (
    isHome(name) &&
    pathOf(view.screen.url)
      .join("/")
      .replace(/^index\.html?$/u, "") === ""
  )
    return true
  const main = first[0]
  const found = finder(name, "contains")
  return (main !== undefined && found(main)) || found(view.screen.title)
}
