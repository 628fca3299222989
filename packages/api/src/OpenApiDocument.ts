/** The OpenAPI document: what `/openapi.json` answers, and what the repository keeps as openapi.json. */
import { OpenApi } from "@effect/platform"
import { Api } from "./Api.js"

/** OpenAPI 3.1 of the nine endpoints, as plain JSON. */
export const document: Readonly<Record<string, unknown>> = { ...OpenApi.fromApi(Api) }
