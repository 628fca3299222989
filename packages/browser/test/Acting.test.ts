import { Action } from "@assay/domain/Action"
import type { ActError, Driver, TargetNotActionable } from "@assay/domain/Driver"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { find, lookFor, openHtml, seenText, waitFor } from "./support/OpenPage.js"
import { TestDrivers } from "./support/TestBrowser.js"

const click = (ref: string, count: 1 | 2 = 1, button: "left" | "right" = "left") =>
  Action.Click({ ref, button, count })

/** A page that says in `#out` what happened to it. */
const told = (body: string) => `${body}<output id="out"></output>
  <script>const tell = (text) => { document.querySelector("#out").textContent += text + ";" }</script>`

/** Keeps the page from anything else for so many milliseconds. */
const busy = (milliseconds: number) =>
  `const began = Date.now(); while (Date.now() - began < ${milliseconds});`

it.layer(TestDrivers)("carrying out actions", (it) => {
  describe("on fields", () => {
    it.scoped("fills a field as a person would, with input and change events", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          told(`<label>Name <input value="old" oninput="tell('input')" onchange="tell('change')"></label>`)
        )
        const field = yield* lookFor(driver, "textbox", "Name")
        yield* driver.act(Action.Fill({ ref: field.ref, value: "Ada" }), "2 seconds")
        yield* driver.act(Action.Press({ keys: "Tab" }), "2 seconds")
        const screen = yield* driver.screen
        expect(find(screen, "textbox", "Name").value).toBe("Ada")
        expect(seenText(screen)).toContain("input;change;")
      })
    )

    it.scoped("waits for a page that is busy with a key, which is pressed once", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(told(`<input aria-label="It" onkeydown="${busy(3000)};tell('key')">`))
        const { ref } = yield* lookFor(driver, "textbox", "It")
        yield* driver.act(Action.Press({ keys: "a", ref }), "2 seconds")
        expect(seenText(yield* driver.screen)).toBe("key;")
      })
    )

    it.scoped.each([
      ["date", "textbox", "2026-11-21"],
      ["range", "slider", "70"],
      ["number", "spinbutton", "12"],
      ["time", "textbox", "10:30"],
      ["color", "textbox", "#ff0000"]
    ] as const)("fills a field of type %s", ([type, role, value]) =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<label>It <input type="${type}"></label>`)
        yield* driver.act(Action.Fill({ ref: (yield* lookFor(driver, role, "It")).ref, value }), "2 seconds")
        expect((yield* lookFor(driver, role, "It")).value).toBe(value)
      })
    )

    it.scoped("fills a text area and rich text", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          `<textarea aria-label="Note"></textarea><div contenteditable aria-label="Body"><b>x</b></div>`
        )
        for (const name of ["Note", "Body"]) {
          const field = yield* lookFor(driver, "textbox", name)
          yield* driver.act(Action.Fill({ ref: field.ref, value: `${name} text` }), "2 seconds")
          expect((yield* lookFor(driver, "textbox", name)).value).toBe(`${name} text`)
        }
      })
    )

    it.scoped("chooses in a native list by label", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          `<label>Colour <select><option value="r">Red</option><option value="b">Blue</option></select></label>`
        )
        const list = yield* lookFor(driver, "combobox", "Colour")
        expect(list.options?.map((option) => option.label)).toEqual(["Red", "Blue"])
        yield* driver.act(Action.Choose({ ref: list.ref, labels: ["Blue"] }), "2 seconds")
        expect((yield* lookFor(driver, "combobox", "Colour")).value).toBe("Blue")
        const failure = yield* Effect.flip(
          driver.act(Action.Choose({ ref: list.ref, labels: ["Green"] }), "200 millis")
        )
        expect(failure._tag).toBe("TargetNotActionable")
      })
    )

    it.scoped("checks and unchecks, also a box that is drawn by its label", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          `<label><input type="checkbox"> Plain</label>
           <label style="display:block"><input type="checkbox" style="display:none"> Drawn</label>`
        )
        for (const name of ["Plain", "Drawn"])
          for (const checked of [true, true, false]) {
            const box = yield* lookFor(driver, "checkbox", name)
            yield* driver.act(Action.SetChecked({ ref: box.ref, checked }), "2 seconds")
            expect((yield* lookFor(driver, "checkbox", name)).state.checked).toBe(checked)
          }
      })
    )

    it.scoped("does not take a box for set that was drawn anew in the middle of the click", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          `<div id="all"></div><script>
            let on = false, calm = false
            const draw = () => {
              const box = document.createElement("button")
              box.textContent = "Seat"
              box.setAttribute("role", "checkbox")
              box.setAttribute("aria-checked", String(on))
              box.onmousedown = () => { if (!calm) { calm = true; draw() } }
              box.onclick = () => { on = !on; draw() }
              all.replaceChildren(box)
            }
            draw()
          </script>`
        )
        const set = Effect.gen(function* () {
          const box = yield* lookFor(driver, "checkbox", "Seat")
          yield* driver.act(Action.SetChecked({ ref: box.ref, checked: true }), "2 seconds")
        })
        expect((yield* Effect.flip(set))._tag).toBe("TargetStale")
        yield* set
        expect((yield* lookFor(driver, "checkbox", "Seat")).state.checked).toBe(true)
      })
    )

    it.scoped("takes a box for set that goes as soon as it is", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          `<p>To do</p><label id="row"><input type="checkbox" onchange="row.remove()"> Water</label>`
        )
        const box = yield* lookFor(driver, "checkbox", "Water")
        yield* driver.act(Action.SetChecked({ ref: box.ref, checked: true }), "2 seconds")
        expect(seenText(yield* driver.screen)).toBe("To do")
      })
    )

    it.scoped("types into what is focused and presses chords", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<input aria-label="It" autofocus value="old">`)
        const field = yield* lookFor(driver, "textbox", "It")
        yield* driver.act(Action.Press({ ref: field.ref, keys: "Control+A" }), "2 seconds")
        yield* driver.act(Action.Type({ text: "new" }), "2 seconds")
        expect((yield* lookFor(driver, "textbox", "It")).value).toBe("new")
      })
    )
  })

  describe("with the mouse", () => {
    it.scoped("waits for a page that is busy with a click, which is done once", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(told(`<button onclick="${busy(3000)};tell('bought')">Buy</button>`))
        const { ref } = yield* lookFor(driver, "button", "Buy")
        yield* driver.act(click(ref), "2 seconds")
        expect(seenText(yield* driver.screen)).toBe("Buy | bought;")
      })
    )

    it.scoped("clicks, double-clicks, right-clicks, hovers and presses long", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          told(`<button onclick="tell('click')" ondblclick="tell('double')" oncontextmenu="tell('menu')"
                onmouseover="tell('over')" onmousedown="at=Date.now()" onmouseup="if(Date.now()-at>500)tell('long')">It</button>`)
        )
        const { ref } = yield* lookFor(driver, "button", "It")
        yield* driver.act(Action.Hover({ ref }), "2 seconds")
        yield* driver.act(click(ref), "2 seconds")
        yield* driver.act(click(ref, 2), "2 seconds")
        yield* driver.act(click(ref, 1, "right"), "2 seconds")
        yield* driver.act(Action.LongPress({ ref }), "2 seconds")
        const text = seenText(yield* driver.screen)
        for (const what of ["over;click;", "double;", "menu;", "long;"]) expect(text).toContain(what)
      })
    )

    it.scoped("marks the text of one element", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          told(
            `<p>Red sky at night.</p><p>Blue, and green.</p><button onclick="tell(getSelection())">Tell</button>`
          )
        )
        const { ref } = yield* lookFor(driver, "text", "Blue, and green.")
        yield* driver.act(Action.SelectText({ ref }), "2 seconds")
        yield* driver.act(click((yield* lookFor(driver, "button", "Tell")).ref), "2 seconds")
        expect(seenText(yield* driver.screen)).toContain("Blue, and green.;")
      })
    )

    it.scoped("clicks the element around a text", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(told(`<div onclick="tell('row')"><span>Ada</span></div>`))
        yield* driver.act(click((yield* lookFor(driver, "text", "Ada")).ref), "2 seconds")
        expect(seenText(yield* driver.screen)).toContain("row;")
      })
    )

    it.scoped("drags one element onto another", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          told(`<div draggable="true" aria-label="card" ondragstart="tell('start')" style="width:80px;height:40px;background:#ccc">Card</div>
            <div aria-label="done" ondragover="event.preventDefault()" ondrop="tell('drop')" style="margin-top:60px;width:200px;height:100px;background:#eee">Done</div>`)
        )
        const screen = yield* driver.screen
        const [ref, onto] = [find(screen, "generic", "card").ref, find(screen, "generic", "done").ref]
        yield* driver.act(Action.Drag({ ref, onto }), "3 seconds")
        expect(seenText(yield* driver.screen)).toContain("start;drop;")
      })
    )

    it.scoped("clicks beside what covers the middle of a button, and not on a button of its own", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          told(`<div style="position:relative"><div role="button" aria-label="card" tabindex="0" onclick="tell('card')" style="width:200px;height:60px;background:#ccc;padding-top:1px">
            <button style="position:absolute;left:0;top:0;width:100px;height:40px" onclick="event.stopPropagation();tell('inner')">Inner</button></div>
            <b style="position:absolute;left:40px;top:20px;width:160px;height:25px;background:#fff" onclick="tell('cover')">New</b></div>`)
        )
        yield* driver.act(click((yield* lookFor(driver, "button", "card")).ref), "2 seconds")
        expect(seenText(yield* driver.screen)).toContain("card;")
      })
    )

    it.scoped("scrolls the page, a box, and to an element", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          told(`<div style="height:100px;overflow:auto" aria-label="box" onscroll="tell('box')"><div style="height:900px">In</div></div>
            <div style="height:3000px"></div><p>End</p><script>addEventListener("scroll",()=>tell("page"))</script>`)
        )
        const box = yield* lookFor(driver, "generic", "box")
        yield* driver.act(Action.Scroll({ direction: "down", ref: box.ref }), "2 seconds")
        yield* waitFor(driver, (screen) => (/box;/.test(seenText(screen)) ? true : undefined))
        const before = (yield* lookFor(driver, "text", "End")).box?.y ?? 0
        yield* driver.act(Action.Scroll({ direction: "bottom" }), "2 seconds")
        expect((yield* lookFor(driver, "text", "End")).box?.y).toBeLessThan(before - 1000)
        yield* driver.act(Action.Scroll({ direction: "top" }), "2 seconds")
        yield* driver.act(Action.ScrollTo({ ref: (yield* lookFor(driver, "text", "End")).ref }), "2 seconds")
        expect((yield* lookFor(driver, "text", "End")).box?.y).toBeLessThan(before - 1000)
      })
    )

    it.scoped("acts in frames of the same and of other origins, and in open shadow trees", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          `<iframe srcdoc="<button onclick='this.textContent=&quot;Done A&quot;'>A</button>"></iframe>
           <iframe src="data:text/html,<button onclick='this.textContent=&quot;Done B&quot;'>B</button>"></iframe>
           <x-a></x-a><script>document.querySelector("x-a").attachShadow({mode:"open"}).innerHTML=
             "<button onclick='this.textContent=\\"Done C\\"'>C</button>"</script>`
        )
        for (const name of ["A", "B", "C"]) {
          const { ref } = yield* waitFor(driver, (screen) => {
            try {
              return find(screen, "button", name)
            } catch {
              return undefined
            }
          })
          yield* driver.act(click(ref), "2 seconds")
          expect((yield* lookFor(driver, "button", `Done ${name}`)).visible).toBe(true)
        }
      })
    )
  })

  describe("that cannot be done", () => {
    const refused: ReadonlyArray<readonly [string, string, TargetNotActionable["why"]]> = [
      ["disabled", `<button disabled>It</button>`, "disabled"],
      ["disabled with its fieldset", `<fieldset disabled><button>It</button></fieldset>`, "disabled"],
      ["disabled by ARIA", `<button aria-disabled="true">It</button>`, "disabled"],
      ["covered", `<button>It</button><div style="position:fixed;inset:0;background:#eee"></div>`, "covered"],
      ["not visible", `<button style="visibility:hidden">It</button>`, "not_visible"],
      ["not rendered", `<button style="display:none">It</button>`, "not_visible"],
      [
        "moving",
        // Somewhere else in each frame, however few there are.
        `<button style="position:relative">It</button><script>let x = 0; const move = () => {
          x = (x + 17) % 600; document.querySelector("button").style.left = x + "px"; requestAnimationFrame(move) }; move()</script>`,
        "moving"
      ]
    ]

    // A machine that stalls leaves it without an answer, and is asked again with more time.
    const refusing = (driver: Driver, action: Action, within = 600): Effect.Effect<ActError, void> =>
      Effect.flatMap(Effect.flip(driver.act(action, within)), (failure) =>
        failure._tag === "TargetNotActionable" && failure.why === "unanswered" && within < 30_000
          ? refusing(driver, action, 4 * within)
          : Effect.succeed(failure)
      )

    it.scoped.each(refused)("says that the target is %s", ([, body, why]) =>
      Effect.gen(function* () {
        const driver = yield* openHtml(body)
        const { ref } = yield* lookFor(driver, "button", "It")
        const failure = yield* refusing(driver, click(ref))
        expect(failure).toMatchObject({ _tag: "TargetNotActionable", why })
      })
    )

    it.scoped("says that a disabled button fills the target", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          `<a href="#" aria-label="It" style="display:inline-block"><button disabled style="width:120px">Button</button></a>`
        )
        const { ref } = yield* lookFor(driver, "link", "It")
        const failure = yield* refusing(driver, click(ref))
        expect(failure).toMatchObject({ _tag: "TargetNotActionable", why: "disabled" })
      })
    )

    it.scoped("says that a field is read-only", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<input readonly aria-label="It">`)
        const { ref, state } = yield* lookFor(driver, "textbox", "It")
        expect(state.readonly).toBe(true)
        const failure = yield* Effect.flip(driver.act(Action.Fill({ ref, value: "x" }), "400 millis"))
        expect(failure).toMatchObject({ _tag: "TargetNotActionable", why: "read_only" })
      })
    )

    it.scoped("waits for a button that becomes enabled", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          told(`<button disabled onclick="tell('done')">It</button>
                <script>setTimeout(() => document.querySelector("button").disabled = false, 300)</script>`)
        )
        yield* driver.act(click((yield* lookFor(driver, "button", "It")).ref), "5 seconds")
        expect(seenText(yield* driver.screen)).toContain("done;")
      })
    )

    it.scoped(
      "knows a stale ref at once: of an element that is gone, of a page that was left, of nothing",
      () =>
        Effect.gen(function* () {
          const driver = yield* openHtml(`<button onclick="this.remove()">It</button><a href="#x">Stay</a>`)
          const { ref } = yield* lookFor(driver, "button", "It")
          yield* driver.act(click(ref), "2 seconds")
          expect((yield* Effect.flip(driver.act(click(ref), "30 seconds")))._tag).toBe("TargetStale")
          const stay = yield* lookFor(driver, "link", "Stay")
          yield* driver.act(Action.Reload(), "5 seconds")
          expect((yield* Effect.flip(driver.act(click(stay.ref), "30 seconds")))._tag).toBe("TargetStale")
          expect((yield* Effect.flip(driver.act(click("nothing"), "30 seconds")))._tag).toBe("TargetStale")
        })
    )

    it.scoped("says what a node cannot do", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<h1>It</h1><label><input type="radio" checked> One</label>`)
        const heading = yield* lookFor(driver, "heading", "It")
        const radio = yield* lookFor(driver, "radio", "One")
        for (const action of [
          Action.Fill({ ref: heading.ref, value: "x" }),
          Action.Choose({ ref: heading.ref, labels: ["x"] }),
          Action.SetChecked({ ref: radio.ref, checked: false }),
          Action.Press({ keys: "Nonsense+Key" }),
          Action.SwitchTab({ index: 7 }),
          Action.CloseTab(),
          Action.AnswerDialog({ accept: true })
        ])
          expect({ of: action._tag, is: (yield* Effect.flip(driver.act(action, "1 second")))._tag }).toEqual({
            of: action._tag,
            is: "ActionUnsupported"
          })
      })
    )
  })
})
