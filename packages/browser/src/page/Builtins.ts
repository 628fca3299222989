/**
 * What the browser gives to scripts, as it was before the page put its own in its place: a page whose lists or numbers work otherwise can be
 * read all the same. Only a script that was there before the page's own can know. Runs inside the page, see Dom.ts.
 */
export type Builtins = ReturnType<typeof builtins>

export const builtins = () => {
  // Nothing below may count on what a page can replace: no method of a list, no loop over one.
  const { apply, defineProperty, deleteProperty, get, getOwnPropertyDescriptor, ownKeys } = Reflect
  const { has } = Set.prototype

  interface Kept {
    readonly owner: object
    readonly key: PropertyKey
    readonly as: PropertyDescriptor
  }

  /** What to put back, the newest first. */
  interface Undoing {
    readonly owner: object
    readonly key: PropertyKey
    readonly as: PropertyDescriptor | undefined
    readonly rest: Undoing | undefined
  }

  const names = (
    "Array Boolean CSSStyleDeclaration CSSStyleSheet DOMMatrix DOMRect DOMRectReadOnly Document DocumentFragment Element EventTarget Function " +
    "HTMLAnchorElement HTMLAreaElement HTMLButtonElement HTMLCanvasElement HTMLDetailsElement HTMLElement HTMLImageElement HTMLInputElement " +
    "HTMLMeterElement HTMLObjectElement HTMLOptGroupElement HTMLOptionElement HTMLOutputElement HTMLProgressElement HTMLSelectElement " +
    "HTMLSlotElement HTMLTextAreaElement HTMLVideoElement JSON KeyframeEffect Map Math Node NodeList Number Object Promise Proxy Range Reflect " +
    "RegExp SVGElement SVGGeometryElement Set ShadowRoot String Symbol Text WeakMap WeakRef"
  ).split(" ")

  const made = names.flatMap((name): ReadonlyArray<object> => {
    const value: unknown = get(window, name)
    return typeof value === "function" || (typeof value === "object" && value !== null) ? [value] : []
  })
  const prototypes = made.flatMap((one): ReadonlyArray<object> => {
    const value: unknown = typeof one === "function" ? one.prototype : undefined
    return typeof value === "object" && value !== null ? [value] : []
  })
  const iterators = [[], new Map(), new Set(), "", "".matchAll(/x/g)].map((one): object =>
    Object.getPrototypeOf(one[Symbol.iterator]())
  )

  const keptOf = (owner: object, keys: ReadonlyArray<PropertyKey>): ReadonlyArray<Kept> =>
    keys.flatMap((key) => {
      const as = getOwnPropertyDescriptor(owner, key)
      return as === undefined || (as.configurable !== true && as.writable !== true)
        ? []
        : [{ owner, key, as }]
    })

  const kept: ReadonlyArray<Kept> = [
    ...keptOf(window, [...names, "getComputedStyle", "innerHeight", "innerWidth"]),
    ...[...made, ...prototypes, ...iterators].flatMap((owner) => keptOf(owner, ownKeys(owner)))
  ]

  /** What all things and lists have from these: what a page adds there gets in the way as well. */
  const common = [
    Object.prototype,
    Array.prototype,
    String.prototype,
    Number.prototype,
    Boolean.prototype
  ].map((owner) => ({ owner, keys: new Set(ownKeys(owner)) }))

  let undoing: Undoing | undefined
  let spoilt = false

  /** What every list or thing has from then on, and what makes another text of it: nothing is as it was written. */
  const spoils = (key: PropertyKey, as: PropertyDescriptor | undefined) =>
    key === "toJSON" || (typeof key === "string" && +key >= 0) || as?.set !== undefined

  const put = (owner: object, key: PropertyKey, as: PropertyDescriptor | undefined) => {
    const before = getOwnPropertyDescriptor(owner, key)
    const done = as === undefined ? deleteProperty(owner, key) : defineProperty(owner, key, as)
    if (done) undoing = { owner, key, as: before, rest: undoing }
    else if (as === undefined && spoils(key, before)) spoilt = true
  }

  const takeAdded = () => {
    for (let at = 0; at < common.length; at++) {
      const one = common[at]
      if (one === undefined) continue
      const keys = ownKeys(one.owner)
      for (let nth = 0; nth < keys.length; nth++) {
        const key = keys[nth]
        if (key !== undefined && apply(has, one.keys, [key]) === false) put(one.owner, key, undefined)
      }
    }
  }

  const putReplaced = () => {
    for (let at = 0; at < kept.length; at++) {
      const one = kept[at]
      if (one === undefined) continue
      const { as, key, owner } = one
      const now = getOwnPropertyDescriptor(owner, key)
      if (now === undefined || now.value !== as.value || now.get !== as.get || now.set !== as.set)
        put(owner, key, as)
    }
  }

  const putBack = () => {
    for (let one = undoing; one !== undefined; one = one.rest)
      if (one.as === undefined) deleteProperty(one.owner, one.key)
      else defineProperty(one.owner, one.key, one.as)
    undoing = undefined
  }

  let within = false

  /** Runs that, which must come to an end at once, as if the page had replaced nothing. */
  const untouched = <A>(run: () => A): A => {
    if (within) return run()
    within = true
    try {
      takeAdded()
      putReplaced()
      return run()
    } finally {
      putBack()
      within = false
    }
  }

  return {
    untouched,
    /** The page has put something into the way for good: what is read in it may be anything. */
    isSpoilt: () => spoilt
  }
}
