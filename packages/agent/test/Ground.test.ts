import { describe, expect, it } from "@effect/vitest"
import type { Target } from "@assay/domain/Intent"
import type { Screen } from "@assay/domain/Screen"
import type { Purpose } from "../src/ground/Candidates.js"
import { ground } from "../src/ground/Ground.js"
import { groundVerb } from "../src/ground/Verbs.js"
import { viewOf } from "../src/screen/View.js"
import {
  box,
  button,
  field,
  heading,
  node,
  paragraph,
  screen,
  spoken,
  table,
  text
} from "./support/Screens.js"
import { quoted, scoped, target, the } from "./support/Targets.js"

const bind = (on: Screen, wanted: Target, purpose: Purpose = "click") => {
  const grounding = ground(viewOf(on), wanted, purpose)
  if (grounding._tag === "Found") return `${grounding.seen.node.role} ${grounding.seen.node.name}`
  return grounding._tag === "Ambiguous" ? `${grounding.candidates.length} alike` : "missing"
}

const people = () =>
  screen([
    table(
      "",
      ["Name", "Balance", ""],
      ["Ada", "$12.50", button("Remove", { ref: "ada" })],
      ["Bob", "$3.00", button("Remove", { ref: "bob" })]
    )
  ])

describe("a target is found", () => {
  it("by the exact name before a longer one", () => {
    const on = screen([button("Save as draft"), button("Save")])
    expect(bind(on, the("button", "Save"))).toBe("button Save")
  })
  it("by its label, whatever the case and the mark of a required field", () => {
    expect(bind(screen([field("Full Name *"), field("E-mail")]), the("field", "full name"), "fill")).toBe(
      "textbox Full Name *"
    )
  })
  it("as the control and not as the text of its label", () => {
    const on = screen([text("Name"), field("Name"), text("Agree"), node("checkbox", "Agree")])
    expect(bind(on, target("Name"))).toBe("textbox Name")
    expect(bind(on, target("Agree"), "check")).toBe("checkbox Agree")
  })
  it("by the text before it, when no label names it", () => {
    const on = screen([box(text("City"), field("")), box(text("Street"), field(""))])
    const view = viewOf(on)
    const found = ground(view, the("field", "City"), "fill")
    expect(found._tag === "Found" && found.seen.at < view.all.length / 2).toBe(true)
  })
  it("by its test id, the words for its kind left out", () => {
    const on = screen([
      button("", { otherNames: [{ kind: "test_id", value: "order-button" }] }),
      button("", { otherNames: [{ kind: "test_id", value: "cart-button" }] })
    ])
    const found = ground(viewOf(on), the("button", "cart"), "click")
    expect(found._tag === "Found" && found.seen.node.otherNames[0]?.value).toBe("cart-button")
  })
  it("by its place in the order of reading", () => {
    const on = screen([
      button("Delete", { ref: "a" }),
      button("Delete", { ref: "b" }),
      button("Delete", { ref: "c" })
    ])
    const nth = (ordinal: number) => {
      const found = ground(viewOf(on), the("button", "Delete", { ordinal }), "click")
      return found._tag === "Found" ? found.seen.node.ref : found._tag
    }
    expect([nth(2), nth(-1), nth(4)]).toEqual(["b", "c", "Missing"])
  })
  it("in the row that holds the text", () => {
    const found = ground(viewOf(people()), scoped(the("button", "Remove"), "in", the("row", "Bob")), "click")
    expect(found._tag === "Found" && found.seen.node.ref).toBe("bob")
  })
  it("next to the text", () => {
    const found = ground(viewOf(people()), scoped(the("button", "Remove"), "near", target("Ada")), "click")
    expect(found._tag === "Found" && found.seen.node.ref).toBe("ada")
  })
  it("under the heading of its section", () => {
    const on = screen([
      heading("Shipping", 2),
      button("Edit", { ref: "shipping" }),
      heading("Billing", 2),
      button("Edit", { ref: "billing" })
    ])
    const found = ground(viewOf(on), scoped(the("button", "Edit"), "in", the("section", "Billing")), "click")
    expect(found._tag === "Found" && found.seen.node.ref).toBe("billing")
  })
  it("as the cell under the column, in the row", () => {
    const on = people()
    expect(bind(on, scoped(target("balance"), "in", target("Ada")), "look")).toBe("cell $12.50")
  })
  it("by its picture, with the number beside it", () => {
    const on = screen([spoken("button", "♥ 3"), spoken("button", "★ 4")])
    expect(bind(on, the("icon", "heart"))).toBe("button ♥ 3")
  })
  it("by what its set of icons calls the picture, whatever sign is drawn", () => {
    const picture = (value: string) => ({ otherNames: [{ kind: "picture" as const, value }] })
    const on = screen([
      button("", picture("pencil square")),
      button("✂", picture("trash")),
      button("", picture("cart plus"))
    ])
    expect(bind(on, the("icon", "trash"))).toBe("button ✂")
    expect(bind(on, the("icon", "delete"))).toBe("button ✂")
    expect(bind(on, the("icon", "plus"))).toBe("missing")
  })
  it("in the list of the content before the lists of menus", () => {
    const item = (name: string) => node("listitem", "", [text(name)], { clickable: true })
    const on = screen([
      node("list", "", [item("People"), item("Reports")]),
      table("", ["Name"], ["Ada"], ["Reports"])
    ])
    expect(bind(on, scoped(target("Reports"), "in", the("list", "")), "look")).toBe("cell Reports")
  })
  it("in the menu on the left, which only its place tells", () => {
    const item = (ref: string, x: number) =>
      node("listitem", "", [text("Reports")], {
        ref,
        clickable: true,
        box: { x: x + 4, y: 90, width: 120, height: 20 }
      })
    const on = screen([
      node("generic", "", [item("menu", 0)], { box: { x: 0, y: 60, width: 200, height: 500 } }),
      node("generic", "", [item("content", 300)], { box: { x: 300, y: 60, width: 900, height: 500 } })
    ])
    const left: Target = { ...the("menu", "left"), words: "left menu" }
    const placed = ground(viewOf(on), scoped(target("Reports"), "in", left), "click")
    expect(placed._tag === "Found" && placed.seen.node.ref).toBe("menu")
    const other: Target = { ...the("menu", "right"), words: "right menu" }
    expect(bind(on, scoped(target("Reports"), "in", other))).toBe("missing")
  })
  it("in the corner that the text tells", () => {
    const at = (ref: string, x: number) => button("Menu", { ref, box: { x, y: 10, width: 60, height: 30 } })
    const corner: Target = { ...target("top right corner"), words: "top right corner" }
    const found = ground(
      viewOf(screen([at("a", 20), at("b", 1100)])),
      scoped(target("Menu"), "in", corner),
      "click"
    )
    expect(found._tag === "Found" && found.seen.node.ref).toBe("b")
  })
  it("as the button and not as the field of the same name, when it is clicked", () => {
    expect(bind(screen([field("Search"), button("Search")]), target("Search"))).toBe("button Search")
    expect(bind(screen([field("Search"), button("Search")]), target("Search"), "fill")).toBe("textbox Search")
  })
  it("by the text before it, when nothing but a placeholder names it", () => {
    const on = screen([box(text("Date of birth"), field("yyyy-mm-dd")), box(text("Id"), field(""))])
    expect(bind(on, the("field", "Date of birth"), "fill")).toBe("textbox yyyy-mm-dd")
    expect(bind(on, the("field", "Place of birth"), "fill")).toBe("missing")
  })
  it("in the dialog that is open in the middle of the screen", () => {
    const middle = { x: 340, y: 200, width: 600, height: 300 }
    const on = screen([
      button("Delete", { ref: "behind" }),
      node("dialog", "Sure?", [button("Delete", { ref: "front" })], { box: middle })
    ])
    const found = ground(viewOf(on), the("button", "Delete"), "click")
    expect(found._tag === "Found" && found.seen.node.ref).toBe("front")
  })
})

describe("a target is not found", () => {
  it("when two fit equally well", () => {
    expect(bind(screen([button("Save"), button("Save")]), the("button", "Save"))).toBe("2 alike")
  })
  it("when only parts fit, about equally", () => {
    expect(bind(screen([field("Pet name"), field("Boat name")]), the("field", "name"), "fill")).toBe(
      "2 alike"
    )
  })
  it("when what else is in the name tells it from others", () => {
    expect(bind(screen([field("Last name")]), the("field", "name"), "fill")).toBe("missing")
  })
  it("when a quoted name is only alike", () => {
    expect(bind(screen([button("Save order")]), quoted("Order save", { role: "button" }))).toBe("missing")
  })
  it("when nothing but hidden nodes bear the name", () => {
    const hidden = button("Save", { visible: false, hidden: "transparent" })
    expect(bind(screen([hidden]), the("button", "Save"))).toBe("missing")
  })
  it("when the scope is not there", () => {
    expect(bind(people(), scoped(the("button", "Remove"), "in", the("row", "Eve")))).toBe("missing")
  })
  it("in another row than the one asked for", () => {
    const on = screen([table("", ["Name", ""], ["Ada", ""], ["Bob", button("Remove")])])
    expect(bind(on, scoped(the("button", "Remove"), "in", the("row", "Ada")))).toBe("missing")
  })
})

describe("an application's own verb", () => {
  const perform = (on: Screen, verb: string, thing?: Target) => {
    const grounding = groundVerb(viewOf(on), verb, thing, undefined)
    return grounding._tag === "Found" ? grounding.seen.node.ref : grounding._tag
  }
  it("is the control that bears it, beside the thing", () => {
    expect(perform(people(), "remove", target("Bob"))).toBe("bob")
  })
  it("is the control that names the thing as well", () => {
    const on = screen([button("Remove Ada", { ref: "a" }), button("Remove Bob", { ref: "b" })])
    expect(perform(on, "Remove", target("Bob"))).toBe("b")
  })
  it("never leaves the record of the thing", () => {
    const on = screen([table("", ["Name", ""], ["Ada", ""], ["Bob", button("Remove")])])
    expect(perform(on, "Remove", target("Ada"))).toBe("Missing")
  })
  it("is the one control of the page, for a thing that the page does not name", () => {
    const on = screen([paragraph(text("Title")), spoken("button", "Save", { ref: "save" })])
    expect(perform(on, "save", target("job"))).toBe("save")
  })
})
