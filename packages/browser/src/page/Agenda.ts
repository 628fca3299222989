/**
 * What the page is about to do by itself: its timers, frames and animations, and what it waits for. Only a script that was there before the
 * page's own can know. Runs inside the page, see Dom.ts.
 */
export type Agenda = ReturnType<typeof agenda>

export const agenda = () => {
  type Run = (args: ReadonlyArray<unknown>) => unknown
  const now = performance.now.bind(performance)
  /** The page's own, without notes: what looks at the page is no part of its agenda. */
  const later = window.setTimeout.bind(window)
  const started = new Map<string, { readonly due: number; readonly answers: boolean }>()
  const awaited = new Set<object>()
  const horizon = 60_000
  /** Milliseconds in which what was posted, scrolled or due without notice has come to an end. */
  const aftermath = 150
  /** Milliseconds in which what is started belongs to what came just before it. */
  const promptly = 50
  /** Milliseconds in which a page draws what comes of a press; what is due later only goes again, as messages do. */
  const soon = 700
  /** Milliseconds after which nothing more is an answer to what was done. */
  const longestAnswer = 1500
  let endless = false
  let stirredAt = -Infinity
  /** When somebody last did anything in the page, as coming to it. */
  let usedAt = now()
  /** When that, or a timer set in answer to it, last ran. */
  let answeredAt = usedAt

  const stir = () => {
    stirredAt = now()
  }

  /** Puts a function in place of one of the page's that does the same and takes notes; it looks like the one before. */
  const around = (
    owner: object | undefined,
    name: string,
    noting: (run: Run, args: ReadonlyArray<unknown>) => unknown
  ) => {
    const known = owner === undefined ? undefined : Object.getOwnPropertyDescriptor(owner, name)
    if (owner === undefined || known?.configurable !== true || typeof known.value !== "function") return
    const value = new Proxy(known.value, {
      apply: (target, self, args: ReadonlyArray<unknown>) =>
        noting((given) => Reflect.apply(target, self, given), args)
    })
    Object.defineProperty(owner, name, { ...known, value })
  }

  const prototypeOf = (name: string): object | undefined => {
    const made: unknown = Reflect.get(window, name)
    return typeof made === "function" ? (made.prototype as object) : undefined
  }

  /** Work that is started under a number and done once, at the given time from now. */
  const once = (kind: string, name: string, dueIn: (args: ReadonlyArray<unknown>) => number) =>
    around(window, name, (run, args) => {
      const [work, ...rest] = args
      let key = ""
      const at = now()
      const answers = at - answeredAt < promptly && at - usedAt < longestAnswer
      const noted = function (this: unknown, ...given: ReadonlyArray<unknown>): unknown {
        started.delete(key)
        if (answers) answeredAt = now()
        return typeof work === "function" ? Reflect.apply(work, this, given) : undefined
      }
      // Code given as text is not followed.
      if (typeof work !== "function") endless = true
      const id = run(typeof work === "function" ? [noted, ...rest] : args)
      key = `${kind}${String(id)}`
      started.set(key, { due: at + dueIn(args), answers })
      return id
    })

  const ends = (kind: string, name: string) =>
    around(window, name, (run, args) => {
      started.delete(`${kind}${String(args[0])}`)
      return run(args)
    })

  const delay = ([, given]: ReadonlyArray<unknown>): number => Math.max(0, Number(given) || 0)

  once("timer", "setTimeout", delay)
  once("frame", "requestAnimationFrame", () => 0)
  once("idle", "requestIdleCallback", () => 0)
  around(window, "setInterval", (run, args) => {
    const id = run(args)
    started.set(`timer${String(id)}`, { due: 0, answers: false })
    return id
  })
  ends("timer", "clearTimeout")
  ends("timer", "clearInterval")
  ends("frame", "cancelAnimationFrame")
  ends("idle", "cancelIdleCallback")

  /** Calls whose end is a promise. */
  const promised = (owner: object | undefined, names: ReadonlyArray<string>) => {
    for (const name of names)
      around(owner, name, (run, args) => {
        const token = {}
        const result = run(args)
        if (!(result instanceof Promise)) return result
        awaited.add(token)
        const end = () => void awaited.delete(token)
        result.then(end, end)
        return result
      })
  }

  promised(prototypeOf("Blob"), ["text", "arrayBuffer"])
  promised(prototypeOf("SubtleCrypto"), ["digest", "encrypt", "decrypt", "sign", "verify", "importKey", "generateKey", "deriveKey", "deriveBits"]) // prettier-ignore
  promised(prototypeOf("Scheduler"), ["postTask", "yield"])
  promised(prototypeOf("Clipboard"), ["read", "readText", "write", "writeText"])
  promised(prototypeOf("Permissions"), ["query"])
  promised(prototypeOf("HTMLImageElement"), ["decode"])
  promised(window, ["createImageBitmap"])

  /** Ways by which something may come at any time from then on. */
  for (const [owner, names] of [
    ["IDBFactory", ["open", "deleteDatabase"]],
    ["Geolocation", ["getCurrentPosition", "watchPosition"]],
    ["CacheStorage", ["open", "match", "has", "keys"]],
    ["LockManager", ["request"]],
    ["ServiceWorkerContainer", ["register"]],
    ["MediaDevices", ["getUserMedia", "getDisplayMedia"]],
    ["FileReader", ["readAsText", "readAsDataURL", "readAsArrayBuffer", "readAsBinaryString"]],
    ["HTMLCanvasElement", ["toBlob"]]
  ] as const)
    for (const name of names)
      around(prototypeOf(owner), name, (run, args) => {
        endless = true
        return run(args)
      })

  for (const name of [
    "Worker",
    "SharedWorker",
    "WebSocket",
    "EventSource",
    "BroadcastChannel",
    "RTCPeerConnection",
    "WebTransport"
  ]) {
    const known = Object.getOwnPropertyDescriptor(window, name)
    if (typeof known?.value !== "function" || known.configurable !== true) continue
    const value = new Proxy(known.value, {
      construct: (target, args, made) => {
        endless = true
        return Reflect.construct(target, args, made) as object
      }
    })
    Object.defineProperty(window, name, { ...known, value })
  }

  const posting = (run: Run, args: ReadonlyArray<unknown>) => {
    stir()
    return run(args)
  }
  around(window, "postMessage", posting)
  around(prototypeOf("MessagePort"), "postMessage", posting)
  const { addEventListener } = EventTarget.prototype
  let signals = 0
  around(AbortSignal, "timeout", (run, args) => {
    const signal = run(args)
    const key = `signal${String(signals++)}`
    started.set(key, { due: now() + Number(args[0]), answers: false })
    Reflect.apply(addEventListener, signal, ["abort", () => started.delete(key), { once: true }])
    return signal
  })
  window.addEventListener("scroll", stir, { capture: true, passive: true })

  const use = () => {
    usedAt = now()
    answeredAt = usedAt
  }
  for (const event of ["pointerdown", "click", "keydown", "input", "change", "drop"])
    window.addEventListener(event, use, { capture: true, passive: true })

  /** Shadow trees are animated apart from the document. */
  const rootsIn = (root: Document | ShadowRoot): ReadonlyArray<Document | ShadowRoot> => {
    const closed: WeakMap<Element, ShadowRoot> | undefined = Reflect.get(
      globalThis,
      Symbol.for("assay closed roots")
    )
    const inside = Array.from(root.querySelectorAll("*"), (one) => one.shadowRoot ?? closed?.get(one))
    return [root, ...inside.flatMap((one) => (one === undefined ? [] : rootsIn(one)))]
  }

  const moving = 'animate, animateTransform, animateMotion, set, meta[http-equiv="refresh" i]'

  /** What moves, plays, or is to be replaced. */
  const isMoving = (): boolean =>
    rootsIn(document).some(
      (root) =>
        root.getAnimations().some(({ playState }) => playState === "running") ||
        root.querySelector(moving) !== null ||
        Array.from(root.querySelectorAll<HTMLMediaElement>("video, audio")).some(({ paused }) => !paused)
    )

  /** A worker of the site may answer its requests. A sandboxed document may not even ask, and has none. */
  const hasWorker = (): boolean => {
    try {
      return navigator.serviceWorker?.controller != null
    } catch {
      return false
    }
  }

  /** For how many milliseconds from now the page has nothing to do by itself; 0 when it may do something at any time. */
  const idleFor = (): number => {
    const at = now()
    const isBusy =
      endless ||
      awaited.size > 0 ||
      at - stirredAt < aftermath ||
      document.readyState !== "complete" ||
      hasWorker() ||
      isMoving()
    return isBusy ? 0 : Math.max(0, Math.min(horizon, ...Array.from(started.values(), ({ due }) => due - at)))
  }

  /** For how many milliseconds from now timers are due that were set in answer to what was done last, and are due soon. */
  const answersFor = (): number => {
    const at = now()
    const left = Array.from(started.values(), ({ answers, due }) => (answers ? Math.max(1, due - at) : 0))
    return Math.max(0, ...left.filter((each) => each <= soon))
  }

  return { answersFor, idleFor, later }
}
