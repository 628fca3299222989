/** "Remove Bob from the table": the control that bears the verb, within the smallest container of the thing. */
import type { Target } from "@assay/domain/Intent"
import { isPronoun } from "../language/words/Pronouns.js"
import { isBox, isControl, isDialog, isField, isOnControl, standsIn } from "../screen/Kinds.js"
import { common, contains, type Seen, upward, type View, within } from "../screen/View.js"
import { runsOf } from "../screen/VisibleText.js"
import { stems, tokens } from "../screen/Wording.js"
import { candidateOf, isOverDrawing, nameOf, type Scored } from "./Candidates.js"
import { pictureOf } from "./Glyphs.js"
import type { Grounding } from "./Ground.js"
import { nthOf } from "./Ordinals.js"
import { isNumberedRow, liesOver } from "./OpenForms.js"
import { doneIn, inCorner, isEditor, namesOf } from "./DialogsClosed.js"
import { regionsOf } from "./Enclosures.js"
import { poolOf } from "./Pools.js"
import type { Antecedent } from "./Sought.js"
import { whole } from "./Match.js"
import { ofState } from "./MarkedAs.js"
import { byOwner, withoutNoun } from "./Reworded.js"
import { inRegion, isAside, isRecord, recordOf, type Region, wholePage } from "./Regions.js"
import { agreedOn } from "./Units.js"

const filler = new Set("the a an this that it to from in of button btn icon link".split(" "))

/** What a page calls the control that keeps a thing for later. */
const keeps = ["bookmark", "save", "favorite", "favourite"]

/** `mark as done` may be called "Done" as well. */
const spellings = (verb: string): ReadonlyArray<string> => {
  const state = /^mark as (.+)$/iu.exec(verb)?.[1]
  if (state !== undefined) return [verb, `mark ${state}`, state]
  return verb === "bookmark" ? keeps : [verb]
}

/** How well a control bears the verb: 1 alone or with the thing's own words, less with other words after it. */
const verbFit = (view: View, seen: Seen, verb: string, thing: ReadonlyArray<string>): number =>
  Math.max(
    ...spellings(verb).map((said) => wordFit(view, seen, said, thing)),
    pictureOf(seen, verb) || endsWithVerb(seen, verb) ? 0.9 : 0
  )

/** Parts of libraries call their pictures by the part first: `chip remove`. */
const endsWithVerb = ({ node }: Seen, verb: string): boolean => {
  const [wanted, another] = stems(verb)
  return (
    another === undefined &&
    node.otherNames.some(({ kind, value }) => kind === "picture" && stems(value).at(-1) === wanted)
  )
}

const bids =
  /(?:^|[.?!] )(?:click|tap|press|touch)(?: here| it| the \p{L}+)? to (\p{L}+)(?: it| the \p{L}+)?[.!]?$/iu

const wordFit = (view: View, seen: Seen, verb: string, thing: ReadonlyArray<string>): number => {
  const wanted = stems(verb)
  const fits = namesOf(view, seen).map((name) => {
    const have = stems(name)
    // "Click to flip" says what a click does.
    if (bids.exec(name)?.[1]?.toLowerCase() === verb.toLowerCase()) return 0.9
    if (wanted.length === 0 || !wanted.every((token, at) => have[at] === token)) return 0
    const rest = have.slice(wanted.length).filter((token) => !filler.has(token))
    if (rest.length === 0) return 0.95
    return rest.every((token) => thing.includes(token)) ? 1 : 0.6
  })
  return Math.max(0, ...fits)
}

/** The way to the page one is on does nothing there. */
const leadsHere = (seen: Seen): boolean =>
  seen.node.role === "link" && seen.node.state.selected === true && isAside(seen)

const bearers = (view: View, verb: string, thing: ReadonlyArray<string>, regions: ReadonlyArray<Region>) =>
  view.all
    .filter(
      (seen) =>
        (seen.node.visible || isOverDrawing(view, seen)) &&
        isControl(seen) &&
        !leadsHere(seen) &&
        regions.some((region) => inRegion(region, seen))
    )
    .map((seen): Scored => {
      const fit = verbFit(view, seen, verb, thing)
      return { seen, score: fit, fit, how: `bears the verb “${verb}”` }
    })
    .filter(({ score }) => score > 0)

/** The part of the page in which it stands, where the thing stands in another of the same kind: one column of a board, and the next. */
const parallelTo = (view: View, thing: Seen, seen: Seen): Seen | undefined => {
  const outer = common(thing, seen)
  const branch = (inner: Seen) => [...upward(inner)].find(({ parent }) => parent === outer)
  const [own, other] = [branch(thing), branch(seen)]
  return own !== undefined &&
    other !== undefined &&
    own !== other &&
    own.node.role === other.node.role &&
    /^(?:region|article|listitem|group)$/u.test(own.node.role) &&
    runsOf(view, other).some((run) => !isOnControl(run.seen))
    ? other
    : undefined
}

const standsInDialog = (seen: Seen): boolean => standsIn(seen, /^(?:dialog|alertdialog|menu|toolbar)$/u)

/** The bearers nearest to the thing, without leaving the record it stands in. */
const besideThing = (view: View, thing: Seen, all: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  let record = recordOf(view, thing)
  // What stands in the record of another is done to that.
  const own = all.filter(({ seen }) => parallelTo(view, thing, seen) === undefined || standsInDialog(seen))
  for (const outer of upward(thing)) {
    const inside = own.filter(({ seen }) => contains(outer, seen))
    if (inside.length > 0) return inside
    // The lines of a card are alike as well, and the card is one of several.
    const goesOn = outer === record && outer.parent !== undefined && isRecord(view, outer.parent)
    if (outer === record && !goesOn) return []
    if (goesOn) record = outer.parent
  }
  return []
}

/** Those beside any of the things, each once. */
const besideAny = (
  view: View,
  things: ReadonlyArray<Seen>,
  all: ReadonlyArray<Scored>
): ReadonlyArray<Scored> => {
  const near = things.flatMap((thing) => besideThing(view, thing, all))
  return [...new Map(near.map((scored) => [scored.seen, scored])).values()]
}

const pick = (view: View, all: ReadonlyArray<Scored>, target: Target): Grounding => {
  const sorted = [...all].sort((a, b) => b.score - a.score)
  const first = sorted[0]
  if (first === undefined) return { _tag: "Missing", what: target, candidates: [] }
  const equal = sorted.filter(({ score }) => score >= first.score - 0.02)
  if (equal.length === 1) return { _tag: "Found", ...first, tentative: first.score < 0.9 }
  return {
    _tag: "Ambiguous",
    candidates: equal.slice(0, 5).map((scored) => candidateOf(view, scored)),
    seen: equal.map(({ seen }) => seen)
  }
}

const verbTarget = (verb: string): Target => ({ words: verb, name: verb, quoted: false, scopes: [] })

const makes = /^(?:add|create|post|enter|submit|save)$/iu

/** "Add Buy stamps" beside a button "Add": pressed alone it would add nothing, where not even the words are on the page. */
const isUnknownName = (view: View, verb: string, { name }: Target): boolean => {
  if (!makes.test(verb) || !/(?:^|\s)\p{Lu}\p{Ll}/u.test(name)) return false
  const said = new Set(runsOf(view, view.root).flatMap(({ text }) => stems(text)))
  return stems(name).some((word) => !said.has(word))
}

/** "Create an invoice for Cobalt": a form that is not told of Cobalt makes one for nobody. */
const isForUnknown = (view: View, verb: string, { scopes }: Target): boolean =>
  makes.test(verb) &&
  scopes.some(({ relation, target: { name } }) => {
    const words = relation === "near" && /^[\p{Lu}\d\p{Sc}]/u.test(name) ? stems(name) : []
    const tells = (text: string): boolean => words.every((word) => stems(text).includes(word))
    return (
      words.length > 0 &&
      !runsOf(view, view.root).some(({ text }) => tells(text)) &&
      // What was put into the form is told to it.
      !view.all.some(({ node }) => node.visible && tells(node.value ?? ""))
    )
  })

/** A thing that no text on the page names: only a control that stands for the page as a whole can be meant. */
const withoutThing = (view: View, verb: string, target: Target, all: ReadonlyArray<Scored>): Grounding => {
  const spoken = all.filter(({ score }) => score === 1)
  if (spoken.length > 0) return pick(view, spoken, target)
  if (
    target.quoted ||
    tokens(target.name).some((token) => /\p{N}/u.test(token)) ||
    isUnknownName(view, verb, target)
  )
    return { _tag: "Missing", what: target, candidates: [] }
  return pick(
    view,
    all.filter(({ seen, score }) => score >= 0.95 && recordOf(view, seen) === undefined),
    verbTarget(verb)
  )
}

/** What is meant stands there: the control of its own that bears the verb. */
const withThings = (
  view: View,
  verb: string,
  target: Target,
  things: ReadonlyArray<Seen>,
  all: ReadonlyArray<Scored>
): Grounding => {
  const near = besideAny(view, things, all)
  if (near.length > 0) return pick(view, near, target)
  return {
    _tag: "Missing",
    what: verbTarget(verb),
    candidates: all.slice(0, 5).map((each) => candidateOf(view, each))
  }
}

export const groundVerb = (
  view: View,
  verb: string,
  target: Target | undefined,
  antecedent: Antecedent,
  to?: Target
): Grounding => {
  const borne = groundBearer(view, verb, target, antecedent, to)
  const layer = borne._tag === "Missing" && target !== undefined ? closing(view, verb, target) : undefined
  if (layer !== undefined) return { _tag: "Found", ...layer, tentative: true }
  const taken =
    borne._tag === "Missing" && target !== undefined ? taking(view, verb, target, antecedent) : undefined
  if (taken !== undefined) return taken
  const fold =
    borne._tag !== "Found" && target !== undefined ? foldOf(view, verb, target, antecedent) : undefined
  if (fold !== undefined) return { _tag: "Found", ...fold, tentative: true }
  const dialog =
    target?.role === "dialog" || isPronoun(target) || (target !== undefined && isEditor(view, target))
  if (borne._tag !== "Missing" || target === undefined || !dialog || !/^(?:close|dismiss)$/iu.test(verb))
    return borne
  const corner = inCorner(view, thingsOf(view, target, antecedent)) ?? doneIn(view)
  return corner === undefined ? borne : { _tag: "Found", ...corner, tentative: true }
}

/** "Expand the row", "collapse it": what folds it, though it says so to nobody, by its state. */
const foldOf = (view: View, verb: string, target: Target, antecedent: Antecedent): Scored | undefined => {
  const isOpen = /^(?:collapse|fold)$/iu.test(verb)
    ? true
    : /^(?:expand|unfold)$/iu.test(verb)
      ? false
      : undefined
  if (isOpen === undefined) return undefined
  const folds = (outer: Seen): ReadonlyArray<Seen> =>
    within(view, outer).filter(
      (seen) => seen.node.visible && isControl(seen) && !isField(seen) && seen.node.state.expanded === isOpen
    )
  const records = new Set(thingsOf(view, target, antecedent).flatMap((seen) => recordOf(view, seen) ?? []))
  const [record, other] = records
  const isLine =
    record !== undefined && other === undefined && /^(?:row|listitem|article)$/u.test(record.node.role)
  const inRecord = isLine ? folds(record) : []
  // "Collapse it again", of what the row unfolded: the one thing that says so.
  const saying = isPronoun(target)
    ? folds(view.root).filter(({ node }) => new RegExp(`\\b${verb}`, "iu").test(node.name))
    : []
  const found = inRecord.length > 0 ? inRecord : saying
  const [only, another] = found.filter((seen) => !found.some((each) => each !== seen && contains(each, seen)))
  return only === undefined || another !== undefined
    ? undefined
    : {
        seen: only,
        score: 0.8,
        fit: 0.8,
        how: isOpen ? "the one thing that is expanded" : "what it expands by"
      }
}

const choosing = ["select", "choose", "pick", "take"]

/** "Take the Fiat", where its button says "Select": what chooses one of several has few words. */
const taking = (view: View, verb: string, target: Target, antecedent: Antecedent): Grounding | undefined => {
  if (!choosing.includes(verb.toLowerCase()) || target.name === "") return undefined
  const all = choosing.map((other) => groundBearer(view, other, target, antecedent))
  const [only, another] = all.filter(
    (each) => each._tag === "Found" && each.score >= 0.95 && recordOf(view, each.seen) !== undefined
  )
  return another === undefined ? only : undefined
}

const layers = /(?:^|\s)(?:drawer|panel|side ?bar|sheet|flyout|overlay|tray)$/iu

/** "Close the drawer": what closes the one layer that lies over the page, whatever it is called. */
const closing = (view: View, verb: string, { name, quoted }: Target): Scored | undefined => {
  if (quoted || !/^(?:close|dismiss|hide)$/iu.test(verb) || !layers.test(name)) return undefined
  const lying = view.all.filter(
    (seen) =>
      seen.node.visible &&
      (isDialog(seen) ||
        seen.node.marks?.some(({ kind }) => kind === "sidebar" || kind === "dialog") === true)
  )
  const all = bearers(view, verb, [], [wholePage(view)]).filter(
    ({ score, seen }) =>
      score >= 0.9 && seen.node.state.covered !== true && lying.some((layer) => contains(layer, seen))
  )
  const [only, another] = all
  return another === undefined ? only : undefined
}

/** "Add a line": it is not there yet, so that its kind is all that the control can say of it. */
const toAdd = (verb: string, target: Target | undefined): string | undefined =>
  target?.role === "row" && target.name === "" && target.ordinal === undefined && /^add$/iu.test(verb)
    ? target.words
    : undefined

const groundBearer = (
  view: View,
  verb: string,
  target: Target | undefined,
  antecedent: Antecedent,
  to?: Target
): Grounding => {
  const regions = target === undefined ? [wholePage(view)] : regionsOf(view, target.scopes, antecedent)
  if ("name" in regions) return { _tag: "Missing", what: regions, candidates: [] }
  const thing = stems(`${toAdd(verb, target) ?? target?.name ?? ""} ${to?.words ?? ""}`)
  const all = bearers(view, verb, thing, regions).filter(
    ({ seen }) => !sendsOther(verb, target, antecedent, seen)
  )
  if (target === undefined) return pick(view, all, verbTarget(verb))
  if (isForUnknown(view, verb, target)) return { _tag: "Missing", what: target, candidates: [] }
  // The name of the control says it all: "Remove Bob".
  const whole = all.filter(
    ({ score, seen }) => score === 1 && tokens(nameOf(view, seen)).length > tokens(verb).length
  )
  if (whole.length === 1) return pick(view, whole, target)
  const things = thingsOf(view, target, antecedent)
  const near =
    things.length === 0 ? withoutThing(view, verb, target, all) : withThings(view, verb, target, things, all)
  if (near._tag === "Found") return near
  const there = onlyThere(target, all)
  if (there !== undefined) return { _tag: "Found", ...there, tentative: true }
  const hers = near._tag === "Ambiguous" ? ofOwner(view, target, antecedent, all) : undefined
  if (hers !== undefined) return { _tag: "Found", ...hers, tentative: hers.score < 0.9 }
  if (near._tag === "Ambiguous") return near
  const form = isPronoun(target) ? ofFilledForm(verb, antecedent, all) : undefined
  if (form !== undefined) return { _tag: "Found", ...form, tentative: true }
  const state = isPronoun(target) ? ofState(view, verb, antecedent, all) : undefined
  if (state !== undefined) return { _tag: "Found", ...state, tentative: true }
  const noun =
    bearerOfNoun(view, verb, target, antecedent) ?? bearerOfNoun(view, verb, nounApart(target), antecedent)
  return noun === undefined ? near : { _tag: "Found", ...noun, tentative: true }
}

/** "Decline the request from Hannah": what stands by her name, where every line has a request. */
const ofOwner = (
  view: View,
  { scopes }: Target,
  antecedent: Antecedent,
  all: ReadonlyArray<Scored>
): Scored | undefined => {
  const [scope, another] = scopes
  if (scope === undefined || another !== undefined || scope.relation !== "near" || scope.target.name === "")
    return undefined
  const [only, more] = besideAny(view, thingsOf(view, scope.target, antecedent), all)
  return more === undefined ? only : undefined
}

const sends = /^(?:save|submit|send|post|publish|create|add|register|enroll?|invite)$/iu

/** The form or dialog in which it stands. */
const formAround = (seen: Seen): Seen | undefined =>
  [...upward(seen)].find(({ node }) => /^(?:form|dialog)$/u.test(node.role))

/** "Tick Dark mode and send it": what sends another form sends nothing of this one. */
const sendsOther = (
  verb: string,
  target: Target | undefined,
  antecedent: Antecedent,
  sender: Seen
): boolean => {
  const seen = target !== undefined && isPronoun(target) ? antecedent?.seen : undefined
  return (
    seen !== undefined &&
    sends.test(verb) &&
    (isField(seen) || isBox(seen)) &&
    formAround(seen) !== formAround(sender)
  )
}

/** "Fill in the name and save it": what the field stands in, by the one control that bears the verb. */
const ofFilledForm = (
  verb: string,
  antecedent: Antecedent,
  all: ReadonlyArray<Scored>
): Scored | undefined => {
  const seen = antecedent?.seen
  const [only, another] = all
  if (seen === undefined || only === undefined || another !== undefined || !sends.test(verb)) return undefined
  // A box by itself may be no part of what is sent.
  const isPart = isBox(seen) ? formAround(seen) !== undefined : isField(seen)
  return isPart ? only : undefined
}

/** "The Spanish basics quiz": the quiz of Spanish basics. */
const nounApart = (target: Target): Target => {
  const [, owner, noun] = /^(\p{Lu}.*\S) (\p{Ll}+)$/u.exec(target.name) ?? []
  if (owner === undefined || noun === undefined || target.quoted || target.scopes.length > 0) return target
  const of: Target = { words: owner, name: owner, quoted: false, scopes: [] }
  return { ...target, words: noun, name: noun, scopes: [{ relation: "near", target: of }] }
}

const places = new Set<string | undefined>(["section", "dialog", "form"])

/** "Save the job in the panel": nothing there is called a job, and one button there says "Save" and no more. */
const onlyThere = (target: Target, all: ReadonlyArray<Scored>): Scored | undefined => {
  const { name, ordinal, quoted, role, scopes } = target
  const [scope, another] = scopes
  if (quoted || role !== undefined || ordinal !== undefined || !/^\p{Ll}{3,}$/u.test(name)) return undefined
  if (another !== undefined || scope?.relation !== "in" || !places.has(scope.target.role)) return undefined
  const [only, more] = all.filter(({ score }) => score >= 0.9)
  return more === undefined && (only?.score ?? 0) >= 0.95 ? only : undefined
}

const begins = /^(?:start|begin|open|launch|take|do|make|place|request|order|create)$/iu

/** "Start a refill of Ada": nothing is called "start", and one button of Ada's speaks of a refill. */
const bearerOfNoun = (
  view: View,
  verb: string,
  target: Target,
  antecedent: Antecedent
): Scored | undefined => {
  const [scope, another] = target.scopes
  const noun = stems(target.name)
  if (!begins.test(verb) || target.quoted || noun.length === 0 || target.ordinal !== undefined)
    return undefined
  if (scope === undefined || another !== undefined || scope.relation !== "near" || scope.target.name === "")
    return undefined
  const all = view.all.flatMap((seen): ReadonlyArray<Scored> => {
    const names = namesOf(view, seen).map((name) => stems(name))
    const fit = names.some((name) => name.length <= 6 && noun.every((word) => name.includes(word)))
    return seen.node.visible && isControl(seen) && fit && !isAside(seen)
      ? [{ seen, score: 0.8, fit: 0.8, how: `speaks of “${target.name}”` }]
      : []
  })
  const [only, more] = besideAny(view, thingsOf(view, scope.target, antecedent), all)
  return more === undefined ? only : undefined
}

const withoutRole = ({ role: _, ...target }: Target): Target => ({ ...target, words: target.name })

const thingsOf = (view: View, target: Target, antecedent: Antecedent): ReadonlyArray<Seen> => {
  if (isPronoun(target)) return antecedent?.seen === undefined ? [] : [antecedent.seen]
  // "Remove the second line": of the form that lies over the page, as "on the second line" is.
  const lines = isNumberedRow(target) ? regionsOf(view, [{ relation: "in", target }], antecedent) : []
  const line = !("name" in lines) && lines.length === 1 ? lines[0]?.seen : undefined
  if (line !== undefined && liesOver(line)) return [line]
  const direct = poolOf(view, target, "look", antecedent)
  const shorter = [byOwner(target), withoutNoun(target)].flatMap((each, at) => {
    const pool = each === undefined ? undefined : poolOf(view, each, "look", antecedent)
    return pool !== undefined && (at === 0 || (pool.scored[0]?.fit ?? 0) >= whole) ? [pool] : []
  })
  // "The alert “Low on paper”" may be any line that says so.
  const isLine = target.role === "message" && target.name !== "" && direct.scored.length === 0
  const said = isLine ? poolOf(view, withoutRole(target), "look", antecedent) : undefined
  const { scored } = (direct.scored[0]?.fit ?? 0) >= 0.8 ? direct : (shorter[0] ?? said ?? direct)
  const top = scored[0]?.score ?? 0
  const equal = scored.filter(({ score }) => score >= top - 0.02)
  if (target.ordinal === undefined) return equal.map(({ seen }) => seen)
  const { ordinal } = target
  const ordered = [...equal].sort((a, b) => a.seen.at - b.seen.at)
  const nth = agreedOn(ordered, (reading) => nthOf(reading, ordinal))
  return nth === undefined ? [] : [nth.seen]
}
