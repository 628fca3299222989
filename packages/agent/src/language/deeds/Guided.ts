/** Deeds told as exercises and guides tell them, in one breath: `select A, B`, `reply to them with the text "x"`. */
import { type By, pattern } from "../words/Pattern.js"
import { verbOf } from "../words/Verbs.js"

/** One word that stands for itself: `Rome`, `A4`, `7v`. */
const token = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]*"
const tokens = `${token}(?:, ${token})+`

const isProper = (word: string): boolean => /\p{Lu}|\p{N}/u.test(word)

/** The words of a list in which nothing is a deed; nothing where it may be a sentence. */
const listed = (all: string): ReadonlyArray<string> | undefined => {
  const words = all.split(", ")
  const sure = words.some(isProper) && words.every((word) => verbOf(word) === undefined)
  return sure ? words : undefined
}

/** `the mail by Ada` as what is hers. */
const record = "(?:e-?mails?|messages?|mails?|posts?|tweets?|comments?|reviews?|replies|reply|threads?)"
const owner = "([\\x40\\p{Lu}\\uE000-\\uF8FF][^ ,]*(?: \\p{Lu}[^ ,]*)?)"

const reply = (what: string): string => `click Reply; type ${what} into the text area; click Send`
const forward = (whom: string): string => `click Forward; type ${whom} into the To field; click Send`

const nth = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"]

/** `[5, 11, 10]`: one after the other. */
const each = (all: string, of: (value: string, word: string) => string): string | undefined => {
  const values = all.split(/, ?/u)
  return values.length > nth.length ? undefined : values.map((value, n) => of(value, nth[n] ?? "")).join("; ")
}

export const guided: ReadonlyArray<readonly [RegExp, By]> = [
  [
    pattern(
      `copy (the (?:text|content|contents|value) (?:in|from|of) .+?)(?:,| and|, and) (?:then )?paste (?:it|that) (?:in|into) (.+)`
    ),
    "enter $1 into $2"
  ],
  [
    pattern(
      `(?:find|look for|locate|read) (the \\S+ word (?:in|of) .+?)(?:,| and|, and) (?:then )?(?:type|enter|write|put) (?:it|that)(?: word)? (?:in|into) (.+)`
    ),
    "enter $1 into $2"
  ],
  [
    pattern(`set the sliders to (?:the )?(?:combination |values? )?\\[?(-?\\d+(?:, ?-?\\d+)+)\\]?`),
    (all = "") => each(all, (value, word) => `set the ${word} slider to ${value}`)
  ],
  [
    pattern(`(select|choose|pick|tick|check) (${tokens})`),
    (verb = "", all = "") =>
      listed(all)
        ?.map((word) => `${verb} ${word}`)
        .join("; ")
  ],
  [
    pattern(`(select|choose|pick) (${tokens}) (from|in) (the .+)`),
    (verb = "", all = "", from = "", place = "") => {
      const words = listed(all)
      return words === undefined
        ? undefined
        : `${verb} ${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""} ${from} ${place}`
    }
  ],
  [
    pattern(
      `(enter|type|write|put) the (?:password|name|text|value|word|number|code|same \\p{L}+) (@) (?:in|into) (both|all|each) (.+)`
    ),
    "$1 $2 into $3 $4"
  ],
  [
    pattern(
      `(?:find|locate|look for|go to|open) the ${record} (?:by|from|of) ${owner} and reply(?: to (?:it|them|him|her))? with (?:the )?(?:text|message|words)? ?(@)`
    ),
    (who = "", what = "") => `click ${who}; ${reply(what)}`
  ],
  [
    pattern(
      `(?:find|locate|look for|go to|open) the ${record} (?:by|from|of) ${owner} and (?:forward|send)(?: (?:it|that|this|that ${record}|this ${record}|the ${record}))?(?: on)? to ${owner}`
    ),
    (who = "", whom = "") => `click ${who}; ${forward(whom)}`
  ],
  [
    pattern(
      `(?:find|locate|look for) the ${record} (?:by|from|of) ${owner} and (click|press|tap)(?: on)? (the [^;]+? (?:icon|button))(?: to .+)?`
    ),
    (who = "", verb = "", what = "") => `${verb} ${what} beside ${who}`
  ],
  [
    pattern(
      `(click|press|tap)(?: on)? (?:the )?(@|\\p{L}+)( button| icon)? (?:on|of|for|in) all (?:the )?${record} (?:by|from|of) ${owner}`
    ),
    (verb = "", what = "", kind = "", who = "") =>
      `${verb} all ${what} ${kind === " icon" ? "icons" : "buttons"} beside ${who}`
  ],
  [
    pattern(
      `(click|press|tap)(?: on)? (?:the )?(@|\\p{L}+)( button| icon)? (?:on|of|for|in) (\\d) ${record} (?:by|from|of) ${owner}`
    ),
    (verb = "", what = "", kind = "", number = "", who = "") =>
      nth
        .slice(0, Number(number))
        .map((word) => `${verb} the ${word} ${what}${kind} beside ${who}`)
        .join("; ")
  ],
  [
    pattern(
      `(?:switch|go|click|look|browse) (?:between|through) the (?:tabs|pages|sections)(?: below)?,? (?:and|to) (?:find and )?(click|open|select|press)(?: on)? (.+)`
    ),
    "$1 $2"
  ],
  [
    pattern(
      `(?:expand|open|unfold|go through|look through) the (?:sections?|panels?|accordions?|folders?|tree|menus?)(?: below)?,? (?:and|to) find and (click|open|select|press)(?: on)? (.+)`
    ),
    "$1 $2"
  ],
  [pattern(`(expand|open|unfold|collapse) the (section|panel|accordion) below`), "$1 the $2"],
  [
    pattern(
      `(click|open|select|press)(?: on)? the (?:folder or file|file or folder|file or directory|page or file) (?:named|called) (@)`
    ),
    "$1 $2"
  ]
]
