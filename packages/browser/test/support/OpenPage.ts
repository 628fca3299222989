/** Opens a piece of HTML in a driver, and finds nodes on its screen. */
import { type Driver, Drivers } from "@assay/domain/Driver"
import { type Screen, type ScreenNode, walk } from "@assay/domain/Screen"
import { Effect } from "effect"
import { servePages } from "./TestBrowser.js"

/** A page with these contents. */
export const html = (body: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title>${head}</head><body>${body}</body></html>`

export const open = (url: string, trace = false) =>
  Effect.flatMap(Drivers, (drivers) => drivers.open({ platform: "web", url, within: "10 seconds", trace }))

export const openHtml = (body: string, head?: string) =>
  Effect.flatMap(servePages({ "/": html(body, head) }), (origin) => open(`${origin}/`))

export const nodesOf = (screen: Screen): ReadonlyArray<ScreenNode> => Array.from(walk(screen.root))

/** The first node of that role and name. */
export const find = (screen: Screen, role: string, name: string): ScreenNode => {
  const node = nodesOf(screen).find((one) => one.role === role && one.name === name)
  if (node === undefined) throw new Error(`No ${role} "${name}" on the screen:\n${print(screen.root)}`)
  return node
}

/** The node of that role and name on the newest screen. */
export const lookFor = (driver: Driver, role: string, name: string) =>
  Effect.map(driver.screen, (screen) => find(screen, role, name))

/** The tree as indented lines, for messages. */
export const print = (node: ScreenNode, depth = 0): string =>
  [
    `${"  ".repeat(depth)}${node.role} "${node.name}"${node.visible ? "" : ` hidden: ${node.hidden}`}`,
    ...node.children.map((child) => print(child, depth + 1))
  ].join("\n")

/** All text that a person sees, in order. */
export const seenText = (screen: Screen): string =>
  nodesOf(screen)
    .filter((node) => node.role === "text" && node.visible)
    .map((node) => node.name)
    .join(" | ")

/** Looks again after each change until the screen holds what is looked for. */
export const waitFor = <A>(
  driver: Driver,
  look: (screen: Screen) => A | undefined
): Effect.Effect<A, unknown> =>
  Effect.flatMap(driver.screen, (screen) => {
    const found = look(screen)
    return found === undefined
      ? Effect.zipRight(driver.changed("1 second"), waitFor(driver, look))
      : Effect.succeed(found)
  })
