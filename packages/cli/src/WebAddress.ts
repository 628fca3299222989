import * as Effect from "effect/Effect"
import { wrongUsage } from "./CommandFailure.js"

const spelled = (text: string): string =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(text) || /^(about|data|file):/i.test(text)
    ? text
    : /^(localhost|127\.|\[::1\]|[^/]*:\d+)/i.test(text)
      ? `http://${text}`
      : `https://${text}`

/** An absolute http or https URL; `localhost:3000` and `example.com` are completed as a browser's address bar would. */
export const webAddress = (text: string) => {
  const url = URL.canParse(spelled(text.trim())) ? new URL(spelled(text.trim())) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && url.hostname !== "" && text.trim() !== ""
    ? Effect.succeed(url.href)
    : Effect.fail(wrongUsage(`${JSON.stringify(text)} is no http or https address`))
}
