/** What several things are told to be, each by its name: `the tags are A, B and C`, of what stands by their label, of the steps of a form, of the choices of a field. */
import type { Intent } from "@assay/domain/Intent"
import { ground } from "../../ground/Ground.js"
import { Fell } from "../../run/Fell.js"
import { isField, isOnControl, isOnPressed, tableOf } from "../../screen/Kinds.js"
import { readableTextOf, type Run, runsOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View, within } from "../../screen/View.js"
import { brief, loose, stems } from "../../screen/Wording.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"

type Listed = Extract<Intent, { _tag: "CheckListed" }>

interface Piece {
  readonly text: string
  readonly seen: Seen
}

/** Without the number or the sign before it: `2. Experience`, `✓ Cart`. */
const bare = (text: string): string =>
  loose(text.replace(/^(?:\d{1,2}[.):]?\s+|[^\p{L}\p{N}]+)(?=\p{L})/u, ""))

const piecesOf = ({ seen, text }: Run): ReadonlyArray<Piece> =>
  text
    .split(/\s*[,;|·•/]\s+|\s+and\s+|\s+[·•|/–]\s+/u)
    .map((each) => ({ text: each.trim(), seen }))
    .filter((each) => /[\p{L}\p{N}]/u.test(each.text))

/** Labels that say the noun, or end with it: `Favourite tags` of tags. */
const isLabel = (text: string, noun: ReadonlyArray<string>): boolean => {
  const own = stems(text.replace(/\s*\(?\d+\)?$/u, ""))
  return own.length < noun.length + 2 && noun.every((word, at) => own[own.length - noun.length + at] === word)
}

/** What is read in the smallest box around the label, besides the label. */
const besideLabel = (view: View, label: Run): ReadonlyArray<Piece> | undefined => {
  for (const outer of upward(label.seen)) {
    const others = runsOf(view, outer).filter(
      ({ seen }) => seen !== label.seen && !isOnPressed(seen) && !isField(seen)
    )
    if (others.length === 0) continue
    return runsOf(view, outer)[0]?.seen === label.seen ? others.flatMap(piecesOf) : undefined
  }
  return undefined
}

/** "Languages: German, English", in one text. */
const afterLabel = (run: Run, noun: ReadonlyArray<string>): ReadonlyArray<Piece> => {
  const [, label = "", said = ""] = /^([^:]{2,40}):\s*(\S.*)$/u.exec(run.text) ?? []
  return label !== "" && isLabel(label, noun) ? piecesOf({ ...run, text: said }) : []
}

const kindOf = ({ seen }: Piece): string =>
  [...upward(seen)]
    .slice(0, 3)
    .map(({ node }) => node.role)
    .join()

const judged = ({ target, values }: Listed, pieces: ReadonlyArray<Piece>): Ruling | undefined => {
  const wanted = values.map(loose)
  const said = pieces.map(({ text }) => (wanted.includes(loose(text)) ? loose(text) : bare(text)))
  const missing = wanted.filter((value) => !said.includes(value))
  const others = pieces.filter((_, at) => !wanted.includes(said[at] ?? ""))
  const saw = `saw: ${pieces.map(({ text }) => brief(text, 60)).join(", ")}`
  if (missing.length === 0 && others.length === 0) return holds(saw, pieces[0]?.seen)
  const found = pieces.filter((_, at) => wanted.includes(said[at] ?? ""))
  // What else stands there may be said of them.
  const alike = others.every((other) => found.some((each) => kindOf(each) === kindOf(other)))
  return found.length > 0 && alike
    ? refuted(`${values.join(", ")} and nothing else for “${target.words}”`, saw)
    : undefined
}

/** What a field offers, with or without the words that ask for a choice. */
const ofField = (check: Listed, { antecedent, view }: Case): Ruling | undefined => {
  const found = ground(view, { ...check.target, role: "list" }, "choose", antecedent)
  const options = found._tag === "Found" ? found.seen.node.options : undefined
  if (found._tag !== "Found" || options === undefined) return undefined
  const asks = /^(?:please|select|choose|pick|all|any|every|none|[-–—])/iu
  const { seen } = found
  const pieces = options.map(({ label }) => ({ text: label, seen }))
  const offered = pieces.filter(({ text }, at) => at > 0 || !asks.test(text) || check.values.includes(text))
  return judged(check, offered)
}

/** The steps of a form: a list of which one is the current one. */
const ofSteps = (check: Listed, { view }: Case): Ruling | undefined => {
  if (!/^(?:steps|stages|phases)$/u.test(check.target.words)) return undefined
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      seen.children.length > 1 &&
      seen.children.filter(({ node }) => node.state.selected === true).length === 1 &&
      !within(view, seen).some(isField)
  )
  const pieces =
    only === undefined || another !== undefined
      ? []
      : only.children.flatMap((seen) => {
          const text = runsOf(view, seen)
            .map((run) => run.text)
            .filter((each) => /\p{L}/u.test(each))
            .join(" ")
          return text === "" ? [] : [{ text, seen }]
        })
  const ruling = judged(check, pieces)
  // One step comes after the other: told in another order, it may be meant so.
  return ruling?._tag === "Holds" &&
    !check.values.every((value, at) => bare(pieces[at]?.text ?? "") === loose(value))
    ? undecided(
        Fell.of(
          "target_ambiguous",
          `The ${check.target.words} stand in another order: ${pieces.map(({ text }) => text).join(", ")}.`
        )
      )
    : ruling
}

const heads = /^(?:table |column )head(?:er|ing)s$/u

/** The heads of the columns of the one table. */
const ofHeads = (check: Listed, { view }: Case): Ruling | undefined => {
  const all = view.all.filter(({ node }) => node.visible && node.role === "columnheader")
  const pieces = all
    .map((seen) => ({ text: readableTextOf(view, seen), seen }))
    .filter(({ text }) => text !== "")
  return new Set(all.map(tableOf)).size === 1 ? judged(check, pieces) : undefined
}

export const judgeEnumerated = (check: Listed, given: Case): Ruling | undefined => {
  const { by, ordered, target, values } = check
  const isLone = by === undefined && values.length === 1
  if (!isLone && (ordered || by !== target.words)) return undefined
  if (heads.test(target.words)) return ofHeads(check, given)
  if (target.role !== undefined || target.scopes.length > 0) return undefined
  const noun = stems(target.words)
  const runs = runsOf(given.view, given.view.root).filter(({ seen }) => !isOnControl(seen))
  const told = runs.map((run) => afterLabel(run, noun)).filter((pieces) => pieces.length > 0)
  const beside = runs
    .filter(({ text }) => isLabel(text.replace(/:\s*$/u, ""), noun))
    .flatMap((label) => {
      const pieces = besideLabel(given.view, label)
      return pieces === undefined || pieces.length === 0 ? [] : [pieces]
    })
  const [only, another] = [...told, ...beside]
  const labelled = only === undefined || another !== undefined ? undefined : judged(check, only)
  return labelled ?? ofField(check, given) ?? ofSteps(check, given)
}
