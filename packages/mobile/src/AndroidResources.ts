/**
 * Texts of Android's compiled resources (`resources.arsc`). Source: ResourceTypes.h of the Android Open Source Project. A table
 * that is broken gives no text.
 */
import { Option } from "effect"

const chunk = { table: 0x0002, strings: 0x0001, package: 0x0200, type: 0x0201 }
const isUtf8 = 0x100
const stringValue = 0x03
const referenceValue = 0x01
const sparse = 0x01
const offset16 = 0x02

interface Chunk {
  readonly type: number
  /** Bytes of the chunk's head. */
  readonly head: number
  readonly body: Buffer
}

/** The chunks from `at` on, one after the other. */
const chunksFrom = (buffer: Buffer, at: number): ReadonlyArray<Chunk> => {
  const found: Array<Chunk> = []
  let next = at
  while (next + 8 <= buffer.length) {
    const size = buffer.readUInt32LE(next + 4)
    if (size < 8 || next + size > buffer.length) break
    found.push({
      type: buffer.readUInt16LE(next),
      head: buffer.readUInt16LE(next + 2),
      body: buffer.subarray(next, next + size)
    })
    next += size
  }
  return found
}

/** One byte, or two when the first has its highest bit: how UTF-8 pools write lengths. */
const skipLength = (pool: Buffer, at: number): number => at + ((pool.readUInt8(at) & 0x80) === 0 ? 1 : 2)

const lengthAt = (pool: Buffer, at: number): number => {
  const first = pool.readUInt8(at)
  return (first & 0x80) === 0 ? first : ((first & 0x7f) << 8) | pool.readUInt8(at + 1)
}

const stringAt = (pool: Buffer, index: number): Option.Option<string> => {
  if (index >= pool.readUInt32LE(8)) return Option.none()
  const at = pool.readUInt32LE(20) + pool.readUInt32LE(28 + index * 4)
  if ((pool.readUInt32LE(16) & isUtf8) === 0) {
    const first = pool.readUInt16LE(at)
    const isLong = (first & 0x8000) !== 0
    const units = isLong ? ((first & 0x7fff) << 16) | pool.readUInt16LE(at + 2) : first
    const start = at + (isLong ? 4 : 2)
    return Option.some(pool.toString("utf16le", start, start + units * 2))
  }
  const bytesAt = skipLength(pool, at)
  const start = skipLength(pool, bytesAt)
  return Option.some(pool.toString("utf8", start, start + lengthAt(pool, bytesAt)))
}

/** Where the entry lies in the type's chunk; none where this configuration has no such entry. */
const entryOffset = ({ body, head }: Chunk, entry: number): Option.Option<number> => {
  const flags = body.readUInt8(9)
  const count = body.readUInt32LE(12)
  const start = body.readUInt32LE(16)
  if ((flags & sparse) !== 0) {
    for (let index = 0; index < count; index++)
      if (body.readUInt16LE(head + index * 4) === entry)
        return Option.some(start + body.readUInt16LE(head + index * 4 + 2) * 4)
    return Option.none()
  }
  if (entry >= count) return Option.none()
  if ((flags & offset16) !== 0) {
    const offset = body.readUInt16LE(head + entry * 2)
    return offset === 0xffff ? Option.none() : Option.some(start + offset * 4)
  }
  const offset = body.readUInt32LE(head + entry * 4)
  return offset === 0xffffffff ? Option.none() : Option.some(start + offset)
}

interface Value {
  readonly kind: number
  readonly data: number
  /** Whether it is that of no language, device or size in particular. */
  readonly plain: boolean
}

const isComplex = 0x0001
const isCompact = 0x0008

const valueOf = (type: Chunk, entry: number): Option.Option<Value> =>
  Option.flatMap(entryOffset(type, entry), (at) => {
    const { body } = type
    const configuration = body.subarray(20 + 4, 20 + body.readUInt32LE(20))
    const plain = configuration.every((byte) => byte === 0)
    const flags = body.readUInt16LE(at + 2)
    if ((flags & isComplex) !== 0) return Option.none()
    if ((flags & isCompact) !== 0)
      return Option.some({ kind: flags >> 8, data: body.readUInt32LE(at + 4), plain })
    const value = at + body.readUInt16LE(at)
    return Option.some({ kind: body.readUInt8(value + 3), data: body.readUInt32LE(value + 4), plain })
  })

/** The values of a resource, those of no configuration in particular first. */
const valuesOf = (chunks: ReadonlyArray<Chunk>, id: number): ReadonlyArray<Value> =>
  chunks
    .filter(({ body, type }) => type === chunk.package && body.readUInt32LE(8) === id >>> 24)
    .flatMap(({ body, head }) => chunksFrom(body, head))
    .filter(({ body, type }) => type === chunk.type && body.readUInt8(8) === ((id >>> 16) & 0xff))
    .flatMap((type) => Option.toArray(valueOf(type, id & 0xffff)))
    .sort((one, other) => Number(other.plain) - Number(one.plain))

/** References lead to others, never further than this. */
const furthest = 8

const look = (chunks: ReadonlyArray<Chunk>, id: number, steps: number): Option.Option<string> => {
  const [value] = valuesOf(chunks, id)
  const pool = chunks.find(({ type }) => type === chunk.strings)
  if (value === undefined || pool === undefined || steps > furthest) return Option.none()
  if (value.kind === referenceValue) return look(chunks, value.data, steps + 1)
  return value.kind === stringValue ? stringAt(pool.body, value.data) : Option.none()
}

/** The text of the resource, such as 0x7f080000. */
export const textOf = (table: Uint8Array, id: number): Option.Option<string> => {
  const buffer = Buffer.from(table.buffer, table.byteOffset, table.byteLength)
  try {
    const [top] = chunksFrom(buffer, 0)
    if (top?.type !== chunk.table) return Option.none()
    return Option.filter(look(chunksFrom(top.body, top.head), id, 0), (text) => text.trim() !== "")
  } catch (cause) {
    // The numbers in a broken table lead out of it.
    if (cause instanceof RangeError) return Option.none()
    throw cause
  }
}
