/** What elements hand down while the page is gone through. Types only. */
import type { HiddenReason } from "@assay/domain/Screen"
import type { Colour } from "./Colours.js"
import type { Layer } from "./Layers.js"
import type { Reach } from "./Regions.js"

/** What an element hands down to what is in it. */
export interface Surroundings {
  readonly reach: Reach
  readonly opacity: number
  /** The colour behind; absent where a picture or a gradient is. */
  readonly back: Colour | undefined
  /** All below is hidden for this reason. */
  readonly hidden: HiddenReason | undefined
  /** The layer of the element, that of what flows in it, and the one that new layers within it belong to. */
  readonly own: Layer
  readonly layer: Layer
  readonly group: Layer
  readonly fixed: boolean
  /** A line is drawn through text. */
  readonly struck: boolean
}
