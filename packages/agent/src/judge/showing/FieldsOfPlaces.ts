/** "The cart is empty": said of what is in the cart, and not of the one field in it for a voucher. */
import type { Target } from "@assay/domain/Intent"
import type { Found } from "../../ground/Ground.js"
import { regionsNamed } from "../../ground/Places.js"
import { wholePage } from "../../ground/Regions.js"
import { isOnControl } from "../../screen/Kinds.js"
import type { View } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"
import { runsIn } from "../texts/Phrases.js"

/** The field was found by its place alone, and more than its label is read there: a title, and what stands in the place. */
export const isFieldOfPlace = (view: View, target: Target, { how, seen }: Found): boolean =>
  target.role === undefined &&
  how === "the only field there" &&
  regionsNamed(view, [wholePage(view)], { ...target, role: "section" }).some(
    (region) =>
      runsIn(view, region).filter(
        (run) => !isOnControl(run.seen) && loose(run.text) !== loose(seen.node.name)
      ).length > 1
  )
