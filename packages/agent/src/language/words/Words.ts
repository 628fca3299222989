/** The closed word classes of test English: numbers, ordinals, and the words for kinds of things. */
import { RoleWord } from "@assay/domain/Intent"

const cardinals = [
  "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"
] // prettier-ignore

/** A whole number in digits or words, inside a regular expression. */
export const COUNT = `(?:\\d{1,3}(?:,\\d{3}){1,2}(?![\\d.,]*\\d)|\\d{1,9}|${cardinals.join("|")}|a single|a couple of|a dozen|exactly one)`

/** `7`, `1,200`, and nothing else. */
export const numberAlone = (text: string): number | undefined =>
  /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})$/.test(text) ? Number(text.replaceAll(",", "")) : undefined

/** `3`, `three`, `1,200`; nothing for what is no whole number. */
export const countOf = (word: string): number | undefined => {
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/^exactly /, "")
  const number = numberAlone(plain)
  if (number !== undefined) return number
  if (plain === "a single") return 1
  if (plain === "a couple of") return 2
  if (plain === "a dozen") return 12
  const found = cardinals.indexOf(plain)
  return found === -1 ? undefined : found
}

const ordinals = [
  "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"
] // prettier-ignore

/** An ordinal, inside a regular expression. */
export const ORDINAL = `(?:${ordinals.join("|")}|\\d{1,6}(?:st|nd|rd|th)|very first|very last|last|topmost|bottommost)`

/** From 1; -1 is the last. */
export const ordinalOf = (word: string): number | undefined => {
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/^very /, "")
  if (plain === "last" || plain === "bottommost") return -1
  if (plain === "topmost") return 1
  const digits = /^(\d{1,6})(?:st|nd|rd|th)$/.exec(plain)?.[1]
  if (digits !== undefined) return Number(digits) === 0 ? undefined : Number(digits)
  const found = ordinals.indexOf(plain)
  return found === -1 ? undefined : found + 1
}

const roleWords: Readonly<Record<RoleWord, string>> = {
  button: "button|buttons|btn|push button",
  link: "link|links|hyperlink|hyperlinks|anchor",
  field:
    "field|fields|input|inputs|input field|input fields|input box|inputfield|text input|input textbox|input text box|text field|text fields|textfield|textbox|text box|textarea|text area|box|boxes|form field|form fields|text editor",
  checkbox: "checkbox|checkboxes|check box|check boxes|tick box|tickbox",
  radio: "radio button|radio buttons|radio|radios",
  switch: "switch|toggle|toggle switch|switches|toggles",
  list: "scroll list|scrolling list|listbox|list box|suggestions|suggestion list|suggestions list|list of suggestions|autocomplete|autocomplete list|typeahead|dropdown|dropdowns|drop-down|drop down|dropdown menu|dropdown list|drop-down list|drop down list|select|select box|selectbox|select field|select list|combobox|combo box|combo|tree|tree view|treeview|multi-select|multiselect|multi-select dropdown|list|lists|picker|selector",
  option: "option|options|choice",
  slider: "slider|sliders|range",
  tab: "tab|tabs",
  menu: "menu|menus|submenu|context menu|menu bar|menubar",
  menuitem: "menu item|menu items|menu option|menu entry|menuitem",
  dialog:
    "window|dialog|dialogue|dialogs|dialog box|confirm box|confirmation box|prompt box|popup box|modal|modals|popup|pop-up|modal window|modal dialog|popover|popup window|lightbox|palette|command palette",
  heading: "heading|headings",
  image: "image|images|picture|pictures|photo|photos|thumbnail|img",
  icon: "icon|icons|glyph",
  table: "table|tables|grid|data table|data grid",
  row: "row|rows|table row|table rows|line|line item|line items",
  column: "column|columns|column header|column headers",
  cell: "cell|cells",
  item: "item|items|list item|list items|entry|entries|card|cards|tile|tiles|result|results|product|products",
  section: "section|sections|panel|panels|area|pane|region|group|fieldset|widget|column group",
  form: "form|forms",
  message:
    "message|messages|error|errors|warning|warnings|notification|notifications|toast|toasts|banner|alert|alerts|notice|notices|error summary|error box|error list|error panel|error banner|error bar|validation summary|validation error|validation errors|warning box|warning banner|alert box|info box|notification bar|snackbar|snackbars|callout|flash message|toast message",
  text: "text|texts|phrase|label|labels|paragraph|caption",
  page: "page|pages|screen|webpage|web page|site|website",
  frame: "frame|iframe|iframes",
  element: "element|elements|control|widget element|chip|chips|pill|pills|swatch|swatches"
}

const roles: ReadonlyMap<string, RoleWord> = new Map(
  RoleWord.literals.flatMap((role) => roleWords[role].split("|").map((word) => [word, role] as const))
)

/** What a word or two say of the kind of a thing. */
export const roleOf = (words: string): RoleWord | undefined => roles.get(words.toLowerCase())

/** Kinds that only say where one is, such as `page`, and bear no name by themselves. */
export const isWholePage = (words: string) =>
  /^(?:(?:current |whole |entire |same |web ?)?(?:page|screen|webpage|site|website|app|application|browser|ui|system|platform))$/i.test(
    words.trim()
  )

const vague =
  /\b(?:correct(?:ly)?|proper(?:ly)?|right(?:ly)?(?! (?:of|side|corner|panel|column)\b)|good|fine|nice(?:ly)?|ok(?:ay)?|well|works?|working|worked|functional|functions|functioning|as expected|expected|successful(?:ly)?|success|fails?|responsive|accurate(?:ly)?|appropriate(?:ly)?|relevant|reasonable|intuitive|everything|something|anything|somehow|accordingly|various|etc|valid(?:ly)?|invalid|persisted|rounded|smooth(?:ly)?|fast|slow|consistent(?:ly)?|complete(?:ly)?|updated|kept|entered|recalculated|refreshed|aligned|legible|readable|broken)\b/i

/** With a capital behind a noun it is what the page says: "the status Expected". */
const titled =
  /(?<=\b(?:status|state|badge|label|stage|result|phase|filter|tab|option|type|level|priority) )\p{Lu}\p{Ll}+/gu

/** Words whose truth nobody can see: `works`, `correctly`, `as expected`. */
export const isVague = (text: string) => vague.test(text.replace(titled, ""))

const vagueThing =
  /\b(?:correct|proper|right(?! (?:of|side|corner|panel|column)\b)|good|fine|works?|as expected|expected|everything|something|anything|appropriate|relevant|reasonable|accordingly|various|etc|updated|consistent)\b/i

/** Things that a text does not name: `the correct results`. */
export const isVagueThing = (text: string) => vagueThing.test(text.replace(titled, ""))

const colour =
  /\bin (?:plain text|dollars|euros|pounds|bold|italics?|large|small)\b|\b(?:red|green|blue|yellow|orange|purple|pink|black|white|gr[ae]y|brown|bold|italic|bigger|smaller|larger|truncated|blurr(?:ed|y)|cropped|cent(?:er|re)d|aligned|animated|stretched|overlapping|readable|legible|responsive|formatted|resized|rotated)\b|\b(?:dark|light|bright|colou?red|thick|thin|dashed|dotted) (?:background|border|theme|font|outline|colou?rs?|shadow)\b/

/** Words of looks, which a tree of names and values cannot answer. */
export const isLook = (text: string) => colour.test(text)

const rate = new RegExp(`^(?:only |just |exactly |at most |up to )?${COUNT} \\S.* per \\S`, "i")

/** `10 items per page`: how many there may be, and not how many there are. */
export const isRate = (text: string) => rate.test(text)
