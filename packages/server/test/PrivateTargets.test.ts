import { expect, it } from "@effect/vitest"
import { Effect, Layer, type Scope, Stream } from "effect"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { connect } from "node:net"
import { servePages } from "../../browser/test/support/TestBrowser.js"
import { layerWith, TestServer } from "./support/TestServer.js"

/** A way out to the public internet, of which there is one site: `shop.example`, answered here. */
const internet = (
  answer: (request: IncomingMessage, response: ServerResponse) => void
): Effect.Effect<string, never, Scope.Scope> =>
  Effect.gen(function* () {
    const site = new URL(yield* servePages(answer))
    const proxy = createServer().on("connect", (request: IncomingMessage, client) => {
      if (request.url !== "shop.example:80") return void client.end("HTTP/1.1 502 Bad Gateway\r\n\r\n")
      const socket = connect(Number(site.port), site.hostname, () => {
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
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
  })

/** Runs the test on `http://shop.example/`, from region eu. */
const ran = Effect.fn("ran")(function* (steps: string, path = "/") {
  const { as, newTeam, url } = yield* TestServer
  const { key } = yield* newTeam("Ada")
  return yield* as(key, (client) =>
    Effect.gen(function* () {
      const project = yield* client.projects.create({
        name: "Shop",
        url: `http://shop.example${path}`,
        projectType: "web"
      })
      yield* Effect.promise(() =>
        fetch(`${url}/v1/projects/${project.id}`, {
          method: "PATCH",
          headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
          body: JSON.stringify({ browserRegion: "eu" })
        })
      )
      yield* client.tests.create({ project: project.id, title: "Orders", steps })
      const { id } = yield* client.runs.start({ test: "Orders" })
      yield* Stream.runDrain(client.runs.watch({ run: id }))
      return yield* client.runs.show({ run: id })
    })
  )
})

it.scopedLive("a run that is led to a private address is BLOCKED, and never gets there", () =>
  Effect.gen(function* () {
    const reached: Array<string> = []
    const secret = yield* servePages((request, response) => {
      reached.push(request.url ?? "")
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Secret</h1>")
    })
    const eu = yield* internet((request, response) => {
      if (request.url === "/moved") return void response.writeHead(302, { location: `${secret}/moved` }).end()
      response
        .writeHead(200, { "content-type": "text/html" })
        .end(`<!doctype html><title>Shop</title><h1>Shop</h1><a href="${secret}/link">Account</a>`)
    })
    yield* Effect.gen(function* () {
      expect(yield* ran(`Check that "Shop" is shown.`)).toMatchObject({ verdict: "PASSED" })
      const forbidden = { status: "completed", verdict: "BLOCKED", reason: "target_forbidden" }
      expect(yield* ran(`Check that "Secret" is shown.`, "/moved")).toMatchObject(forbidden)
      expect(yield* ran(`Click "Account".\nCheck that "Secret" is shown.`)).toMatchObject(forbidden)
      expect(yield* ran(`Go to ${secret}/typed.\nCheck that "Secret" is shown.`)).toMatchObject(forbidden)
      expect(reached).toEqual([])
    }).pipe(Effect.provide(Layer.fresh(layerWith({ proxies: { eu }, stepTimeout: "3 seconds" }))))
  })
)
