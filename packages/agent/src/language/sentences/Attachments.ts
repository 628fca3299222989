/** Tables and blocks of text below an instruction, as further clauses of it. */

export interface Attachment {
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  /** A block between `"""`. */
  readonly block?: string
}

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split("|")
    .map((cell) => cell.trim())

export const readAttachment = (lines: ReadonlyArray<string>): Attachment => {
  const rows = lines.filter((line) => line.startsWith("|")).map(cells)
  const fenced = lines.filter((line) => !line.startsWith("|"))
  const inner = fenced.filter((line) => !/^(?:"""|```)/.test(line))
  const indent = Math.min(...inner.filter((line) => line.trim() !== "").map((line) => line.search(/\S/)))
  const block = inner.map((line) => line.slice(Number.isFinite(indent) ? indent : 0)).join("\n")
  return fenced.length === 0 ? { rows } : { rows, block }
}

const quote = (value: string) => `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`

const columnName =
  /^(?:text|texts|option|options|value|values|field|fields|name|label|item|items|title|message|content)s?$/i

/** The instruction with what hangs on it written out; undefined when the two do not fit together. */
export const withAttachment = (
  text: string,
  { block, rows }: Attachment
): ReadonlyArray<string> | undefined => {
  const line = text.replace(/:\s*$/, "")
  if (block !== undefined)
    return rows.length > 0 || block.includes("\n") || /<\/[a-z]/i.test(block)
      ? undefined
      : [`${line} ${quote(block)}`]
  if (rows.length === 0) return [text]
  const width = rows[0]?.length ?? 0
  if (rows.some((row) => row.length !== width)) return undefined
  if (width === 1) return inOrder(line, rows) ?? fields(line, rows) ?? apiece(line, rows) ?? seen(line, rows)
  return width === 2 ? filled(line, rows) : undefined
}

/** `the following files should not be listed`: several things of one kind, of each of which the same is said or done. */
const several =
  /^(.*?)(?:\b(?:the|all|any of the|all of the) )?\b(?:following|these) ((?:[a-z-]+ ){0,2}?[a-z-]*[^s\W]s)(?=$| (?:should|must|can|cannot|are|were|do|in|on|for|to|from|at|of|with|as)\b)(.*)$/i

const denies = /\b(?:not|no|none|never|neither|nor|cannot|without)\b|n['’]t\b/i
/** What is said of all of them together. */
const together = /\b(?:order(?:ed)?|only|exactly|none|any of|one of|number of|neither|at least|at most)\b/i

const singular = (noun: string): string =>
  noun
    .replace(/ies$/i, "y")
    .replace(/(?<=(?:ss|x|ch|sh))es$/i, "")
    .replace(/(?<=[^s])s$/i, "")

/** Without the head of the column, which is called as the things are. */
const valuesOf = (rows: ReadonlyArray<ReadonlyArray<string>>, noun: string): ReadonlyArray<string> => {
  const values = rows.map(([value = ""]) => value)
  const [head = ""] = values
  const words = noun.toLowerCase().split(" ").map(singular)
  return columnName.test(head) || words.includes(singular(head.toLowerCase())) ? values.slice(1) : values
}

const ordered =
  /^((?:(?:given|when|then|and|but|\*) )?)(?:(?:I|we|the user) (?:(?:should|can|must|now) )*sees? (?:the )?(?:following )?([a-z-]*[^s\W]s)|(?:the )?([a-z-]*[^s\W]s) (?:are|should be|appear|should appear)(?: (?:shown|listed|displayed|sorted))?) in (?:this|the following|the given|that) order$/i

/** `I should see the files in this order`: what they are, and no more of the table than one after the other. */
const inOrder = (line: string, rows: ReadonlyArray<ReadonlyArray<string>>) => {
  const [, lead = "", seen = "", told = ""] = ordered.exec(line) ?? []
  const noun = seen === "" ? told : seen
  const values = noun === "" ? [] : valuesOf(rows, noun)
  return values.length < 2 || values.includes("")
    ? undefined
    : [`${lead}the ${noun} are ${values.map(quote).join(", ")} in this order`]
}

const ofFields =
  /^((?:(?:given|when|then|and|but|\*) )?(?:I|we|the user) (?:(?:should|can|must|now) )*sees?) (?:the (?:following )?|an? |these )?((?:[a-z]+ )?form )?(?:(?:with|having) ?)?(?:the |these )?(?:following ?)?(?:fields?|inputs?)?$/i

/** `I should see a form with`, `I see the following fields`: a field of each name. */
const fields = (line: string, rows: ReadonlyArray<ReadonlyArray<string>>) => {
  const [, lead = "", form] = ofFields.exec(line) ?? []
  if (lead === "" || !/\b(?:form with|fields?|inputs?)\b/i.test(line)) return undefined
  const [head = "", ...others] = rows.map(([value = ""]) => value)
  const values = /^(?:fields?|labels?|inputs?)$/i.test(head) ? others : [head, ...others]
  return values.length === 0 || values.includes("")
    ? undefined
    : values.map(
        (value) => `${lead} the field ${quote(value)}${form === undefined ? "" : ` in the ${form.trim()}`}`
      )
}

const apiece = (line: string, rows: ReadonlyArray<ReadonlyArray<string>>) => {
  const [, before = "", noun = "", after = ""] = several.exec(line) ?? []
  if (noun === "" || together.test(line) || /^(?:details|values|fields|informations?|texts?)$/i.test(noun))
    return undefined
  const values = valuesOf(rows, noun)
  const rest = after
    .replace(/^ are\b/i, " is")
    .replace(/^ were\b/i, " was")
    .replace(/^ do\b/i, " does")
  return values.length === 0 || values.includes("")
    ? undefined
    : values.map((value) => `${before}the ${singular(noun)} ${quote(value)}${rest}`.trim())
}

const seen = (line: string, rows: ReadonlyArray<ReadonlyArray<string>>) => {
  // What is not there would be read as what is, one by one.
  if (together.test(line) || denies.test(line)) return undefined
  if (!/\b(?:see|shows?|displayed|contains?|validate|visible)\b/i.test(line)) return undefined
  const [first = [""], ...others] = rows
  const header = columnName.test(first[0] ?? "")
  const values = (header ? others : rows).map((row) => row[0] ?? "")
  if (values.length === 0) return undefined
  const named = /^(.*?\b(?:see|shows?|contains?)(?: the| an?)?(?: following)?)(?: (.+))?$/i.exec(line)
  const thing = (named?.[2] ?? "").replace(/^with$/i, "")
  const place = /^(?:(?:given|when|then|and|but|\*) )?((?:in|on) [^,]+, )/i.exec(line)?.[1] ?? ""
  const scope =
    thing === "" || /^(?:texts?|options?|values?|messages?)$/i.test(thing) ? "" : ` in the ${thing}`
  const checks = values.map((value) => `${scope === "" ? place : ""}I should see ${quote(value)}${scope}`)
  return scope === "" ? checks : [line, ...checks]
}

const placed = /^(?:(?:given|when|then|and|but|\*) )?(in|on) ([^,]+), (.+)$/i

const filled = (
  told: string,
  rows: ReadonlyArray<ReadonlyArray<string>>
): ReadonlyArray<string> | undefined => {
  const [, at = "", where = "", said = ""] = placed.exec(told) ?? []
  if (said !== "") return filled(said, rows)?.map((each) => `${at} ${where}, ${each}`)
  const line = told
  if (
    !/\b(?:fill|enter|set|provide|input|type|specify|complete)\w*\b/i.test(line) ||
    /\b(?:not|should|in|on)\b(?! (?:the )?(?:following|form|fields?|with))/i.test(
      line.replace(/fills? in/i, "fill")
    )
  )
    return undefined
  const header =
    /^(?:field|name|label|key|input|fields)\w*$/i.test(rows[0]?.[0] ?? "") &&
    /^(?:value|values|text|content|data)$/i.test(rows[0]?.[1] ?? "")
  const pairs = header ? rows.slice(1) : rows
  return pairs.length === 0
    ? undefined
    : pairs.map(([name = "", value = ""]) => `fill in ${quote(name)} with ${quote(value)}`)
}
