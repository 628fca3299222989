import { Action } from "@assay/domain/Action"
import { Drivers } from "@assay/domain/Driver"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import type { ServerResponse } from "node:http"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { find, html, lookFor, open, openHtml, seenText, waitFor } from "./support/OpenPage.js"
import { servePages, TestDrivers } from "./support/TestBrowser.js"

/** A folder in which this process keeps what is temporary, for as long as the scope is open. */
const ownTemporaryFolder = Effect.acquireRelease(
  Effect.sync(() => {
    const before = process.env["TMPDIR"]
    const folder = mkdtempSync(join(tmpdir(), "assay-sessions-"))
    process.env["TMPDIR"] = folder
    return { before, folder }
  }),
  ({ before, folder }) =>
    Effect.sync(() => {
      if (before === undefined) delete process.env["TMPDIR"]
      else process.env["TMPDIR"] = before
      rmSync(folder, { recursive: true, force: true })
    })
).pipe(Effect.map(({ folder }) => folder))

const click = (ref: string) => Action.Click({ ref, button: "left", count: 1 })

it.layer(TestDrivers)("a session", (it) => {
  describe("with a dialog", () => {
    it.scoped("returns from the action at once, shows the dialog, and answers it", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(
          `<button onclick="document.querySelector('p').textContent = String(prompt('Who?', 'me'))">Ask</button><p></p>`
        )
        const { ref } = yield* lookFor(driver, "button", "Ask")
        yield* driver.act(click(ref), "10 minutes")
        const screen = yield* driver.screen
        expect(screen.dialog).toEqual({ kind: "prompt", message: "Who?", defaultValue: "me" })
        expect(find(screen, "button", "Ask").ref).toBe(ref)
        const refused = yield* Effect.flip(driver.act(click(ref), "10 minutes"))
        expect(refused).toMatchObject({ _tag: "TargetNotActionable", why: "covered" })
        yield* driver.act(Action.AnswerDialog({ accept: true, text: "Ada" }), "2 seconds")
        expect(yield* lookFor(driver, "text", "Ada")).toMatchObject({ visible: true })
        expect((yield* driver.facts).dialogs).toMatchObject([
          { kind: "prompt", message: "Who?", answer: "accepted" }
        ])
      })
    )

    it.scoped("opens a page that greets with an alert", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<script>alert("Hello")</script><p>After</p>`)
        expect((yield* driver.screen).dialog).toMatchObject({ kind: "alert", message: "Hello" })
        yield* driver.capture({ secrets: [] })
        yield* driver.act(Action.AnswerDialog({ accept: false }), "2 seconds")
        yield* waitFor(driver, (screen) => (seenText(screen) === "After" ? true : undefined))
      })
    )

    it.scoped("asks before a page is left, and stays or goes as answered", () =>
      Effect.gen(function* () {
        const origin = yield* servePages({
          "/": html(
            `<input aria-label="It"><a href="/b">Go</a><script>addEventListener("beforeunload", (event) => event.preventDefault())</script>`
          ),
          "/b": html("<h1>B</h1>")
        })
        const driver = yield* open(origin)
        const field = yield* lookFor(driver, "textbox", "It")
        yield* driver.act(Action.Fill({ ref: field.ref, value: "x" }), "2 seconds")
        for (const accept of [false, true]) {
          yield* driver.act(click((yield* lookFor(driver, "link", "Go")).ref), "10 minutes")
          expect(yield* waitFor(driver, (screen) => screen.dialog)).toMatchObject({ kind: "beforeunload" })
          yield* driver.act(Action.AnswerDialog({ accept }), "2 seconds")
        }
        yield* waitFor(driver, (screen) => (seenText(screen) === "B" ? true : undefined))
      })
    )

    it.scoped("shows a dialog that opens by itself", () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<p>x</p><script>setTimeout(() => confirm("Sure?"), 200)</script>`)
        const dialog = yield* waitFor(driver, (screen) => screen.dialog)
        expect(dialog.kind).toBe("confirm")
      })
    )
  })

  describe("with tabs", () => {
    it.scoped("goes to a tab that an action opens, and back", () =>
      Effect.gen(function* () {
        const origin = yield* servePages({
          "/": html(`<a href="/b" target="_blank">Open</a>`),
          "/b": html("<h1>B</h1>", "<title>Bee</title>")
        })
        const driver = yield* open(origin)
        yield* driver.act(click((yield* lookFor(driver, "link", "Open")).ref), "5 seconds")
        const screen = yield* waitFor(driver, (one) => (seenText(one) === "B" ? one : undefined))
        expect(screen.tabs.map((tab) => [tab.url, tab.current])).toEqual([
          [`${origin}/`, false],
          [`${origin}/b`, true]
        ])
        yield* driver.act(Action.SwitchTab({ index: 0 }), "2 seconds")
        expect((yield* driver.screen).url).toBe(`${origin}/`)
        yield* driver.act(Action.SwitchTab({ index: 1 }), "2 seconds")
        yield* driver.act(Action.CloseTab(), "2 seconds")
        expect((yield* driver.screen).tabs).toHaveLength(1)
        yield* driver.act(Action.OpenTab({ url: "/b" }), "5 seconds")
        expect((yield* driver.screen).url).toBe(`${origin}/b`)
      })
    )

    it.scoped("shows an empty tab in front while the page that was opened does not come", () =>
      Effect.gen(function* () {
        let answer = () => {}
        const origin = yield* servePages((request, response) => {
          response.writeHead(200, { "content-type": "text/html" })
          if (request.url === "/") response.end(html(`<a href="/late" target="_blank">Open</a>`))
          else answer = () => response.end(html("<h1>Late</h1>"))
        })
        const driver = yield* open(origin)
        yield* driver.act(click((yield* lookFor(driver, "link", "Open")).ref), "5 seconds")
        const screen = yield* driver.screen
        expect([seenText(screen), screen.idleFor]).toEqual(["", undefined])
        expect(screen.tabs.map((tab) => [tab.url, tab.current])).toEqual([
          [`${origin}/`, false],
          ["about:blank", true]
        ])
        expect((yield* driver.facts).pending).toBe(1)
        yield* driver.act(Action.SwitchTab({ index: 1 }), "2 seconds")
        yield* driver.act(Action.SwitchTab({ index: 0 }), "2 seconds")
        expect(seenText(yield* driver.screen)).toBe("Open")
        answer()
        yield* waitFor(driver, (one) => (seenText(one) === "Late" ? one : undefined))
        expect((yield* driver.screen).tabs).toHaveLength(2)
        expect((yield* driver.facts).pending).toBe(0)
      })
    )

    it.scoped.each([
      ["a mail address", `<a href="mailto:a@example.com" target="_blank">Go</a>`],
      [
        "a frame that may open none",
        `<iframe sandbox srcdoc='<a href="/b" target="_blank">Go</a>'></iframe>`
      ],
      ["a tab that closes at once", `<a href="#" onclick="window.open('/b').close()">Go</a>`]
    ])("stays where it is with %s", ([, body]) =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<p>Here</p>${body}`)
        yield* driver.act(click((yield* lookFor(driver, "link", "Go")).ref), "5 seconds")
        yield* waitFor(driver, (one) => (seenText(one).startsWith("Here") ? true : undefined))
        yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 300)))
        expect(seenText(yield* driver.screen)).toMatch(/^Here/)
        expect((yield* driver.screen).tabs).toHaveLength(1)
        expect((yield* driver.facts).pending).toBe(0)
      })
    )

    it.scoped("goes back, forward, reloads, resizes and follows relative addresses", () =>
      Effect.gen(function* () {
        const origin = yield* servePages({ "/": html("<h1>A</h1>"), "/b": html("<h1>B</h1>") })
        const driver = yield* open(origin)
        yield* driver.act(Action.Navigate({ url: "b" }), "5 seconds")
        expect(seenText(yield* driver.screen)).toBe("B")
        yield* driver.act(Action.GoBack(), "5 seconds")
        expect(seenText(yield* driver.screen)).toBe("A")
        yield* driver.act(Action.GoForward(), "5 seconds")
        yield* driver.act(Action.Reload(), "5 seconds")
        expect(seenText(yield* driver.screen)).toBe("B")
        yield* driver.act(Action.Resize({ width: 600, height: 500 }), "5 seconds")
        expect((yield* driver.screen).viewport).toEqual({ width: 600, height: 500 })
      })
    )
  })

  it.scoped("shows the old page while the one that a click leads to does not come", () =>
    Effect.gen(function* () {
      const origin = yield* servePages((request, response) => {
        if (request.url === "/never") return
        response.writeHead(200, { "content-type": "text/html" }).end(html(`<a href="/never">Go</a>`))
      })
      const driver = yield* open(origin)
      const { ref } = yield* lookFor(driver, "link", "Go")
      yield* driver.act(click(ref), "500 millis")
      expect(find(yield* driver.screen, "link", "Go").visible).toBe(true)
      yield* driver.capture({ secrets: [] })
      expect((yield* Effect.flip(driver.act(click(ref), "300 millis")))._tag).toBe("TargetNotActionable")
    })
  )

  describe("with a target that does not open", () => {
    it.scoped("says that a dead port is unreachable, also later", () =>
      Effect.gen(function* () {
        const failure = yield* Effect.flip(open("http://127.0.0.1:9"))
        expect(failure).toMatchObject({ _tag: "TargetUnreachable", url: "http://127.0.0.1:9" })
        const driver = yield* openHtml("<p>x</p>")
        const later = yield* Effect.flip(
          driver.act(Action.Navigate({ url: "http://nowhere.invalid/" }), "5 seconds")
        )
        expect(later._tag).toBe("TargetUnreachable")
      })
    )

    it.scoped("gives up on a server that never answers", () =>
      Effect.gen(function* () {
        const server = yield* Effect.acquireRelease(
          Effect.async<ReturnType<typeof createServer>>((resume) => {
            const silent = createServer()
            silent.listen(0, "127.0.0.1", () => resume(Effect.succeed(silent)))
          }),
          (silent) => Effect.sync(() => silent.close())
        )
        const address = server.address()
        const port = typeof address === "object" ? address?.port : 0
        const drivers = yield* Drivers
        const failure = yield* Effect.flip(
          drivers.open({
            platform: "web",
            url: `http://127.0.0.1:${port}`,
            within: "300 millis",
            trace: false
          })
        )
        expect(failure._tag).toBe("TargetUnreachable")
      })
    )

    it.scoped("opens a page that comes with a server's failure", () =>
      Effect.gen(function* () {
        const origin = yield* servePages((_request, response) => {
          response.writeHead(503, { "content-type": "text/html" })
          response.end("<p>Down</p>")
        })
        const driver = yield* open(origin)
        expect(seenText(yield* driver.screen)).toBe("Down")
        expect((yield* driver.facts).failedRequests).toMatchObject([{ status: 503, sameOrigin: true }])
      })
    )
  })

  it.scoped("notes console, uncaught errors, failed requests and their number", () =>
    Effect.gen(function* () {
      const origin = yield* servePages({
        "/": html(`<script>console.warn("careful"); console.error("bad"); fetch("/missing"); fetch("http://127.0.0.1:9/x").catch(() => {})
          setTimeout(() => { throw new Error("boom") }, 50)</script>`)
      })
      const driver = yield* open(origin)
      const facts = yield* Effect.repeat(Effect.zipRight(driver.changed("50 millis"), driver.facts), {
        until: ({ console, failedRequests }) => console.length >= 5 && failedRequests.length >= 2
      })
      expect(facts.console.map(({ level, text }) => `${level}: ${text}`)).toEqual(
        expect.arrayContaining(["warning: careful", "error: bad", "uncaught: boom"])
      )
      expect(facts.failedRequests).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ url: `${origin}/missing`, status: 404, sameOrigin: true }),
          expect.objectContaining({ url: "http://127.0.0.1:9/x", sameOrigin: false })
        ])
      )
      expect(facts.requests).toBeGreaterThanOrEqual(3)
    })
  )

  it.scoped("counts the requests that wait for an answer, without streams", () =>
    Effect.gen(function* () {
      const waiting: Array<ServerResponse> = []
      const origin = yield* servePages((request, response) => {
        if (request.url === "/slow") return void waiting.push(response)
        const isStream = request.url === "/stream"
        response.writeHead(200, { "content-type": isStream ? "text/event-stream" : "text/html" })
        if (isStream) return void response.write("data: x\n\n")
        response.end(html(`<script>fetch("/slow"); new EventSource("/stream"); fetch("/stream")</script>`))
      })
      const driver = yield* open(origin)
      const pending = (count: number) =>
        Effect.repeat(Effect.zipRight(driver.changed("50 millis"), driver.facts), {
          until: (facts) => facts.requests >= 4 && facts.pending === count
        })
      yield* pending(1)
      waiting[0]?.end("x")
      yield* pending(0)
    })
  )

  it.scoped("saves downloads and uploads files, by a field and by a button that opens a chooser", () =>
    Effect.gen(function* () {
      const driver = yield* openHtml(
        `<a download="a.txt" href="data:text/plain,hello">Get</a><input type="file" aria-label="File">
         <button onclick="f.click()">Choose</button><input type="file" id="f" hidden onchange="p.textContent=this.files[0].name"><p id="p"></p>`
      )
      yield* driver.act(click((yield* lookFor(driver, "link", "Get")).ref), "5 seconds")
      const facts = yield* Effect.repeat(Effect.zipRight(driver.changed("50 millis"), driver.facts), {
        until: ({ downloads }) => downloads[0]?.path !== undefined
      })
      expect(readFileSync(facts.downloads[0]?.path ?? "", "utf8")).toBe("hello")
      const file = join(tmpdir(), `assay-upload-${process.pid}.txt`)
      yield* Effect.promise(() => writeFile(file, "x"))
      const name = `assay-upload-${process.pid}.txt`
      const field = yield* lookFor(driver, "button", "File")
      yield* driver.act(Action.Upload({ ref: field.ref, files: [file] }), "5 seconds")
      expect((yield* lookFor(driver, "button", "File")).value).toBe(name)
      const button = yield* lookFor(driver, "button", "Choose")
      yield* driver.act(Action.Upload({ ref: button.ref, files: [file] }), "5 seconds")
      expect((yield* lookFor(driver, "text", name)).visible).toBe(true)
    })
  )

  it.scoped("takes pictures, with concealed fields painted over and the target outlined", () =>
    Effect.gen(function* () {
      const driver = yield* openHtml(
        `<style>body{margin:0}</style><input type="password" value="x" aria-label="P"
          style="display:block;width:1280px;height:400px;border:0"><input aria-label="N" style="display:block;width:600px;height:100px;border:0;margin:40px">`
      )
      const { ref } = yield* lookFor(driver, "textbox", "N")
      const half = yield* driver.capture({ secrets: [] })
      expect(half).toMatchObject({ contentType: "image/jpeg", width: 1280, height: 800 })
      const outlined = yield* driver.capture({ secrets: [], outline: ref })
      expect(Buffer.compare(half.bytes, outlined.bytes)).not.toBe(0)
    })
  )

  it.scoped("masks what a concealed field holds", () =>
    Effect.gen(function* () {
      const driver = yield* openHtml(`<label>Password <input type="password" value="hunter2"></label>`)
      const screen = yield* driver.screen
      expect(find(screen, "textbox", "Password")).toMatchObject({ value: "••••", concealed: true })
      expect(JSON.stringify(screen)).not.toContain("hunter2")
    })
  )

  it.scoped("gives a trace once, when it was asked for", () =>
    Effect.gen(function* () {
      const origin = yield* servePages({ "/": html("<p>x</p>") })
      const traced = yield* open(origin, true)
      const bytes = Option.getOrThrow(yield* traced.trace)
      expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe("PK")
      const plain = yield* open(origin)
      expect(Option.isNone(yield* plain.trace)).toBe(true)
    })
  )

  it.scoped("leaves nothing behind of a trace that nobody took", () =>
    Effect.gen(function* () {
      const origin = yield* servePages({ "/": html("<p>x</p>") })
      const folder = yield* ownTemporaryFolder
      const kept = () => readdirSync(folder).filter((name) => /^(assay-run|playwright-tracing)-/.test(name))
      yield* Effect.scoped(
        Effect.gen(function* () {
          yield* open(origin, true)
          expect(kept()).toHaveLength(2)
        })
      )
      expect(kept()).toEqual([])
    })
  )

  it.scoped("reads a page whose scripts break what pages are read with", () =>
    Effect.gen(function* () {
      const driver = yield* openHtml(
        `<p>Still here</p><script>window.getComputedStyle = Element.prototype.getBoundingClientRect = () => { throw new Error("no") }
          Document.prototype.createRange = Element.prototype.getAttribute = () => null</script>`
      )
      expect(seenText(yield* driver.screen)).toBe("Still here")
    })
  )

  it.scoped("keeps two sessions apart", () =>
    Effect.gen(function* () {
      const origin = yield* servePages({
        "/": html(`<p></p><script>
        document.querySelector("p").textContent = document.cookie || "none"; document.cookie = "who=ada"</script>`)
      })
      for (const _ of [1, 2]) expect(seenText(yield* (yield* open(origin)).screen)).toBe("none")
    })
  )

  it.scoped("completes `changed` when the page changes", () =>
    Effect.gen(function* () {
      const driver = yield* openHtml(
        `<p>before</p><script>setTimeout(() => { document.querySelector("p").textContent = "after" }, 300)</script>`
      )
      yield* waitFor(driver, (screen) => (seenText(screen) === "after" ? true : undefined))
    })
  )
})
