/** What is said of the names in a clause: the value after each, or that it is there. In words that the forms know. */
import { type Clause, glue, quote, set, type Token } from "../words/Tokens.js"

/** Words of statements that tell no more than that something is so. */
const saying = set(
  "is are be am was were been being has have had should must will shall can could may shows show showing reads read says say states tells tell told informs informed " +
    "displays displayed shown visible listed seen sees see appears appear stands stand comes come goes go gone went gets get dropped risen raised up down back equals equal begin initially " +
    "still already again too yes user customer visitor person system page screen site app application i we you they he she ought exactly message text error warning toast notice confirm expect " +
    "verify check ensure make sure note find contains contain amounts reaches reached stays stay remains remain left now at first with"
)
/** Words that turn a statement round, or hold it against another. */
export const negative =
  /\b(?:not|no|never|none|nothing|neither|nor|without|cannot|can't|isn't|aren't|doesn't|don't|won't|gone (?!up|down)|vanish\w*|disappear\w*|remov\w*|hidden|missing|absent|instead|except|unless|until|if|or|less|more|fewer|least|most|than|before|after|only|first|last|second|third|next|other)\b/iu

/** What may stand between a name and its value besides. */
const small = set("the a an to at of its and also now")
/** What moves does so to a value: "goes up 5" says by how much. */
const moves = /\b(?:went|goes?|gone|dropped|risen|raised|comes?|gets?|got|up|down|back)\b/iu
const arrives = /\b(?:to|at) (?:the )?[-−]?(?:\p{Sc}|\d|[\uE000-\uF8FF]|\p{Lu})/iu

/** `▯ is at 6`, `▯ £890, ▯ £940`, `▯ -> ▯ 50.0, ▯ 20`: what is said of each is the value after it. */
export const paired = (clause: Clause, text: string): string | undefined => {
  if (moves.test(text) && !arrives.test(text)) return undefined
  const worded = clause.tokens.flatMap((each): ReadonlyArray<Token> => {
    if (each._tag !== "Word") return each._tag === "Sign" ? [] : [each]
    const word = each.text.toLowerCase()
    if (saying.has(word) || small.has(word)) return []
    return [/^[A-Z]\w*$/.test(each.text) ? { _tag: "Value", text: quote(each.text) } : each]
  })
  if (worded.some(({ _tag }) => _tag === "Word")) return undefined
  const [first, second] = worded
  const row =
    first?._tag === "Named" && second?._tag === "Named" && worded.length % 2 === 1 ? first : undefined
  const pairs = row === undefined ? worded : worded.slice(1)
  const said: Array<string> = []
  for (let at = 0; at < pairs.length; at += 2) {
    const [name, value] = [pairs[at], pairs[at + 1]]
    if (name?._tag !== "Named" || value?._tag !== "Value") return undefined
    said.push(
      row === undefined ? `${name.mark} is ${value.text}` : `the ${name.mark} of ${row.mark} is ${value.text}`
    )
  }
  return said.length === 0 ? undefined : said.join("; ")
}

const messages =
  /\b(?:message|error|warning|toast|notice|notification|alert|told|informed|tells|complains|complain|warned|announces)\b/iu

const tellings = set("informed complain complains warned announces")

/** "Is marked as you", "was seen by you": who it is or who did it, and no mere presence. */
const tiedTo = /\b(?:as|by|with|from|like|than) (?:you|me|us|him|her|them|yours|mine)\b/iu

/** "▯ is an error": what it is said to be, which being there does not tell. */
const ofKind =
  /\b(?:is|are|was|were|be|been) (?:\w+ )?an? (?:\w+ )?(?:message|error|warning|toast|notice|notification|alert)s?$/iu

/** `the page should tell the user ▯`: it is there. */
export const present = ({ named, text, values, words }: Clause): string | undefined => {
  if (tiedTo.test(text) || ofKind.test(text.trim())) return undefined
  const known = words.every((word) => saying.has(word) || glue.has(word) || tellings.has(word))
  const [only, another] = named
  // How two of them stand to each other no word is left to say.
  if (!known || only === undefined || another !== undefined || values.length > 0) return undefined
  return messages.test(text) ? `the message ${only.mark} is shown` : `I see ${only.mark}`
}
