/**
 * What the agent sees: one normalised tree, the same for web, Android and iOS. Plain values, made often and never stored whole,
 * so these are types and not schemas.
 */

/** Viewport coordinates in CSS pixels (device-independent pixels on a device). */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Names a node on the newest screen of one driver; means nothing on another screen. */
export type NodeRef = string

/** Why a person does not see a node that is in the tree. */
export type HiddenReason =
  | "transparent"
  | "clipped"
  | "off_page"
  | "no_size"
  | "covered"
  | "not_rendered"
  | "same_colour"
  | "hidden_from_people"

/**
 * Why what a person sees in a node is not in the tree: its pixels are drawn (`canvas`, `video`), another program shows it (`plugin`),
 * its document could not be read (`frame`), or it is closed off from scripts (`closed_shadow`).
 */
export type OpaqueReason = "canvas" | "video" | "plugin" | "frame" | "closed_shadow"

/**
 * A name other than the accessible one by which a person or a test may call the node. `picture` is what draws an icon that has no words, by
 * the name that its set of icons has for it: `trash` of the class `fa-trash`.
 */
export interface OtherName {
  readonly kind: "label" | "placeholder" | "title" | "alt" | "test_id" | "description" | "text" | "picture"
  readonly value: string
}

/** Things that a page often shows without a role and a name. */
export type MarkKind =
  | "dialog"
  | "busy"
  | "toast"
  | "sidebar"
  | "banner"
  | "tooltip"
  | "menu"
  | "error"
  | "success"
  | "icon"
  | "footer"
  | "header"

/** Parts of a page that have no role of their own, and one word that everybody has for them. */
export type PartKind =
  | "pagination"
  | "breadcrumb"
  | "stepper"
  | "toolbar"
  | "filters"
  | "tabs"
  | "timeline"
  | "card"
  | "chip"
  | "badge"
  | "avatar"
  | "empty"
  | "bar"
  | "carousel"
  | "player"
  | "summary"
  /** A message that nobody has opened yet, by its class and its bold letters. */
  | "unread"
  /** The foot of a table, by its element: what its rows come to. */
  | "foot"

/**
 * Evidence that something of a kind is seen: a word of a class or an id, or how a box looks. It may speak against an absence, and tell a
 * place that has no role; it is never a name.
 */
export interface Mark {
  readonly kind: MarkKind
  /** For a person: `its class “spinner”`, `it moves without end`. */
  readonly how: string
  /** The class or the id that tells it, where one does: `spinner`. At most 40 characters. */
  readonly called?: string
  /** What is read in it, at most 120 characters. */
  readonly text: string
}

export interface NodeState {
  readonly disabled?: boolean
  /** `disabled` is only said (`aria-disabled`): the element itself would still take a click or a key. */
  readonly ariaDisabled?: boolean
  /** Takes neither clicks nor keys: marked `inert`, or behind an open modal dialog. */
  readonly inert?: boolean
  /** Clicks go through it to what lies behind (`pointer-events: none`); keys may still reach it. */
  readonly unpointed?: boolean
  readonly checked?: boolean | "mixed"
  readonly selected?: boolean
  readonly pressed?: boolean | "mixed"
  readonly expanded?: boolean
  readonly focused?: boolean
  readonly required?: boolean
  readonly readonly?: boolean
  readonly invalid?: boolean
  /** The level of a heading, 1 to 6. */
  readonly level?: number
  /** `ascending` or `descending` on the header of a sorted column. */
  readonly sort?: "ascending" | "descending"
  /** On a control: where it stands now, something else lies over it and would take a click. */
  readonly covered?: boolean
}

export interface ScreenNode {
  readonly ref: NodeRef
  /** The ARIA role in lower case; `text` for a run of characters, `generic` for a box without a role. */
  readonly role: string
  /** The accessible name; for `text` the characters. White space collapsed, ends trimmed. */
  readonly name: string
  readonly otherNames: ReadonlyArray<OtherName>
  /** What a field holds. Masked (`••••`) for a field whose characters are hidden from people. */
  readonly value?: string
  /** The field hides its characters, as for passwords. */
  readonly concealed?: boolean
  /** The choices of a native list, by label. */
  readonly options?: ReadonlyArray<{
    readonly label: string
    readonly selected: boolean
    readonly disabled: boolean
  }>
  /** Where a link leads, absolute. */
  readonly href?: string
  /** `input type` or the like, where it says more than the role: `password`, `date`, `file`, `range`, `email`, `textarea`. */
  readonly inputType?: string
  /** Reacts to a click although its role does not say so. */
  readonly clickable?: boolean
  /** What the picture of an `img` came to: `broken` shows nothing but its other text, `loading` is not there yet. */
  readonly picture?: "shown" | "loading" | "broken"
  /** The characters of a `text` or a field are crossed out by a line. */
  readonly struck?: boolean
  /** More may be seen in the node than the tree holds, so nothing can be said to be absent from it. */
  readonly opaque?: OpaqueReason
  readonly state: NodeState
  readonly box?: Box
  /** A person sees it: not transparent, clipped, off the page, of no size, covered or hidden in any other way. */
  readonly visible: boolean
  /** Present when `visible` is false. */
  readonly hidden?: HiddenReason
  /** Of the node and of boxes in it that the tree leaves out; only what is seen. */
  readonly marks?: ReadonlyArray<Mark>
  /** What parts its class says it is. It tells a kind of thing, and never which of them. */
  readonly kinds?: ReadonlyArray<PartKind>
  readonly children: ReadonlyArray<ScreenNode>
}

/** A dialog of the browser or the device itself, which holds everything up until it is answered. */
export interface SystemDialog {
  readonly kind: "alert" | "confirm" | "prompt" | "beforeunload"
  readonly message: string
  readonly defaultValue: string
}

export interface Tab {
  readonly title: string
  readonly url: string
  readonly current: boolean
}

export interface Screen {
  readonly url: string
  readonly title: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly root: ScreenNode
  readonly dialog?: SystemDialog
  /**
   * For how many milliseconds from now the page has nothing to do by itself: no timer, frame, animation or worker of it is due. Requests are
   * not counted, see `Facts`. Absent where that is not known.
   */
  readonly idleFor?: number
  /**
   * For how many milliseconds from now timers of the page are due that it set in answer to what was done last, as coming to it; 0 where there
   * are none. Only those that are due within 700 ms count. Absent where that is not known.
   */
  readonly answersFor?: number
  readonly tabs: ReadonlyArray<Tab>
}

/** What it shows, without what it is about to do: two looks at the same page are equal in it. */
export const withoutPlans = ({ answersFor: _, idleFor: __, ...shown }: Screen): Screen => shown

/** The node and everything below it, parents first. */
export function* walk(node: ScreenNode): Generator<ScreenNode> {
  yield node
  for (const child of node.children) yield* walk(child)
}
