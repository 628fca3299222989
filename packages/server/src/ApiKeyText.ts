/** The text of a bearer key: `assay_`, 32 random bytes in base62, and a checksum that tells a mistyped key without a look-up. */
import { createHash, randomBytes } from "node:crypto"
import { crc32 } from "./Crc32.js"

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const prefix = "assay_"
/** 32 bytes take up to 43 base62 digits, 4 bytes up to 6. */
const bodyLength = 43
const checksumLength = 6

const base62 = (value: bigint, length: number): string => {
  let rest = value
  let digits = ""
  for (let place = 0; place < length; place++) {
    digits = alphabet.charAt(Number(rest % 62n)) + digits
    rest /= 62n
  }
  return digits
}

const checksum = (body: string): string => base62(BigInt(crc32(prefix + body)), checksumLength)

/** The key for these 32 bytes. */
export const keyOf = (bytes: Uint8Array): string => {
  const body = base62(BigInt(`0x${Buffer.from(bytes).toString("hex")}`), bodyLength)
  return prefix + body + checksum(body)
}

export const randomKey = (): string => keyOf(randomBytes(32))

/** Whether the text has the form of a key and its checksum is right. */
export const isWellFormed = (key: string): boolean => {
  if (!/^assay_[0-9A-Za-z]{49}$/.test(key)) return false
  const body = key.slice(prefix.length, prefix.length + bodyLength)
  return key.endsWith(checksum(body))
}

/** What is kept of a key. */
export const hashOf = (key: string): Buffer => createHash("sha256").update(key).digest()
