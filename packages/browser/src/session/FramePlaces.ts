/** Where frames lie in the documents that hold them. */
import type { Box } from "@assay/domain/Screen"
import type { Frame } from "playwright-core"
import type { InPage } from "../page/Script.js"

export interface FramePlace extends Box {
  readonly ref: string
  /** Where the frame's own document begins, and how much larger it is shown than it is. */
  readonly left: number
  readonly top: number
  readonly scale: number
}

/** Runs in the page. */
const placeInPage = (element: Element): FramePlace => {
  const known: InPage = Reflect.get(globalThis, Symbol.for("assay"))
  const { x, y, width, height } = element.getBoundingClientRect()
  const { paddingLeft, paddingTop } = getComputedStyle(element)
  const scale = element instanceof HTMLElement && element.offsetWidth > 0 ? width / element.offsetWidth : 1
  return {
    ref: known.refOf(element),
    x,
    y,
    width,
    height,
    left: x + (element.clientLeft + Number.parseFloat(paddingLeft)) * scale,
    top: y + (element.clientTop + Number.parseFloat(paddingTop)) * scale,
    scale
  }
}

export const placeOf = async (frame: Frame): Promise<FramePlace> => {
  const element = await frame.frameElement()
  return element.evaluate(placeInPage).finally(() => element.dispose())
}

/** From the frame's own coordinates to those of the document around it. */
export const placed = (box: Box, { left, scale, top }: FramePlace): Box => ({
  x: left + box.x * scale,
  y: top + box.y * scale,
  width: box.width * scale,
  height: box.height * scale
})
