/**
 * A run as one page that plays it step by step: it holds its pictures itself and asks the network for nothing. Whatever comes from the
 * tested pages is text or picture there, never markup.
 */
import type { Step } from "@assay/domain/Step"
import type { Verdict } from "@assay/domain/Verdict"
import type { Warning } from "@assay/domain/Warning"
import { createHash } from "node:crypto"
import { script } from "./replay/Script.js"
import { style } from "./replay/Style.js"
import { attribute, content } from "./Xml.js"

/** A picture during a step. */
export interface Picture {
  /** Milliseconds since the step's first picture. */
  readonly at: number
  readonly type: "image/jpeg" | "image/png"
  readonly bytes: Uint8Array
}

/** A step with its pictures, oldest first; the last shows how it ended. */
export interface Scene {
  readonly step: Step
  readonly pictures: ReadonlyArray<Picture>
}

export interface Replay {
  readonly title: string
  readonly target: string
  readonly verdict: Verdict | null
  /** Why it is not PASSED, or why there is no verdict. */
  readonly reason?: string
  readonly summary: string
  readonly ms: number
  readonly scenes: ReadonlyArray<Scene>
  readonly warnings: ReadonlyArray<Warning>
  /** Lists that are told below, such as that of the console. */
  readonly lists: ReadonlyArray<{ readonly name: string; readonly lines: ReadonlyArray<string> }>
}

/** Drawn, since not every machine's fonts have such signs. */
const icon = (name: string, path: string): string =>
  `<svg class="icon ${name}" viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`

const signs = {
  passed: icon("line", "M3 8.5l3.5 3.5L13 4.5"),
  failed: icon("line", "M4 4l8 8M12 4l-8 8"),
  blocked: icon("solid", "M4 4h8v8H4z"),
  untested: icon("solid", "M7 7h2v2H7z")
} as const

const duration = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`)

const source = ({ bytes, type }: Picture): string =>
  `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64")}`

const factsOf = (step: Step): ReadonlyArray<readonly [string, string]> =>
  [
    ["understood as", step.understood.join("; ")],
    ["target", step.target === undefined ? "" : `${step.target.role} “${step.target.name}”`],
    ["expected", step.expected ?? ""],
    ["actual", step.actual ?? ""],
    ["changed", step.changed.join("; ")],
    ["reason", step.reason ?? ""]
  ].flatMap(([name = "", text = ""]) => (text === "" ? [] : [[name, text] as const]))

const played = ({ pictures, step }: Scene) => ({
  text: step.text,
  outcome: step.outcome,
  detail: step.detail,
  facts: factsOf(step),
  frames: pictures.map((picture) => ({ at: picture.at, src: source(picture) }))
})

/** JSON that ends no script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c")

const item = ({ step }: Scene): string =>
  `<li><button type="button"><span class="sign ${step.outcome}">${signs[step.outcome]}</span>` +
  `<span class="text">${content(step.text)} <span class="spoken">(${step.outcome})</span></span>` +
  `<span class="ms">${step.outcome === "untested" ? "" : duration(step.ms)}</span></button></li>`

const warningLine = ({ count, message, page, rule, elements }: Warning): string =>
  `${content(message)} <span class="of">(${content(rule)}, ${count} on ${content(page)}: ${content(elements.join(", "))})</span>`

const section = (name: string, lines: ReadonlyArray<string>): string =>
  lines.length === 0
    ? ""
    : `<details><summary>${content(name)} (${lines.length})</summary><ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul></details>`

const classOf = (verdict: Verdict | null): string =>
  verdict === null
    ? "untested"
    : ({ PASSED: "passed", FAILED: "failed", BLOCKED: "blocked" } as const)[verdict]

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** Only this script, this style and pictures that are in the page. */
const policy = `default-src 'none'; img-src data:; style-src ${hashOf(style)}; script-src ${hashOf(script)}`

const stage = `<div class="stage"><div class="screen"><img alt=""><p>No picture was kept of this step.</p></div>
<div class="controls" role="group" aria-label="Replay"><button type="button" class="back" aria-label="Previous picture">${icon("solid", "M12 3v10L4 8z")}</button>
<button type="button" class="play">${icon("solid begin", "M4 3v10l8-5z")}${icon("solid hold", "M4 3h3v10H4zM9 3h3v10H9z")}<span>Play</span></button>
<button type="button" class="on" aria-label="Next picture">${icon("solid", "M4 3v10l8-5z")}</button>
<input type="range" min="0" value="0" aria-label="Picture of this step"><output></output></div>
<div class="told" aria-live="polite"><h2></h2><p></p><dl></dl></div></div>`

const keys = `<p class="keys"><kbd>Space</kbd> plays, <kbd>Left</kbd> <kbd>Right</kbd> go picture by picture, <kbd>Up</kbd> <kbd>Down</kbd> step by step.</p>`

/** The whole document. */
export const replayHtml = (replay: Replay): string => {
  const { verdict, scenes } = replay
  const reason = replay.reason === undefined ? "" : ` (${content(replay.reason)})`
  const lists = [
    section("Accessibility warnings", replay.warnings.map(warningLine)),
    ...replay.lists.map(({ name, lines }) => section(name, lines.map(content)))
  ].join("")
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${content(`${verdict ?? "No verdict"}: ${replay.title}`)}</title>
<style>${style}</style></head><body>
<header><h1><span class="verdict ${classOf(verdict)}">${verdict ?? "NO VERDICT"}</span>${content(replay.title)}</h1>
<p class="summary">${content(replay.summary)}${reason}</p><p>${content(replay.target)} · ${scenes.length} steps · ${duration(replay.ms)}</p></header>
<main><ol aria-label="Steps">${scenes.map(item).join("")}</ol>${stage}</main>
${lists === "" ? "" : `<section class="more" aria-label="More">${lists}</section>`}${keys}
<script type="application/json" id="data">${inScript({ steps: scenes.map(played) })}</script>
<script>${script}</script></body></html>
`
}
