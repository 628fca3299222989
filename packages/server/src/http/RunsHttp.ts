import { Api } from "@assay/api/Api"
import { RunId } from "@assay/domain/Ids"
import { RunNotFound } from "@assay/domain/Run"
import { HttpApiBuilder, HttpServerResponse } from "@effect/platform"
import { Effect, Schema } from "effect"
import { JUnitReports } from "../JUnitReports.js"
import { unavailableIsDefect } from "./Unavailable.js"

const runId = (id: string) => Effect.mapError(Schema.decodeUnknown(RunId)(id), () => RunNotFound.of(id))

const attachment = ({ filename, xml }: { readonly filename: string; readonly xml: string }) =>
  HttpServerResponse.text(xml, {
    contentType: "application/xml; charset=utf-8",
    headers: { "content-disposition": `attachment; filename="${filename}"` }
  })

export const layer = HttpApiBuilder.group(Api, "runs", (handlers) =>
  Effect.map(JUnitReports, (reports) =>
    handlers.handleRaw("junit", ({ path, urlParams }) =>
      runId(path.id).pipe(
        Effect.flatMap((id) => reports.forRun(id, urlParams.allowIncomplete ?? false)),
        Effect.map(attachment),
        unavailableIsDefect
      )
    )
  )
)
