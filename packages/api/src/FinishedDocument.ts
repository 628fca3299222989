/** What the document says beyond what is derived from the declaration: headers, and how they are spelled. */
import { Record } from "effect"

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

/** For `OpenApi.Transform` of the whole interface. */
export const finishDocument = (spec: Json): Json => ({
  ...spec,
  paths: Record.map(isObject(spec["paths"]) ? spec["paths"] : {}, (path) =>
    isObject(path) ? Record.map(path, finished) : path
  )
})
