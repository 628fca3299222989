/** Other words for what is on a screen, and for how one comes to it: `go to the ▯ page via the menu`, `the values in the ▯ column`, `I got 3 out of 4`. Masked. */
import { end, mark } from "./PlainerEdges.js"

const name = `(?:${mark}|\\p{Lu}[\\p{L}\\d'’-]*(?: \\p{Lu}?[\\p{L}\\d'’-]+){0,3}?)`
const be = "(?:is|are|should be|must be)"
const menu =
  "(?:the|its) (?:(?:top|main|side|left|right|upper|site|page|header) )?(?:menu|navigation(?: bar| menu)?|nav(?: ?bar)?|side ?bar)"

export const plainerOfScreens: ReadonlyArray<readonly [RegExp, string]> = [
  // "The browser tab is called ▯": the title of the page.
  [
    /\b[Tt]he browser (?:tab|window) (?:(?:is|should be|must be) (?:now )?(?:called|named|titled|entitled|labell?ed)|(?:should |must )?(?:now )?(?:reads?|says?|shows?)) (?=[\uE000-\uF8FF])/gu,
    "the page title is "
  ],
  // "Go to the fines page via the menu": what the menu has is called like the page.
  [
    new RegExp(
      `\\b((?:go(?:es)?|navigates?|gets?|switch(?:es)?|heads?|moves?)(?: over| back)? to (?:the )?[^,;]{2,40}?) (?:page|screen|view|section) ((?:via|through|using|with) ${menu})${end}`,
      "giu"
    ),
    "$1 $2"
  ],
  // "The values in the Hours column are in ascending order": the column is.
  [
    new RegExp(
      `\\b(?:the )?(?:values|numbers|figures|entries|dates|prices|amounts|names|rows|texts|items|data) (?:in|of|under) (?:the )?(${name}) column (?=${be} (?:now |still |all )*(?:sorted|ordered|in (?:ascending|descending|alphabetical|reverse|increasing|decreasing|rising|falling)))`,
      "gu"
    ),
    "the $1 column "
  ],
  // "I should be on card 2 of 4 with ▯": that is what one sees there.
  [
    /^(?:(?:I|we|you|the user) )?should (?:now )?be (?:on|at) ((?:the )?\p{Ll}+ \d+ of \d+),? (?:with|and) (?=\S)/iu,
    "I should see $1 and "
  ],
  [new RegExp(`\\b(sees? )the texts? (${mark}) and (?:the text )?(${mark})(?=[.!]?$)`, "gu"), "$1$2 and $3"],
  [/\b(sees? the text \p{Lu}[^,;]*?) and (?=\d+ \p{Ll}+ \p{Ll}+[.!]?$)/gu, "$1 and I should see the text "],
  // "I got 3 out of 4, which is 75%": so it is said there.
  [
    new RegExp(
      `(?<=^|, |; | and )(?:I|we|you|the user) (?:get|gets|got|scored?|scores) (\\d+ (?:out of|of|/) \\d+)(?: points| right| correct)?${end}`,
      "giu"
    ),
    "the page says $1"
  ],
  [
    /(?<=\b(?:out of|of) \d+),? (?:which|that) (?:is|makes|equals|comes to) (\d[\d.,]* ?%)(?=[.!]?$|,|;| and )/giu,
    " and the page says $1"
  ],
  // "The order is reversed, so ▯ comes first": that tells how it is then.
  [
    /,? (?:and )?(?:the |its )?(?:sort(?:ing)? )?(?:order|list|sorting) is (?:now |then )?(?:reversed|inverted|flipped|turned (?:around|over)),? (?:and )?so (?:that )?(?=\S)/giu,
    ", "
  ],
  // "The first visit is ▯ on 3 Apr 2025": both are said of it.
  [
    new RegExp(
      `\\b(the (?:first|second|third|last|next|top|bottom) \\p{Ll}+) (?:is|should be|must be) (?:now )?(${mark}|\\p{Lu}[^,;]{2,60}?) (?:on|at|for|from) (\\d{1,2}\\.? \\p{Lu}\\p{Ll}{2,8}(?: \\d{4})?|\\p{Lu}\\p{Ll}{2,8} \\d{1,2}(?:, \\d{4})?|\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}|\\d{1,2}[:.]\\d\\d|\\p{Sc}\\d[\\d.,]*)${end}`,
      "giu"
    ),
    "$1 contains $2; $1 contains $3"
  ],
  // "Only ▯ is there, with 6 pieces for $104.50": it is the only one, and says that.
  [
    new RegExp(
      `^([Oo]nly )(${name}) (?:is|should be|must be) (?:there|left|listed|shown|found)(?: now)?, with (\\d+ \\p{Ll}+(?: \\p{Ll}+)?|\\p{Sc}\\d[\\d.,]*)(?: (?:for|at|and) (\\p{Sc}\\d[\\d.,]*\\d))(?=[.!]?$)`,
      "gu"
    ),
    "$1$2 is listed; $2 shows $3; $2 shows $4"
  ],
  [
    new RegExp(`^([Oo]nly ${name}(?:(?:,|,? and) ${name})*) (is|are) there(?=[.!]?$|,|;| and )`, "gu"),
    "$1 $2 listed"
  ],
  // "Open the deck for editing": what was spoken of last is edited.
  [/\b(?:open|opens) (?:the|this|that) \p{Ll}+ for editing(?=[.!]?$|,|;| and | then )/giu, "edit it"],
  // "It shows 10 and that it says ▯": the page does, for the figure says nothing more.
  [
    new RegExp(
      `( (?:shows|reads|is|equals) \\p{Sc}?\\d[\\d.,]*%?),? and (?:that )?it (?:also )?(?:says|reads|shows) (?=\\p{Lu}|${mark})`,
      "gu"
    ),
    "$1 and the page says "
  ],
  // How one sorts, told beside it.
  [
    /(\bsorts? .{2,60}?) \((?:by |with |using )?(?:an? |one )?(?:single |double )?(?:click|press|tap)(?:ing)? (?:on )?[^()]{2,60}\)/giu,
    "$1"
  ],
  [
    /\b((?:click|press|tapp)ing (?:the |on )?[^,;]{2,40}?) (?:a|for the|for a) (?:second|third) time(?=,| the )/giu,
    "$1 again"
  ],
  [/^(?:they|he|she|I|we|the user)? ?names? it (?=\S[^,;]{0,60}?(?:,| and |[.!]?$))/iu, "set the name to "]
]
