/** Reads the plain files of a tar archive: all that the archives beside the bundled browser hold. */

export interface TarFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const block = 512
const regularFile = new Set(["0", "\0"])

const field = (bytes: Uint8Array, from: number, length: number): string => {
  const text = Buffer.from(bytes.subarray(from, from + length)).toString("utf8")
  const end = text.indexOf("\0")
  return end === -1 ? text : text.slice(0, end)
}

/** Folders and links are left out. */
export function* tarFiles(archive: Uint8Array): Generator<TarFile> {
  let at = 0
  while (at + block <= archive.length && archive[at] !== 0) {
    const size = Number.parseInt(field(archive, at + 124, 12).trim() || "0", 8)
    const prefix = field(archive, at + 257, 5) === "ustar" ? field(archive, at + 345, 155) : ""
    const name = field(archive, at, 100)
    const kind = String.fromCharCode(archive[at + 156] ?? 0)
    const start = at + block
    if (regularFile.has(kind))
      yield { name: prefix === "" ? name : `${prefix}/${name}`, bytes: archive.subarray(start, start + size) }
    at = start + Math.ceil(size / block) * block
  }
}
