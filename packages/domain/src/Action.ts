/** An intent bound to one node of the newest screen: what a driver carries out. */
import { Data } from "effect"
import type { HeldKey } from "./Intent.js"
import type { NodeRef } from "./Screen.js"

export type Action = Data.TaggedEnum<{
  /** Absolute, or relative to where the driver is. */
  Navigate: { readonly url: string }
  GoBack: {}
  GoForward: {}
  Reload: {}
  Click: {
    readonly ref: NodeRef
    readonly button: "left" | "right" | "middle"
    readonly count: 1 | 2
    /** Keys held down meanwhile. */
    readonly holding?: ReadonlyArray<HeldKey>
  }
  /** CSS pixels of the viewport; whatever lies there takes it. */
  ClickAt: { readonly x: number; readonly y: number }
  LongPress: { readonly ref: NodeRef }
  Hover: { readonly ref: NodeRef }
  /** Marks all of its text, as a person does who draws the mouse over it. */
  SelectText: { readonly ref: NodeRef }
  /** Replaces what the field holds, as a person would: the page sees input and change events. */
  Fill: { readonly ref: NodeRef; readonly value: string }
  /** Types into what is focused, key by key. */
  Type: { readonly text: string }
  /** Chooses in a native list by label. */
  Choose: { readonly ref: NodeRef; readonly labels: ReadonlyArray<string> }
  SetChecked: { readonly ref: NodeRef; readonly checked: boolean }
  /** A key or chord in Playwright's names, such as `Enter` or `Control+A`; to the focused element without a ref. */
  Press: { readonly keys: string; readonly ref?: NodeRef }
  /** `at`: where on the other, from 0 to 1 of its width and height, or beyond it; its middle without it. */
  Drag: {
    readonly ref: NodeRef
    readonly onto: NodeRef
    readonly at?: { readonly x: number; readonly y: number }
  }
  /** Paths on the runner's machine. */
  Upload: { readonly ref: NodeRef; readonly files: ReadonlyArray<string> }
  ScrollTo: { readonly ref: NodeRef }
  /** By most of a screen, or to an edge; the page itself without a ref. */
  Scroll: {
    readonly direction: "up" | "down" | "left" | "right" | "top" | "bottom"
    readonly ref?: NodeRef
  }
  AnswerDialog: { readonly accept: boolean; readonly text?: string }
  OpenTab: { readonly url?: string }
  /** From 0, in the order of `Screen.tabs`. */
  SwitchTab: { readonly index: number }
  CloseTab: {}
  /** CSS pixels. */
  Resize: { readonly width: number; readonly height: number }
}>

export const Action = Data.taggedEnum<Action>()
