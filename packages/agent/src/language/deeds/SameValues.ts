/** A value that is told by the field that it went into before: `type the same password in the Repeat field`. */
import type { Intent } from "@assay/domain/Intent"
import { loose } from "../../screen/Wording.js"

const same = /^(?:the |that |my )?(?:very )?same ((?:[a-z-]+ )?[a-z-]+?)(?: again| as (?:before|above))?$/iu
const anything = /^(?:value|text|thing|words?|input)$/iu

/** `the same password`: what was put last into a field that is called so; and into any, where it is only a value. */
export const sameValue = (phrase: string, before: ReadonlyArray<Intent>): string | undefined => {
  const noun = same.exec(phrase.trim())?.[1]
  if (noun === undefined) return undefined
  const filled = before.findLast(
    (intent) =>
      intent._tag === "Fill" &&
      intent.from === undefined &&
      (anything.test(noun) ||
        loose(intent.target?.words ?? "")
          .split(" ")
          .includes(loose(noun)))
  )
  return filled?._tag === "Fill" ? filled.value : undefined
}
