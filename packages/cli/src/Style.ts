/** How things look on a terminal: colours where they are wanted, durations and tables that read well. */

export interface Style {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly red: (text: string) => string
  readonly green: (text: string) => string
  readonly yellow: (text: string) => string
}

const escape = (open: number, close: number) => (text: string) => `\u001b[${open}m${text}\u001b[${close}m`
const same = (text: string) => text

export const plain: Style = { bold: same, dim: same, red: same, green: same, yellow: same }

export const coloured: Style = {
  bold: escape(1, 22),
  dim: escape(2, 22),
  red: escape(31, 39),
  green: escape(32, 39),
  yellow: escape(33, 39)
}

/** `84 ms`, `1.2 s`, `2 min 5 s`. */
export const duration = (ms: number): string => {
  const whole = Math.round(ms)
  if (whole < 1_000) return `${whole} ms`
  if (whole < 59_950) return `${(ms / 1_000).toFixed(1)} s`
  const seconds = Math.round(ms / 1_000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** One line, whatever the text holds, and at most so many characters. */
export const oneLine = (text: string, most = 160): string => {
  const flat = text.replace(/\s+/gu, " ").trim()
  const characters = [...flat]
  return characters.length <= most ? flat : `${characters.slice(0, most - 1).join("")}…`
}

/** Columns aligned by their widest cell; the last one is as long as it is. Without rows it says so. */
export const table = (
  style: Style,
  head: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string>>
): string => {
  if (rows.length === 0) return style.dim("None yet.")
  const widths = head.map((title, column) =>
    Math.max([...title].length, ...rows.map((row) => [...(row[column] ?? "")].length))
  )
  const line = (cells: ReadonlyArray<string>) =>
    cells
      .map((cell, column) =>
        column === head.length - 1
          ? cell
          : cell + " ".repeat(Math.max(0, (widths[column] ?? 0) - [...cell].length))
      )
      .join("  ")
      .trimEnd()
  return [style.dim(line(head)), ...rows.map(line)].join("\n")
}

/** `name  value` lines, the names aligned. */
export const facts = (style: Style, pairs: ReadonlyArray<readonly [string, string]>): string => {
  const width = Math.max(...pairs.map(([name]) => name.length))
  return pairs.map(([name, value]) => `${style.dim(name.padEnd(width))}  ${value}`).join("\n")
}
