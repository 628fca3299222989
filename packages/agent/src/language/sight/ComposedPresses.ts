/** What is pressed, told by what is done: `take in the order`, `let ▯ depart`, `add two shirts`, `mark the one from ▯ as ready`. In words that the forms know. */
import { keepingOf } from "../../Keeping.js"
import { stem, stems } from "../../screen/Wording.js"
import { plain } from "../words/Literals.js"
import { allThings, isThere, type Sight, thingsCalled } from "./Sight.js"
import {
  calledSo,
  type Deed,
  infinitiveOf,
  isKind,
  isLoose,
  type Item,
  itemsOf,
  type Way,
  wordsOf
} from "./SightedWords.js"
import { greeting } from "../words/Greetings.js"
import { glue, quote, set } from "../words/Tokens.js"
import { verbOf } from "../words/Verbs.js"
import { countOf, roleOf } from "../words/Words.js"

interface Press {
  readonly name: string
  /** By which one tells what it does. */
  readonly words: ReadonlyArray<string>
}

const filler = set("the a an this that these those your my our it")

/** "Completed" is what is shown there, and not what is done. */
const isPast = (word: string): boolean => verbOf(word)?.form === "past"

const doing = (name: string): ReadonlyArray<string> => {
  const [first, ...rest] = stems(name).filter((word) => !filler.has(word))
  return first === undefined ? [] : [isPast(first) ? first : stem(infinitiveOf(first)), ...rest]
}

export const pressesOf = keepingOf((sight: Sight): ReadonlyArray<Press> => {
  const names = allThings(sight).flatMap(({ kind, name, past, unseen }) =>
    kind === "press" && past !== true && unseen !== true ? [name] : []
  )
  return [...new Set(names)]
    .map((name) => ({ name, words: doing(name) }))
    .filter(({ words }) => words.length > 0 && words.length < 7)
})

/** What is done is what a control is called by; `collected` is what has become of a thing. */
export const isLead = (sight: Sight, word: string): boolean =>
  !word.endsWith("ed") &&
  !thingsCalled(sight, word).some(({ kind }) => kind === "heads" || kind === "list" || kind === "entry") &&
  pressesOf(sight).some(({ name }) => /^[\p{L}-]+/u.exec(name)?.[0].toLowerCase() === word.toLowerCase())

const small = set(
  "please just then now again also with from at in on of to for by off out up down back over as its my the about"
)

const isSmall = (word: string): boolean =>
  (glue.has(word) && word !== "and") || small.has(word) || roleOf(word) !== undefined

const stemsOf = (item: Item | undefined): ReadonlyArray<string> =>
  item === undefined || item._tag === "Sign" ? [] : stems(wordsOf(item))

/** Which of the items the control is called by: all of its words, in their order; a name is said whole. */
const taken = (
  { words }: Press,
  verb: string,
  items: ReadonlyArray<Item>
): ReadonlySet<number> | undefined => {
  if (words[0] !== stem(verb)) return undefined
  const used = new Set([0])
  // The first of them may be a name: "Hand over".
  let next = Math.max(1, items[0]?._tag === "Name" ? stemsOf(items[0]).length : 1)
  for (let at = 1; at < items.length && next < words.length; at++) {
    const own = stemsOf(items[at])
    if (own.length > 0 && own.every((word, n) => words[next + n] === word)) {
      used.add(at)
      next += own.length
    }
  }
  return next === words.length ? used : undefined
}

const particles = set("in out off on over up down back away")

/** `call the storm off` as `call off the storm`: the last of the items stands behind the first. */
const joined = (items: ReadonlyArray<Item>): ReadonlyArray<Item> => {
  const [first, ...rest] = items
  const last = rest.at(-1)
  return first !== undefined && last?._tag === "Word" && particles.has(last.said) && rest.length > 1
    ? [first, last, ...rest.slice(0, -1)]
    : items
}

const isRecord = isKind("begins", "text", "press")
/** What heads a column or labels a field only says of what kind a thing is: "the berth ▯". What is chosen or ticked is no record. */
const isLabel = isKind("heads", "entry", "list")
const isHead = isKind("heads")
const isChoice = isKind("offers", "box")

/** Where no whole name is said, the one text that has the words in it. */
const isIn = (said: string, sight: Sight): boolean => {
  const words = stems(said).join(" ")
  return (
    words !== "" &&
    allThings(sight)
      .filter(isThere)
      .some(
        ({ kind, name }) =>
          (kind === "text" || kind === "begins") &&
          name.length < 80 &&
          ` ${stems(name).join(" ")} `.includes(` ${words} `)
      )
  )
}

/** What it is called by where it stands; `#12` of a number that is known there. */
const recordAt = (items: ReadonlyArray<Item>, at: number, { literals, sight }: Deed): string | undefined => {
  const [sign, item] = [items[at - 1], items[at]]
  if (item === undefined || item._tag === "Sign" || item._tag === "Word") return undefined
  if (item._tag === "Name")
    return isRecord(item) && !isLabel(item) && !isLoose(item) && !(isChoice(item) && !isKind("begins")(item))
      ? item.said
      : undefined
  const said = plain(item.said, literals)
  const tie = items[at - 1]
  const about = tie?._tag === "Word" && /^(?:about|for|of|from)$/u.test(tie.said)
  const known = thingsCalled(sight, said).length > 0 || (about && item._tag === "Value" && isIn(said, sight))
  return known ? quote(sign?._tag === "Sign" && sign.said === "#" ? `#${said}` : said) : undefined
}

const ties = /^(?:of|from|for|the|by|with|at|on|in|about|named|called|one|my|its)$/u

/** It stands beside a record, over no more than what ties the two: "the order of ▯", "the ▯ project". */
const isBeside = (items: ReadonlyArray<Item>, at: number, records: ReadonlySet<number>): boolean =>
  [-1, 1].some((way) => {
    for (let near = at + way; near >= 0 && near < items.length; near += way) {
      if (records.has(near)) return true
      const item = items[near]
      if (item?._tag === "Sign" ? item.said !== "#" : !(item?._tag === "Word" && ties.test(item.said)))
        return false
    }
    return false
  })

/** `in the footer`, `at the top`: where it stands is not left out. */
const isPlace = (items: ReadonlyArray<Item>, at: number): boolean => {
  const word = (n: number): string => {
    const item = items[n]
    return item?._tag === "Word" ? item.said : ""
  }
  const before = /^(?:the|its|this|that|my)$/u.test(word(at - 1)) ? word(at - 2) : word(at - 1)
  return /^(?:in|inside|on|at|under|below|above|within|near)$/u.test(before) && !ties.test(word(at))
}

/** A word for the kind of thing, and no part of what one of them is called: "the boat", and not "the backpack" of a "Canvas Backpack". */
const isGeneric = (item: Item | undefined, sight: Sight): boolean => {
  const [word] = stemsOf(item)
  return (
    word === undefined || thingsCalled(sight, word).some(({ kind }) => kind === "heads") || !isIn(word, sight)
  )
}

/** Nothing but a thing that is there, with words that tell of what kind it is; or one such word alone. */
const recordsIn = (items: ReadonlyArray<Item>, deed: Deed, spare = 0): ReadonlyArray<string> | undefined => {
  const records = new Map(
    items.flatMap((_, at) => {
      const record = recordAt(items, at, deed)
      return record === undefined ? [] : [[at, record] as const]
    })
  )
  const kinds = items.flatMap((item, at) => {
    const small = item._tag === "Word" && isSmall(item.said) && !isPlace(items, at)
    const says = !small && !(item._tag === "Sign" && item.said === "#")
    // "The one from ▯".
    return records.has(at) || !says || (item._tag === "Count" && item.said === "one") ? [] : [at]
  })
  const ats = new Set(records.keys())
  const known = kinds.every((at) => {
    const item = items[at]
    return (
      item?._tag === "Word" || (item?._tag === "Name" && isLoose(item) && (!isLabel(item) || isHead(item)))
    )
  })
  // "On ▯ and on ▯" is told of each.
  const several = items.some((item) => item._tag === "Word" && /^(?:and|also|both)$/u.test(item.said))
  if (!known || several || records.size > 2) return undefined
  return (
    records.size > 0
      ? kinds.every((at) => isBeside(items, at, ats))
      : kinds.length <= spare && kinds.every((at) => isGeneric(items[at], deed.sight))
  )
    ? [...new Set(records.values())]
    : undefined
}

const pressing = /^(?:click|press|tap|hit|push|use)s? (?:on )?(?:the )?/iu
const often = / (twice|thrice|(?:\d|two|three|four|five) times)$/iu

/** `press plus for ▯ twice`: how often goes to the end. */
const timesOf = (text: string): readonly [string, string] => {
  const [all = "", times = ""] = often.exec(text) ?? []
  return [
    all === "" ? text : text.slice(0, -all.length),
    times === "" ? "" : ` ${times.replace(/^thrice$/iu, "three times")}`
  ]
}

const sendersIn = keepingOf(
  (sight: Sight): ReadonlySet<string> =>
    new Set(
      allThings(sight)
        .filter(isThere)
        .flatMap(({ sentBy }) => (sentBy === undefined ? [] : [sentBy.toLowerCase()]))
    )
)

interface Control {
  readonly name: string
  /** How many of the words it has. */
  readonly words: number
  /** What is said besides. */
  readonly rest: ReadonlyArray<Item>
}

const partsOfThings =
  /^(?:menu|options|settings|actions|preferences|dialog(?:ue)?|pop-?up|drop-?down|history|calendar|list|window|panel)$/u

/** "Open the options menu of ▯" opens a part of it: "Open ▯" opens the thing itself. */
const isOfItsPart = (order: ReadonlyArray<Item>, used: ReadonlySet<number>): boolean =>
  [...used].some((at) => {
    const [part, tie] = [order[at - 2], order[at - 1]]
    return (
      tie?._tag === "Word" &&
      /^(?:of|for|on)$/u.test(tie.said) &&
      part?._tag === "Word" &&
      partsOfThings.test(part.said) &&
      !used.has(at - 2)
    )
  })

/** "Clear completed" clears the completed tasks: the noun that its name leaves out stands behind it, and nothing else. */
const isLeftOut = (
  name: string,
  order: ReadonlyArray<Item>,
  used: ReadonlySet<number>,
  at: number
): boolean => {
  const item = order[at]
  return (
    /(?:\p{L}{2}ed|\ball|\bdone|read)$/iu.test(name) &&
    at === Math.max(...used) + 1 &&
    at === order.length - 1 &&
    item?._tag === "Word" &&
    /\p{Ll}{2}s$/u.test(item.said)
  )
}

/** The one control that is called by what is done, by as many words as there are. */
export const controlOf = ({ sight, verb }: Deed, items: ReadonlyArray<Item>): Control | undefined => {
  if (verbOf(verb) === undefined && !isLead(sight, verb)) return undefined
  const all = pressesOf(sight).flatMap((press) =>
    [items, joined(items)].flatMap((order) => {
      const used = taken(press, verb, order)
      return used === undefined || isOfItsPart(order, used) ? [] : [{ ...press, used, order }]
    })
  )
  const most = Math.max(0, ...all.map(({ used }) => used.size))
  // "Check the boat in" sends off the form that is there, rather than open it once more.
  const sending = all.filter(({ name }) => sendersIn(sight).has(name.toLowerCase()))
  const best = sending.length > 0 ? sending : all.filter(({ used }) => used.size === most)
  const [press] = best
  if (press === undefined || new Set(best.map(({ words }) => words.join(" "))).size > 1) return undefined
  return {
    name: press.name,
    words: press.words.length,
    rest: press.order.filter(
      (_, at) => !press.used.has(at) && !isLeftOut(press.name, press.order, press.used, at)
    )
  }
}

/** `take in the order`, `deliver ▯`, `let ▯ depart from ▯`: a control by what is done, in the row of what it is done to. */
export const byVerb: Way = (whole) => {
  const [text, times] = timesOf(whole.text)
  // "Send hello" tells what to write.
  if (greeting.test(text.replace(/^\S+ /u, ""))) return undefined
  const rest = text.replace(pressing, "")
  const items = rest === whole.text ? whole.items : itemsOf(rest, whole.literals, whole.sight)
  const verb = rest === text ? whole.verb : infinitiveOf(stemsOf(items[0])[0] ?? "")
  const control = controlOf({ ...whole, verb }, items)
  // What is pressed has a name; what is done is done to "the boat".
  const spare = verb === whole.verb ? 1 : 0
  const [kind, ...others] = control?.rest ?? []
  const role = kind?._tag === "Word" && roleOf(kind.said) !== undefined ? kind.said : undefined
  // What is pressed by its picture is no name that is read.
  if (role !== undefined && roleOf(role) === "icon") return undefined
  const records =
    control === undefined ? undefined : recordsIn(role === undefined ? control.rest : others, whole, spare)
  if (control === undefined || records === undefined) return undefined
  // "Ticket ▯" is no deed, though a control is called so.
  if (!whole.known && verb === whole.verb && records.length === 0 && control.words < 2) return undefined
  const apart = records.some(
    (record) =>
      whole.sight.beside?.(plain(record, whole.literals).replaceAll('"', ""), control.name) === false
  )
  return apart
    ? undefined
    : `click ${[role === undefined ? quote(control.name) : `the ${quote(control.name)} ${role}`, ...records].join(" in the row of ")}${times}`
}

/** `press plus for ▯ twice`. */
export const signPressed: Way = (whole) => {
  const [text, times] = timesOf(whole.text)
  const [all = "", sign = ""] =
    /^(plus|minus|[+＋−–-])(?: (?:button|sign|icon))? (?:for|of|on|beside|next to|by|at|in) /iu.exec(
      text.replace(pressing, "")
    ) ?? []
  if (all === "" || !pressing.test(text)) return undefined
  const said = text.replace(pressing, "").slice(all.length)
  const [record, another] = recordsIn(itemsOf(`x ${said}`, whole.literals, whole.sight).slice(1), whole) ?? []
  const loosely = record ?? quote(calledSo(said.replace(/^the /iu, ""), whole.sight)[0]?.name ?? "")
  return another === undefined && loosely !== '""'
    ? `click ${quote(/^(?:plus|[+＋])$/iu.test(sign) ? "+" : "−")} in the row of ${loosely}${times}`
    : undefined
}

const adding = set("add put take include order ring get buy")
const removing = /^(?:remove|drop|deduct|subtract)$|^take\b.*\b(?:off|away|out|back)\b/u
const basket =
  / (?:in|on|from|to|into|off|of) (?:the |my |our )?(?:order|basket|cart|bag|list|bill|ticket|tray|trolley|booking)$/iu

const plus = /^(?:[+＋]|plus|more|increase|increment)$/iu
const minus = /^(?:[-−–]|minus|less|decrease|decrement)$/iu

/** The sign beside a thing, where each has one. */
const signBeside = (name: string, sign: RegExp, sight: Sight): string | undefined =>
  [
    ...new Set(
      allThings(sight).flatMap((each) =>
        each.kind === "press" && each.unseen !== true && sign.test(each.name) ? [each.name] : []
      )
    )
  ].find((each) => sight.beside?.(name, each) !== false)

/** `add two ▯ and a ▯`: the plus beside each, as often as it is told. */
export const stepped: Way = ({ literals, sight, text, verb }) => {
  const less = removing.test(text)
  if (!less && !adding.has(verb)) return undefined
  const said: Array<string> = []
  let count: number | undefined
  for (const item of itemsOf(text.replace(basket, ""), literals, sight).slice(1)) {
    if (item._tag === "Count") count = item.count
    else if (item._tag === "Name" && count !== undefined && count > 0 && count < 20) {
      const sign = signBeside(item.name, less ? minus : plus, sight)
      if (sign === undefined) return undefined
      // What is only drawn is called by its shape, and not to the letter.
      const pressed = /^(?:plus|minus)$/u.test(sign) ? `the ${sign} button` : quote(sign)
      said.push(`click ${pressed} in the row of ${item.said}${count === 1 ? "" : ` ${count} times`}`)
      count = undefined
    } else if (item._tag === "Word") {
      if (/^(?:an?|another)$/u.test(item.said)) count = 1
      else if (!/^(?:and|more|of|the|off|away|out|again|then|pieces?)$/u.test(item.said)) return undefined
    } else if (item._tag !== "Sign" || item.said !== ",") return undefined
  }
  return said.length === 0 || count !== undefined ? undefined : said.join("; ")
}

/** How often a person would press: `a`, `3`, up to `ten`. */
const fewOf = (word: string): number | undefined => {
  const count = /^an?$/iu.test(word) ? 1 : /^\d\d/u.test(word) ? undefined : countOf(word)
  return count === undefined || count < 1 || count > 10 ? undefined : count
}

/** The one button that adds one of them by what it is called: "Add one Adult ticket". */
const oneMore = (verb: string, thing: string, sight: Sight): string | undefined => {
  const wanted = [stem(verb), "one", ...stems(thing)].join(" ")
  const [only, another] = pressesOf(sight).filter(({ name }) => stems(name).join(" ") === wanted)
  return another === undefined ? only?.name : undefined
}

/** `add one Adult ticket and two Child tickets`, where "Add one Adult ticket" is a button: it is pressed as often as it is told. */
export const oneByOne: Way = ({ sight, text, verb }) => {
  if (verb !== "add" && verb !== "remove") return undefined
  const parts = text
    .replace(/^\S+ /u, "")
    .replace(basket, "")
    .split(/,? and |, /u)
  const said = parts.map((part) => {
    const [, number = "", thing = ""] = /^(\S+) (?:more )?(\S.*)$/u.exec(part) ?? []
    const count = fewOf(number)
    const button = count === undefined ? undefined : oneMore(verb, thing, sight)
    return button === undefined ? undefined : `click ${quote(button)}${count === 1 ? "" : ` ${count} times`}`
  })
  return said.every((each) => each !== undefined) ? said.join("; ") : undefined
}

/** `mark the one from ▯ as ready`: the control of that word in its row. */
export const marked: Way = (deed) => {
  const { literals, sight, text, verb } = deed
  const [, thing = "", state = ""] =
    /^\S+ (.+?) (?:as|to) (?:being )?(?:the )?([\p{L}-]{2,30}|[\uE000-\uF8FF])$/u.exec(text) ?? []
  // "Change Ada's role to Member" is said of her role, and not of her.
  const isProperty = /['’]s (?:\p{Ll}+ )?\p{Ll}+$|^(?:the )?\p{Ll}+ (?:of|for) /u.test(thing)
  if (!/^(?:mark|set|change|flag|switch)$/u.test(verb) || thing === "" || isProperty) return undefined
  const said = plain(state, literals).toLowerCase()
  const bears = pressesOf(sight).some(
    ({ words: [first, second, more] }) =>
      more === undefined &&
      ((first === stem("mark") && second === stem(said)) || (first === stem(said) && second === undefined))
  )
  const records = bears ? recordsIn(itemsOf(`x ${thing}`, literals, sight).slice(1), deed) : undefined
  return records?.length === 1 ? `mark ${records[0] ?? ""} as ${said}` : undefined
}
