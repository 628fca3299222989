/** Makes the screen's tree of what was noted: judges sight, joins runs of text, leaves out boxes that say nothing. Runs inside the page, see Dom.ts. */
import type { Box, HiddenReason, Mark, ScreenNode } from "@assay/domain/Screen"
import type { Dom } from "./Dom.js"
import type { Choosers, Drawn } from "./Choosers.js"
import type { Contents } from "./Contents.js"
import type { Fields } from "./Fields.js"
import type { Kinds } from "./Kinds.js"
import type { Marks } from "./Marks.js"
import type { Names } from "./Names.js"
import type { Pictures } from "./Pictures.js"
import type { Rect, Regions } from "./Regions.js"
import type { Roles } from "./Roles.js"
import type { Covers, Judged } from "./Covers.js"
import type { Touch } from "./Touch.js"
import type { ElementItem, Item, TextItem } from "./Walk.js"

export type Tree = ReturnType<typeof tree>

/** A run of text that neighbours may still be joined to. */
interface Run {
  readonly kind: "run"
  readonly node: Node
  readonly text: string
  readonly hidden: HiddenReason | undefined
  readonly box: Box | undefined
  /** Where its first line is, and where its last one. */
  readonly lines: readonly [Rect | undefined, Rect | undefined]
  readonly struck: boolean
}

interface Gap {
  readonly kind: "gap"
}

interface Made {
  readonly kind: "made"
  readonly screen: ScreenNode
  /** What is read in it, with spaces where lines end; at most `longestText` characters. */
  readonly text: string
  readonly inline: boolean
}

type Piece = Run | Gap | Made

export const tree = (
  dom: Dom,
  { nameOf, othersOf, hasTestId, labelsOf }: Names,
  { pictured, picturesOf, readOn }: Pictures,
  { editable }: Roles,
  { isDrawnOff, isStep, stateOf, reachOf, partsOf, isField }: Fields,
  { contentsOf, isUnread }: Contents,
  area: Regions,
  { judge }: Covers,
  { marksOf, ofText: marksOfText }: Marks,
  { isPill, kindsOf }: Kinds,
  { drawn: drawnList }: Choosers,
  { isUnder }: Touch,
  refOf: (node: Node) => string,
  /** Whether the tree held it before: what is left of a list stands in the same boxes. */
  wasTold: (node: Node) => boolean
) => {
  const longestText = 500
  const gap: Gap = { kind: "gap" }
  const reacting = new Set(
    (
      "button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider " +
      "spinbutton switch tab textbox treeitem"
    ).split(" ")
  )

  const judged = (seen: HiddenReason | Judged): HiddenReason | undefined =>
    typeof seen === "string" ? seen : judge(seen)

  const sizedOf = (rects: ReadonlyArray<Rect>): ReadonlyArray<Rect> =>
    rects.filter((rect) => rect.x2 > rect.x1 || rect.y2 > rect.y1)

  const bounds = (sized: ReadonlyArray<Rect>): Box | undefined => {
    if (sized.length === 0) return undefined
    const x = Math.min(...sized.map((rect) => rect.x1))
    const y = Math.min(...sized.map((rect) => rect.y1))
    const x2 = Math.max(...sized.map((rect) => rect.x2))
    const y2 = Math.max(...sized.map((rect) => rect.y2))
    return rounded(x, y, x2 - x, y2 - y)
  }

  const rounded = (x: number, y: number, width: number, height: number): Box => ({
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height)
  })

  const joined = (one: Box | undefined, other: Box | undefined): Box | undefined => {
    if (one === undefined || other === undefined) return one ?? other
    const x = Math.min(one.x, other.x)
    const y = Math.min(one.y, other.y)
    const x2 = Math.max(one.x + one.width, other.x + other.width)
    const y2 = Math.max(one.y + one.height, other.y + other.height)
    return { x, y, width: x2 - x, height: y2 - y }
  }

  const ofText = (item: TextItem): Run => {
    const rects = sizedOf(item.rects)
    return {
      kind: "run",
      node: item.node,
      text: item.text,
      hidden: judged(item.sight),
      box: bounds(rects),
      lines: [rects[0], rects.at(-1)],
      struck: item.struck
    }
  }

  const isBlank = (run: Run): boolean => dom.collapse(run.text) === ""

  const isSeenAlike = (one: Run, other: Run): boolean =>
    one.hidden === other.hidden && one.struck === other.struck

  const heightOf = (rect: Rect | undefined): number => (rect === undefined ? 0 : rect.y2 - rect.y1)

  /** How far two runs of one line are apart; 0 for those of different lines. */
  const between = (one: Run, other: Run): number => {
    const [a, b] = [one.lines[1], other.lines[0]]
    if (a === undefined || b === undefined) return 0
    const shared = Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1)
    return shared > Math.min(heightOf(a), heightOf(b)) / 2 ? b.x1 - a.x2 : 0
  }

  /** Two words that their styles push apart, though no space stands between them: a name, and what it says. */
  const areApart = (one: Run, other: Run): boolean =>
    (between(one, other) >= 3 && /\p{L}$/u.test(one.text) && /^\p{L}/u.test(other.text)) ||
    (areWideApart(one, other, 0.25) &&
      ((/\p{L}$/u.test(one.text) && /^\d/.test(other.text)) ||
        (/\d$/.test(one.text) && /^\p{L}/u.test(other.text))))

  /** By that part of the height of their letters. */
  const areWideApart = (one: Run, other: Run, part: number): boolean =>
    between(one, other) >= part * Math.max(heightOf(one.lines[1]), heightOf(other.lines[0]))

  /** A number in a box of its own behind a word counts what the word is for, and is no part of it. */
  const isBadge = (one: Run, other: Run): boolean =>
    /^\d+\+?$/.test(other.text) && /\p{L}$/u.test(one.text) && areWideApart(one, other, 0.3)

  /** Neighbouring runs that are seen alike are read as one. */
  const join = (pieces: ReadonlyArray<Piece>): ReadonlyArray<Piece> => {
    const out: Array<Piece> = []
    for (const piece of pieces) {
      const last = out.at(-1)
      const blank = piece.kind === "run" && isBlank(piece)
      if (piece.kind === "run" && last?.kind === "run" && isSeenAlike(last, piece) && isBadge(last, piece))
        out.push({ ...gap }, piece)
      else if (piece.kind === "run" && last?.kind === "run" && (blank || isSeenAlike(last, piece)))
        out[out.length - 1] = {
          ...last,
          text: `${last.text}${areApart(last, piece) ? " " : ""}${piece.text}`,
          box: joined(last.box, piece.box),
          lines: [last.lines[0], piece.lines[1] ?? last.lines[1]]
        }
      else out.push(piece)
    }
    return out
  }

  const textNode = (run: Run): ScreenNode => ({
    ref: refOf(run.node),
    role: "text",
    name: dom.collapse(run.text),
    otherNames: [],
    ...(run.struck ? { struck: true } : {}),
    state: {},
    ...(run.box === undefined ? {} : { box: run.box }),
    visible: run.hidden === undefined,
    ...(run.hidden === undefined ? {} : { hidden: run.hidden }),
    children: []
  })

  const nodesOf = (pieces: ReadonlyArray<Piece>): ReadonlyArray<ScreenNode> =>
    pieces.flatMap((piece) =>
      piece.kind === "made"
        ? [piece.screen]
        : piece.kind === "run" && !isBlank(piece)
          ? [textNode(piece)]
          : []
    )

  /** What is seen and read in the pieces. */
  const readOf = (pieces: ReadonlyArray<Piece>): string => {
    let text = ""
    for (const piece of pieces) {
      if (piece.kind === "gap") text += " "
      else if (piece.kind === "made") text += piece.inline ? piece.text : ` ${piece.text} `
      else if (piece.hidden === undefined || isBlank(piece)) text += piece.text
      if (text.length > longestText) return text.slice(0, longestText)
    }
    return text
  }

  /** A name as it is read out has no space where only styles push two words apart. */
  const asRead = (name: string, text: string): string => {
    const read = dom.collapse(text)
    return read.length > name.length && read.replaceAll(" ", "") === name.replaceAll(" ", "") ? read : name
  }

  /** What holds the whole page, or all that a framework draws: a function that does nothing is set there by the framework itself. */
  const isHolder = (element: HTMLElement): boolean =>
    element === document.body || Object.keys(element).some((key) => key.startsWith("__reactContainer"))

  /** A link that leads nowhere by itself is there for what a script does with it. */
  const isScripted = (element: Element): boolean =>
    dom.tagOf(element) === "A" &&
    ["href", "name", "id"].every((name) => dom.attribute(element, name) === null) &&
    dom.attribute(element, "class") !== null &&
    element.childElementCount <= 3

  const listens = (element: Element): boolean =>
    element instanceof HTMLElement &&
    typeof element.onclick === "function" &&
    !(isHolder(element) && /\{\s*\}$/.test(Function.prototype.toString.call(element.onclick)))

  const clickable = (item: ElementItem): boolean =>
    !reacting.has(item.role) &&
    item.rendered &&
    (item.pointer ||
      isDrawnOff(item.node, item.role) ||
      isScripted(item.node) ||
      listens(item.node) ||
      (dom.attribute(item.node, "tabindex") ?? "-1") !== "-1")

  const reacts = (item: ElementItem): boolean =>
    item.rendered && (reacting.has(item.role) || isField(item.node) || clickable(item))

  const scrolls = (item: ElementItem): boolean => {
    if (!item.rendered || item.inline) return false
    const { overflowX, overflowY } = dom.style(item.node)
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = item.node
    return (
      (/auto|scroll/.test(overflowY) && scrollHeight > clientHeight + 1) ||
      (/auto|scroll/.test(overflowX) && scrollWidth > clientWidth + 1)
    )
  }

  /** A box without a role is kept when it groups things, or can be named or acted on. */
  const isTelling = (item: ElementItem, pieces: ReadonlyArray<Piece>): boolean => {
    if (item.role !== "generic" || hasTestId(item.node) || clickable(item) || scrolls(item)) return true
    if (item.rendered && isUnread(item.node)) return true
    if (item.rendered && pieces.some(isSeen) && isStep(item.node)) return true
    if (
      ["aria-label", "title", "draggable", "aria-live"].some(
        (name) => dom.attribute(item.node, name) !== null
      )
    )
      return true
    if (item.inline) return item.rendered && pieces.some(isSeen) && isPill(item.node)
    const inside = pieces.filter((piece) => piece.kind !== "gap" && !(piece.kind === "run" && isBlank(piece)))
    const isPart =
      item.rendered && pieces.some(isSeen) && (wasTold(item.node) || kindsOf(item.node).length > 0)
    return isPart || inside.length > 1
  }

  const isWord = (text: string): boolean =>
    /[a-zA-Z]{2}/.test(text) || (!dom.isAscii(text) && /\p{L}{2}/u.test(text))

  const namesOf = (item: ElementItem, name: string, text: string): ScreenNode["otherNames"] => {
    const read = dom.collapse(text)
    const isPicture = item.role === "img" && item.rendered && pictured(item.node) !== null
    const acts = isPicture || (reacts(item) && !isField(item.node))
    const wordless = acts && !isWord(readOn(item.node, read))
    const others = [...othersOf(item.node, name), ...(wordless ? picturesOf(item.node) : [])]
    return read === "" || read === name || text.length >= longestText || isField(item.node)
      ? others
      : [...others, { kind: "text", value: read }]
  }

  const hiddenOf = (
    item: ElementItem,
    children: ReadonlyArray<ScreenNode>,
    marks: ReadonlyArray<Mark>
  ): HiddenReason | undefined => {
    if (children.some((child) => child.visible)) return undefined
    // A picture is seen whose words are pushed off the page.
    const isDrawn = marks.some(({ how, kind }) => kind === "icon" && how === "it is a picture")
    return judged(item.sight) ?? (isDrawn ? undefined : hiddenWithin(item, children))
  }

  /** A box that paints nothing of its own is hidden when all of its content is. */
  const hiddenWithin = (item: ElementItem, children: ReadonlyArray<ScreenNode>): HiddenReason | undefined =>
    item.role === "generic" && children.length > 0
      ? children.find((child) => child.hidden)?.hidden
      : undefined

  const boxOf = (item: ElementItem, children: ReadonlyArray<ScreenNode>): Box | undefined => {
    const { x, y, width, height } = item.box
    if (width > 0 && height > 0) return rounded(x, y, width, height)
    const inside = children.reduce<Box | undefined>((box, child) => joined(box, child.box), undefined)
    return inside ?? (item.rendered ? rounded(x, y, width, height) : undefined)
  }

  /** A box of one's own design is drawn by the label, or in it, over an input that nobody sees. */
  const drawnBy = (item: ElementItem): Element | undefined =>
    item.node instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(item.node.type)
      ? labelsOf(item.node).find((label) => {
          const { width, height, right, bottom } = dom.boxOf(label)
          const isSeen = label.checkVisibility({ opacityProperty: true, visibilityProperty: true })
          return isSeen && width > 2 && height > 2 && right > 0 && bottom > 0
        })
      : undefined

  const takesForIt = (item: ElementItem): boolean => {
    const label = drawnBy(item)
    return label !== undefined && dom.style(label).pointerEvents !== "none"
  }

  /** A font draws a sign, whether or not it is read out. */
  const isSigned = (element: Element): boolean =>
    ["::before", "::after"].some(
      (which) => !/^(?:none|normal|["']\s*["'])$/.test(dom.pseudo(element, which).content)
    )

  const isPainted = (element: Element): boolean => {
    const { backgroundColor, backgroundImage, borderTopStyle, borderTopWidth } = dom.style(element)
    const filled = !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) || backgroundImage !== "none"
    const framed = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0
    return filled || framed || isSigned(element) || element.querySelector("svg, img") !== null
  }

  /** A picture of a box stands at the side of what is as wide as its whole line. */
  const isPictured = (element: Element): boolean => /url\(/.test(dom.style(element).backgroundImage)

  /** A switch is drawn beside an input that lies over it, and that nobody sees. */
  const drawnUnder = ({ node }: ElementItem): Element | undefined => {
    const holder = node.parentElement
    if (!(node instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(node.type) || holder === null)
      return undefined
    const own = dom.boxOf(node)
    if (own.width < 8 || own.height < 8) return undefined
    const drawing = Array.from(holder.children).find((each) => {
      const box = dom.boxOf(each)
      const isOver =
        box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top
      const isAlike = box.width * box.height <= own.width * own.height * 4 || isPictured(each)
      const seen = each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return each !== node && isOver && isAlike && seen && isPainted(each)
    })
    return drawing === undefined ? undefined : node
  }

  /** The knob of a slider, about an input that is cut down to nothing. */
  const knobOf = ({ node }: ElementItem): Element | undefined => {
    const knob = node.parentElement
    if (!(node instanceof HTMLInputElement) || node.type !== "range" || knob === null) return undefined
    if (!/^rect\((?:0px,? ?){4}\)$/.test(dom.style(node).clip)) return undefined
    const { height, width } = dom.boxOf(knob)
    const seen = knob.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return seen && height >= 8 && width >= 8 && width <= 60 && isPainted(knob) ? knob : undefined
  }

  /** What is drawn by the one control in it is as good as that: a web component around its button. */
  const isBarred = ({ box, role }: ElementItem, children: ReadonlyArray<ScreenNode>): boolean => {
    const [only, another] = children.filter(({ visible }) => visible)
    if (role !== "generic" || only?.state.disabled !== true || another !== undefined) return false
    const { height = 0, width = 0 } = only.box ?? {}
    return height * width >= 0.6 * box.height * box.width
  }

  const statesOf = (item: ElementItem, chooser: Drawn | undefined): ScreenNode["state"] => {
    const state = stateOf(item.node, item.role)
    if (!reacts(item)) return state
    const own: ScreenNode["state"] = reachOf(item.node)
    const { unpointed, ...others } = own
    // The box of a list takes the clicks for an input that takes none, and the label for a switch.
    const isStoodFor = unpointed === true && (chooser !== undefined || takesForIt(item))
    const reach: ScreenNode["state"] = unpointed === undefined || isStoodFor ? others : own
    const takes = reach.inert !== true && reach.unpointed !== true
    return { ...state, ...reach, ...(takes && isUnder(item.node) ? { covered: true } : {}) }
  }

  /** Marks of boxes that are left out, for the next one around them that is kept. */
  let left: ReadonlyArray<Mark> = []

  const isSeen = (piece: Piece): boolean =>
    piece.kind === "made"
      ? piece.screen.visible
      : piece.kind === "run" && !isBlank(piece) && piece.hidden === undefined

  const markedBy = (item: ElementItem, pieces: ReadonlyArray<Piece>): ReadonlyArray<Mark> => {
    if (!item.rendered) return []
    const holds = pieces.some(isSeen)
    const text = dom.collapse(readOf(pieces))
    const own = marksOf(item.node, item.role, text, holds)
    const red = pieces.flatMap((piece) =>
      piece.kind === "run" && isSeen(piece) && piece.node.parentNode === item.node
        ? marksOfText(item.node, dom.collapse(piece.text))
        : []
    )
    const all = [...own, ...red]
    return all.length === 0 || holds || judged(item.sight) === undefined ? all : []
  }

  const hintOf = (chooser: Drawn | undefined): ScreenNode["otherNames"] =>
    chooser === undefined || chooser.hint === "" ? [] : [{ kind: "placeholder", value: chooser.hint }]

  const made = (item: ElementItem, pieces: ReadonlyArray<Piece>, marks: ReadonlyArray<Mark>): Made => {
    const children = nodesOf(pieces)
    const kinds = item.rendered ? kindsOf(item.node) : []
    const text = readOf(pieces)
    const name = asRead(nameOf(item.node, item.role), text)
    const ownReason = hiddenOf(item, children, marks)
    const chooser = item.role === "combobox" ? drawnList(item.node) : undefined
    const label =
      ownReason === undefined
        ? undefined
        : (drawnBy(item) ??
          (ownReason === "clipped" ? knobOf(item) : undefined) ??
          (ownReason === "transparent" ? (drawnUnder(item) ?? chooser?.box) : undefined))
    const hidden = label === undefined ? ownReason : undefined
    const box = label === undefined ? boxOf(item, children) : bounds(sizedOf([area.rectOf(dom.boxOf(label))]))
    const screen: ScreenNode = {
      ref: refOf(item.node),
      role: item.role,
      name,
      otherNames: [...namesOf(item, name, text), ...hintOf(chooser)],
      ...partsOf(item.node, editable(item.node)),
      ...(chooser === undefined ? {} : { value: chooser.value }),
      ...(clickable(item) ? { clickable: true } : {}),
      ...(item.rendered ? contentsOf(item.node) : {}),
      ...(item.struck && isField(item.node) ? { struck: true } : {}),
      state: { ...statesOf(item, chooser), ...(isBarred(item, children) ? { disabled: true } : {}) },
      ...(box === undefined ? {} : { box }),
      visible: hidden === undefined,
      ...(hidden === undefined ? {} : { hidden }),
      ...(marks.length === 0 ? {} : { marks }),
      ...(kinds.length === 0 ? {} : { kinds }),
      children
    }
    // A badge is read apart from what stands before it.
    return { kind: "made", screen, text, inline: item.inline && !kinds.includes("badge") }
  }

  const ofItem = (item: Item): ReadonlyArray<Piece> => {
    if (item.kind === "break") return [{ ...gap }]
    if (item.kind === "text") return [ofText(item)]
    const outer = left
    left = []
    const pieces = join(item.children.flatMap(ofItem))
    const own = markedBy(item, pieces)
    const marks = [...own, ...left]
    // What lies over the page is a place, though no role says so.
    const isLayer = own.some(({ kind }) => kind === "dialog") && pieces.some(isSeen)
    if (isLayer || isTelling(item, pieces)) {
      left = outer
      return [made(item, pieces, marks)]
    }
    left = [...outer, ...marks]
    return item.inline ? pieces : [gap, ...pieces, gap]
  }

  /** The root is kept, whatever it holds. */
  const all = (root: ElementItem): ScreenNode => {
    left = []
    const pieces = join(root.children.flatMap(ofItem))
    return made({ ...root, role: "document" }, pieces, left).screen
  }

  return { all }
}
