/** A few pages of `npm run bench:fuzz`; the bench runs thousands. */
import { Drivers } from "@assay/domain/Driver"
import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { runSteps } from "../src/RunSteps.js"
import { TestDrivers } from "./support/Pages.js"

interface Fuzzing {
  readonly fuzz: (
    with_: { readonly drivers: Drivers["Type"]; readonly runSteps: typeof runSteps },
    seed: number
  ) => Effect.Effect<{ readonly about: string; readonly fault?: string }>
}

const { fuzz }: Fuzzing = await import(new URL("../bench/support/fuzzing.mjs", import.meta.url).href)

const seeds = Array.from({ length: 40 }, (_, at) => 1000 + at)

layer(TestDrivers, { excludeTestServices: true })("a test of a page that does what no page should", (it) => {
  for (const seed of seeds)
    it.effect(
      `comes to a verdict in time: ${seed}`,
      () =>
        Effect.gen(function* () {
          const { about, fault } = yield* fuzz({ drivers: yield* Drivers, runSteps }, seed)
          expect([about, fault]).toEqual([about, undefined])
        }),
      { concurrent: true, timeout: 120_000 }
    )
})
