import { Warning } from "@assay/domain/Warning"
import { describe, expect, it } from "@effect/vitest"
import { createHash } from "node:crypto"
import { type Replay, replayHtml } from "../src/Replay.js"
import { step } from "./runs.js"

const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(2)>"'&`

const replay: Replay = {
  title: hostile,
  target: `https://shop.example/?q=${hostile}`,
  verdict: "FAILED",
  reason: "check_false",
  summary: hostile,
  ms: 1234,
  scenes: [
    {
      step: step(0, hostile, "failed", { expected: hostile, actual: hostile }),
      pictures: [{ at: 0, type: "image/jpeg", bytes: new Uint8Array([1, 2, 3]) }]
    },
    { step: step(1, "Never tried", "untested"), pictures: [] }
  ],
  warnings: [
    new Warning({
      kind: "accessibility",
      rule: hostile,
      message: hostile,
      page: hostile,
      count: 1,
      elements: [hostile],
      help: hostile
    })
  ],
  lists: [{ name: "Console", lines: [hostile] }]
}

/** The contents of all scripts. */
const scriptsOf = (html: string) =>
  Array.from(html.matchAll(/<script(?: [^>]*)?>([\s\S]*?)<\/script>/g), ([, text]) => text ?? "")

describe("a replay", () => {
  const html = replayHtml(replay)

  it("holds nothing of a page as markup", () => {
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html).not.toMatch(/<img src=x/)
    expect(html).not.toContain("alert(1)</script>")
  })

  it("tells its script everything as it was", () => {
    const [data = ""] = scriptsOf(html)
    expect(JSON.parse(data)).toMatchObject({
      steps: [
        { text: hostile, outcome: "failed", frames: [{ at: 0, src: "data:image/jpeg;base64,AQID" }] },
        { outcome: "untested", frames: [] }
      ]
    })
  })

  it("allows its own script alone, and no network", () => {
    const [, script = ""] = scriptsOf(html)
    const hash = createHash("sha256").update(script).digest("base64")
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/
      .exec(html)?.[1]
      ?.replaceAll("&#39;", "'")
    expect(policy).toContain("default-src 'none'; img-src data:;")
    expect(policy).toContain(`script-src 'sha256-${hash}'`)
    expect(policy).not.toContain("unsafe")
    expect(html.replace(/<script type="application\/json"[\s\S]*?<\/script>/, "")).not.toMatch(
      /(?:src|href)="?https?:/
    )
  })

  it("says so of a run without a verdict", () => {
    expect(replayHtml({ ...replay, verdict: null })).toContain("NO VERDICT")
  })
})
