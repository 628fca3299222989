/** What is told twice and pressed once: the button that sends a form off. */
import type { Intent } from "@assay/domain/Intent"

export const isPress = (intent: Intent | undefined): intent is Extract<Intent, { _tag: "Click" }> =>
  intent?._tag === "Click" && intent.target.name !== ""

const where = ({ target: { ordinal, scopes } }: Extract<Intent, { _tag: "Click" }>): string =>
  JSON.stringify([ordinal, scopes])

/** "Add a line: Paper, 2, then press Add line": what sends the form off is told by its name once, and pressed once; the plus of each of several things is another. */
export const pressedOnce = (intents: ReadonlyArray<Intent>, text: string): ReadonlyArray<Intent> =>
  intents.filter((intent, at) => {
    const next = intents[at + 1]
    if (at === 0 || !isPress(intent) || !isPress(next) || intent.target.name !== next.target.name) return true
    if (where(intent) !== where(next)) return true
    return text.toLowerCase().split(intent.target.name.toLowerCase()).length > 2
  })

const anew = /\b(?:again|twice|once more|another time|\w+ times)\b/iu

/** "Reply with ▯ and click Send": a reply is sent off by itself. */
export const sentOnce = (intents: ReadonlyArray<Intent>, text: string): ReadonlyArray<Intent> =>
  anew.test(text) || !intents.some(({ _tag }, at) => _tag === "Fill" && isPress(intents[at + 1]))
    ? intents
    : pressedOnce(intents, text)
