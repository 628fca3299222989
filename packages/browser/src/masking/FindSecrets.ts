/** Finds secrets in what is written on a page, over the borders of elements and whatever white space stands between. */
import { formsOf, shortest } from "@assay/domain/SecretForms"
import type { Part } from "../page/Writing.js"

const ignored = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/u

interface Squeezed {
  readonly text: string
  /** Of each character: the piece that it is in, and where in it. */
  readonly places: ReadonlyArray<readonly [piece: number, at: number]>
}

/** One letter stays one. */
const lower = (character: string): string => {
  const small = character.toLowerCase()
  return small.length === character.length ? small : character
}

const squeeze = (pieces: ReadonlyArray<string>): Squeezed => {
  const places: Array<readonly [number, number]> = []
  let text = ""
  for (const [piece, data] of pieces.entries())
    for (let at = 0; at < data.length; at++) {
      const character = data[at] ?? ""
      if (ignored.test(character)) continue
      text += lower(character)
      places.push([piece, at])
    }
  return { text, places }
}

/** The parts that the characters from `from` up to `to` lie in. */
const partsBetween = ({ places }: Squeezed, from: number, to: number): ReadonlyArray<Part> => {
  const parts: Array<Part> = []
  for (const [piece, at] of places.slice(from, to)) {
    const last = parts.at(-1)
    if (last !== undefined && last[0] === piece) parts[parts.length - 1] = [piece, last[1], at + 1]
    else parts.push([piece, at, at + 1])
  }
  return parts
}

const letter = /[\p{L}\p{N}]/u

const isAlone = (data: string, from: number, to: number): boolean =>
  !letter.test(data[from - 1] ?? " ") && !letter.test(data[to] ?? " ")

/** A short one where no letter or digit touches it. */
const alone = (pieces: ReadonlyArray<string>, secret: string): ReadonlyArray<Part> =>
  pieces.flatMap((data, piece) => {
    const parts: Array<Part> = []
    for (let from = data.indexOf(secret); from !== -1; from = data.indexOf(secret, from + 1))
      if (isAlone(data, from, from + secret.length)) parts.push([piece, from, from + secret.length])
    return parts
  })

/** All parts of the pieces that hold one of the secrets, in any of its forms. */
export const findSecrets = (
  pieces: ReadonlyArray<string>,
  secrets: ReadonlyArray<string>
): ReadonlyArray<Part> => {
  const squeezed = squeeze(pieces)
  return secrets.flatMap((secret) => {
    if (secret.length < shortest) return secret === "" ? [] : alone(pieces, secret)
    return formsOf(secret).flatMap((form) => {
      const wanted = squeeze([form]).text
      const parts: Array<Part> = []
      if (wanted.length < shortest) return alone(pieces, secret)
      for (let at = squeezed.text.indexOf(wanted); at !== -1; at = squeezed.text.indexOf(wanted, at + 1))
        parts.push(...partsBetween(squeezed, at, at + wanted.length))
      return parts
    })
  })
}

/** Whether a field holds the beginning of a secret, as while it is typed. */
export const isBegun = (pieces: ReadonlyArray<string>, secrets: ReadonlyArray<string>): boolean =>
  pieces.some((piece) => {
    const value = /^\n(.{2,})\n$/su.exec(piece)?.[1]
    return value !== undefined && secrets.some((secret) => secret.startsWith(value))
  })
