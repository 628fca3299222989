import { type CaptureOptions, type Driver } from "@assay/domain/Driver"
import type { Box } from "@assay/domain/Screen"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted, TestServices } from "effect"
import jpeg from "jpeg-js"
import { findSecrets } from "../src/masking/FindSecrets.js"
import { find, html, nodesOf, open, openHtml } from "./support/OpenPage.js"
import { servePages, TestDrivers } from "./support/TestBrowser.js"

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 }
const secret = "Tok-4711-xyz"
const told = { secrets: [Redacted.make(secret)] } satisfies CaptureOptions

type Colour = readonly [number, number, number]
const masks: Colour = [0x40, 0x40, 0x40]
const red: Colour = [0xe5, 0x48, 0x4d]

/** The share of pixels in the middle of the box that have the colour. */
const share = (bytes: Uint8Array, box: Box, colour: Colour): number => {
  const { data, width } = jpeg.decode(bytes, { useTArray: true })
  let [all, found] = [0, 0]
  for (let y = Math.round(box.y + 1); y < box.y + box.height - 1; y++)
    for (let x = Math.round(box.x + 1); x < box.x + box.width - 1; x++) {
      const at = (y * width + x) * 4
      all += 1
      if (colour.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= 40)) found += 1
    }
  return found / Math.max(1, all)
}

const painted = (bytes: Uint8Array, box: Box): number => share(bytes, box, masks)

/** Without its border. */
const inner = ({ x, y, width, height }: Box = nowhere): Box => ({
  x: x + 3,
  y: y + 3,
  width: width - 6,
  height: height - 6
})

/** Where nodes lie of which a part reads so. */
const boxesOf = (driver: Driver, text: RegExp) =>
  Effect.map(driver.screen, (screen) =>
    nodesOf(screen).flatMap((node) =>
      node.box !== undefined &&
      node.visible &&
      node.children.length === 0 &&
      (text.test(node.name) || text.test(node.value ?? ""))
        ? [node.box]
        : []
    )
  )

const inShadow = (mode: string) =>
  `<x-a></x-a><script>document.querySelector("x-a").attachShadow({mode:"${mode}"}).innerHTML="<b>${secret}</b>"</script>`

/** Pages on which something reads as the secret alone. */
const places: ReadonlyArray<readonly [string, string]> = [
  ["a field that conceals nothing", `<input value="${secret}">`],
  ["a larger field", `<textarea>${secret}</textarea>`],
  ["a list", `<select><option>${secret}</option></select>`],
  ["a text", `<p style="display:inline-block">${secret}</p>`],
  ["text in other letters", `<p style="display:inline-block;text-transform:uppercase">${secret}</p>`],
  ["an open shadow tree", inShadow("open")],
  ["a closed shadow tree", inShadow("closed")],
  ["a frame", `<iframe srcdoc="<p style='display:inline-block'>${secret}</p>"></iframe>`],
  [
    "a frame that is shown small",
    `<iframe width="900" style="transform:scale(.5);transform-origin:0 0;border:0" srcdoc="<p style='display:inline-block;font-size:60px'>${secret}</p>"></iframe>`
  ],
  [
    "an attribute that CSS writes",
    `<b data-it="${secret}" style="display:inline-block"></b><style>b::after{content:attr(data-it)}</style>`
  ],
  [
    "a dialog over everything",
    `<dialog>${secret}</dialog><script>document.querySelector("dialog").showModal()</script>`
  ]
]

describe("secrets in what is written", () => {
  it("are found in one piece and over several", () => {
    expect(findSecrets(["Your token is Tok-4711-xyz."], [secret])).toEqual([[0, 14, 26]])
    expect(findSecrets(["Tok-", "47", "11-xyz now"], [secret])).toEqual([
      [0, 0, 4],
      [1, 0, 2],
      [2, 0, 6]
    ])
  })

  it("are found through white space, case and encodings", () => {
    expect(findSecrets(["tok-4711\n-XYZ"], [secret])).toHaveLength(1)
    expect(findSecrets([`?q=${encodeURIComponent("a b&c")}`], ["a b&c"])).toHaveLength(1)
    expect(findSecrets([Buffer.from(secret).toString("base64")], [secret])).toHaveLength(1)
  })

  it("are found alone only, when they are short", () => {
    expect(findSecrets(["PIN 123", "1234", "a123"], ["123"])).toEqual([[0, 4, 7]])
    expect(findSecrets(["anything"], [""])).toEqual([])
  })
})

it.layer(TestDrivers)("a picture", (it) => {
  describe("does not show a secret in", () => {
    it.scoped.each(places)("%s", ([, body]) =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<h1>Title</h1>${body}`)
        const boxes = yield* boxesOf(driver, /tok-4711-xyz/i)
        const clear = yield* driver.capture({ secrets: [] })
        const masked = yield* driver.capture(told)
        const [box = nowhere] = boxes.length > 0 ? boxes : yield* wholeOf(driver)
        expect(painted(clear.bytes, box)).toBeLessThan(0.2)
        expect(painted(masked.bytes, box)).toBeGreaterThan(0.98)
      })
    )
  })

  it.scoped("does not show a secret in a frame of another site", () =>
    Effect.gen(function* () {
      const inside = html(`<p style="display:inline-block">${secret}</p>`)
      const other = (yield* servePages({ "/": inside })).replace("127.0.0.1", "localhost")
      const origin = yield* servePages({ "/": html(`<iframe src="${other}/"></iframe>`) })
      const driver = yield* open(`${origin}/`)
      const [box = nowhere] = yield* boxesOf(driver, /Tok-4711-xyz/)
      expect(painted((yield* driver.capture(told)).bytes, box)).toBeGreaterThan(0.98)
    })
  )

  it.scoped("shows nothing of a frame that does not answer", () =>
    Effect.gen(function* () {
      const inside = html(`<p>${secret}</p><script>setTimeout(() => { while (true); }, 500)</script>`)
      const other = (yield* servePages({ "/": inside })).replace("127.0.0.1", "localhost")
      const origin = yield* servePages({ "/": html(`<iframe title="Busy" src="${other}/"></iframe>`) })
      const driver = yield* open(`${origin}/`)
      yield* Effect.sleep("1 second")
      const frame = find(yield* driver.screen, "iframe", "Busy")
      const { bytes } = yield* driver.capture(told)
      expect(painted(bytes, frame.box ?? nowhere)).toBeGreaterThan(0.98)
    }).pipe(TestServices.provideLive)
  )

  it.scoped("shows everything else", () =>
    Effect.gen(function* () {
      const driver = yield* openHtml(`<h1>Title</h1><p>Nothing secret.</p><p>${secret}</p>`)
      const [box = nowhere] = yield* boxesOf(driver, /Nothing secret/)
      const { bytes } = yield* driver.capture(told)
      expect(painted(bytes, box)).toBeLessThan(0.2)
    })
  )

  it.scoped("does not show fields that conceal what they hold", () =>
    Effect.gen(function* () {
      const field = `<input type="password" aria-label="Here" value="x"><style>input{background:#fff !important}</style>`
      const tree = `<x-a></x-a><script>document.querySelector("x-a").attachShadow({mode:"closed"}).innerHTML = '<input type="password" aria-label="There">'</script>`
      const driver = yield* openHtml(field + tree)
      const screen = yield* driver.screen
      const { bytes } = yield* driver.capture({ secrets: [] })
      for (const name of ["Here", "There"])
        expect(share(bytes, inner(find(screen, "textbox", name).box), masks)).toBeGreaterThan(0.9)
    })
  )

  it.scoped("does not show such a field in a shadow tree that is the child of another", () =>
    Effect.gen(function* () {
      const driver = yield* openHtml(
        `<x-a></x-a><script>
          const within = (host, inside) => { const root = host.attachShadow({ mode: "open" }); root.innerHTML = inside; return root.firstChild }
          within(within(document.querySelector("x-a"), "<x-b></x-b>"), '<input type="password" aria-label="Deep" value="x">')</script>`
      )
      const { box } = find(yield* driver.screen, "textbox", "Deep")
      const { bytes } = yield* driver.capture({ secrets: [] })
      expect(share(bytes, inner(box), masks)).toBeGreaterThan(0.9)
    })
  )

  it.scoped("outlines the target, and leaves no trace of it", () =>
    Effect.gen(function* () {
      const driver = yield* openHtml(
        `<style>* { outline: none !important }</style><x-a></x-a><script>
          const root = document.querySelector("x-a").attachShadow({mode:"open"}); root.innerHTML = "<button>Save</button>"
          new MutationObserver(() => { document.title = "changed" }).observe(document, { subtree: true, attributes: true, childList: true })</script>`
      )
      const { box = nowhere, ref } = find(yield* driver.screen, "button", "Save")
      const edge = { x: box.x - 6, y: box.y - 5, width: box.width + 12, height: 5 }
      const outlined = yield* driver.capture({ secrets: [], outline: ref })
      expect(share(outlined.bytes, edge, red)).toBeGreaterThan(0.4)
      const plain = yield* driver.capture({ secrets: [] })
      expect(share(plain.bytes, edge, red)).toBe(0)
      expect((yield* driver.screen).title).toBe("Test")
    })
  )

  it.scoped("is left out when a secret does not stay where it is", () =>
    Effect.gen(function* () {
      const driver = yield* openHtml(
        `<p style="position:absolute">${secret}</p><script>
          const p = document.querySelector("p"); let at = 0
          setInterval(() => { p.style.left = (at = (at + 7) % 600) + "px" }, 1)</script>`
      )
      const came = yield* Effect.flip(driver.capture(told))
      expect(came._tag).toBe("NoPicture")
    })
  )
})

/** The pseudo-element's text has no node: the box of its element. */
const wholeOf = (driver: Driver) =>
  Effect.map(driver.screen, (screen) =>
    nodesOf(screen).flatMap(({ box, name }) => (box !== undefined && name.includes("Tok") ? [box] : []))
  )
