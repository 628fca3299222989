/** Pages that do what no page should, with texts to run on them, made from a number: the same number makes the same page. */

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
const chanceOf = (seed) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const script = (code) => `<script>${code}</script>`
const early = (code) => ({ head: script(code) })
const late = (code) => ({ body: script(code) })

/** What a page replaces, and by what. */
const builtins = [
  "Array.prototype.map", "Array.prototype.filter", "Array.prototype.flatMap", "Array.prototype.some", "Array.prototype.find",
  "Array.prototype.push", "Array.prototype.slice", "Array.prototype.join", "Array.prototype.includes", "Array.prototype[Symbol.iterator]",
  "Array.from", "Array.isArray", "Object.entries", "Object.keys", "Object.defineProperty", "Object.getOwnPropertyDescriptor", "Reflect.get",
  "Reflect.apply", "JSON.stringify", "JSON.parse", "Math.min", "Math.max", "Math.round", "Math.random", "Map.prototype.get", "Map.prototype.set",
  "Set.prototype.has", "WeakMap.prototype.get", "WeakMap.prototype.set", "String.prototype.trim", "String.prototype.replace",
  "String.prototype.split", "String.prototype.matchAll", "RegExp.prototype.test", "RegExp.prototype.exec", "Symbol.for", "Promise.prototype.then",
  "Function.prototype.call", "Function.prototype.apply", "Function.prototype.bind", "Element.prototype.getBoundingClientRect",
  "Element.prototype.matches", "Element.prototype.closest", "Element.prototype.getAttribute", "Document.prototype.querySelector",
  "Document.prototype.querySelectorAll", "Document.prototype.createRange", "Document.prototype.elementsFromPoint",
  "Document.prototype.createTreeWalker", "Range.prototype.getClientRects", "Range.prototype.setStart", "Node.prototype.getRootNode",
  "Node.prototype.contains", "Element.prototype.attachShadow", "Element.prototype.getAnimations", "EventTarget.prototype.addEventListener",
  "MutationObserver.prototype.observe", "MutationObserver.prototype.disconnect", "window.MutationObserver", "window.getComputedStyle",
  "window.setTimeout", "window.clearTimeout", "window.requestAnimationFrame", "window.Promise", "window.Map", "window.Set", "window.WeakMap",
  "window.Element", "window.HTMLElement", "window.Node", "window.Array", "window.Object", "window.String", "window.Symbol", "window.JSON",
  "performance.now", "Date.now"
] // prettier-ignore

const replacements = [
  "function () { throw new Error('hostile') }",
  "function () { return undefined }",
  "function () { return [] }",
  "undefined",
  "function () { return this }",
  "new Proxy(function () {}, { apply: () => null, construct: () => ({}), get: () => undefined })"
]

const oddTexts = [
  "\u202Edesrever\u202C", "\u0000\u0001\u0002\u001b[31m", "\ud800", "x\udfffy", "\u200b\u200d\ufeff", "مرحبا بالعالم", "שלום", "👩‍👩‍👧‍👦🏳️‍🌈",
  "Z\u0351\u0352\u0353\u0354\u0355".repeat(40), "\uE000\uF8FF", "$&$1$`", "__proto__", "constructor", "{{name}}", "</script>", "NaN", "\\", "(((((",
  "[a-z]+*", "%s%d", "-0", "1e400", "\u2028\u2029", "ﷺ".repeat(20), "a\u00adb"
] // prettier-ignore

const elements =
  "div span p ul li ol table tr td th section article nav form fieldset label button a input select option textarea details summary dialog h1 h2 img svg canvas video audio iframe object embed slot template marquee blink custom-one menu dl dt dd meter progress output map area math ruby".split(
    " "
  )

const attributes = [
  'aria-hidden="true"', 'role="presentation"', 'role="button"', 'role="row"', 'role="dialog" aria-modal="true"', 'role="none alert"', "hidden",
  "inert", "popover", 'contenteditable="true"', 'style="position:fixed;inset:0;z-index:2147483647"', 'style="display:contents"',
  'style="transform:rotate3d(1,1,1,80deg)"', 'style="opacity:0"', 'style="position:absolute;left:-1e9px"', 'style="width:1e9px;height:1e9px"',
  'style="writing-mode:vertical-rl;direction:rtl"', 'style="animation:spin 1ms infinite"', 'aria-labelledby="a b c"', 'aria-owns="a b c"',
  'tabindex="99999999999"', 'aria-level="-3"', 'aria-rowindex="NaN"', 'colspan="99999"', 'rowspan="0"', 'disabled', 'draggable="true"',
  'id="a"', 'id="b"', 'id="c"', 'name="parentNode"', 'name="childNodes"', 'id="nodeType"', 'dir="rtl"', 'lang=""', 'accesskey="x"', 'for="a"'
] // prettier-ignore

/** Kinds of hostility: each gives parts of a page, or the handler of its paths. */
const kinds = {
  "thousands of nodes": ({ among }) => ({
    body: `<ul>${"<li><a href=#>Ada</a> <button>Remove</button></li>".repeat(among([500, 2000, 4000]))}</ul>`
  }),
  "deep nesting": ({ among }) => {
    const tag = among(["div", "span", "section", "button", "custom-one"])
    // Chromium itself goes down over 400 buttons or 2,000 blocks in each other, whoever looks at them.
    const depth = tag === "button" ? 250 : among([100, 500, tag === "span" ? 2000 : 1500])
    return late(
      `let at = document.body; for (let n = 0; n < ${depth}; n++) { const one = document.createElement('${tag}'); at.append(one); at = one } at.textContent = 'Save'`
    )
  },
  "deep shadow trees": ({ among }) =>
    late(
      `let at = document.body; for (let n = 0; n < ${among([20, 100, 300])}; n++) { const one = document.createElement('div'); at.append(one); at = one.attachShadow({ mode: n % 2 ? 'open' : 'closed' }) } at.innerHTML = '<button>Save</button>'`
    ),
  "references in circles": () => ({
    body: '<div id="a" aria-labelledby="b" aria-owns="b">A</div><div id="b" aria-labelledby="a" aria-owns="c">B</div><div id="c" aria-owns="a b c" aria-labelledby="c">C</div><label id="d" for="e">D<input id="e" aria-labelledby="d e"></label>'
  }),
  "labels for all": ({ times }) => ({
    body: `<input id="x" aria-labelledby="${times(300, (n) => `l${n}`)}">${times(300, (n) => `<span id="l${n}" aria-labelledby="x l${(n + 1) % 300}">Label ${n}</span>`)}`
  }),
  "an alert on load": ({ among }) => late(`${among(["alert", "confirm", "prompt", "print"])}('Hostile')`),
  "alerts without end": ({ among }) =>
    late(`setInterval(() => ${among(["alert", "confirm", "prompt"])}('Hostile'), ${among([0, 100, 700])})`),
  "an alert before leaving": () => late("addEventListener('beforeunload', (e) => { e.preventDefault(); e.returnValue = 'x' })"),
  "timers without end": ({ among }) =>
    late(`(function on() { ${among(["setTimeout(on)", "requestAnimationFrame(on)", "setTimeout(on); setTimeout(() => document.title += 'x')"])} })()`),
  "promises without rest": () => late("setInterval(() => { const end = performance.now() + 180; while (performance.now() < end); }, 200)"),
  "a page that stops": ({ among }) => late(`setTimeout(() => { for (;;); }, ${among([0, 300, 1000])})`),
  "a frame that stops": () => ({ body: `<iframe srcdoc="<p>Frame</p><script>setTimeout(() => { const end = Date.now() + 4000; while (Date.now() < end); }, 200)</script>"></iframe>` }),
  "reloads without end": ({ among }) => late(`setTimeout(() => location.reload(), ${among([0, 50, 300])})`),
  "a refresh without end": () => ({ head: '<meta http-equiv="refresh" content="0">' }),
  "redirects in a circle": () => ({ paths: { "/": { status: 302, location: "/again" }, "/again": { status: 302, location: "/" } } }),
  "addresses without end": ({ among }) => late(`let n = 0; setInterval(() => history.${among(["pushState", "replaceState"])}(null, '', '/' + n++), 20)`),
  "hashes without end": () => late("let n = 0; setInterval(() => { location.hash = n++ }, 20)"),
  "an answer that never ends": () => ({ paths: { "/slow": { never: true } }, body: '<script src="/slow"></script><img src="/slow">' }),
  "an answer of no kind": ({ among }) => ({
    paths: { "/": { type: among(["application/octet-stream", "image/png", "application/pdf", "text/plain", "application/xml", "multipart/x-mixed-replace"]), body: "\u0000Ada <b>" } }
  }),
  "an empty page": ({ among }) => ({ paths: { "/": { body: among(["", "<frameset><frame src='/x'></frameset>", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<!doctype html>"]) } } }),
  "no body": ({ among }) => late(among(["document.body.remove()", "document.documentElement.remove()", "document.open()", "document.write('x'.repeat(1e5))", "document.body.outerHTML = '<frameset></frameset>'"])),
  "huge texts": ({ among }) => late(`document.body.append('${among(["Ada ", "x", "12.50 "])}'.repeat(${among([20_000, 200_000])}))`),
  "huge names": () => late("for (const one of document.querySelectorAll('button, input')) { one.setAttribute('aria-label', 'Save '.repeat(20000)); one.title = 'x'.repeat(1e5) }"),
  "a huge value": () => late("for (const one of document.querySelectorAll('input, textarea')) one.value = 'Ada '.repeat(1e5)"),
  "odd texts": ({ among, times }) => ({ body: times(20, () => `<p>${among(oddTexts)}</p><button aria-label="${among(oddTexts)}">${among(oddTexts)}</button>`) }),
  "lone surrogates": () => late("document.title = '\\ud800'; document.body.append('\\udfff Ada \\ud83d'); document.querySelector('button').setAttribute('aria-label', 'Save\\ud800')"),
  "canvases": ({ among }) => late(`for (let n = 0; n < ${among([1, 30])}; n++) { const one = document.createElement('canvas'); one.width = one.height = ${among([0, 300, 8000])}; document.body.append(one); one.getContext('2d').fillText('Ada', 9, 9) }`),
  "things that move": ({ among }) => late(`let n = 0; const on = () => { for (const one of document.querySelectorAll('button, a, input')) { one.style.position = 'fixed'; one.style.left = (n * 37 % 900) + 'px'; one.style.top = (n * 53 % 600) + 'px'; n++ } ${among(["requestAnimationFrame(on)", "setTimeout(on, 50)"])} }; on()`),
  "things that flee": () => late("document.addEventListener('pointermove', (e) => { for (const one of document.querySelectorAll('button, a')) one.style.transform = 'translate(' + Math.random() * 500 + 'px, 99px)' }, true)"),
  "things that go": ({ among }) => late(`setInterval(() => { for (const one of document.querySelectorAll('${among(["button", "li", "body *"])}')) { const parent = one.parentNode; ${among(["one.remove()", "parent && parent.replaceChild(one.cloneNode(true), one)", "parent && parent.append(one)"])} } }, ${among([0, 30, 200])})`),
  "things that come": () => late("let n = 0; setInterval(() => { if (n < 3000) for (let i = 0; i < 30; i++) { const one = document.createElement('button'); one.textContent = 'Save ' + n++; document.body.prepend(one) } }, 30)"),
  "things that take no event": () => late("for (const kind of ['click', 'mousedown', 'pointerdown', 'keydown', 'input', 'focus']) addEventListener(kind, (e) => { e.stopImmediatePropagation(); e.preventDefault(); if (kind === 'focus') e.target.blur?.() }, true)"),
  "a page that answers events with errors": () => late("for (const kind of ['click', 'focus', 'input', 'scroll']) addEventListener(kind, () => { document.body.innerHTML = ''; throw new Error('hostile') }, true); setInterval(() => { throw { toString() { throw 1 } } }, 50)"),
  "a console without end": () => late("setInterval(() => { for (let n = 0; n < 5; n++) console.error('x'.repeat(500), { n }, document.body) }, 50)"),
  "tabs without end": () => late("addEventListener('click', () => { for (let n = 0; n < 3; n++) open('/', '_blank') }, true); setTimeout(() => window.close(), 700)"),
  "frames in frames": ({ among }) => ({ body: `<iframe src="${among(["/", "about:blank", "data:text/html,<button>Save</button>", "javascript:'<b>Ada</b>'"])}"></iframe>`.repeat(among([1, 3])) }),
  "frames that come and go": () => late("setInterval(() => { document.querySelector('iframe')?.remove(); const one = document.createElement('iframe'); one.srcdoc = '<button>Save</button>'; document.body.append(one) }, 60)"),
  "a replaced built-in": ({ among }) => early(`try { ${among(builtins)} = ${among(replacements)} } catch {}`),
  "a built-in replaced later": ({ among }) => late(`setTimeout(() => { try { ${among(builtins)} = ${among(replacements)} } catch {} }, ${among([0, 200, 800])})`),
  "frozen built-ins": ({ among }) => early(`${among(["Object.freeze(Array.prototype); Object.freeze(Object.prototype)", "Object.preventExtensions(window)", "Object.freeze(Element.prototype)", "Object.seal(document)"])}`),
  "taught prototypes": ({ among }) => early(among([
    "Array.prototype.toJSON = () => 'x'; Object.prototype.toJSON = () => 1; String.prototype.toJSON = () => ''",
    "Object.prototype.get = () => 1; Object.prototype.value = 7; Object.prototype.then = (go) => go(1)",
    "Object.defineProperty(Object.prototype, 'role', { set() { throw 1 }, get() { return 'x' } })",
    "Array.prototype.extra = 1; Array.prototype[3] = 'x'; Object.prototype[0] = 'y'",
    "Object.defineProperty(Array.prototype, '0', { set() {}, get() { return 5 } })"
  ])), // prettier-ignore
  "replaced getters": ({ among }) => early(`Object.defineProperty(${among(["Node.prototype, 'childNodes'", "Node.prototype, 'parentNode'", "Node.prototype, 'nodeType'", "Element.prototype, 'shadowRoot'", "Document.prototype, 'body'", "Document.prototype, 'title'", "HTMLInputElement.prototype, 'value'", "Node.prototype, 'textContent'", "window, 'innerHeight'", "HTMLElement.prototype, 'innerText'", "Element.prototype, 'children'"])}, { configurable: true, get() { ${among(["throw new Error('hostile')", "return null", "return this", "return 7"])} } })`),
  "names that clobber": () => ({ body: "<form id=getElementById name=body><input name=parentNode><input name=childNodes><input name=attributes><input id=nodeName name=getAttribute></form><img name=querySelector><form name=documentElement></form><a id=location></a><img name=defaultView>" }),
  "elements and attributes": ({ among, chance, times }) => ({
    body: times(80, () => { const tag = among(elements); return `<${tag} ${among(attributes)} ${among(attributes)}>${chance() < 0.5 ? among(["Save", "Ada", "12", ...oddTexts]) : ""}${chance() < 0.6 ? `</${tag}>` : ""}` })
  }),
  "styles": ({ among }) => ({ head: `<style>@keyframes spin { to { transform: rotate(1turn) } } ${among(["* { animation: spin 1ms infinite }", "* { display: contents !important }", "* { position: fixed !important; inset: 0 !important }", "*::before { content: 'Ada'; position: absolute }", "* { transform: scale(0.001) }", "html { filter: invert(1); zoom: 5000 }", "* { visibility: hidden }", "body { columns: 300; font-size: 1e9px }", "* { transition: all 60s; container-type: size }"])}</style>` })
} // prettier-ignore

const base = `<h1>Orders</h1><form onsubmit="return false"><label>Name <input name="name"></label><label><input type="checkbox"> News</label>
<select aria-label="Size"><option>Small</option><option>Large</option></select><button>Save</button></form>
<table><tr><th>Customer</th><th>Total</th></tr><tr><td>Ada</td><td>$12.50</td></tr><tr><td>Bob</td><td>$3.00</td></tr></table>
<ul><li>Milk <button>Remove</button></li><li>Bread <button>Remove</button></li></ul><a href="#more">More</a>`

const forms = [
  "Click X", 'Click the "X" button', "Type X into the Name field", "Choose Large from Size", "Check News", "Remove X from the table", "Press Enter",
  '"X" should appear', '"X" should not appear', "The X button is disabled", "The News checkbox is checked", "There are 2 rows", "There are 2 items",
  "Ada is the first row", "The table is sorted by Customer", "In the row of Ada click X", "The Total of Ada is $12.50", "Ada owes $12.50",
  "I should see X in the Orders section", "The last X should be Y", "Hover over X", "Go to the X page", "Accept it", "Dismiss the dialog",
  "If X appears, click Y", "Nothing happens", "Drag X onto Y", "Search for X", 'The title is "Orders"', 'The URL contains "X"', "No error is shown",
  "Scroll to X", "Reload the page", "Go back", "Clear the Name field", "Every X is visible", '"X" appears twice', "A dialog says X", "Double-click X",
  "Wait until X appears", "The Name field is empty", "The Name field contains X", "Close the tab", "Switch to the second tab", "Press Tab"
] // prettier-ignore

const words = [
  "Save",
  "Ada",
  "Bob",
  "Remove",
  "Milk",
  "Orders",
  "More",
  "Name",
  "News",
  "12",
  "$12.50",
  "Eve",
  ...oddTexts
]

/** `{ about, paths, text }`: the page by its paths, `/` first of all, and a test for it. */
export const hostilePage = (seed) => {
  const chance = chanceOf(seed)
  const among = (all) => all[Math.floor(chance() * all.length)]
  const times = (count, one) => Array.from({ length: count }, (_, at) => one(at)).join(" ")
  const names = Array.from({ length: 1 + Math.floor(chance() * 2.5) }, () => among(Object.keys(kinds)))
  const parts = names.map((name) => kinds[name]({ among, chance, times }))
  const of = (what) => parts.map((part) => part[what] ?? "").join("\n")
  const whole = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Orders</title>${of("head")}</head><body>${base}${of("body")}</body></html>`
  const line = () => among(forms).replace("X", () => among(words)).replace("Y", () => among(words)) // prettier-ignore
  return {
    about: names.join(", "),
    paths: Object.assign({ "/": { body: whole } }, ...parts.map(({ paths }) => paths ?? {})),
    text: [...Array.from({ length: Math.floor(chance() * 3) }, line), '"Ada" should appear'].join("\n")
  }
}

/** The server's side of a page; what it does not know is the page again. */
export const answering =
  ({ paths }) =>
  (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://hostile")
    const {
      body = "",
      location,
      never,
      status = 200,
      type = "text/html; charset=utf-8"
    } = paths[pathname] ?? paths["/"]
    if (never === true) return
    response.writeHead(status, { "content-type": type, ...(location === undefined ? {} : { location }) })
    response.end(body)
  }
