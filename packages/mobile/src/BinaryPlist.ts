/**
 * The texts of a binary property list: those that stand under a key of its outermost dictionary. Nothing else in it is followed,
 * as lists may hold the same list a million times over. Source: CFBinaryPList.c of CoreFoundation.
 */
import { Option } from "effect"

const magic = "bplist00"
const trailer = 32

export const isBinary = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1", 0, 8) === magic

const number = (list: Buffer, at: number, size: number): number =>
  size > 6 ? Number(list.readBigUInt64BE(at)) : list.readUIntBE(at, size)

interface Thing {
  readonly kind: number
  readonly count: number
  /** Where its contents begin. */
  readonly at: number
}

const kinds = { ascii: 0x5, utf16: 0x6, dictionary: 0xd }

const thingAt = (list: Buffer, at: number): Thing => {
  const marker = list.readUInt8(at)
  const kind = marker >> 4
  if ((marker & 0x0f) !== 0x0f) return { kind, count: marker & 0x0f, at: at + 1 }
  const size = 1 << (list.readUInt8(at + 1) & 0x0f)
  return { kind, count: number(list, at + 2, size), at: at + 2 + size }
}

const text = (list: Buffer, { at, count, kind }: Thing): Option.Option<string> => {
  if (kind === kinds.ascii) return Option.some(list.toString("latin1", at, at + count))
  if (kind !== kinds.utf16) return Option.none()
  return Option.some(
    Buffer.from(list.subarray(at, at + count * 2))
      .swap16()
      .toString("utf16le")
  )
}

const read = (list: Buffer): Readonly<Record<string, string>> => {
  const end = list.length - trailer
  const offsetSize = list.readUInt8(end + 6)
  const referenceSize = list.readUInt8(end + 7)
  const table = number(list, end + 24, 8)
  const thing = (index: number) => thingAt(list, number(list, table + index * offsetSize, offsetSize))
  const top = thing(number(list, end + 16, 8))
  if (top.kind !== kinds.dictionary) return {}
  const reference = (place: number) => thing(number(list, top.at + place * referenceSize, referenceSize))
  const found: Array<readonly [string, string]> = []
  for (let index = 0; index < top.count; index++) {
    const key = text(list, reference(index))
    const value = text(list, reference(top.count + index))
    if (Option.isSome(key) && Option.isSome(value)) found.push([key.value, value.value])
  }
  return Object.fromEntries(found)
}

/** None when the list is broken. */
export const textsOf = (bytes: Uint8Array): Option.Option<Readonly<Record<string, string>>> => {
  try {
    return Option.some(read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
  } catch (cause) {
    // The numbers in a broken list lead out of it.
    if (cause instanceof RangeError) return Option.none()
    throw cause
  }
}
