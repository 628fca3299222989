/** "Hello", "thanks everyone": what one says to somebody, and nobody would call a thing that is sent. */
export const greeting =
  /^(?:hello|hi|hey|bye|goodbye|thanks|thank you|good (?:morning|evening|night)|welcome|yes|no|ok|okay)(?: (?:there|all|everyone|world|again))?$/iu
