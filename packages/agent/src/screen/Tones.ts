/** Whether a text speaks as an error does, or as a success. */
const failing =
  /\b(?:errors?|fail(?:ed|ure)?|invalid|incorrect|wrong|(?:is|field) required|^required$|must|can(?:not|'t)|could not|couldn't|unable|not found|denied|expired|oops|try again|went wrong|already (?:exists|taken|in use|registered)|too (?:short|long|weak|many|large)|please (?:enter|fill|select|provide|choose|correct)|not (?:valid|allowed|a valid))\b/iu
const succeeding =
  /\b(?:success(?:ful(?:ly)?)?|saved|created|updated|sent|added|removed|deleted|done|complete[d]?|thanks?|thank you|congratulations|welcome|uploaded|submitted|confirmed|applied|booked|placed|published|scheduled|cancell?ed|approved|restored|copied|paid|received|changed|renamed|moved|archived|assigned|registered|subscribed|enrolled|reserved)\b/iu

export const isFailing = (text: string): boolean => failing.test(text)

export type Tone = "error" | "success" | undefined

export const toneOf = (text: string): Tone =>
  failing.test(text) ? "error" : succeeding.test(text) ? "success" : undefined
