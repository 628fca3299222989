/** Paints over parts of a picture, so that what was there is no longer in its bytes. */
import type { Box } from "@assay/domain/Screen"
import jpeg from "jpeg-js"

/** `#404040`, as for fields that conceal their characters. */
const grey = 0x40

const quality = 80

interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const fill = ({ width, height, data }: Pixels, box: Box) => {
  const left = Math.max(0, Math.floor(box.x))
  const right = Math.min(width, Math.ceil(box.x + box.width))
  const bottom = Math.min(height, Math.ceil(box.y + box.height))
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4
      data[at] = data[at + 1] = data[at + 2] = grey
    }
}

/** The JPEG with the boxes filled, in pixels of the picture; the same bytes without any box. */
export const paintOver = (bytes: Uint8Array, boxes: ReadonlyArray<Box>): Uint8Array => {
  if (boxes.length === 0) return bytes
  const picture = jpeg.decode(bytes, { useTArray: true, maxMemoryUsageInMB: 256 })
  for (const box of boxes) fill(picture, box)
  return jpeg.encode(picture, quality).data
}
