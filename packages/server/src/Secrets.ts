import { SecretName, SecretRemoval } from "@assay/domain/Secret"
import type { ProjectId } from "@assay/domain/Ids"
import { text } from "@assay/domain/Text"
import { validate } from "@assay/domain/Validation"
import { SecretsRepo } from "@assay/sql/Secrets"
import { Context, Effect, Layer, Redacted, Schema } from "effect"
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto"
import { Projects } from "./Projects.js"

export interface Options {
  /** What the values are encrypted with; of any length, and hard to guess. */
  readonly secretKey: Redacted.Redacted
}

const NewSecret = Schema.Struct({ name: SecretName, value: text(1, 10_000) })

const algorithm = "aes-256-gcm"
const ivLength = 12
const tagLength = 16

const make = (options: Options) =>
  Effect.gen(function* () {
    const repo = yield* SecretsRepo
    const projects = yield* Projects
    const key = createHash("sha256").update(Redacted.value(options.secretKey)).digest()

    /** Bound to its place: a value that was moved to another name or project does not open. */
    const seal = (projectId: ProjectId, name: string, value: string): Uint8Array => {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(`${projectId}/${name}`))
      const sealed = Buffer.concat([cipher.update(value, "utf8"), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    }

    const open = (projectId: ProjectId, name: string, sealed: Uint8Array): string => {
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivLength))
        .setAAD(Buffer.from(`${projectId}/${name}`))
        .setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
      return Buffer.concat([
        decipher.update(sealed.subarray(ivLength + tagLength)),
        decipher.final()
      ]).toString("utf8")
    }

    const set = Effect.fn("Secrets.set")(function* (ref: string, name: string, value: Redacted.Redacted) {
      const project = yield* projects.get(ref)
      const valid = yield* validate(NewSecret)({ name, value: Redacted.value(value) })
      return yield* repo.set(project.id, valid.name, seal(project.id, valid.name, valid.value))
    })

    const list = Effect.fn("Secrets.list")(function* (ref: string) {
      return yield* repo.list((yield* projects.get(ref)).id)
    })

    const remove = Effect.fn("Secrets.remove")(function* (ref: string, name: string) {
      const { id } = yield* projects.get(ref)
      return new SecretRemoval({ name, removed: yield* repo.remove(id, name) })
    })

    /** The values by name, for a run. One that does not open with the present key is left out: its use is BLOCKED. */
    const reveal = Effect.fn("Secrets.reveal")(function* (projectId: ProjectId) {
      const sealed = yield* repo.values(projectId)
      const opened = new Map<string, Redacted.Redacted>()
      for (const [name, value] of sealed) {
        const text = yield* Effect.option(Effect.try(() => open(projectId, name, value)))
        if (text._tag === "Some") opened.set(name, Redacted.make(text.value))
        else yield* Effect.logWarning(`The secret ${name} does not open with the present key; set it anew`)
      }
      return opened
    })

    return { set, list, remove, reveal }
  })

/** Named values of a project, encrypted at rest and never shown. */
export class Secrets extends Context.Tag("@assay/server/Secrets")<
  Secrets,
  Effect.Effect.Success<ReturnType<typeof make>>
>() {}

export const layer = (options: Options) => Layer.effect(Secrets, make(options))
