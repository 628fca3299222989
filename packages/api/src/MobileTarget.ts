/** Which build a mobile run takes: one of three ways to say it, or none for the newest upload. */
import { Uuid } from "@assay/domain/Ids"
import { Schema } from "effect"
import { NonEmpty, optional } from "./Field.js"
import { Uri } from "./Uri.js"

const ways = ["appId", "bundleId", "artifactUrl"] as const

type Way = { readonly [way in (typeof ways)[number]]?: string }

const pairs = ways.flatMap((one, index) =>
  ways.slice(index + 1).map((other) => ({ required: [one, other], properties: { [one]: {}, [other]: {} } }))
)

const onlyOneWay = <A extends Way, I, R>(self: Schema.Schema<A, I, R>) =>
  self.pipe(
    Schema.filter(
      (target: Way) =>
        ways.filter((way) => target[way] !== undefined).length <= 1 ||
        `may name one of ${ways.join(", ")}, not several`,
      { jsonSchema: { not: { anyOf: pairs } } }
    )
  )

const descriptions = {
  appId: "An uploaded build",
  bundleId: "The newest uploaded build with this bundle id",
  artifactUrl: "Where a build can be downloaded",
  artifactFilename: "What the downloaded file is called",
  buildId: "The caller's own name for the build"
}

/** At most one of appId, bundleId and artifactUrl. */
export const MobileTarget = Schema.Struct({
  appId: optional(Uuid, descriptions.appId),
  bundleId: optional(NonEmpty, descriptions.bundleId, "example.shop"),
  artifactUrl: optional(Uri, descriptions.artifactUrl, "https://builds.example/shop-128.apk"),
  artifactFilename: optional(NonEmpty, descriptions.artifactFilename, "shop-128.apk"),
  buildId: optional(NonEmpty, descriptions.buildId, "128")
}).pipe(onlyOneWay, Schema.annotations({ identifier: "MobileTarget" }))
export type MobileTarget = typeof MobileTarget.Type

/** The same in a webhook's body, where the strings have no rules of their own. */
export const WebhookMobileTarget = Schema.Struct({
  appId: optional(Uuid, descriptions.appId),
  bundleId: optional(Schema.String, descriptions.bundleId, "example.shop"),
  artifactUrl: optional(Schema.String, descriptions.artifactUrl, "https://builds.example/shop-128.apk"),
  artifactFilename: optional(Schema.String, descriptions.artifactFilename, "shop-128.apk"),
  buildId: optional(Schema.String, descriptions.buildId, "128")
}).pipe(onlyOneWay, Schema.annotations({ identifier: "WebhookMobileTarget" }))
