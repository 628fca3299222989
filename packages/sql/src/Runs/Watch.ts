/** Tells what happens to runs while it happens. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { RunId } from "@assay/domain/Ids"
import { isTerminal } from "@assay/domain/Run"
import type { RunDetails, RunEvent } from "@assay/domain/RunEvent"
import { Effect, Option, Stream } from "effect"
import { type Notification, type Notifications, runEventsChannel } from "../Notifications.js"

/** How far a run has been told. */
interface Told {
  readonly queued: boolean
  readonly attempt: number
  readonly steps: number
}

const nothing: Told = { queued: false, attempt: 0, steps: 0 }

/** What there is to tell of a run beyond what was told, and how far it is told then. */
const news = (
  run: RunDetails,
  told: Told
): { readonly events: ReadonlyArray<RunEvent>; readonly told: Told } => {
  const events: Array<RunEvent> = []
  if (!told.queued) events.push({ _tag: "RunQueued", runId: run.id, at: run.createdAt })
  const anew = run.attempt > told.attempt && run.startedAt !== null
  if (anew && run.startedAt !== null)
    events.push({ _tag: "RunStarted", runId: run.id, attempt: run.attempt, at: run.startedAt })
  const from = run.attempt > told.attempt ? 0 : told.steps
  for (const step of run.results.slice(from)) events.push({ _tag: "StepEnded", runId: run.id, step })
  if (isTerminal(run.status)) events.push({ _tag: "RunEnded", runId: run.id, run })
  return {
    events,
    told: {
      queued: true,
      attempt: anew ? run.attempt : told.attempt,
      steps: Math.max(from, run.results.length)
    }
  }
}

type Find = (id: RunId) => Effect.Effect<Option.Option<RunDetails>, DatabaseUnavailable>

/** Looks at one run and notes what is told of it; an ended or deleted one is told no more. */
const look = (find: Find, open: Map<RunId, Told>, id: RunId) =>
  Effect.map(find(id), (found): ReadonlyArray<RunEvent> => {
    const told = open.get(id)
    if (told === undefined) return []
    if (Option.isNone(found)) {
      open.delete(id)
      return []
    }
    const { events, told: now } = news(found.value, told)
    if (isTerminal(found.value.status)) open.delete(id)
    else open.set(id, now)
    return events
  })

/** Of these runs: what happened before, then what happens, until all have ended. */
export const watchRuns = (
  notifications: typeof Notifications.Service,
  find: Find,
  ids: ReadonlyArray<RunId>
): Stream.Stream<RunEvent, DatabaseUnavailable> =>
  Stream.suspend(() => {
    const open = new Map(ids.map((id) => [id, nothing]))
    const toLookAt = (told: Notification): ReadonlyArray<RunId> =>
      told._tag === "Connected" ? [...open.keys()] : [...open.keys()].filter((id) => id === told.payload)
    return notifications.subscribe(runEventsChannel).pipe(
      Stream.mapEffect((told) =>
        Effect.forEach(toLookAt(told), (id) => look(find, open, id)).pipe(
          Effect.map((events) => ({ events: events.flat(), last: open.size === 0 }))
        )
      ),
      Stream.takeUntil(({ last }) => last),
      Stream.mapConcat(({ events }) => events)
    )
  })
