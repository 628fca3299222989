import { defineConfig } from "vitest/config"
import projects from "./vitest.workspace.js"

const packages = new URL("packages", import.meta.url).pathname

export default defineConfig({
  resolve: {
    // Tests read the sources, so that none of them can pass against a stale build.
    alias: [
      { find: /^@assay\/([a-z-]+)\/(.+)$/, replacement: `${packages}/$1/src/$2.ts` },
      { find: /^@assay\/([a-z-]+)$/, replacement: `${packages}/$1/src/index.ts` }
    ]
  },
  test: {
    projects,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Browsers and databases run beside the workers: more workers than this only wait for each other.
    maxWorkers: 2,
    minWorkers: 1
  }
})
