/** How well a node's ARIA role fits the word that people use for it. */
import type { RoleWord } from "@assay/domain/Intent"
import { isControl, isDrawnSwitch, isEntry, isField } from "../screen/Kinds.js"
import type { Seen } from "../screen/View.js"

interface Fit {
  /** What the word means. */
  readonly exact: string
  /** What people call so, too. */
  readonly kin: string
}

const table: Readonly<Record<RoleWord, Fit>> = {
  button: { exact: "button", kin: "link menuitem tab switch checkbox radio option combobox" },
  link: { exact: "link", kin: "button menuitem tab treeitem" },
  field: { exact: "textbox searchbox spinbutton combobox", kin: "listbox slider" },
  checkbox: { exact: "checkbox", kin: "switch menuitemcheckbox" },
  radio: { exact: "radio", kin: "menuitemradio" },
  switch: { exact: "switch", kin: "checkbox" },
  list: {
    exact: "list listbox combobox",
    kin: "table grid feed"
  },
  option: { exact: "option", kin: "menuitem menuitemradio radio treeitem listitem button tab link checkbox" },
  slider: { exact: "slider", kin: "spinbutton textbox" },
  tab: { exact: "tab", kin: "link button" },
  menu: { exact: "menu menubar", kin: "navigation button listbox combobox list link" },
  menuitem: {
    exact: "menuitem menuitemcheckbox menuitemradio",
    kin: "link button option treeitem tab listitem"
  },
  dialog: { exact: "dialog alertdialog", kin: "" },
  heading: { exact: "heading", kin: "columnheader" },
  image: { exact: "img image", kin: "figure graphics-document" },
  icon: { exact: "img image", kin: "button link graphics-symbol graphics-document" },
  table: { exact: "table grid treegrid", kin: "list" },
  row: { exact: "row", kin: "listitem treeitem article" },
  column: { exact: "columnheader", kin: "" },
  cell: { exact: "cell gridcell rowheader", kin: "" },
  item: { exact: "listitem treeitem option menuitem article row", kin: "link tab" },
  section: {
    exact: "region group form article tabpanel",
    kin: "complementary main search navigation banner contentinfo figure list table alert status dialog"
  },
  form: { exact: "form", kin: "region group search" },
  message: { exact: "alert status log tooltip", kin: "alertdialog dialog paragraph" },
  text: { exact: "text paragraph", kin: "" },
  page: { exact: "document webarea main", kin: "" },
  frame: { exact: "iframe", kin: "" },
  element: { exact: "", kin: "" }
}

const split = (names: string): ReadonlySet<string> => new Set(names.split(" "))
const exact = new Map(Object.entries(table).map(([word, fit]) => [word, split(fit.exact)]))
const kin = new Map(Object.entries(table).map(([word, fit]) => [word, split(fit.kin)]))

const farKin = /^(?:tree|menu|radiogroup|group|navigation|region)$/u

const holdsChoices = /^(?:list|listbox|menu|menubar|tree|tablist|radiogroup|table|grid)$/u
const isDrawnPicture = ({ node }: Seen): boolean =>
  node.role === "img" && node.otherNames.some(({ kind }) => kind === "picture")

/** Begins with a heading and goes on: a part of the page that no role tells to be one. */
export const isHeaded = ({ children }: Seen): boolean => {
  const [first, ...rest] = children.filter(({ node }) => node.visible)
  return first?.node.role === "heading" && rest.length > 0
}

const holdsHeading = ({ children }: Seen): boolean =>
  children.some(
    (child) => child.node.visible && (child.node.role === "heading" || child.children.some(isHeading))
  )

const isHeading = ({ node }: Seen): boolean => node.visible && node.role === "heading"

/** Fits of words that say more of the node than its role. */
const special = (word: RoleWord, seen: Seen): number | undefined => {
  const { node } = seen
  if (word === "element" || word === "text") return 1
  if (word === "button" && node.clickable === true) return 0.9
  // A picture in place of what stands there is pressed.
  if (word === "button" && isDrawnPicture(seen)) return 0.95
  if (word === "link" && node.clickable === true) return 0.85
  if (word === "field" && node.inputType === "file") return 0.9
  if (word === "list" && node.options !== undefined) return 1
  // One that cannot be typed into opens a list.
  if (word === "list" && isEntry(seen) && node.state.readonly === true) return 0.9
  if (word === "switch" && node.state.pressed !== undefined) return 0.9
  if (word === "switch" && isDrawnSwitch(seen)) return 1
  if (word === "heading" && node.role === "text") return undefined
  // A label that is clicked is a choice less than the box or radio button that it names.
  if (word === "option" && /^(?:radio|checkbox|menuitemradio|menuitemcheckbox|menuitem)$/u.test(node.role))
    return 0.9
  if (word === "icon" && node.marks?.some(({ kind }) => kind === "icon") === true) return 0.95
  // A list with one choice in it says the same as that, and is none.
  if (word === "option" && holdsChoices.test(node.role)) return undefined
  if ((word === "icon" || word === "option") && isControl(seen)) return 0.85
  if (word === "dialog" && node.marks?.some(({ kind }) => kind === "dialog") === true) return 0.9
  if ((word === "item" || word === "tab") && node.clickable === true) return 0.85
  // What stands beside the content under a title of its own is a part of the page as well.
  if (word === "section" && node.role === "complementary" && holdsHeading(seen)) return 1
  if (word === "section" && node.role === "generic") return isHeaded(seen) ? 0.95 : 0.8
  if (word === "list" && farKin.test(node.role)) return 0.82
  if (word === "message" && /^(?:listitem|article|row)$/u.test(node.role)) return 0.8
  return undefined
}

const holdsEntry = ({ children }: Seen): boolean =>
  children.some((child) => isEntry(child) || isField(child) || holdsEntry(child))

/** 1 for what the word means, 0.9 or less for what people call so, 0 for anything else. */
export const roleFit = (word: RoleWord, seen: Seen): number => {
  if (exact.get(word)?.has(seen.node.role) === true) return 1
  if (word === "field" && isEntry(seen)) return 1
  // What holds nothing to fill in is no form, whatever part of the page it is.
  if (word === "form" && !holdsEntry(seen)) return 0
  return special(word, seen) ?? (kin.get(word)?.has(seen.node.role) === true ? 0.9 : 0)
}
