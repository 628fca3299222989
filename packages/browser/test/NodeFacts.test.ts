import type { Screen, ScreenNode } from "@assay/domain/Screen"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { find, html, nodesOf, open, openHtml, seenText, waitFor } from "./support/OpenPage.js"
import { servePages, TestDrivers } from "./support/TestBrowser.js"

const struckText = (nodes: ReadonlyArray<ScreenNode>): ReadonlyArray<string> =>
  nodes.filter(({ role, struck }) => role === "text" && struck === true).map(({ name }) => name)

const withTestId = (screen: Screen, id: string): ScreenNode | undefined =>
  nodesOf(screen).find(({ otherNames }) =>
    otherNames.some(({ kind, value }) => kind === "test_id" && value === id)
  )

const button = `<button onclick="">Save</button>`

/** A page around one button, and what is known of whether it takes clicks and keys. */
const reaches: ReadonlyArray<readonly [string, string, object]> = [
  ["nothing keeps it", button, {}],
  ["it is disabled", `<button disabled>Save</button>`, { disabled: true }],
  [
    "it is only said to be disabled",
    `<button aria-disabled="true">Save</button>`,
    { disabled: true, ariaDisabled: true }
  ],
  [
    "it lies in what is said to be disabled",
    `<div aria-disabled="true">${button}</div>`,
    { disabled: true, ariaDisabled: true }
  ],
  [
    "both disable it",
    `<fieldset disabled><button aria-disabled="true">Save</button></fieldset>`,
    { disabled: true }
  ],
  ["it lies in an inert part", `<div inert><p>${button}</p></div>`, { inert: true }],
  [
    "a modal dialog is open before it",
    `${button}<dialog>Sure?</dialog><script>document.querySelector("dialog").showModal()</script>`,
    { inert: true }
  ],
  [
    "it lies in the modal dialog of an inert part",
    `<div inert><dialog>${button}</dialog></div><script>document.querySelector("dialog").showModal()</script>`,
    {}
  ],
  [
    "a dialog that is not modal is open beside it",
    `${button}<dialog open style="margin-top:90px">Hi</dialog>`,
    {}
  ],
  ["clicks go through it", `<style>button{pointer-events:none}</style>${button}`, { unpointed: true }],
  ["clicks go through all around it", `<div style="pointer-events:none">${button}</div>`, { unpointed: true }]
]

const lines: ReadonlyArray<readonly [string, string, ReadonlyArray<string>]> = [
  ["a part of a sentence", `<p>Was <s>$20</s> now $15</p>`, ["$20"]],
  ["text deleted", `<p><del>Old</del> <ins>New</ins></p>`, ["Old"]],
  [
    "all below an element with a line",
    `<ul style="text-decoration:line-through"><li>Milk <b>2 l</b></li></ul>`,
    ["Milk 2 l"]
  ],
  ["beside an underline", `<p style="text-decoration:underline line-through">Gone</p>`, ["Gone"]],
  ["not what is underlined", `<p><u>Kept</u></p>`, []],
  [
    "not what is a box of its own in it",
    `<s>Gone <span style="display:inline-block">Kept</span></s>`,
    ["Gone"]
  ],
  [
    "not what is placed elsewhere",
    `<s>Gone <span style="position:absolute;top:99px">Kept</span></s>`,
    ["Gone"]
  ],
  ["no line that cannot be seen", `<p style="text-decoration:line-through transparent">Kept</p>`, []],
  [
    "the text of a shadow tree under a line",
    `<s><x-a></x-a></s><script>document.querySelector("x-a").attachShadow({mode:"open"}).innerHTML="Gone"</script>`,
    ["Gone"]
  ]
]

const closed = (tag: string, inside: string) =>
  `<${tag} id="host"></${tag}><script>document.querySelector("#host").attachShadow({mode:"closed"}).innerHTML=${JSON.stringify(inside)}</script>`

const opaque: ReadonlyArray<readonly [string, string, ScreenNode["opaque"]]> = [
  [
    "a canvas",
    `<canvas data-testid="it" width="50" height="50"></canvas><script>document.querySelector("canvas").getContext("2d").fillRect(5, 5, 9, 9)</script>`,
    "canvas"
  ],
  ["a film", `<video data-testid="it" width="90" height="60"></video>`, "video"],
  [
    "an object that shows a picture",
    `<object data-testid="it" width="90" height="60" type="image/svg+xml" data="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"></object>`,
    undefined
  ],
  [
    "an object whose fallback is shown",
    `<object data-testid="it" data="/none" type="text/html">Fallback</object>`,
    undefined
  ],
  ["a frame that was read", `<iframe data-testid="it" srcdoc="<p>Inside</p>"></iframe>`, undefined],
  ["a frame without scripts", `<iframe data-testid="it" sandbox srcdoc="<p>Inside</p>"></iframe>`, undefined],
  [
    "a root that the document itself closes over children",
    `<div data-testid="it"><template shadowrootmode="closed"><p>Inside</p></template><b>Light</b></div>`,
    "closed_shadow"
  ],
  [
    "an element of one's own with nothing in it",
    `<x-a data-testid="it" style="display:block;height:30px"></x-a>`,
    "closed_shadow"
  ],
  ["a box with a text", `<div data-testid="it">Text</div>`, undefined],
  ["a box whose only child is hidden", `<div data-testid="it"><p hidden>Text</p></div>`, undefined],
  [
    "a box that begins with what only pages without scripts show",
    `<div data-testid="it"><noscript>Please turn on scripts</noscript><p>Text</p></div>`,
    undefined
  ],
  ["a box that begins with a place to break the line", `<div data-testid="it"><wbr>Text</div>`, undefined],
  ["a box that begins with a break", `<div data-testid="it"><br>Text</div>`, undefined],
  [
    "a box that begins with the map of a picture",
    `<div data-testid="it"><map name="m"><area href="#a"></map>Text</div>`,
    undefined
  ],
  ["a box that begins with an empty link", `<div data-testid="it"><a id="top"></a>Text</div>`, undefined],
  [
    "a box that begins with a sheet of signs",
    `<div data-testid="it"><svg width="0" height="0"><symbol id="s"></symbol></svg>Text</div>`,
    undefined
  ],
  ["an empty box", `<div data-testid="it" style="height:30px"></div>`, undefined]
]

it.layer(TestDrivers)("facts of nodes", (it) => {
  describe("what keeps clicks and keys from a control", () => {
    it.scoped.each(reaches)("%s", ([, body, expected]) =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<h1>Title</h1>${body}`)
        const { state } = find(yield* driver.screen, "button", "Save")
        const { focused: _, ...rest } = state
        expect(rest).toEqual(expected)
      })
    )
  })

  describe("struck through is", () => {
    it.scoped.each(lines)("%s", ([, body, expected]) =>
      Effect.gen(function* () {
        const driver = yield* openHtml(body)
        expect(struckText(nodesOf(yield* driver.screen))).toEqual(expected)
      })
    )

    it.scoped("what a field with a line holds", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          `<input aria-label="Task" value="Milk" style="text-decoration:line-through">`
        )
        expect(find(yield* driver.screen, "textbox", "Task").struck).toBe(true)
      })
    )
  })

  describe("more may be seen than is in the tree in", () => {
    it.scoped.each(opaque)("%s", ([, body, expected]) =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<h1>Title</h1>${body}`)
        // A frame or a plug-in that is only loading is read when it is there.
        const node = yield* waitFor(driver, (screen) => {
          const found = withTestId(screen, "it")
          const loading = found?.opaque === "frame" || found?.opaque === "plugin"
          return loading && expected !== found.opaque ? undefined : found
        })
        expect({ opaque: node.opaque }).toEqual({ opaque: expected })
      })
    )

    it.scoped("a frame that does not answer", () =>
      Effect.gen(function* () {
        const inside = html(`<p>Inside</p><script>while (true);</script>`)
        // Another site, so that it has a process of its own to hold up.
        const other = (yield* servePages({ "/frame": inside })).replace("127.0.0.1", "localhost")
        const origin = yield* servePages({
          "/": html(`<h1>Title</h1><iframe title="Ad" src="${other}/frame"></iframe>`)
        })
        const driver = yield* open(`${origin}/`)
        expect(find(yield* driver.screen, "iframe", "Ad").opaque).toBe("frame")
      })
    )

    it.scoped("a plug-in, and not in a document that stands in its place", () =>
      Effect.gen(function* () {
        const pages = {
          "/": html(
            `<embed data-testid="one" type="text/html" src="/inside"><embed data-testid="two" type="application/x-none" src="/none">`
          ),
          "/inside": html("<p>Inside</p>")
        }
        const driver = yield* open(`${yield* servePages(pages)}/`)
        const screen = yield* waitFor(driver, (one) => (seenText(one).includes("Inside") ? one : undefined))
        expect(withTestId(screen, "one")?.opaque).toBe(undefined)
        expect(withTestId(screen, "two")?.opaque).toBe("plugin")
      })
    )
  })

  it.scoped("what a script closes off is read, and can be clicked", () =>
    Effect.gen(function* () {
      const inside = `<p>Inside</p><button onclick="this.textContent='Done'">Go</button>`
      const driver = yield* openHtml(closed("div", inside))
      const screen = yield* driver.screen
      expect(seenText(screen)).toBe("Inside | Go")
      expect(nodesOf(screen).some((node) => node.opaque !== undefined)).toBe(false)
      const { ref } = find(screen, "button", "Go")
      yield* driver.act({ _tag: "Click", ref, button: "left", count: 1 }, "5 seconds")
      expect(seenText(yield* driver.screen)).toBe("Inside | Done")
    })
  )

  it.scoped("a picture that did not come is broken", () =>
    Effect.gen(function* () {
      const pixel = "data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs="
      const drawing =
        "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><rect width='9' height='9'/></svg>"
      const origin = yield* servePages((request, response) => {
        if (request.url === "/slow.png") return
        response.writeHead(request.url === "/" ? 200 : 404, { "content-type": "text/html" })
        response.end(
          html(
            `<img alt="Here" src="${pixel}"><img alt="Drawn" src="${drawing}"><img alt="Gone" src="/none.png">` +
              `<img alt="Late" src="/slow.png"><img alt="" src="/none.png">`
          )
        )
      })
      const driver = yield* open(`${origin}/`)
      const pictures = yield* waitFor(driver, (screen) => {
        const all = nodesOf(screen).flatMap((node) =>
          node.picture === undefined ? [] : [[node.name, node.picture]]
        )
        return all.filter(([, picture]) => picture === "broken").length === 2 ? all : undefined
      })
      expect(pictures).toEqual([
        ["Here", "shown"],
        ["Drawn", "shown"],
        ["Gone", "broken"],
        ["Late", "loading"],
        ["", "broken"]
      ])
    })
  )
})
