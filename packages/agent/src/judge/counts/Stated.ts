/** How many there are by the page's own words: "3 items left", a badge, a number under its label. */
import type { Target } from "@assay/domain/Intent"
import type { Antecedent } from "../../ground/Sought.js"
import { recordsIn } from "../../ground/Records.js"
import { nodesIn, recordOf, type Region, regionOf } from "../../ground/Regions.js"
import { figureUnder } from "../../ground/Tabled.js"
import { numberAlone } from "../../language/words/Words.js"
import { Fell } from "../../run/Fell.js"
import { isCell, isOnControl, standsIn } from "../../screen/Kinds.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { phrasesOf, readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { loose, readable, sameWords, stem, stems, tokens } from "../../screen/Wording.js"
import { numbersIn } from "../figures/Numbers.js"
import { apartIn, phrasesIn, readIn } from "../texts/Phrases.js"
import { subjectsOf } from "../texts/Subjects.js"
import { behindMarks, bounds } from "./BesideMarks.js"
import { numberOn } from "./ControlFigures.js"
import { figureOf } from "./TileFigures.js"

/** A cell or a badge that holds nothing but a number. */
const alone = (view: View, region: Region): number | undefined =>
  numberAlone(region.seen?.parent === undefined ? "" : readIn(view, region))

/** What may stand before a number that says how many there are: not "max", "up to" or "recently viewed". */
const opens =
  /^(?:(?:you(?:r \p{L}+)? (?:have|has|holds?|contains?)|there (?:is|are)|(?:we )?found|total(?: of)?|all|showing(?: all| \d+ ?(?:[–-]|to) ?\d+(?: of| out of)?)?|shows?|with|now)[:\s]*)?$/iu

/** "Lisbon: 3 properties": a name before the number. */
const labels =
  /^(?!.*\b(?:max|min|limit|up to|at (?:most|least)|maximum|minimum|allowed|last|previous|recent|sent|\p{L}+ed)\b)[\p{L}][\p{L} '’-]{0,40}:$/iu

/** What may follow: where they are, but not what became of them. */
const closes =
  /^(?:[.,;:!?)|·•-].*|(?:left|remaining|found|total|in total|in all|to go|to do|available|online|(?:left )?(?:in|on|for|from|match(?:es|ing)?) .*)\W*)?$/iu

/** "10 samples, 3 pending": what a line says after its first number goes on about the same things. */
const lineOfParts = /^(\d{1,6}) (\p{L}+)((?: \p{L}+)*), (\d{1,6} \p{L}.*)$/u

/** Words for how some of them are, and not for what else there is. */
const how =
  /^(?:(?:still|now|currently|already|not) )?(?:out|in|on|off|at|over|under|with|without|un\p{L}+|\p{L}{2,}(?:ed|ing|able|ible)|open|free|ready|overdue|due|new|late|paid|left|done|active|inactive|full|empty|sold|lost|held|sent|closed|live|public|private|idle|busy|urgent|valid|invalid|missing|broken|hidden|taken|given|written)(?: (?!and\b)\p{L}+){0,3}$/u

/** The parts of such a line, each with its noun: "3 pending samples", "3 samples pending". */
const continued = (text: string): ReadonlyArray<string> => {
  const [, first = "", noun = "", where = "", rest = ""] = lineOfParts.exec(text.replace(/\.$/u, "")) ?? []
  if (noun === "") return []
  const parts = rest.split(/, /u).flatMap((part) => {
    const [, number = "", words = ""] = /^(\d{1,6}) (\p{L}[\p{L} -]*)$/u.exec(part) ?? []
    // What has a noun of its own is another thing: "3 projects, 12 members".
    return number === "" || !how.test(words)
      ? []
      : [`${number} ${noun} ${words}`, `${number} ${words} ${noun}`]
  })
  return parts.length === 0 ? [] : [`${first} ${noun}${where}`, ...parts]
}

/** "12 likes 0 comments": counts beside each other, and not the parts of one measure: "1 hour 20 minutes". */
const counts =
  /^(?:\d{1,6} (?!(?:hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s|days?|weeks?|months?|years?|feet|foot|ft|inch(?:es)?|in|yards?|miles?|km|cm|mm|kg|g|grams?|lbs?|pounds?|oz|ounces?|of)\b)\p{L}+(?:[ ,;·•|]+(?=\d)|$))+$/iu

/** "Tom Becker 3 friends" of Tom Becker. */
const isOwner = (lead: string, { scopes: [place] }: Target): boolean =>
  place !== undefined && place.target.name !== "" && loose(lead) === loose(place.target.name)

/** What goes on with the number after it, however far that stands. */
const goesOn =
  /\b(?:of|out of|to|max|maximum|min|minimum|limit|least|most|than|over|under|from|about|last)\W*$/iu

/** What says which those are that follow it; a figure with its noun is told by itself. */
const isBound = (before: string): boolean => (/\d/u.test(before) ? goesOn : bounds).test(before)

/** "91 messages sorted" in a bar, apart from what else stands in its line. */
const apart = (view: View, region: Region): ReadonlyArray<string> => {
  const pieces = apartIn(view, region.seen ?? view.root)
  return pieces.flatMap(({ seen, text }, at) =>
    region.from <= seen.at &&
    seen.at <= region.to &&
    /^\d/u.test(text) &&
    !isBound(pieces[at - 1]?.text ?? "")
      ? [text]
      : []
  )
}

/** A label and its number, behind which at most stands how that is reckoned. */
const figured =
  /^([^:]+):\s?(\d[\d,]*)(?: \((?:an?|one|two|three|four|five|\d{1,4}) (?:per|for each|for every) [^()]+\))?$/u

const stated = (view: View, region: Region, target: Target): ReadonlyArray<number> => {
  const wanted = stems(target.words)
  if (wanted.length === 0) return []
  const begun = phrasesOf(view, region.seen ?? view.root).flatMap(({ runs: [first] }) =>
    first !== undefined && first.seen.at >= region.from && first.seen.at <= region.to ? [first.text] : []
  )
  const said = [
    ...new Set([
      ...phrasesIn(view, region),
      ...begun,
      ...apart(view, region),
      ...inCells(view, region),
      ...behindMarks(view, region, target)
    ])
  ].map(readable)
  return said
    .flatMap((text) => [text, ...continued(text)])
    .flatMap((text) => {
      // "Votes: 5", "Recommended servers: 5 (one per 20 guests)".
      const [, label = "", number = ""] = figured.exec(text) ?? []
      if (number !== "" && tokens(label).map(stem).join(" ") === wanted.join(" "))
        return [Number(number.replaceAll(",", ""))]
      return [...text.matchAll(/(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+)(?![\d.,]*\d)\s+/gu)].flatMap((found) => {
        const rest = text.slice(found.index + found[0].length)
        const words = rest.split(/\s+/u)
        const named = words.slice(0, wanted.length)
        const fits =
          named
            .flatMap((word) => tokens(word))
            .map(stem)
            .join(" ") === wanted.join(" ")
        const tail = rest.slice(named.join(" ").replace(/[^\p{L}\p{N}]+$/u, "").length).trim()
        const lead = text.slice(0, found.index).trim()
        // "3.5 (64 reviews)", "3.5 · 64 reviews".
        const begins =
          opens.test(lead) ||
          // "★★★★☆ 18 reviews".
          !/[\p{L}\p{N}]/u.test(lead) ||
          labels.test(lead) ||
          /[(·•|]$/u.test(lead) ||
          isOwner(lead, target) ||
          counts.test(lead.replace(/[ ,;·•|]+$/u, ""))
        const isCount =
          fits && begins && (closes.test(tail) || (counts.test(tail) && counts.test(`1 ${named.join(" ")}`)))
        return isCount ? [Number((found[1] ?? "").replaceAll(",", ""))] : []
      })
    })
}

/** "10 samples, 3 pending" tells how many of the samples are pending, in whatever order a step has the words. */
export const isToldInLine = (view: View, regions: ReadonlyArray<Region>, { words }: Target): boolean => {
  const wanted = [...stems(words)].sort().join(" ")
  return regions
    .flatMap((region) => phrasesIn(view, region).map(readable))
    .flatMap(continued)
    .some((part) => [...stems(part.replace(/^\d+ /u, ""))].sort().join(" ") === wanted)
}

interface Labelled {
  readonly number: number
  /** On a tab, a link or a button. */
  readonly onControl: boolean
  /** Over a column, where it is what one of the lines says. */
  readonly isHead: boolean
}

/** "Users", with a number and nothing else beside it. */
const labelled = (view: View, target: Target, antecedent: Antecedent): ReadonlyArray<Labelled> => {
  const label: Target = { words: target.words, name: target.words, quoted: false, scopes: target.scopes }
  const subjects = target.words === "" ? [] : subjectsOf(view, label, antecedent)
  if (subjects instanceof Fell) return []
  return subjects.flatMap(({ regions, scored }) => {
    const texts = regions.flatMap((region) => phrasesIn(view, region)).map(readable)
    // "Kegs (50 L)" is the label all the same.
    const own = readableTextOf(view, scored.seen)
    const label = /^\p{L}/u.test(own) ? own : ""
    const after = (text: string) => (text.startsWith(`${label} `) ? text.slice(label.length + 1) : text)
    const others = [...new Set(texts.filter((text) => text !== label).map(after))].filter(
      (text) => stems(text).join(" ") !== stems(target.words).join(" ")
    )
    const [only, another] = others
    const figure = another === undefined ? only : figureOf(view, { regions }, own)?.text.trim()
    const number = figure !== undefined && /^\d[\d,]*$/u.test(figure) ? numbersIn(figure)[0] : undefined
    const { seen } = scored
    return scored.fit < 0.86 || number === undefined
      ? []
      : [{ number, onControl: isOnControl(seen), isHead: standsIn(seen, /^columnheader$/u) }]
  })
}

/** What may be a title, or the name of a group; not what one goes by, whose number may be of what is new there. */
const titles = new Set(["heading", "caption", "group", "region", "text", "table", "list"])

/** The title "Notes (2)", "Reviews: 12" in one piece, as it stands over them. */
const titled = (view: View, region: Region, { words }: Target): ReadonlyArray<number> => {
  const wanted = stems(words).join(" ")
  return nodesIn(view, region).flatMap((seen) => {
    const { name, role, visible } = seen.node
    if (!visible || !titles.has(role) || isOnControl(seen) || isCell(seen)) return []
    const [, title = "", number = ""] = /^(\p{L}[\p{L} '’-]*?)\s*[([](\d{1,6})[)\]]$/u.exec(name.trim()) ?? []
    return title !== "" && stems(title).join(" ") === wanted && stem(last(title)) !== last(title)
      ? [Number(number)]
      : []
  })
}

/** "💬 11", whose title says "Comments" where the mouse rests on it. */
const hinted = (view: View, region: Region, { words }: Target): ReadonlyArray<number> =>
  nodesIn(view, region).flatMap((seen) => {
    const isHinted =
      seen.node.visible &&
      !isOnControl(seen) &&
      seen.node.otherNames.some(
        ({ kind, value }) =>
          kind === "title" && loose(value) !== stem(loose(value)) && sameWords(value, words)
      )
    const number = isHinted ? numberOn(view, seen) : undefined
    return number === undefined ? [] : [number]
  })

const last = (title: string): string => tokens(title).at(-1) ?? ""

/** "Refills left", and the number that a list of terms gives for it. */
const defined = (view: View, region: Region, target: Target): ReadonlyArray<number> =>
  nodesIn(view, region).flatMap((seen) => {
    if (seen.node.role !== "term" || !seen.node.visible) return []
    if (stems(readableTextOf(view, seen)).join(" ") !== stems(target.words).join(" ")) return []
    const siblings = seen.parent?.children ?? []
    const next = siblings[siblings.indexOf(seen) + 1]
    return numberAlone(next?.node.role === "definition" ? readableTextOf(view, next) : "") ?? []
  })

/** "Hives in total" is the label of how many hives there are. */
const inTotal = (target: Target): ReadonlyArray<Target> =>
  target.words === "" || /\b(?:total|all)\b/iu.test(target.words)
    ? []
    : [`${target.words} in total`, `total ${target.words}`, `all ${target.words}`].map((words) => ({
        ...target,
        words,
        name: words
      }))

/** "Emails sent" is the label of how many sent emails there are. */
const turned = (target: Target): ReadonlyArray<Target> => {
  const [, state = "", noun = ""] = /^(\p{Ll}+) (\p{Ll}[\p{Ll}-]+)$/u.exec(target.words) ?? []
  const words = `${noun} ${state}`
  return state !== "" && how.test(state) ? [{ ...target, words, name: words }] : []
}

/** "820 emails were sent", in the words of the label "Emails sent". */
export const isInLabelsWords = (step: string, target: Target): boolean => {
  const said = step.toLowerCase().replace(/ (?:is|are|was|were|has been|have been)(?= )/gu, "")
  return turned(target).some(({ words }) => said.includes(words.toLowerCase()))
}

/** What each cell of a row says by itself: "5 items" among what the row says in one line. */
const inCells = (view: View, { seen }: Region): ReadonlyArray<string> =>
  (seen?.node.role === "row" ? seen.children : []).flatMap((cell) =>
    isCell(cell) ? [readableTextOf(view, cell)] : []
  )

/** "2 hours" in a row that has a column for the hours. */
const underHead = (view: View, { seen }: Region, target: Target): ReadonlyArray<number> => {
  const cell = seen?.node.role === "row" ? figureUnder(view, seen, target.words) : undefined
  const number = numberAlone(cell === undefined ? "" : readableTextOf(view, cell))
  return number === undefined ? [] : [number]
}

/** A card says "4 moorings free" of itself, and not of the page that lists it. */
const isOfOneThing = (view: View, region: Region, { words }: Target): boolean =>
  runsOf(view, region.seen ?? view.root).some(({ seen, text }) => {
    const record = loose(text).includes(loose(words)) ? recordOf(view, seen) : undefined
    return record !== undefined && !contains(record, region.seen ?? view.root) && isListed(view, record)
  })

/** A bar over the cards is built like one, and is none. */
const isListed = (view: View, record: Seen): boolean =>
  record.parent === undefined || recordsIn(view, regionOf(record.parent, ""), false).includes(record)

const toldIn = (view: View, regions: ReadonlyArray<Region>, target: Target): ReadonlyArray<number> =>
  regions.flatMap(
    (region) =>
      alone(view, region) ?? [
        ...stated(view, region, target),
        // "3 updates available".
        ...turned(target).flatMap((other) =>
          isOfOneThing(view, region, other) ? [] : stated(view, region, other)
        ),
        ...defined(view, region, target),
        ...underHead(view, region, target),
        ...titled(view, region, target),
        ...hinted(view, region, target)
      ]
  )

const labelsOf = (view: View, target: Target, antecedent: Antecedent): ReadonlyArray<Labelled> => [
  ...labelled(view, target, antecedent),
  ...[...inTotal(target), ...turned(target)].flatMap((other) => labelled(view, other, antecedent))
]

/** It gives a number only on what one goes by: "Orders 4" in the menu beside the table of the orders. */
export const isOnlyOnControls = (
  view: View,
  regions: ReadonlyArray<Region>,
  target: Target,
  antecedent: Antecedent
): boolean =>
  toldIn(view, regions, target).length === 0 &&
  labelsOf(view, target, antecedent).every(({ onControl }) => onControl)

/** All numbers that the page gives for it: what it says in words, before the number on what one goes by, which may be of what is new there. */
export const statedIn = (
  view: View,
  regions: ReadonlyArray<Region>,
  target: Target,
  antecedent: Antecedent
): ReadonlyArray<number> => {
  const told = toldIn(view, regions, target)
  const labels = labelsOf(view, target, antecedent).filter(
    ({ isHead, onControl }) => told.length === 0 || !(onControl || isHead)
  )
  return [...new Set([...told, ...labels.map(({ number }) => number)])]
}
