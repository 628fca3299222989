/** `assay junit`: a run or a batch as JUnit XML on stdout. */
import { BatchId } from "@assay/domain/Ids"
import * as Args from "@effect/cli/Args"
import * as Command from "@effect/cli/Command"
import * as Options from "@effect/cli/Options"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import { wrongUsage } from "./CommandFailure.js"
import { exitCodeOfAll } from "./Following.js"
import { followBatch } from "./Groups.js"
import { describe, json } from "./Help.js"
import { Output } from "./Output.js"
import { type Client, withService } from "./Remote.js"

const options = {
  run: Args.text({ name: "RUN" }).pipe(Args.withDescription("An id or a short id"), Args.optional),
  batch: Options.text("batch").pipe(
    Options.withPseudoName("ID"),
    Options.withDescription("A batch instead of one run"),
    Options.optional
  ),
  wait: Options.boolean("wait").pipe(
    Options.withDescription("Of a batch: wait for its end first, and end as its verdicts say")
  ),
  allowIncomplete: Options.boolean("allow-incomplete").pipe(
    Options.withDescription("What has not ended is reported as skipped")
  ),
  json
}

/** As it comes for people and files; for a program in one JSON value. */
const tell = <E>(pieces: Stream.Stream<string, E>) =>
  Effect.flatMap(Output, (output) =>
    output.json
      ? Effect.flatMap(Stream.mkString(pieces), (xml) => output.answer({ xml }, () => ""))
      : Stream.runForEach(pieces, output.write)
  )

const ofBatch = Effect.fn("JUnit.ofBatch")(function* (
  client: Client,
  id: string,
  given: { readonly wait: boolean; readonly allowIncomplete: boolean }
) {
  const output = yield* Output
  const batch = yield* Effect.mapError(Schema.decode(BatchId)(id), () =>
    wrongUsage("--batch takes a batch's id, a UUID; assay group run shows it")
  )
  if (!given.wait) return yield* tell(client.junit.batch({ batch, allowIncomplete: given.allowIncomplete }))
  const ended = yield* followBatch(client, yield* client.runs.batch({ batch }))
  yield* tell(client.junit.batch({ batch, allowIncomplete: false }))
  yield* output.exitWith(exitCodeOfAll(ended.runs))
})

export const junit = Command.make("junit", options, ({ run, batch, wait, allowIncomplete }) =>
  withService((client) =>
    Effect.gen(function* () {
      if (Option.isSome(run) === Option.isSome(batch))
        return yield* wrongUsage("say which: a RUN, or --batch ID")
      if (Option.isSome(batch)) return yield* ofBatch(client, batch.value, { wait, allowIncomplete })
      if (wait) return yield* wrongUsage("--wait goes with --batch; assay run watch RUN waits for one run")
      return yield* tell(client.junit.run({ run: Option.getOrElse(run, () => ""), allowIncomplete }))
    })
  )
).pipe(
  describe("Writes a run, or all runs of a batch, as JUnit XML to stdout.", [
    "assay junit 4f8k2m1x > run.xml",
    "assay junit --batch 0b9f… --wait > batch.xml"
  ])
)
