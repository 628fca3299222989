/** Tables for the terminal and for docs/reference/agent-benchmark.md. */
import { readFileSync, writeFileSync } from "node:fs"

const page = new URL("../../../../docs/reference/agent-benchmark.md", import.meta.url)

export const percent = (part, whole) => (whole === 0 ? "-" : `${((part / whole) * 100).toFixed(1)} %`)

export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  if (sorted.length === 0) return 0
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

export const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

/** Rows of text below a head, as Markdown whose columns stand below each other. */
export const table = (head, rows) => {
  const widths = head.map((name, at) => Math.max(3, ...[name, ...rows.map((row) => row[at])].map((cell) => cell.length))) // prettier-ignore
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(" | ")} |`
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n")
}

/** Keeps a text on the page between `<!-- name -->` and `<!-- end name -->`. */
export const keep = (name, text) => {
  const kept = readFileSync(page, "utf8")
  const [from, to] = [`<!-- ${name} -->`, `<!-- end ${name} -->`]
  const [start, end] = [kept.indexOf(from), kept.indexOf(to)]
  if (start === -1 || end < start)
    throw new Error(`docs/reference/agent-benchmark.md has no ${from} and ${to}`)
  writeFileSync(page, `${kept.slice(0, start + from.length)}\n\n${text}\n\n${kept.slice(end)}`)
}
