/** What is asked for as one talks: `I want to invite somebody, so I press ▯`, `in the panel, could you choose ▯`. Masked. */

const who = "(?:I|[Ww]e|[Ss]he|[Hh]e|[Yy]ou|[Tt]hey|[Tt]he user)"

export const plainerOfTalk: ReadonlyArray<readonly [RegExp, string]> = [
  // "I want to invite somebody, so I press ▯": what for asks for nothing.
  [
    new RegExp(
      `^${who} (?:wants?|needs?|would like|wish(?:es)?|intends?|plans?) to [^,;:.\\uE000-\\uF8FF]{3,80}, so (?=(?:(?:[Oo]n|[Ii]n|[Ff]rom|[Aa]t) the [^,;]{2,40}?,? )?${who} \\p{Ll}+ )`,
      "u"
    ),
    ""
  ],
  // "In the panel, could you choose ▯".
  [
    /(?<=^(?:[Ii]n|[Oo]n|[Aa]t|[Ff]rom|[Uu]nder|[Bb]elow|[Nn]ext to) [^,;]{2,60}, )(?:could|can|would|will) you (?:please |kindly |now )?(?=\p{Ll}+ )/gu,
    ""
  ]
]

/** `it has to warn us: ▯`: it must. Not masked. */
export const obliged = (text: string): string =>
  text.replace(
    /^((?:(?:then|and|but) )?(?:it|this|that|there|the (?:\p{Ll}+ ){0,2}\p{Ll}+)) (?:has|have|needs?) to (?=(?:be|say|show|read|display|warn|tell|stay|appear|disappear|list|contain|become|open|close|mention|complain)\b)/iu,
    "$1 must "
  )

/** `pick Deutsch from the language menu (it says English at first)`: what it says tells which it is. Not masked. */
export const languageOn = (text: string): string =>
  text.replace(
    /\b((?:pick|choose|select)(?:s|ed)? ["“]?\p{Lu}\p{L}*["”]? (?:from|in) the )(language (?:menu|list|dropdown|selector|switcher|picker))((?: (?:in|at|on) the [^,;()]{2,30})?) \(it (?:says|reads|shows) ["“]?(\p{Lu}\p{L}+)["”]?(?: at first| initially| before| for now)?\)/giu,
    "$1$4 $2$3"
  )

/** `the switch is labelled On`, `label next to her toggle: On duty`: what is written beside it. Not masked. */
export const besideSwitch = (text: string): string =>
  text
    .replace(
      /\b(the (?:[\p{L}'’-]+ ){0,3}?(?:switch|toggle)) (?:is|should be|must be) (?:now |still )?labell?ed ["“]?(On|Off|Yes|No|Enabled|Disabled|Active|Inactive)["”]?(?=[.]?$|,| and )/giu,
      'the label next to $1 is "$2"'
    )
    .replace(
      /^(?:the )?(label|text) (?:next to|beside) (the|his|her|their|its) ((?:[\p{L}'’-]+ ){0,2}(?:switch|toggle)): ["“]?(\p{Lu}[\p{L} ]*)["”]?(?=[.]?$)/iu,
      (_, what: string, whose: string, toggle: string, said: string) =>
        `the ${what} next to the ${toggle}${whose.toLowerCase() === "the" ? "" : " in its row"} is "${said}"`
    )
