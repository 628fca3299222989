/** Takes secrets out of a trace: out of what was typed, sent, answered and shown. */
import { formsOf, shortest } from "@assay/domain/SecretForms"
import { type ZipEntry, unzip, zip } from "./trace/Zip.js"

const mask = "••••"

interface Masker {
  readonly inText: (text: string) => string
  readonly whole: ReadonlySet<string>
}

const maskerOf = (secrets: ReadonlyArray<string>): Masker => {
  const known = secrets.filter((secret) => secret !== "")
  const long = known.filter((secret) => secret.length >= shortest)
  const parts = [...new Set(long.flatMap(formsOf))].toSorted((one, other) => other.length - one.length)
  return {
    inText: (text) => parts.reduce((masked, part) => masked.replaceAll(part, mask), text),
    whole: new Set(known)
  }
}

/** Only what is a value is masked, so that what the trace is made of stays. */
const inValue = (value: unknown, masker: Masker): unknown => {
  if (typeof value === "string") return masker.whole.has(value) ? mask : masker.inText(value)
  if (Array.isArray(value)) return value.map((one) => inValue(one, masker))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inValue(one, masker)]))
}

const inLine = (line: string, masker: Masker): string => {
  if (line === "") return line
  try {
    return JSON.stringify(inValue(JSON.parse(line), masker))
  } catch {
    return masker.inText(line)
  }
}

const isLog = (name: string): boolean => /\.(trace|network|stacks)$/.test(name)
const isPicture = (name: string): boolean => /\.(jpe?g|png|webp|gif)$/i.test(name)

const masked = ({ name, bytes }: ZipEntry, masker: Masker): ZipEntry => {
  const text = bytes.toString("utf8")
  if (isLog(name))
    return {
      name,
      bytes: Buffer.from(
        text
          .split("\n")
          .map((line) => inLine(line, masker))
          .join("\n"),
        "utf8"
      )
    }
  const without = masker.inText(text)
  return without === text ? { name, bytes } : { name, bytes: Buffer.from(without, "utf8") }
}

/**
 * The trace without the secrets. Its pictures are left out, as a field that does not conceal its characters shows them;
 * with no secrets it stays as it is. Throws a RangeError where the bytes are no trace.
 */
export const maskedTrace = (trace: Uint8Array, secrets: ReadonlyArray<string>): Uint8Array => {
  const masker = maskerOf(secrets)
  if (masker.whole.size === 0) return trace
  const kept = Array.from(unzip(trace)).filter(({ name }) => !isPicture(name))
  return zip(kept.map((entry) => masked(entry, masker)))
}
