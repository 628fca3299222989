// What the benchmarks have in common: the middle of several figures, and the pages of docs/reference that keep them.
import { readFileSync, writeFileSync } from "node:fs"

export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  if (sorted.length === 0) return 0
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Keeps texts on that page of docs/reference, each between `<!-- name -->` and `<!-- end name -->`. */
export const keepOn = (page) => (name, text) => {
  const file = new URL(`../docs/reference/${page}`, import.meta.url)
  const kept = readFileSync(file, "utf8")
  const [from, to] = [`<!-- ${name} -->`, `<!-- end ${name} -->`]
  const [start, end] = [kept.indexOf(from), kept.indexOf(to)]
  if (start === -1 || end < start) throw new Error(`docs/reference/${page} has no ${from} and ${to}`)
  writeFileSync(file, `${kept.slice(0, start + from.length)}\n\n${text}\n\n${kept.slice(end)}`)
}
