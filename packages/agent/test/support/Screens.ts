/** Screens from a few words, for what is read off a screen without a browser. */
import type { Screen, ScreenNode } from "@assay/domain/Screen"

type Extra = Partial<Omit<ScreenNode, "role" | "name" | "children">>

const count = { made: 0 }

/** A node of that role and name; `extra` overrides what a plain visible node has. */
export const node = (
  role: string,
  name = "",
  children: ReadonlyArray<ScreenNode> = [],
  extra: Extra = {}
): ScreenNode => ({
  ref: `n${++count.made}`,
  role,
  name,
  otherNames: [],
  state: {},
  visible: true,
  children,
  ...extra
})

export const text = (characters: string, extra: Extra = {}): ScreenNode => node("text", characters, [], extra)

/** A control, a heading or a cell: its name is the text in it. */
export const spoken = (role: string, name: string, extra: Extra = {}): ScreenNode =>
  node(role, name, [text(name)], extra)

export const button = (name: string, extra: Extra = {}): ScreenNode => spoken("button", name, extra)
export const field = (name: string, value = "", extra: Extra = {}): ScreenNode =>
  node("textbox", name, [], { value, ...extra })
export const heading = (name: string, level: number): ScreenNode =>
  spoken("heading", name, { state: { level } })
export const paragraph = (...children: ReadonlyArray<ScreenNode>): ScreenNode =>
  node("paragraph", "", children)
export const box = (...children: ReadonlyArray<ScreenNode>): ScreenNode => node("generic", "", children)

/** A table: the first row holds the headers. */
export const table = (name: string, ...rows: ReadonlyArray<ReadonlyArray<string | ScreenNode>>): ScreenNode =>
  node(
    "table",
    name,
    rows.map((cells, at) =>
      node(
        "row",
        "",
        cells.map((cell) => {
          const role = at === 0 ? "columnheader" : "cell"
          return typeof cell === "string" ? spoken(role, cell) : node(role, "", [cell])
        })
      )
    )
  )

export const screen = (children: ReadonlyArray<ScreenNode>, extra: Partial<Screen> = {}): Screen => ({
  url: "https://shop.test/",
  title: "Shop",
  viewport: { width: 1280, height: 720 },
  root: node("document", "", children),
  tabs: [{ title: "Shop", url: "https://shop.test/", current: true }],
  ...extra
})
