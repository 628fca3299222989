/** Pointing at a control: click and its variants, keys, hovering, dialogs. */
import type { Intent, Target } from "@assay/domain/Intent"
import { dialogForms } from "./Dialogs.js"
import { type Form, form, type Groups } from "../sentences/Clause.js"
import { readKeys } from "../words/Keys.js"
import { onlyLiteral } from "../words/Literals.js"
import { COUNT, countOf } from "../words/Words.js"

type Gesture = "click" | "double_click" | "right_click" | "long_press"

const clickOn = (target: Target, gesture: Gesture = "click", times = 1): Intent => ({
  _tag: "Click",
  target,
  gesture,
  times
})

const named = /^(?:message|text|page|section|form|table|column|heading|frame)$/

/** `press Archive message`: without an article and with a capital the whole is a name. */
const whole = (target: Target, text: string): Target => {
  if (target.role === undefined || target.quoted || !named.test(target.role) || target.ordinal !== undefined)
    return target
  if (!/^[A-Z]/.test(text) || !/ [a-z]+$/.test(target.words)) return target
  const { role: _role, ...rest } = target
  return { ...rest, name: target.words }
}

const clicks = (groups: Groups, group: number, gesture: Gesture = "click", times = 1) =>
  groups.targets(group)?.map((target) => clickOn(whole(target, groups.at(group)), gesture, times))

const timesOf = (text: string): number | undefined =>
  /^twice$/i.test(text) ? 2 : /^once$/i.test(text) ? 1 : countOf(text.replace(/ times$/i, ""))

const counted = `(?:exactly )?(once|twice|${COUNT} times)`

const keyPress = (text: string, groups: Groups, times = 1): ReadonlyArray<Intent> | undefined => {
  if (onlyLiteral(text, groups.clause.literals) !== undefined) return undefined
  const keys = readKeys(text)
  return keys?.map((key) => ({ _tag: "Press", keys: key, times }) satisfies Intent)
}

const quotedKey = (groups: Groups, group: number): ReadonlyArray<Intent> | undefined => {
  const name = groups.value(group)
  const keys = name === undefined ? undefined : readKeys(`${name} key`)
  return keys?.map((key) => ({ _tag: "Press", keys: key, times: 1 }) satisfies Intent)
}

/** Keys that hardly any control is called by: a chord, and the keys that stand on every keyboard in words. */
const onlyKey =
  /^(?:enter|return|esc|escape|tab|backspace|space ?bar|page ?(?:up|down)|arrow[ -]?(?:up|down|left|right)|(?:up|down|left|right)[ -]arrow|f(?:[1-9]|1[0-2])|(?:(?:ctrl|control|alt|shift|cmd|command|meta|option) ?[+-] ?)+\S+)$/i

/** `press "Escape"`: a key, though nothing says so. A button may be called `Enter`, and is told of as one. */
const pressedKey = (groups: Groups): ReadonlyArray<Intent> | undefined => {
  const name = groups.value(1)
  return name === undefined || !onlyKey.test(name.trim()) ? undefined : quotedKey(groups, 1)
}

const holdsControls = /^(?:row|item)$/

/** A key in quotes says that it is one: what is typed stands in quotes too. */
const pressIn = (groups: Groups): ReadonlyArray<Intent> | undefined => {
  const target = groups.target(2)
  const said = groups.at(1)
  const literal = onlyLiteral(said.replace(/^the | key$/gi, ""), groups.clause.literals)?.value
  if (literal !== undefined && !/ key$/i.test(said) && !onlyKey.test(literal)) return undefined
  const keys = readKeys(literal === undefined ? said : `${literal} key`)
  // No key is pressed in a row: "Return" is the button in it.
  if (holdsControls.test(target?.role ?? "") && !/ key$/i.test(said)) return undefined
  return target === undefined
    ? undefined
    : keys?.map((key) => ({ _tag: "Press", keys: key, target, times: 1 }) satisfies Intent)
}

const verb = "(?:click|tap|press|hit|push|follow)(?: on| upon| onto| in| inside| into| at)?"

export const clickForms: ReadonlyArray<Form> = [
  form(
    "(?:press|hit|use|type|push|tap)(?: on)? (?:the )?(@) (?:key|hotkey|shortcut)(?: on (?:the|my) keyboard)?(?: to [a-z]+ .+)?",
    (g) => quotedKey(g, 1)
  ),
  form("(?:press|hit|use) (@)", pressedKey),
  form("(?:press|hit|use|type|push|tap)(?: on)? (?:the |a )?key (?!@)(\\S+)", (g) =>
    keyPress(`${g.at(1)} key`, g)
  ),
  form("(?:press|hit|use|type|push|tap)(?: on)? (?:the |a )?key (@)", (g) => quotedKey(g, 1)),
  form(`(?:press|hit|push|tap|type)(?: on)? (?:the )?(.+?) ${counted}`, (g) => {
    const times = timesOf(g.at(2))
    return times === undefined ? undefined : keyPress(g.at(1), g, times)
  }),
  form(
    "(?:press|hit|push|type|use|tap|hold) (?:on )?(?:the )?(.+?)(?: to (?:send|submit|confirm|save|search|close|continue).*)?",
    (g) => keyPress(g.at(1), g)
  ),
  form("(?:press|hit|type) (.+?) (?:in|on|into|inside) (.+)", pressIn),
  form(`(?:double-click|double-tap|doubleclick|doubletap)(?: on)? (.+)`, (g) => clicks(g, 1, "double_click")),
  form(`(?:right-click|rightclick|control-click)(?: on)? (.+)`, (g) => clicks(g, 1, "right_click")),
  form(`(?:long-press|long-tap|long-click)(?: on)? (.+)`, (g) => clicks(g, 1, "long_press")),
  form(`(?:press|tap|click) and hold(?: on)? (.+)`, (g) => clicks(g, 1, "long_press")),
  form(`hold(?: down)? (.+ button|@)`, (g) => clicks(g, 1, "long_press")),
  form(`open (?:the )?context menu (?:of|for|on) (.+?)(?: (?:with|by) (?:a )?right[- ]click(?:ing)?)?`, (g) =>
    clicks(g, 1, "right_click")
  ),
  form(`${verb} (.+?) ${counted}`, (g) => {
    const times = timesOf(g.at(2))
    return times === undefined || times < 1 ? undefined : clicks(g, 1, "click", times)
  }),
  form(`${verb} (.+?) (?:in order )?to (?!the |a )(\\S+)(?: .+)?`, (g) => forPurpose(g)),
  form(
    "(?:confirm|agree|answer|respond|finish)(?: it| this| that)? (?:with|by (?:clicking|pressing|tapping))(?: on)? (.+)",
    (g) => clicks(g, 1)
  ),
  form("(?:click|tap)(?: on)? to (.+)", (g) => (/^[A-Z]/.test(g.at(1)) ? clicks(g, 1) : undefined)),
  form("(?:click|tap) to (?:expand|open|close|collapse|toggle|show|hide) (.+)", (g) => clicks(g, 1)),
  form(`(?:click )?switch tab to (.+)`, (g) => clicks(g, 1)),
  form(`${verb} (.+)`, (g) => clicks(g, 1)),
  form(
    "use (?:the )?(.+?)(?: (?:to|and) (?!the |(?:switch|change|choose|select|pick|set) )[a-z]+ .+)?",
    (g) => {
      const target = g.target(1)
      // "Use the arrow keys to select the second option" names no option.
      if (/ (?:to|and) \S/i.test(g.at(1))) return undefined
      return target !== undefined && usable.test(target.role ?? target.words) ? clicks(g, 1) : undefined
    }
  ),
  form(
    "(?!(?:see|notice|observe|find|verify|check|expect|get|have)\\b)[a-z]+ (?:from |for |of )?(?:the )?(.+?) (?:using|via|through|by (?:clicking|tapping|pressing)(?: on)?|with) ((?:the|its) .+)",
    (g) => control(g)
  ),
  form("(?:hover|mouse)(?: over| on| onto| above)? (.+)", (g) =>
    g.targets(1)?.map((target) => ({ _tag: "Hover", target }) satisfies Intent)
  ),
  form(
    "(?:move|place|put) (?:the |my )?(?:mouse|cursor|pointer)(?: pointer)?(?: over| on| onto| to) (.+)",
    (g) => g.targets(1)?.map((target) => ({ _tag: "Hover", target }) satisfies Intent)
  ),
  form("focus(?: on)? (.+)", (g) => clicks(g, 1)),
  ...dialogForms
]

const purposes =
  /^(?:open|close|expand|collapse|continue|proceed|submit|accept|confirm|save|cancel|show|hide|view|see|edit|dismiss|go|start|finish|search|toggle|log|sign|clear|send|select|delete|remove|create|add|load|reload|apply|get|access|return|complete|agree|reveal|bring|display|update|change|choose|download|upload|focus|activate|trigger|copy|paste|undo|redo|jump|move|navigate|zoom|reset|restore|print)$/

/** `click the arrow to open the menu`: what for says nothing more, as long as the thing itself is named. */
const forPurpose = (groups: Groups): ReadonlyArray<Intent> | undefined => {
  const targets = groups.targets(1)
  if (
    !purposes.test(groups.at(2)) ||
    targets?.some((target) => target.name === "" && target.ordinal === undefined) !== false
  )
    return undefined
  const named =
    endsThing(groups.at(1)) || /^(?:open|close|expand|collapse|toggle|show|hide|reveal)$/.test(groups.at(2))
  return named ? clicks(groups, 1) : undefined
}

const usable =
  /^(?:button|icon|link|menu|menuitem|option|checkbox|switch|tab)$|checkmark$|^(?:x|cross|bin|trash|pencil)$/

/** `delete Bob using the bin icon`: the icon beside Bob. */
const control = (groups: Groups): ReadonlyArray<Intent> | undefined => {
  // "Increase Adults by one with the plus button" says how often.
  if (/ by (?:one|two|three|four|five|\d+)$/i.test(groups.at(1))) return undefined
  const thing = groups.target(1)
  const target = groups.part(groups.at(2).replace(/^its /i, "the ")).target(1)
  if (thing === undefined || target === undefined || !usable.test(target.role ?? target.words))
    return undefined
  // A dialog that is to open is not there yet.
  if (/^open /i.test(groups.at(0)) && (thing.role === "dialog" || thing.role === "form"))
    return [clickOn(target)]
  const { scopes, ...narrow } = thing
  return [
    clickOn({
      ...target,
      scopes: [{ relation: "near", target: { ...narrow, scopes: [] } }, ...scopes, ...target.scopes]
    })
  ]
}

/** A name in quotes or with its role's word ends there: what follows `to` says only what for. */
const endsThing = (text: string) =>
  /[\uE000-\uF8FF]$/.test(text) || /(?:button|link|icon|tab|checkbox|menu|option|image|logo)$/i.test(text)
