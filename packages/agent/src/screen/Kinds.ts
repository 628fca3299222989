/** What kinds of nodes there are, by their ARIA roles. */
import type { Mark, MarkKind } from "@assay/domain/Screen"
import { type Seen, upward } from "./View.js"

const set = (names: string): ReadonlySet<string> => new Set(names.split(" "))

/** Roles that stand inside a sentence. */
const inline = set(
  "text strong emphasis code mark deletion insertion subscript superscript time link abbr definition term"
)
const controls = set(
  "button link checkbox radio switch textbox searchbox combobox listbox option spinbutton slider tab menuitem " +
    "menuitemcheckbox menuitemradio treeitem"
)
const entries = set("textbox searchbox spinbutton")
const records = set("row listitem article treeitem option menuitem feeditem")
const containers = set(
  "dialog alertdialog region form group table grid treegrid list listbox menu menubar navigation banner contentinfo " +
    "complementary main article section tabpanel tablist toolbar search figure tree row listitem iframe radiogroup alert status log"
)
export const isInline = (role: string): boolean => inline.has(role)
/** Listen for what is pressed in them, and are not pressed themselves. */
const holders = set("rowgroup table grid list main dialog alertdialog")
/** Takes a click or another deed by its nature. */
export const isControl = ({ node }: Seen): boolean =>
  controls.has(node.role) || (node.clickable === true && !holders.has(node.role))
/** Is ticked, or switched on and off. */
export const isBox = ({ node }: Seen): boolean => node.role === "checkbox" || node.role === "switch"
/** A box, or one of several of which one is chosen. */
export const isToggle = (seen: Seen): boolean => isBox(seen) || seen.node.role === "radio"
/** A switch that no role tells to be one: its knob lies on one side. */
export const isDrawnSwitch = ({ node }: Seen): boolean =>
  node.role === "generic" && node.clickable === true && node.state.checked !== undefined
/** Holds characters that a person can change. */
export const isEntry = (seen: Seen): boolean => entries.has(seen.node.role)
/** Any field that holds a value: text, choice, number. */
export const isField = (seen: Seen): boolean =>
  entries.has(seen.node.role) ||
  seen.node.role === "combobox" ||
  seen.node.role === "listbox" ||
  seen.node.role === "slider" ||
  seen.node.options !== undefined
/** Shows how far something has come, often without a word. */
export const isGauge = ({ node }: Seen): boolean => node.role === "progressbar" || node.role === "meter"
/** Clicks do not come to it; a box that its label stands for takes none itself. */
export const isInert = ({ node }: Seen): boolean =>
  node.state.inert === true ||
  (node.state.unpointed === true && !/^(?:checkbox|radio|combobox)$/u.test(node.role))
export const isRecordRole = (role: string): boolean => records.has(role)
/** A list without entries has no size, and is there all the same. */
export const isEmptyPlace = ({ children, node }: Seen): boolean =>
  node.hidden === "no_size" &&
  children.length === 0 &&
  /^(?:list|table|grid|listbox|feed|group|region)$/u.test(node.role)
export const isContainer = (role: string): boolean => containers.has(role)
export const isDialog = (seen: Seen): boolean =>
  seen.node.role === "dialog" || seen.node.role === "alertdialog"
export const isCell = (seen: Seen): boolean =>
  seen.node.role === "cell" || seen.node.role === "gridcell" || seen.node.role === "rowheader"
const titles = set("heading columnheader caption")
/** Heads what stands under it. */
export const isTitle = ({ node }: Seen): boolean => titles.has(node.role)

/** The page shows it as such a thing, without a role that says so. */
export const isMarked = ({ node }: Seen, kind: MarkKind): boolean =>
  (node.marks ?? []).some((each) => each.kind === kind)

const textsIn = ({ children, node }: Seen): ReadonlyArray<string> =>
  node.role === "text" ? [node.name] : children.flatMap(textsIn)

/** As many characters of what is read in it a mark tells at most. */
const told = 120

/** Stands in what the page shows as such a thing. A mark may be of a box in a node that the tree leaves out, and is no more than of what is read in it. */
export const standsInMarked = (seen: Seen, kind: MarkKind): boolean => {
  const own = textsIn(seen)
  const isOf = ({ text }: Mark): boolean => text.length >= told || own.every((each) => text.includes(each))
  return [...upward(seen)].some(({ node }) => node.marks?.some((mark) => mark.kind === kind && isOf(mark)))
}

/** Its box lies over the page: the browser tells so of pop-ups, whatever their class. */
export const liesOverPage = ({ node }: Seen): boolean =>
  node.marks?.some(({ how }) => how === "it lies over the page") === true

const tables = set("table grid treegrid")
export const isTable = ({ node }: Seen): boolean => tables.has(node.role)
/** The innermost table around it, or itself. */
export const tableOf = (seen: Seen): Seen | undefined => [...upward(seen)].find(isTable)
/** Stands in something that has one of the roles, or has it itself. */
export const standsIn = (seen: Seen, roles: RegExp): boolean =>
  [...upward(seen)].some(({ node }) => roles.test(node.role))
/** The control that it is, or is a part of. */
export const controlAround = (seen: Seen): Seen | undefined => [...upward(seen)].find(isControl)
/** Is a control, or a part of one. */
export const isOnControl = (seen: Seen): boolean => controlAround(seen) !== undefined
const holdsControl = ({ children }: Seen): boolean =>
  children.some((each) => isControl(each) || holdsControl(each))
/** Is pressed itself: a box that only listens for what is pressed in it is not, whatever else stands there. */
export const isOnPressed = (seen: Seen): boolean =>
  [...upward(seen)].some((each) => isControl(each) && !(each.node.role === "generic" && holdsControl(each)))
/** Crossed out, or in something that is no longer so. */
export const isStruck = (seen: Seen): boolean =>
  [...upward(seen)].some(({ node }) => node.struck === true || node.role === "deletion")
