/** What goes into the fields that its words belong to: `take ▯ for 7 nights`, `set ▯ to unavailable`, `show only what is in ▯`. In words that the forms know. */
import { stems } from "../../screen/Wording.js"
import { plain } from "../words/Literals.js"
import { allThings, isThere, type Sight, type Thing } from "./Sight.js"
import { type Field, fieldCalled, fieldsOf, putInto, theOnly } from "./SightedFields.js"
import { controlOf } from "./ComposedPresses.js"
import { calledSo, type Deed, isKind, isLoose, type Item, type Way, wordsOf } from "./SightedWords.js"
import { glue, quote, set } from "../words/Tokens.js"
import { isOfOthers } from "./NarrowedBy.js"
import { roleOf } from "../words/Words.js"

const narrowing = set(
  "show display view list filter narrow limit restrict pick choose select use keep set switch change look want see click press tap"
)
const chips = set(
  "me us only just what which that those is are in the ones one items item filter filters list by to down results on all of with status state tab view chip everything things entries for it them at as table page grid"
)

const narrows =
  /\b(?:only|just|filter|narrow|limit|restrict|chip)\b|^(?:show|list|display) (?:me |us )?what (?:is|are) /iu
/** `show completed tasks`, `display all orders`: first which, then of what. */
const someThings =
  /^(?:[Ss]how|[Dd]isplay|[Ll]ist|[Vv]iew)s? (?:the )?(?:\p{L}+|[\uE000-\uF8FF])(?: \p{L}+)? (?:\p{Ll}{3,}s)$/u
const ofAll = /^\S+ all (?:the )?\p{Ll}+$/u

/** `show only what is ▯`, `pick the ▯ filter`: the one choice, box or button that narrows what is listed. */
export const narrowed: Way = ({ items, sight, text, verb }) => {
  if (!narrowing.has(verb)) return undefined
  const some = !narrows.test(text)
  if (some && !someThings.test(text)) return undefined
  if (some && ofAll.test(text))
    return calledSo("All", sight).some(({ kind }) => kind === "press") ? 'click "All"' : undefined
  const names = items.filter((item) => item._tag === "Name")
  const choices = names.filter(isKind("offers", "press", "box"))
  if (
    some &&
    (items[/ the /u.test(text) ? 2 : 1] !== choices[0] ||
      choices.some((each) => isKind("heads", "box")(each)))
  )
    return undefined
  // "Storm notices": what they are called together leads to all of them.
  const choice = theOnly(choices.filter((each, at) => at === 0 || !isLoose(each)))
  const rest = items.slice(1).filter((item) => item !== choice && item._tag !== "Sign")
  const at = choice === undefined ? -1 : items.indexOf(choice)
  const known = rest.every((item) =>
    item._tag === "Word"
      ? chips.has(item.said) ||
        glue.has(item.said) ||
        [at - 1, at + 1, at - 2, at - 3].includes(items.indexOf(item))
      : isLoose(item) && isKind("list", "heads", "entry", "text", "press")(item)
  )
  if (choice?._tag !== "Name" || !known || isOfOthers(items, choice, sight)) return undefined
  if (isKind("offers")(choice)) {
    const list = theOnly([
      ...new Set(choice.things.flatMap(({ kind, of }) => (kind === "offers" ? [of ?? ""] : [])))
    ])
    if (list === undefined) return undefined
    return list === "" || !fieldsOf(sight).some(({ names }) => names.includes(list))
      ? `select ${choice.said}`
      : `select ${choice.said} from the ${quote(list)} list`
  }
  return isKind("box")(choice) ? `check the ${choice.said} checkbox` : `click ${choice.said}`
}

/** Nothing is put anywhere by these. */
const elsewhere = set(
  "click press tap hit open close go navigate visit delete remove clear erase reload refresh scroll hover drag drop upload download see check verify look find log login logout sign wait untick uncheck unselect deselect cancel undo reset dismiss sort order filter show hide view expand collapse start submit save send"
)
const ticking = set(
  "tick check accept agree choose pick select take add include want need book order reserve stay rent hire use request have get make"
)
const joining = set(
  "for with and as to of is a an the at from in into by my its it long per each on worth will be then also plus i we up down me this that one only under over new value"
)

/** Nothing but what joins a value with its field. */
const between = (items: ReadonlyArray<Item>, from: number, to: number): boolean =>
  items
    .slice(Math.min(from, to) + 1, Math.max(from, to))
    .every(
      (item) =>
        item._tag === "Word" &&
        (/^(?:as|for|in|into|the|my|its|of|to|is|with|by|at)$/u.test(item.said) || measure.test(item.said))
    )

/** A measure behind its number: "2 kg". */
const measure =
  /^(?:kg|g|lbs?|km|m|cm|mm|metres?|meters?|hours?|hrs?|h|minutes?|mins?|days?|percent|years?)$/u

const isJoining = (item: Item): boolean =>
  item._tag === "Word" && (joining.has(item.said) || glue.has(item.said) || roleOf(item.said) !== undefined)

interface Slots {
  readonly said: ReadonlyArray<string>
  readonly fields: ReadonlyArray<Field>
}

/** `deliver` of "Delivery day". */
const kin = (word: string, { names }: Field): boolean =>
  word.length > 4 && names.some((name) => stems(name).some((each) => each.slice(0, 5) === word.slice(0, 5)))

/** `from ▯` of the one field that is called "From account". */
const tiedTo = (word: string, sight: Sight): Field | undefined =>
  /^(?:from|to)$/u.test(word)
    ? theOnly(fieldsOf(sight).filter(({ names }) => names.some((name) => stems(name)[0] === word)))
    : undefined

const offeredBy = (item: Extract<Item, { _tag: "Name" }>, sight: Sight): Field | undefined => {
  const lists = [
    ...new Set(
      item.things.flatMap(({ field, kind }) => (kind === "offers" && field !== undefined ? [field] : []))
    )
  ]
  const only = theOnly(lists)
  return only === undefined ? undefined : fieldsOf(sight).find(({ thing }) => thing.field === only)
}

/** Every value goes into the field whose words stand beside it, every choice to the list that offers it, every box is ticked; nothing else is said. */
export const slotsIn = (
  items: ReadonlyArray<Item>,
  { literals, sight, verb }: Deed,
  among: (field: Field) => boolean
): Slots | undefined => {
  const done = new Map<Field, string>()
  const ticks: Array<string> = []
  const used = new Set<number>()
  const spares: Array<number> = []
  const put = (field: Field | undefined, value: string): boolean => {
    const said =
      field === undefined || done.has(field) || !among(field)
        ? undefined
        : putInto(field, value, literals, sight)
    if (field === undefined || said === undefined) return false
    done.set(field, said)
    return true
  }
  const fieldAt = (at: number): Field | undefined => {
    const item = items[at]
    if (item === undefined || used.has(at) || (item._tag !== "Name" && item._tag !== "Word")) return undefined
    return isJoining(item) ? undefined : fieldCalled(wordsOf(item), literals, sight)
  }
  for (const [at, item] of items.entries()) {
    const tie = items[at - 1]
    const field =
      tie?._tag === "Word" && (item._tag === "Name" || item._tag === "Value")
        ? tiedTo(tie.said, sight)
        : undefined
    if (field === undefined || item._tag === "Word" || item._tag === "Sign") continue
    if (!put(field, item.said)) return undefined
    used.add(at)
  }
  for (const [at, item] of items.entries())
    if (item._tag === "Name" && !used.has(at) && isKind("offers")(item) && fieldAt(at) === undefined) {
      if (!put(offeredBy(item, sight), item.said)) return undefined
      used.add(at)
    }
  for (const [at, item] of items.entries()) {
    if (used.has(at) || (item._tag !== "Value" && item._tag !== "Count")) continue
    // "7 nights", "word count 1000", "200 as the amount".
    const near = [at + 1, at - 1, at + 2, at - 2, at + 3, at - 3].find(
      (one) => fieldAt(one) !== undefined && between(items, at, one)
    )
    if (near !== undefined && put(fieldAt(near), item.said)) used.add(near).add(at)
    else if (near === undefined) spares.push(at)
    else return undefined
  }
  for (const [at, item] of items.entries()) {
    if (used.has(at) || item._tag !== "Name" || !isKind("box")(item)) continue
    if (!ticking.has(verb)) return undefined
    ticks.push(`check the ${item.said} checkbox`)
    used.add(at)
  }
  // What belongs to no field by its words belongs to the one that is left.
  const [lone, another] = spares
  const open = fieldsOf(sight).filter(
    (field) =>
      field.thing.kind === "entry" && !done.has(field) && field.thing.sentBy !== undefined && among(field)
  )
  const value = lone === undefined ? undefined : items[lone]
  if (
    lone !== undefined &&
    (another !== undefined || done.size === 0 || value === undefined || !put(theOnly(open), value.said))
  )
    return undefined
  if (lone !== undefined) used.add(lone)
  const fields = [...done.keys()]
  const spare = items.every((item, at) => {
    if (used.has(at) || item._tag === "Sign") return item._tag !== "Sign" || /^[,&]$/u.test(item.said)
    if (item._tag !== "Word" && item._tag !== "Name") return false
    if (isJoining(item)) return true
    const word = wordsOf(item)
    if (items[at - 1]?._tag === "Count" && measure.test(word)) return true
    // A field that is named once more right beside what it was given says nothing else.
    const field = used.has(at - 1) || used.has(at + 1) ? fieldCalled(word, literals, sight) : undefined
    return (field !== undefined && done.has(field)) || fields.some((each) => kin(word, each))
  })
  const said = [...done.values(), ...ticks]
  return spare && said.length > 0 ? { said, fields } : undefined
}

/** "Set it to last 60 days" puts nothing into "Last name". */
const setTo = /^\p{L}+ (?:it|this|that|them) to \p{Ll}+ \S/u

/** `take ▯ for 7 nights`, `have it delivered on ▯`. */
export const slotted: Way = (deed) =>
  elsewhere.has(deed.verb) ||
  repeating.test(deed.verb) ||
  setTo.test(deed.text) ||
  /\b(?:remove|off|away|un\w+)\b/iu.test(deed.text)
    ? undefined
    : slotsIn(deed.items.slice(1), deed, () => true)?.said.join("; ")

const repeating = /^(?:repeat|confirm|retype|re-?enter|verify)$/u
const second = set("repeat repeated confirm confirmation confirmed retype reenter again verify verification")

/** `repeat the password ▯`, `confirm the email with ▯`: the one field that is called a second of that. */
export const repeated: Way = ({ literals, sight, text, verb }) => {
  const [, noun = "", mark = ""] =
    /^\S+ (?:the |my |your )?(?:same )?(\p{Ll}[\p{Ll} -]{1,30}?)(?: again)?(?: with| as|:)? ([\uE000-\uF8FF])$/u.exec(
      text
    ) ?? []
  if (!repeating.test(verb) || noun === "") return undefined
  const field = theOnly(
    fieldsOf(sight).filter(
      ({ names, thing }) =>
        thing.kind === "entry" &&
        names.some((name) => {
          const words = stems(name)
          return words.some((word) => second.has(word)) && stems(noun).every((word) => words.includes(word))
        })
    )
  )
  return field === undefined ? undefined : putInto(field, mark, literals, sight)
}

/** `start a 2 hour session for ▯`: the fields of the form that the control sends off, and the control. */
export const formed: Way = (deed) => {
  const control = controlOf(deed, deed.items)
  if (control === undefined || control.rest.length === 0) return undefined
  const sent = (field: Field): boolean => field.thing.sentBy?.toLowerCase() === control.name.toLowerCase()
  const slots = slotsIn(control.rest, deed, sent)
  return slots === undefined || slots.fields.length === 0
    ? undefined
    : [...slots.said, `click ${quote(control.name)}`].join("; ")
}

const settingTo = set("set mark switch change turn make put flip toggle")
const denying = /^(?:un|in|de|dis)(?=\p{L}{4})|^not |^no longer /u

/** `set ▯ to unavailable`, `mark it as explicit`: the one box of that name that says so, or not. */
export const ticked: Way = ({ literals, sight, text, verb }) => {
  if (!settingTo.has(verb)) return undefined
  const [, thing = "", state = ""] =
    /^\S+ (?:the )?(.+?) (?:to be|to|as|into) (?:the )?([\p{L} -]{2,30}|[\uE000-\uF8FF])$/u.exec(text) ?? []
  const name = /^(?:it|this|that)$/iu.test(thing) ? [] : stems(plain(thing, literals))
  const said = plain(state, literals).toLowerCase()
  const bare = said.replace(denying, "")
  if (thing === "" || said === "") return undefined
  const has = (words: ReadonlyArray<string>, wanted: ReadonlyArray<string>) =>
    wanted.every((word) => words.includes(word))
  const boxes = new Set(
    allThings(sight).flatMap((each) => {
      const words = stems(each.name)
      const isIt = each.kind === "box" && isThere(each) && each.unseen !== true && has(words, name)
      return isIt && (has(words, stems(said)) || has(words, stems(bare))) ? [each.name] : []
    })
  )
  const box = theOnly([...boxes])
  if (box === undefined) return undefined
  return `${has(stems(box), stems(said)) ? "check" : "uncheck"} the ${quote(box)} checkbox`
}

const searching = /^(?:search|look|find|filter|type|enter)(?: (?:up|for|out|by))*(?: (?:the|a|an))? /iu
const where =
  / (?:with|in|using|via|into|through|by) (?:the |its )?(?:search(?: (?:box|bar|field|form))?|filter(?: box| field)|find(?: box| field))$/iu

/** One types into it, as well where it is drawn with a list of what it found. */
const takesWords = ({ drawn, holds, kind }: Thing): boolean =>
  kind === "entry" || (kind === "list" && drawn === true && holds !== undefined)

/** `look up ▯ with the search box`, `search for the client Optika`: into the field that is called so, or the one that searches. */
export const searched: Way = ({ literals, sight, text }) => {
  if (!searching.test(text) || (!where.test(text) && !/^(?:search|look (?:up|for)|find) /iu.test(text)))
    return undefined
  const said = text.replace(where, "").replace(searching, "").trim()
  const fields = fieldsOf(sight).filter(
    ({ names, thing }) =>
      takesWords(thing) &&
      (/^(?:search|find|filter|look|show)/iu.test(thing.searchedBy ?? "") ||
        names.some((name) => /\b(?:search|find|filter|look up)\b/iu.test(name)))
  )
  const [, label = "", value = said] = /^([\p{Ll} ]{3,30}?) ([\p{Lu}\d\uE000-\uF8FF#].*)$/u.exec(said) ?? []
  const named = label === "" ? undefined : fieldCalled(label, literals, sight)
  const field = named === undefined ? theOnly(fields) : fields.find((each) => each === named)
  if (field === undefined || field.thing.kind !== "entry" || value === "") return undefined
  if (/[,;]| (?:and|then|in|on|with|by|for|from|to|of|about) /u.test(value)) return undefined
  if (label !== "" && named === undefined && !isKindOfThing(label, sight)) return undefined
  const done = putInto(field, value, literals, sight)
  if (done === undefined) return undefined
  if (field.thing.searchedBy !== undefined) return `${done}; click ${quote(field.thing.searchedBy)}`
  // What sends it off may have any name; what is only typed there is not sent off.
  return /^(?:search|look|find) /iu.test(text)
    ? done.replace(/^enter (.*) into the (.*)$/u, "search for $1 in the $2")
    : done
}

/** One word for what kind of thing is looked for. */
const isKindOfThing = (label: string, sight: Sight): boolean =>
  !label.includes(" ") &&
  (roleOf(label) !== undefined || calledSo(label, sight).length > 0 || /^\p{Ll}{3,}$/u.test(label))

/** `set it to last 60 days`, `have it repeat weekly`: by the verb, which the one question or field of that has in its name. */
export const asked: Way = ({ literals, sight, text, verb }) => {
  if (!/^(?:set|have|get|let|make)$/u.test(verb)) return undefined
  const [, said = "", value = ""] =
    /^\p{L}+ (?:it|this|that|them|(?:the|my|this) \p{Ll}+) (?:to )?(\p{Ll}{3,}) (?:every |each |for |after |in |on |at )?(?:the )?(\S.*)$/u.exec(
      text
    ) ?? []
  const wanted = plain(value, literals)
  const [word = "", more] = stems(said)
  if (word === "" || more !== undefined || glue.has(said) || joint.test(value)) return undefined
  const asks = (name: string): boolean => stems(name).includes(word)
  const lists = allThings(sight).filter(
    ({ kind, name, of }) =>
      kind === "offers" && of !== undefined && asks(of) && name.toLowerCase() === wanted.toLowerCase()
  )
  const questions = new Set(allThings(sight).flatMap(({ kind, of }) => (kind === "offers" && of !== undefined && asks(of) ? [of] : []))) // prettier-ignore
  const question = theOnly([...questions])
  // "Last name" asks for nothing that lasts.
  const named = (name: string): boolean =>
    asks(name) && (/\?$|^(?:how|when)\b/iu.test(name) || (said !== "last" && stems(name).length === 1))
  const fields = fieldsOf(sight).filter(({ names, thing }) =>
    names.some(thing.kind === "list" ? asks : named)
  )
  // What is called so as a whole is chosen as that: "Last 60 days".
  if (calledSo(`${said} ${wanted}`, sight).length > 0) return undefined
  if (fields.length > 0) {
    const field = theOnly(fields)
    return field === undefined || questions.size > 1 ? undefined : putInto(field, value, literals, sight)
  }
  return question === undefined || theOnly(lists.filter(isThere)) === undefined
    ? undefined
    : `select ${quote(wanted)} from the ${quote(question)} list`
}

const joint = /[,;"]| (?:and|then|or|but) /u
