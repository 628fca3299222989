/** What stands in one place and in none of its like: `the badge ▯ is shown on the ▯ card only`. Masked. */
import { type By, pattern } from "../words/Pattern.js"

const who = "(?:I|[Ww]e|[Yy]ou|[Tt]he user)"
const sees = `(?:${who} (?:should |must |can )?(?:now )?sees? )`
const shown = "(?: (?:is|should be|must be) (?:now )?(?:shown|displayed|visible|there))"
const thing = "(?:the |an? )?(?:badge |label |tag |text |chip |pill )?(@)"
const place =
  "(?:in|on|for|at) (the (?:@|[A-Z][\\w'’-]*(?: [A-Z\\d][\\w'’-]*){0,3}) (?:card|row|tile|line|entry))"

const button = "(?:the )?(@|[A-Z][\\w'’-]*(?: [\\w'’-]+){0,3}?) button"
const row =
  "(?:in|on|for) (the (?:row|line) (?:for|of|with) (?:the )?[^,;]+?|the (?:@|[\\w'’-]+(?: [\\w'’-]+){0,3}) (?:row|line))"

/** `the Finish button is enabled only in the row for the 800 m`: it is there, and no other is. */
const alone = "the $1 button in $3 is $2 and there is exactly 1 $2 $1 button"

export const onlyThere: ReadonlyArray<readonly [RegExp, By]> = [
  [pattern(`${sees}${thing} ${place} only`), "only $2 shows $1"],
  [pattern(`${sees}${thing} only ${place}`), "only $2 shows $1"],
  [pattern(`${thing}${shown} ${place} only`), "only $2 shows $1"],
  [pattern(`${thing}${shown} only ${place}`), "only $2 shows $1"],
  [
    pattern(`${thing} (?:is|should be|must be) only (?:shown|displayed|visible) ${place}`),
    "only $2 shows $1"
  ],
  [pattern(`${button} (?:is|should be|must be) (enabled|disabled) only ${row}`), alone],
  [pattern(`${button} (?:is|should be|must be) only (enabled|disabled) ${row}`), alone]
]
