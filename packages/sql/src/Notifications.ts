/** NOTIFY as streams: one connection of its own for the process, made anew whenever it is lost. */
import { Context, Data, Deferred, Effect, Exit, Layer, PubSub, Redacted, Schedule, Stream } from "effect"
import { Client, type Notification as PgNotification } from "pg"

/** Something to claim or to cancel. */
export const runsChannel = "assay_runs"
/** The run with this id has changed. */
export const runEventsChannel = "assay_run_events"
/** The key with this id was revoked. */
export const keysChannel = "assay_api_keys"

const channels = [runsChannel, runEventsChannel, keysChannel] as const
export type Channel = (typeof channels)[number]

export type Notification = Data.TaggedEnum<{
  /** Listening begins, or begins again: whatever was told before may have been missed. */
  Connected: {}
  Message: { readonly payload: string }
}>
export const Notification = Data.taggedEnum<Notification>()

interface Told {
  /** Absent when it is for all. */
  readonly channel?: string
  readonly notification: Notification
}

export class Notifications extends Context.Tag("@assay/sql/Notifications")<
  Notifications,
  {
    /** Begins with `Connected`, once the subscription is there. Never fails: a lost connection is made anew. */
    readonly subscribe: (channel: Channel) => Stream.Stream<Notification>
  }
>() {}

class ConnectionLost extends Data.TaggedError("ConnectionLost")<{ readonly cause: unknown }> {}

const promise = <A>(evaluate: () => Promise<A>) =>
  Effect.tryPromise({ try: evaluate, catch: (cause) => new ConnectionLost({ cause }) })

const connect = (url: Redacted.Redacted, lost: Deferred.Deferred<never, ConnectionLost>) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const client = new Client({
        connectionString: Redacted.value(url),
        application_name: "assay listen",
        keepAlive: true,
        connectionTimeoutMillis: 5000
      })
      // Also keeps an error from ending the process when nobody waits for it.
      const onLost = (cause?: unknown) => {
        Deferred.unsafeDone(lost, Exit.fail(new ConnectionLost({ cause: cause ?? "the connection ended" })))
      }
      client.on("error", onLost)
      client.on("end", () => onLost())
      return client
    }),
    (client) =>
      promise(() => client.end()).pipe(Effect.interruptible, Effect.timeout("1 second"), Effect.option)
  ).pipe(Effect.tap((client) => promise(() => client.connect())))

/** A connection that no packet comes through any more says nothing by itself. */
const heartbeat = (client: Client) =>
  promise(() => client.query("select 1")).pipe(
    Effect.timeoutFail({
      duration: "10 seconds",
      onTimeout: () => new ConnectionLost({ cause: "no answer within 10 seconds" })
    }),
    Effect.repeat(Schedule.spaced("30 seconds"))
  )

const listen = Effect.fn("Notifications.listen")(function* (
  url: Redacted.Redacted,
  tell: (told: Told) => void
) {
  const lost = yield* Deferred.make<never, ConnectionLost>()
  const client = yield* connect(url, lost)
  client.on("notification", ({ channel, payload }: PgNotification) =>
    tell({ channel, notification: Notification.Message({ payload: payload ?? "" }) })
  )
  for (const channel of channels) yield* promise(() => client.query(`listen ${channel}`))
  tell({ notification: Notification.Connected() })
  return yield* Effect.raceFirst(Deferred.await(lost), heartbeat(client))
}, Effect.scoped)

/** Listens at this database for as long as the layer lives. */
export const layer = (url: Redacted.Redacted): Layer.Layer<Notifications> =>
  Layer.scoped(
    Notifications,
    Effect.gen(function* () {
      const all = yield* Effect.acquireRelease(PubSub.unbounded<Told>(), PubSub.shutdown)
      yield* listen(url, (told) => void all.unsafeOffer(told)).pipe(
        Effect.tapError(({ cause }) => Effect.logDebug("Listening to the database was cut off", cause)),
        Effect.retry(Schedule.union(Schedule.exponential("50 millis"), Schedule.spaced("1 second"))),
        Effect.interruptible,
        Effect.forkScoped
      )
      return {
        subscribe: (channel) =>
          Stream.unwrapScoped(
            Effect.map(PubSub.subscribe(all), (queue) =>
              Stream.concat(
                Stream.succeed(Notification.Connected()),
                Stream.fromQueue(queue).pipe(
                  Stream.filter((told) => told.channel === undefined || told.channel === channel),
                  Stream.map((told) => told.notification)
                )
              )
            )
          )
      }
    })
  )
