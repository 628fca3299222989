/** E4: a run as JUnit XML. */
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { ApiAuth } from "./ApiAuth.js"
import { documented } from "./Documented.js"
import * as Examples from "./Examples.js"
import { optional, parameter } from "./Field.js"
import { forbidden, preparationRun, runNotFinished, runNotFound, validationFailed } from "./WireErrors.js"

const AllowIncomplete = Schema.BooleanFromString.annotations({ jsonSchema: { type: "boolean" } })

const JUnitDocument = HttpApiSchema.Text({ contentType: "application/xml" }).annotations({
  description: "A JUnit XML document, as an attachment"
})

const junit = HttpApiEndpoint.get("junit", "/runs/:id/junit")
  .setPath(Schema.Struct({ id: parameter("The run's id") }))
  .setUrlParams(
    Schema.Struct({
      allowIncomplete: optional(
        AllowIncomplete,
        "When true, a run that has not finished is exported too, as skipped"
      )
    })
  )
  .addSuccess(JUnitDocument)
  .addError(forbidden)
  .addError(runNotFound)
  .addError(runNotFinished)
  .addError(preparationRun)
  .addError(validationFailed)
  .middleware(ApiAuth)
  .annotateContext(
    documented({
      operationId: "downloadRunJUnit",
      summary: "Download a run as JUnit XML",
      description:
        "One test suite with one test case. A passing case has no child; FAILED is a `failure`; BLOCKED, a crash and a missing verdict are an `error` that says which in its type; a cancelled, skipped or unfinished run is `skipped`. Properties named `svc_*` describe the run, `tcm_result_*` and `test_id` are for test management tools.",
      responses: { 200: Examples.junit }
    })
  )

export class RunsApi extends HttpApiGroup.make("runs")
  .add(junit)
  .annotate(OpenApi.Title, "Runs")
  .annotate(OpenApi.Description, "Executions of tests") {}
