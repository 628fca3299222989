import { Caller } from "@assay/domain/Caller"
import { HttpApiMiddleware, HttpApiSecurity, OpenApi } from "@effect/platform"
import { Schema } from "effect"
import { internalError, payloadTooLarge, unauthorized, usageLimitExceeded } from "./WireErrors.js"

/** `Authorization: Bearer <API_KEY>`: the key of a team, checked before anything else of the request is. */
export class ApiAuth extends HttpApiMiddleware.Tag<ApiAuth>()("@assay/api/ApiAuth", {
  provides: Caller,
  failure: Schema.Union(unauthorized, payloadTooLarge, usageLimitExceeded, internalError),
  security: {
    bearerAuth: HttpApiSecurity.bearer.pipe(
      HttpApiSecurity.annotate(OpenApi.Format, "API key"),
      HttpApiSecurity.annotate(
        OpenApi.Description,
        "An API key of the team, made with `assay key create`: `Authorization: Bearer assay_...`"
      )
    )
  }
}) {}
