/** Checks on what happened: dialogs, downloads, errors, or nothing at all. */
import type { Facts } from "@assay/domain/Driver"
import type { Intent } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { isControl, isDialog, isField } from "../../screen/Kinds.js"
import { allPhrases, readableTextOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { brief, finder, plain } from "../../screen/Wording.js"
import { headingsOf } from "../pages/Pages.js"
import { type Case, holds, refuted, rule, type Ruling, undecided } from "../Ruling.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

/** The messages of dialogs since the last deed, the open one included, and the texts of dialogs on the page. */
const dialogTexts = ({ facts, factsBefore, view }: Case): ReadonlyArray<string> => {
  const open = view.screen.dialog === undefined ? [] : [view.screen.dialog.message]
  const since = facts.dialogs.slice(factsBefore?.dialogs.length ?? 0).map(({ message }) => message)
  const drawn = view.all
    .filter((seen) => isDialog(seen) && seen.node.visible)
    .map((seen) => readableTextOf(view, seen))
  return [...open, ...since, ...drawn]
}

export const judgeDialog = (check: Of<"CheckDialog">, given: Case): Ruling => {
  const texts = dialogTexts(given)
  const { expected } = check
  const hit =
    expected === undefined ? texts[0] : texts.find((text) => finder(expected, "contains")(plain(text)))
  const wanted = expected === undefined ? "a dialog" : `a dialog that says “${expected}”`
  return rule(
    hit !== undefined,
    check.negated,
    wanted,
    texts.length === 0 ? "no dialog" : `saw: ${texts.map((text) => brief(text)).join(" | ")}`
  )
}

const asPattern = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.+^${}()|[\]\\]/gu, "\\$&").replaceAll("*", ".*")}$`, "iu")

/** "A file is downloaded" speaks of what was done last; a name or what it holds tells which one is meant. */
const isOlder = (named: Facts["downloads"], { facts, factsBefore }: Case): boolean => {
  const since = facts.downloads.slice(factsBefore?.downloads.length ?? 0)
  return !named.some((each) => since.includes(each))
}

const olderFell = Fell.of(
  "target_ambiguous",
  "A file was downloaded before the last action, and none since: it cannot be said that this one was meant."
)

export const judgeDownload = (check: Of<"CheckDownload">, given: Case): Ruling => {
  const { content, name } = check
  const { downloads } = given.facts
  const named = downloads.filter((each) => name === undefined || asPattern(name).test(each.name))
  const wanted = `a download${name === undefined ? "" : ` called “${name}”`}${content === undefined ? "" : ` that holds “${content}”`}`
  const seen =
    downloads.length === 0
      ? "nothing was downloaded"
      : `downloaded: ${downloads.map((each) => each.name).join(", ")}`
  if (named.length === 0) return refuted(wanted, seen)
  if (name === undefined && content === undefined && isOlder(named, given)) return undecided(olderFell)
  if (content === undefined) return holds(seen)
  const found = finder(content, "contains")
  const hit = named.find((each) => found(plain(given.contents.get(each.name) ?? "")))
  return hit === undefined
    ? refuted(wanted, `${seen}; it holds “${brief(plain(given.contents.get(named[0]?.name ?? "") ?? ""))}”`)
    : holds(seen)
}

export const judgeConsole = (given: Case): Ruling => {
  const errors = given.facts.console.filter(({ level }) => level === "error" || level === "uncaught")
  return errors.length === 0
    ? holds("no errors")
    : refuted(
        "no errors in the console",
        `${errors.length}: ${errors
          .slice(0, 3)
          .map(({ text }) => brief(text, 200))
          .join(" | ")}`
      )
}

/** What a person reads and sees of a screen, without what they point at or type. */
const pictureOf = (view: View): ReadonlyArray<string> => [
  ...allPhrases(view),
  ...view.all
    .filter(
      (seen) =>
        seen.node.visible && (isField(seen) || seen.node.state.checked !== undefined || isDialog(seen))
    )
    .map(
      ({ node }) =>
        `${node.role} ${node.name} ${node.value ?? ""} ${String(node.state.checked)} ${String(node.state.invalid)}`
    )
]

/** The address without what only points into a page; a hash that is a route of its own belongs to it. */
const placeOf = (url: string): string => {
  if (!URL.canParse(url)) return url
  const { hash, origin, pathname } = new URL(url)
  return origin + pathname + (/^#!?\//u.test(hash) ? hash : "")
}

/** What people see to be open, without what only moves. */
const opened = (view: View): ReadonlyArray<string> =>
  view.all.flatMap(({ node }) =>
    (node.marks ?? [])
      .filter(({ kind }) => kind !== "busy" && kind !== "icon")
      .map(({ kind, text }) => `${kind} ${text}`)
  )

const stateOf = (view: View): ReadonlyArray<string> => [
  ...pictureOf(view),
  ...opened(view),
  ...view.all
    .filter((seen) => seen.node.visible && isControl(seen))
    .map(({ node }) => `${node.role} ${node.name} ${JSON.stringify({ ...node.state, focused: undefined })}`),
  `the title “${view.screen.title}”`,
  `the address ${view.screen.url}`,
  `${view.screen.tabs.length} tabs`
]

/** Beside the page: files and dialogs. */
const events = ({ facts, factsBefore }: Case): ReadonlyArray<string> => [
  ...facts.downloads.slice(factsBefore?.downloads.length ?? 0).map(({ name }) => `the download “${name}”`),
  ...facts.dialogs.slice(factsBefore?.dialogs.length ?? 0).map(({ message }) => `the dialog “${message}”`)
]

/** The first line that stands elsewhere: sorted anew, or there once more, or once less. */
const moved = (from: ReadonlyArray<string>, to: ReadonlyArray<string>): string | undefined => {
  const at = from.findIndex((each, n) => each !== to[n])
  const line = from[at] ?? to[from.length]
  return at < 0 && to.length === from.length
    ? undefined
    : `the order: “${brief(line ?? "", 60)}” stands elsewhere`
}

const difference = (from: ReadonlyArray<string>, to: ReadonlyArray<string>): string | undefined => {
  const [old, now] = [new Set(from), new Set(to)]
  const fresh = [...now].filter((each) => !old.has(each))
  const gone = [...old].filter((each) => !now.has(each))
  return fresh.length === 0 && gone.length === 0
    ? moved(from, to)
    : `appeared: ${brief(fresh.slice(0, 3).join(" | ")) || "nothing"}; went: ${brief(gone.slice(0, 3).join(" | ")) || "nothing"}`
}

const headsOf = (view: View): ReadonlyArray<string> =>
  headingsOf(view)
    .map(({ node }) => node.name)
    .concat(view.screen.title)

/** Something is another on the same page: some call that a change of the page, and some do not. */
const sameDocument = (before: View, { view }: Case): Ruling => {
  const headed = difference(headsOf(before), headsOf(view))
  if (headed !== undefined) return refuted("the page not to change", headed)
  const other = difference(pictureOf(before), pictureOf(view))
  return other === undefined
    ? holds("the page is as it was")
    : undecided(Fell.of("target_ambiguous", `It is the same page, and something on it changed: ${other}.`))
}

/** None of the headings is left: an application of one address may have gone to another page. */
const isOtherwiseHeaded = (before: View, view: View): boolean => {
  const [from, to] = [before, view].map((each) => headingsOf(each).map(({ node }) => node.name))
  return from !== undefined && from.length > 0 && !from.some((name) => to?.includes(name) === true)
}

export const judgeUnchanged = (check: Of<"CheckUnchanged">, given: Case): Ruling => {
  const { before, view } = given
  if (before === undefined)
    return undecided(Fell.of("action_unsupported", "Nothing was done before that could have changed it."))
  const [from, to] = [before.screen.url, view.screen.url]
  if (check.what === "address")
    return rule(from === to, false, `the address to be ${from} as before`, `it is ${to}`)
  if (placeOf(from) !== placeOf(to)) return refuted("to stay on the page", `went from ${from} to ${to}`)
  if (check.what === "page")
    return isOtherwiseHeaded(before, view)
      ? undecided(Fell.of("target_ambiguous", `It is still at ${to}, and has other headings.`))
      : holds(`still at ${to}`)
  if (check.what === "document") return sameDocument(before, given)
  const other = difference(stateOf(before), [...stateOf(view), ...events(given)])
  return other === undefined ? holds("nothing changed") : refuted("nothing to change", other)
}

/** More tabs than there were when the last deed was done. */
export const judgeTab = ({ negated }: Of<"CheckTab">, { before, view }: Case): Ruling => {
  if (negated && before === undefined)
    return undecided(Fell.of("action_unsupported", "Nothing was done before that could have opened a tab."))
  const now = view.screen.tabs.length
  const then = before?.screen.tabs.length ?? 1
  return rule(now > then, negated, "a new tab to be opened", `${now} open, ${then} before`)
}
