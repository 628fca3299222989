import SwaggerParser from "@apidevtools/swagger-parser"
import { describe, expect, it } from "@effect/vitest"
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { document } from "../src/OpenApiDocument.js"
import { bodies, examples, isObject, operations, schemaAt, validator } from "./published.js"

const text = JSON.stringify(document)

describe("openapi.json", () => {
  it("in the repository is the one that the interface declares", () => {
    const kept = readFileSync(new URL("../../../openapi.json", import.meta.url), "utf8")
    expect(kept).toBe(`${JSON.stringify(document, null, 2)}\n`)
  })

  it("is valid for swagger-parser", async () => {
    const parsed = await SwaggerParser.validate(JSON.parse(text))
    expect(parsed.info.version).toBe("1.0.0")
  })

  it("is valid for redocly", () => {
    const folder = mkdtempSync(join(tmpdir(), "openapi-"))
    try {
      writeFileSync(join(folder, "openapi.json"), text)
      const cli = join(
        dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")),
        "bin/cli.js"
      )
      const { status, stderr } = spawnSync(process.execPath, [cli, "lint", "openapi.json"], {
        cwd: folder,
        encoding: "utf8",
        env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", PATH: "" }
      })
      expect(stderr).toContain("Your API description is valid")
      expect(status).toBe(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it("is OpenAPI 3.1 with exactly the nine operations", () => {
    expect(document).toMatchObject({ openapi: "3.1.0", info: { version: "1.0.0" } })
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "post /v1/projects/{projectId}/pull-request-runs",
      "patch /v1/projects/{projectId}",
      "post /v1/feedback",
      "get /v1/runs/{id}/junit",
      "get /v1/groups/{groupId}/schedule",
      "delete /v1/groups/{groupId}/tests/{testId}",
      "delete /v1/projects/{projectId}/mobile/{appId}",
      "post /v1/groups/webhook/{webhookId}/{secret}",
      "post /v1/webhook/{webhookId}/{secret}"
    ])
  })

  it("shows nothing of the inside", () => {
    for (const inside of ["_tag", "HttpApiDecodeError", "ParseError", "/schemas/unknown"])
      expect(text).not.toContain(inside)
  })

  it("asks for a bearer key everywhere but at the webhooks", () => {
    for (const { path, operation } of operations)
      expect(operation["security"]).toEqual(path.includes("webhook") ? [] : [{ bearerAuth: [] }])
  })

  it.each([
    ["post /v1/projects/{projectId}/pull-request-runs", "202 400 401 403 404 413 429 500 504"],
    ["patch /v1/projects/{projectId}", "200 401 403 404 413 422 429 500"],
    ["post /v1/feedback", "200 401 413 422 429 500"],
    ["get /v1/runs/{id}/junit", "200 401 403 404 409 413 422 429 500"],
    ["get /v1/groups/{groupId}/schedule", "200 401 403 404 413 429 500"],
    ["delete /v1/groups/{groupId}/tests/{testId}", "200 401 403 404 413 429 500"],
    ["delete /v1/projects/{projectId}/mobile/{appId}", "200 401 403 404 413 429 500"],
    ["post /v1/groups/webhook/{webhookId}/{secret}", "202 401 413 422 429 500"],
    ["post /v1/webhook/{webhookId}/{secret}", "200 401 413 422 429 500"]
  ])("gives %s the statuses %s", (name, statuses) => {
    const found = operations.find(({ method, path }) => `${method} ${path}` === name)
    expect(Object.keys(found?.responses ?? {}).join(" ")).toBe(statuses)
  })

  it("gives every error a body of exactly error and message, the error being its code", () => {
    const codes = new Set<string>()
    for (const { responses } of operations)
      for (const [status, response] of Object.entries(responses)) {
        if (Number(status) < 400) continue
        const schema = schemaAt(response, "application/json")
        const members = Array.isArray(schema["anyOf"]) ? schema["anyOf"].filter(isObject) : [schema]
        for (const member of members) {
          expect(member).toMatchObject({ type: "object", additionalProperties: false })
          expect(member["required"]).toEqual(["error", "message"])
          for (const code of codesOf(member)) codes.add(`${status} ${code}`)
        }
      }
    expect(Array.from(codes).sort()).toEqual([
      "400 invalid_request",
      "401 unauthorized",
      "403 forbidden",
      "404 group_not_found",
      "404 mobile_app_not_found",
      "404 project_not_found",
      "404 run_not_found",
      "404 test_not_found",
      "409 run_not_finished",
      "413 payload_too_large",
      "422 preparation_run",
      "422 validation_failed",
      "429 usage_limit_exceeded",
      "500 internal_error",
      "504 time_limit_exceeded"
    ])
  })

  it("describes every operation, parameter, property and answer", () => {
    const silent: Array<string> = []
    const walk = (value: unknown, place: string): void => {
      if (Array.isArray(value)) for (const [index, each] of value.entries()) walk(each, `${place}/${index}`)
      if (!isObject(value)) return
      if (isObject(value["properties"]) && !place.includes("/not/"))
        for (const [name, property] of Object.entries(value["properties"]))
          if (isObject(property) && property["description"] === undefined && property["$ref"] === undefined)
            silent.push(`${place}/${name}`)
      for (const [key, inner] of Object.entries(value)) if (key !== "example") walk(inner, `${place}/${key}`)
    }
    walk(document, "")
    for (const { method, path, operation, responses } of operations) {
      if (!operation["summary"] || !operation["description"]) silent.push(`${method} ${path}`)
      for (const [status, response] of Object.entries(responses))
        if (!response["description"]) silent.push(`${method} ${path} ${status}`)
    }
    expect(silent).toEqual([])
  })

  it("refuses unknown properties in every object of a body but E9's", () => {
    const open = bodies.filter(({ schema }) => validator(schema)({ unknown: 1 })).map(({ path }) => path)
    expect(open).toEqual(["/v1/webhook/{webhookId}/{secret}"])
  })

  it("shows examples that its own schemas take", () => {
    expect(examples.length).toBeGreaterThan(10)
    for (const { place, schema, example } of examples) {
      const validate = validator(schema)
      expect([place, validate(example), validate.errors]).toEqual([place, true, null])
    }
  })
})

const codesOf = (schema: Readonly<Record<string, unknown>>): ReadonlyArray<unknown> => {
  const properties = schema["properties"]
  const error = isObject(properties) ? properties["error"] : undefined
  return isObject(error) && Array.isArray(error["enum"]) ? error["enum"] : []
}
