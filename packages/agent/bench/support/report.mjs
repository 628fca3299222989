/** Tables for the terminal and for docs/reference/agent-benchmark.md. */
import { keepOn } from "../../../../scripts/figures.mjs"

export { median } from "../../../../scripts/figures.mjs"

export const percent = (part, whole) => (whole === 0 ? "-" : `${((part / whole) * 100).toFixed(1)} %`)

export const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

/** Rows of text below a head, as Markdown whose columns stand below each other. */
export const table = (head, rows) => {
  const widths = head.map((name, at) => Math.max(3, ...[name, ...rows.map((row) => row[at])].map((cell) => cell.length))) // prettier-ignore
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(" | ")} |`
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n")
}

export const keep = keepOn("agent-benchmark.md")
