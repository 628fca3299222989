import { Action } from "@assay/domain/Action"
import { Drivers } from "@assay/domain/Driver"
import type { BrowserRegion } from "@assay/domain/Project"
import { describe, expect, it } from "@effect/vitest"
import { Effect, type Scope } from "effect"
import { createServer, type IncomingMessage, request } from "node:http"
import { connect, createServer as createTcpServer } from "node:net"
import { makeForwardProxy } from "../src/reach/ForwardProxy.js"
import { layer } from "../src/WebDrivers.js"
import { html, lookFor, seenText, waitFor } from "./support/OpenPage.js"
import { browserFolder, servePages } from "./support/TestBrowser.js"

/** A server that nobody may reach, and what reached it. */
const privateServer = Effect.gen(function* () {
  const reached: Array<string> = []
  const origin = yield* servePages((request, response) => {
    reached.push(request.url ?? "")
    response.writeHead(200, { "access-control-allow-origin": "*" }).end("PRIVATE")
  })
  return { origin, reached, port: new URL(origin).port }
})

/** A region's proxy that knows `site.example` and serves it itself; gives its address and what it was asked for. */
const region = (
  pages: (path: string) => string,
  redirects: Readonly<Record<string, string>> = {}
): Effect.Effect<{ readonly url: string; readonly asked: ReadonlyArray<string> }, never, Scope.Scope> =>
  Effect.gen(function* () {
    const asked: Array<string> = []
    const site = yield* servePages((request, response) => {
      const to = redirects[request.url ?? ""]
      if (to !== undefined) return void response.writeHead(302, { location: to }).end()
      response.writeHead(200, { "content-type": "text/html" }).end(pages(request.url ?? ""))
    })
    const proxy = createServer().on("connect", (request: IncomingMessage, client) => {
      asked.push(`${request.url} ${request.headers["proxy-authorization"] ?? ""}`)
      if (request.url !== "site.example:80") return void client.end("HTTP/1.1 502 Bad Gateway\r\n\r\n")
      const socket = connect(Number(new URL(site).port), "127.0.0.1", () => {
        client.write("HTTP/1.1 200 OK\r\n\r\n")
        socket.pipe(client).pipe(socket)
      })
      socket.on("error", () => client.destroy())
      client.on("error", () => socket.destroy())
    })
    yield* Effect.acquireRelease(
      Effect.async<void>((resume) => void proxy.listen(0, "127.0.0.1", () => resume(Effect.void))),
      () => Effect.sync(() => (proxy.close(), proxy.closeAllConnections()))
    )
    const address = proxy.address()
    const port = typeof address === "object" ? address?.port : 0
    return { url: `http://eu:pass@127.0.0.1:${port}`, asked }
  })

const guarded = (eu?: string) =>
  layer({ folder: browserFolder, allowPrivate: false, ...(eu === undefined ? {} : { proxies: { eu } }) })

const opened = (url: string, region?: BrowserRegion) =>
  Effect.flatMap(Drivers, (drivers) =>
    drivers.open({
      platform: "web",
      url,
      within: "10 seconds",
      trace: false,
      ...(region === undefined ? {} : { region })
    })
  )

const openIn = (url: string) => opened(url, "eu")

describe("a session that may not reach private addresses", () => {
  it.scoped("opens none, however it is spelled", () =>
    Effect.gen(function* () {
      const { reached, port } = yield* privateServer
      for (const host of [
        "127.0.0.1",
        "localhost",
        "[::1]",
        "2130706433",
        "0x7f.1",
        "0177.0.0.1",
        "[::ffff:127.0.0.1]",
        "0"
      ]) {
        const failure = yield* Effect.flip(opened(`http://${host}:${port}/`))
        expect({ host, is: failure._tag }).toEqual({ host, is: "TargetForbidden" })
      }
      expect((yield* Effect.flip(opened(`https://127.0.0.1:${port}/`)))._tag).toBe("TargetForbidden")
      expect(reached).toEqual([])
    }).pipe(Effect.provide(guarded()))
  )

  it.scoped("opens no files and no pages of the browser itself", () =>
    Effect.gen(function* () {
      for (const url of [
        "file:///etc/passwd",
        "chrome://version",
        "view-source:http://x.example/",
        "javascript:1"
      ])
        expect({ url, is: (yield* Effect.flip(opened(url)))._tag }).toEqual({ url, is: "TargetForbidden" })
    }).pipe(Effect.provide(guarded()))
  )

  it.scoped("is kept from them by redirects, links, frames, scripts, sockets and workers", () =>
    Effect.gen(function* () {
      const { origin, reached } = yield* privateServer
      const site = yield* region(
        () =>
          html(`<h1>Site</h1><a href="${origin}/link">Link</a><iframe src="${origin}/frame"></iframe><img src="${origin}/image">
            <link rel="prefetch" href="${origin}/prefetch"><p id="out"></p><script>
            const done = (text) => { document.querySelector("#out").textContent += text + ";" }
            fetch("${origin}/fetch").then(() => done("fetched"), () => done("kept"))
            fetch("/away").then(() => done("fetched"), () => done("kept"))
            const socket = new WebSocket("${origin.replace("http", "ws")}/socket"); socket.onopen = () => done("opened"); socket.onerror = () => done("kept")
            new Worker(URL.createObjectURL(new Blob(["fetch('${origin}/worker').then(() => postMessage('fetched'), () => postMessage('kept'))"])))
              .onmessage = ({ data }) => done(data)</script>`),
        { "/away": `${origin}/redirected`, "/gone": `${origin}/redirected` }
      )
      yield* Effect.gen(function* () {
        const driver = yield* openIn("http://site.example/")
        yield* waitFor(driver, (screen) => (/(kept;){4}/.test(seenText(screen)) ? true : undefined))
        const { ref } = yield* lookFor(driver, "link", "Link")
        const clicked = yield* Effect.flip(
          driver.act(Action.Click({ ref, button: "left", count: 1 }), "5 seconds")
        )
        expect(clicked._tag).toBe("TargetForbidden")
        const after = yield* Effect.flip(driver.act(Action.Type({ text: "x" }), "5 seconds"))
        expect(after._tag).toBe("TargetForbidden")
        yield* driver.act(Action.GoBack(), "5 seconds")
        const sent = yield* Effect.flip(driver.act(Action.Navigate({ url: "/gone" }), "5 seconds"))
        expect(sent._tag).toBe("TargetForbidden")
      }).pipe(Effect.provide(guarded(site.url)))
      expect(reached).toEqual([])
      expect(site.asked.every((line) => line.startsWith("site.example:80 Basic "))).toBe(true)
    })
  )
})

describe("a session in a region", () => {
  it.scoped("is not opened from elsewhere when the region has no proxy", () =>
    Effect.gen(function* () {
      const { origin, reached } = yield* privateServer
      const refused = yield* Effect.flip(openIn(origin)).pipe(
        Effect.provide(layer({ folder: browserFolder, allowPrivate: true }))
      )
      expect(refused).toMatchObject({
        _tag: "TargetForbidden",
        message: expect.stringContaining("no proxy of that region is set here")
      })
      expect(reached).toEqual([])
    })
  )

  it.scoped("says when the target, or the region's proxy, is down", () =>
    Effect.gen(function* () {
      const site = yield* region(() => html("<p>x</p>"))
      const down = yield* Effect.flip(openIn("https://other.example/")).pipe(
        Effect.provide(guarded(site.url))
      )
      expect(down._tag).toBe("TargetUnreachable")
      const gone = yield* Effect.flip(openIn("http://site.example/")).pipe(
        Effect.provide(guarded("http://127.0.0.1:9"))
      )
      expect(gone).toMatchObject({
        _tag: "TargetUnreachable",
        message: expect.stringContaining("region's proxy")
      })
    })
  )
})

describe("the proxy", () => {
  /** One plain request by hand. */
  const ask = (proxy: string, text: string) =>
    Effect.async<string>((resume) => {
      const socket = connect(Number(new URL(proxy).port), "127.0.0.1", () => socket.write(text))
      let answer = ""
      socket.on("data", (piece) => (answer += piece.toString()))
      socket.on("close", () => resume(Effect.succeed(answer)))
      socket.on("error", () => resume(Effect.succeed(answer)))
    })

  it.scoped("refuses what is no proxy request", () =>
    Effect.gen(function* () {
      const { url } = yield* makeForwardProxy({ allowPrivate: true })
      for (const line of ["GET /plain HTTP/1.1", "GET ftp://x/ HTTP/1.1", "CONNECT nowhere HTTP/1.1"])
        expect(yield* ask(url, `${line}\r\nHost: x\r\nConnection: close\r\n\r\n`)).toContain(" 400 ")
    })
  )

  it.scoped("tunnels and forwards bodies of either direction unchanged", () =>
    Effect.gen(function* () {
      const origin = yield* servePages((request, response) => {
        response.writeHead(200, {
          "x-host": request.headers.host ?? "",
          "x-proxy": String(request.headers["proxy-connection"])
        })
        request.pipe(response)
      })
      const { host, port } = new URL(origin)
      const { url } = yield* makeForwardProxy({ allowPrivate: true })
      const body = `POST ${origin}/a HTTP/1.1\r\nHost: ${host}\r\nProxy-Connection: keep-alive\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello`
      const plain = yield* ask(url, body)
      expect(plain).toContain("hello")
      expect(plain).toContain(`x-host: ${host}`)
      expect(plain).toContain("x-proxy: undefined")
      const inner = body.replace(`${origin}/a`, "/a")
      const tunnelled = yield* ask(url, `CONNECT 127.0.0.1:${port} HTTP/1.1\r\nHost: ${host}\r\n\r\n${inner}`)
      expect(tunnelled).toContain("200 Connection Established")
      expect(tunnelled).toContain("hello")
    })
  )

  it.scoped("asks once more where the server closes a kept connection as it is taken", () =>
    Effect.gen(function* () {
      let connections = 0
      const server = createTcpServer((socket) => {
        connections += 1
        let asked = 0
        socket.on("error", () => socket.destroy())
        socket.on("data", () => {
          asked += 1
          if (asked > 1) return void socket.destroy()
          socket.write("HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nContent-Length: 4\r\n\r\nwell")
        })
      })
      yield* Effect.acquireRelease(
        Effect.async<void>((resume) => void server.listen(0, "127.0.0.1", () => resume(Effect.void))),
        () => Effect.sync(() => server.close())
      )
      const address = server.address()
      const port = typeof address === "object" ? address?.port : 0
      const proxy = yield* makeForwardProxy({ allowPrivate: true })
      const through = (method: string) =>
        Effect.async<string>((resume) => {
          const sent = request(
            { host: "127.0.0.1", port: new URL(proxy.url).port, path: `http://127.0.0.1:${port}/`, method },
            (answer) => {
              let text = `${answer.statusCode} `
              answer.on("data", (piece) => (text += piece.toString()))
              answer.on("end", () => resume(Effect.succeed(text)))
            }
          )
          sent.end(method === "POST" ? "body" : undefined)
        })
      expect(yield* through("GET")).toBe("200 well")
      expect(yield* through("GET")).toBe("200 well")
      // What has a body is never sent over a connection that may be closing.
      expect(yield* through("POST")).toBe("200 well")
      expect(connections).toBe(3)
    })
  )
})
