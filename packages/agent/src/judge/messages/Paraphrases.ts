/** Whether one statement says what another does: by the words that carry it, and not by those that only join them. */
import { plain, stem, tokens } from "../../screen/Wording.js"

/** What messages say in many words, each as one. The first that fits is taken. */
const families: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /\b(?:(?:please )?(?:enter|provide|use|type|give|choose|select|add) an? (?:valid|correct|real) |(?:must|should|has to|needs to) be an? (?:valid|correct|real) |(?:is|are|was|does) ?(?:not|n't) (?:look like |seem (?:to be )?|appear to be )?(?:an? )?(?:valid|correct|real) |(?:not|in)[ -]?valid(?= )|malformed(?= )|incorrect(?= )|(?:has|in) (?:an?|the) wrong format(?= ))/giu,
    " invalid "
  ],
  [
    /\balready (?:been )?(?:taken|in use|used|exists?|registered|reserved|present)(?= )|\b(?:exists?|taken|in use) already(?= )|\bis (?:taken|in use)(?= )/giu,
    " taken "
  ],
  [
    /\b(?:is|are) (?:required|mandatory|missing|needed|empty|blank)(?= )|\b(?:required|mandatory) (?:field|value)(?= )|\b(?:can|must|should|may) ?(?:not|n't|'t) be (?:left )?(?:empty|blank|missing)(?= )|\bcannot be (?:left )?(?:empty|blank|missing)(?= )|\b(?:must|has to|have to|needs to|should) be (?:filled(?: in| out)?|provided|entered|chosen|selected|given|set|specified)(?= )|\b(?:please )?(?:enter|provide|select|choose|pick|fill in|give|type in|specify) (?:an?|the|your|at least one) |\b(?:missing|mandatory|required)(?= )/giu,
    " required "
  ],
  [
    /\b(?:too short|(?:at least|minimum(?: of)?|min\.?) (\d+) (?:characters?|letters?|signs?|digits?))(?= )/giu,
    " short $1 "
  ],
  [
    /\b(?:too long|(?:at most|maximum(?: of)?|max\.?|no more than|up to) (\d+) (?:characters?|letters?|signs?|digits?))(?= )/giu,
    " long $1 "
  ],
  [/\b(?:deleted|removed)(?= )/giu, " removed "],
  [
    /\b(?:do(?:es)?|did) ?(?:not|n't) match(?= )|\bmismatch(?:ed)?(?= )|\bare different(?= )/giu,
    " differing "
  ]
]

/** "Could not" tells what was, and not what may be. */
const failures = /\b(?:could|would)(?: not|n't)(?= )/giu
const denials = /^(?:not|no|never|none|without|cannot|nothing|unable|fail|failed|failure|nobody|.+n't)$/u
const hedges =
  /^(?:will|would|going|may|might|could|if|sure|want|before|until|unless|when|once|again|pending|later|soon)$/u
const joining = new Set(
  (
    "a an the that this these those it its is are was were be been being am has have had do does did and or of for to in on at by from with as " +
    "my your our their his her him i we you he she they me us them now just already successfully please there so too yet still very " +
    "been again"
  ).split(" ")
)

/** What nobody need say of a thing that was just dealt with: "Saved" of the changes. */
const generic = new Set(
  "item entry record thing change form data field information detail page user one".split(" ")
)

export interface Meaning {
  readonly words: ReadonlySet<string>
  readonly denied: boolean
  readonly hedged: boolean
  /** Names and numbers, in their order. */
  readonly named: ReadonlyArray<string>
}

const wantsToKnow =
  /^(?:whether|if) (?:(?:I|we|you|the user) )?(?:really |actually )?(?:am sure |are sure |is sure )?(?:that )?(?:(?:I|we|you|the user) )?(?:(?:want|wish|would like)s? to )?/iu

/** Of a statement. */
export const meaningOf = (text: string): Meaning => {
  const said = families.reduce((all, [found, put]) => all.replace(found, put), `${spelt(text)} `)
  const all = tokens(said.replace(failures, " not "))
  return {
    words: new Set(
      all.filter((word) => !joining.has(word) && !denials.test(word) && !hedges.test(word)).map(stem)
    ),
    denied: all.some((word) => denials.test(word)),
    hedged: all.some((word) => hedges.test(word)),
    named: (plain(text).match(/\p{Lu}[\p{L}\p{N}]*|\d[\d.,]*/gu) ?? []).map((word) => word.toLowerCase())
  }
}

/** Signs between words are no words. */
const spelt = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(/[.!?,;:()"“”]+(?=\s|$)/gu, " ")
    .replace(/\bcan not\b/gu, "cannot")
    .replace(/\s+/gu, " ")

const undoes =
  /^(?:partly|partially|almost|nearly|half|cancel+ed|revoked|undone|expired|declined|rejected|restored|reverted)$/u

export type Likeness = "same" | "opposite" | "other"

/** Of what is told of a message; "whether to delete it" wants to know, and says nothing. */
export const toldIn = (said: string): { readonly asks: boolean; readonly told: Meaning } => {
  const asks = wantsToKnow.test(said)
  const told = meaningOf(said.replace(wantsToKnow, ""))
  return { asks, told: asks ? { ...told, hedged: true } : told }
}

/** `around`: words that need not be said where it stands, as the name of its field. */
export const compare = (told: Meaning, said: Meaning, around: ReadonlySet<string> = new Set()): Likeness => {
  const missing = [...told.words].filter((word) => !said.words.has(word))
  const carried = told.words.size > missing.length
  // "Note deleted" does not speak of any thing, but of a note.
  const alone = [...said.words].every((word) => told.words.has(word))
  const unsaid = (word: string) => around.has(word) || (alone && generic.has(word))
  if (!carried || !missing.every(unsaid)) return "other"
  if (told.denied !== said.denied) return "opposite"
  // "From Checking to Savings" is not "from Savings to Checking".
  const places = told.named.flatMap((word) => (said.named.includes(word) ? [said.named.indexOf(word)] : []))
  const inOrder = places.every((at, nth) => nth === 0 || (places[nth - 1] ?? 0) < at)
  const isUndone = [...said.words].some((word) => !told.words.has(word) && undoes.test(word))
  return (said.hedged && !told.hedged) || !inOrder || isUndone ? "other" : "same"
}
