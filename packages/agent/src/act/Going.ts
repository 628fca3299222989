/** Going to pages, and between tabs. */
import { Effect, Ref } from "effect"
import type { Action } from "@assay/domain/Action"
import type { Intent, Target } from "@assay/domain/Intent"
import { ground, type Grounding } from "../ground/Ground.js"
import { orItsOpener } from "../ground/Opening.js"
import { wayCalled, wayName, wayNamed } from "../ground/Ways.js"
import { isControl } from "../screen/Kinds.js"
import { isPage } from "../judge/pages/Pages.js"
import { Fell } from "../run/Fell.js"
import { antecedentOn, look, pause, type State } from "../run/Session.js"
import { remaining, type Turn } from "../run/Turn.js"
import { everyName, type Seen, type View } from "../screen/View.js"
import { allPhrases, readableTextOf } from "../screen/VisibleText.js"
import { stems } from "../screen/Wording.js"
import { throughMenu } from "./Menus.js"
import { openCartFor } from "./ToCheckout.js"
import { clickIt, type Look, onTarget, onTargetWith, untargeted } from "./Aim.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const home =
  /^(?:the )?(?:home(?: ?page)?|start(?: ?page)?|landing page|main page|front page|app(?:lication)?|(?:web)?site|website)$/iu

/** Endings of files that are no domain's: "orders.html" is a page of the site, and "orders.shop" is another site. */
const file =
  /^[^/?#:]+\.(?:[xsp]?html?|php\d?|aspx?|jspx?|cfm|cgi|pdf|txt|xml|json|csv|svg|png|jpe?g|gif)(?:[?#]|$)/iu
const host = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/iu
/** A server on the way to be made, which seldom has a certificate. */
const local = /^(?:localhost|(?:\d{1,3}\.){3}\d{1,3})(?::\d+)?(?:[/?#]|$)/iu

/** Absolute where a base is known; a bare host gets its scheme. */
export const addressOf = (url: string, base: string | undefined): string => {
  if (/^[a-z][a-z0-9+.-]*:/iu.test(url) && !/^[a-z0-9.-]+:\d+(?:\/|$)/iu.test(url)) return url
  if (local.test(url)) return `http://${url}`
  if (host.test(url) && !file.test(url)) return `https://${url}`
  return base !== undefined && URL.canParse(url, base) ? new URL(url, base).href : url
}

/** "The next page of the list" is no page of the site, but what the pager under the list leads to. */
const pagingWord = ({ name, ordinal, quoted, role }: Target): string | undefined => {
  if (quoted || role !== "page") return undefined
  if (name === "" && ordinal !== undefined)
    return ordinal === -1 ? "last" : ordinal === 1 ? "first" : String(ordinal)
  const word = /^(next|previous|prev|following|last|first|\d+)(?:st|nd|rd|th)?$/iu.exec(name)?.[1]
  return word?.replace(/^following$/iu, "next")
}

/** "Next month" turns the months over, and no pages. */
const turnsDays = (seen: Seen): boolean =>
  everyName(seen).some((name) => /\b(?:day|week|month|quarter|year)s?\b/iu.test(name))

const mayTurnPages = (seen: Seen): boolean => seen.node.visible && !turnsDays(seen)

const pager =
  (word: string, scopes: Target["scopes"]): Look =>
  (view, antecedent) => {
    const target = (name: string, scopes: Target["scopes"]): Target => ({
      words: name,
      name,
      quoted: false,
      scopes
    })
    const called = `${word} page`
    const there = ground(view, target(called, scopes), "click", antecedent, mayTurnPages)
    // A pager stands beside what it turns the pages of, and need not stand in it.
    if (there._tag !== "Missing" || there.what.words !== called) return there
    const alone = ground(view, target(called, []), "click", antecedent, mayTurnPages)
    return alone._tag === "Missing"
      ? ground(view, target(word, []), "click", antecedent, mayTurnPages)
      : alone
  }

/** "Page 2" of a list that says "Page 1 of 3": what turns to the page after, or before. */
const byStep =
  (word: string, { scopes }: Target): Look =>
  (view, antecedent) => {
    const there = pager(word, scopes)(view, antecedent)
    const wanted = Number(word)
    const [shown, another] = new Set(
      allPhrases(view).flatMap((text) => /^page (\d{1,5}) (?:of|\/) \d{1,5}$/iu.exec(text.trim())?.[1] ?? [])
    )
    if (there._tag !== "Missing" || shown === undefined || another !== undefined) return there
    const step = wanted === Number(shown) + 1 ? "next" : wanted === Number(shown) - 1 ? "previous" : undefined
    return step === undefined ? there : pager(step, [])(view, antecedent)
  }

/** "Go to page 2", where nothing is called so. */
const numberedPage = (view: View, { name, quoted, role, scopes }: Target): string | undefined => {
  const number = /^page (\d{1,5})$/iu.exec(name)?.[1]
  const plain = number !== undefined && !quoted && role === undefined && scopes.length === 0
  const called: Target = { words: name, name, quoted: false, scopes: [] }
  return plain && ground(view, called, "click")._tag === "Missing" ? number : undefined
}

const backTo = ({ name, words }: Target): Target => {
  const called = `Back to ${name === "" ? words : name}`
  return { words: called, name: called, quoted: false, scopes: [] }
}

const calledExactly = (name: string): Target => ({ words: name, name, quoted: true, scopes: [] })

/** What is pressed to come back to it, by its name with the arrow: "← All polls". */
const arrowTo = (view: View, { name }: Target): Target | undefined => {
  const noun = stems(name).at(-1)
  const [only, another] = view.all.flatMap((seen) => {
    const isPressed = seen.node.visible && (isControl(seen) || seen.node.clickable === true)
    const said = isPressed ? readableTextOf(view, seen) : ""
    return /^[←‹«⟵↩]\s*\p{L}/u.test(said) && stems(said).at(-1) === noun ? [said] : []
  })
  return only === undefined || another !== undefined ? undefined : calledExactly(only)
}

/** "Go back to tickets", where "Back to tickets" or "← All tickets" stands: whatever the page is called, that is another one. */
const wayBackTo = ({ text }: Turn, view: View, page: Target): Target | undefined => {
  if (!/\b(?:back|returns?) (?:again )?to\b/iu.test(text)) return undefined
  const back = backTo(page)
  const found = ground(view, back, "click")
  return found._tag === "Found" && !found.tentative && isControl(found.seen) ? back : arrowTo(view, page)
}

const makes =
  /^(?:\+ ?)?(?:add|new|create|delete|remove|edit|export|import|save|submit|cancel|clear|record|log|book|print|download|upload)\b/iu

/** "Go to Transactions" leads nowhere by "Add transaction": that makes one. */
const unlessMaking = (found: Grounding, page: Target): Grounding => {
  if (found._tag !== "Found" || !found.tentative || found.seen.node.role !== "button") return found
  const [doing] = makes.exec(found.seen.node.name) ?? []
  return doing === undefined || makes.test(page.name)
    ? found
    : { _tag: "Missing", what: page, candidates: [] }
}

/** "The Statistics view", to which what is called "Statistics" leads. */
const withoutView = (page: Target): Target | undefined => {
  const [, name = ""] = /^(.+) (?:view|screen)$/iu.exec(page.name) ?? []
  return name === "" || page.quoted || page.role !== undefined ? undefined : { ...page, name }
}

/** What says the same elsewhere leads nowhere, where one of the ways is called so. */
const orTheWay = (view: View, found: Grounding, page: Target): Grounding => {
  const way = found._tag === "Ambiguous" ? wayNamed(view, page) : undefined
  return way === undefined
    ? found
    : { _tag: "Found", seen: way, score: 0.9, how: "the way that is called so", tentative: false }
}

/** A page by its name: already there, else by the link that bears its name. */
const toPage = Effect.fn("Going.toPage")(function* (turn: Turn, page: Target) {
  const { baseUrl } = turn.session.options
  const view = yield* look(turn.session)
  const paging = pagingWord(page) ?? numberedPage(view, page)
  if (paging !== undefined)
    return yield* onTargetWith(turn, page, "click", byStep(paging, page), clickIt(turn))
  const back = wayBackTo(turn, view, page)
  if (back !== undefined) return yield* onTarget(turn, back, "click", clickIt(turn))
  // Whose it is no title of a page tells.
  const isOwned = page.scopes.some(({ relation }) => relation === "near")
  if (!isOwned && isPage(view, page)) return undefined
  yield* openCartFor(turn, page)
  const now = yield* look(turn.session)
  const state = yield* Ref.get(turn.session.state)
  const link = ground(now, page, "click", antecedentOn(state, now))
  const bare = link._tag === "Missing" ? withoutView(page) : undefined
  if (bare !== undefined && ground(now, bare, "click", antecedentOn(state, now))._tag === "Found")
    return yield* onTarget(turn, bare, "click", clickIt(turn))
  const isHome = home.test(page.words) || home.test(page.name)
  if (isHome && link._tag !== "Found") {
    if (baseUrl !== undefined) return yield* untargeted(turn, { _tag: "Navigate", url: baseUrl })
    return yield* untargeted(turn, { _tag: "Navigate", url: "/" })
  }
  const way = link._tag === "Missing" ? wayCalled(now, page) : undefined
  if (way?.node.state.selected === true) return undefined
  // "The Published tab" is a control, and no cell that says so.
  const isControlled = link._tag === "Found" && page.role !== "page" && isControl(link.seen)
  const { role: _, ...free } = page
  const target = way !== undefined ? calledExactly(wayName(view, way)) : isControlled ? page : free
  const opening =
    (target: Target): Look =>
    (seen, antecedent) =>
      orTheWay(
        seen,
        orItsOpener(seen, turn.text, unlessMaking(ground(seen, target, "click", antecedent), target)),
        page
      )
  const there = yield* throughMenu(turn, target, opening(target))
  return yield* onTargetWith(turn, there, "click", opening(there), clickIt(turn))
})

export const navigate = (turn: Turn, intent: Of<"Navigate">) => {
  if (intent.url !== undefined)
    return untargeted(turn, { _tag: "Navigate", url: addressOf(intent.url, turn.session.options.baseUrl) })
  if (intent.page !== undefined) return toPage(turn, intent.page)
  return Fell.of("step_not_understood", "It does not say where to go.")
}

const previousPage: Target = {
  words: "previous page",
  name: "previous",
  quoted: false,
  role: "page",
  scopes: []
}
const backButton: Target = { words: "Back", name: "Back", quoted: false, scopes: [] }

const turned =
  /^(?:(?:go to )?(?:the )?(?:next|previous|prev|last|first)(?: page)?|(?:page )?\d{1,5}|older|newer|[›»→<>‹«←▶◀]{1,2})$/iu

/** "Go back one page" after the pages of a list were turned: the page before, and not the address before. */
const turnsBack = ({ text }: Turn, { before, memories }: State, view: View): boolean =>
  /\bpage\b/iu.test(text) &&
  !/\b(?:browser|history)\b/iu.test(text) &&
  before?.screen.url.split(/[?#]/u)[0] === view.screen.url.split(/[?#]/u)[0] &&
  memories.some(({ name }) => turned.test(name.trim())) &&
  pager("previous", [])(view, undefined)._tag === "Found"

/** "Click Back" means the control of that name, where the page has one. */
export const goBack = Effect.fn("Going.goBack")(function* (turn: Turn) {
  const seen = yield* look(turn.session)
  const state = yield* Ref.get(turn.session.state)
  const { before } = state
  if (turnsBack(turn, state, seen))
    return yield* onTargetWith(turn, previousPage, "click", pager("previous", []), clickIt(turn))
  // In a form of several steps on one page, the step before is meant, and not the page before.
  const isStep = before?.screen.url === seen.screen.url && !/\b(?:page|browser|history)\b/iu.test(turn.text)
  const view = isStep || /\b(?:click|press|tap|hit|choose|select)\b/iu.test(turn.text) ? seen : undefined
  const control = view === undefined ? undefined : ground(view, backButton, "click")
  if (control?._tag === "Found" && isControl(control.seen) && !control.tentative)
    return yield* onTarget(turn, backButton, "click", clickIt(turn))
  return yield* Effect.as(untargeted(turn, { _tag: "GoBack" }), undefined)
})

export const openTab = (turn: Turn, intent: Of<"OpenTab">) =>
  untargeted(turn, {
    _tag: "OpenTab",
    ...(intent.url === undefined ? {} : { url: addressOf(intent.url, turn.session.options.baseUrl) })
  })

const tabIndex = (turn: Turn, intent: Of<"SwitchTab">) =>
  Effect.map(look(turn.session), ({ screen }): number => {
    const { tabs } = screen
    const current = tabs.findIndex((tab) => tab.current)
    const { title, which, ordinal } = intent
    if (title !== undefined)
      return tabs.findIndex((tab) => tab.title.toLowerCase().includes(title.toLowerCase()))
    if (which === "next") return (current + 1) % tabs.length
    if (which === "previous") return (current - 1 + tabs.length) % tabs.length
    if (which === "original" || ordinal === undefined) return which === "original" ? 0 : tabs.length - 1
    return ordinal < 0 ? tabs.length + ordinal : ordinal - 1
  })

/** A tab that is called new must have been opened; it may take its time. */
const awaitNewTab = Effect.fn("Going.awaitNewTab")(function* (turn: Turn) {
  while ((yield* look(turn.session)).screen.tabs.length < 2) {
    const left = yield* remaining(turn)
    if (left === 0) return yield* Fell.of("target_not_found", "No new tab was opened.")
    yield* pause(turn.session, Math.min(left, 100))
  }
})

export const switchTab = Effect.fn("Going.switchTab")(function* (turn: Turn, intent: Of<"SwitchTab">) {
  if (intent.which === "new") yield* awaitNewTab(turn)
  const index = yield* tabIndex(turn, intent)
  const action: Action = { _tag: "SwitchTab", index }
  if (index < 0) return yield* Fell.of("target_not_found", `There is no tab “${intent.title ?? ""}”.`)
  return yield* untargeted(turn, action)
})
