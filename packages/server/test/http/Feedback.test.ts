import { describe, expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { makeTeam, send } from "./TestService.js"
import * as TestService from "./TestService.js"

describe("POST /v1/feedback", () => {
  layer(TestService.layer())((it) => {
    it.effect("takes a report", () =>
      Effect.gen(function* () {
        const { key } = yield* makeTeam("Ada")
        const { status, body } = yield* send("POST", "/v1/feedback", { key, body: { message: "It broke" } })
        expect([status, body]).toEqual([200, { submitted: true }])
      })
    )
  })
})
