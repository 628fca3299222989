/** Several things in one phrase: `A, B and C`. */

/** Its parts as they stand; one where it is no enumeration. */
export const partsOf = (text: string): ReadonlyArray<string> => text.split(/,? and |, /)

/** Its parts without the article of all but the first: `the name, the email and the phone`. */
export const thingsOf = (text: string): ReadonlyArray<string> => text.split(/,? and (?:the )?|, (?:the )?/)

/** Begins as a name does, with a capital or a quotation. Masked. */
export const beginsName = (text: string): boolean => /^(?:[A-Z\uE000-\uF8FF]|#[\w-]*\d)/.test(text)
