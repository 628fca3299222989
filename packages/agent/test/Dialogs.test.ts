import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { page, runOn, TestDrivers } from "./support/Pages.js"

const documents = page(`<h1>Documents</h1>
  <ul><li>Plan.docx <button onclick="const t = this.parentNode.firstChild; const n = prompt('New name?', t.data.trim()); if (n) t.data = n + ' '">Rename</button></li></ul>
  <button onclick="alert('Version 2.4.1')">About</button>
  <button onclick="o.textContent = confirm('Discard all changes?') ? 'Changes discarded' : 'Changes kept'">Discard</button>
  <button onclick="const n = prompt('Name of the folder?', 'Untitled'); o.textContent = n === null ? 'No folder' : n + ' created'">New folder</button>
  <p id="o"></p>`)

const titles = page(`<h1>Titles</h1>
  <ul><li><span id="t">Plan</span> <button onclick="i.hidden = false; i.value = t.textContent; i.focus()">Rename</button>
  <input id="i" aria-label="New name" hidden onkeydown="if (event.key === 'Enter') { t.textContent = this.value; this.hidden = true }"></li></ul>`)

const verdict = (html: string, text: string) =>
  Effect.map(runOn({ "/": html }, text), ({ reason, verdict: came }) => reason ?? came)

layer(TestDrivers, { excludeTestServices: true })("a dialog of the browser", (it) => {
  const are = (about: string, cases: ReadonlyArray<readonly [string, string]>, html = documents) =>
    it.effect(
      about,
      () =>
        Effect.forEach(
          cases,
          ([text, wanted]) =>
            Effect.map(verdict(html, text), (came) => expect([text, came]).toEqual([text, wanted])),
          { concurrency: 4 }
        ),
      { timeout: 60_000 }
    )

  are("is answered in the words that people use", [
    ['Click Discard and confirm. "Changes discarded" is shown.', "PASSED"],
    ['Click Discard and cancel. "Changes kept" is shown.', "PASSED"],
    ['Click Discard and say yes. "Changes discarded" is shown.', "PASSED"],
    ['Click Discard. Accept the browser confirmation. "Changes discarded" is shown.', "PASSED"],
    ['Click Discard (confirm the popup). "Changes discarded" is shown.', "PASSED"],
    ['Click Discard, dismissing the confirmation. "Changes kept" is shown.', "PASSED"],
    ['Click Discard and answer the dialog with Cancel. "Changes discarded" is shown.', "check_false"],
    ['Click Discard. In the confirmation dialog, choose Cancel. "Changes kept" is shown.', "PASSED"],
    ['Click Discard. When asked for confirmation, press OK. "Changes discarded" is shown.', "PASSED"]
  ])
  are("is read before it is answered", [
    [
      'Click Discard. A confirmation asks "Discard all changes?"; accept it. "Changes discarded" is shown.',
      "PASSED"
    ],
    [
      'Click Discard. When the browser asks "Discard all changes?", click OK. "Changes discarded" is shown.',
      "PASSED"
    ],
    ['Click Discard. A confirmation asks "Delete it?"; accept it.', "check_false"],
    ['Click Discard. The message says "Saved".', "dialog_unanswered"],
    ['Click About. An alert says "Version 2.4.1". Accept the alert. "Documents" is shown.', "PASSED"],
    ['Click About -> an alert "Version 2.4.1" appears; dismiss it', "PASSED"],
    ['Click About -> an alert "Version 3" appears; dismiss it', "check_false"]
  ])
  are("takes a text, or the one that it has", [
    ['Click New folder, enter Docs and confirm. "Docs created" is shown.', "PASSED"],
    ['Click New folder. Enter "Docs" in the prompt. Click OK. "Docs created" is shown.', "PASSED"],
    ['Click New folder and accept. "Untitled created" is shown.', "PASSED"],
    ['Rename Plan.docx to Budget.docx. "Budget.docx" is shown.', "PASSED"],
    ['Rename Plan.docx to Budget.docx. "Plan.docx" is shown.', "check_false"]
  ])
  are(
    "need not ask for a new name",
    [
      ['Rename "Plan" to "Budget". "Budget" is shown.', "PASSED"],
      ['Rename "Plan" to "Budget". "Plan" is shown.', "check_false"]
    ],
    titles
  )
})
