/** What words for kinds of things may mean, where they are no name: a footer, a card, a calendar. */
import type { Target } from "@assay/domain/Intent"
import type { MarkKind } from "@assay/domain/Screen"
import { keepingOf } from "../Keeping.js"
import {
  isControl,
  isDialog,
  isEntry,
  isField,
  isMarked,
  isOnControl,
  liesOverPage,
  standsIn
} from "../screen/Kinds.js"
import { phrasesOf, readableTextOf, runsOf } from "../screen/VisibleText.js"
import { toneOf } from "../screen/Tones.js"
import { keptOn, type Seen, upward, type View, within } from "../screen/View.js"
import { plain, stems } from "../screen/Wording.js"
import { centre } from "../screen/Geometry.js"
import { isCalendar } from "./Calendars.js"
import { isFreshMessage } from "./Fresh.js"
import { type Fit, fitName, none } from "./Match.js"
import { isOfKind } from "./PartKinds.js"
import { listHolder } from "./Records.js"
import { isAside, isHeaderRow, isRecord, standsInSidebar } from "./Regions.js"
import { composite } from "./Shapes.js"
import { roleFit } from "./Roles.js"
import { isColumnAtEdge } from "./Sides.js"

/** Words for kinds of places that ARIA has roles for. */
const landmarks: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:(?:table|column) headers?|header row)\b/iu, "row"],
  // "The footer of the table" is none of the page.
  [/^(?!.*\b(?:table|list|card|dialog|modal|panel|form|section|widget|row)\b).*\bfooter\b/iu, "contentinfo"],
  // "The Quantity header" heads a column, and no page.
  [
    /^(?:(?:page|site|website|main|top|app|application|global|sticky)(?:'s)? )*header(?: (?:bar|area|section|menu|navigation))?$/iu,
    "banner"
  ],
  [
    /\b(?:sidebar|side bar|side ?(?:menu|nav|navigation|panel)|left(?:-hand)? (?:menu|nav|navigation|sidebar))\b/iu,
    "complementary"
  ],
  [/\b(?:nav|navbar|navigation|menu bar|menubar)\b/iu, "navigation"],
  [/\btoolbar\b/iu, "toolbar"],
  [/\bmain (?:area|content|section)\b/iu, "main"]
]

/** What stands for the landmark where its own role is not given: the footer of a section, a bar beside the page. */
const substitutes: Readonly<Record<string, MarkKind>> = {
  contentinfo: "footer",
  banner: "header",
  complementary: "sidebar"
}

const isSubstitute = ({ node }: Seen, landmark: string): boolean =>
  (node.role === "generic" || node.role === "navigation") &&
  node.marks?.some(({ kind }) => kind === substitutes[landmark]) === true

const holderOfFooter = /\b(table|list|card|dialog|modal|panel|form|section|widget)(?:['’]s)? footer\b/iu

/** "The table footer", "the footer of the dialog": a part marked as one, beside the table or in the dialog. */
const footerFit = (view: View, seen: Seen, words: string): Fit => {
  const holder = holderOfFooter.exec(words)?.[1]?.toLowerCase()
  if (holder === undefined || !isSubstitute(seen, "contentinfo") || seen.parent === undefined) return none
  const beside = within(view, seen.parent).some(({ node }) => /^(?:table|grid)$/u.test(node.role))
  const inside = [...upward(seen)].some(isDialog)
  const fits = holder === "table" ? beside : /^(?:dialog|modal)$/u.test(holder) ? inside : true
  return fits ? { score: 0.9, how: "by what marks it" } : none
}

/** "The confirmation dialog": one that asks, and has two answers at least. */
export const asksFit = (view: View, seen: Seen, { name, quoted, role }: Target): Fit => {
  const asked = role === "dialog" && !quoted && /^(?:confirm|confirmation)$/iu.test(name)
  if (!asked || !isDialog(seen) || !runsOf(view, seen).some(({ text }) => text.trim().endsWith("?")))
    return none
  const answers = within(view, seen).filter(({ node }) => node.visible && node.role === "button")
  return answers.length > 1 ? { score: 0.86, how: "asks" } : none
}

/** "On this page": where one can go within what one reads. */
const listsOwnParts = (view: View, seen: Seen): boolean =>
  [seen.node.name, runsOf(view, seen)[0]?.text ?? ""].some((said) =>
    /^(?:on|in) this (?:page|article|section)$|^(?:table of )?contents$/iu.test(said.trim())
  )

/** The ways to go stand in a column beside the page: its sidebar, whatever its class. */
const isColumnOfWays = (view: View, seen: Seen): boolean =>
  seen.node.role === "navigation" && isColumnAtEdge(view, seen) && !listsOwnParts(view, seen)

const hasColumnOfWays = keptOn((view, root): boolean =>
  within(view, root).some(
    (seen) =>
      isColumnOfWays(view, seen) ||
      (seen.node.visible && isSubstitute(seen, "complementary") && !listsOwnParts(view, seen))
  )
)

/** Beside the sidebar of a manual stands what the open page is made of: that is not meant. */
const sidebarFit = (view: View, seen: Seen): Fit | undefined => {
  if (isColumnOfWays(view, seen)) return { score: 0.86, how: "the ways beside the page" }
  return listsOwnParts(view, seen) && hasColumnOfWays(view, view.root) ? none : undefined
}

/** "The left menu" is none that stands in the right half of the page. */
const isOnOtherSide = ({ screen: { viewport } }: View, { node: { box } }: Seen, words: string): boolean => {
  const side = /^(left|right)\b/iu.exec(words)?.[1]?.toLowerCase()
  if (side === undefined || box === undefined || box.width > viewport.width / 2) return false
  return centre(box).x > viewport.width / 2 !== (side === "right")
}

export const landmarkFit = (view: View, seen: Seen, target: Target): Fit => {
  const found = landmarks.find(([words]) => words.test(target.words))
  if (found !== undefined && isOnOtherSide(view, seen, target.words)) return none
  const sidebar = found?.[1] === "complementary" ? sidebarFit(view, seen) : undefined
  if (sidebar !== undefined) return sidebar
  if (found !== undefined && isSubstitute(seen, found[1])) return { score: 0.86, how: "by what marks it" }
  // A list of links that is a bar by its class, as in pages older than the role.
  if (found?.[1] === "navigation" && isOfKind(seen, "bar") && seen.node.role === "list")
    return { score: 0.86, how: "kind of place" }
  if (found === undefined) return footerFit(view, seen, target.words)
  if (seen.node.role !== found[1]) return none
  return found[1] === "row" && !isHeaderRow(seen) ? none : { score: 0.9, how: "kind of place" }
}

/** A thing in a list that no role tells to be one. */
const isCard = (view: View, seen: Seen, target: Target): boolean =>
  target.role === "item" && seen.node.role === "generic" && isRecord(view, seen)

const isOpenDialog = (seen: Seen): boolean => isDialog(seen) && seen.node.visible

const hasOpenList = (view: View): boolean =>
  view.all.some(({ children, node }) => node.role === "listbox" && node.visible && children.length > 0)

/** A list of nothing but what is clicked: tabs, pages, the ways to go. */
const isMenu = (view: View, seen: Seen): boolean => {
  const items = seen.children.filter(({ node }) => node.visible)
  return (
    seen.node.role === "list" &&
    items.length > 0 &&
    items.every((item) =>
      runsOf(view, item).every((run) => {
        for (const outer of upward(run.seen)) {
          if (isControl(outer)) return true
          if (outer === item) return false
        }
        return false
      })
    )
  )
}

/** Marked as a menu, though no role says so. */
const isMarkedMenu = (view: View, seen: Seen): boolean => {
  const { marks = [], role, visible } = seen.node
  if (role !== "generic" || !visible || isControl(seen) || marks.every(({ kind }) => kind !== "menu"))
    return false
  const text = plain(readableTextOf(view, seen))
  return marks.some((mark) => mark.kind === "menu" && plain(mark.text) === text)
}

const hasChoices = (view: View, seen: Seen): boolean =>
  within(view, seen).some((each) => isControl(each) && each.node.visible)

/** Those that came with the last deed; else the only one in which one can choose. What has just come over a card that is pressed as a whole need not tell that its lines are. */
const openMenus = keepingOf((view: View): ReadonlyArray<Seen> => {
  const marked = view.all.filter((seen) => isMarkedMenu(view, seen))
  const all = marked.filter((seen) => hasChoices(view, seen))
  const came = ({ node }: Seen): boolean => view.earlier?.byRef.get(node.ref)?.node.visible !== true
  const fresh = marked.filter(
    (seen) => came(seen) && (all.includes(seen) || (liesOverPage(seen) && phrasesOf(view, seen).length > 1))
  )
  return view.earlier !== undefined && fresh.length > 0 ? fresh : all.length === 1 ? all : []
})

/** "In the menu": the one that is open. */
export const openMenuFit = (view: View, seen: Seen, { name, role }: Target): Fit =>
  role === "menu" && name === "" && openMenus(view).includes(seen)
    ? { score: 0.95, how: "the menu that has opened" }
    : none

const hasMenus = keepingOf((view: View) =>
  view.all.some(({ node }) => node.visible && /^(?:menu|menubar|navigation)$/u.test(node.role))
)

const navigation =
  /^(?:(?:main|side|top|left|primary) )?(?:nav|nav ?bar|navigation(?: (?:bar|menu|drawer|panel|rail))?)$/iu

const onlyWays = ({ children }: Seen): boolean => {
  const shown = children.filter(({ node }) => node.visible && !/^(?:heading|img|image)$/u.test(node.role))
  return shown.length > 1 && shown.every((each) => isControl(each) && !isField(each))
}

/** The list of nothing but links in the bar at the top. */
const isHeadersLinks = (view: View, seen: Seen): boolean =>
  standsIn(seen, /^banner$/u) &&
  isMenu(view, seen) &&
  seen.children.filter(({ node }) => node.visible).length > 1 &&
  within(view, seen).every((each) => !isControl(each) || each.node.role === "link")

/** "In the menu" of a page whose ways to go are boxes: those side by side, one of which is marked as the open one. */
export const waysFit = (view: View, seen: Seen, { name, quoted, role }: Target): Fit => {
  const isMenu = role === "menu" ? name === "" : !quoted && navigation.test(name)
  // What stands at the side and holds nothing but ways to go.
  if (isMenu && seen.node.role === "complementary" && !hasMenus(view) && onlyWays(seen))
    return { score: 0.82, how: "the ways to go" }
  // As likely as what is drawn so: which of both is called the menu nothing tells.
  if (isMenu && isHeadersLinks(view, seen) && !hasMenus(view)) return { score: 0.79, how: "the ways to go" }
  if (!isMenu || seen.node.role !== "generic" || hasMenus(view)) return none
  const ways = seen.children.filter(
    (each) => each.node.visible && isControl(each) && !isOfKind(each, "chip", "card")
  )
  const [open, another] = ways.filter(({ node }) => node.state.selected === true)
  return ways.length > 1 && open !== undefined && another === undefined
    ? { score: 0.82, how: "the ways to go" }
    : none
}

const isBeside = (seen: Seen): boolean => standsIn(seen, /^(?:complementary|search|toolbar)$/u)

/** What is read as one line, and nothing that is clicked. */
const isLine = (view: View, seen: Seen): boolean =>
  !isOnControl(seen) &&
  (seen.node.role === "text" || seen.node.role === "paragraph" || phrasesOf(view, seen).length === 1)

/** "An error" is not what speaks of a success, alert or not, unless it is marked as an error. */
const isOtherTone = (view: View, seen: Seen, { role, words }: Target): boolean =>
  role === "message" &&
  /\b(?:errors?|failures?|warnings?)\b/iu.test(words) &&
  !isMarked(seen, "error") &&
  toneOf(readableTextOf(view, seen)) === "success"

const isClosedList = ({ node }: Seen): boolean => node.role === "combobox" && node.state.expanded !== true

/** There is a list to read, beside those that one chooses from. */
const hasLines = keepingOf((view: View) =>
  view.all.some(
    (seen) =>
      seen.node.visible &&
      /^(?:table|grid|treegrid|list)$/u.test(seen.node.role) &&
      !isAside(seen) &&
      !isMenu(view, seen)
  )
)

const isParagraph = ({ node }: Seen): boolean => node.visible && node.role === "paragraph"
const hasParagraphs = keepingOf((view: View) => view.all.some(isParagraph))

const word = /^\p{L}[\p{L}'’-]*[.,;:!?]*$/u

/** "The paragraph" is none of the labels and buttons around it: where no element says so, several words that stand by themselves. */
const isWrittenOut = (view: View, seen: Seen): boolean =>
  hasParagraphs(view)
    ? isParagraph(seen)
    : seen.node.role === "text" && !isOnControl(seen) && wordsOf(view, seen).length > 2

const wordsOf = (view: View, seen: Seen): ReadonlyArray<string> =>
  readableTextOf(view, seen)
    .split(" ")
    .filter((each) => word.test(each))

/** A kind without a name. What stands in the menus around the content is less likely meant than the content. */
export const bareFit = (view: View, seen: Seen, target: Target): Fit => {
  if (target.name !== "" || target.role === undefined || isOtherTone(view, seen, target)) return none
  if (target.role === "text" && /^paragraphs?$/iu.test(target.words) && !isWrittenOut(view, seen)) return none
  if (target.role === "message" && isFreshMessage(view, seen))
    return { score: 0.82, how: `${target.words}, newly there` }
  // A paragraph that bears the words is a message, any other is none; and a thing in a list is a message, but no alert.
  const written = /^messages?$/iu.test(target.words) ? "paragraph" : "paragraph listitem article row"
  const kind = target.role !== "message" || !written.split(" ").includes(seen.node.role)
  if (target.role === "list" && isEntry(seen)) return none
  if (target.role === "item" && isHeaderRow(seen)) return none
  // A text is what is read by itself: no box to tick, and no title of what follows.
  if (target.role === "text" && target.words === "label" && seen.node.role !== "text") return none
  if (target.role === "text" && !isLine(view, seen)) return none
  // What a slider is set to is told to machines as a status, and says nothing.
  const isReading = target.role === "message" && seen.node.role === "status"
  if (isReading && !/\p{L}{2}/u.test(readableTextOf(view, seen))) return none
  // The list that has opened is "the list", before the field that it belongs to.
  if (target.role === "list" && seen.node.role === "combobox" && hasOpenList(view))
    return { score: 0.8, how: `${target.words}, by its kind` }
  // "The first card" is a thing of the content, and neither a link in it nor a filter beside it.
  const record =
    target.role === "item" &&
    target.ordinal !== undefined &&
    /^(?:cards?|tiles?|results?|products?|entry|entries)$/iu.test(target.words)
  if (record && (seen.node.role === "link" || seen.node.role === "tab") && !isRecord(view, seen)) return none
  // What is pressed beside the content to go elsewhere is no entry of it.
  const isNumbered = target.role === "item" && target.ordinal !== undefined && target.scopes.length === 0
  if (isNumbered && isControl(seen) && standsInSidebar(seen)) return none
  // A step or a tag of few words is less a result than what holds several things.
  const plainLine = record && !composite(view, seen)
  const holder = target.role === "list" && !hasLines(view) ? listHolder(view) : undefined
  if (holder === seen) return { score: 0.85, how: `${target.words}, by what it holds` }
  const lists = holder !== undefined || hasLines(view)
  const choices = target.role === "list" && (isMenu(view, seen) || (isClosedList(seen) && lists))
  // A menu stands at the top or the side of a page.
  const isMenuItself = target.role === "menu" && /^menu(?:bar)?$/u.test(seen.node.role)
  // "In the menu" of a page that has its ways to go: those, sooner than a list to choose from.
  const ways = target.role === "menu" && /^menu$/iu.test(target.words) && hasMenus(view)
  const isWays = ways && seen.node.role === "navigation"
  const isChoice = ways && /^(?:combobox|listbox|list)$/u.test(seen.node.role)
  const aside =
    (isAside(seen) && !isMenuItself && !isWays) || isChoice || (record && isBeside(seen)) || choices
  const marked = target.role === "dialog" && seen.node.marks?.some(({ kind }) => kind === "dialog") === true
  if (marked && seen.node.role !== "dialog" && runsOf(view, seen).length > 0 && !view.all.some(isOpenDialog))
    return { score: 0.8, how: "by what marks it" }
  // A button is no menu, unless it opens one.
  const acts =
    target.role === "menu" && !isMenuItself && isControl(seen) && seen.node.state.expanded === undefined
  return (kind && !acts && roleFit(target.role, seen) > 0) || isCard(view, seen, target)
    ? { score: plainLine ? 0.66 : aside ? 0.72 : 0.85, how: `${target.words || target.role}, by its kind` }
    : none
}

/** Words that say of a message of what kind it is, and what says so of a text. */
const tones: ReadonlyArray<{
  readonly words: RegExp
  readonly kinds: ReadonlyArray<MarkKind>
  /** What the class or the id says; left out where any sign of the kind tells it. */
  readonly called?: RegExp
  /** What the text says may not stand for it: a zone of danger is no error. */
  readonly silent?: boolean
}> = [
  { words: /\bwarnings?\b/iu, kinds: ["error"], called: /warn/iu, silent: true },
  { words: /\b(?:errors?|validation|failures?)\b/iu, kinds: ["error"], called: /error|\berr\b|invalid/iu },
  { words: /\bsuccess\b/iu, kinds: ["success"], called: /success/iu },
  { words: /\b(?:toasts?|snackbars?|notifications?)\b/iu, kinds: ["toast"] },
  {
    words: /^messages?$/iu,
    kinds: ["error", "success", "toast"],
    called: /error|invalid|success|toast|snackbar|notif/iu
  }
]
const onlyTone =
  /^(?:(?:validation|form|field|inline|error|warning|failure|success|toast|message)s?(?: |$))*$/iu

/** What is pressed for something, and no message that goes when it is clicked. */
const isOnButton = (seen: Seen): boolean =>
  [...upward(seen)].some(
    (each) => isControl(each) && !/^(?:generic|list|listitem|region|alert|status|log)$/u.test(each.node.role)
  )

/** "An error": a text that no role tells to be a message, and that is marked as one; not a mark on what holds fields. */
export const markedFit = (view: View, seen: Seen, target: Target): Fit => {
  if (target.role !== "message" || target.quoted || !onlyTone.test(target.name)) return none
  const tone = tones.find(({ words }) => words.test(target.words))
  const text = plain(readableTextOf(view, seen))
  if (tone === undefined || !/\p{L}{2}/u.test(text)) return none
  // It may have a cross to close it by, and listen for clicks all over; what holds fields is no message.
  if (isOnButton(seen) || within(view, seen).some(isField)) return none
  // What bears the mark may have no node of its own: it is told on the nearest one around it.
  const around = [...upward(seen)].slice(0, 4)
  const mark = around
    .flatMap(({ node }) => node.marks ?? [])
    .find((each) => tone.kinds.includes(each.kind) && plain(each.text) === text)
  if (mark === undefined || (mark.kind !== "toast" && isOnControl(seen))) return none
  const spoken = tone.silent !== true && toneOf(text) === mark.kind
  const told = tone.called === undefined || tone.called.test(mark.called ?? "")
  return spoken || told ? { score: 0.82, how: "by what marks it" } : none
}

const kindsOfOwn = new Set(
  "tooltip status alert log toolbar banner progressbar meter timer figure article tree search".split(" ")
)

/** A question that is pressed for its answer. */
const folds = ({ role, state }: Seen["node"]): boolean => role === "button" && state.expanded !== undefined

const isQuestion = ({ node }: Seen): boolean =>
  (/^(?:heading|group|radiogroup|legend)$/u.test(node.role) || folds(node)) &&
  /\?$|^(?:question )?\d+[.):] /iu.test(node.name.trim())

/** A part of the page that is called by what one does in it, with fields for that. */
const editors = keepingOf((view: View): ReadonlyArray<Seen> =>
  view.all.filter(
    (seen) =>
      seen.node.visible &&
      /^(?:dialog|alertdialog|form|region|group|complementary)$/u.test(seen.node.role) &&
      /^(?:edit|new|write|compose|create)\b|\beditor$/iu.test(seen.node.name) &&
      within(view, seen).some((each) => isEntry(each) && each.node.visible)
  )
)

/** How a field is found that is called an editor for want of another. */
export const longField = "a field of several lines"

/** "The editor": what is called so, or what edits something; where neither is there, a field of several lines. */
const editorFit = (view: View, seen: Seen): Fit => {
  const isLong = seen.node.role === "textbox" && (seen.node.box?.height ?? 0) >= 60
  if (editors(view).length > 0)
    return editors(view).includes(seen) ? { score: 0.88, how: "what edits something" } : none
  return isLong && seen.node.visible ? { score: 0.85, how: longField } : none
}

/** A word that ARIA has for a kind, though people seldom say it. */
export const nounFit = (view: View, seen: Seen, target: Target): Fit => {
  const [word, another] = stems(target.name)
  if (word === "calendar" && another === undefined && isCalendar(view, seen))
    return { score: 0.85, how: "by what it holds" }
  if (word === "question" && another === undefined && isQuestion(seen))
    return { score: /^(?:heading|button)$/u.test(seen.node.role) ? 0.88 : 0.82, how: "by what it asks" }
  if (!target.quoted && /^editor$/iu.test(target.name)) return editorFit(view, seen)
  const same = word !== undefined && another === undefined && kindsOfOwn.has(word) && seen.node.role === word
  // Two words that are no title: a heading may be called so, and has no progress.
  const bar = !target.quoted && /^progress(?: (?:bar|indicator))?$/u.test(target.name)
  if (bar && seen.node.role === "progressbar") return { score: 0.99, how: "by its kind" }
  const whose = target.quoted ? undefined : /^(.+) progress (?:bar|indicator)$/u.exec(target.name)?.[1]
  if (whose !== undefined && seen.node.role === "progressbar") return fitName(whose, false, seen.node.name)
  return same ? { score: 0.85, how: "by its kind" } : none
}
