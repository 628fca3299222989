/** Carries out one deed of a test. */
import { Effect } from "effect"
import type { DriverBroken } from "@assay/domain/Driver"
import type { Deed } from "@assay/domain/Intent"
import type { Fell } from "../run/Fell.js"
import { look, outdate } from "../run/Session.js"
import type { Turn } from "../run/Turn.js"
import type { Aimed } from "./Aim.js"
import { afterAnswer, untargeted } from "./Aim.js"
import { answer } from "./Answering.js"
import { choose } from "./Choosing.js"
import { clickAway } from "./ClickingAway.js"
import { download } from "./Downloading.js"
import { clear, fill, press, setChecked, type } from "./Filling.js"
import { filter, search } from "./Finding.js"
import { goBack, navigate, openTab, switchTab } from "./Going.js"
import { closeTab } from "./ClosingTabs.js"
import { logIn, logOut } from "./LoggingIn.js"
import { rate } from "./Rating.js"
import { settle } from "./Settling.js"
import { drag } from "./Dragging.js"
import { perform } from "./Performing.js"
import { click, hover, locate, scroll } from "./Pointing.js"
import { sort } from "./Sorting.js"
import { upload } from "./Uploading.js"

/** What was acted on, where it was one thing. */
export type Done = Aimed | undefined

const plain = (deed: Effect.Effect<unknown, Fell | DriverBroken>): Effect.Effect<Done, Fell | DriverBroken> =>
  Effect.as(deed, undefined)

type Doer<D> = (turn: Turn, deed: D) => Effect.Effect<Done, Fell | DriverBroken>

const doers: { readonly [Tag in Deed["_tag"]]: Doer<Extract<Deed, { _tag: Tag }>> } = {
  Navigate: (turn, deed) => plain(navigate(turn, deed)),
  GoBack: goBack,
  GoForward: (turn) => plain(untargeted(turn, { _tag: "GoForward" })),
  Reload: (turn) => plain(Effect.zipRight(afterAnswer(turn), untargeted(turn, { _tag: "Reload" }))),
  Click: click,
  ClickAway: (turn, deed) => plain(clickAway(turn, deed)),
  Rate: rate,
  Perform: perform,
  Hover: hover,
  Fill: (turn, deed) => Effect.map(fill(turn, deed), (done) => done ?? undefined),
  Clear: clear,
  Type: (turn, deed) => plain(type(turn, deed)),
  Choose: (turn, deed) => choose(turn, deed),
  SetChecked: setChecked,
  Press: (turn, deed) => plain(press(turn, deed)),
  Drag: drag,
  Upload: (turn, deed) => plain(upload(turn, deed)),
  Download: download,
  Scroll: (turn, deed) => plain(scroll(turn, deed)),
  Resize: (turn, { width, height }) => plain(untargeted(turn, { _tag: "Resize", width, height })),
  Dialog: (turn, deed) => plain(answer(turn, deed)),
  OpenTab: (turn, deed) => plain(openTab(turn, deed)),
  SwitchTab: (turn, deed) => plain(switchTab(turn, deed)),
  CloseTab: closeTab,
  LogIn: logIn,
  LogOut: logOut,
  Search: search,
  Filter: filter,
  Sort: sort,
  Pause: (turn, { ms }) => plain(Effect.zipRight(Effect.sleep(ms), outdate(turn.session))),
  Settle: (turn) => plain(settle(turn)),
  Locate: locate,
  Read: (turn, { target }) =>
    target === undefined ? plain(look(turn.session)) : locate(turn, { _tag: "Locate", target })
}

export const carryOutDeed = <D extends Deed>(
  turn: Turn,
  deed: D
): Effect.Effect<Done, Fell | DriverBroken> => {
  // The table has one doer for each tag, which the compiler cannot follow through the index.
  const doer = doers[deed._tag] as Doer<Deed>
  return doer(turn, deed)
}
