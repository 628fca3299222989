/**
 * How much of real test English is read rightly.
 *
 *   node packages/agent/bench/language.mjs [--data DIR] [--file LABELLED.jsonl] [--readings OUT.jsonl] [--show wrong|abstained|overclaimed] [--json]
 *
 * The labelled sentences lie outside the repository, in `../shared/data` beside it unless --data says otherwise. Each line is
 * `{ id, style, text, feasible, intents }`; the readings are written as `{ id, intents }`, null for "not understood".
 * Needs the built package (`npm run build`).
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { readingOf } from "./readings.mjs"
import { score } from "./scoring.mjs"

const root = fileURLToPath(new URL("../../..", import.meta.url))

const options = () =>
  parseArgs({
    options: {
      data: { type: "string", default: resolve(root, "../shared/data") },
      file: { type: "string" },
      readings: { type: "string" },
      show: { type: "string" },
      json: { type: "boolean", default: false }
    }
  }).values

const stop = (message, code) => {
  console.error(message)
  process.exit(code)
}

const parser = async () => {
  const built = new URL("../dist/language/Parse.js", import.meta.url)
  if (!existsSync(built))
    stop(`The package is not built: ${fileURLToPath(built)} is missing. Run npm run build.`, 3)
  const { parseTest } = await import(built.href)
  return parseTest
}

const records = (file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line))

const percent = (part, whole) => (whole === 0 ? "-" : ((100 * part) / whole).toFixed(1))

const line = ([style, count]) =>
  `${style.padEnd(10)} ${String(count.n).padStart(4)} feasible: right ${percent(count.right, count.n)} % (exact ${percent(count.exact, count.n)}), ` +
  `wrong ${percent(count.wrong, count.n)}, abstained ${percent(count.abstained, count.n)} | ` +
  `${count.overclaimed} of ${count.other} others overclaimed`

const example = ({ label, reading }) =>
  `${label.id} ${label.text}\n  label   ${JSON.stringify(label.intents)}\n  reading ${JSON.stringify(reading)}`

const run = async () => {
  const { data, file, json, readings: out, show } = options()
  const labels = resolve(file ?? resolve(data, "labelled.jsonl"))
  if (!existsSync(labels))
    stop(
      `No labelled sentences at ${labels}. Put them there, or name their folder with --data or the file with --file.`,
      64
    )
  const parseTest = await parser()
  const labelled = records(labels)
  const readings = new Map(labelled.map(({ id, text }) => [id, readingOf(text, parseTest)]))
  if (out !== undefined)
    writeFileSync(out, [...readings].map(([id, intents]) => `${JSON.stringify({ id, intents })}\n`).join(""))
  const { cases, table } = score(labelled, readings)
  for (const one of cases[show] ?? []) console.log(example(one))
  console.log(json ? JSON.stringify(table) : Object.entries(table).map(line).join("\n"))
}

await run()
