/** Keeps the closed shadow roots that scripts make, since a person sees what is in them. Runs inside the page, see Dom.ts. */
export const closedRoots = () => {
  const key = Symbol.for("assay closed roots")
  if (Reflect.has(globalThis, key)) return
  const kept = new WeakMap<Element, ShadowRoot>()
  Object.defineProperty(globalThis, key, { value: kept })
  const { attachShadow } = Element.prototype
  const keeping = {
    attachShadow(this: Element, init: ShadowRootInit): ShadowRoot {
      const root = attachShadow.call(this, init)
      if (root.mode === "closed") kept.set(this, root)
      return root
    }
  }
  Element.prototype.attachShadow = keeping.attachShadow
}
