/** Clicking, hovering, scrolling, and pointing at something. */
import { Effect, Ref } from "effect"
import type { Intent, Target } from "@assay/domain/Intent"
import { isPronoun } from "../language/words/Pronouns.js"
import { ground, type Grounding } from "../ground/Ground.js"
import { calendarOpener, orItsOpener, tabOf } from "../ground/Opening.js"
import type { Antecedent } from "../ground/Sought.js"
import { stepperButton } from "../ground/Steppers.js"
import { topical } from "../ground/Topical.js"
import { groundVerb } from "../ground/Verbs.js"
import { actedOn, look, noteScrolled, remember } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { isControl, isOnControl } from "../screen/Kinds.js"
import { type Seen, type View } from "../screen/View.js"
import { tokens } from "../screen/Wording.js"
import { aim, type Aimed, carryOut, clickIt, type Look, onTarget, onTargetWith, untargeted } from "./Aim.js"
import { wayCalled } from "../ground/Ways.js"
import { verbOf } from "../language/words/Verbs.js"
import { isInMenu, openNamed, throughMenu } from "./Menus.js"
import { comeOver } from "./ComingOver.js"
import { openOwners } from "./OwnersMenus.js"
import { answerBy, answered, isAcknowledged, isAnswered } from "./Answering.js"
import { isEach, onEach } from "./EachOf.js"
import { orItsControl } from "./ItsControl.js"
import { filterCalled } from "./NamedLists.js"
import { nthOfSome } from "./NthOfSome.js"
import { onParts } from "./Parts.js"
import { seekOut, seeks } from "./Seeking.js"
import { selectAll, selectsAll } from "./SelectingAll.js"
import { nthOverPages, seekOnPages } from "./TurningPages.js"
import { boxOfRow } from "./TickedRows.js"
import { answerCheck, showsIt } from "./WaysOn.js"

type Of<Tag extends Intent["_tag"]> = Extract<Intent, { _tag: Tag }>

const clickAction = (seen: Seen, gesture: Of<"Click">["gesture"], holding: Of<"Click">["holding"] = []) => {
  const { ref } = seen.node
  if (gesture === "long_press") return { _tag: "LongPress", ref } as const
  const button = gesture === "right_click" ? "right" : "left"
  return { _tag: "Click", ref, button, count: gesture === "double_click" ? 2 : 1, holding } as const
}

/** "Click OK" in a dialog that the browser itself has open, or had: its buttons are on no page. */
const pressing = Effect.fn("Pointing.pressing")(function* (turn: Turn, { target }: Of<"Click">) {
  if (yield* answered(turn, target.name)) return true
  if (answerBy(target.name) !== true) return false
  const view = yield* look(turn.session)
  if (ground(view, target, "click")._tag !== "Missing") return false
  return (yield* isAcknowledged(turn)) || (yield* isAnswered(turn))
})

export const click = Effect.fn("Pointing.clickAll")(function* (turn: Turn, intent: Of<"Click">) {
  if (yield* pressing(turn, intent)) return undefined
  if (intent.target.quantifier === "all" && selectsAll(yield* look(turn.session), turn.text, intent.target))
    return yield* selectAll(turn, intent.target)
  return yield* onParts(turn, intent.target, "click", (target) => clickOne(turn, { ...intent, target }))
})

const opensIt = /\bopen(?:s|ed|ing)?\b/iu

const opens = /\b(open|close|show|hide|expand|collapse|toggle)(?:e?s|ing|e?d)?\b/giu

/** Of "open the pouch and click Add to cart" no verb stands before "Add to cart" that opens anything. */
const verbBefore = (text: string, { name, words }: Target): string | undefined => {
  const all = [...text.matchAll(opens)]
  const [first = ""] = tokens(name === "" ? words : name)
  const isOne = !/\b(?:and|then)\b|[,;]/iu.test(text)
  const found = isOne
    ? all[0]
    : all.find(({ 0: said, index }) => {
        const [clause = ""] = text.slice(index + said.length).split(/\b(?:and|then)\b|[,;]/iu)
        return tokens(clause).includes(first)
      })
  return found?.[1]
}

/** "When I follow Ada": said of her, and not of what else is done in the same sentence. */
const isFollowed = (text: string, target: Target): boolean => {
  const [, rest = ""] =
    /(?:^\P{L}*|\b(?:given|when|then|and|but),? )(?:I |we |the user )?follows? (.*)$/iu.exec(text) ?? []
  const wanted = tokens(target.words || target.name)
  const at = tokens(rest).indexOf(wanted[0] ?? "")
  return wanted.length > 0 && at !== -1 && at < 3
}

/** "Open the menu": the control may be called by the verb as well, "Open menu". */
const opening =
  (turn: Turn, target: Target): Look =>
  (view, antecedent) => {
    const shows = showsIt(view, turn.text, target)
    if (shows !== undefined) return shows
    const tab = tabOf(view, turn.text, target)
    if (tab !== undefined) return tab
    const direct = orItsControl(view, orItsOpener(view, turn.text, ground(view, target, "click", antecedent)))
    const verb = verbBefore(turn.text, target)
    // "Toggle Dark mode": no words that are only read.
    const read = direct._tag === "Found" && !isOnControl(direct.seen)
    const sign = direct._tag === "Missing" ? signOf(view, turn.text, target, antecedent) : undefined
    if (sign !== undefined) return sign
    const filter = direct._tag === "Missing" ? filterCalled(view, turn.text, target) : undefined
    if (filter !== undefined) return filter
    const checks = direct._tag === "Missing" ? answerCheck(view, turn.text, target) : undefined
    if (checks !== undefined) return checks
    const mayOpen = direct._tag === "Missing" && opensIt.test(turn.text)
    const dates = mayOpen ? calendarOpener(view, target) : undefined
    if (dates !== undefined) return dates
    const way = mayOpen ? wayCalled(view, target) : undefined
    if (way !== undefined)
      return { _tag: "Found", seen: way, score: 0.82, how: "the way that begins so", tentative: true }
    const box = read && verb?.toLowerCase() === "toggle" ? ground(view, target, "check", antecedent) : direct
    if (box !== direct && box._tag === "Found") return box
    // "Follow Ada", beside whose name stands a button that says so. Her name alone, which is no link, cannot be followed.
    const follows = isFollowed(turn.text, target)
      ? groundVerb(view, "follow", named(target), antecedent)
      : undefined
    const isPressed = direct._tag === "Found" && isControl(direct.seen)
    if (follows !== undefined && (read || (follows._tag === "Found" && !isPressed))) return follows
    const nth = nthOfSome(view, target, direct)
    if (nth !== undefined) return nth
    const told = direct._tag === "Missing" ? topical(view, target) : undefined
    if (verb === undefined || (direct._tag === "Found" && !direct.tentative)) return told ?? direct
    const borne = groundVerb(view, verb, named(target), antecedent)
    return borne._tag === "Found" && borne.score === 1 ? borne : (told ?? direct)
  }

/** "The delete icon of Ada": what deletes Ada, whatever it is called. */
const signOf = (view: View, text: string, target: Target, antecedent: Antecedent): Grounding | undefined => {
  const { name, quoted, role, scopes } = target
  const [owner, another] = scopes
  const step = stepperButton(view, target)
  if (step !== undefined)
    return { _tag: "Found", seen: step, score: 0.9, how: "the button beside its number", tentative: false }
  const isSign = role === "icon" || role === "button"
  const isWindow = (role === "dialog" || role === "form") && opensIt.test(text)
  if (quoted || !(isSign || isWindow) || !/^\p{Ll}+$/u.test(name)) return undefined
  const verb = verbOf(name)
  // "The booking window for the Atrium": what books it opens it.
  const isDeed = verb?.form === "base" || (isWindow && verb?.form === "gerund")
  if (owner === undefined || another !== undefined || verb === undefined || !isDeed) return undefined
  const borne = groundVerb(view, verb.base, owner.target, antecedent)
  return borne._tag === "Found" ? borne : undefined
}

/** "The menu" is no name of its own. */
const named = (target: Target): Target => (target.name === "" ? { ...target, name: target.words } : target)

const again = /\b(?:again|once more|one more time|a second time|another time)\b/iu

/** "Click it again": what was clicked, whatever was seen of it since. */
const clickedBefore = Effect.fn("Pointing.clickedBefore")(function* (turn: Turn, target: Target) {
  if (
    !isPronoun(target) ||
    target.role !== undefined ||
    target.ordinal !== undefined ||
    !again.test(turn.text)
  )
    return undefined
  const view = yield* look(turn.session)
  const seen = actedOn(yield* Ref.get(turn.session.state), view)
  const find: Look | undefined =
    seen === undefined
      ? undefined
      : () => ({ _tag: "Found", seen, score: 1, how: "what was acted on before", tentative: false })
  return find
})

const selecting = /\b(?:select|mark|tick|check|choose)(?:s|ing|ed)?\b/iu

const clickOne = Effect.fn("Pointing.click")(function* (turn: Turn, stated: Of<"Click">) {
  let aimed: Aimed | undefined
  yield* seekOut(turn, stated.target)
  yield* comeOver(turn, stated.target)
  if (seeks.test(turn.text)) yield* seekOnPages(turn, stated.target, "click")
  const intent = { ...stated, target: yield* nthOverPages(turn, stated.target) }
  const before =
    (yield* clickedBefore(turn, intent.target)) ??
    (yield* openNamed(turn, intent.target)) ??
    (yield* openOwners(turn, intent.target))
  const target = isInMenu(intent.target)
    ? yield* throughMenu(turn, intent.target, opening(turn, intent.target))
    : intent.target
  const selects = selecting.test(turn.text) && (target.role === "row" || target.role === "item")
  const deed = ({ found, view }: Aimed) => {
    const click = clickAction(found.seen, intent.gesture, intent.holding)
    // It may become another picture under the mouse, which takes a moment to come.
    if (found.seen.node.role === "img")
      return carryOut(turn, { _tag: "Hover", ref: found.seen.node.ref }).pipe(
        Effect.zipRight(Effect.sleep(150)),
        Effect.zipRight(carryOut(turn, click))
      )
    const box = selects ? boxOfRow(view, found.seen) : undefined
    return box === undefined
      ? carryOut(turn, click)
      : carryOut(turn, { _tag: "SetChecked", ref: box.node.ref, checked: true })
  }
  for (let left = Math.max(1, intent.times); left > 0; left--)
    aimed = yield* isEach(target)
      ? onEach(turn, target, "click", deed)
      : onTargetWith(turn, target, "click", before ?? opening(turn, target), deed)
  return aimed
})

export const hover = (turn: Turn, intent: Of<"Hover">) =>
  onTarget(turn, intent.target, "hover", ({ found }) =>
    carryOut(turn, { _tag: "Hover", ref: found.seen.node.ref })
  )

export const scroll = Effect.fn("Pointing.scroll")(function* (turn: Turn, intent: Of<"Scroll">) {
  const { direction, target } = intent
  if (target === undefined || target.role === "page") {
    const action = { _tag: "Scroll", direction: direction ?? "down" } as const
    yield* untargeted(turn, action)
    return yield* noteScrolled(turn.session, action)
  }
  const { found } = yield* onTarget(turn, target, "look", (aimed) => {
    const { ref } = aimed.found.seen.node
    return carryOut(
      turn,
      direction === undefined ? { _tag: "ScrollTo", ref } : { _tag: "Scroll", direction, ref }
    )
  })
  if (direction !== undefined)
    yield* noteScrolled(turn.session, { _tag: "Scroll", direction, ref: found.seen.node.ref })
})

const finds = /\b(find|look for|search for|locate)(?: (?:an?|the|my))? (?=\S)/giu

/** "Find a table" where a button is called so: it is what one does there. */
const findButton = (view: View, text: string, { words }: Target): Seen | undefined => {
  const wanted = words.toLowerCase()
  const verbs = [...text.matchAll(finds)]
    .filter((found) =>
      text
        .slice(found.index + found[0].length)
        .toLowerCase()
        .startsWith(wanted)
    )
    .map((found) => (found[1] ?? "").toLowerCase())
  if (verbs.length === 0) return undefined
  const plainly = (name: string) =>
    name
      .toLowerCase()
      .replace(/^(?:look for|search for|locate) /u, "find ")
      .replace(/ (?:an?|the|my) /gu, " ")
      .trim()
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      /^(?:button|link)$/u.test(seen.node.role) &&
      plainly(seen.node.name) === `find ${wanted}`
  )
  return another === undefined ? only : undefined
}

const finding = /\b(?:find|locate|look for)\b/iu

export const locate = Effect.fn("Pointing.locate")(function* (turn: Turn, intent: Of<"Locate">) {
  const button = findButton(yield* look(turn.session), turn.text, intent.target)
  if (button !== undefined) {
    const name: Target = { words: button.node.name, name: button.node.name, quoted: true, scopes: [] }
    return yield* onTarget(turn, name, "click", clickIt(turn))
  }
  if (finding.test(turn.text)) yield* seekOnPages(turn, intent.target, "look")
  const aimed = yield* aim(turn, intent.target, "look")
  yield* remember(turn.session, aimed.found.seen)
  return aimed
})
