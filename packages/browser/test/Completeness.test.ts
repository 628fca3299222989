import { fromPage } from "@assay/browser/FromPage"
import { expect, it } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import type { Page } from "playwright-core"
import { makeBrowserPool } from "../src/browsers/BrowserPool.js"
import { html, nodesOf } from "./support/OpenPage.js"
import { browserFolder } from "./support/TestBrowser.js"

const word = FastCheck.stringMatching(/^[A-Za-z0-9$.,]{1,8}$/)

const tag = FastCheck.constantFrom(
  ..."div span p b i em strong a button label li ul h2 section article td-table code small mark x-own br-line hr-line".split(
    " "
  )
)

const wrap = (name: string, inside: string): string => {
  if (name === "td-table") return `<table><tr><td>${inside}</td><td>cell</td></tr></table>`
  if (name === "br-line") return `${inside}<br>`
  if (name === "hr-line") return `${inside}<hr>`
  return `<${name} ${name === "a" ? 'href="#x"' : ""}>${inside}</${name}>`
}

/** Random pages in which everything is shown. */
const { page: pages } = FastCheck.letrec<{ page: string; part: string }>((tie) => ({
  part: FastCheck.oneof(
    { maxDepth: 5, depthIdentifier: "page" },
    word,
    FastCheck.tuple(tag, tie("page")).map(([name, inside]) => wrap(name, inside))
  ),
  page: FastCheck.array(tie("part"), { minLength: 1, maxLength: 4, depthIdentifier: "page" }).map((parts) =>
    parts.join(" ")
  )
}))

const squeezed = (text: string): string => text.replace(/\s+/g, "")

const read = async (page: Page, body: string) => {
  await page.setContent(html(body))
  const screen = await Effect.runPromise(fromPage(page).screen)
  const seen = nodesOf(screen).filter((node) => node.role === "text" && node.visible)
  const inner = await page.evaluate(() => document.body.innerText)
  return { seen: squeezed(seen.map((node) => node.name).join("")), inner: squeezed(inner) }
}

it.scoped("all text that is shown is on the screen, once and in order", () =>
  Effect.gen(function* () {
    const pool = yield* makeBrowserPool({ folder: browserFolder })
    const { browser } = yield* pool.browser
    const page = yield* Effect.promise(() => browser.newPage())
    yield* Effect.promise(() =>
      FastCheck.assert(
        FastCheck.asyncProperty(pages, async (body) => {
          const { seen, inner } = await read(page, body)
          expect(seen).toBe(inner)
        }),
        { numRuns: 60 }
      )
    )
  })
)
