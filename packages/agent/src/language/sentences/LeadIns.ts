/** What comes before a step, and what is put into it, and asks for nothing. Masked. */
import { withoutEndings } from "./Endings.js"
import { isLiteral, type Masked, quoting } from "../words/Literals.js"
import { isBackground, isRemark } from "./Remarks.js"
import { verbOf } from "../words/Verbs.js"
import { roleOf } from "../words/Words.js"

/** `OK so I ...`, `Hiya, ...`: nobody is called so where a clause follows. */
const greeting =
  /^(?:[Oo][Kk]|[Oo]kay|[Rr]ight|[Aa]l ?right|[Ww]ell|[Aa]nyway|[Aa]nyhow|[Hh]i|[Hh]iya|[Hh]ello|[Hh]ey|[Oo]h|[Aa]h|[Ss]o|[Nn]ow|[Gg]ood|[Gg]reat)(?: (?:there|all|team|folks|everyone|everybody))?(?:[,!]| so| so,| then,?| now,?)+ (?=(?:I|[Ww]e|[Yy]ou|[Ll]et['’]?s|[a-z]+|\p{Lu}\p{Ll}+ (?:tells|told|asked|asks|says|said|mentioned|wants|wanted|complained) (?:me|us|that|so)?) )/u

/** The part of a test that a line belongs to. */
const label =
  /^(?:(?:the )?(?:first|second|third|fourth|fifth|next|last|final) step|actions?|act|arrange|to do|task)\s?[:–-]\s+(?=\p{Ll})/iu

const asked = /^(?:could|can|would|will) you (?:(?:please|kindly|now|also) )*(?=\p{Ll})/iu

const hedged = [
  "for (?:a|one|the) (?:quick |final |last |short |simple )*(?:sanity |smoke |spot )?(?:check|test|look)",
  "as a (?:quick |final |last |short |simple )*(?:sanity |smoke |spot )?(?:check|test|precaution|warm-up|reminder)",
  "just (?:to be (?:sure|safe|certain)|in case|for fun|for the record|to double-check)|to be (?:sure|safe|on the safe side)",
  "for (?:good measure|completeness|the record|fun|what it['’]s worth|your information)",
  "as (?:you|we) (?:all )?(?:know|may know|said)|as (?:usual|always|ever)|of course|obviously|naturally|funny enough|strangely enough|luckily|sadly|interestingly|hopefully|surely"
].join("|")
const lead = new RegExp(
  `^(?:${hedged}),? (?=(?:I|we|you|the|my|our|its?|there|a|an|[a-z]+|\\p{Lu}\\p{Ll}+) )`,
  "iu"
)

const tried =
  /^(?:in order )?to (?:test|try out|try|exercise|check|double-check|see|find out|understand|learn|explore|reproduce|investigate|demonstrate|prove) ((?:[a-z'’-]+ ){0,7}[a-z'’-]+), (?:now |then |please |first )?(?=\S)/iu

/** What is tested is told by words that name nothing on the page. */
const namesNothing = (what: string): boolean =>
  !/\b(?:that|whether|if|unless|until|not|no|only|and|or|once|twice|again|first|second|third|last|box|off|on|out)\b/iu.test(
    what
  ) && what.split(" ").every((word) => roleOf(word) === undefined)

const purpose = (text: string): string => {
  const [all = "", what = ""] = tried.exec(text) ?? []
  return all !== "" && namesNothing(what) ? text.slice(all.length) : text
}

const somebody = /^(\p{Lu}\p{Ll}+) (?=\p{Ll})/u

/** `Ada tells me ..., so click her shift`: whose it is, is not lost with what she tells. */
const withOwner = (told: string, rest: string): string => {
  const [, who = ""] = somebody.exec(told) ?? []
  const others = told.slice(who.length).match(/\p{Lu}\p{Ll}+/gu)
  return who === "" || others !== null
    ? rest
    : rest.replace(
        /(?<=^(?:\P{Lu}*, )?(?:please )?(?:click|press|tap|open)(?: on)? )(?:his|her)(?= \p{Ll})/u,
        `${who}'s`
      )
}

/** `This has bitten me twice now, so: ...`. */
const background = (text: string): string => {
  const found = /^(.{4,200}?)(?:, so:|, so,|, so|: so|; so| – so| - so) (?=\S)/u.exec(text)
  const [all = "", told = ""] = found ?? []
  return told !== "" && told.split(",").every((part) => isBackground(part.trim()))
    ? withOwner(told, text.slice(all.length))
    : text
}

const goes =
  /^(?:[Ss]o,? )?[Ll]et(?:['’]?s| us) (?:now |first )?(?:have a look at|take a look at|look at|start with|begin with|head to|head over to|turn to|move on to|go back to|go to|go over to) (?:the )?([\p{Lu}\uE000-\uF8FF][^,;:]*?)(?: page| tab| screen)?(?: first| now| then)?([.!]?)$/u

const suggestion = (text: string): string =>
  text
    .replace(goes, "go to $1$2")
    .replace(/^((?:so,? )?let(?:['’]?s| us) (?:open|go|visit|click) .+?) first([.!]?)$/iu, "$1$2")

/** What comes is waited for anyway. */
const soon = /^after (?:just )?an? (?:(?:short|little|brief|quick) )?(?:moment|while|instant|bit),? (?=\S)/iu

const leadIns = [
  (text: string) => text.replace(greeting, ""),
  (text: string) => text.replace(label, ""),
  (text: string) => text.replace(soon, ""),
  background,
  (text: string) => text.replace(lead, ""),
  purpose,
  (text: string) =>
    verbOf(/^[\p{L}-]+/u.exec(text.replace(asked, ""))?.[0] ?? "")?.base === "see"
      ? text
      : text.replace(asked, ""),
  suggestion
]

const polite = (text: string): string =>
  text
    .replace(
      /^(?:\p{L}+[,!] )?(?:could|can|would|will) you\b/iu.test(text)
        ? /,? please(?=[.!?]?$)/iu
        : /, please(?=[.!]?$)/iu,
      ""
    )
    // "On the left, could you please press Save" asks for no more than "press Save".
    .replace(
      /(?<=^|, |; |\b(?:and|then) )(?:[Cc]ould|[Cc]an|[Ww]ould|[Ww]ill) you (?:please|kindly) (?=\p{Ll})/gu,
      ""
    )
    .replace(/(?<=^[^,]{3,60}, )(?:could|can|would|will) you (?=(\p{Ll}+) )/u, (all: string, word: string) =>
      verbOf(word)?.form === "base" && word !== "see" ? "" : all
    )
    .replace(/(?<=\p{L}) please (?=(\p{Ll}+) )/u, (all: string, word: string) =>
      verbOf(word) === undefined ? all : ", "
    )

/** One may come after another. */
const withoutLeadIns = (text: string): string => {
  let said = text
  for (let n = 0; n < 3; n++) {
    const next = leadIns.reduce((rest, without) => without(rest), said)
    if (next === said) break
    said = next
  }
  return said
}

const brackets = /\s?\(([^()]{2,80})\)/gu
/** What a value was before it became what the step says: `3 (it started with 1)`. */
const was =
  /^(?:it (?:was|used to be|had been|started (?:out )?(?:with|at|from)|began (?:with|at))|was|were|previously|formerly|up from|down from|earlier|before that) (?:at )?[\p{Sc}\d\uE000-\uF8FF][\p{L}\d.,%\p{Sc} ]{0,20}$/iu

/** What is typed or said without quotation marks has all that follows in it. */
const verbatim = (before: string): boolean =>
  /\b(?:typ|writ|enter|put|fill|input|say|said|read|repl|answer|comment|post|messag|text|titl|call|nam|note|see)/iu.test(
    before
  ) && !/[\uE000-\uF8FF\d%]$/u.test(before)

const withoutBrackets = (text: string): string =>
  text.replace(brackets, (all: string, inner: string, at: number) =>
    (at > 0 && !verbatim(text.slice(0, at)) && isRemark(inner)) ||
    (was.test(inner) && /[\d\uE000-\uF8FF%]$/u.test(text.slice(0, at)))
      ? ""
      : all
  )

/** Where a part between commas goes on with something else. */
const goesOn = /(?:, (?:and|but|then|so) | (?:and|but|then) (?=(?:I|it|the) )).*$/su
const predicate =
  /^(?:should|must|will|can|is|are|was|has|have|shows|reads|says|stays|comes|appears|now|still)\b/iu

/** Remarks between commas. */
const withoutRemarks = (text: string): string => {
  const [first = "", ...parts] = text.split(/, (?!(?:and|but|then|so|or) )/u)
  let said = first
  let dropped = ""
  for (const part of parts) {
    const words = part.replace(goesOn, "")
    const remark =
      (/^(?:who|which|as|just as|exactly as) /u.test(words) || !verbatim(said)) && isRemark(words)
    // "Ada, who asked for it, should be on Late": one clause around it.
    const joint = /^(?:who|which) /u.test(dropped) && predicate.test(part) ? " " : ", "
    said += remark ? part.slice(words.length) : `${joint}${part}`
    dropped = remark && words === part ? words : ""
  }
  return said
}

/** `it complains: Please choose a date`, `the page responds with Not valid`: it says so. */
const speaks =
  /(?<=(?:^| )(?:[Ii]t|[Tt]he (?:[a-z]+ )?(?:page|form|app|application|system|site|screen|dialog|pop-?up|window|field|box|banner|toast|message|console|wizard))(?: (?:should|must|will|now|then|also|again))*) (complain|warn|announce|object|protest|respond|repl|answer|tell)(?:s|ies|y)?(?: (?:me|us|you|the user))?(?: with| by saying)?(?: too| again| as well| twice(?=:? [\uE000-\uF8FF](?: and|,) [\uE000-\uF8FF]))?:? (?=[\p{Lu}\uE000-\uF8FF])/gu

/** `which lists ▯` after what was done, where that is parted from it. */
const lists =
  /^which (?:(?:should|must|will|now|then) )*(?:lists?|shows?|has|contains?|needs?|mentions?|displays?|includes?|holds?|says?|reads?) (?=[\uE000-\uF8FF][.!]?$)/iu

const several =
  /^(.*? (?:complain|say|warn|read|ask|report)s?(?: too| again| as well)?): ((?:\p{Lu}[^,;:\uE000-\uF8FF]{7,80}, (?:and )?){1,4}\p{Lu}[^,;:\uE000-\uF8FF]{7,80}?)([.!]?)$/u

/** `it complains: Please choose a day, Please choose a time`: both of them. */
const eachSaid = ({ literals, text }: Masked): Masked => {
  const [, before = "", list = "", end = ""] = several.exec(text) ?? []
  const all = list.split(/, (?:and )?/u)
  return list === ""
    ? { literals, text }
    : all.reduce<Masked>(
        (done, each, at) =>
          quoting(done, `${done.text}${at === 0 ? " " : " and "}`, each, at === all.length - 1 ? end : ""),
        { literals, text: before }
      )
}

const saying = (text: string): string =>
  text.replace(speaks, (_all: string, _verb: string, at: number) =>
    /(?:should|must|will)(?: \w+)*$/iu.test(text.slice(0, at)) ? " say " : " says "
  )

const held =
  /^(.*? (?:reads?|says?|shows?|is|be) (?:now )?)([\p{Lu}][^,;\uE000-\uF8FF]{0,40}?)(?: (?:instead of|rather than|and no longer|in place of) )(\p{Lu}[^,;.\uE000-\uF8FF]{0,40}?|[\uE000-\uF8FF])([.!]?)$/u

/** `reads Cancel instead of Book`: two texts, of which the one holds. */
const contrasted = ({ literals, text }: Masked): Masked => {
  const [, before = "", is = "", not = "", end = ""] = held.exec(text) ?? []
  if (is === "" || ` ${is} `.includes(` ${not} `)) return { literals, text }
  const isQuoted = isLiteral(not)
  const first = quoting({ literals, text }, before, is, isQuoted ? ` instead of ${not}${end}` : "")
  if (isQuoted) return first
  return quoting(first, `${first.text} instead of `, not, end)
}

const notedThere =
  /(?<=^|, |; | and | then )((?:Note|Notice|Check|Test) (?:\p{Ll}+ed|sent|complete)) (?=(?:is|are|appears?|pops|shows|comes|should|must|has|was|will|gets)(?![\p{L}]))/u

/** `Note saved pops up`: a message of that name, and nothing to be noted. */
const noted = ({ literals, text }: Masked): Masked => {
  const found = notedThere.exec(text)
  const [, name = ""] = found ?? []
  return found === null
    ? { literals, text }
    : quoting({ literals, text }, text.slice(0, found.index), name, text.slice(found.index + name.length))
}

const longest = 1000

const note =
  /\b[Aa] (?:(?:short|little|small|brief|quick) )?note (?=(?:(?:that |which )?(?:pops|comes|shows|appears|says|tells)|pops|saying|telling|reading|at the (?:top|bottom) (?:saying|reading))\b)/gu

/** The masked step without what asks for nothing. */
export const withoutMentions = (masked: Masked): Masked => {
  if (masked.text.length > longest) return masked
  const { literals, text } = noted(eachSaid(masked))
  return contrasted({
    literals,
    text: [saying, polite, withoutLeadIns, withoutBrackets, withoutRemarks, withoutEndings].reduce(
      (said, change) => change(said),
      text.replace(lists, "I should see ").replace(note, "a message ")
    )
  })
}
