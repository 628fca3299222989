import { faultOf } from "@assay/domain/Fault"
import { describe, expect, it } from "@effect/vitest"
import { type ParseResult, Effect, FastCheck as fc, Schema } from "effect"
import { createRequire } from "node:module"
import { FeedbackRequest } from "../src/FeedbackApi.js"
import { ProjectUpdate } from "../src/ProjectsApi.js"
import { decodePullRequestRun } from "../src/PullRequestRun.js"
import { isUri } from "../src/Uri.js"
import { GroupTrigger } from "../src/WebhooksApi.js"

const fault = <A>(decoding: Effect.Effect<A, ParseResult.ParseError>) =>
  Effect.runSync(Effect.flip(decoding).pipe(Effect.map((error) => faultOf(error.issue))))

const of =
  <A, I>(schema: Schema.Schema<A, I>) =>
  (body: unknown) =>
    fault(Schema.decodeUnknown(schema, { onExcessProperty: "error" })(body))

const pullRequest = { number: 1, title: "t", commitSha: "c" }
const web = { targetUrl: "https://a.example/", pullRequest }

describe("what is said of a pull request run's body", () => {
  it.each<[unknown, string]>([
    [null, "the body must be an object, is null"],
    [[], "the body must be an object, is an array"],
    ["x", "the body must be an object, is a string"],
    [{}, "targetUrl is required"],
    [{ targetUrl: "https://a.example/" }, "pullRequest is required"],
    [{ ...web, targetUrl: 5 }, "targetUrl must be a string, is an integer"],
    [{ ...web, targetUrl: "nowhere" }, "targetUrl must be a URI, such as https://shop.example/"],
    [{ ...web, platform: "windows" }, "platform must be one of web, ios, android, is another string"],
    [{ ...web, extra: 1 }, "extra is not a known property"],
    [{ ...web, deeplink: "a:b" }, "deeplink is not a known property"],
    [{ ...web, pullRequest: { ...pullRequest, extra: 1 } }, "pullRequest.extra is not a known property"],
    [
      { ...web, pullRequest: { ...pullRequest, number: 0 } },
      "pullRequest.number must be an integer of at least 1"
    ],
    [
      { ...web, pullRequest: { ...pullRequest, number: "1" } },
      "pullRequest.number must be a number, is a string"
    ],
    [
      { ...web, pullRequest: { ...pullRequest, title: "" } },
      "pullRequest.title must be at least 1 character long, is 0"
    ],
    [
      { ...web, pullRequest: { ...pullRequest, provider: "x" } },
      "pullRequest.provider must be scmhost, is another string"
    ],
    [{ deeplink: "a:b", pullRequest }, "platform is required"],
    [{ platform: "ios", targetUrl: "https://a.example/", pullRequest }, "targetUrl is not a known property"],
    [{ platform: "ios" }, "pullRequest is required"],
    [
      { platform: "ios", pullRequest, simulatorRegion: "mars" },
      "simulatorRegion must be one of eu-north1, us-west1, is another string"
    ],
    [{ platform: "ios", pullRequest, mobile: { appId: "1" } }, "mobile.appId must be a UUID"],
    [{ platform: "ios", pullRequest, mobile: { bundleId: "" } }, "mobile.bundleId must not be empty"],
    [
      { platform: "ios", pullRequest, mobile: { bundleId: "b", artifactUrl: "https://a.example/" } },
      "mobile may name one of appId, bundleId, artifactUrl, not several"
    ]
  ])("%j: %s", (body, message) => {
    expect(fault(decodePullRequestRun(body))).toBe(message)
  })
})

describe("what is said of other bodies", () => {
  it.each<[(body: unknown) => string, unknown, string]>([
    [
      of(ProjectUpdate),
      { prTestingDebounceMinutes: 61 },
      "prTestingDebounceMinutes must be an integer from 0 to 60"
    ],
    [
      of(ProjectUpdate),
      { browserRegion: "mars" },
      "browserRegion must be one of eu, us, null, is another string"
    ],
    [of(ProjectUpdate), { prTestingEnabled: "yes" }, "prTestingEnabled must be a boolean, is a string"],
    [of(ProjectUpdate), { name: null }, "name must be a string, is null"],
    [of(FeedbackRequest), {}, "message is required"],
    [
      of(FeedbackRequest),
      { message: "😀".repeat(2001) },
      "message must be at most 2000 characters long, is 2001"
    ],
    [
      of(FeedbackRequest),
      { message: "m", type: 1 },
      "type must be one of bug, docs, feature, other, is an integer"
    ],
    [of(GroupTrigger), { mobile: [] }, "mobile must be an object, is an array"],
    [of(GroupTrigger), { deviceModel: "pixel" }, "deviceModel must be one of iphone, ipad, is another string"]
  ])("%#: %j: %s", (say, body, message) => {
    expect(say(body)).toBe(message)
  })

  it("never repeats the value", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{12}$/), (secret) => {
        expect(of(GroupTrigger)({ platform: secret })).not.toContain(secret)
        expect(of(GroupTrigger)({ mobile: { appId: secret } })).not.toContain(secret)
      })
    )
  })
})

describe("a URI", () => {
  it("is what the validators of JSON Schema call one", () => {
    const { fullFormats } = createRequire(import.meta.url)("ajv-formats/dist/formats.js")
    const part = fc.constantFrom(
      "http",
      "a",
      ":",
      "/",
      "//",
      "?",
      "#",
      "[",
      "]",
      "::",
      "1",
      "%20",
      "%",
      "@",
      ".",
      "é",
      " ",
      "|",
      "v1."
    )
    const texts = fc.oneof(
      fc.array(part).map((parts) => parts.join("")),
      fc.webUrl({ withFragments: true }),
      fc.string()
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(isUri(text)).toBe(fullFormats.uri(text))
      }),
      { numRuns: 5000 }
    )
  })
})
