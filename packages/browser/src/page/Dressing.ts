/**
 * How the page looks while its picture is taken: the target outlined, concealing fields painted over. By style sheets that are in no
 * tree, so that no script of the page sees its document change. Runs inside the page, see Dom.ts.
 */
import type { Dom } from "./Dom.js"

export type Dressing = ReturnType<typeof dressing>

export const dressing = (dom: Dom, resolve: (ref: string) => Element | null) => {
  const worn = new Map<Document | ShadowRoot, CSSStyleSheet>()
  const strongest = ":not(#a#b#c#d#e)"
  const concealing = `input[type="password"]${strongest} {
    background: #404040 !important; color: transparent !important; -webkit-text-fill-color: transparent !important }`

  const wear = (root: Document | ShadowRoot, rules: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    worn.set(root, sheet)
  }

  const rootOf = (element: Element): Document | ShadowRoot | undefined => {
    const root = element.getRootNode()
    return root instanceof Document || root instanceof ShadowRoot ? root : undefined
  }

  /** The way down from the root by place among siblings; a host is its own tree's root. */
  const pathOf = (element: Element): string => {
    const steps: Array<string> = []
    let at: Element | null = element
    while (at !== null) {
      const siblings: ReadonlyArray<Element> = Array.from(at.parentNode?.children ?? [at])
      const step = at === document.documentElement ? "html" : `*:nth-child(${siblings.indexOf(at) + 1})`
      steps.unshift(step)
      if (at.parentNode instanceof ShadowRoot) return [":host", ...steps].join(" > ")
      at = at.parentElement
    }
    return steps.join(" > ")
  }

  const outlining = (element: Element): string =>
    `${pathOf(element)}${strongest} { outline: 3px solid #e5484d !important; outline-offset: 2px !important }`

  /** The trees with concealing fields: the selectors of one do not reach into those inside it. */
  const concealers = (root: Document | ShadowRoot): ReadonlyArray<Document | ShadowRoot> => [
    ...(root.querySelector('input[type="password"]') === null ? [] : [root]),
    ...Array.from(root.querySelectorAll("*")).flatMap((element) => {
      const inside = dom.rootOf(element)
      return inside === null ? [] : concealers(inside)
    })
  ]

  const off = () => {
    for (const [root, sheet] of worn)
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet)
    worn.clear()
  }

  /** Until `off`; the ref of the target when it lies in this document. Gives the pixels of the screen to one of CSS. */
  const on = (ref: string | null): number => {
    off()
    const target = ref === null ? null : resolve(ref)
    const root = target === null ? undefined : rootOf(target)
    const all = new Set([...concealers(document), ...(root === undefined ? [] : [root])])
    for (const one of all)
      wear(one, target !== null && one === root ? `${concealing}\n${outlining(target)}` : concealing)
    return window.devicePixelRatio
  }

  return { on, off }
}
