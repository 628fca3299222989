/** "In the cart", where a dialog or a panel over the page is called so only by what closes it: the button "Close cart". */
import type { Target } from "@assay/domain/Intent"
import { isControl } from "../screen/Kinds.js"
import { layerAround } from "../screen/TopDialog.js"
import { everyName, type Seen } from "../screen/View.js"
import { sameWords } from "../screen/Wording.js"

const closing =
  /^(?:close|dismiss|hide) (?:(?:the|this|my|your) )?(.+?)(?: (?:panel|drawer|dialog|window|sidebar|overlay))?$/iu

const closes = (seen: Seen, name: string): boolean =>
  isControl(seen) &&
  name !== "" &&
  everyName(seen).some((each) => {
    const [, closed = ""] = closing.exec(each) ?? []
    return closed !== "" && sameWords(closed, name)
  })

/** What the control closes, when it is called after that; undefined when it is no such control. */
export const closedBy = (seen: Seen, { name }: Target): Seen | undefined =>
  closes(seen, name) ? layerAround(seen) : undefined
