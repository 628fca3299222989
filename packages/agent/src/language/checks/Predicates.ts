/** What is said of a subject, brought into one form: `should no longer be shown` is `be shown`, negated. */
import { COUNT } from "../words/Words.js"

export interface Predicate {
  readonly negated: boolean
  /** The verb in its base form, then the rest: `be enabled`, `contain 3 items`. */
  readonly text: string
}

const adverb =
  "(?:also|now|still|currently|already|immediately|then|successfully|just|again|eventually|initially|automatically|therefore|finally|instantly)"
const modal =
  /^(?:(?:should|must|shall|will|would|can|could|may|do|does|did|has to|have to|needs? to|ought to|is expected to|are expected to|is going to)(?=\s)\s*|(?=is|are|was|were))/i
const not = /^(?:not|never|no longer)\s+/i
const adverbs = new RegExp(`^(?:${adverb})\\s+`, "i")

const bases: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:(?:stays?|remains?|stands?|starts?(?: again)?|begins?(?: again)?) (?:at|from))(?=\s\S*\d)/i, "be"],
  [
    /^(?:has|have|had) (?:now |just |also )?(?:disappeared|vanished|gone(?: away)?|closed)(?=\s|$)/i,
    "disappear"
  ],
  [
    /^(?:has|have|had) (?:now |just |also )?(?:appeared|popped up|come up|shown up|opened)(?=\s|$)/i,
    "appear"
  ],
  [
    /^(?:has|have|had) (?:now |just |also )?(?:risen|gone up|gone down|increased|decreased|dropped|fallen|changed|grown|switched|gone back|returned|gone|moved|jumped)(?: back| up| down)? to(?=\s)/i,
    "be"
  ],
  [/^(?:is|are|be) (?:back|up|down) (?:to|at)(?=\s\S*\d)/i, "be"],
  [/^belongs? to(?=\s)/i, "contain"],
  [/^(?:carry|carries|bears?|features?|sports?)(?=\s)/i, "contain"],
  [
    /^(?:is|are|was|were|be|been|being|becomes?|remains?|stays?|turns?|gets?|got|keeps being|has become|have become|has been|have been|to be)(?=\s|$)/i,
    "be"
  ],
  [/^(?:(?:does|do) )?(?:has|have|had|got)(?=\s)/i, "have"],
  [/^(?:contains?|includes?|holds?|lists?|consists? of|mentions?)(?=\s|$)/i, "contain"],
  [
    /^(?:shows?(?=$)|displays?(?=$)|shows? up|appears?|exists?|pops? up|comes? up|shows up|starts? appearing)(?=\s|$)/i,
    "appear"
  ],
  [/^(?:shows?|displays?|presents?|renders?|indicates?)(?=\s)/i, "show"],
  [/^(?:reads?|says?|states?|asks?|repl(?:y|ies)|answers?|responds? with)(?=\s)/i, "read"],
  [/^offers?(?=\s)/i, "contain"],
  [/^(?:equals?|is equal to)(?=\s)/i, "equal"],
  [/^(?:amounts?|comes?|adds? up) to(?=\s)/i, "be"],
  [/^(?:match|matches)(?=\s)/i, "match"],
  [/^(?:starts?|begins?) with(?=\s)/i, "start with"],
  [/^(?:ends?) (?:with|in)(?=\s)/i, "end with"],
  [/^(?:disappears?|vanish(?:es)?|go(?:es)? away|is gone|are gone)(?=\s|$)/i, "disappear"],
  [/^(?:closes?)(?=\s|$)/i, "disappear"],
  [/^(?:opens?|loads?|finish(?:es)? loading)(?=\s|$)/i, "appear"],
  [/^(?:enables?|becomes enabled)$/i, "be enabled"],
  [/^keeps?(?=\s["\uE000-\uF8FF\p{Sc}\d-])/iu, "be"],
  [/^defaults? to(?=\s)/i, "be"],
  [/^comes?(?= (?:directly )?(?:before|after)\s)/i, "come"],
  [/^(?:points?|leads?|links?) to(?=\s)/i, "point to"],
  [
    /^(?:(?:changes?|switch(?:es)?|updates?) (?:back )?(?:to|into)|(?:goes?|returns?|drops?|rises?|falls?|increases?|decreases?|jumps?|resets?) (?:back |up |down )?to)(?=\s)/i,
    "be"
  ],
  [/^(?:owes?|costs?|weighs?|scores?|scored|totals?|counts?|measures?|lasts?)(?=\s)/i, "be"],
  // "Takes 1,204 ms": how long, and nothing that is taken from somewhere.
  [
    /^takes?(?=\s+(?:about |only |exactly )?\d[\d.,]* ?(?:ms|milliseconds?|s|secs?|seconds?|min|mins|minutes?|h|hours?|days?|weeks?)[.!]?$)/i,
    "contain"
  ],
  // "Ada paid order 5" says what she did, and "paid $12" a figure that stands for her.
  [
    new RegExp(
      `^(?:earns?|owns?|pays?|spends?|spent|paid|received?|receives|sells?)(?=\\s+(?:(?:a total of|about|at least|at most|only|exactly) )?(?:[-−]?\\p{Sc}|\\d|${COUNT}\\s))`,
      "iu"
    ),
    "be"
  ]
]

const stripAdverbs = (text: string) => {
  let rest = text
  for (let n = 0; n < 4 && adverbs.test(rest); n++) rest = rest.replace(adverbs, "")
  return rest
}

/** Nothing when the text does not begin with a predicate. */
export const predicateOf = (text: string): Predicate | undefined => {
  let rest = stripAdverbs(text.trim())
  let negated = false
  const drop = () => {
    if (!not.test(rest)) return
    negated = !negated
    rest = stripAdverbs(rest.replace(not, ""))
  }
  drop()
  rest = stripAdverbs(rest.replace(modal, ""))
  drop()
  rest = rest.replace(/^be able to be /i, "be ")
  for (const [pattern, base] of bases) {
    if (!pattern.test(rest)) continue
    const object = rest.replace(pattern, "").trim()
    // "Contains just the lamp" says that nothing else is in it.
    rest = /^just (?:the|an?|\p{L}*[\uE000-\uF8FF])/iu.test(object) ? object : stripAdverbs(object)
    drop()
    return { negated, text: `${base} ${rest}`.trim() }
  }
  return undefined
}

const opener = new RegExp(
  `(?:^|\\s)(?=(?:(?:should|must|shall|will|would|can|could|may|does|do(?!\\s+(?:[a-z]*[a-rt-z]s|was|were|should|must|will)\\s)|did|has to|have to|needs? to|ought to|is|are|was|were|be|becomes?|remains?|stays|turns|gets|has|have|had|carries|bears|features|contains?|includes?|holds|lists|mentions?|asks|offers|replies|stands(?= at)|belongs?(?= to)|shows|appears?|exists?|pops? up|displays|presents|renders|indicates|(?:reads|says|states)(?! (?:has|is|are|should|must|was|contains|shows) )|equals?|amounts?(?= to)|adds up|matches|starts(?= with)|begins|start appearing|starts appearing|ends|disappears?|vanish(?:es)?|goes away|go away|closes|opens|loads|enables|comes|points|leads|links(?= to)|(?:goes|returns|drops|rises|falls|increases|decreases|jumps|resets|updates|switches)(?= (?:back |up |down )?to)|defaults(?= to)|changes|owes?|costs|weighs|takes?(?= \\d)|earns|scores|scored|owns|pays|totals|spends|spent|paid|receives|received|sells|measures|lasts|not|no longer|never|also|now|still|just|(?<=^(?:both|all|the|these|all the) (?:\\S+ )?\\S+s )(?:show|display|read|say|cost))(?=\\s|$)))`,
  "gi"
)

/** Where a subject may end and its predicate begin, leftmost first, at most eight. */
export const divisions = (
  text: string
): ReadonlyArray<{ readonly subject: string; readonly predicate: string }> => {
  const found: Array<{ readonly subject: string; readonly predicate: string }> = []
  for (const match of text.matchAll(opener)) {
    const subject = text.slice(0, match.index).trim()
    if (subject !== "") found.push({ subject, predicate: text.slice(match.index).trim() })
    if (found.length === 8) break
  }
  return found
}

type By = string | ((all: string, no: string | undefined) => string)

const contractions: ReadonlyArray<readonly [RegExp, By]> = [
  [/\b(do|does|did|is|are|was|were|should|would|could|has|have)nt\b/gi, "$1 not"],
  [/\bcan['’]t\b/gi, "can not"],
  [/\bcannot\b/gi, "can not"],
  [/\bwon['’]t\b/gi, "will not"],
  [/\bshan['’]t\b/gi, "shall not"],
  [/(\w)n['’]t\b/gi, "$1 not"],
  // "The What's new panel" is called so.
  [
    /(?<!\b(?:the|a|an|my|into|in|on|under|open|click|press|called|named) (?=[A-Z]))\b([Tt]here|[Ii]t|[Tt]hat|[Ww]hat)['’]s\b/gu,
    "$1 is"
  ],
  [/\b(I|we|you|they)['’]ll\b/gi, "$1 will"],
  [/\b(I|we|you|they)['’]ve\b/gi, "$1 have"],
  [/\bI['’]m\b/gi, "I am"],
  [/\b(we|you|they)['’]re\b/gi, "$1 are"],
  [
    /\b(?:can|could|may)( not)? be (?:seen|read|viewed|found)\b/gi,
    (_all, no: string | undefined) => (no === undefined ? "is shown" : "is not shown")
  ],
  [
    /\b(?:can|could|may)( not)? be (?:clicked|pressed|tapped|used|pushed|hit|(?:un)?ticked|unchecked|checked(?= *$|[,;.])|toggled|selected(?= *$|[,;.])|chosen(?= *$|[,;.])|(?:switched|turned) (?:on|off))(?: on)?\b/gi,
    (_all, no: string | undefined) => (no === undefined ? "is clickable" : "is not clickable")
  ],
  [
    /\b(?:can|could|may)( not)? be (?:edited|changed|modified)\b/gi,
    (_all, no: string | undefined) => (no === undefined ? "is editable" : "is not editable")
  ]
]

/** `isn't` as `is not`, in a masked text. */
export const uncontracted = (text: string) =>
  contractions.reduce(
    (done, [pattern, by]) => (typeof by === "string" ? done.replace(pattern, by) : done.replace(pattern, by)),
    text
  )
