/** Waiting: for a time, for a thing, until something holds. */
import type { Check, Intent } from "@assay/domain/Intent"
import { isCheck } from "@assay/domain/Intent"
import type { Clause, Intents } from "../sentences/Clause.js"
import { readFact } from "../checks/Facts.js"
import { readReport } from "../checks/Reports.js"
import { readSeen } from "../checks/Seeing.js"
import { readTarget } from "../targets/Targets.js"
import { COUNT, countOf } from "../words/Words.js"

const units: Readonly<Record<string, number>> = { ms: 1, millisecond: 1, s: 1000, sec: 1000, second: 1000, min: 60_000, minute: 60_000, m: 60_000, h: 3_600_000, hour: 3_600_000 } // prettier-ignore

/** A length of time, inside a regular expression: two groups. */
export const DURATION = `(${COUNT}|\\d{1,6}(?:\\.\\d{1,3})?|a|an|half a|another)\\s?(?:more |full )?(ms|milliseconds?|s|secs?|seconds?|mins?|minutes?|m|hours?|h)`

/** Milliseconds. */
export const duration = (count: string, unit: string): number | undefined => {
  const word = unit.toLowerCase()
  const scale = units[word] ?? units[word.replace(/s$/, "")]
  const plain = count.toLowerCase()
  const number =
    plain === "a" || plain === "an" || plain === "another"
      ? 1
      : plain === "half a"
        ? 0.5
        : (countOf(plain) ?? Number(plain))
  return scale === undefined || !Number.isFinite(number) ? undefined : number * scale
}

const pause = new RegExp(
  `^(?:wait|pause|sleep|hold on)(?: for)?(?: about| around| at least)? ${DURATION}(?: (?:for|to let) .*)?$`,
  "i"
)
const upTo = new RegExp(
  `(?:,| )(?:(?:for )?(?:up to|at most|a maximum of|max(?:imum)?)|within|for|in under|in less than|in) (?:a maximum of |at most |the next )?${DURATION}$`,
  "i"
)
const head = new RegExp(
  `^(?:wait|pause)(?: (?:for )?(?:up to|at most|a maximum of) ${DURATION})?(?: and)? (?:for|until|till|to see|on)(?: that)? (.+)$`,
  "i"
)

/** `wait for the row for 2 seconds to be shown`. */
const lasting = new RegExp(`^(.+?) (?:for|up to|within) ${DURATION} (to .+)$`, "i")

/** `... within 10 seconds`: the rest, and the milliseconds. */
export const timeLimit = (text: string): { readonly rest: string; readonly within: number } | undefined => {
  const found = upTo.exec(text)
  const within = duration(found?.[1] ?? "", found?.[2] ?? "")
  return found === null || within === undefined
    ? undefined
    : { rest: text.slice(0, found.index).trim(), within }
}

const limited = (within: number | undefined) => (within === undefined ? {} : { within })

const until = (checks: Intents, within: number | undefined): Intents => {
  const held = checks?.flatMap((intent): ReadonlyArray<Check> => (isCheck(intent) ? [intent] : []))
  if (checks === undefined || held?.length !== checks.length) return undefined
  return held.map((check): Intent => ({ _tag: "WaitUntil", check, ...limited(within) }))
}

const loading =
  /^(?:the |my )?(?:new |next |whole )?(?:page|app|application|site|screen|website)(?: (?:to (?:finish |be fully |fully |completely )?(?:load(?:ing|ed)?|appear|be ready)|(?:is |has )?(?:fully |finished )?load(?:s|ed|ing)?(?: (?:fully|completely))?|load|(?:first )?opens(?: up)?|is (?:first )?opened|starts(?: up)?|comes up))?(?: (?:fully|completely))?$/i

/** `the spinner to disappear` as `the spinner disappear`. */
const infinitive = (text: string) =>
  text.replace(
    / to (?:(not) )?(?=(?:be|become|appear|disappear|show|load|open|close|contain|have|finish|vanish|go|exist|enable|read|display|say|come up|pop up|show up|turn|change|stay|update)\b)/i,
    (_found, no: string | undefined) => (no === undefined ? " should " : " should not ")
  )

/** `the page loads`: nothing more than that it is there. */
export const readLoaded = (text: string, within?: number): Intents =>
  loading.test(text)
    ? until(
        [
          {
            _tag: "CheckShown",
            target: { words: text.replace(/^the /i, ""), name: "", quoted: false, role: "page", scopes: [] },
            negated: false
          }
        ],
        within
      )
    : undefined

/** `the progress bar has stopped`, `the animation to finish`: nothing moves any more, which no one thing on the page says. */
const still =
  /^(?:.* )?(?:(?:to )?(?:stop(?:s|ped)?(?: moving| changing| running| loading)?|settles?(?: down)?|come to (?:a )?rest)|(?:(?:to )?be(?:come)? |is |are |has become |has been )?(?:stable|idle|settled)|(?<=\b(?:animation|transition|movement|loading|network|requests?|progress|scrolling|fade)s? (?:to |is |has |have |are |to be )?)(?:finish(?:es|ed)?|ends?|ended|over|complete[sd]?|done))(?: moving| loading)?$/i

/** `the classes have loaded`: what comes is not told, and nothing moves any more then. */
const loaded =
  /^(?:the |all |all the |my )?[a-z]+(?: [a-z]+)? (?:(?:has|have|is|are|to)(?: all| fully| been)* (?:loaded|load|finished loading|finish loading|be loaded)|finish(?:es)? loading)$/

export const readWait = (text: string, clause: Clause): Intents => {
  const paused = pause.exec(text)
  if (paused !== null) {
    const ms = duration(paused[1] ?? "", paused[2] ?? "")
    return ms === undefined ? undefined : [{ _tag: "Pause", ms }]
  }
  const found = head.exec(text)
  if (found?.[3] === undefined) return undefined
  const middle = lasting.exec(found[3])
  const limit =
    middle === null
      ? timeLimit(found[3])
      : { rest: `${middle[1]} ${middle[4]}`, within: duration(middle[2] ?? "", middle[3] ?? "") }
  const within = limit?.within ?? duration(found[1] ?? "", found[2] ?? "")
  const what = limit?.rest ?? found[3]
  if (!/[\uE000-\uF8FF]/.test(what) && (still.test(what) || (loaded.test(what) && !loading.test(what))))
    return [{ _tag: "Settle", ...limited(within) }]
  return readLoaded(what, within) ?? until(readAwaited(what, clause), within)
}

/** What one waits for: a fact, or a thing to be there. */
export const readAwaited = (text: string, clause: Clause): Intents => {
  const seen =
    /^(?:(?:I|we|you|the user|user) )?(?:can |could )?(?:sees?|(?<=\b(?:I|we|you|user) (?:can |could )?)reads?) (.+)$/i.exec(
      text
    )?.[1]
  if (seen !== undefined) return readSeen(seen, false, clause)
  const fact = readFact(infinitive(text), clause)
  if (fact !== undefined) return fact
  const told = / (?:says?|tells?|reports?|announces) that /i.test(text)
    ? readReport({ ...clause, text })
    : undefined
  if (told !== undefined) return told
  return readTarget(text.replace(/ to$/, ""), clause.literals) === undefined
    ? undefined
    : readSeen(text, false, clause)
}
