/** Single files out of a zip archive of any size: only its directory and what is asked for is ever read. */
import { Data, Effect, type Scope } from "effect"
import { inflateSync } from "fflate"
import { type FileHandle, open as openFile } from "node:fs/promises"

/** The file is no zip archive, or one that cannot be read. */
export class ZipUnreadable extends Data.TaggedError("ZipUnreadable")<{ readonly message: string }> {}

export interface ZipEntry {
  /** With folders, such as `Payload/Shop.app/Info.plist`. */
  readonly name: string
  /** Bytes, once unpacked. */
  readonly size: number
  readonly packedSize: number
  readonly method: number
  readonly encrypted: boolean
  /** Where its own header is in the file. */
  readonly at: number
}

export interface ZipFile {
  /** Those files whose name passes. */
  readonly entries: (
    passes: (name: string) => boolean
  ) => Effect.Effect<ReadonlyArray<ZipEntry>, ZipUnreadable>
  /** The file, unpacked; refused when it is larger than `most` bytes. */
  readonly read: (entry: ZipEntry, most: number) => Effect.Effect<Uint8Array, ZipUnreadable>
}

const signature = {
  entry: 0x02014b50,
  local: 0x04034b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator: 0x07064b50
}
/** The end record with the longest comment that may follow it. */
const longestEnd = 22 + 65_535
/** Bytes of a directory; an archive of a million files has less. */
const mostDirectory = 128 * 1_048_576

const unreadable = (message: string) => new ZipUnreadable({ message })

const attempt = <A>(work: () => Promise<A>): Effect.Effect<A, ZipUnreadable> =>
  Effect.tryPromise({
    try: work,
    catch: (cause) =>
      cause instanceof ZipUnreadable
        ? cause
        : unreadable(cause instanceof Error ? cause.message : String(cause))
  })

const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled)
    if (bytesRead === 0) throw unreadable("the archive is cut off")
    filled += bytesRead
  }
  return buffer
}

interface Directory {
  readonly at: number
  readonly size: number
}

const number64 = (buffer: Buffer, at: number): number => Number(buffer.readBigUInt64LE(at))

/** Archives of more than 4 GiB or 65,535 files keep their directory's place in a record of its own. */
const directory64 = async (file: FileHandle, locatorAt: number): Promise<Directory> => {
  const locator = await readAt(file, locatorAt, 20)
  if (locator.readUInt32LE(0) !== signature.locator) throw unreadable("the archive has no directory")
  const end = await readAt(file, number64(locator, 8), 56)
  if (end.readUInt32LE(0) !== signature.end64) throw unreadable("the archive has no directory")
  return { size: number64(end, 40), at: number64(end, 48) }
}

const findDirectory = async (file: FileHandle): Promise<Directory> => {
  const { size } = await file.stat()
  const length = Math.min(size, longestEnd)
  if (length < 22) throw unreadable("it is no zip archive")
  const tail = await readAt(file, size - length, length)
  let at = tail.length - 22
  while (at >= 0 && tail.readUInt32LE(at) !== signature.end) at--
  if (at < 0) throw unreadable("it is no zip archive")
  const found = { size: tail.readUInt32LE(at + 12), at: tail.readUInt32LE(at + 16) }
  const is64 = tail.readUInt16LE(at + 10) === 0xffff || found.size === 0xffffffff || found.at === 0xffffffff
  return is64 ? directory64(file, size - length + at - 20) : found
}

/** The sizes and the place that did not fit into 32 bits, in the order in which they are missing. */
const large = (extra: Buffer): ReadonlyArray<number> => {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const end = Math.min(extra.length, at + 4 + extra.readUInt16LE(at + 2))
    const found: Array<number> = []
    for (let value = at + 4; value + 8 <= end; value += 8) found.push(number64(extra, value))
    return found
  }
  return []
}

const entryOf = (header: Buffer, name: string, extra: Buffer): ZipEntry => {
  const wide = large(extra)[Symbol.iterator]()
  const full = (value: number) => (value === 0xffffffff ? Number(wide.next().value ?? value) : value)
  return {
    name,
    encrypted: (header.readUInt16LE(8) & 1) === 1,
    method: header.readUInt16LE(10),
    size: full(header.readUInt32LE(24)),
    packedSize: full(header.readUInt32LE(20)),
    at: full(header.readUInt32LE(42))
  }
}

const list = (directory: Buffer, passes: (name: string) => boolean): ReadonlyArray<ZipEntry> => {
  const found: Array<ZipEntry> = []
  let at = 0
  while (at + 46 <= directory.length) {
    const header = directory.subarray(at)
    if (header.readUInt32LE(0) !== signature.entry) throw unreadable("the archive's directory is broken")
    const nameEnd = 46 + header.readUInt16LE(28)
    const extraEnd = nameEnd + header.readUInt16LE(30)
    const name = header.toString("utf8", 46, nameEnd)
    if (passes(name)) found.push(entryOf(header, name, header.subarray(nameEnd, extraEnd)))
    at += extraEnd + header.readUInt16LE(32)
  }
  return found
}

const unpack = async (file: FileHandle, entry: ZipEntry, most: number): Promise<Uint8Array> => {
  const { at, encrypted, method, name, packedSize, size } = entry
  if (encrypted) throw unreadable(`${name} is encrypted`)
  // What is stored larger than it is was packed to harm.
  if (size > most || packedSize > most + 1024) throw unreadable(`${name} is larger than ${most} bytes`)
  if (method !== 0 && method !== 8) throw unreadable(`${name} is packed in a way that is not known`)
  const local = await readAt(file, at, 30)
  if (local.readUInt32LE(0) !== signature.local) throw unreadable(`${name} is not where it should be`)
  const packed = await readAt(file, at + 30 + local.readUInt16LE(26) + local.readUInt16LE(28), packedSize)
  // The given space is never outgrown, whatever the archive says of the size.
  const bytes = method === 0 ? packed : inflateSync(packed, { out: new Uint8Array(size) })
  if (bytes.length !== size) throw unreadable(`${name} is cut off`)
  return bytes
}

/** Opens the archive until the scope ends. */
export const open = (path: string): Effect.Effect<ZipFile, ZipUnreadable, Scope.Scope> =>
  Effect.gen(function* () {
    const file = yield* Effect.acquireRelease(
      attempt(() => openFile(path, "r")),
      (handle) => Effect.promise(() => handle.close().catch(() => undefined))
    )
    const directory = yield* attempt(async () => {
      const { at, size } = await findDirectory(file)
      if (size > mostDirectory) throw unreadable("the archive holds too many files")
      return readAt(file, at, size)
    })
    return {
      entries: (passes) => attempt(async () => list(directory, passes)),
      read: (entry, most) => attempt(() => unpack(file, entry, most))
    }
  })
