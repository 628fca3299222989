/**
 * Looks for critical violations of accessibility rules. The rules run in a world of their own beside the page's scripts: they read the same
 * document, and leave nothing in it that the page could see.
 */
import { Warning } from "@assay/domain/Warning"
import axe from "axe-core"
import { Duration, Effect } from "effect"
import type { CDPSession, Page } from "playwright-core"
import { protocolOf } from "./Protocol.js"
import type { Session } from "./Session.js"

/** What takes longer on one document is given up. */
const deadline = Duration.seconds(5)

/** So many elements are named of each rule. */
const mostElements = 5

/** Slow, and never critical: what it finds is serious at most. */
const left = ["color-contrast", "color-contrast-enhanced", "target-size"]

/** Of other documents the ones inside are asked apart, and tell this one nothing. */
const options: axe.RunOptions = {
  iframes: false,
  resultTypes: ["violations"],
  rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }]))
}

interface Violation {
  readonly rule: string
  readonly message: string
  readonly help: string
  readonly count: number
  readonly elements: ReadonlyArray<string>
}

/** Runs in the page's other world. */
const run = `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations
  .map((one) => ({ ...one, nodes: one.nodes.filter(({ impact }) => impact === "critical") }))
  .filter(({ nodes }) => nodes.length > 0)
  .map(({ id, help, helpUrl, nodes }) => ({
    rule: id, message: help, help: helpUrl, count: nodes.length,
    elements: nodes.slice(0, ${mostElements}).map(({ target }) => target.flat().join(" >> "))
  })))`

interface Tree {
  readonly frame: { readonly id: string }
  readonly childFrames?: ReadonlyArray<Tree>
}

/** Documents of other sites are not among them: they have processes of their own. */
const framesOf = ({ childFrames = [], frame }: Tree): ReadonlyArray<string> => [
  frame.id,
  ...childFrames.flatMap(framesOf)
]

const inFrame = async (protocol: CDPSession, frameId: string): Promise<ReadonlyArray<Violation>> => {
  const world = await protocol.send("Page.createIsolatedWorld", { frameId, worldName: "assay audit" })
  const told = { contextId: world.executionContextId, timeout: Duration.toMillis(deadline) }
  await protocol.send("Runtime.evaluate", { ...told, expression: `${axe.source}; undefined` })
  const { exceptionDetails, result } = await protocol.send("Runtime.evaluate", {
    ...told,
    expression: run,
    awaitPromise: true,
    returnByValue: true
  })
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text)
  return result.value
}

const joined = (all: ReadonlyArray<Violation>): ReadonlyArray<Violation> => {
  const byRule = new Map<string, Violation>()
  for (const one of all) {
    const known = byRule.get(one.rule)
    const elements = [...(known?.elements ?? []), ...one.elements].slice(0, mostElements)
    byRule.set(one.rule, { ...one, count: one.count + (known?.count ?? 0), elements })
  }
  return [...byRule.values()]
}

/** One page whatever its query says; routes of a page that stands for several are told by their fragment. */
const nameOf = (page: Page, title: string): string => {
  const { hash, origin, pathname } = new URL(page.url())
  return JSON.stringify([origin, pathname, /^#!?\//.test(hash) ? hash.split("?")[0] : "", title])
}

const audited = async (session: Session, known: Set<string>): Promise<ReadonlyArray<Warning>> => {
  const page = session.current()
  if (!/^https?:/.test(page.url())) return []
  const name = nameOf(page, await page.title())
  if (known.has(name)) return []
  known.add(name)
  const url = page.url()
  try {
    const protocol = await protocolOf(page)
    const { frameTree } = await protocol.send("Page.getFrameTree")
    const all = await Promise.all(framesOf(frameTree).map((frame) => inFrame(protocol, frame)))
    return joined(all.flat()).map((one) => new Warning({ kind: "accessibility", page: url, ...one }))
  } catch (cause) {
    // The page was left meanwhile: it is looked at when it comes again.
    known.delete(name)
    throw cause
  }
}

/** Nothing where the page does not answer in time, goes away, or its browser does not speak the protocol. */
export const makeAudit = (session: Session): Effect.Effect<ReadonlyArray<Warning>> => {
  const known = new Set<string>()
  const nothing: ReadonlyArray<Warning> = []
  return Effect.suspend(() =>
    session.dialog() !== undefined || session.broken() !== undefined
      ? Effect.succeed(nothing)
      : Effect.tryPromise(() => audited(session, known)).pipe(
          Effect.timeout(deadline),
          Effect.catchAll((fault) => Effect.as(Effect.logDebug("A page was not audited", fault), nothing))
        )
  )
}
