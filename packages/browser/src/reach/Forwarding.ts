/** The two ways in which a browser uses a proxy: plain requests are forwarded, everything else is tunnelled. */
import { Agent, type IncomingMessage, request, type ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import type { Socket } from "node:net"
import { callbackify } from "node:util"
import type { Endpoint } from "./Connections.js"
import type { Refusals } from "./Refusals.js"

export type OpenConnection = (to: Endpoint) => Promise<Socket>

const hopByHop = new Set(["proxy-connection", "proxy-authorization", "keep-alive", "te", "trailer"])

/** Both open their connections by `open`: one keeps them for further requests to the same host, one takes a new one each time. */
export interface Agents {
  readonly kept: Agent
  readonly fresh: Agent
}

export const agentsOf = (open: OpenConnection): Agents => {
  const opening = callbackify(open)
  const createConnection = (
    { host, port }: { readonly host?: string; readonly port?: number | string },
    done: (failure: Error | null, socket: Socket) => void
  ): void => opening({ host: host ?? "", port: Number(port ?? 80) }, done)
  const agent = (keepAlive: boolean) => Object.assign(new Agent({ keepAlive }), { createConnection })
  return { kept: agent(true), fresh: agent(false) }
}

/** What has no body can be sent once more. */
const isBodiless = ({ headers, method }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  headers["content-length"] === undefined &&
  headers["transfer-encoding"] === undefined

const optionsOf = (incoming: IncomingMessage, url: URL, host: string, agent: Agent) => ({
  host,
  port: url.port === "" ? 80 : Number(url.port),
  method: incoming.method,
  path: `${url.pathname}${url.search}`,
  headers: Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !hopByHop.has(name))),
  setHost: false,
  agent
})

export const forward =
  ({ fresh, kept }: Agents, refusals: Refusals) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const given = incoming.url ?? ""
    if (!URL.canParse(given) || !given.startsWith("http:")) return void outgoing.writeHead(400).end()
    const url = new URL(given)
    const host = url.hostname.replace(/^\[|\]$/g, "")
    const bodiless = isBodiless(incoming)
    const send = (agent: Agent): void => {
      const sent = request(optionsOf(incoming, url, host, agent))
      sent.on("response", (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders)
        answer.on("error", () => outgoing.destroy())
        answer.pipe(outgoing)
      })
      sent.on("error", (failure) => {
        // The server closed a kept connection as it was taken for this request: it has not refused it.
        if (sent.reusedSocket && !outgoing.headersSent && !outgoing.destroyed) return send(fresh)
        refusals.tell(refusals.add(host, failure), incoming, outgoing)
      })
      outgoing.on("close", () => sent.destroy())
      if (bodiless) sent.end()
      else incoming.pipe(sent)
    }
    send(bodiless ? kept : fresh)
  }

const endpointOf = (authority: string): Endpoint | undefined => {
  const match = /^(?:\[([^\]]+)\]|([^:]+)):(\d+)$/.exec(authority)
  const host = match?.[1] ?? match?.[2]
  return host === undefined ? undefined : { host, port: Number(match?.[3]) }
}

/** Ends both when one ends. */
const tie = (one: Duplex, other: Duplex) => {
  one.on("error", () => one.destroy())
  one.on("close", () => other.destroy())
}

const join = (client: Duplex, socket: Socket, first: Buffer) => {
  if (client.destroyed) return void socket.destroy()
  tie(socket, client)
  tie(client, socket)
  client.write("HTTP/1.1 200 Connection Established\r\n\r\n")
  socket.write(first)
  socket.pipe(client)
  client.pipe(socket)
}

export const tunnel =
  (open: OpenConnection, refusals: Refusals, held: Set<Duplex>) =>
  async (incoming: IncomingMessage, client: Duplex, first: Buffer): Promise<void> => {
    held.add(client)
    client.on("close", () => held.delete(client)).on("error", () => client.destroy())
    const to = endpointOf(incoming.url ?? "")
    if (to === undefined) return void client.end("HTTP/1.1 400 Bad Request\r\n\r\n")
    try {
      join(client, await open(to), first)
    } catch (cause) {
      const { kind } = refusals.add(to.host, cause)
      client.end(`HTTP/1.1 ${kind === "forbidden" ? "403 Forbidden" : "502 Bad Gateway"}\r\n\r\n`)
    }
  }
