/** Evidence of things that no role or name tells. Runs inside the page, see Dom.ts. */
import type { Mark, MarkKind } from "@assay/domain/Screen"
import type { Colours } from "./Colours.js"
import type { Dom } from "./Dom.js"
import type { Painters } from "./Painters.js"

export type Marks = ReturnType<typeof marks>

type Sign = Omit<Mark, "text">

export const marks = (dom: Dom, { colour }: Colours, paint: Painters) => {
  const words: ReadonlyArray<readonly [MarkKind, RegExp]> = [
    ["dialog", /\b(?:modal|dialog|pop ?up|popover|lightbox|drawer|offcanvas|overlay|backdrop)\b/],
    ["busy", /\b(?:spinner|spinning|spin|(?:pre)?loader|loading|throbber|skeleton|shimmer|progress)\b/],
    ["toast", /\b(?:toast(?:r|ify)?|snackbar|notifications?|notify|noty|flash|growl|alert)\b/],
    ["sidebar", /\b(?:side ?(?:bar|nav|menu|panel)|drawer|offcanvas)\b/],
    ["banner", /\b(?:banner|cookies?|consent|gdpr|announcement|notice)\b/],
    ["tooltip", /\b(?:tooltip|tippy|popover|popper|hint)\b/],
    ["menu", /\b(?:dropdown|(?:sub|context)?menu)\b/],
    ["footer", /\bfooter$/],
    ["error", /\b(?:err(?:s|or|ors|msg)?|invalid|danger|failure|fail(?:ed)?|warning)\b/],
    ["success", /\bsuccess(?:ful)?\b/]
  ]
  /** A control that opens the thing, or a state of what holds it. */
  const besides =
    /^(?:has|with|without|no|not|js|show|hide|open|close|toggle|nav|main)\b|\b(?:toggle|toggler|trigger|button|btn|link|icon|open|opener)$/
  const controls = /^(?:button|link|tab|menuitem|option|checkbox|radio|switch)$/
  const testIds = ["data-testid", "data-test-id", "data-test", "data-cy", "data-qa"]
  let moving = new Set<Element>()

  /** To be asked before a screen is read. */
  const begin = () => {
    moving = new Set()
    for (const animation of document.getAnimations()) {
      const { effect } = animation
      if (!(effect instanceof KeyframeEffect) || effect.getTiming().iterations !== Infinity) continue
      if (effect.target !== null && animation.playState === "running") moving.add(effect.target)
    }
  }

  const known = new Map<string, ReadonlyArray<MarkKind>>()

  const kindsIn = (token: string): ReadonlyArray<MarkKind> => {
    const found = known.get(token)
    if (found !== undefined) return found
    const said = dom.wordsIn(token).trim().toLowerCase()
    const told = said !== "" && !besides.test(said)
    const all = told ? words.flatMap(([kind, pattern]) => (pattern.test(said) ? [kind] : [])) : []
    known.set(token, all)
    return all
  }

  const tokensOf = (element: Element): ReadonlyArray<string> => [
    ...dom.classesOf(element).slice(0, 20),
    ...["id", ...testIds].flatMap((name) => dom.attribute(element, name) ?? []),
    // The file of a picture is called for what it shows.
    ...(dom.attribute(element, "src")?.split(/[?#]/)[0]?.split("/").slice(-1) ?? []).slice(0, 1)
  ]

  const byWords = (element: Element, role: string): ReadonlyArray<Sign> =>
    tokensOf(element).flatMap((token) => {
      const called = token.slice(0, 40)
      return kindsIn(token)
        .filter((kind) => kind === "busy" || !controls.test(role))
        .map((kind) => ({ kind, how: `its class or id “${called}”`, called }))
    })

  const floats = (style: CSSStyleDeclaration): boolean =>
    style.position === "fixed" || (style.position === "absolute" && Number.parseInt(style.zIndex, 10) > 0)

  /** Where something floats, it is what such things are where they float. */
  const byPlace = (box: DOMRect, style: CSSStyleDeclaration): MarkKind | undefined => {
    const { clientHeight: height, clientWidth: width } = document.documentElement
    const view = { height: window.innerHeight || height, width }
    const share = (box.width * box.height) / Math.max(1, view.width * view.height)
    const [x, y] = [(box.left + box.width / 2) / view.width, (box.top + box.height / 2) / view.height]
    if (share >= 0.9) {
      const { a } = colour(style.backgroundColor)
      return (a > 0.05 && a < 0.97) || style.backdropFilter !== "none" ? "dialog" : undefined
    }
    if (box.width >= 0.8 * view.width) return "banner"
    if (share < 0.7 && share > 0.02 && x > 0.2 && x < 0.8 && y > 0.2 && y < 0.8) return "dialog"
    return share < 0.25 ? "toast" : undefined
  }

  const isSideways = (box: DOMRect): boolean => {
    const [width, height] = [document.documentElement.clientWidth, window.innerHeight]
    const atEdge = box.left <= 8 || box.right >= width - 8
    return atEdge && box.height >= 0.6 * height && box.width >= 40 && box.width <= 0.4 * width
  }

  const isRed = (style: CSSStyleDeclaration): boolean => {
    const { r, g, b } = colour(style.color)
    return r > 140 && r > 1.8 * g && r > 1.8 * b
  }

  const isGlyph = (element: Element): boolean =>
    (["::before", "::after"] as const).some((which) => {
      const { content, fontFamily } = dom.pseudo(element, which)
      if (!content.startsWith('"') || !/icon|awesome|glyph|symbol/i.test(fontFamily)) return false
      return /^"[^\p{L}\p{N}\s]"$/u.test(content)
    })

  const isPicture = (element: Element, style: CSSStyleDeclaration, box: DOMRect): boolean => {
    if (box.width < 8 || box.height < 8) return false
    return dom.tagOf(element) === "IMG" || style.backgroundImage.startsWith("url(") || isGlyph(element)
  }

  const isRepeating = (element: Element): boolean =>
    dom.tagOf(element) === "SVG" &&
    element.querySelector("animate[repeatCount=indefinite], animateTransform[repeatCount=indefinite]") !==
      null

  const byLooks = (element: Element, role: string, text: string): ReadonlyArray<Sign> => {
    const style = dom.style(element)
    const box = dom.boxOf(element)
    const found: Array<Sign> = []
    if (moving.has(element) || isRepeating(element)) found.push({ kind: "busy", how: "it moves without end" })
    if (dom.attribute(element, "aria-busy") === "true")
      found.push({ kind: "busy", how: "it is marked as busy" })
    if (controls.test(role)) return found
    const floating = floats(style) && !/^(?:banner|navigation|contentinfo|img)$/.test(role)
    const kind =
      floating && (text !== "" || paint.covers(element, style).opacity > 0) ? byPlace(box, style) : undefined
    if (kind !== undefined) found.push({ kind, how: "it lies over the page" })
    if (isSideways(box) && text !== "") found.push({ kind: "sidebar", how: "it stands beside the page" })
    if (role === "generic" && text === "" && isPicture(element, style, box))
      found.push({ kind: "icon", how: "it is a picture" })
    return found
  }

  const paints = (element: Element): boolean => {
    const style = dom.style(element)
    return (
      element instanceof SVGElement ||
      paint.covers(element, style).opacity > 0.03 ||
      style.backgroundImage !== "none" ||
      Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.borderLeftWidth) > 0
    )
  }

  /** The head and the foot of a part of the page have no role of their own. */
  const byTag = (element: Element, role: string): ReadonlyArray<Sign> => {
    const tag = role === "generic" ? dom.tagOf(element) : ""
    if (tag === "FOOTER") return [{ kind: "footer", how: "it is a footer" }]
    return tag === "HEADER" ? [{ kind: "header", how: "it is a header" }] : []
  }

  /** Of an element that is seen. `holds`: something is seen in it. */
  const marksOf = (element: Element, role: string, text: string, holds: boolean): ReadonlyArray<Mark> => {
    const all = [...byWords(element, role), ...byLooks(element, role, text), ...byTag(element, role)]
    if (all.length === 0 || !(holds || paints(element) || isGlyph(element))) return []
    return all.map((sign) => ({ ...sign, text: text.slice(0, 120) }))
  }

  /** Words in red, which are no control and no number. */
  const ofText = (parent: Element, text: string): ReadonlyArray<Mark> =>
    isRed(dom.style(parent)) &&
    /\p{L}{3}/u.test(text) &&
    parent.closest("a, button, [role=button], [role=link], h1") === null
      ? [{ kind: "error", how: "it stands in red", text: text.slice(0, 120) }]
      : []

  return { begin, marksOf, ofText }
}
