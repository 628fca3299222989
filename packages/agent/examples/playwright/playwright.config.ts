import { fileURLToPath } from "node:url"
import { findBrowser } from "@assay/browser/browsers/Browsers"
import { defineConfig } from "@playwright/test"
import { Effect } from "effect"

// The browser that Assay itself drives; leave this out where `npx playwright install` has brought one.
const folder = fileURLToPath(new URL("../../../../node_modules/.cache/assay-chromium", import.meta.url))
const found = await Effect.runPromise(findBrowser({ folder }))
const launchOptions =
  found._tag === "Program"
    ? { executablePath: found.path, env: { ...found.env }, args: ["--disable-gpu"] }
    : {}

export default defineConfig({
  testMatch: "**/*.spec.ts",
  outputDir: fileURLToPath(new URL("../../node_modules/.cache/playwright-example", import.meta.url)),
  reporter: "line",
  workers: 1,
  use: { launchOptions }
})
