import type { ScreenNode } from "@assay/domain/Screen"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { nodesOf, openHtml } from "./support/OpenPage.js"
import { TestDrivers } from "./support/TestBrowser.js"

/** A piece of HTML, the role to look at, and what holds of the first node with it. */
const facts: ReadonlyArray<readonly [string, string, string, Partial<ScreenNode>]> = [
  ["disabled", `<button disabled>x</button>`, "button", { state: { disabled: true } }],
  [
    "disabled with its fieldset",
    `<fieldset disabled><input></fieldset>`,
    "textbox",
    { state: { disabled: true } }
  ],
  [
    "not disabled in the legend of a disabled fieldset",
    `<fieldset disabled><legend><button>x</button></legend></fieldset>`,
    "button",
    { state: {} }
  ],
  [
    "disabled by ARIA",
    `<a href="#" aria-disabled="true">x</a>`,
    "link",
    { state: { disabled: true, ariaDisabled: true } }
  ],
  [
    "disabled by ARIA around it",
    `<div aria-disabled="true"><button>x</button></div>`,
    "button",
    { state: { disabled: true, ariaDisabled: true } }
  ],
  ["checked", `<input type="checkbox" checked>`, "checkbox", { state: { checked: true } }],
  ["unchecked", `<input type="radio">`, "radio", { state: { checked: false } }],
  [
    "neither",
    `<input type="checkbox"><script>document.querySelector("input").indeterminate = true</script>`,
    "checkbox",
    { state: { checked: "mixed" } }
  ],
  [
    "checked by ARIA",
    `<div role="switch" aria-checked="true"></div>`,
    "switch",
    { state: { checked: true } }
  ],
  ["selected", `<div role="tab" aria-selected="true">x</div>`, "tab", { state: { selected: true } }],
  ["pressed", `<button aria-pressed="mixed">x</button>`, "button", { state: { pressed: "mixed" } }],
  ["expanded", `<button aria-expanded="false">x</button>`, "button", { state: { expanded: false } }],
  [
    "expanded natively",
    `<details open><summary>x</summary>y</details>`,
    "button",
    { state: { expanded: true } }
  ],
  [
    "the choice of a list that is drawn over its input",
    `<div class="sel"><div><span><input role="combobox" readonly style="opacity:0"></span><span class="sel-item">Live</span></div><i>▾</i></div>`,
    "combobox",
    { value: "Live", visible: true }
  ],
  [
    "nothing chosen in a list that is drawn over its input",
    `<div class="sel"><div><span><input role="combobox" readonly style="opacity:0"></span><span class="sel-placeholder">Choose one</span></div></div>`,
    "combobox",
    { value: "", otherNames: [{ kind: "placeholder", value: "Choose one" }] }
  ],
  [
    "nothing chosen beside the label of a list that is drawn over its input",
    `<div><label for="a">City</label><span class="box" style="display:inline-block;width:90px;height:20px"><input id="a" role="combobox" readonly style="opacity:0"></span></div>`,
    "combobox",
    { value: "", name: "City" }
  ],
  [
    "nothing typed beside words of an input that is seen",
    `<div>City <input role="combobox"></div>`,
    "combobox",
    { value: "", visible: true }
  ],
  [
    "what was typed, and nothing that stands beside it",
    `<div><input role="combobox" value="Ada"><span>Ben</span></div>`,
    "combobox",
    { value: "Ada" }
  ],
  [
    "no choice where the words are of two inputs",
    `<div>Live <input role="combobox" readonly style="opacity:0"><input></div>`,
    "combobox",
    { value: "", visible: false }
  ],
  [
    "the choice of a list that is drawn over an input without a role",
    `<div style="position:relative;width:200px;cursor:pointer"><input style="cursor:pointer;width:190px"><div style="position:absolute;left:4px;top:2px">Live</div></div>`,
    "combobox",
    { value: "Live", visible: true }
  ],
  [
    "nothing chosen in such a list",
    `<div style="position:relative;width:200px"><input placeholder="" style="cursor:pointer;width:190px"><div class="my-placeholder" style="position:absolute;left:4px;top:2px">Choose</div></div>`,
    "combobox",
    { value: "", otherNames: [{ kind: "placeholder", value: "Choose" }] }
  ],
  [
    "a field to write into, over which a hint is drawn",
    `<div style="position:relative;width:200px"><input style="width:190px"><div style="position:absolute;left:4px;top:2px">Live</div></div>`,
    "textbox",
    { value: "" }
  ],
  ["required", `<input required>`, "textbox", { state: { required: true } }],
  ["read-only", `<textarea readonly></textarea>`, "textbox", { state: { readonly: true } }],
  ["invalid", `<input aria-invalid="true">`, "textbox", { state: { invalid: true } }],
  // Not by `autofocus`, which browsers heed when they come to it, after the page has loaded.
  ["focused", `<input id=x><script>x.focus()</script>`, "textbox", { state: { focused: true } }],
  ["a heading's level", `<h3>x</h3>`, "heading", { state: { level: 3 } }],
  [
    "a heading's level by ARIA",
    `<div role="heading" aria-level="5">x</div>`,
    "heading",
    { state: { level: 5 } }
  ],
  [
    "sorted",
    `<table><tr><th aria-sort="descending">x</th></tr></table>`,
    "columnheader",
    { state: { sort: "descending" } }
  ],
  ["a value", `<input value=" a ">`, "textbox", { value: " a " }],
  ["no value", `<input>`, "textbox", { value: "" }],
  ["a slider's value", `<input type="range" value="30">`, "slider", { value: "30", inputType: "range" }],
  [
    "a value by ARIA",
    `<div role="slider" aria-valuenow="3" aria-valuetext="low"></div>`,
    "slider",
    { value: "low" }
  ],
  ["a concealed value", `<input type="password" value="x">`, "textbox", { value: "••••", concealed: true }],
  ["a concealed empty field", `<input type="password">`, "textbox", { value: "", concealed: true }],
  [
    "a value concealed by CSS",
    `<input value="x" style="-webkit-text-security:disc">`,
    "textbox",
    { value: "••••", concealed: true }
  ],
  [
    "choices",
    `<select><option>A</option><optgroup label="G"><option selected>B</option><option disabled>C</option></optgroup></select>`,
    "combobox",
    {
      value: "B",
      options: [
        { label: "A", selected: false, disabled: false },
        { label: "B", selected: true, disabled: false },
        { label: "C", selected: false, disabled: true }
      ]
    }
  ],
  [
    "several choices",
    `<select multiple><option selected>A</option><option selected>B</option></select>`,
    "listbox",
    { value: "A, B" }
  ],
  [
    "where a link leads",
    `<a href="https://x.example/a?b#c">x</a>`,
    "link",
    { href: "https://x.example/a?b#c" }
  ],
  ["an input's type", `<input type="email">`, "textbox", { inputType: "email" }],
  ["clickable by its cursor", `<div style="cursor:pointer">x</div>`, "generic", { clickable: true }],
  ["clickable by its handler", `<div onclick="1">x</div>`, "generic", { clickable: true }],
  ["clickable as it takes focus", `<div tabindex="0">x</div>`, "generic", { clickable: true }],
  [
    "other names of a field",
    `<label for="n">Name</label><input id="n" name="who" aria-label="Person" placeholder="Ada" title="Hint" data-testid="t" aria-describedby="d"><i id="d">Full name</i>`,
    "textbox",
    {
      name: "Person",
      otherNames: [
        { kind: "label", value: "Name" },
        { kind: "placeholder", value: "Ada" },
        { kind: "title", value: "Hint" },
        { kind: "description", value: "Full name" },
        { kind: "test_id", value: "t" },
        { kind: "test_id", value: "n" },
        { kind: "test_id", value: "who" }
      ]
    }
  ],
  [
    "the text that is seen, where the name says otherwise",
    `<button aria-label="Cancel">Save <b>all</b></button>`,
    "button",
    { name: "Cancel", otherNames: [{ kind: "text", value: "Save all" }] }
  ],
  [
    "no text that is not seen",
    `<button aria-label="Cancel">Save<b style="opacity:0"> all</b></button>`,
    "button",
    { otherNames: [{ kind: "text", value: "Save" }] }
  ],
  [
    "seen, as a box that its label draws",
    `<label><input type="checkbox" style="opacity:0;position:absolute"><i style="display:inline-block;width:20px;height:20px;background:#999"></i></label>`,
    "checkbox",
    { visible: true }
  ],
  [
    "seen, as a box that is not rendered and drawn by its label",
    `<input type="radio" id="r" style="display:none"><label for="r">Red</label>`,
    "radio",
    { visible: true, name: "Red" }
  ],
  [
    "not seen, as a box whose label is not",
    `<label style="display:none"><input type="checkbox"> Red</label>`,
    "checkbox",
    { visible: false }
  ],
  [
    "not seen, as a box without a label",
    `<input type="checkbox" style="opacity:0">`,
    "checkbox",
    { visible: false, hidden: "transparent" }
  ],
  [
    "a box that lies over the sign of a font",
    `<style>.mark::before{content:"\\2610"}</style><div style="position:relative;width:40px;height:40px"><i class="mark"></i><input type="checkbox" style="position:absolute;inset:0;width:40px;height:40px;opacity:0"></div>`,
    "checkbox",
    { visible: true }
  ],
  [
    "no box over a sign that is empty",
    `<style>.mark::before{content:""}</style><div style="position:relative;width:40px;height:40px"><i class="mark"></i><input type="checkbox" style="position:absolute;inset:0;width:40px;height:40px;opacity:0"></div>`,
    "checkbox",
    { visible: false, hidden: "transparent" }
  ],
  [
    "a label that is there twice",
    `<label for="n" aria-hidden="true">Adults</label><input id="n"><label for="n">Adults</label>`,
    "textbox",
    { name: "Adults" }
  ],
  [
    "the picture on it by its class",
    `<button><i class="fa fa-trash-alt fa-lg"></i></button>`,
    "button",
    { otherNames: [{ kind: "picture", value: "trash alt" }] }
  ],
  [
    "the picture on it by the class of a drawing",
    `<button><svg class="lucide lucide-pencil"></svg></button>`,
    "button",
    { otherNames: [{ kind: "picture", value: "pencil" }] }
  ],
  [
    "the picture on it by a symbol",
    `<button class="btn-icon"><svg><use href="sprite.svg#icon-bell"></use></svg></button>`,
    "button",
    { otherNames: [{ kind: "picture", value: "bell" }] }
  ],
  ["no picture beside words", `<button><i class="icon-plus"></i> Add</button>`, "button", { otherNames: [] }],
  ["no id made by a program", `<button id="radix-:r12:" data-x="1">x</button>`, "button", { otherNames: [] }]
]

it.layer(TestDrivers)("a node tells", (it) => {
  describe("of its element", () => {
    it.scoped.each(facts)("%s", ([, body, role, expected]) =>
      Effect.gen(function* () {
        const driver = yield* openHtml(body)
        const node = nodesOf(yield* driver.screen).find((one) => one.role === role)
        expect(node).toMatchObject(expected)
        if (expected.state !== undefined && role !== "checkbox" && role !== "radio") {
          const { focused: _focused, ...state } = node?.state ?? {}
          const { focused: _expected, ...others } = expected.state
          expect(state).toEqual(others)
        }
      })
    )
  })
})
