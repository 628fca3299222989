/** "The description mentions ▯" on the page of one thing, where nothing is called a description: the one text there that is written out. */
import { isAside } from "../../ground/Regions.js"
import { isOnPressed, isTitle, standsIn } from "../../screen/Kinds.js"
import { upward, type View } from "../../screen/View.js"
import { phrasesOf, type Run, runsOf } from "../../screen/VisibleText.js"
import { finder, plain, readable } from "../../screen/Wording.js"
import type { TextCheck } from "./PageTexts.js"
import { isPlain } from "../PlainTargets.js"
import { type Case, holds, type Ruling } from "../Ruling.js"

const called = /^(?:(?:product|item|short|long|full) )?description$/iu

/** Sentences of some words: neither a title nor a label or a note in a list. */
const written = (view: View): ReadonlyArray<Run> =>
  phrasesOf(view, view.root).flatMap(({ runs: [run], text }) => {
    const said = readable(text)
    const isProse = run !== undefined && said.split(/\s+/u).length > 5 && !/^["“«„]/u.test(said)
    if (!isProse || isOnPressed(run.seen) || isAside(run.seen)) return []
    const isBesides =
      standsIn(
        run.seen,
        /^(?:status|alert|log|dialog|row|listitem|article|cell|definition|blockquote|complementary|contentinfo|banner)$/u
      ) || [...upward(run.seen)].some(isTitle)
    return isBesides ? [] : [{ seen: run.seen, text: said }]
  })

/** Only what it says is judged: that it does not say so may be since more is told elsewhere. */
export const byDescription = (
  { expected, match, negated, subject }: TextCheck,
  { view }: Case
): Ruling | undefined => {
  if (negated || subject === undefined || !isPlain(subject) || !called.test(subject.name)) return undefined
  if (match !== "contains" && match !== "is") return undefined
  // What has a label of that name is told by it.
  if (runsOf(view, view.root).some(({ text }) => /^(?:\p{L}+ )?description:?$/iu.test(text.trim())))
    return undefined
  const [only, another] = written(view)
  if (only === undefined || another !== undefined) return undefined
  return finder(expected, match)(plain(only.text)) ? holds(`saw: ${only.text}`, only.seen) : undefined
}
