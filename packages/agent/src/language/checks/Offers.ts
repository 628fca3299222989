/** What a list to choose from offers: `the City dropdown has the options Paris and Rome`, `Rome is an option in it`. Names become quotations, as some are verbs. Masked. */
import { type Masked, quoting, raw } from "../words/Literals.js"
import { partsOf } from "../words/Enumerations.js"
import { countOf } from "../words/Words.js"

const lead =
  "((?:(?:[Vv]erify|[Cc]heck|[Mm]ake sure|[Ee]nsure|[Cc]onfirm|[Vv]alidate|[Aa]ssert)(?: that)? |(?:I|we|you|the user) (?:should |can )?sees? (?:that )?)?)"
/** Words that mean nothing but a list to choose from. */
const chooser =
  "(?:drop-?down(?: list| box)?|combo ?box|select(?:or)?(?: box| list)?|(?:drop-?down |context |pop-?up |actions? |row |more )?menu)"
const list = `((?:[Tt]he |[Ii]ts |[Mm]y )(?:[^,;:]{1,40}? )?${chooser}|(?:[\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}\\d ]{0,30}?) ${chooser})`
/** Lists by any name, where it is said that they have options. */
const anyList =
  "((?:[Tt]he |[Ii]ts |[Mm]y )[^,;:]{1,50}?|(?:[\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}\\d]*)(?: [\\p{L}\\d]+){0,4})"
const name = "(?:[\\uE000-\\uF8FF]|[\\p{Lu}\\d][^,;:.\\uE000-\\uF8FF]{0,40}?)"
const names = `(${name}(?:, ${name})*(?:,? and ${name})?)`
const noun = "(?:options?|choices?|suggestions?)"
const count = "(?:(two|three|four|five|six|seven|eight|\\d{1,2}) )?"
const be = "(?:is|are|should be|must be)"
const pattern = (source: string): RegExp => new RegExp(`^${source}[.]?$`, "u")

type Told = readonly [lead: string, list: string, names: string, count?: string]

interface Form {
  readonly found: RegExp
  readonly told: (groups: ReadonlyArray<string>) => Told
  readonly said: "has" | "lacks" | "only" | "selected" | "not selected"
}

const inOrder = (groups: ReadonlyArray<string>): Told => [
  groups[0] ?? "",
  groups[1] ?? "",
  groups.at(-1) ?? ""
]
const counted = ([before = "", of = "", how = "", all = ""]: ReadonlyArray<string>): Told => [
  before,
  of,
  all,
  how
]
const nameFirst = ([before = "", all = "", of = ""]: ReadonlyArray<string>): Told => [before, of, all]

const has = "(?:should |must )?(?:has|have|contains?|includes?|offers?|shows?|lists?|displays?|presents?)"
const hasNot =
  "(?:does not|doesn['’]t|do not|should not|shouldn['’]t|must not) (?:have|contain|include|offer|show|list|display|present)"

/** What offers choices is one of these words, and nothing that holds things. */
const filter = "((?:[Tt]he |[Ii]ts )[^,;:]{1,40}? (?:filter|picker|sort(?:ing)? (?:order|field)))"

const forms: ReadonlyArray<Form> = [
  {
    found: pattern(`${lead}${filter} (?:should |must )?offers? ${names}`),
    told: inOrder,
    said: "has"
  },
  {
    found: pattern(
      `${lead}${anyList} ${has} (?:exactly )?(?:the )?(?:following )?${count}${noun}:? ${names}`
    ),
    told: counted,
    said: "has"
  },
  {
    found: pattern(`${lead}${anyList} ${hasNot} (?:the |an? |any )?(?:following )?${noun}:? ${names}`),
    told: inOrder,
    said: "lacks"
  },
  {
    found: pattern(
      `${lead}${anyList} (?:should |must )?(?:only (?:has|have|contains?|includes?|offers?|shows?|lists?)|(?:has|have|contains?|includes?|offers?|shows?|lists?) only) (?:the )?${noun}:? ${names}`
    ),
    told: inOrder,
    said: "only"
  },
  {
    found: pattern(
      `${lead}${list} (?:should |must )?(?:only (?:has|have|contains?|includes?|offers?|lists?)|(?:has|have|contains?|includes?|offers?|lists?) only) ${names}`
    ),
    told: inOrder,
    said: "only"
  },
  {
    found: pattern(
      `${lead}(?:[Tt]he )?(?:available )?${noun} (?:of|in|from|for) (?:the )?([^,;:]{2,50}?) ${be}:? (${name}, .+| ?${name} and ${name})`
    ),
    told: inOrder,
    said: "only"
  },
  {
    found: pattern(
      `${lead}(${name}) ${be} (?:an? |one of the |among the |(?:available|offered|listed|shown) as an? )(?:available )?${noun} (?:of|in|from|for) ((?:the )?[^,;:]{2,50}?)`
    ),
    told: nameFirst,
    said: "has"
  },
  {
    found: pattern(
      `${lead}(${name}) (?:is not|isn['’]t|should not be|must not be) (?:an? |one of the |among the |(?:available|offered|listed|shown) as an? )(?:available )?${noun} (?:of|in|from|for) ((?:the )?[^,;:]{2,50}?)`
    ),
    told: nameFirst,
    said: "lacks"
  },
  {
    found: pattern(`${lead}${anyList} ${has} (${name}) as (?:an?|one of the) ${noun}`),
    told: inOrder,
    said: "has"
  },
  {
    found: pattern(`${lead}${anyList} ${hasNot} (${name}) as (?:an?|one of the) ${noun}`),
    told: inOrder,
    said: "lacks"
  },
  {
    found: pattern(
      `${lead}${anyList} (?:should |must )(?:still |now )?have (${name}) (?:pre-?)?(?:selected|chosen)`
    ),
    told: inOrder,
    said: "selected"
  },
  {
    found: pattern(
      `${lead}${anyList} (?:does not|doesn['’]t|should not|shouldn['’]t|must not) have (${name}) (?:pre-?)?(?:selected|chosen)`
    ),
    told: inOrder,
    said: "not selected"
  },
  {
    found: pattern(
      `${lead}(?:there (?:are|should be) |[Tt]he )?(?:the )?(?:following )?${count}${noun} ${names} (?:are |should be )?(?:shown |available |offered |listed )?(?:in|of) (the (?:[^,;:]{1,40} )?(?:${chooser}|list|field))`
    ),
    told: ([before = "", how = "", all = "", of = ""]) => [before, of, all, how],
    said: "has"
  },
  {
    found: pattern(
      `${lead}(?:[Tt]he )?(?:following )?${count}${noun} ${be} (?:shown|available|offered|listed) in (the [^,;:]{2,50}?): ${names}`
    ),
    told: ([before = "", how = "", of = "", all = ""]) => [before, of, all, how],
    said: "has"
  },
  // "The menu shows Edit, Copy and Delete" tells of no deeds.
  {
    found: pattern(
      `${lead}${list} ${has} (?:the )?(?:entries |items |actions )?(${name}(?:, ${name})*,? and ${name})`
    ),
    told: inOrder,
    said: "has"
  }
]

const isMenu = (words: string): boolean => /\bmenu$/u.test(words)

/** The clauses that say it, each name a quotation. */
const clausesOf = (
  { literals }: Masked,
  { said }: Form,
  [before, of, all, how = ""]: Told
): Masked | undefined => {
  const parts = partsOf(all)
  if (how !== "" && countOf(how) !== parts.length) return undefined
  let done: Masked = { literals, text: "" }
  const place = /^(?:[Tt]he|[Ii]ts|[Mm]y) /u.test(of)
    ? of.replace(/^[TIM]/u, (letter) => letter.toLowerCase())
    : `the ${of}`
  for (const part of parts) {
    const start = done.text === "" ? before : `${done.text}; `
    const plainPart = part.trim()
    const head =
      said === "selected" || said === "not selected"
        ? start
        : `${start}${place} ${said === "lacks" ? "does not have the options" : "has the options"} `
    const tail =
      said === "selected"
        ? ` is selected in ${place}`
        : said === "not selected"
          ? ` is not selected in ${place}`
          : ""
    done = /^[\uE000-\uF8FF]$/u.test(plainPart)
      ? { ...done, text: `${head}${plainPart}${tail}` }
      : quoting(done, head, raw(plainPart, literals), tail)
  }
  const exact = said === "only" || how !== ""
  return exact && !isMenu(place)
    ? { ...done, text: `${done.text}; there are exactly ${parts.length} options in ${place}` }
    : done
}

const kinds: Readonly<Record<string, string>> = {
  columns: "column",
  tabs: "tab",
  buttons: "button",
  links: "link",
  fields: "field",
  headings: "heading",
  sections: "section",
  checkboxes: "checkbox"
}
const kind = `(${Object.keys(kinds).join("|")})`
const several = `(${name}(?:, ${name})*,? and ${name})`
const partsIn = [
  pattern(
    `${lead}((?:[Tt]he |[Mm]y )[^,;:]{1,50}?) (?:should |must )?(?:has|have|contains?|includes?|shows?|displays?) (?:the )?(?:following )?${kind}:? ${several}`
  )
]

/** `the table has the columns A, B and C`: each is a column. */
const partsOfPlace = ({ literals, text }: Masked): Masked | undefined => {
  const found = partsIn.map((each) => each.exec(text)).find((each) => each !== null)
  const [, before = "", place = "", plural = "", all = ""] = found ?? []
  if (plural === "") return undefined
  let done: Masked = { literals, text: "" }
  for (const part of partsOf(all).map((each) => each.trim())) {
    const head = `${done.text === "" ? before : `${done.text}; `}the ${kinds[plural] ?? ""} `
    const tail = ` is shown in ${place.replace(/^[TM]/u, (letter) => letter.toLowerCase())}`
    done = /^[\uE000-\uF8FF]$/u.test(part)
      ? { ...done, text: `${head}${part}${tail}` }
      : quoting(done, head, raw(part, literals), tail)
  }
  return done
}

/** The order is told as well, and read elsewhere. */
const ordered = / in (?:exactly )?(?:this|that|the (?:given|same)) (?:exact )?order[.!]?$/u

export const offering = (masked: Masked): Masked => {
  if (ordered.test(masked.text)) return masked
  const parts = partsOfPlace(masked)
  if (parts !== undefined) return parts
  for (const form of forms) {
    const found = form.found.exec(masked.text)
    const clauses = found === null ? undefined : clausesOf(masked, form, form.told(found.slice(1)))
    if (clauses !== undefined) return clauses
  }
  return masked
}
