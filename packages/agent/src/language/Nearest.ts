/** For a step that was not understood: the nearest form that would be. */

const forms: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:disabled|enabled|hidden|shown) until\b/i, `the NAME button should be disabled`],
  [/\bmark\b.*\bas\b/i, `check the NAME checkbox`],
  [/\bchang\w+ from\b/i, `the NAME should be "NEW"`],
  [/\b(?:once|twice|\S+ times)\b/i, `"TEXT" appears twice`],
  [/\brate\b|\bstars?\b/i, `choose "OPTION"`],
  [/\bfollowing (?:rows?|table|data|items?)\b/i, `the row of "NAME" contains "TEXT"`],
  [
    /\b(?:verify|check|ensure|assert|confirm|validate|make sure|should|must|expect|see|works?|looks?|is|are)\b/i,
    `"TEXT" should appear, or: the NAME button should be enabled`
  ],
  [/\b(?:fill|enter|type|input|write|set|specify|provide)\b/i, `type "TEXT" into the NAME field`],
  [/\b(?:choose|select|pick)\b/i, `select "OPTION" from the NAME list`],
  [/\b(?:uncheck|tick|untick|toggle)\b/i, `check the NAME checkbox`],
  [/\b(?:wait|until|seconds?)\b/i, `wait until the NAME button is enabled`],
  [/\b(?:go|open|visit|navigate|browse)\b/i, `go to /PATH`],
  [/\b(?:log|sign|login)\b/i, `log in as "USER" with the password {{NAME}}`],
  [/\b(?:drag|drop)\b/i, `drag "THING" onto "PLACE"`],
  [/\b(?:upload|attach)\b/i, `upload "FILE.pdf" to the NAME field`],
  [/\b(?:if|unless)\b/i, `if "TEXT" is shown, click "NAME"`]
]

/** Why it was not understood, for a person. */
export const reasonOf = (text: string, shown: string): string =>
  /\b(?:disabled|enabled|hidden|shown|empty|inactive|unavailable|greyed out)\b.* until\b/i.test(text)
    ? `“${shown}” tells of two moments: say what is so now, do what changes it, and say what is so then`
    : `No form fits “${shown}”`

/** A form to write the step in, its own words in capitals. */
export const nearestForm = (text: string): string =>
  forms.find(([words]) => words.test(text.slice(0, 300)))?.[1] ?? `click "NAME"`
