import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { page, runOn, TestDrivers } from "./support/Pages.js"

const late = 700
const show = "out.textContent = 'Stock is low'"

/** Ways in which a page may say something a while after a click. */
const ways: Readonly<Record<string, string>> = {
  "a timer": `setTimeout(() => { ${show} }, ${late})`,
  "timers that call each other": `let n = 0; const on = () => ++n < 9 ? setTimeout(on, 100) : ${show}; on()`,
  "an interval": `let n = 0; setInterval(() => { if (++n === 9) ${show} }, 100)`,
  frames: `const end = performance.now() + ${late}; const on = (t) => t < end ? requestAnimationFrame(on) : ${show}; requestAnimationFrame(on)`,
  "messages to itself": `const { port1, port2 } = new MessageChannel(); const end = performance.now() + ${late};
    port1.onmessage = () => { if (performance.now() < end) port2.postMessage(1); else ${show} }; port2.postMessage(1)`,
  "a worker": `const it = new Worker(URL.createObjectURL(new Blob(['setTimeout(() => postMessage(1), ${late})']))); it.onmessage = () => { ${show} }`,
  "a request": `fetch('/slow').then(() => { ${show} })`,
  "a request after another": `fetch('/quick').then(() => fetch('/slow')).then(() => { ${show} })`,
  "an older kind of request": `const it = new XMLHttpRequest(); it.open('GET', '/slow'); it.onload = () => { ${show} }; it.send()`,
  "an image": `const it = new Image(); it.onerror = () => { ${show} }; it.src = '/slow'`,
  "a script": `const it = document.createElement('script'); it.onload = () => { ${show} }; it.src = '/slow'; document.head.append(it)`,
  "a stream of events": `new EventSource('/events').onmessage = () => { ${show} }`,
  "the end of an animation": `document.body.animate([{ color: 'red' }, { color: 'black' }], ${late}).onfinish = () => { ${show} }`,
  "a transition": `${show}; out.style.opacity = 0; getComputedStyle(out).opacity; out.style.transition = 'opacity 10ms ${late}ms'; out.style.opacity = 1`,
  "a frame": `frame.contentWindow.postMessage(1, '*'); onmessage = () => { ${show} }`
}

/** Runs a test against a page whose server takes its time with all else. */
const runSlowly = (text: string, body: string) =>
  runOn(
    (request, response) => {
      const { url } = request
      const wait = url === "/slow" || url === "/events" ? late : 0
      const type = url === "/events" ? "text/event-stream" : url === "/slow" ? "text/javascript" : "text/html"
      setTimeout(() => {
        response.writeHead(200, { "content-type": type })
        if (url === "/events") return void response.write("data: 1\n\n")
        response.end(url === "/" ? page(body) : "1")
      }, wait)
    },
    text,
    { stepTimeout: "1300 millis" }
  )

const waiting = `<script>onmessage = () => setTimeout(() => parent.postMessage(1, '*'), ${late})</script>`

const body = (way: string) =>
  `<p id="out"></p><button>Buy</button><iframe id="frame" srcdoc="${waiting}"></iframe>` +
  `<script>document.querySelector('button').onclick = () => { ${way} }</script>`

layer(TestDrivers, { excludeTestServices: true })("a page that says late what must not be said", (it) => {
  for (const [what, way] of Object.entries(ways))
    it.effect(`is waited for when it comes by ${what}`, () =>
      Effect.gen(function* () {
        const result = yield* runSlowly('Click Buy. "Stock is low" should not appear.', body(way))
        expect(result).toMatchObject({ verdict: "FAILED", reason: "check_false" })
      })
    )
})
