/** The OpenAPI document: what `/openapi.json` answers, and what the repository keeps as openapi.json. */
import { OpenApi } from "@effect/platform"
import { Record } from "effect"
import { Api } from "./Api.js"

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const integer = (description: string) => ({ description, schema: { type: "integer" } })

const rateLimit = {
  "RateLimit-Limit": integer("How many requests a minute the credential has"),
  "RateLimit-Remaining": integer("How many of them are left"),
  "RateLimit-Reset": integer("Seconds until they are all back")
}

const attachment = {
  "Content-Disposition": {
    description: "`attachment`, with a file name",
    schema: { type: "string" }
  }
}

const headersOf = (status: string, response: Json): Json => ({
  ...(status === "401" ? {} : rateLimit),
  ...(status === "429" ? { "Retry-After": integer("Seconds until it is worth trying again") } : {}),
  ...(isObject(response["content"]) && "application/xml" in response["content"] ? attachment : {})
})

const withHeaders = (response: unknown, status: string): unknown => {
  if (!isObject(response)) return response
  const headers = headersOf(status, response)
  return Object.keys(headers).length === 0 ? response : { ...response, headers }
}

const spelled = (parameter: unknown): unknown =>
  isObject(parameter) && parameter["name"] === "idempotency-key"
    ? { ...parameter, name: "Idempotency-Key" }
    : parameter

const finished = (operation: unknown): unknown =>
  isObject(operation)
    ? {
        ...operation,
        parameters: Array.isArray(operation["parameters"]) ? operation["parameters"].map(spelled) : [],
        responses: isObject(operation["responses"]) ? Record.map(operation["responses"], withHeaders) : {}
      }
    : operation

const spec = OpenApi.fromApi(Api, { additionalPropertiesStrategy: "strict" })

/** OpenAPI 3.1 of the nine endpoints, as plain JSON. */
export const document: Json = {
  ...spec,
  paths: Record.map(spec.paths, (path) => Record.map(Record.fromEntries(Object.entries(path)), finished))
}
