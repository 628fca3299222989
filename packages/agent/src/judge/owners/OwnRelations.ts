/** "The ticket is assigned to Milo" on the page of that ticket: by the label "Assignee" and what stands beside it. */
import { RegExp as Pattern } from "effect"
import type { Target } from "@assay/domain/Intent"
import { Fell } from "../../run/Fell.js"
import { isOnControl, standsIn } from "../../screen/Kinds.js"
import { allPhrases, runsOf } from "../../screen/VisibleText.js"
import { loose, readable } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { isPlain } from "../PlainTargets.js"
import { isCalled } from "./Relations.js"
import { type Case, rule, type Ruling, undecided } from "../Ruling.js"

const tie =
  /\b(?:is|was|has been|should be) (?:now |currently |still )?(?:not )?(\p{Ll}{4,}ed) (to|by|from) /iu

/** "The ticket", and none of those in a list. */
const isThePage = (target: Target): boolean => isPlain(target) && /^\p{Ll}{3,}$/u.test(target.name)

/** Nothing where no label is called so, or several are. */
export const byOwnRelation = (check: TextCheck, { step = "", view }: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const [, verb = "", word = ""] = tie.exec(step) ?? []
  if (subject === undefined || match !== "contains" || verb === "" || !isThePage(subject)) return undefined
  const runs = runsOf(view, view.root)
  const found = runs.flatMap(({ seen, text }, at) => {
    const value = runs[at + 1]
    const isLabel =
      text.trim().length < 30 &&
      isCalled(text.trim(), { verb: verb.toLowerCase(), word: word.toLowerCase() }) &&
      !isOnControl(seen) &&
      !standsIn(seen, /^(?:row|columnheader|listitem|article|heading|option)$/u)
    return isLabel && value !== undefined && value.seen.parent?.parent === seen.parent?.parent ? [value] : []
  })
  const [only, another] = found
  return only === undefined || another !== undefined
    ? undefined
    : rule(
        [expected, expected.replace(new RegExp(`^${verb} ${word} (?:the )?`, "iu"), "")].some(
          (said) => loose(only.text) === loose(said)
        ),
        negated,
        `“${expected}” for “${subject.words}”`,
        `saw: ${only.text}`,
        only.seen
      )
}

/** "The ticket is assigned to Hanna", whose name stands somewhere on its page: of that alone nobody knows what she has to do with it. */
export const unlessTied = (
  { expected, negated, subject }: TextCheck,
  { step = "", view }: Case
): Ruling | undefined => {
  const name = Pattern.escape(expected)
  const tied = new RegExp(
    `\\b(\\p{Ll}+ (?:to|by|from|for|with)) (?:the )?["“]?${name}(?![\\p{L}\\p{N}])`,
    "u"
  ).exec(step)?.[1]
  const word = tied?.split(" ").at(-1) ?? ""
  if (negated || word === "") return undefined
  const said = new RegExp(`(?<![\\p{L}\\p{N}])${word}:? (?:the )?${name}(?![\\p{L}\\p{N}])`, "iu")
  return allPhrases(view).some((text) => said.test(readable(text)))
    ? undefined
    : undecided(
        Fell.of(
          "target_ambiguous",
          `“${expected}” stands on the page, and nothing says “${word} ${expected}” of the ${subject?.words ?? "page"}.`
        )
      )
}
