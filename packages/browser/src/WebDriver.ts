/** A driver for web pages, over Playwright. */
import type { Driver, DriverBroken } from "@assay/domain/Driver"
import { Effect, type Option } from "effect"
import { act } from "./session/Acting.js"
import { makeAudit } from "./session/Audits.js"
import { makeCapture } from "./session/Captures.js"
import { changed } from "./session/Changes.js"
import type { Film } from "./session/Film.js"
import { makeScreen } from "./session/Screens.js"
import type { Session } from "./session/Session.js"

export const webDriver = (
  session: Session,
  trace: Effect.Effect<Option.Option<Uint8Array>, DriverBroken>,
  film?: Film
): Driver => ({
  platform: "web",
  screen: makeScreen(session),
  act: (action, within) => act(session, action, within),
  capture: makeCapture(session),
  facts: Effect.sync(() => {
    const facts = session.facts.facts()
    // The first request of a tab is told of only when it is answered.
    return { ...facts, pending: (facts.pending ?? 0) + session.openingTabs() }
  }),
  audit: makeAudit(session),
  ...(film === undefined ? {} : { frames: Effect.sync(film.take) }),
  changed: (atMost) => changed(session, atMost),
  trace
})
