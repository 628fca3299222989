/** "Close the window": a tab of the browser, or what an application draws as a window. */
import { Effect } from "effect"
import { topDialog } from "../screen/TopDialog.js"
import { look } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import { untargeted } from "./Aim.js"
import { perform } from "./Performing.js"

/** The only tab stays open, and with a dialog in it that is the window. */
export const closeTab = Effect.fn("ClosingTabs.close")(function* (turn: Turn) {
  const view = yield* look(turn.session)
  const isDialog = view.screen.tabs.length < 2 && topDialog(view) !== undefined
  if (!isDialog || /\btab\b/iu.test(turn.text))
    return yield* Effect.as(untargeted(turn, { _tag: "CloseTab" }), undefined)
  return yield* perform(turn, {
    _tag: "Perform",
    verb: "close",
    target: { words: "dialog", name: "", quoted: false, role: "dialog", scopes: [] }
  })
})
