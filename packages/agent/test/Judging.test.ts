import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { runSteps } from "../src/RunSteps.js"
import type { Pages } from "../../browser/test/support/TestBrowser.js"
import { openOn, page, runOn, TestDrivers } from "./support/Pages.js"
import { atOnce, stillOf } from "./support/Still.js"

const after = (ms: number, code: string) => `setTimeout(() => { ${code} }, ${ms})`

const orders = `
  <h1>Orders</h1>
  <nav><a href="#me">Ada</a></nav>
  <table><tr><th>Customer</th><th>Items</th><th>Total</th></tr>
  <tr><td>Ada</td><td>10</td><td>$12.50</td></tr>
  <tr><td>Adam</td><td>1</td><td>$7.00</td></tr></table>
  <dl><dt>Status</dt><dd>Open</dd><dt>Owner</dt><dd>Bo</dd></dl>`

layer(TestDrivers, { excludeTestServices: true })("a check", (it) => {
  /** Of tests that only look, at a page that stands still. */
  const verdicts = (html: string, cases: ReadonlyArray<readonly [string, string]>) =>
    openOn(html).pipe(
      Effect.flatMap(({ driver }) => Effect.flatten(stillOf(driver))),
      Effect.flatMap((still) =>
        Effect.forEach(cases, ([text, verdict]) =>
          Effect.map(atOnce(runSteps(still, text, { stepTimeout: "1 second" })), (result) =>
            expect([text, result.reason ?? "PASSED"]).toEqual([text, verdict])
          )
        )
      ),
      Effect.scoped
    )

  it.effect("on text minds whole words and whole numbers", () =>
    verdicts("<p>Adam paid $12.50 for 10 lamps</p>", [
      ['"Adam" should appear.', "PASSED"],
      ['"Ada" should appear.', "check_false"],
      ['"$12.5" should appear.', "check_false"],
      ['"1" should appear.', "check_false"],
      ['"10 lamps" should appear.', "PASSED"],
      ['"lamp" should not appear.', "PASSED"]
    ])
  )
  it.effect("on text reads over inline elements and not over blocks", () =>
    verdicts("<p><b>Thanks</b>, Ada</p><div>Order</div><div>placed</div>", [
      ['"Thanks, Ada" should appear.', "PASSED"],
      ['"Order placed" should appear.', "check_false"]
    ])
  )
  it.effect("on a fact is read where its subject stands", () =>
    verdicts(orders, [
      ['The total of Ada should be "$12.50".', "PASSED"],
      ['The total of Adam should be "$12.50".', "check_false"],
      ['The status should be "Open".', "PASSED"],
      ['The owner should be "Open".', "check_false"],
      ['The total of Eve should be "$12.50".', "target_not_found"]
    ])
  )
  it.effect("on a field that holds several reads its chips, and nothing that stands below it", () =>
    verdicts(
      `<div><div>Subjects</div><div><span>Maths <b onclick="0">×</b></span> <span>Arts <b onclick="0">×</b></span>
      <input id="subjects" aria-label="Subjects"></div><p>Physics is full</p></div>`,
      [
        ['The Subjects field contains "Maths".', "PASSED"],
        ['The Subjects field does not contain "Maths".', "check_false"],
        ['The Subjects field does not contain "Physics".', "PASSED"]
      ]
    )
  )
  it.effect("on a thing that is called new abstains where nothing was done before", () =>
    verdicts("<ul><li>All</li><li>Mine</li></ul>", [
      ['A new item "Mine" is shown.', "target_ambiguous"],
      ['A new item "Yours" is shown.', "check_false"]
    ])
  )
  it.effect("on a price that nothing calls so takes the one amount of the card that is in force", () =>
    verdicts(
      `<ul><li><h3>Alfa Inn</h3><b>8.9</b> <s>$154</s> <span>$130</span> <small>per night</small></li>
      <li><h3>Beta Inn</h3><b>7.1</b> <span>$90</span> <span>$95</span></li></ul>`,
      [
        ['On the Alfa Inn card the price per night is "$130".', "PASSED"],
        ['On the Alfa Inn card the price per night is "$154".', "check_false"],
        ['On the Alfa Inn card the crossed-out price is "$154".', "PASSED"],
        ['On the Alfa Inn card the crossed-out price is "$130".', "check_false"],
        ['On the Alfa Inn card the price per week is "$130".', "target_not_found"],
        ['On the Beta Inn card the price is "$90".', "target_not_found"],
        ["The Alfa Inn card shows a score of 8.9.", "PASSED"],
        ["The Alfa Inn card shows a score of 7.1.", "check_false"]
      ]
    )
  )
  it.effect("on what a term says leaves out the link beside it", () =>
    verdicts(
      `<dl><div><dt>Loan amount</dt><dd>£5,000</dd><dd><a href="#c">Change</a></dd></div>
      <div><dt>Rate</dt><dd>5%</dd><dd>(declined)</dd></div></dl>`,
      [
        ['The loan amount is "£5,000".', "PASSED"],
        ['The loan amount is "£7,500".', "check_false"],
        ['The rate is "5%".', "target_ambiguous"]
      ]
    )
  )
  it.effect("on a message that is not there is false when its words stand nowhere", () =>
    verdicts("<h1>Step 2</h1><p>All is well</p>", [
      ['The error summary says "You must be 18".', "check_false"],
      ['The error summary says "All is well".', "target_not_found"]
    ])
  )
  it.effect("on a place that is not there says nothing of what is in it", () =>
    verdicts(orders, [
      ['"Ada" should not appear in the Archive section.', "target_not_found"],
      ['"Eve" should not be in the table.', "PASSED"],
      ['"Ada" should not be in the table.', "check_false"]
    ])
  )
  it.effect("that something is not shown waits for what may still come", () =>
    Effect.gen(function* () {
      const late = `<button onclick="${after(1200, "document.querySelector('p').textContent = 'Card refused'")}">Pay</button><p></p>`
      const result = yield* runOn(late, 'Click Pay. "Card refused" should not appear.')
      expect(result).toMatchObject({ verdict: "FAILED", reason: "check_false" })
    })
  )
  it.effect("that nothing changed waits as well", () =>
    Effect.gen(function* () {
      const late = `<button onclick="${after(800, "document.querySelector('p').textContent = 'Gone'")}">Pay</button><p>Here</p>`
      expect(yield* runOn(late, "Click Pay. Nothing happens.")).toMatchObject({ verdict: "FAILED" })
      const calm = `<button>Pay</button><p>Here</p>`
      expect(yield* runOn(calm, "Click Pay. Nothing happens.")).toMatchObject({ verdict: "PASSED" })
    })
  )
  it.effect("knows of a tab whose page does not come", () =>
    Effect.gen(function* () {
      const silent: Pages = (request, response) => {
        if (request.url === "/")
          response
            .writeHead(200, { "content-type": "text/html" })
            .end(page(`<a href="/silent" target="_blank">Terms</a><p>Here</p>`))
      }
      const verdict = (text: string) => Effect.map(runOn(silent, text), (result) => result.verdict)
      expect(yield* verdict("Click Terms. Nothing happens.")).toBe("FAILED")
      expect(yield* verdict('Click Terms. "Here" is shown.')).toBe("FAILED")
      expect(yield* verdict("Click Terms. A new tab opens.")).toBe("PASSED")
    })
  )
  it.effect("on a count is not settled by the number before the page reacted", () =>
    Effect.gen(function* () {
      const list = `<ul><li>One</li><li>Two</li></ul><button onclick="${after(700, "document.querySelector('ul').innerHTML += '<li>Three</li>'")}">Add</button>`
      expect(yield* runOn(list, "Click Add. There are 3 items in the list.")).toMatchObject({
        verdict: "PASSED"
      })
      expect(yield* runOn(list, "Click Add. There are 2 items in the list.")).toMatchObject({
        verdict: "FAILED"
      })
    })
  )
  it.effect("under a condition that was not met makes no test pass", () =>
    Effect.gen(function* () {
      const text = 'If "Sale" is shown, "Half price" should appear.'
      expect(yield* runOn("<p>Shop</p>", text)).toMatchObject({
        verdict: "BLOCKED",
        reason: "no_check_reached"
      })
    })
  )
  it.effect("after a condition is judged, whether or not it was met", () =>
    Effect.gen(function* () {
      const banner = `<div role="dialog" aria-label="Cookies">Cookies? <button onclick="this.parentElement.remove()">Accept</button></div>`
      const text =
        'If a cookie banner appears, accept it. "Shop" should appear. "Cookies?" should not appear.'
      expect(yield* runOn(`<p>Shop</p>${banner}`, text)).toMatchObject({ verdict: "PASSED" })
      expect(yield* runOn(`<p>Shop</p>`, text)).toMatchObject({ verdict: "PASSED" })
    })
  )
  it.effect(
    "is blocked by alerts without end, once its time is up",
    () =>
      Effect.gen(function* () {
        const page = `<p>Shop</p><script>setTimeout(() => { for (;;) alert("Hello") }, 300)</script>`
        expect(yield* runOn(page, '"Cart" should appear.', { stepTimeout: "1 second" })).toMatchObject({
          verdict: "BLOCKED",
          reason: "dialog_unanswered"
        })
      }),
    { timeout: 30_000 }
  )
  it.effect("is blocked by a question of the browser that the test does not answer", () =>
    Effect.gen(function* () {
      const ask = `<button onclick="document.querySelector('p').textContent = confirm('Really?') ? 'Deleted' : 'Kept'">Delete</button><p></p>`
      expect(yield* runOn(ask, 'Click Delete. "Deleted" should appear.')).toMatchObject({
        verdict: "BLOCKED",
        reason: "dialog_unanswered"
      })
      expect(yield* runOn(ask, 'Click Delete. Accept the dialog. "Deleted" should appear.')).toMatchObject({
        verdict: "PASSED"
      })
      expect(yield* runOn(ask, 'Click Delete. Dismiss the dialog. "Deleted" should appear.')).toMatchObject({
        verdict: "FAILED"
      })
    })
  )
})
