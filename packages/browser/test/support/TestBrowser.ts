/** A real browser and real pages for tests, here and in other packages. */
import { layer } from "@assay/browser/WebDrivers"
import { Effect, type Scope } from "effect"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { browserFolder } from "./BrowserFolder.js"

export { browserFolder }

/** Opens targets in the machine's browser, or the bundled one. */
export const TestDrivers = layer({ folder: browserFolder })

/** HTML by path, or a handler of one's own. */
export type Pages =
  Readonly<Record<string, string>> | ((request: IncomingMessage, response: ServerResponse) => void)

const answer = (pages: Pages) => (request: IncomingMessage, response: ServerResponse) => {
  if (typeof pages === "function") return pages(request, response)
  const path = new URL(request.url ?? "/", "http://test").pathname
  const html = pages[path]
  response.writeHead(html === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" })
  response.end(html ?? "Not found")
}

/** Serves pages on a free port of this machine until the scope ends; gives the origin, such as `http://127.0.0.1:1234`. */
export const servePages = (pages: Pages): Effect.Effect<string, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.async<ReturnType<typeof createServer>>((resume) => {
        const server = createServer(answer(pages))
        // Closed while idle, a connection may be taken for the next request at that very moment.
        server.keepAliveTimeout = 300_000
        server.listen(0, "127.0.0.1", () => resume(Effect.succeed(server)))
      }),
      (server) =>
        Effect.async<void>((resume) => {
          server.closeAllConnections()
          server.close(() => resume(Effect.void))
        })
    ),
    (server) => {
      const address = server.address()
      return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
    }
  )
