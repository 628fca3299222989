import type { InPage } from "../src/page/Script.js"
import { fromPage } from "@assay/browser/FromPage"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import type { Page } from "playwright-core"
import { makeBrowserPool } from "../src/browsers/BrowserPool.js"
import { html, nodesOf } from "./support/OpenPage.js"
import { browserFolder } from "./support/TestBrowser.js"

const blankPage = Effect.gen(function* () {
  const pool = yield* makeBrowserPool({ folder: browserFolder })
  const { browser } = yield* pool.browser
  return yield* Effect.acquireRelease(
    Effect.promise(() => browser.newPage()),
    (page) => Effect.promise(() => page.context().close())
  )
})

type Role = Parameters<Page["getByRole"]>[0]

/** Runs in the page. */
const refsInPage = (elements: ReadonlyArray<Element>): ReadonlyArray<string> => {
  const known: InPage = Reflect.get(globalThis, Symbol.for("assay"))
  return elements.map((element) => known.refOf(element))
}

const pages: Readonly<Record<string, string>> = {
  forms: `<form aria-label="Order"><label>Name <input></label><label for="e">E-mail</label><input id="e" type="email">
    <input placeholder="Search" type="search"><input aria-label="Age" type="number"><input type="submit"><input type="reset">
    <input type="button" value="Go"><input type="image" alt="Pay"><textarea title="Note"></textarea><fieldset><legend>Size</legend>
    <label><input type="radio" name="s"> S</label><label><input type="radio" name="s"> M</label></fieldset>
    <span id="l1">Date</span><span id="l2">of birth</span><input aria-labelledby="l1 l2"><select aria-label="Colour"><option>Red</option></select>
    <label>Remember <input type="checkbox"> me</label><button><img alt="Save" src="data:,"></button><button title="Close"></button>
    <button aria-label="Menu"><svg></svg></button><input type="range" aria-label="Volume"><meter aria-label="m" value=".5"></meter>
    <progress aria-label="p"></progress><output aria-label="o">1</output></form>`,
  structure: `<header><nav aria-label="Main"><ul><li><a href="#a">A</a></li><li><a href="#b">B <b>bold</b></a></li></ul></nav></header>
    <main><article><h1>Title</h1><h2>Sub <small>title</small></h2><p>Text <em>emphasis</em> <strong>strong</strong></p><section aria-label="S">x</section>
    <blockquote>q</blockquote><figure><img alt="Cat" src="data:,"><figcaption>A cat</figcaption></figure><hr><dl><dt>T</dt><dd>D</dd></dl></article>
    <aside>aside</aside></main><footer>foot</footer><a>no link</a><a href="#x" title="Only title"></a>`,
  tables: `<table><caption>Prices</caption><thead><tr><th>Item</th><th>Price</th></tr></thead><tbody><tr><th scope="row">Tea</th><td>$2</td></tr>
    <tr><td>Cake</td><td><button>Buy</button> $3</td></tr></tbody></table><table role="presentation"><tr><td>layout</td></tr></table>
    <table role="grid"><tr><td>cell</td></tr></table>`,
  widgets: `<div role="button" tabindex="0">Custom <span aria-hidden="true">x</span></div><div role="tablist"><div role="tab" aria-selected="true">One</div></div>
    <div role="tabpanel" aria-label="Panel">p</div><ul role="listbox" aria-label="L"><li role="option" aria-selected="true">O</li></ul>
    <div role="menu"><div role="menuitem">Cut</div><div role="menuitemcheckbox" aria-checked="true">Wrap</div></div><div role="switch" aria-checked="false">Dark</div>
    <div role="tree"><div role="treeitem">T</div></div><div role="alert">Careful</div><div role="status">Saved</div><div role="dialog" aria-label="Sure?">d</div>
    <div role="bogus button">B</div><div role="none">n</div><div role="heading" aria-level="3">H</div><a href="#" role="button">AB</a>
    <div role="combobox" aria-label="C" tabindex="0">v</div><div role="progressbar" aria-valuenow="3" aria-label="P"></div><div role="img" aria-label="I"></div>
    <button><style>.i::before{content:"★"}</style><i class="i"></i> Star</button><button><span style="display:none">no</span><span>yes</span></button>
    <button>Two<div>lines</div></button><button><span>Glued</span><span>Spans</span></button>`,
  references: `<label id="d" for="e">Due <input id="e" aria-labelledby="d e"></label><button id="a" aria-labelledby="b">A</button>
    <button id="b" aria-labelledby="a">B</button><button id="c" aria-labelledby="c">C</button><h2 id="h" aria-labelledby="h">H</h2>
    <a href="#i" id="i" aria-labelledby="j">I <b id="j" aria-labelledby="i">J</b></a><button aria-labelledby="gone">K</button>
    <button>L <span aria-labelledby="m">x</span></button><p id="m">M <i aria-labelledby="d">N</i></p>`
}

/** Not elements of the accessibility tree, or read by us as part of the text around them. */
const ownRoles = new Set(["text", "generic", "document"])

describe("roles and names", () => {
  it.scoped.each(Object.entries(pages))("are those that Playwright finds by role, on %s", ([, body]) =>
    Effect.gen(function* () {
      const page = yield* blankPage
      yield* Effect.promise(() => page.setContent(html(body)))
      const nodes = nodesOf(yield* fromPage(page).screen).filter(
        ({ role, name }) => !ownRoles.has(role) && name !== ""
      )
      expect(nodes.length).toBeGreaterThan(5)
      const unfound = yield* Effect.filter(nodes, ({ role, name, ref }) =>
        Effect.map(
          Effect.promise(() => page.getByRole(role as Role, { name, exact: true }).evaluateAll(refsInPage)),
          (refs) => !refs.includes(ref)
        )
      )
      expect(unfound.map(({ role, name }) => `${role} "${name}"`)).toEqual([])
    })
  )

  it.scoped.each(Object.entries(pages))("leave out nothing that the snapshot names, on %s", ([, body]) =>
    Effect.gen(function* () {
      const page = yield* blankPage
      yield* Effect.promise(() => page.setContent(html(body)))
      const ours = nodesOf(yield* fromPage(page).screen).flatMap(({ role, name, options = [] }) => [
        `${role} "${name}"`,
        ...options.map(({ label }) => `option "${label}"`)
      ])
      const snapshot = yield* Effect.promise(() => page.ariaSnapshot())
      const theirs = Array.from(
        snapshot.matchAll(/- '?([a-z]+) ("(?:[^"\\]|\\.)*")/g),
        ([, role, name]) => `${role} ${name}`
      )
      expect(theirs.filter((one) => !ours.includes(one))).toEqual([])
    })
  )
})
