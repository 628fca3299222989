import { DatabaseUnavailable } from "@assay/domain/Database"
import { Drivers } from "@assay/domain/Driver"
import { Database } from "@assay/sql/Query"
import { Context, Effect, Layer } from "effect"

const make = Effect.gen(function* () {
  const { ping } = yield* Database
  const drivers = yield* Drivers

  const database = ping.pipe(
    Effect.timeoutFail({
      duration: "2 seconds",
      onTimeout: () => new DatabaseUnavailable({ message: "The database did not answer within 2 seconds" })
    })
  )

  /** What the parts that a run needs say of themselves; `ok`, or what is wrong. */
  const report = Effect.gen(function* () {
    const said = yield* Effect.all(
      {
        database: Effect.match(database, { onSuccess: () => "ok", onFailure: ({ message }) => message }),
        browser: Effect.match(drivers.ready, { onSuccess: () => "ok", onFailure: ({ message }) => message })
      },
      { concurrency: "unbounded" }
    )
    return { ready: said.database === "ok" && said.browser === "ok", ...said }
  })

  return { report }
})

/** Whether the service can carry out a run now. */
export class Health extends Context.Tag("@assay/server/Health")<
  Health,
  Effect.Effect.Success<typeof make>
>() {}

export const layer = Layer.effect(Health, make)
