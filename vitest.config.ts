import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"
import projects from "./vitest.workspace.js"

const packages = new URL("packages", import.meta.url).pathname

/** They take the longest, which their size does not tell; the first of them as long as all others of its kind. */
const longest = /agent\/test\/hostile\/Places/
const long =
  /agent\/test\/hostile|cli\/test\/(?:Serve|Automation|Check)|sql\/test\/EmbeddedPostgres|http\/Bodies|BatchReport/

/** Begun last, one of these would keep one worker busy with nothing left to do for the other. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) =>
      longest.test(moduleId) ? 0 : long.test(moduleId) ? 1 : 2
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

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
    // For a machine that crawls: what hangs is found out by then, and what is slow is no fault.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Browsers and databases run beside the workers: more workers than this only wait for each other.
    maxWorkers: 2,
    minWorkers: 1,
    sequence: { sequencer: LongestFirst }
  }
})
