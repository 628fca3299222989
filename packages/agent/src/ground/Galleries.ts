/** "The right arrow in the gallery", where nothing is called so: the one box with a picture and what goes back and forth in it. */
import type { Target } from "@assay/domain/Intent"
import { isControl } from "../screen/Kinds.js"
import { everyName, type Seen, type View, within } from "../screen/View.js"

const called = /^(?:(?:photo|image|picture|product)s? )?(?:gallery|carousel|slide ?show|slider|lightbox)$/iu
const forth = /\bnext\b|^[›>→❯▶]$/iu
const back = /\b(?:prev|previous|back)\b|^[‹<←❮◀]$/iu

const isLarge = ({ node: { box, role, visible } }: Seen): boolean =>
  visible && role === "img" && box !== undefined && box.width >= 120 && box.height >= 80

const goes = (all: ReadonlyArray<Seen>, way: RegExp): boolean =>
  all.some(
    (seen) => seen.node.visible && isControl(seen) && everyName(seen).some((name) => way.test(name.trim()))
  )

const isGallery = (view: View, seen: Seen): boolean => {
  const all = within(view, seen)
  return seen.parent !== undefined && all.some(isLarge) && goes(all, forth) && goes(all, back)
}

/** The smallest such box, where there is but one. */
export const galleryNamed = (view: View, { name, ordinal, quoted }: Target): Seen | undefined => {
  if (quoted || ordinal !== undefined || !called.test(name)) return undefined
  const all = view.all.filter((seen) => seen.node.visible && isGallery(view, seen))
  const [only, another] = all.filter(
    (seen) => !all.some((inner) => inner !== seen && seen.at < inner.at && inner.end <= seen.end)
  )
  return another === undefined ? only : undefined
}
