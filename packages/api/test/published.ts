/** The published document as a client sees it: operations, bodies and examples, with references followed. */
import { type AnySchema, Ajv2020 } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import { document } from "../src/OpenApiDocument.js"

type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const entries = (value: unknown): ReadonlyArray<readonly [string, Json]> =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => (isObject(inner) ? [[key, inner] as const] : []))
    : []

const resolve = (value: unknown): Json => {
  if (!isObject(value)) return {}
  const reference = value["$ref"]
  if (typeof reference !== "string") return value
  const found = reference
    .slice(2)
    .split("/")
    .reduce<unknown>((place, part) => (isObject(place) ? place[part] : undefined), document)
  return resolve(found)
}

export const operations = entries(document["paths"]).flatMap(([path, methods]) =>
  entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation,
    responses: Object.fromEntries(entries(operation["responses"]))
  }))
)

/** The schema of one media type of a request body or response, with the references of its first level followed. */
export const schemaAt = (holder: unknown, type: string): Json => {
  const content = isObject(holder) ? holder["content"] : undefined
  const media = isObject(content) ? content[type] : undefined
  const schema = resolve(isObject(media) ? media["schema"] : undefined)
  return Array.isArray(schema["anyOf"]) ? { ...schema, anyOf: schema["anyOf"].map(resolve) } : schema
}

export const bodies = operations.flatMap(({ path, method, operation }) =>
  operation["requestBody"] === undefined
    ? []
    : [{ path, method, schema: schemaAt(operation["requestBody"], "application/json") }]
)

const mediaOf = (holder: unknown) => entries(isObject(holder) ? holder["content"] : undefined)

export const examples = operations.flatMap(({ path, method, operation, responses }) =>
  [["request", operation["requestBody"]] as const, ...Object.entries(responses)].flatMap(([place, holder]) =>
    mediaOf(holder).flatMap(([, media]) =>
      "example" in media
        ? [
            {
              place: `${method} ${path} ${place}`,
              schema: resolve(media["schema"]),
              example: media["example"]
            }
          ]
        : []
    )
  )
)

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)

/** Says whether a value fits a schema of the document, formats included. */
export const validator = (schema: Json) => {
  const whole: AnySchema = { ...schema, components: document["components"] }
  return ajv.compile(whole)
}
