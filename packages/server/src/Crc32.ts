/** CRC-32 as in zip and gzip. */
const table = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

/** Of the text's UTF-8 bytes, unsigned. */
export const crc32 = (text: string): number => {
  let value = 0xffffffff
  for (const byte of new TextEncoder().encode(text))
    value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
