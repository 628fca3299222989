import { ControlAuth } from "@assay/api/ControlAuth"
import { Unauthorized } from "@assay/domain/ApiKey"
import { Headers } from "@effect/platform"
import { Effect, Layer, Option } from "effect"
import { Keys } from "../Keys.js"

/** The key of `Authorization: Bearer <key>`; none where the scheme is another. */
export const bearerOf = (headers: Headers.Headers): Option.Option<string> =>
  Headers.get(headers, "authorization").pipe(
    Option.flatMap((value) => Option.fromNullable(/^Bearer +(\S+) *$/i.exec(value)?.[1]))
  )

/** Every call of the control plane carries a key, of a team or of an operator. */
export const layer = Layer.effect(
  ControlAuth,
  Effect.map(Keys, (keys) =>
    ControlAuth.of(({ headers }) =>
      Option.match(bearerOf(headers), {
        onNone: () => Effect.fail(new Unauthorized({ message: "An API key is needed" })),
        onSome: keys.authenticate
      })
    )
  )
)
