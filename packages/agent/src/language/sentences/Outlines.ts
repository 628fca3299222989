/** Gherkin's outlines: steps with `<placeholders>`, and a table of examples that says what they stand for. */

export interface Outline {
  /** The test with the one row of its examples filled in, or as it was. */
  readonly text: string
  /** How many rows there are, where one run can not be all of them. */
  readonly rows: number
  /** The placeholders that the examples name, as they are written in the steps. */
  readonly placeholders: ReadonlyArray<string>
}

const examples = /^\s*(?:examples|scenarios)\s*:/iu

const cellsOf = (line: string): ReadonlyArray<string> =>
  line
    .trim()
    .replace(/^\||\|$/gu, "")
    .split("|")
    .map((cell) => cell.trim())

/** The tables below `Examples:`, each with its head. */
const tablesIn = (lines: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<ReadonlyArray<string>>> => {
  const tables: Array<Array<ReadonlyArray<string>>> = []
  let open: Array<ReadonlyArray<string>> | undefined
  for (const line of lines) {
    const isRow = line.trimStart().startsWith("|")
    if (examples.test(line)) {
      open = []
      tables.push(open)
    } else if (isRow) open?.push(cellsOf(line))
    else if (line.trim() !== "") open = undefined
  }
  return tables.filter(({ length }) => length > 1)
}

export const outlineOf = (text: string): Outline => {
  const none = { text, rows: 0, placeholders: [] }
  if (!/^\s*(?:examples|scenarios)\s*:/imu.test(text)) return none
  const tables = tablesIn(text.split(/\r\n|\r|\n/u))
  const rows = tables.flatMap(([, ...each]) => each)
  const names = new Set(tables.flatMap(([head = []]) => head).filter((name) => name !== ""))
  const placeholders = [...names].map((name) => `<${name}>`).filter((mark) => text.includes(mark))
  const [row, another] = rows
  const head = tables[0]?.[0] ?? []
  if (row === undefined || placeholders.length === 0) return none
  if (another !== undefined) return { text, rows: rows.length, placeholders }
  const filled = head.reduce((all, name, at) => all.replaceAll(`<${name}>`, () => row[at] ?? ""), text)
  return { text: filled, rows: 1, placeholders: [] }
}
