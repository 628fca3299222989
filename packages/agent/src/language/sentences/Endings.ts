/** What a step ends with and what changes nothing: what a click is for, how soon it is made, and where one is anyway. Masked. */

const clicking =
  "^(?:(?:I|we|you|he|she|they|user|(?:the|an?) [a-z]+) )?(?:(?:now|then|also|again) )?(?:(?:right|double)[ -])?(?:click|press|hit|tap|use|push|submit)(?:s|es|ted|ed)?(?: on)? "

const hurried = new RegExp(
  `(${clicking}.{1,120}?),?(?: quickly,?)? before (?:it|they|that|this) (?:fades?|disappears?|vanish(?:es)?|goes|go|closes|is gone|are gone|times? out|expires?)(?: away| out| again)?(?=[.!]?$|, | and | then )`,
  "iu"
)

const purposes =
  "(?:sort|order|re-?order|reverse|flip|see|view|reveal|show|hide|expand|collapse|unfold|open|close|dismiss|cancel|delete|remove|archive|undo|restore|select|deselect|enlarge|confirm|submit|save|send|finish|start|begin|apply|filter|load|refresh|reload|bring up|proceed|continue|go back|get back|move on|go on)"
const meant = new RegExp(
  `(${clicking}[^,;]{1,60}?) (?:in order )?to ${purposes}(?: (it|them|everything|(?:the|its|their|my|our|all)(?: [a-z]+){1,3}|(?!(?:page|cart|checkout|basket)\\b)[a-z]{3,}(?: [a-z]{3,})?))?(?: by [a-z ]{3,40}| (?:in )?(?:ascending|descending)(?: order)?)?(?: again| up| off)?(?=[.!]?$|, (?:and|then) | then )`,
  "iu"
)

/** A purpose that tells which thing is meant is none. */
const tellsWhich = (what: string): boolean =>
  /\b(?:first|second|third|last|next|previous|other|only|not|top|bottom|row|card|item|line|entry)\b/iu.test(
    what
  ) || /^(?:all|my|our) /iu.test(what)

const withoutPurpose = (text: string): string =>
  text.replace(meant, (all: string, deed: string, what = "") =>
    tellsWhich(what) || /\b(?:back|sign|want|ready|need)$/iu.test(deed) ? all : deed
  )

const count = "(\\d{1,6}|one|two|three|four|five|six|seven|eight|nine|ten)"
const counted = new RegExp(
  `^there (?:is|are|should be|must be) (?:now |still )?(?:exactly )?${count} ([a-z]+) according to (the [^,;]+?)([.!]?)$`,
  "iu"
)

/** `there are 2 drafts according to the Drafts tab`: what is read there is what it says. */
const bySource = (text: string): string =>
  text
    .replace(counted, (all: string, number: string, things: string, source: string, end: string) =>
      source.toLowerCase().includes(things.toLowerCase().replace(/s$/u, ""))
        ? `${source} shows ${number} ${things}${end}`
        : all
    )
    .replace(
      /^according to (the [^,;]{1,60}?),? (?=(?:the|there|it|an?|\p{Lu}[^ ]*|[\uE000-\uF8FF]) )/iu,
      "in $1, "
    )

const opened =
  /^((?:.*? )?(?:go|goes|went|switch|switches|return|returns|head|navigate|navigates)(?: back| over)? to .+?(?:,? (?:and|then|and then) |, |; ).+?) (?:from |in |on )?there(?=[.!]?$|[,;] )/iu
const unfolded =
  /^((?:.*? )?open(?:s|ed)? the [^,;]*?\b(menu|dialog|list|dropdown|panel|drawer)\b[^,;]*)([;,](?: and)?|,? and) ([^,;]+?) (?:in )?there([.!]?)$/iu

/** Where one went a clause before is where one is. */
const there = (text: string): string =>
  text
    .replace(
      unfolded,
      (_all: string, deed: string, kind: string, joint: string, said: string, end: string) =>
        `${deed}${joint} in the ${kind}, ${said}${end}`
    )
    .replace(opened, "$1")

/** A statement tells what is so now, and what it is before is told by the order of the steps. */
const atTheStart =
  /(?<= (?:is|are|reads|says|shows|at|has|have) .{1,80}?),? to (?:begin|start) with([.!]?)$/iu

/** Which time it is follows from where the step stands. */
const thisTime =
  /^((?:(?:I|we|you|the user) )?(?:click|press|hit|tap|answer|choose|reply|respond)s? .{1,100}?) (?:the (?:first|second|third|next|last) time|this time(?: round)?)(?=[.!]?$|, (?:and|then|but) )/iu

const done =
  "(?:tick|untick|check|uncheck|click|press|tap|select|choose|pick|open|remove|delete|close|expand|archive|clear|switch (?:on|off)|turn (?:on|off))s?"

/** That it is done as well says nothing of how: "tick Compare on the second one as well and press Go". */
const alsoDone = new RegExp(
  `^((?:(?:I|we|you|the user) )?(?:(?:try|attempt|want)s? to )?${done} (?!that )[^,;]{2,80}?),? (?:as well|too)(?=[.!]?$|,? and (?:then )?${done} )`,
  "iu"
)

export const withoutEndings = (text: string): string =>
  there(
    bySource(
      withoutPurpose(
        text.replace(alsoDone, "$1").replace(thisTime, "$1").replace(hurried, "$1").replace(atTheStart, "$1")
      )
    )
  )
