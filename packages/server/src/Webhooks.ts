import type { WebhookId } from "@assay/domain/Ids"
import { WebhookAccess } from "@assay/domain/Webhook"
import { type WebhookOwner, WebhooksRepo } from "@assay/sql/Webhooks"
import { Context, Effect, Layer, Option } from "effect"
import { createHash, randomBytes } from "node:crypto"
import { Groups } from "./Groups.js"
import { Projects } from "./Projects.js"

export interface Options {
  /** The service's own address, without a slash at its end. */
  readonly publicUrl: string
}

const paths = { Group: "/v1/groups/webhook", Project: "/v1/webhook" } as const

/** What is kept of a webhook's secret: its SHA-256 in hexadecimal digits. */
export const secretHashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex")

const make = (options: Options) =>
  Effect.gen(function* () {
    const repo = yield* WebhooksRepo
    const groups = yield* Groups
    const projects = yield* Projects

    const shown = (owner: WebhookOwner, id: WebhookId, secret: string) =>
      new WebhookAccess({ id, secret, url: `${options.publicUrl}${paths[owner._tag]}/${id}/${secret}` })

    const access = Effect.fn("Webhooks.access")(function* (owner: WebhookOwner, rotate: boolean) {
      const secret = randomBytes(32).toString("base64url")
      const { webhook, created } = yield* repo.createIfMissing(owner, secretHashOf(secret))
      if (created) return shown(owner, webhook.id, secret)
      if (!rotate) return new WebhookAccess({ id: webhook.id, secret: null, url: null })
      const rotated = yield* repo.rotate(webhook.id, secretHashOf(secret))
      return shown(owner, Option.getOrElse(rotated, () => webhook).id, secret)
    })

    const ofProject = Effect.fn("Webhooks.ofProject")(function* (ref: string, rotate: boolean) {
      const { id } = yield* projects.get(ref)
      return yield* access({ _tag: "Project", projectId: id }, rotate)
    })

    const ofGroup = Effect.fn("Webhooks.ofGroup")(function* (ref: string, rotate: boolean) {
      const { id } = yield* groups.get(ref)
      return yield* access({ _tag: "Group", groupId: id }, rotate)
    })

    return { ofProject, ofGroup }
  })

/** Ways in for callers without a key. A secret is shown when it is made, and never again. */
export class Webhooks extends Context.Tag("@assay/server/Webhooks")<
  Webhooks,
  Effect.Effect.Success<ReturnType<typeof make>>
>() {}

export const layer = (options: Options) => Layer.effect(Webhooks, make(options))
