/** What the document says of an operation beyond its schemas. */
import { OpenApi } from "@effect/platform"
import { Context } from "effect"

interface Described {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  /** A body that is accepted. */
  readonly request?: unknown
  /** An answer, by status. */
  readonly responses: Readonly<Record<number, unknown>>
  /** Whether a body must be sent; true unless said. */
  readonly bodyRequired?: boolean
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The same object with `example` in each of its media types. */
const withExample = (holder: unknown, example: unknown): unknown =>
  isRecord(holder) && isRecord(holder["content"])
    ? {
        ...holder,
        content: Object.fromEntries(
          Object.entries(holder["content"]).map(([type, media]) => [
            type,
            isRecord(media) ? { ...media, example } : media
          ])
        )
      }
    : holder

const transform =
  ({ request, responses, bodyRequired = true }: Described) =>
  (operation: Record<string, unknown>): Record<string, unknown> => {
    const answers = isRecord(operation["responses"]) ? operation["responses"] : {}
    return {
      ...operation,
      ...(isRecord(operation["requestBody"])
        ? { requestBody: withExample({ ...operation["requestBody"], required: bodyRequired }, request) }
        : {}),
      responses: Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [
          status,
          status in responses ? withExample(answer, responses[Number(status)]) : answer
        ])
      )
    }
  }

/** For `annotateContext` of an endpoint. */
export const documented = (options: Described): Context.Context<never> =>
  Context.empty().pipe(
    Context.add(OpenApi.Identifier, options.operationId),
    Context.add(OpenApi.Summary, options.summary),
    Context.add(OpenApi.Description, options.description),
    Context.add(OpenApi.Transform, transform(options))
  )
