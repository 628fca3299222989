/** Keys and chords by the names that people give them, as Playwright's: `Enter`, `Control+A`. */
import type { HeldKey } from "@assay/domain/Intent"

const named: Readonly<Record<string, string>> = {
  enter: "Enter", return: "Enter", esc: "Escape", escape: "Escape", tab: "Tab", backspace: "Backspace",
  "back space": "Backspace", delete: "Delete", del: "Delete", insert: "Insert", home: "Home", end: "End",
  space: "Space", spacebar: "Space", "space bar": "Space", "page up": "PageUp", pageup: "PageUp", "page down": "PageDown",
  pagedown: "PageDown", up: "ArrowUp", down: "ArrowDown", left: "ArrowLeft", right: "ArrowRight", arrowup: "ArrowUp",
  arrowdown: "ArrowDown", arrowleft: "ArrowLeft", arrowright: "ArrowRight", "caps lock": "CapsLock"
} // prettier-ignore

const modifiers: Readonly<Record<string, string>> = {
  ctrl: "Control", control: "Control", shift: "Shift", alt: "Alt", option: "Alt", cmd: "Meta", command: "Meta",
  meta: "Meta", win: "Meta", windows: "Meta", "⌘": "Meta", "⌥": "Alt", "⇧": "Shift", "⌃": "Control", cmdorctrl: "ControlOrMeta"
} // prettier-ignore

/** Signs by their names, which are names of buttons as well. */
const signs: Readonly<Record<string, string>> = {
  plus: "+", minus: "-", slash: "/", "forward slash": "/", backslash: "\\", comma: ",", period: ".", dot: ".",
  "question mark": "?", asterisk: "*", equals: "=", hash: "#", at: "@", semicolon: ";", apostrophe: "'", backtick: "`"
} // prettier-ignore

/** The modifier of that name, if it is one that a pointer is used with. */
export const modifierOf = (name: string): HeldKey | undefined => {
  const key = modifiers[name.trim().toLowerCase()]
  return key === "Alt" || key === "Control" || key === "Meta" || key === "Shift" ? key : undefined
}

/** A key that is also a usual name of a button counts as a key only beside the word `key`. */
const doubtful = new Set([
  "delete",
  "del",
  "insert",
  "home",
  "end",
  "up",
  "down",
  "left",
  "right",
  "option",
  "space"
])

const keyWord = /\s+(?:key|keys|keyboard key|hotkey|shortcut|on (?:the|my) keyboard|keystroke)$/i

const single = (word: string): string | undefined => {
  const key = word.trim().toLowerCase()
  const arrow = /^(?:arrow (up|down|left|right)|(up|down|left|right) arrow)$/.exec(key)
  const way = arrow?.[1] ?? arrow?.[2]
  if (way !== undefined) return named[way]
  return /^f(?:[1-9]|1[0-2])$/.test(key) ? key.toUpperCase() : named[key]
}

/** "The letter J", and a letter by itself, which hardly any button is called. */
const letter = (text: string, sure: boolean): string | undefined => {
  const told = /^letter ([a-z])$/i.exec(text)?.[1]
  if (told !== undefined) return told.toLowerCase()
  if (sure) return text.length === 1 ? text : signs[text.toLowerCase()]
  // Of signs these open a help or a search; others are what the buttons of a calculator bear.
  return /^[a-z?/]$/.test(text) ? text : undefined
}

const chord = (given: string): string | undefined => {
  const text = given.replace(/([⌘⌥⇧⌃])\s*\+?\s*/gu, "$1+")
  const parts = text.split(/\s*\+\s*|(?<=\w)-(?=\w)/).map((part) => part.trim())
  if (parts.length < 2 || parts.length > 4) return undefined
  const held = parts.slice(0, -1).map((part) => modifiers[part.toLowerCase()])
  const last = parts.at(-1) ?? ""
  const key = single(last) ?? (last.length === 1 ? last.toUpperCase() : modifiers[last.toLowerCase()])
  return held.every((part) => part !== undefined) && key !== undefined ? [...held, key].join("+") : undefined
}

/** The keys that a phrase names, one after the other; nothing when it may as well be the name of a control. */
export const readKeys = (phrase: string): ReadonlyArray<string> | undefined => {
  const withWord = phrase.trim()
  const sure = keyWord.test(withWord)
  const text = withWord
    .replace(keyWord, "")
    .replace(/^(?:the|a)\s+/i, "")
    .trim()
  if (text === "" || text.length > 60) return undefined
  if (!sure && doubtful.has(text.toLowerCase())) return undefined
  const whole = chord(text) ?? single(text) ?? letter(text, sure)
  if (whole !== undefined) return [whole]
  const parts = text.split(/,? (?:and|then|and then|followed by) |, /)
  if (parts.length < 2) return undefined
  const keys = parts.map((part) => chord(part) ?? single(part))
  return keys.every((key) => key !== undefined) ? keys : undefined
}
