/** A page that was not made for this program, on a port of its own. */
import { createServer } from "node:http"

const html = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>
<label>Name <input id="name"></label>
<button onclick="setTimeout(() => { document.getElementById('out').textContent = 'Thanks, ' + document.getElementById('name').value }, 200)">Order</button>
<p id="out"></p></html>`

/** `body` in place of the shop. */
export const servePage = (body = html) =>
  new Promise<{ readonly url: string; readonly close: () => Promise<void> }>((resolve) => {
    const server = createServer((_, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8")
      response.end(body)
    })
    // Closed while idle, a connection may be taken for the next request at that very moment.
    server.keepAliveTimeout = 300_000
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      const port = address === null || typeof address === "string" ? 0 : address.port
      resolve({
        url: `http://127.0.0.1:${port}/`,
        close: () =>
          new Promise((closed) => {
            server.closeAllConnections()
            server.close(() => closed())
          })
      })
    })
  })
