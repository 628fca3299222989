// A server of your own, on node:http alone, with the service mounted in it.
import * as Embedding from "@assay/server/Embedding"
import { Redacted } from "effect"
import { createServer } from "node:http"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"

const requestOf = (incoming, origin) =>
  new Request(new URL(incoming.url, origin), {
    method: incoming.method,
    headers: Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
      values.map((value) => [name, value])
    ),
    ...(incoming.method === "GET" || incoming.method === "HEAD"
      ? {}
      : { body: Readable.toWeb(incoming), duplex: "half" })
  })

const answer = async (response, outgoing) => {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body === null) return outgoing.end()
  await pipeline(Readable.fromWeb(response.body), outgoing)
}

export const start = async ({ databaseUrl, dataFolder, secretKey, port }) => {
  const service = await Embedding.open({
    databaseUrl: Redacted.make(databaseUrl),
    dataFolder,
    secretKey: Redacted.make(secretKey),
    publicUrl: `http://127.0.0.1:${port}`
  })
  const server = createServer((incoming, outgoing) => {
    // What is the host's own is answered first; the service answers the rest.
    if (incoming.url === "/hello") return void outgoing.end("Hello from the host\n")
    service
      .handle(requestOf(incoming, `http://127.0.0.1:${port}`))
      .then((response) => answer(response, outgoing))
      .catch(() => outgoing.destroy())
  })
  await new Promise((resolve, reject) =>
    server.once("error", reject).listen(port, "127.0.0.1", () => resolve())
  )
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    newOperatorKey: service.newOperatorKey,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(() => resolve()))
      await service.close()
    }
  }
}
