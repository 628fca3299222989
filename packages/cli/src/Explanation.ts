/** What `assay explain` tells: each step and how it was understood. */
import { describe } from "@assay/agent/language/Describe"
import { parseTest } from "@assay/agent/language/Parse"
import type { ParsedStep } from "@assay/agent/language/ParsedStep"
import { mayNameThings } from "@assay/agent/language/sight/Sight"
import * as Effect from "effect/Effect"
import { Output } from "./Output.js"
import { oneLine, type Style } from "./Style.js"

const toJson = ({ index, text, reading }: ParsedStep) =>
  reading._tag === "Understood"
    ? { index, text, understood: true, readings: reading.intents.map(describe), intents: reading.intents }
    : { index, text, understood: false, why: reading.why, nearest: reading.nearest }

const lines =
  (style: Style) =>
  ({ text, reading }: ParsedStep): string =>
    reading._tag === "Understood"
      ? [
          `${style.green("✓")} ${oneLine(text)}`,
          ...(reading.intents.length === 0
            ? [style.dim("    nothing to do")]
            : reading.intents.map((intent) => `    ${describe(intent)}`))
        ].join("\n")
      : [
          `${style.yellow("■")} ${oneLine(text)}`,
          `    not understood: ${reading.why}`,
          ...(mayNameThings(text) ? [style.dim("    a run reads it again in sight of the page")] : []),
          ...(reading.nearest === "" ? [] : [`    the nearest that would be: ${reading.nearest}`])
        ].join("\n")

export const tell = Effect.fn("Explanation.tell")(function* (text: string) {
  const output = yield* Output
  const steps = parseTest(text)
  yield* output.answer({ steps: steps.map(toJson) }, (style) => steps.map(lines(style)).join("\n"))
})
