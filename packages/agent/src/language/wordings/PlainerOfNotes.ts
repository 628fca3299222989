/** Other words for what testers jot down: `a menu with A and B opens`, `A is replaced by B`, `Like count is 25 and the heart is active`. Masked. */
import { mark } from "./PlainerEdges.js"

const lead = "(^(?:Then |And |But |When )?|\\bthat |[;,] |\\band )"
const name = `(?:${mark}|\\p{Lu}[\\p{L}\\d'’-]*(?: (?:(?:of|in|and|al|e|la|de) )?[\\p{Lu}\\d][\\p{L}\\d'’-]*)*)`
const few = "(?:\\d{1,4}|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en)"
const end = "(?=[.!]?$)"

export const plainerOfNotes: ReadonlyArray<readonly [RegExp, string]> = [
  // "The list is replaced by ▯": the one has gone, and the other stands there.
  [
    new RegExp(
      `^((?:Then |And |But )?)([Tt]he (?:\\p{Ll}+ )?\\p{Ll}+) (?:is|gets) (?:now )?replaced (?:by|with) (?:the (?:text|message) )?(${mark})${end}`,
      "u"
    ),
    "$1instead of $2 there is $3"
  ],
  // "I can click neither A nor B".
  [
    new RegExp(
      `${lead}(I|we|you|the user) can (click|press|use|select|choose|tick) neither ([^,;]{1,40}?) nor ([^,;]{1,40}?)${end}`,
      "gu"
    ),
    "$1$2 cannot $3 $4 and $2 cannot $3 $5"
  ],
  // "A small menu with the options A and B opens".
  [
    new RegExp(
      `${lead}([Aa]n?) (?:(?:small|little|new|short) )?(menu|pop-?up|dialog|drop-?down|list) (with the (?:options|entries|items|choices|buttons) [^;]+?) (opens|appears|pops up|comes up|shows up|drops down|is shown|is displayed)${end}`,
      "gu"
    ),
    "$1$2 $3 $5 $4"
  ],
  // "It tells me to add more, and I can't go on yet": what is told ends there.
  [
    /(\b(?:tells|asks|reminds|warns) (?:me|you|us|the user) [^;]{4,80}?), and (I|you|we|the user) (?=(?:can|could)(?: ?not|n?['’]t) )/gu,
    "$1; $2 "
  ],
  // "It tells them that the answer is apple, and the score stays at 0".
  [
    /(\b(?:tells|asks|reminds|warns) (?:me|you|us|the user|them|him|her) that [^;]{4,80}?), and (the \p{Ll}+(?: \p{Ll}+)?) (?=(?:stays|remains|goes|drops|rises) (?:at|to|up|down) )/gu,
    "$1; $2 "
  ],
  // "Three dishes are listed and the first one is ▯".
  [
    new RegExp(
      `\\b(${few} (?:\\p{Ll}+ )?(\\p{Ll}{3,}?)(?:(?<=sh|ch|x|ss)es|s) (?:are|should be|must be) (?:now )?(?:listed|shown|displayed|visible|left))(?:,|,? and|;) (?:the )?(first|last) (?:one )?(?:is|must be|should be) (?=${mark}|\\p{Lu})`,
      "u"
    ),
    "$1; the $3 $2 is "
  ],
  // "All 21 cards visible, last one is ▯".
  [
    new RegExp(
      `^(?:[Aa]ll )?(\\d{1,4}) (\\p{Ll}{3,})s (?:visible|shown|listed|displayed)(?: now| again)?(?:,|,? and|;) (?:the )?(first|last) (?:one )?(?:is|must be|should be) (?=${mark}|\\p{Lu})`,
      "u"
    ),
    "there are exactly $1 $2s; the $3 $2 is "
  ],
  // "All 7 tools are listed again, A first and B last".
  [
    new RegExp(
      `${lead}((?:[Aa]ll )?(?:of )?(?:the )?${few} (\\p{Ll}{3,}?)(?:(?<=sh|ch|x|ss)es|s) (?:are|should be|must be) (?:now )?(?:listed|shown|displayed|visible|back|there)(?: now| again)?)(?:,|:|;| with|, with) (${name})(?: comes| being)? first(?:,? and|,) (${name})(?: comes| being)? last${end}`,
      "gu"
    ),
    "$1$2; $4 is the first $3; $5 is the last $3"
  ],
  // "9 homes listed again, no bubble on the map".
  [
    new RegExp(
      `^(?:[Aa]ll )?(${few}) (\\p{Ll}{3,}s) (?:visible|shown|listed|displayed)(?: now| again)?,? (?:and |but |with )?no (?=\\p{Ll}+(?: \\p{Ll}+)?(?: (?:in|on|at) the \\p{Ll}+)?[.!]?$)`,
      "u"
    ),
    "there are exactly $1 $2; there is no "
  ],
  // "▯ shows up under the post together with a field".
  [
    new RegExp(
      `^((?:Then |And )?)(${mark}|[Tt]he [^,;]{2,30}?) (?:shows up|appears|comes up|is shown|is displayed) ((?:under|below|above|in|on|at|next to) the [^,;]{2,30}?),? (?:together|along) with (an? [^,;]+?)${end}`,
      "u"
    ),
    "$1$2 is shown $3; $4 is shown $3"
  ],
  // "The table has A in the first column and B in the second".
  [
    new RegExp(
      `^((?:Then |And )?)([Tt]he (?:\\p{Ll}+ )?(?:table|list|grid|comparison)) (?:has|shows|lists) (${name}) in the (first|second|third|fourth|fifth|last) (column|row|position|place) and (${name}) in the (first|second|third|fourth|fifth|last)(?: \\5)?${end}`,
      "u"
    ),
    "$1$3 is in the $4 $5 of $2; $6 is in the $7 $5 of $2"
  ],
  // "The first post is by Ada and says ▯".
  [
    new RegExp(
      `^((?:Then |And )?)([Tt]he (?:first|second|third|last|top|newest|latest) [^,;]{2,30}?) is (by|from) (${name}) and (?:says|reads) (${mark})${end}`,
      "u"
    ),
    "$1$2 is $3 $4; $2 contains $5"
  ],
  // "Click the notification that Tom followed me".
  [
    /\b((?:[Cc]lick|[Oo]pen|[Tt]ap|[Pp]ress|[Ss]elect|[Cc]hoose|[Dd]ismiss|[Rr]ead)(?:s|ed)?(?: on)? )the (notification|message|entry|alert|item|note|row) (?:that|saying that) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*) (followed|liked|mentioned|invited|tagged|messaged|added) (?:me|you)(?=[.!]?$|,| and )/gu,
    "$1the $2 $3 $4 you"
  ],
  // "In the menu, A went up to 9 and the tag home counts 3".
  [/\b(went|has gone) (up|down) to (?=\d)/gu, "is now "],
  // "Nothing is marked New".
  [
    new RegExp(
      `${lead}nothing is (?:marked|labell?ed|tagged|flagged)(?: as)? (${mark}|\\p{Lu}[\\p{L}]*)(?: any ?more| any longer)?${end}`,
      "gu"
    ),
    "$1there are no items marked $2"
  ],
  // "Tom's notification is not marked New any more".
  [
    new RegExp(
      `${lead}((?:the )?[^,;]{2,40}?) is (?:not|no longer) (?:marked|labell?ed|tagged|flagged)(?: as)? (${mark}|\\p{Lu}[\\p{L}]*)(?: any ?more| any longer)?${end}`,
      "gu"
    ),
    "$1$2 does not contain the text $3"
  ],
  // "The calculator starts with a monthly payment of $5".
  [
    new RegExp(
      `^((?:Then |And )?[Tt]he [^,;]{2,40}?) starts (?:out )?with (?:an? |the )([\\p{Ll} ]{3,30}?) of (${mark}|\\p{Sc}?\\d[\\d.,]*%?)${end}`,
      "u"
    ),
    "$1 shows $3 as the $2"
  ],
  // "The calculator starts with a monthly payment of $5 over 30 years": the one amount, and what it is reckoned for.
  [
    new RegExp(
      `^((?:Then |And )?[Tt]he [^,;]{2,40}?) starts (?:out )?with (?:an? |the )([\\p{Ll} ]{3,30}?) of (${mark}|\\p{Sc}?\\d[\\d.,]*%?),? (?:over|for|at) (\\d[\\d.,]* ?(?:%|\\p{Ll}+))${end}`,
      "u"
    ),
    "$1 shows $3 as the $2; $1 contains the text $4"
  ],
  // "A has 5 bedrooms, B has 4": so many of the same.
  [
    new RegExp(
      `^((?:Then |And |But )?)((?:[Tt]he )?${name}) (has|shows|contains|lists) (${few}) (\\p{Ll}+(?: \\p{Ll}+)?)(?:,|,? and|,? while|,? but|;) ((?:the )?${name}) (?:\\3 )?(?:only )?(${few})${end}`,
      "u"
    ),
    "$1there are exactly $4 $5 in $2; there are exactly $7 $5 in $6"
  ],
  // "Like count is back to 24".
  [
    new RegExp(
      `^((?:Then |And |But )?(?:[Tt]he )?(?:\\p{L}+ )?(?:count|counter|number)(?: (?:of|on|in) [^,;]{2,30}?)?) (?:is|goes|has gone|was) (?:back |down |up )*(?:to|at) (\\d+)${end}`,
      "u"
    ),
    "$1 is $2"
  ],
  // "I switch to Saved and see both there": where one goes ends there.
  [
    new RegExp(
      `\\b((?:switch|go|change|return|head)(?:es|s)? (?:back )?to (?:the )?${name}(?: \\p{Ll}+)?),? and see (?=(?:both|all|the|an?|one|two|three|only|no|that) |${mark})`,
      "gu"
    ),
    "$1, then I see "
  ],
  // "There's still one error: ▯": that one, and no other.
  [
    new RegExp(
      `^((?:Then |And )?)[Tt]here(?: is|['’]s) (?:now |still |only |exactly |just )+(?:one|1) (?:\\p{Ll}+ )??(error|message|warning|notice)(?: message)?(?: left| shown)?: (${mark})${end}`,
      "u"
    ),
    "$1the $2 $3 is shown and there is exactly 1 $2"
  ],
  // "The right arrow of the gallery" is drawn in it.
  [
    /\b(arrow|arrow button|thumbnail|chevron) of the (?=(?:\p{Ll}+ )?(?:gallery|carousel|slide ?show|slider)\b)/gu,
    "$1 in the "
  ],
  // "Now I only see A and B, and each of them carries a tag": two statements.
  [/(?<=\b(?:only|just) [^;]{4,80}),? and (?=(?:each|both|all|none) of (?:them|these|those) )/gu, "; "],
  // "I can't go to checkout yet": the button that is called so cannot be pressed.
  [
    /(^(?:And |But |Then )?|[;,] (?:and |but )?|\band )(?:I|we|you|the user) can(?:not| not|['’]t) ((?:go|continue|proceed) to (?:the )?\p{Ll}+)(?: yet| any ?more| now)?(?=[.!]?$)/gu,
    "$1the button called $2 cannot be clicked"
  ],
  // "The cart shows only Apple Pie now": a name ends before how things are now.
  [
    /(\b(?:shows?|has|have|contains?|holds?|lists?) )(only|just|nothing but) (?=[\p{Lu}\uE000-\uF8FF])([^;]{2,80}?)(?<!\b(?:Not|Buy|Shop|Order|Pay|Book|Try|Start|Apply|Join|Call|Watch|Read|Send|Download|Subscribe|Register|Donate|Update|Install|Right|Until)) now(?=[.!]?$)/gu,
    "$1$2 $3"
  ],
  // "The heading is Work and there are 2 notes": what it reads ends there.
  [
    new RegExp(
      `${lead}([Tt]he (?:(?:page|main|dialog) )?(?:heading|title|headline|caption|label) (?:is|reads|says|shows|becomes|should be|should read) (?:now )?${name}),? and (?=(?:now )?there (?:is|are) )`,
      "gu"
    ),
    "$1$2; "
  ],
  // "The heart is active": a sign that is pressed, and stays so.
  [
    /(^(?:Then |And |But )?|\bthat |[;,] |\band )([Tt]he (?:heart|star|bookmark|thumb|bell)(?: icon| button| sign)?) is (now |still |no longer |not )?(?:active|filled|filled in|lit|on|solid)(?=[.!]?$|,| and )/gu,
    "$1$2 is $3pressed"
  ]
]
