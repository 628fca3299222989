/** A name without quotation marks that is more than a name: "Brass sextant there with the status Leading". */
import type { Target } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { runsOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { readable } from "../../screen/Wording.js"

/** What parts a name from what is said of it. */
const joins =
  /,|\b(?:there|with (?:the|an?)|and (?:no|the|its?|an?)|must|should|may|who|which|where|among)\b/u

/** Some of it is shown: whether the rest was meant for a name as well cannot be told. */
export const partlyShown = (view: View, { name, quoted }: Target): Fell | undefined => {
  if (quoted || !joins.test(name)) return undefined
  const shown = runsOf(view, view.root)
    .map(({ text }) => readable(text))
    .find((text) => text.includes(" ") && text.length < name.length && ` ${name} `.includes(` ${text} `))
  return shown === undefined
    ? undefined
    : Fell.of(
        "target_ambiguous",
        `“${shown}” is shown, and it cannot be said whether all of “${name}” is a name. What must be read can be put in quotes.`
      )
}
