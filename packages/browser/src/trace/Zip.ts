/** Reads and writes zip archives, as far as traces need it: no encryption, nothing over 4 GiB. */
import { deflateRawSync, inflateRawSync } from "node:zlib"

export interface ZipEntry {
  readonly name: string
  readonly bytes: Buffer
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const deflated = 8

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value >>> 0
})

const checksum = (bytes: Buffer): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

const endOf = (zip: Buffer): number => {
  for (let at = zip.length - 22; at >= 0; at--) if (zip.readUInt32LE(at) === endMark) return at
  throw new RangeError("This is no zip archive")
}

const dataOf = (zip: Buffer, at: number): Buffer => {
  const local = zip.readUInt32LE(at + 42)
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const data = zip.subarray(start, start + zip.readUInt32LE(at + 20))
  return zip.readUInt16LE(at + 10) === deflated ? inflateRawSync(data) : Buffer.from(data)
}

/** Throws a RangeError where the bytes are no archive. */
export function* unzip(bytes: Uint8Array): Generator<ZipEntry> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(zip)
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== entryMark) throw new RangeError("This zip archive is damaged")
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const length = name ?? 0
    yield { name: zip.subarray(at + 46, at + 46 + length).toString("utf8"), bytes: dataOf(zip, at) }
    at += 46 + length + (extra ?? 0) + (comment ?? 0)
  }
}

/** The fields that an entry has both before its data and in the index at the end. */
const shared = (name: Buffer, bytes: Buffer, data: Buffer): Buffer => {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  head.writeUInt16LE(0x800, 2)
  head.writeUInt16LE(deflated, 4)
  head.writeUInt16LE(0x21, 8)
  head.writeUInt32LE(checksum(bytes), 10)
  head.writeUInt32LE(data.length, 14)
  head.writeUInt32LE(bytes.length, 18)
  head.writeUInt16LE(name.length, 22)
  return head
}

const marked = (mark: number, ...parts: ReadonlyArray<Buffer>): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(mark)
  return Buffer.concat([head, ...parts])
}

export const zip = (entries: Iterable<ZipEntry>): Buffer => {
  const files: Array<Buffer> = []
  const index: Array<Buffer> = []
  let at = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name, "utf8")
    const data = deflateRawSync(entry.bytes)
    const fields = shared(name, entry.bytes, data)
    const file = marked(localMark, fields, name, data)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    index.push(marked(entryMark, Buffer.from([20, 0]), fields, place, name))
    files.push(file)
    at += file.length
  }
  const listed = Buffer.concat(index)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(index.length, 4)
  end.writeUInt16LE(index.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...files, listed, marked(endMark, end)])
}
