/**
 * What a step means: typed actions and checks, before they are bound to a screen. The words of the text are kept, so that a
 * reading can be explained, stored, and compared.
 *
 * Values are templates: `{{name}}` stands for a variable or a secret and is filled in only where it is used.
 */
import { Schema } from "effect"

/** The kind of thing that a text calls a target; `button`, `field`, ... as people say it, not ARIA. */
export const RoleWord = Schema.Literal(
  "button",
  "link",
  "field",
  "checkbox",
  "radio",
  "switch",
  "list",
  "option",
  "slider",
  "tab",
  "menu",
  "menuitem",
  "dialog",
  "heading",
  "image",
  "icon",
  "table",
  "row",
  "column",
  "cell",
  "item",
  "section",
  "form",
  "message",
  "text",
  "page",
  "frame",
  "element"
)
export type RoleWord = typeof RoleWord.Type

/** How a scope lies to its target. `in` covers row of, section, dialog; `near` covers next to, for, of. */
export const Relation = Schema.Literal(
  "in",
  "near",
  "above",
  "below",
  "left_of",
  "right_of",
  "after",
  "before"
)
export type Relation = typeof Relation.Type

export const Quantifier = Schema.Literal("any", "all", "both", "none", "only")
export type Quantifier = typeof Quantifier.Type

export interface Scope {
  readonly relation: Relation
  readonly target: Target
}

/** What a text points at. */
export interface Target {
  /** As in the text, quote marks and a leading article or possessive dropped, the role's word kept: `Approve edit button`. */
  readonly words: string
  /** What names it, the role's word dropped; empty for `the button`. */
  readonly name: string
  /** The name stood in quotes: it is a name on the screen, to the letter. */
  readonly quoted: boolean
  readonly role?: RoleWord
  /** What kind of thing it is in the text's words, beside a quoted name: `payment method` in `payment method "Cash"`. A hint, no name. */
  readonly descriptor?: string
  /** From 1; -1 is the last. */
  readonly ordinal?: number
  readonly quantifier?: Quantifier
  /** `it`, `there`, `that row`: what the step before was about. */
  readonly pronoun?: boolean
  /** Narrowest first. */
  readonly scopes: ReadonlyArray<Scope>
  /** The same words as one longer name, `Meet the team in Lisbon`, where the page bears it; the longest first. */
  readonly wholes?: ReadonlyArray<Target>
}

const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { exact: true })

export const Target: Schema.Schema<Target> = Schema.Struct({
  words: Schema.String,
  name: Schema.String,
  quoted: Schema.Boolean,
  role: optional(RoleWord),
  descriptor: optional(Schema.String),
  ordinal: optional(Schema.Int),
  quantifier: optional(Quantifier),
  pronoun: optional(Schema.Boolean),
  scopes: Schema.Array(
    Schema.Struct({ relation: Relation, target: Schema.suspend((): Schema.Schema<Target> => Target) })
  ),
  wholes: optional(Schema.Array(Schema.suspend((): Schema.Schema<Target> => Target)))
})

/**
 * `contains` for "see", "contains", "shows"; `is` for "is" and "says": the whole of what stands there, without regard to case;
 * `equals` for "is exactly", "reads"; never guessed.
 */
export const TextMatch = Schema.Literal("contains", "is", "equals", "starts_with", "ends_with", "matches")
export type TextMatch = typeof TextMatch.Type

export const Comparison = Schema.Literal("equal", "not_equal", "more", "fewer", "at_least", "at_most")
export type Comparison = typeof Comparison.Type

export const ElementState = Schema.Literal(
  "enabled",
  "disabled",
  "checked",
  "unchecked",
  "selected",
  "focused",
  "empty",
  "expanded",
  "collapsed",
  "required",
  "read_only",
  "invalid",
  "pressed",
  /** A person can click it or type into it: enabled, visible, not covered. */
  "usable",
  /** Of a tab, a filter or a link: the one in force; of a button: it can be pressed. */
  "active",
  /** Shows dots in place of what it holds. */
  "masked",
  /** Crossed out. */
  "struck"
)
export type ElementState = typeof ElementState.Type

const Navigate = Schema.TaggedStruct("Navigate", {
  /** A URL or a path, as in the text. */
  url: optional(Schema.String),
  /** A page by its name: `settings page`; grounded on links and menus. */
  page: optional(Target)
})
const GoBack = Schema.TaggedStruct("GoBack", {})
const GoForward = Schema.TaggedStruct("GoForward", {})
const Reload = Schema.TaggedStruct("Reload", {})
export const HeldKey = Schema.Literal("Alt", "Control", "Meta", "Shift")
export type HeldKey = typeof HeldKey.Type

const Click = Schema.TaggedStruct("Click", {
  target: Target,
  gesture: Schema.Literal("click", "double_click", "right_click", "long_press"),
  /** How many times; 1 unless the text says otherwise. */
  times: Schema.Int,
  holding: optional(Schema.Array(HeldKey))
})
/** On nothing that takes a click, outside of the target: as one closes a menu. */
const ClickAway = Schema.TaggedStruct("ClickAway", {
  /** As in the text: `outside the dialog`, `away`. */
  words: Schema.String,
  target: optional(Target)
})
/** "Give it four stars". */
const Rate = Schema.TaggedStruct("Rate", { target: optional(Target), stars: Schema.Int })
/** An application's own verb on a thing, no control named: `remove Bob from the table`. Its control bears the verb. */
const Perform = Schema.TaggedStruct("Perform", {
  verb: Schema.String,
  target: optional(Target),
  /** Where the thing goes: `add the lamp to the cart`, whose control may read "Add to cart". Not where the thing is. */
  to: optional(Target)
})
const Hover = Schema.TaggedStruct("Hover", { target: Target })
/** Without a target: the focused field, or the only one. */
const Fill = Schema.TaggedStruct("Fill", {
  target: optional(Target),
  value: Schema.String,
  /** What the page says there is put in, and `value` is empty. */
  from: optional(Target),
  /** Beside `from`: only that word of it, from 1; -1 is the last. */
  word: optional(Schema.Int)
})
const Clear = Schema.TaggedStruct("Clear", { target: Target })
/** Key by key into what is focused, without clearing it first. */
const Type = Schema.TaggedStruct("Type", { text: Schema.String })
/** In native and custom lists, menus, radio groups; without a target: an option that is named alone. */
const Choose = Schema.TaggedStruct("Choose", {
  target: optional(Target),
  values: Schema.Array(Schema.String)
})
const SetChecked = Schema.TaggedStruct("SetChecked", { target: Target, checked: Schema.Boolean })
/** Playwright's key names: `Enter`, `Control+A`. */
const Press = Schema.TaggedStruct("Press", {
  keys: Schema.String,
  target: optional(Target),
  times: Schema.Int
})
const Drag = Schema.TaggedStruct("Drag", {
  target: Target,
  onto: Target,
  /** Of a list that is put in order: on which side of the other it is dropped. */
  side: optional(Schema.Literal("before", "after"))
})
const Upload = Schema.TaggedStruct("Upload", { target: optional(Target), files: Schema.Array(Schema.String) })
const Download = Schema.TaggedStruct("Download", { target: Target })
const Scroll = Schema.TaggedStruct("Scroll", {
  /** The container to scroll, or without a direction the thing to bring into view. */
  target: optional(Target),
  direction: optional(Schema.Literal("up", "down", "left", "right", "top", "bottom")),
  /** How far, as in the text: `200 pixels`, `75%`, `a little`; a screenful without it. */
  amount: optional(Schema.String)
})
const Resize = Schema.TaggedStruct("Resize", { width: Schema.Int, height: Schema.Int })
const Dialog = Schema.TaggedStruct("Dialog", { accept: Schema.Boolean, text: optional(Schema.String) })
const OpenTab = Schema.TaggedStruct("OpenTab", { url: optional(Schema.String) })
const SwitchTab = Schema.TaggedStruct("SwitchTab", {
  ordinal: optional(Schema.Int),
  title: optional(Schema.String),
  which: optional(Schema.Literal("new", "previous", "next", "original"))
})
const CloseTab = Schema.TaggedStruct("CloseTab", {})
const LogIn = Schema.TaggedStruct("LogIn", {
  user: optional(Schema.String),
  password: optional(Schema.String),
  /** A role or person, such as `admin`, whose credentials are variables or secrets. */
  as: optional(Schema.String)
})
const LogOut = Schema.TaggedStruct("LogOut", {})
const Search = Schema.TaggedStruct("Search", { value: Schema.String, target: optional(Target) })
const Filter = Schema.TaggedStruct("Filter", { target: optional(Target), value: Schema.String })
const Sort = Schema.TaggedStruct("Sort", {
  target: optional(Target),
  by: optional(Schema.String),
  direction: optional(Schema.Literal("ascending", "descending"))
})
/** Milliseconds. */
const Pause = Schema.TaggedStruct("Pause", { ms: Schema.Number })
/** Waits until nothing on the screen changes any more. */
const Settle = Schema.TaggedStruct("Settle", {})
/** Points at something and does nothing with it; passes when it is found. Not a check: it does not make a test pass. */
const Locate = Schema.TaggedStruct("Locate", { target: Target })
/** Reports what is there. Not a check. */
const Read = Schema.TaggedStruct("Read", { target: optional(Target) })

/** `expected` stands somewhere in view, or in `subject`; "Ada owes $12.50" has the subject Ada. */
const CheckText = Schema.TaggedStruct("CheckText", {
  subject: optional(Target),
  expected: Schema.String,
  /** What it said on the screen of the last deed. */
  from: optional(Schema.String),
  match: TextMatch,
  negated: Schema.Boolean,
  /** It stood without quotes: the same day or amount may be written in another way. */
  bare: optional(Schema.Boolean),
  /** How the subject stands among its like, `pending`: read only where the word tells some of them from the others. */
  standing: optional(Schema.Boolean),
  /** Beside `negated`: it was there before, as "disappears" and "no longer" say. */
  gone: optional(Schema.Boolean)
})
const CheckShown = Schema.TaggedStruct("CheckShown", {
  target: Target,
  negated: Schema.Boolean,
  /** It was not there on the screen of the last deed, as "a new tab is shown" says. */
  fresh: optional(Schema.Boolean),
  /** Beside `negated`: it was there before, as "disappears" and "no longer" say. */
  gone: optional(Schema.Boolean)
})
const CheckValue = Schema.TaggedStruct("CheckValue", {
  target: Target,
  expected: Schema.String,
  match: TextMatch,
  negated: Schema.Boolean,
  bare: optional(Schema.Boolean)
})
const CheckState = Schema.TaggedStruct("CheckState", {
  target: Target,
  state: ElementState,
  negated: Schema.Boolean
})
const CheckCount = Schema.TaggedStruct("CheckCount", {
  target: Target,
  comparison: Comparison,
  count: Schema.Int,
  /** `count` is how many more there are than before the last deed: "one more row", "two fewer rows" as -2. */
  relative: optional(Schema.Boolean),
  /** Of what stands on the page, as "two are listed" says, however many there are elsewhere. */
  listed: optional(Schema.Boolean),
  /** The name of one of them, as in "only Ada is listed": those are counted that stand in the list with her. */
  of: optional(Schema.String)
})
/** A number that a person reads in the target: a price, a total, a badge. */
const CheckNumber = Schema.TaggedStruct("CheckNumber", {
  target: Target,
  comparison: Comparison,
  expected: Schema.Number,
  /** `expected` is by how much it has grown since the last deed. */
  relative: optional(Schema.Boolean),
  /** As in the text: `$`, `kg`, `%`. A number of another unit is not compared. */
  unit: optional(Schema.String)
})
/** What is read for the target, or is in it, is another than before the last deed: "a different password than before". */
const CheckChanged = Schema.TaggedStruct("CheckChanged", { target: Target })
/** What is read for the target, a number, a day or words, compared with what is read for another. */
const CheckCompared = Schema.TaggedStruct("CheckCompared", {
  target: Target,
  than: Target,
  comparison: Comparison
})
/**
 * What stands in the one list there is: `ordered`, one thing for each of the values, in their order; else nothing that says none of the values, and
 * each of them is said. `by` names the column or kind of what says them.
 */
const CheckListed = Schema.TaggedStruct("CheckListed", {
  target: Target,
  by: optional(Schema.String),
  values: Schema.Array(Schema.String),
  ordered: Schema.Boolean
})
/** The target stands at `ordinal` among its like, or its list is sorted. */
const CheckOrder = Schema.TaggedStruct("CheckOrder", {
  target: Target,
  ordinal: optional(Schema.Int),
  by: optional(Schema.String),
  direction: optional(Schema.Literal("ascending", "descending")),
  /** What must come after it. */
  before: optional(Target),
  /** Beside `before`: nothing stands between them. */
  directly: optional(Schema.Boolean),
  negated: Schema.Boolean
})
const CheckAttribute = Schema.TaggedStruct("CheckAttribute", {
  target: Target,
  attribute: Schema.Literal("placeholder", "link", "alt", "tooltip"),
  expected: Schema.String,
  match: TextMatch,
  negated: Schema.Boolean
})
const CheckUrl = Schema.TaggedStruct("CheckUrl", {
  expected: Schema.String,
  match: TextMatch,
  negated: Schema.Boolean
})
const CheckTitle = Schema.TaggedStruct("CheckTitle", {
  expected: Schema.String,
  match: TextMatch,
  negated: Schema.Boolean
})
/** One is on the page of that name; no URL is given. */
const CheckPage = Schema.TaggedStruct("CheckPage", { page: Target, negated: Schema.Boolean })
const CheckDownload = Schema.TaggedStruct("CheckDownload", {
  name: optional(Schema.String),
  content: optional(Schema.String)
})
const CheckDialog = Schema.TaggedStruct("CheckDialog", {
  expected: optional(Schema.String),
  negated: Schema.Boolean
})
/** The last deed opened another tab; `negated`: it opened none. */
const CheckTab = Schema.TaggedStruct("CheckTab", { negated: Schema.Boolean })
/** Somebody is logged in; `negated`: nobody is. */
const CheckLoggedIn = Schema.TaggedStruct("CheckLoggedIn", { negated: Schema.Boolean })
/** Something tells in words of its own what the text only reports: "a toast says that the order was placed". */
const CheckTold = Schema.TaggedStruct("CheckTold", {
  /** What says so; without it whatever the page shows. */
  speaker: optional(Target),
  /** As in the text: a statement, or what it is about. */
  said: Schema.String,
  /** Stated by the text itself, which does not say that anything tells so: only one text with the same words makes it so. */
  stated: optional(Schema.Boolean)
})
/** No uncaught error and no console error since the run began. */
const CheckConsole = Schema.TaggedStruct("CheckConsole", {})
/**
 * Since the last deed: one is on the same `page`; the `document` is the same, as "the page has not changed" says; nothing on the `screen` is
 * another; the `address` is the same to the letter.
 */
const CheckUnchanged = Schema.TaggedStruct("CheckUnchanged", {
  what: Schema.Literal("page", "document", "screen", "address")
})

export const Check = Schema.Union(
  CheckText,
  CheckShown,
  CheckValue,
  CheckState,
  CheckCount,
  CheckNumber,
  CheckCompared,
  CheckListed,
  CheckOrder,
  CheckAttribute,
  CheckUrl,
  CheckTitle,
  CheckPage,
  CheckDownload,
  CheckDialog,
  CheckTab,
  CheckLoggedIn,
  CheckTold,
  CheckConsole,
  CheckUnchanged,
  CheckChanged
)
export type Check = typeof Check.Type

export const Deed = Schema.Union(
  Navigate,
  GoBack,
  GoForward,
  Reload,
  Click,
  ClickAway,
  Rate,
  Perform,
  Hover,
  Fill,
  Clear,
  Type,
  Choose,
  SetChecked,
  Press,
  Drag,
  Upload,
  Download,
  Scroll,
  Resize,
  Dialog,
  OpenTab,
  SwitchTab,
  CloseTab,
  LogIn,
  LogOut,
  Search,
  Filter,
  Sort,
  Pause,
  Settle,
  Locate,
  Read
)
export type Deed = typeof Deed.Type

/** Waits until the check holds; a wait that runs out is a false check only for checks that the text states. */
export interface WaitUntil {
  readonly _tag: "WaitUntil"
  readonly check: Check
}
const WaitUntil = Schema.TaggedStruct("WaitUntil", { check: Check })

export type Simple = Deed | Check | WaitUntil

/** Done when the condition holds on the screen as it is, after the page had time to show it. */
export interface Conditional {
  readonly _tag: "Conditional"
  readonly condition: Check
  readonly deeds: ReadonlyArray<Intent>
}

/** Done again and again until the condition holds; not at all where it holds already. */
export interface Repeated {
  readonly _tag: "Repeated"
  readonly until: Check
  readonly deeds: ReadonlyArray<Intent>
}

/** What must have been so before: `same` for "still", `other` (so, then not so) for "again". */
export const Earlier = Schema.Literal("same", "other")
export type Earlier = typeof Earlier.Type

/** What a text says of time, beside what is done or checked. */
export interface Timing {
  /** Milliseconds in which it must be done or come true. */
  readonly within?: number
  /** Milliseconds for which a check must hold without a break. */
  readonly lasting?: number
  /** Of a check. */
  readonly earlier?: Earlier
}

export type Intent = (Simple | Conditional | Repeated) & Timing

const Timing = Schema.Struct({
  within: optional(Schema.Number),
  lasting: optional(Schema.Number),
  earlier: optional(Earlier)
})

const Deeds = Schema.Array(Schema.suspend((): Schema.Schema<Intent> => Intent))

export const Intent: Schema.Schema<Intent> = Schema.Union(
  Schema.extend(Schema.Union(Deed, Check, WaitUntil), Timing),
  Schema.extend(Schema.TaggedStruct("Conditional", { condition: Check, deeds: Deeds }), Timing),
  Schema.extend(Schema.TaggedStruct("Repeated", { until: Check, deeds: Deeds }), Timing)
)

export const isCheck = (intent: Intent): intent is Check & Timing => intent._tag.startsWith("Check")

/** The checks of an intent, whatever they are part of. What is only waited for is none of them. */
export const checksOf = (intent: Intent): ReadonlyArray<Check> => {
  if (isCheck(intent)) return [intent]
  return intent._tag === "Conditional" || intent._tag === "Repeated" ? intent.deeds.flatMap(checksOf) : []
}
