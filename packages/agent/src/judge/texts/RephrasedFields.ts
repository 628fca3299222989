/** Fields and labels in the words that people have for them: "the check-in date", "the minimum price", "the cart total". */
import type { Target } from "@assay/domain/Intent"
import { tellsOfKind } from "../../ground/KindTold.js"
import { regionsNamed } from "../../ground/Places.js"
import { recordOf, wholePage } from "../../ground/Regions.js"
import { isField, isOnControl } from "../../screen/Kinds.js"
import { type Run, runsOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"
import { loose, plain } from "../../screen/Wording.js"

const isPlain = ({ ordinal, quantifier, quoted, role, scopes }: Target): boolean =>
  !quoted &&
  ordinal === undefined &&
  quantifier === undefined &&
  (role === undefined || role === "field") &&
  scopes.length === 0

const called = (subject: Target, name: string): Target => ({ ...subject, name, words: name })

const fieldsCalled = (view: View, names: ReadonlyArray<string>): ReadonlyArray<Seen> => {
  const wanted = new Set(names.map(loose))
  return view.all.filter(
    (seen) => seen.node.visible && isField(seen) && wanted.has(loose(seen.node.name.replace(/[:*]\s*$/u, "")))
  )
}

const days = /^\d{4}-\d{2}-\d{2}|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|\b\d{4}$/u
const times = /^\d{1,2}[:.]\d{2}/u

/** "The check-in date" of the one field "Check-in" that holds a day. */
const fieldOfDay = (subject: Target, view: View): Target | undefined => {
  const [, name = "", kind = ""] = /^(\S.*) (date|day|time)$/iu.exec(subject.name) ?? []
  const [only, another] = name === "" ? [] : fieldsCalled(view, [name])
  const held = /^time$/iu.test(kind) ? times : days
  return only === undefined || another !== undefined || !held.test(only.node.value ?? "")
    ? undefined
    : { ...called(subject, only.node.name), role: "field" }
}

const ends: Readonly<Record<string, ReadonlyArray<string>>> = {
  min: ["min", "minimum", "from", "at least"], max: ["max", "maximum", "to", "up to"]
} // prettier-ignore

/** "The minimum price" of the field "Min price", or of the one field "Min" on a page that speaks of the price. */
const fieldOfEnd = (subject: Target, view: View): Target | undefined => {
  const [, end = "", what = ""] =
    /^(min|max)(?:imum)? (\p{L}[\p{L} ]*?)(?: (?:filter|limit|field))?$/iu.exec(subject.name) ?? []
  const words = ends[end.toLowerCase()]
  if (words === undefined) return undefined
  const [whole, more] = fieldsCalled(
    view,
    words.flatMap((word) => [`${word} ${what}`, `${what} ${word}`, `${what} (${word})`])
  )
  if (whole !== undefined)
    return more === undefined ? { ...called(subject, whole.node.name), role: "field" } : undefined
  const isSpokenOf = runsOf(view, view.root).some(
    ({ text }) => loose(text.replace(/[:*]\s*$/u, "")) === loose(what)
  )
  const [bare, other] = isSpokenOf ? fieldsCalled(view, words.slice(0, 2)) : []
  return bare === undefined || other !== undefined
    ? undefined
    : { ...called(subject, bare.node.name), role: "field" }
}

const isLabel = ({ seen, text }: Run, label: string): boolean =>
  !isOnControl(seen) && loose(plain(text).replace(/:$/u, "")) === loose(label)

/** "The cart total", "the order subtotal": the one label of that name in the one place of that name. */
const labelInPlace = (subject: Target, view: View): Target | undefined => {
  const [, place = "", label = ""] =
    /^(\p{L}+(?: \p{L}+)?) ((?:grand |sub)?total|subtotal|discount|shipping|delivery fee|service fee|tax|tip)$/iu.exec(
      subject.name
    ) ?? []
  if (place === "" || subject.role !== undefined) return undefined
  const target: Target = { words: place, name: place, quoted: false, scopes: [] }
  const [region, another] = regionsNamed(view, [wholePage(view)], { ...target, role: "section" })
  if (region?.seen === undefined || another !== undefined || recordOf(view, region.seen) === region.seen)
    return undefined
  const there = runsOf(view, region.seen).filter((run) => isLabel(run, label))
  return there.length === 1
    ? { ...called(subject, label), scopes: [{ relation: "in", target: { ...target, role: "section" } }] }
    : undefined
}

export const fieldIn = (subject: Target, view: View): Target | undefined =>
  isPlain(subject)
    ? (fieldOfDay(subject, view) ?? fieldOfEnd(subject, view) ?? labelInPlace(subject, view))
    : undefined

const sorts =
  /^(\p{L}\S*(?: \S+){0,2}) (account|category|project|plan|department|team|group|class|course|branch|budget|goal|wallet|pot|order|bill|card|room|hotel)$/iu

/** "The savings account", where the one thing of that name is called "Savings", and the page speaks of accounts. */
const withoutKind = (target: Target, view: View): Target | undefined => {
  const [, name = "", kind = ""] =
    target.quoted || target.role !== undefined ? [] : (sorts.exec(target.name) ?? [])
  if (name === "" || !tellsOfKind(view, kind)) return undefined
  const said = runsOf(view, view.root).filter(({ seen }) => !isOnControl(seen))
  const reads = (text: string): ReadonlyArray<Run> => said.filter((run) => loose(run.text) === loose(text))
  const [only, another] = reads(target.name).length > 0 ? [] : reads(name)
  return only === undefined || another !== undefined ? undefined : { ...target, name, words: target.words }
}

/** The same, of whose it is: "the balance of the savings account". */
export const ofItsKind = (subject: Target, view: View): Target | undefined => {
  const [first, ...rest] = subject.scopes
  if (first === undefined) return isPlain(subject) ? withoutKind(subject, view) : undefined
  const owner = first.target.scopes.length > 0 ? undefined : withoutKind(first.target, view)
  return owner === undefined ? undefined : { ...subject, scopes: [{ ...first, target: owner }, ...rest] }
}

const figures = /^(\S.*) (balance|price|rating|score|due date|status)$/iu

/** "The credit card balance" of the one thing that is called "Credit card". */
export const figureOfOne = (subject: Target, view: View): Target | undefined => {
  const [, name = "", figure = ""] = isPlain(subject) ? (figures.exec(subject.name) ?? []) : []
  const [only, another] = runsOf(view, view.root).filter(
    ({ seen, text }) =>
      !isOnControl(seen) && loose(text) === loose(name) && recordOf(view, seen) !== undefined
  )
  const owner: Target = { words: name, name, quoted: false, scopes: [] }
  return name === "" || only === undefined || another !== undefined
    ? undefined
    : { ...called(subject, figure.toLowerCase()), scopes: [{ relation: "near", target: owner }] }
}
