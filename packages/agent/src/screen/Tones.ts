/** Whether a text speaks as an error does, or as a success. */
const failing =
  /\b(?:errors?|fail(?:ed|ure)?|invalid|incorrect|wrong|(?:is|field) required|^required$|must|can(?:not|'t)|could not|couldn't|unable|not found|denied|expired|oops|try again|went wrong|already (?:exists|taken|in use|registered)|too (?:short|long|weak|many|large)|please (?:enter|fill|select|provide|choose|correct)|not (?:valid|allowed|a valid))\b/iu
const succeeding =
  /\b(?:success(?:ful(?:ly)?)?|saved|created|updated|sent|added|removed|deleted|done|complete[d]?|thanks?|thank you|congratulations|welcome|uploaded|submitted|confirmed|applied|booked|placed|published|scheduled|cancell?ed|approved|restored|copied|paid|received|changed|renamed|moved|archived|assigned|registered|subscribed|enrolled|reserved)\b/iu

export const isFailing = (text: string): boolean => failing.test(text)

export type Tone = "error" | "success" | undefined

export const toneOf = (text: string): Tone =>
  failing.test(text) ? "error" : succeeding.test(text) ? "success" : undefined

/** As forms say what is amiss: "Enter a title", "Name missing", "At least 8 characters", "No such user"; not "Pick-up date". */
const amiss =
  /^(?:please )?(?:enter|choose|select|pick|fill|provide|add|type|give|use|check|upload|specify|agree|accept|confirm|tell|name|set|write|leave|try|log|sign)(?![-\w])|\b(?:required|missing|empty|blank|at (?:least|most)|more than|less than|fewer than|greater|smaller|above|below|over|under|up to|between|before|after|already|only|no|not|never|nothing|none|without|taken|used|too|out of|sold|exceed(?:s|ed)?|limit|max(?:imum)?|min(?:imum)?|unknown|unsaved|lost|problem|sorry|unavailable|offline|blocked|locked|closed|full|low|late|again|wait|overlap(?:s|ped)?|clash(?:es)?|conflicts?|mismatch|differ(?:s|ent)?|doesn|don|isn|aren|wasn|won|couldn|shouldn|hasn|haven)\b/iu

/** An error may say so, which in itself is no error: "Only 2 left". */
export const saysAmiss = (text: string): boolean => amiss.test(text.trim())
