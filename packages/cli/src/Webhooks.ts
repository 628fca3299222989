/** What the `webhook` commands of projects and groups share. */
import type { WebhookAccess } from "@assay/domain/Webhook"
import * as Options from "@effect/cli/Options"
import { facts, type Style } from "./Style.js"

export const rotate = Options.boolean("rotate").pipe(
  Options.withDescription("Make another secret; the former one stops at once")
)

/** A secret that was shown before is not shown again. */
export const renderWebhook = ({ id, url }: WebhookAccess, style: Style): string =>
  facts(
    style,
    url === null
      ? [
          ["id", id],
          ["url", "was shown when it was made; --rotate makes another"]
        ]
      : [
          ["id", id],
          ["url", url],
          ["note", "The address holds the secret, and is shown this once."]
        ]
  )
