// What hand-written proofs ask of a page.
export const seen = async (locator, timeout = 2500) =>
  locator
    .first()
    .waitFor({ state: "visible", timeout })
    .then(
      () => true,
      () => false
    )
export const gone = async (locator, timeout = 2500) =>
  locator
    .first()
    .waitFor({ state: "hidden", timeout })
    .then(
      () => true,
      () => false
    )
export const eventually = async (test, timeout = 2500) => {
  const end = Date.now() + timeout
  for (;;) {
    if (await test()) return true
    if (Date.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
export const reads = (locator, text) =>
  eventually(async () => ((await locator.first().textContent()) ?? "").replace(/\s+/g, " ").trim() === text)
export const clickable = (locator) =>
  locator.click({ timeout: 1500 }).then(
    () => true,
    () => false
  )
/** A test's steps in order: a false one at `at` says that the bug shows, and a false one elsewhere is an error. */
export const story = (at, ...steps) => ({
  at,
  length: steps.length,
  run: async (page) => {
    for (const [index, step] of steps.entries()) {
      if ((await step(page)) !== false) continue
      if (index === at) return false
      throw new Error(`step ${index} is false`)
    }
    return true
  }
})
