/** The help pages: an overview of the commands, and a page for each. */
import * as CliConfig from "@effect/cli/CliConfig"
import * as Descriptor from "@effect/cli/CommandDescriptor"
import * as HelpDoc from "@effect/cli/HelpDoc"
import * as Usage from "@effect/cli/Usage"
import type { Page } from "./Help.js"
import type { Style } from "./Style.js"

const config = CliConfig.make({ showBuiltIns: false })

const plainText = (doc: HelpDoc.HelpDoc): string =>
  HelpDoc.toAnsiText(doc)
    .replace(/\u001b\[[0-9;]*m/g, "")
    .trim()

/** `(-u, --url URL)` becomes `--url URL`. */
const usageOf = (page: Page): string =>
  plainText(Usage.getHelp(Descriptor.getUsage(page.descriptor))).replace(/\(-\w, (--[^()]*)\)/g, "$1")

/** The blocks of a document in their order. */
const flatten = (doc: HelpDoc.HelpDoc): ReadonlyArray<HelpDoc.HelpDoc> =>
  HelpDoc.isSequence(doc) ? [...flatten(doc.left), ...flatten(doc.right)] : [doc]

const boilerplate =
  /^(A user-defined piece of text|A true or false value|An integer|This setting is optional|This option|A file|A directory)\b.*$/

const said = (doc: HelpDoc.HelpDoc): string =>
  flatten(doc)
    .map(plainText)
    .filter((text) => text !== "" && !boilerplate.test(text))
    .join(" ")

const rows = (list: HelpDoc.DescriptionList): ReadonlyArray<readonly [string, string]> =>
  list.definitions.map(([name, meaning]) => [
    plainText(HelpDoc.p(name)).replace(/^\((.*)\)$/, "$1"),
    said(meaning)
  ])

const aligned = (pairs: ReadonlyArray<readonly [string, string]>): string => {
  const width = Math.max(0, ...pairs.map(([name]) => name.length))
  return pairs.map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}`.trimEnd()).join("\n")
}

const paragraphs = (page: Page): ReadonlyArray<string> =>
  flatten(Descriptor.getHelp(page.descriptor, config)).filter(HelpDoc.isParagraph).map(plainText)

/** Its first sentence. */
const meaningOf = (page: Page): string => /^.*?(?=\. |\.?$)/s.exec(paragraphs(page)[0] ?? "")?.[0] ?? ""

/** A heading with lines below it, as `describe` writes them. */
const isSection = (part: string) => /^[^\n]+:\n/.test(part)

const leafPage = (style: Style, path: string, page: Page): string => {
  const parts = paragraphs(page)
  const options = flatten(Descriptor.getHelp(page.descriptor, config))
    .filter(HelpDoc.isDescriptionList)
    .flatMap(rows)
  return [
    `${style.bold("Usage:")} assay ${path}${usageOf(page).slice(page.name.length)}`,
    ...parts.filter((part) => !isSection(part)),
    aligned(options),
    ...parts.filter(isSection).map((part) => {
      const [heading, ...lines] = part.split("\n")
      return [style.bold(heading ?? ""), ...lines.map((line) => `  ${line.trim()}`)].join("\n")
    })
  ].join("\n\n")
}

const groupPage = (style: Style, path: string, page: Page): string =>
  [
    `${style.bold("Usage:")} assay ${path} ${page.children.map(({ name }) => name).join(" | ")}`,
    meaningOf(page),
    aligned(page.children.map((child) => [`assay ${path} ${usageOf(child)}`, ""])),
    `More on each: assay ${path} ${page.children[0]?.name ?? ""} --help`
  ].join("\n\n")

const overview = (style: Style, pages: ReadonlyArray<Page>): string =>
  [
    "Assay tests web applications from tests written in plain English, in a real browser.",
    aligned(
      pages.map((page) => [
        page.children.length === 0
          ? page.name
          : `${page.name} ${page.children.map(({ name }) => name).join("|")}`,
        meaningOf(page)
      ])
    ),
    [
      style.bold("Try:"),
      `  assay check --url https://example.com '"Example Domain" should be shown.'`,
      "  assay serve"
    ].join("\n"),
    "More on each: assay COMMAND --help. Every command takes --json."
  ].join("\n\n")

/** The furthest command that the words name, and the words that name it. */
const find = (pages: ReadonlyArray<Page>, words: ReadonlyArray<string>) => {
  let among = pages
  let found: Page | undefined
  const path: Array<string> = []
  for (const word of words) {
    const next = among.find(({ name }) => name === word)
    if (next === undefined) break
    found = next
    among = next.children
    path.push(word)
  }
  return { page: found, path: path.join(" "), words: path.length }
}

/** The page that the words lead to: that of the furthest command which they name. */
export const helpFor = (style: Style, pages: ReadonlyArray<Page>, words: ReadonlyArray<string>): string => {
  const { page, path } = find(pages, words)
  if (page === undefined) return overview(style, pages)
  return (page.children.length === 0 ? leafPage : groupPage)(style, path, page)
}

/** What the parser would tell less plainly: a group without a command, or an option that the command does not have. */
export const faultIn = (pages: ReadonlyArray<Page>, words: ReadonlyArray<string>): string | undefined => {
  const { page, path, words: named } = find(pages, words)
  if (page === undefined)
    return `there is no ${words[0]?.startsWith("-") === true ? "option" : "command"} ${words[0] ?? ""} (see assay --help)`
  const rest = words.slice(named)
  if (page.children.length > 0)
    return rest.every((word) => word.startsWith("-"))
      ? `say what to do: assay ${path} ${page.children.map(({ name }) => name).join(" | ")}`
      : `there is no command ${path} ${rest[0] ?? ""}: use ${page.children.map(({ name }) => name).join(", ")}`
  const known = new Set(usageOf(page).match(/--[a-z-]+/g))
  const end = rest.indexOf("--")
  const unknown = (end < 0 ? rest : rest.slice(0, end))
    .map((word) => /^--[A-Za-z][\w-]*(?==|$)/.exec(word)?.[0])
    .find((option) => option !== undefined && !known.has(option))
  return unknown === undefined ? undefined : `unknown option ${unknown} (see assay ${path} --help)`
}

/** The command's options, each under every name that it has; whether a value follows. */
const optionsOf = (page: Page): ReadonlyMap<string, { readonly valued: boolean }> => {
  const usage = plainText(Usage.getHelp(Descriptor.getUsage(page.descriptor)))
  const found = usage.matchAll(/(?:(-\w), )?(--[a-z][a-z-]*)( \S)?/g)
  return new Map(
    [...found].flatMap(([, short, long, value]) =>
      [short, long].flatMap((name) =>
        name === undefined ? [] : [[name, { valued: value !== undefined }] as const]
      )
    )
  )
}

/**
 * The words in the order that the parser follows best: the command, its options, and after `--` everything else, so that a
 * text may begin with a dash and options may stand anywhere.
 */
export const arranged = (pages: ReadonlyArray<Page>, words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const { page, words: named } = find(pages, words)
  if (page === undefined || page.children.length > 0) return words
  const known = optionsOf(page)
  const options: Array<string> = []
  const others: Array<string> = []
  const rest = words.slice(named)
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? ""
    if (word === "--") {
      others.push(...rest.slice(at + 1))
      break
    }
    const [, name = word, value] = /^(--[^=\s]+)=(.*)$/s.exec(word) ?? []
    const option = known.get(name)
    if (option === undefined && /^-\S/.test(word) && !/\s/.test(word)) options.push(word)
    else if (option === undefined) others.push(word)
    else if (value !== undefined) options.push(name, value)
    else options.push(word, ...(option.valued ? rest.slice(++at, at + 1) : []))
  }
  return [...words.slice(0, named), ...options, ...(others.length === 0 ? [] : ["--", ...others])]
}
