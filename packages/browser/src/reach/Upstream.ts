/** Connects through another proxy, such as that of a region. */
import type { Socket } from "node:net"
import { connectTo, type Endpoint } from "./Connections.js"

/** A proxy to go out through: `http://[user:password@]host:port`. */
export interface Upstream extends Endpoint {
  /** The value of its `Proxy-Authorization`. */
  readonly authorization: string | undefined
}

export const upstreamOf = (url: string): Upstream => {
  const { hostname, port, username, password } = new URL(url)
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? 80 : Number(port),
    authorization: username === "" ? undefined : `Basic ${Buffer.from(credentials).toString("base64")}`
  }
}

const bracketed = ({ host, port }: Endpoint): string => `${host.includes(":") ? `[${host}]` : host}:${port}`

/** Reads up to the empty line after the proxy's answer; what came after it is put back, and the socket flows again for who takes it. */
const readHead = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let head = Buffer.alloc(0)
    const onClose = () => reject(new Error("the region's proxy closed the connection"))
    const onReadable = () => {
      const piece: Buffer | null = socket.read()
      if (piece === null) return
      head = Buffer.concat([head, piece])
      const end = head.indexOf("\r\n\r\n")
      if (end === -1 && head.length < 16_384) return
      socket.off("readable", onReadable).off("close", onClose).off("error", reject)
      if (end === -1) return reject(new Error("the region's proxy gave no proper answer"))
      if (head.length > end + 4) socket.unshift(head.subarray(end + 4))
      resolve(head.subarray(0, end).toString("latin1"))
    }
    socket.on("readable", onReadable).once("close", onClose).once("error", reject)
  })

/** A tunnel to the endpoint; the proxy itself may stand in a private network. */
export const connectThrough = async (upstream: Upstream, to: Endpoint): Promise<Socket> => {
  const socket = await connectTo(upstream, true).catch((cause: unknown) => {
    throw new Error("the region's proxy cannot be reached", { cause })
  })
  const lines = [`CONNECT ${bracketed(to)} HTTP/1.1`, `Host: ${bracketed(to)}`]
  if (upstream.authorization !== undefined) lines.push(`Proxy-Authorization: ${upstream.authorization}`)
  socket.write(`${lines.join("\r\n")}\r\n\r\n`)
  const head = await readHead(socket)
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]
  if (status === "200") return socket
  socket.destroy()
  throw new Error(`the region's proxy answered ${status ?? "nothing proper"}`)
}
