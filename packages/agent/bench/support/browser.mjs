/** A browser to measure beside the agent, which is the one that the agent has. */
import { Effect } from "effect"
import { findBrowser } from "@assay/browser/browsers/Browsers"
import { browserFolder } from "./corpus.mjs"

/** @param {import("playwright-core").BrowserType} chromium as the caller imports it: Playwright's test package brings its own */
export const launch = async (chromium) => {
  const found = await Effect.runPromise(findBrowser({ folder: browserFolder }))
  return chromium.launch({
    executablePath: found.path,
    env: { ...process.env, ...found.env },
    args: ["--disable-gpu"]
  })
}
