/** How readings compare with labels: right, exact, wrong, abstained, and overclaimed for what no rule could know. */

const family = {
  "assert-visible": "shown",
  "assert-text": "shown",
  "assert-page": "shown",
  "assert-absent": "shown",
  navigate: "go",
  click: "go",
  act: "go",
  choose: "go",
  check: "set",
  locate: "point",
  read: "point"
}

/** Words that tell nothing of which thing is meant. */
const unspecific = new Set(
  (
    "a an the i user you they should be is are on in at to of into for with and that this page screen button link field input box " +
    "textbox menu tab icon option item section panel dialog modal form list table row column checkbox dropdown select label message " +
    "text image element named called my your its"
  ).split(" ")
)

const words = (text) =>
  String(text ?? "")
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}$%.@/_-]+/gu, " ")
    .split(" ")
    .map((word) => word.replace(/^[.\-/]+|[.\-/]+$/g, ""))
    .filter((word) => word !== "" && !unspecific.has(word))

const bag = (item) => new Set([...words(item.target), ...words(item.value), ...words(item.scope)])
const familyOf = (item) => family[item.kind] ?? item.kind
const negative = (item) => (item.kind === "assert-absent") !== Boolean(item.negated)

const sameMarks = (label, reading) =>
  familyOf(label) === familyOf(reading) &&
  negative(label) === negative(reading) &&
  (label.check === undefined || reading.check === undefined || label.check === reading.check) &&
  (label.ordinal ?? 0) === (reading.ordinal ?? 0) &&
  (label.kind !== "assert-count" || label.count === reading.count)

const alike = (label, reading) => {
  if (!sameMarks(label, reading)) return false
  const wanted = bag(label)
  const given = bag(reading)
  const both = [...wanted].filter((word) => given.has(word)).length
  const all = wanted.size + given.size
  return all === 0 || both / (all - both) >= 0.75
}

const bare = (text) =>
  String(text ?? "")
    .toLowerCase()
    .replace(/["'`*]/g, "")
    .replace(/^(the|a|an) /, "")
    .trim()

const same = (label, reading) =>
  label.kind === reading.kind &&
  ["target", "value", "scope"].every((key) => bare(label[key]) === bare(reading[key])) &&
  (label.ordinal ?? 0) === (reading.ordinal ?? 0) &&
  Boolean(label.negated) === Boolean(reading.negated) &&
  (label.count ?? reading.count) === (reading.count ?? label.count)

const each = (labels, readings, by) =>
  labels.length === readings.length && labels.every((label, n) => by(label, readings[n]))

const empty = () => ({ n: 0, right: 0, exact: 0, wrong: 0, abstained: 0, other: 0, overclaimed: 0 })

/** What became of one sentence: the counters that it raises. */
const judge = (label, reading) => {
  if (label.feasible !== "yes") {
    const over = reading !== null && reading.length > 0 && !each(label.intents, reading, alike)
    return over ? ["other", "overclaimed"] : ["other"]
  }
  if (reading === null) return ["n", "abstained"]
  if (!each(label.intents, reading, alike)) return ["n", "wrong"]
  return each(label.intents, reading, same) ? ["n", "right", "exact"] : ["n", "right"]
}

/** Counters for all sentences and for each style; `cases` holds the sentences of a counter with their readings. */
export const score = (labelled, readings) => {
  const table = { all: empty() }
  const cases = { wrong: [], abstained: [], overclaimed: [] }
  for (const label of labelled) {
    const reading = readings.get(label.id) ?? null
    table[label.style] ??= empty()
    for (const counter of judge(label, reading)) {
      table.all[counter]++
      table[label.style][counter]++
      cases[counter]?.push({ label, reading })
    }
  }
  return { cases, table }
}
