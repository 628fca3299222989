/** Serves a folder as any web server does, and ends with what is done with it. */
import { createServer } from "node:http"
import { existsSync, readFileSync, statSync } from "node:fs"
import { extname, join, normalize } from "node:path"

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".csv": "text/csv",
  ".txt": "text/plain",
  ".svg": "image/svg+xml",
  ".png": "image/png"
}

const answer = (root, request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, "http://corpus").pathname))
  const file = join(root, path.endsWith("/") ? `${path}index.html` : path)
  const found = file.startsWith(root) && existsSync(file) && statSync(file).isFile()
  response.writeHead(found ? 200 : 404, {
    "content-type": types[extname(file)] ?? "application/octet-stream"
  })
  response.end(found ? readFileSync(file) : "Not found")
}

/** @template A @param {string} root @param {(origin: string) => Promise<A>} use */
export const serving = async (root, use) => {
  const server = createServer((request, response) => answer(root, request, response))
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  try {
    return await use(`http://127.0.0.1:${server.address().port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
