/** Words that name nothing on the page themselves: `it`, `that row`, `I`. */
import type { Target } from "@assay/domain/Intent"

/** What the step before was about, in these words. */
export const pronoun = (words: string): Target => ({
  words,
  name: "",
  quoted: false,
  pronoun: true,
  scopes: []
})

export const it: Target = pronoun("it")

/** What the step before was about is meant, by no name of its own. */
export const isPronoun = (target: Target | undefined): boolean =>
  target?.pronoun === true && target.name === ""

/** Whoever uses the page, and nothing on it. */
export const isPerson = (words: string): boolean => /^(?:I|we|you|the user|user)$/iu.test(words)
