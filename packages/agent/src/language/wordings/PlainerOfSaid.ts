/** Where ends what is said without quotes: `it says Saved and takes me to the list`, `the app tells me Done, where …`. Masked. */

const says =
  "(?:says?|tells (?:me|us|you|the user)|reads?|shows?|displays?|announces?|reports?|confirms?|states?)"
/** What is said: a quotation, or all from a capital on. */
const said = "(?:[\\uE000-\\uF8FF]|\\p{Lu}[^;,:\\uE000-\\uF8FF]{1,60}?)"
const person = "(?:me|us|you|them|him|her|the (?:user|customer|visitor|tester|reader))"
const next = ",? and (?:then |also |now |afterwards )*"
const straight = "(?:straight |right |directly |back )*"
const takes = `(?:takes|brings|sends|leads|returns|redirects|moves|puts|drops|navigates|forwards) ${person} (?=${straight}(?:to|on|into|onto)\\b)`
const goes = `(?:goes|returns|switches|jumps|navigates|redirects|moves on) (?=${straight}to (?:the|my|its|all|\\p{Lu}))`
const box = "(?:dialog|modal|pop-?up|window|drawer|panel|sheet|form|overlay|menu)"
const closes = `closes (?:the|its) (?:\\p{Ll}+ )?${box}\\b`

/** Behind such words one is told what else happens, and no longer what is said. */
const onward = new RegExp(`${next}(?:${takes}|${goes}|${closes})`, "iu")

/** `Saved, where there are 2 recipes`: so much of what one is taken to. */
const whereIs = /, where (?:there|it|the|only|I|we|you|\d+|one|two|three|four|five|six) /iu

/** Up to where the text goes on to tell where one is taken, or what is there. */
export const untilOnward = (text: string): string => {
  const ends = [onward, whereIs].map((found) => found.exec(text)?.index ?? text.length)
  return text.slice(0, Math.min(...ends))
}

export const plainerOfSaid: ReadonlyArray<readonly [RegExp, string]> = [
  // "The app says Recipe saved and takes me to all recipes": it does both.
  [new RegExp(`(\\b${says} (?:that )?${said})${next}(${takes})`, "u"), "$1; it $2"],
  // "The app says Saved and goes back to the list": so does whoever uses it.
  [new RegExp(`(\\b${says} (?:that )?${said})${next}${goes}`, "u"), "$1; it takes me "],
  // "It says Saved and closes the dialog": it does so, and nobody has to.
  [
    new RegExp(
      `(\\b${says} (?:that )?${said})${next}closes ((?:the|its) (?:\\p{Ll}+ )?${box})(?=[.!]?$|[,;]| and )`,
      "u"
    ),
    "$1; $2 is closed"
  ]
]
