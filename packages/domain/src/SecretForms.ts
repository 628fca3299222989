/** How a secret's value may stand in a text: as it is, or as addresses, JSON, HTML and headers write it. Plain functions. */
import { Encoding } from "effect"

/** Shorter ones are parts of too much else: they are found only where they stand alone. */
export const shortest = 4

/** All ways, the longest first; nothing for an empty value. */
export const formsOf = (secret: string): ReadonlyArray<string> => {
  if (secret === "") return []
  // Half a surrogate pair has no form in an address.
  const inAddress = encodeURIComponent(secret.replace(/\p{Surrogate}/gu, "\ufffd"))
  const forms = [
    secret,
    JSON.stringify(secret).slice(1, -1),
    inAddress,
    inAddress.replaceAll("%20", "+"),
    secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
    Encoding.encodeBase64(secret)
  ]
  return [...new Set(forms)].toSorted((one, other) => other.length - one.length)
}
