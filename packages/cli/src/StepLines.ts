/** A step as a person reads it while a test runs, and the verdict at its end. */
import type { Step } from "@assay/domain/Step"
import type { Verdict } from "@assay/domain/Verdict"
import type { Warning } from "@assay/domain/Warning"
import { duration, oneLine, type Style } from "./Style.js"

const mark = (style: Style, step: Step): string => {
  switch (step.outcome) {
    case "passed":
      return style.green("✓")
    case "failed":
      return style.red("✗")
    case "blocked":
      return style.yellow("■")
    case "untested":
      return style.dim("·")
  }
}

const candidates = (step: Step): ReadonlyArray<string> =>
  step.outcome === "blocked"
    ? step.candidates.map(
        ({ role, name, score, how }) => `    ${role} “${oneLine(name, 60)}” (${score.toFixed(2)}, ${how})`
      )
    : []

/** `✓ Press Order  clicked the button “Order”  84 ms`, with more lines where it did not pass. */
export const stepLines = (style: Style, step: Step): string => {
  const head = `  ${mark(style, step)} ${oneLine(step.text, 100)}`
  if (step.outcome === "untested") return style.dim(head)
  const tail = `${style.dim(oneLine(step.detail, 200))}  ${style.dim(duration(step.ms))}`
  if (step.outcome === "passed") return `${head}  ${tail}`
  return [
    `${head}  ${style.dim(duration(step.ms))}`,
    `    ${oneLine(step.detail, 400)}`,
    ...candidates(step)
  ].join("\n")
}

/** `PASSED`, in the colour of its meaning. */
export const verdictWord = (style: Style, verdict: Verdict | null): string => {
  const paint = verdict === "PASSED" ? style.green : verdict === "FAILED" ? style.red : style.yellow
  return style.bold(paint(verdict ?? "NO VERDICT"))
}

/** `! accessibility: Buttons must have discernible text (button-name, 2 on https://…)`, a line each. */
export const warningLines = (style: Style, warnings: ReadonlyArray<Warning>): string =>
  warnings
    .map(({ count, kind, message, page, rule }) =>
      [
        `  ${style.yellow("!")} ${kind}: ${oneLine(message, 120)}`,
        style.dim(`(${rule}, ${count} on ${oneLine(page, 100)})`)
      ].join("  ")
    )
    .join("\n")
