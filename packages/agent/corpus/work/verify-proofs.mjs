// One function a step, for the applications whose every test has them.
import { readFile } from "node:fs/promises"

const sentences = (text) =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("#"))
    .flatMap((line) =>
      line
        .trim()
        .replace(/^(\d+[.)]|[-*])\s+/, "")
        .split(/(?<=[.?!]["”')]?)\s+(?=["“'A-Z])/)
    )

/**
 * Flows out of one function a step, by test id; a test takes those of another with the same text. A step's function is true where the
 * step holds, and the first that is not must be the step at which tests.json puts the verdict.
 */
export const flowsOf = async (url, proofs) => {
  const tests = JSON.parse(await readFile(new URL("tests.json", url), "utf8"))
  const proofOf = (test) => proofs[test.id] ?? proofs[tests.find((other) => other.steps === test.steps).id]
  const run = (test, steps) => async (page) => {
    for (const [at, step] of steps.entries())
      if ((await step(page)) !== true)
        return at === test.step ? false : `step ${at} does not hold, the truth says ${test.step}`
    return true
  }
  const flows = {}
  for (const test of tests) {
    const proof = proofOf(test)
    const count = sentences(test.steps).length
    if (
      proof === undefined ||
      proof.length > count ||
      proof.length < (test.step === null ? count : test.step + 1)
    )
      throw new Error(`${test.id}: ${proof?.length} functions for ${count} steps`)
    const path = test.path.replace(/([?&])bug=[^&#]*&?/, "$1").replace(/[?&](?=#|$)/, "")
    if (test.bug === null && tests.some((other) => other.bug !== null && other.steps === test.steps)) continue
    if (test.bug !== null) flows[test.bug] = { path, run: run(test, proof) }
    else if (test.step === null) flows[test.id] = { path, clean: true, run: run(test, proof) }
    else
      flows[test.id] = {
        path,
        clean: true,
        run: async (page) => {
          const broke = await run(test, proof)(page)
          return broke === true ? "every step holds" : broke === false ? true : broke
        }
      }
  }
  return flows
}
