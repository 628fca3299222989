/** Runs a test on a hostile page, and says what is wrong with how it ended: nothing, where it came to a verdict in time. */
import { createServer } from "node:http"
import { Cause, Duration, Effect, Exit } from "effect"
import { answering, hostilePage } from "./hostile-pages.mjs"

/** Milliseconds: of a step, of opening the page, and of all else; a page that answers nothing is asked for 20 seconds. */
const stepTimeout = 1000
const opening = 5000
const slack = 30_000

const verdicts = new Set(["PASSED", "FAILED", "BLOCKED"])

const serving = (page) =>
  Effect.acquireRelease(
    Effect.async((resume) => {
      const server = createServer(answering(page))
      server.listen(0, "127.0.0.1", () => resume(Effect.succeed(server)))
    }),
    (server) =>
      Effect.async((resume) => {
        server.closeAllConnections()
        server.close(() => resume(Effect.void))
      })
  )

/** `runSteps` and `drivers` as the caller has them, from the sources or as they are built. */
export const fuzz = ({ drivers, runSteps }, seed) => {
  const page = hostilePage(seed)
  const lines = page.text.split("\n").length
  // A target that does not open is BLOCKED by whoever asked for it.
  const unopened = ({ message }) => Effect.succeed({ verdict: "BLOCKED", summary: message })
  const run = Effect.gen(function* () {
    const server = yield* serving(page)
    const url = `http://127.0.0.1:${server.address().port}/`
    const driver = yield* drivers.open({ platform: "web", url, within: opening, trace: false })
    return yield* runSteps(driver, page.text, { stepTimeout, baseUrl: url })
  }).pipe(
    Effect.scoped,
    Effect.catchTags({ TargetUnreachable: unopened, TargetForbidden: unopened }),
    Effect.timeoutFail({
      duration: Duration.millis(90_000),
      onTimeout: () => new Error("it did not end")
    })
  )
  return Effect.suspend(() => {
    const started = performance.now()
    return Effect.map(Effect.exit(run), (exit) => {
      const ms = performance.now() - started
      const within = opening + lines * stepTimeout + slack
      const fault = Exit.isFailure(exit)
        ? Cause.pretty(exit.cause).split("\n").slice(0, 3).join(" ")
        : !verdicts.has(exit.value.verdict)
          ? `no verdict: ${exit.value.verdict}`
          : ms > within
            ? `late: ${Math.round(ms)} ms`
            : undefined
      const result = Exit.isSuccess(exit) ? exit.value : undefined
      return { seed, about: page.about, text: page.text, ms, result, fault }
    })
  })
}
