/** "Hello", "thanks everyone": what one says to somebody, and nobody would call a thing that is sent. */
export const greeting =
  /^(?:hello|hi|hey|bye|goodbye|thanks|thank you|good (?:morning|evening|night)|welcome|yes|no|ok|okay)(?: (?:there|all|everyone|world|again))?$/iu

/** "Good morning, Ada", "Welcome back": what a page greets with, and no name of it. */
export const greetingTitle =
  /^(?:[Gg]ood (?:morning|afternoon|evening|day)|[Ww]elcome(?: back)?|[Hh]ello|[Hh]i|[Hh]ey)(?:,? (?:again|there|\p{Lu}\S*(?: \p{Lu}\S*)?))?[!.,]?$/u
