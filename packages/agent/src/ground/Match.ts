/** How well the words of a text fit a name on the screen. */
import { RegExp as Pattern } from "effect"
import { keeping } from "../Keeping.js"
import { verbOf } from "../language/words/Verbs.js"
import { finder, jointed, loose, money, plain, stem, stems, tokens } from "../screen/Wording.js"

export interface Fit {
  /** 0 to 1. */
  readonly score: number
  /** In words: `exact name`, `part of the name`, ... */
  readonly how: string
}

export const none: Fit = { score: 0, how: "" }

/** At or above this a name is the whole of what was asked for; below it only a part. */
export const whole = 0.86
/** Below this nothing is taken. */
export const enough = 0.55

const sameTokens = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): boolean =>
  a.length === b.length && a.length > 0 && [...a].sort().join(" ") === [...b].sort().join(" ")

/** Every token of `few` stands among `many`, each as often. */
const among = (few: ReadonlyArray<string>, many: ReadonlyArray<string>): boolean => {
  const left = [...many]
  return few.every((token) => {
    const at = left.indexOf(token)
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  })
}

/** The tokens of `few` stand in `many` one after the other. */
const together = (few: ReadonlyArray<string>, many: ReadonlyArray<string>): boolean =>
  ` ${many.join(" ")} `.includes(` ${few.join(" ")} `)

/** Without the number that counts what is behind a link: "Cart (2)". */
const uncounted = (text: string): string => loose(text.replace(/\s*\(\d+\)\s*$/u, ""))

/** How a name fits that is the name of another thing: near, and never taken for what was asked for. */
export const other = "another name"

/** Words that make of a name the name of another thing: "Delete all", "Save as", "Not active". */
const changing = new Set(
  "all every everything each as another again not no non without except multiple both cancel undo don't never".split(
    " "
  )
)
/** Words that tell one of several alike from the others: "Last name" is not what "Name" means, nor "New password" "Password". */
const telling = new Set(
  (
    "first last middle maiden nick previous next old new current confirm confirmation repeat retype reenter verify second " +
    "secondary alternate alternative other billing shipping delivery start end from min max minimum maximum"
  ).split(" ")
)
/** Verbs whose object is what matters: "Delete" is not "Delete account". */
const grave = new Set(["delete", "remove", "cancel", "clear", "reset", "close", "discard", "erase"])

const particle = /^(?:in|out|up|off)$/u
const phrasal = /^(?:check|sign|log|clock|opt|drop|sell|zoom)$/u

/** The words left over say that it is another thing. */
const isAnother = (wanted: ReadonlyArray<string>, have: ReadonlyArray<string>): boolean => {
  const rest = have.filter((token) => !wanted.includes(token))
  const [first, more] = wanted
  const verb = more === undefined && first !== undefined && grave.has(first)
  // "Check in" is no "Check", and "Length in metres" is the length.
  const isVerb = first !== undefined && (verbOf(first) !== undefined || phrasal.test(first))
  const particled = more === undefined && isVerb && have[0] === first && particle.test(have[1] ?? "")
  const both = first !== undefined && verbOf(first) !== undefined && rest.includes("and")
  const told = rest.length <= 2 && rest.some((token) => telling.has(token))
  return (
    rest.length <= 4 &&
    (told || both || particled || rest.some((token) => changing.has(token)) || (verb && rest.some(isWord)))
  )
}

const isWord = (token: string): boolean => /\p{L}/u.test(token)

const filler = new Set(["the", "a", "an", "your", "my", "of", "for", "to", "in", "and", "please"])
/** What stands last belongs to the verb before it: "Check in" is no "Check". */
const bare = (all: ReadonlyArray<string>): ReadonlyArray<string> =>
  all.filter((each, at) => !filler.has(each) || (each === "in" && at > 0 && at === all.length - 1))

const partial = (wanted: ReadonlyArray<string>, have: ReadonlyArray<string>): Fit => {
  if (wanted.length === 0 || have.length > wanted.length * 4 + 3 || !among(wanted, have)) return none
  // An identifier with no more than one word for its kind: "A4" for "Seat A4".
  if (
    wanted.some((token) => /\p{N}/u.test(token)) &&
    have.length === wanted.length + 1 &&
    together(wanted, have) &&
    wanted.join("").length > 1
  )
    return { score: 0.87, how: "identifier in the name" }
  const share = wanted.length / have.length
  const order = together(wanted, have) ? 0.05 : 0
  return { score: 0.55 + 0.2 * share + order, how: "part of the name" }
}

/** A number behind a name counts what it leads to: "Inbox 3". */
const unbadged = (text: string): string => loose(uncounted(text).replace(/\s+\d+\+?$/u, ""))

/** What each of it costs: "Child seat £8.00 / day each". */
const rate = /(?<=\p{L}) \p{Sc}\d[\d.,]*(?: ?\/ ?\p{Ll}+| per \p{Ll}+| an? \p{Ll}+| each)+$/u

/** What it costs or how long it takes is no part of its name: "Express (2 days)", "Express - $4". */
export const unpriced = (label: string): string =>
  plain(label)
    .replace(rate, "")
    .replace(/ \((?:free|included|free of charge|no charge|at no cost)\)$/iu, "")
    .replace(/\s*(?:[([{][^()[\]{}]*[\d\p{Sc}][^()[\]{}]*[)\]}]|[-,:|·] ?\P{L}*[\d\p{Sc}].*)$/u, "")

/** In what a field measures its value: "Amount (USD)", "Weight (kg)". */
const unitless = (label: string): string =>
  label.replace(
    / \((?:in )?(?:\p{Lu}{3}|\p{Ll}{1,3}|\p{Ll}+s|[\p{L}µ]{0,4}[/°%²³\p{Sc}][\p{L}²³]{0,4})\)$/u,
    ""
  )

/** What is paid for it on top: "Family +$8.00". */
const extra = new RegExp(`\\s*\\+\\s?${money}$`, "u")

/** How many of it are taken: "Child seat × 2", "2 x Lamp". */
const untimed = (label: string): string =>
  plain(label)
    .replace(/(?<=\p{L}) (?:[×✕]\s?\d{1,3}|x ?\d{1,3}|\d{1,3}\s?×)$/iu, "")
    .replace(/^(?:\d{1,3}\s?[×✕]|\d{1,3} ?x|[×✕]\s?\d{1,3}) (?=\p{L})/iu, "")

/** How much of it there is: "Cetirizine 10 mg", "Milk 1.5 l", `Family 16" +$8.00`. */
const unmeasured = (label: string): string =>
  plain(label)
    .replace(extra, "")
    .replace(/(?<=\p{L}{3}) \d+(?:[.,]\d+)? ?(?:[mµk]?[gl]|mcg|[mck]?m|oz|lbs?|ml|cl|iu|["″]|inch)$/iu, "")

/** How it stands with it is no part of its name: "Pickup point (not available)". */
const unnoted = (label: string): string =>
  plain(label).replace(
    / \((?:currently )?(?:not available|unavailable|available|sold out|optional|required|recommended|default|current|coming soon|full|beta)\)$/iu,
    ""
  )

const figures = /(?<![\p{L}\p{N}.,])-?\p{Sc}?\s?-?\d[\d,]*(?:\.\d+)?/gu

const figuresIn = (text: string): ReadonlyArray<string> =>
  (plain(text).match(figures) ?? []).map((each) => each.replace(/[\s,]/gu, ""))

/** "$4.50" is neither "-$4.50" nor "$450", though the words of it are the same. */
const sameFigures = (wanted: string, have: string): boolean => {
  if (!/[\p{Sc}.-]\s?\d/u.test(wanted)) return true
  const all = figuresIn(have)
  return figuresIn(wanted).every((each) => !/[\p{Sc}.-]/u.test(each) || all.includes(each))
}

/** "final.pdf" is not "report-final.pdf": what is written in one is one, and no end of it is called so. */
const isEndOfAnother = (wanted: string, have: string): boolean =>
  (plain(wanted).match(jointed) ?? []).some(
    (word) => plain(have).toLowerCase().includes(word.toLowerCase()) && !finder(word, "contains")(plain(have))
  )

const onward = /^(?:[.,]\d| \p{Lu}(?!\p{L}| \p{Ll}))/u

/** "Version 2" is not what says "Version 2.1" and nothing else that begins so, nor "Room 12" what says "Room 12 B". */
const goesOn = (wanted: string, have: string): boolean => {
  const [said, text] = [plain(wanted), plain(have)]
  if (!/\d$/u.test(said)) return false
  const all = [...text.matchAll(new RegExp(Pattern.escape(said), "giu"))]
  return all.length > 0 && all.every(({ index }) => onward.test(text.slice(index + said.length)))
}

const endSigns = (text: string): string =>
  (/(?<=[\p{L}\p{N}] ?)(?:[+#%-]|\p{Sc})+$/u.exec(plain(text).trim())?.[0] ?? "").trim()

/** "C#" is no "C++". */
const endsOtherwise = (wanted: string, have: string): boolean =>
  endSigns(wanted) !== "" &&
  endSigns(wanted) !== endSigns(have) &&
  tokens(wanted).join(" ") === tokens(have).join(" ")

const signs = /[✓✔☑✅✗✘✕✖❌❎☐★☆⚠]/gu

/** "✓ a capital letter" is not "✗ a capital letter", though the words of it are the same. */
const sameSigns = (wanted: string, have: string): boolean =>
  (wanted.match(signs) ?? []).every((sign) => have.includes(sign))

/** What stood in quotes is a name to the letter, but for case and white space. */
const compared = (wanted: string, quoted: boolean, have: string): Fit => {
  if (plain(wanted) === plain(have)) return { score: 1, how: "exact name" }
  if (loose(wanted) === loose(have) && loose(have) !== "") return { score: 0.98, how: "name" }
  if (goesOn(wanted, have) || endsOtherwise(wanted, have)) return none
  if (!sameFigures(wanted, have) || !sameSigns(wanted, have) || isEndOfAnother(wanted, have)) return none
  const [a, b] = [tokens(wanted), tokens(have)]
  // Without letters or digits there is nothing to go by but the characters themselves.
  if (a.length === 0) return none
  if (quoted && a.join(" ") === b.join(" ")) return { score: 0.95, how: "name" }
  if (quoted && loose(wanted) === uncounted(have)) return { score: 0.95, how: "name" }
  if (quoted && loose(wanted) === unbadged(have)) return { score: 0.88, how: "name" }
  if (quoted && loose(wanted) === loose(unpriced(have))) return { score: 0.88, how: "name" }
  if (quoted && loose(wanted) === loose(unitless(have))) return { score: 0.88, how: "name" }
  if (quoted) return together(a, b) ? { ...partial(a, b), how: "part of the name" } : none
  if (a.join(" ") === b.join(" ")) return { score: 0.96, how: "name" }
  // Nobody else is called by a handle.
  if (/^@[\w.-]+$/u.test(wanted) && plain(have).toLowerCase().split(" ").includes(wanted.toLowerCase()))
    return { score: 0.88, how: "handle in it" }
  if (loose(wanted) === uncounted(have)) return { score: 0.95, how: "name" }
  if (loose(wanted) === unbadged(have) && !/\p{N}/u.test(wanted)) return { score: 0.87, how: "name" }
  // "Standard ($ per hour)", "Home delivery ($4.99)".
  if (loose(wanted) === loose(unpriced(have))) return { score: 0.87, how: "name" }
  if (loose(wanted) === loose(unitless(have))) return { score: 0.88, how: "name" }
  if (loose(wanted) === loose(untimed(have))) return { score: 0.95, how: "name" }
  if (loose(wanted) === loose(unmeasured(have))) return { score: 0.87, how: "name" }
  if (loose(wanted) === loose(unnoted(have))) return { score: 0.87, how: "name" }
  const [stemsA, stemsB] = [bare(a).map(stem), bare(tokens(uncounted(have))).map(stem)]
  // "Refill requests" is rather the link of that name than what says "Request refill".
  if (sameTokens(stemsA, stemsB))
    return { score: stemsA.join(" ") === stemsB.join(" ") ? 0.9 : 0.84, how: "same words" }
  if (stemsA.join("") === stemsB.join("") && stemsA.length > 0) return { score: 0.88, how: "same letters" }
  const part = partial(stemsA, stemsB)
  return isAnother(a, b) && part.score > 0 ? { score: enough, how: other } : part
}

/** The same few names are looked for among the same names of the page, at each look. */
const fits = (quoted: boolean) =>
  keeping((wanted) => keeping((have) => compared(wanted, quoted, have), 2000), 200)

const fitQuoted = fits(true)
const fitBare = fits(false)

/** `wanted` against one name. */
export const fitName = (wanted: string, quoted: boolean, have: string): Fit =>
  wanted === "" || have === "" ? none : (quoted ? fitQuoted : fitBare)(wanted)(have)

/** Words of a test id that tell the kind of element and not which. */
const kinds = new Set(
  "button btn link container wrapper input field icon select dropdown checkbox radio textarea text element item el test testid qa data".split(
    " "
  )
)

/** Against a test id: its words, without those for the kind of element. */
export const fitTestId = (wanted: string, quoted: boolean, id: string): Fit => {
  if (plain(wanted) === id) return { score: 0.95, how: "test id" }
  if (quoted) return none
  const core = (all: ReadonlyArray<string>) => all.filter((each) => !kinds.has(each)).map(stem)
  const [a, b] = [core(tokens(wanted)), core(tokens(id))]
  if (a.length > 0 && a.join(" ") === b.join(" ")) return { score: 0.87, how: "test id" }
  const part = isAnother(a, b) ? none : partial(a, b)
  return part.score === 0 ? none : { score: part.score - 0.08, how: "part of the test id" }
}

const goingOn = /^(?:an?|the|your|our|new|to|for|of|in|on|at|with|from|form)$/iu

/** "Check in a boat" begins with "check-in", and "Check in history" is another thing. */
export const beginsSo = (name: string, text: string): boolean => {
  const [wanted, have] = [stems(name), tokens(text)]
  const next = have[wanted.length]
  return (
    wanted.length > 0 &&
    wanted.every((word, at) => stem(have[at] ?? "") === word) &&
    (next === undefined || goingOn.test(next))
  )
}
