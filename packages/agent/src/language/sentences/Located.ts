/** Statements and deeds that begin with the place, or tell it by the way: `above the list it reads A`, `instead of the table there is B`. */
import { type By, pattern } from "../words/Pattern.js"

const under = "(?:above|below|under|underneath|beneath|beside|near|next to)"
const bodies = "(?:it|one|you|I|we|the user|the page|the app|the screen|the text)"
const says =
  "(?:(?:can |should |must |will )?(?:now |still |also )?(?:reads?|says?|states?|shows?|displays?|sees?|finds?|has|it says|complains?|warns?|asks?)|is (?:now |still |also )?(?:written|printed|stated)(?: out)?)"
const THING = "(?:the |an? |its |their |my )?[^,;]+?"

const menu = "(?:[\\w-]+ )*(?:menu|dropdown|drop-down|kebab|overflow|actions|options)"
const bar =
  "(?:the |its )(?:[\\w-]+ )*(?:menu|menu bar|navigation|navigation bar|nav|nav bar|sidebar|side bar|header|footer|toolbar|top bar|breadcrumbs?|bar)"

/** `its Actions menu` of what is named. */
const ofIts = (thing: string, list: string): string => `click the ${list} of ${thing}`

/** "No data yet" is what it says, and no denial. */
const told = (said: string): string => (/^[A-Z][^"\uE000-\uF8FF]* /u.test(said) ? `"${said}"` : said)

export const located: ReadonlyArray<readonly [RegExp, By]> = [
  [
    pattern(
      `${bodies.replace("(?:it", "(?:[Ii]t")} (?:should |must |will )?(?:now |still |also )?(?:says?|reads?|shows?|states?|complains?|warns?):? (@|[A-Z][\\w'’-]*(?: [a-z]+)?) (${under}) (${THING})`
    ),
    (said = "", where = "", place = "") => `${told(said)} is shown ${where} ${place}`
  ],
  [
    pattern(
      `((?:an?|the) [^,;]*? (?:saying|reading|with the (?:text|words|message)) @) (?:shows|stands|sits|is) ((?:at|in|on|above|below|under) .+)`
    ),
    "$1 is shown $2"
  ],
  [
    pattern(
      `(the (?:[a-z]+ )?(?:dialog|modal|pop-?up|window|panel|card|summary|banner|box|sheet|drawer)) (?:should |must )?(?:now |still |also )?(?:says?|reads?|states?) (\\p{Sc}?\\d[\\d.,]* [a-z]+ [^,;:"\uE000-\uF8FF]*)`
    ),
    (box = "", said = "") =>
      / (?:and|or|but|is|are|if|when|to|as) /u.test(said) ? undefined : `${box} contains "${said}"`
  ],
  // "The list shows the lamp as sold".
  [
    pattern(
      `(?:the |my )?(?:[a-z]+ )?(?:list|table|page|grid|overview|calendar|schedule|board|it) (?:should |must |will )?(?:now |still |also )?(?:shows?|lists?|has|displays?|marks?|gives?) ((?:the )?(?:[a-z]+ )?(?:@|[A-Z][^,;]*?|[a-z]+)) as ((?:not )?(?!the |an? |my )[A-Za-z\uE000-\uF8FF][^,;]*)`
    ),
    (thing = "", state = "") => {
      const [, how = "", whom = ""] =
        /^(\p{Ll}+ed|\p{Ll}+en|\p{Ll}+) (?:by|for|with|to) ([\uE000-\uF8FF]|\p{Lu}.*)$/u.exec(state) ?? []
      return how === "" ? `${thing} is ${state}` : `${thing} is ${how}; ${thing} shows ${whom}`
    }
  ],
  // "Berth 4 is occupied by Sea Thistle": so it is, and that stands with it.
  [
    pattern(
      `((?:the )?(?:[a-z]+ )?(?:@|[A-Z\\x23][^,;]*?)) (?:is|are|should be|must be) (?:now |still |again )*(occupied|reserved|booked|taken|rented|borrowed|blocked|claimed|locked) by ((?:@|[A-Z])[^,;]*)`
    ),
    "$1 is $2; $1 shows $3"
  ],
  [
    pattern(
      `the (?:[a-z]+ )?(?:badge|bubble|counter) (?:next to|beside|on|at|near) ((?:the )?(?:@|[A-Z])[^,;]*?) (?:now |still )?(?:shows|reads|says|displays|is|equals|should (?:now )?(?:show|read|say|be)) (\\d{1,6}|@)`
    ),
    "the badge of $1 shows $2"
  ],
  [
    pattern(
      `(${under}|[Aa]bove|[Bb]elow|[Uu]nder|[Uu]nderneath|[Bb]eneath|[Bb]eside|[Nn]ext to) (${THING}),? ${bodies} ${says}:? (?:an? |the (?:number |text |word |figure )?)?(@|[A-Z\\d][^;]*)`
    ),
    (where = "", place = "", said = "") => `${told(said)} is shown ${where.toLowerCase()} ${place}`
  ],
  [
    pattern(
      `(${under}|[Aa]bove|[Bb]elow|[Uu]nder|[Uu]nderneath|[Bb]eneath|[Bb]eside|[Nn]ext to) (${THING}),? there (?:is|are|should be|must be) (?:now |also |still )?(.+)`
    ),
    (where = "", place = "", said = "") => `${said} is shown ${where.toLowerCase()} ${place}`
  ],
  [
    pattern(
      `(?:[Ii]nstead of|[Ii]n place of) (${THING}),? (there (?:is|are|should be) .+|(?:the |an? )?.+ (?:is|are|should be) (?:now )?(?:shown|displayed|visible))`
    ),
    "$2; $1 is not shown"
  ],
  [
    pattern(`(.+ (?:is|are|should be) (?:now )?(?:shown|displayed|visible)) instead of (${THING})`),
    (shown = "", other = "") =>
      /^(?:the |an? |my |[\uE000-\uF8FF]$)/.test(other) ? `${shown}; ${other} is not shown` : undefined
  ],
  // Of the same kind, where none is told.
  [
    pattern(
      `(.+?) (?:now )?(?:has|shows|offers) an? (@) (button|link|badge|icon|checkbox|tab|label|option) (?:instead of|in place of|rather than) (?:an? |the )?(@)(?: \\3)?`
    ),
    "$1 has a $2 $3; $1 has no $4 $3"
  ],
  [
    pattern(
      `(?:it|the menu|the list|the dropdown|the card|the page|the dialog) (?:now )?(?:offers|shows|has|lists) (@|(?:the )?[A-Z][^,;]*?) (?:instead of|rather than|and no longer|in place of) (@|(?:the )?[A-Z][^,;]*)`
    ),
    "$1 is shown; $2 is not shown"
  ],
  // What a menu offers is chosen there, once it is open.
  [
    pattern(
      `(?:I |we |the user )?(delete|remove|edit|rename|archive|duplicate|check out|check in|cancel|open|share|move|copy|download|restore|flag|close|export|print|view|mute|pin|approve|reject|assign|deactivate|activate)s? (@|[^,;]+?) (?:via|through|using|from|with|in) (?:its|his|her|their) (${menu})`
    ),
    (verb = "", thing = "", list = "") =>
      `${ofIts(thing, list)}; choose ${verb.slice(0, 1).toUpperCase()}${verb.slice(1)}`
  ],
  [
    pattern(
      `(?:from|in|on|via|using) the (${menu}) of (@|[^,;]+?),? (?:choose|select|pick|click|use|take) (.+)`
    ),
    "click the $1 of $2; choose $3"
  ],
  [
    pattern(
      `(?:I |we |the user )?(?:choose|select|pick|click|use) (@|[A-Z][^,;]*?) (?:in|from|on) the (${menu}) of (@|[^,;]+)`
    ),
    (choice = "", list = "", thing = "") => `click the ${list} of ${thing}; choose ${choice}`
  ],
  [
    pattern(
      `(?:I |we |the user )?(?:go|goes|navigate|navigates|return|returns|get|switch|head)(?: back| over)? to (?:the )?(@|[^,;]+?) (?:via|through|using|with|in) (${bar})`
    ),
    "click $1 in $2"
  ],
  // What a row has in its columns.
  [
    pattern(
      `((?:the )?[^,;]+? row|(?:the )?row (?:of|for) [^,;]+?) (?:reads|shows|has|says|contains|must read|should read|must show|should show) (@|\\p{Sc}?\\d[\\d.,]*%?|[A-Z]\\w*) (?:under|in) (?:the )?(@|[A-Z][\\w ]*?)(?: column)?`
    ),
    (row = "", value = "", column = "") => `in ${row} the ${column} column shows ${value}`
  ],
  // Where one comes to, and what is there.
  [
    pattern(
      `((?:go|goes|navigate|switch|head|return|move|click|open|opens|visit|proceed|continue|scroll).+?),? where (?:you|I|we|one|the user|they) (?:can |should |will |could )?(?:now )?sees? (.+)`
    ),
    "$1; I see $2"
  ],
  [
    pattern(
      `((?:go|goes|navigate|switch|head|return|move|click|open|opens|visit|proceed|continue|scroll).+?),? where (?:it|the page) (says|reads|shows) (.+)`
    ),
    "$1; the page $2 $3"
  ],
  [
    pattern(
      `((?:go|goes|navigate|switch|head|return|move|click|open|opens|visit|proceed|continue|scroll).+?),? where ((?:the|there|an?|no) .+)`
    ),
    "$1; $2"
  ]
]
