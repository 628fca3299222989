/** Commands that ask a service. The client is loaded when one of them runs. */
import type { ControlClient } from "@assay/api/ControlClient"
import * as Effect from "effect/Effect"
import type { Credentials, Role } from "./Credentials.js"
import { Output } from "./Output.js"
import type { Style } from "./Style.js"

export type Client = ControlClient["Type"]

/** Does the work with a client of the service; what the service refuses becomes the command's failure. */
export const withService = <A, E, R>(
  work: (client: Client, credentials: Credentials) => Effect.Effect<A, E, R>,
  role: Role = "team"
) =>
  Effect.flatMap(
    Effect.promise(() => import("./Service.js")),
    ({ connected }) => connected(work, role)
  )

/** Asks the service one thing, and gives the answer. */
export const ask = <A, E, R>(
  call: (client: Client) => Effect.Effect<A, E, R>,
  render: (answer: A, style: Style) => string,
  role: Role = "team"
) =>
  Effect.gen(function* () {
    const output = yield* Output
    const answer = yield* withService(call, role)
    yield* output.answer(answer, (style) => render(answer, style))
  })
