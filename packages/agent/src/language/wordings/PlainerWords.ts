/** Other words for the same: `try to ▯`, `just ▯ is listed`. Masked. */
import { keeping } from "../../Keeping.js"
import { oneByOne } from "../sentences/Apiece.js"
import { inToldOrder } from "../words/DayFormats.js"
import { asDeed } from "../deeds/Gerunds.js"
import { eachField, eachNamed } from "../targets/Paired.js"
import { plainerOfMailing } from "../deeds/Mailing.js"
import { plainerOfAccounts } from "./PlainerOfAccounts.js"
import { barredDeed } from "./PlainerOfBarred.js"
import { plainerOfCells } from "./PlainerOfCells.js"
import { plainerOfDeeds } from "./PlainerOfDeeds.js"
import { chosenWithValues, lineFilled, plainerOfFields } from "./PlainerOfFields.js"
import { inOneLine, oneWithValues } from "./PlainerOfLines.js"
import { plainerOfLists } from "./PlainerOfLists.js"
import { byTheirMeans, plainerOfMeans } from "./PlainerOfMeans.js"
import { plainerOfPairs } from "./PlainerOfPairs.js"
import { plainerOfPeople } from "./PlainerOfPeople.js"
import { plainerOfContents } from "./PlainerOfContents.js"
import { plainerOfNotes } from "./PlainerOfNotes.js"
import { plainerOfKinds } from "./PlainerOfKinds.js"
import { plainerOfShort } from "./PlainerOfShort.js"
import { countsOfPlace, plainerOfHolders } from "./PlainerOfHolders.js"
import { eachAnswered, plainerOfReports, withItsValues } from "./PlainerOfReports.js"
import { plainerOfPlaces } from "./PlainerOfPlaces.js"
import { plainerOfTalk } from "./PlainerOfTalk.js"
import { plainerOfOnes } from "./PlainerOfOnes.js"
import { plainerOfPlans } from "./PlainerOfPlans.js"
import { eachChosen, plainerOfChoices } from "./PlainerOfChoices.js"
import { plainerOfConfirmed } from "./PlainerOfConfirmed.js"
import { plainerOfSaid } from "./PlainerOfSaid.js"
import { plainerOfScreens } from "./PlainerOfScreens.js"
import { eachFigure, exactlyThese, plainerOfSeveral } from "./PlainerOfSeveral.js"
import { oneAfterOther, plainerOfSequels, whatOpened } from "./PlainerOfSequels.js"
import { sharedByTwo } from "./PlainerOfShared.js"
import { plainerOfStates } from "./PlainerOfStates.js"
import { plainerOfTelling, tried } from "./PlainerOfTelling.js"
import { plainerOfBesides } from "./PlainerOfBesides.js"
import { plainerOfClipped } from "./PlainerOfClipped.js"
import { plainerOfTold } from "./PlainerOfTold.js"
import { plainerOfValues } from "./PlainerOfValues.js"
import { plainerOfWhich } from "./PlainerOfWhich.js"
import { answeredNext } from "./PlainerOfAnswered.js"
import { plainerOfEveryday, plainFirst } from "./PlainerOfEveryday.js"
import { plainerOfWritten } from "./PlainerOfWritten.js"
import { plainerOfAppositions } from "./PlainerOfAppositions.js"
import { valuesOfRecord } from "../checks/RecordValues.js"
import { inThisOrder } from "../checks/InThisOrder.js"
import { saidInPlaces } from "../checks/SaidInPlaces.js"
import { thingInPlace } from "../targets/ThingsInPlaces.js"

const ought =
  /\b(?:ought to|(?:is|are) (?:supposed|expected|meant) to)(?= (?:be|have|show|say|read|contain|appear|see|stay|remain|go|list|display)\b)/giu
const among = / among(?:st)? (my|the|our|their|his|her) (?=[a-z])/giu
/** `Let's look at the orders first`. */
const suggested =
  /^(?:so,? )?(?:let['’]?s|let us|let me|please|go ahead and|now go and|be sure to|remember to|make sure to|you need to|you have to|you must)(?: now| first| also)? (?=[a-z]+ )(?!see |be )/iu

/** Other words for the same. */
const plainer: ReadonlyArray<readonly [RegExp, string]> = [
  ...plainerOfTalk,
  ...plainerOfChoices,
  ...plainerOfTold,
  ...plainerOfConfirmed,
  ...plainerOfWritten,
  ...plainerOfEveryday,
  ...plainerOfSaid,
  ...plainerOfAppositions,
  ...plainerOfPairs,
  ...plainerOfAccounts,
  ...plainerOfPeople,
  ...plainerOfContents,
  ...plainerOfNotes,
  ...plainerOfReports,
  ...plainerOfOnes,
  ...plainerOfKinds,
  ...plainerOfShort,
  ...plainerOfPlaces,
  ...plainerOfValues,
  ...plainerOfPlans,
  ...plainerOfHolders,
  ...plainerOfScreens,
  ...plainerOfWhich,
  ...plainerOfCells,
  ...plainerOfFields,
  ...plainerOfBesides,
  ...plainerOfClipped,
  ...plainerOfTelling,
  ...plainerOfSeveral,
  ...plainerOfSequels,
  ...plainerOfLists,
  ...plainerOfStates,
  ...plainerOfDeeds,
  ...plainerOfMeans,
  ...plainerOfMailing,
  // What one tries and what the page has a name for is a button.
  [
    /\b(?:try|tries|tried|attempts?|attempted) to ([\uE000-\uF8FF])(?: again| once more)?(?=[.!]?$|[,;]| and )/giu,
    "click $1"
  ],
  [/ and (?:then )?wait(?:ed|s) (for|until|till) /gu, " and wait $1 "],
  // "The menu of the ▯ card": the card is where it is, and no part of what it is.
  [
    / (?:of|for) (the [\uE000-\uF8FF] (?:row|card|tile|item|entry|line|record|product|article)(?![\p{L}-]))/gu,
    " in $1"
  ],
  [among, " in $1 "],
  [/ (is|are|should be|must be) (?:pre-?set|defaulted) (?:to|at) (?=[\p{Lu}\d\uE000-\uF8FF])/gu, " $1 "],
  [/\b(?:go|head)(?:es|s)? (?:straight|right|directly) for (?=(?:the )?[\p{Lu}\uE000-\uF8FF])/gu, "click "],
  [
    /^with nothing (?:typed|entered|filled in|selected|chosen|ticked|written)(?: in)?(?: it)?(?: yet| so far)?, /iu,
    ""
  ],
  [ought, "should"],
  // "Click + twice for the seats".
  [
    /^((?:(?:I|we|you|the user) )?(?:click|press|tap|hit)s? )(?:the )?([+−-]|plus|minus) (once|twice|(?:two|three|four|five|\d) times) (?:for|on|next to|beside|of) (the [^,;]+?)(?=[,.;]|$| and )/iu,
    "$1the $2 button next to $4 $3"
  ],
  // What was just filled in is filled in again.
  [
    /(?<=^|, |; | and | then |^I |^we |^you )(?:change|correct)s? it to (?=[\p{Lu}\d\uE000-\uF8FF\p{Sc}-])/giu,
    "replace it with "
  ],
  [
    / (is|are) (?:now )?(?:nowhere(?: to be (?:seen|found))?|not to be (?:seen|found))(?: on (?:the|this) (?:page|screen))?(?=[.,;]|$| and )/giu,
    " $1 not shown"
  ],
  // What was looked for is what is told of.
  [
    /\b(look for|find|locate) ([\p{Lu}\d\uE000-\uF8FF][^,;]*?) in the (table|list|grid)(?:,|;|,? and) (?:it|that) (?=(?:is|has|shows|should|must|reads|says)\b)/gu,
    "$1 $2 in the $3, $2 "
  ],
  [
    /(?<=\b(?:find|see|have|has|get)s? (?:only |exactly )?(?:\d{1,4}|one|two|three|four|five|six) [a-z]+(?: [a-z]+)?) there(?=[,.;]|$| and )/gu,
    ""
  ],
  // "A first, then B": no deed of its own.
  [
    /(?<=: )([^:;,]+? first),? (?:and )?then ([\p{Lu}\uE000-\uF8FF][^,;]*?)(?=$|[,.;]| and )/gu,
    "$1, $2 second"
  ],
  [/ and (?:straight|right) away (?=[a-z]+ )/gu, " and "],
  [
    /^[Aa]t the (?:very )?(bottom|top)(?: of the (?:page|screen|window))?,? it (?:should |must )?(?:now )?(?:says?|reads?|shows?) (?=[\p{Lu}\uE000-\uF8FF])/u,
    "the message at the $1 reads "
  ],
  [
    /^(?:I|we|you|the user) (?:can |should |must |now )*read ([\uE000-\uF8FF]) at the (bottom|top) of the (?:page|screen|window)(?=[,.;]|$)/iu,
    "the message at the $2 reads $1"
  ],
  [
    /\b(confirmation|note|notice|hint|warning|error|message|toast|banner|alert|snackbar|notification) (?:that|which) (?:reads|says|states) (?=[\uE000-\uF8FF])/gu,
    "$1 "
  ],
  // What is wrong is made right.
  [
    /(?<=^|, |; | and | then |^I |^we |^you |^(?:after|once|when) (?:I|we|you) )corrects? (?=\S.{0,60} to \S)/giu,
    "change "
  ],
  [
    /(?<=^|, |; | and | then |^I |^we |^[Yy]ou )[Ss]waps? (.{1,60}?) for (?=[\p{Lu}\d\uE000-\uF8FF])/gu,
    "replace $1 with "
  ],
  [
    /^(?:she|he)(?:['’]s| is) (?=(?:not |no longer |still |now )?(?:in|on|at|listed|shown|gone|there|first|last)\b)/iu,
    "it is "
  ],
  // "Hit Remove for her": in her row.
  [
    /^((?:(?:I|we|you|the user) )?(?:click|press|hit|tap)s?(?: on)? [\p{Lu}\uE000-\uF8FF][^,;]{0,40}?) for (?:her|him|them|it)(?= |,|;|[.!]?$)/iu,
    "$1 in its row"
  ],
  [
    /^((?:(?:I|we|you|the user) )?(?:click|press|hit|tap)s?(?: on)? [^,;]{1,40}? )(on|for|next to|beside) (the [^,;]+?),? and (?:also |then )*\2 (the [^,;]+?)(?=[.!]?$)/iu,
    "$1$2 $3 and $1$2 $4"
  ],
  [
    /\bthe (heading|title|headline|caption|text|counter|badge|status|button) there (?=(?:is|reads|says|shows|should|must|changes|turns|becomes|now)\b)/giu,
    "the $1 "
  ],
  // "The queue opens with 7 claims and a total of £9": what stands there at once.
  [
    /^the [a-z]+ (?:opens|starts|begins) with ([\uE000-\uF8FF]|\d+ [a-z]+(?: [a-z]+)?) and (?:an?|the) ([a-z]+(?: [a-z]+)?) of (?=[\p{Sc}\d])/iu,
    "I see $1 and the $2 is "
  ],
  [
    /^does (the [^,;?]{1,60}|[\p{Lu}\uE000-\uF8FF][^,;?]{0,60}?) (?=(?:open|show|say|read|contain|list|have|start|end|display|appear|stay|close|offer|hold|disappear)\b)/iu,
    "$1 should "
  ],
  [
    /^(?:[Ii]t|[Tt]hat|[Tt]his) (?:should|does|must|will), (?:and )?with (the [a-z ]{1,40}?) (?=[\p{Lu}\uE000-\uF8FF])/u,
    "$1 is "
  ],
  [
    /^[a-z]+ing (?:must|should) not (?:lose|drop|hide|remove|change|add) (?:anything|any [a-z]+), so (?=\S)/iu,
    ""
  ],
  [/ (ends?) in (?=[#/?]\S)/giu, " $1 with "],
  [
    /\bthe (?:page |browser )?address (?=(?:(?:should|must|will|now) )*(?:be|ends?|starts?|contains?|includes?|has|have|becomes?) (?:with )?[#/?]\S)/giu,
    "the url "
  ],
  [suggested, ""],
  // "Should not list Tom": the page, or whatever was spoken of.
  [/^(should|must)( not)? (?=(?:list|show|display|contain|offer|mention)\b)/iu, "the page $1$2 "],
  [
    / (box|checkbox|button|link|option|tab|field) (?:that|which) (?:says|reads|is (?:called|labelled|labeled|named|marked)) (?=[\p{Lu}\uE000-\uF8FF])/gu,
    " $1 "
  ],
  [/\b[Ff]ill in ([\uE000-\uF8FF]|\S{1,30}) under (?=[\p{Lu}\uE000-\uF8FF])/gu, "enter $1 under "],
  // "Press the Enter key in the field" is no keying in.
  [/(?<=^|[,;] |\b(?:and|then|now|please|I|we|you|user) )[Kk]ey in (?=\S)/gu, "enter "],
  [/^so,? (?=(?:first |now |then )?[a-z]+ (?:to|the|on|in|my|over|back|\p{Lu}|[\uE000-\uF8FF]))/iu, ""],
  [/^(?:hi|hello|hey)(?: (?:there|team|all|folks|everyone|guys))?[,!] /iu, ""],
  [/^(?:please )?(?:start|begin) (?:off )?with (?=the .+ (?:button|link|tab|icon)\b)/iu, "click "],
  [
    /,? which (?:should |must |will |has to )?(?:produces?|gives?|shows?|brings? up|raises?|triggers?|displays?|lists?|returns?|finds?) (?:me |you )?just /giu,
    ", then I see only "
  ],
  [
    /,? which (?:should |must |will |has to )?(?:produces?|gives?|shows?|brings? up|raises?|triggers?|displays?|returns?) (?:me |you )?(?=(?:the|an?) |[\p{Lu}\uE000-\uF8FF])/gu,
    ", then I see "
  ],
  [/ comes? in (?=(?:[a-z]+ )?order\b)/giu, " are in "],
  [
    / (is|are|should be|must be) (?:flagged|marked|shown|highlighted) as (?=(?:invalid|required|optional|disabled)\b)/giu,
    " $1 "
  ],
  [
    /^(?:(?:I|we|you|the user|The user) )?(?:(?:should|must|can|now) )*(?:[Ss]ee|find|have|get)s? only (?=[\p{Lu}\uE000-\uF8FF])([^;]+?)[.!]?$/u,
    "only $1 are shown"
  ],
  [
    /^(the first [a-z]+) (?:is|must be|should be) ([\uE000-\uF8FF]|\p{Lu}[^,;]*?),? followed by /iu,
    "$2 is first, followed by "
  ],
  // "The list starts with ▯, followed by ▯".
  [
    /^the (?:[a-z]+s|(?:[a-z]+ )?(?:list|table|column)|list of [a-z]+) (?:(?:should|must) (?:now )?(?:start|begin)|(?:now )?(?:starts?|begins?)) with ([\uE000-\uF8FF]|\p{Lu}[^,;]*?),? followed by /iu,
    "$1 is first, followed by "
  ],
  // Where it is listed is where it is.
  [
    /(?<= (?:is|are|be) (?:now )?)(?:listed|shown|displayed|placed) (?=(?:directly|immediately|right) (?:below|above|under|beneath|after|before) )/iu,
    ""
  ],
  [/^expect to (?=(?:be|see|get|find|have|read)\b)/iu, "I should "],
  [
    /(?<=^|[,;] |\band |\bthen |\bI |\buser )(?:check|cross|tick|mark)s? off (?=(?:the|an?) |[\p{Lu}\d\uE000-\uF8FF])/giu,
    "tick "
  ],
  [/ (?:is|are) (?:now |still |already )*showing (?=\S)/giu, " shows "],
  // "Answer Vienna and check": an answer of one word is what is chosen.
  [
    /(?<=^|, |; | and | then |\b(?:I|we|you|user) )[Aa]nswers? (?!(?:Yes|No|OK|Okay|I|Keep)(?![\p{L}]))(?=\p{Lu}\p{Ll}+(?:,? and | then |, |;|[.!]?$))/gu,
    "choose "
  ],
  [/ (tell|inform|remind|warn|ask)s (?:them|him|her)(?= |:)/giu, " $1s the user"],
  [
    /^(.{1,60}?) (?:greets|welcomes|thanks|addresses) (?:me|us|you|them|him|her|(?:the|an?) [a-z]+)(?: with| by saying)?:? (?=[\uE000-\uF8FF])/iu,
    "$1 says "
  ],
  // Said of whoever was spoken of before.
  [
    /(?<=\b(?:I|you|we|the user) (?:get|gets|see|sees|read|reads|am|are|is) .{1,120}) and (?:still )?(?:remain|stay)s? on (?=(?:the |my )?[\p{Lu}\uE000-\uF8FF])/iu,
    " and I am still on "
  ],
  [/ [-–—] (?=(?:you|I|we|it|there) (?:should|must|will|see|get|is|are)\b)/giu, ", then "],
  [/ (two|three|four|five|six|\d{1,3}) ([a-z]+) only(?=,|:|[.!]?$)/giu, " only $1 $2"],
  [
    /^(?:(?:I|we) )?expects? (an? (?:[a-z]+ )?(?:error|message|warning|notice|hint|note)) that (?=(?:you|the|it|this|I|there|we|no|an?|[a-z]+ (?:is|are|has|have)) )/iu,
    "$1 says that "
  ],
  [
    /^(?:complete|finish|fill)s? (?:it|(?:the|this) [a-z]+)(?: (?:out|in|up))? (?:with|by (?:putting|entering|typing)) ([^,;]{1,60}? in(?:to)? (?:the )?[\p{Lu}\uE000-\uF8FF])/iu,
    "enter $1"
  ],
  [
    /^(?:(?:but )?(?:I|we|you|he|she|the user) (?:then |now )?)?changes? (?:my|our|your|his|her|their) mind(?: again)?(?:,| and|;)(?: then)? /iu,
    ""
  ],
  [/\bthere (is|are) already (?=(?:an?|one|two|three|\d+) )/giu, "there $1 "],
  // What is offered stands in the list that has just opened.
  [
    /(?<=\b(?:pick|choose|select)(?:s|ed)? .{1,60}) (?:from|in|out of|among) (?:what|whatever|(?:the|any of the) (?:list|menu|suggestions?|options|choices|results|dropdown))(?: that| which)? (?:comes? up|pops? up|drops? down|opens|appears?|shows up|(?:is|are) (?:offered|suggested|shown))(?=,| and | then |;|[.!]?$)/giu,
    ""
  ],
  // What is not touched stays as it is.
  [
    /(?:,| and|, and|;)? leaves? (?:all )?(?:(?:the )?(?:other|remaining) (?:fields|boxes|ones|inputs|settings|options)|everything else|all else|the rest(?: of (?:it|the (?:fields|form)))?) (?:still )?(?:empty|blank|alone|as (?:it is|they are|is)|untouched|unchanged|out)(?=, | and |;|[.!]?$)/giu,
    ""
  ],
  [
    /^(?:leave (?:all )?(?:(?:the )?(?:other|remaining) (?:fields|boxes|ones|inputs|settings|options)|everything else|all else|the rest(?: of (?:it|the (?:fields|form)))?) (?:empty|blank|alone|as (?:it is|they are|is)|untouched|unchanged))(?:, then|,? and(?: then)?|;|,) (?=\S)/iu,
    ""
  ],
  [/(?<=^|\b(?:and|then|I|you|we|user) )looks? up (?!to |at |from )(?=\S)/giu, "search for "],
  // Where one searches anyway.
  [
    /(\b(?:search(?:es)?|looks?) for [^,;\uE000-\uF8FF]{1,60}?) (?:with|via|through) (?:the |my )?search(?: (?:box|bar|field|form|input))?(?=[.,;]| and | then |$)/giu,
    "$1"
  ],
  [
    /^((?:I|we|you|she|he|they|the [a-z]+)) (?:am|is|are) (?:now |currently )?(?:looking at|viewing|browsing) (?=(?:the|my) )/iu,
    "$1 am on "
  ],
  [
    / (is|are|should be|must be|comes?|appears?)( still| now)? (?:listed |shown )?in order of (?=[a-z]+\b)/giu,
    " is$2 sorted by "
  ],
  [
    /(?<=[\d\uE000-\uF8FF%]),? (?:just |exactly )?(?:like|as) (?:it was )?(?:before|previously|earlier)(?=[.!]?$)/giu,
    ""
  ],
  [
    /\b([Ee]nter|[Tt]ype|[Ww]rite|[Pp]ut)(s?) ([\uE000-\uF8FF]) there(?=,| and |;|[.!]?$)/gu,
    "$1$2 $3 into it"
  ],
  [/,? which (?:should |must |will )?gets? (?:me|us|you|the user) (?=(?:the|an?) )/giu, ", then I see "],
  // What comes in with "a" and a name of its own is new anyway.
  [/^an? (?:brand )?new ([a-z]+) (?=(?:called|named|titled|entitled) [\p{Lu}\uE000-\uF8FF])/iu, "a $1 "],
  [
    /(?<=\b(?:see|sees|find|finds|get|gets|show|shows) )the (?:whole|full|entire|complete) list of (\d+ \p{Ll}+)(?: back)?(?=[.!]?$)/iu,
    "all $1"
  ],
  [
    /^([^,;]{0,60}\b(?:see|find)s? [\p{Lu}\uE000-\uF8FF][^,;]{0,80}) among (?:them|these|those)(?=[.!]?$)/iu,
    "$1"
  ],
  [/ (?:is|are|stays?|remains?) unchanged at (?=\S)/giu, " is still "],
  [
    /^((?:I|we|you|the user|user|go|open|visit|switch)\b.{3,120}? (?:and|then) )finds? (?=(?:the |an? )?[\p{Lu}\uE000-\uF8FF])([^;]+?) (?:in )?there([.!]?)$/iu,
    "$1I see $2$3"
  ],
  [
    /(?<=[\d\uE000-\uF8FF%]),? as (?:it should(?: be)?|they should(?: be)?|expected|saved|set|entered|chosen|promised)$/iu,
    ""
  ],
  [/\bwas (?=(?:now|still|again|also) )/giu, "is "],
  [/\bwere (?=(?:now|still|again|also) )/giu, "are "],
  [/\bcan (?:now|again) be (?=[a-z]+ed\b)/giu, "can be "],
  [/ (?:in )?(?:just |exactly )?the same way(?=[,;.]| and |$)/giu, ""],
  [
    /,? with (?:everything|all (?:the )?fields|the (?:fields|form)|it all) (?:still |left )*(?:blank|empty)(?=[,;.]| and |$)/giu,
    ""
  ],
  [/^the ([a-z]+) on (?:the very )?top (?=(?:is|must|should|now) )/iu, "the first $1 "],
  [/^((?:if|when|once|after|as soon as) (?:I|she|he|they|we|you|the [a-z]+)) then (?=[a-z]+s )/iu, "$1 "],
  // "Confirm the asking level: ...": what is confirmed is told after it.
  [/^(?:confirm|check|verify|note) (?:the|its) [a-z ]{2,40}: (?=[a-z][a-z ]* [\p{Sc}\d])/iu, "verify that "],
  // Where it is done: one dialog asks at a time.
  [
    /\b(in|from) the (dialog|modal|pop-?up|window|box|prompt) (?:that|which) asks (?:for (?:a )?confirmation|(?:me|you|us) to confirm),? /giu,
    "$1 the $2 "
  ],
  [
    /^(under|below|beneath|next to|beside) ((?:the )?[^,;\uE000-\uF8FF]{1,40}?),? it (?:(?:should|must|will|now|also) )*(?:says?|reads?|shows?) ([\uE000-\uF8FF]),? and ([\uE000-\uF8FF])(?=[.]?$)/iu,
    "$3 is shown $1 $2; $4 is shown $1 $2"
  ],
  [
    /^(under|below|beneath|next to|beside) ((?:the )?[^,;]{1,40}?),? (?:the|an?) ((?:[a-z]+ )?(?:error|message|hint|warning|notice)) (?:is|reads|says|should be|must be|should read|should say) ([\uE000-\uF8FF])(?=[,;]| and |$)/iu,
    "the $3 $1 $2 reads $4"
  ],
  [
    /^(the (?:[a-z]+ )?(error|message|hint|warning|notice) [^,;]+ reads [\uE000-\uF8FF])(?:,|;|,? and|,? while) (under|below|beneath|next to|beside) ((?:the )?[^,;]{1,40}?),? it (?:is|reads|says|should be|must be|should read|should say) ([\uE000-\uF8FF])/iu,
    "$1; the $2 $3 $4 reads $5"
  ],
  [
    /^(?:[a-z]+ing (?:it )?|it )(?:is|should be) (?:not possible|impossible)(?: then| now)?,? (?:because|since|as) (?=\S)/iu,
    ""
  ],
  [
    /(?<=, and )(?:[a-z]+ing (?:it )?)(?:is|should be) (?:not possible|impossible)(?: then| now)?,? (?:because|since|as) (?=\S)/iu,
    ""
  ],
  [/\b([Pp]uts?) ((?:(?! and )[^,;:]){1,60}?) down as (?=(?:the|my|his|her) )/gu, "$1 $2 as "],
  // Where one has just gone.
  [
    /(?<=\b(?:go|goes|going|went|switch|switches|head|heads|navigate|navigates) (?:back )?to [^,;]{1,60}(?:,| and| then)+ (?:(?:open|choose|select|pick|click|take)(?:s|es)?) [^,;]{1,60}) from there(?=[,.;]| and | then |$)/giu,
    ""
  ],
  [
    /^((?:answer|reply|respond|click|press|choose)(?:s|es)?(?: on| with)? [\uE000-\uF8FF]) (?:for )?the first time(?=[,;.]| and | then |$)/iu,
    "$1"
  ],
  [/ column heading\b/giu, " column header"],
  [
    /\b((?:click|press|tapp)ing(?: on)? the (?:[\uE000-\uF8FF]|\p{Lu}[\p{L}\d ]*?)) header(?= )/gu,
    "$1 column header"
  ],
  // How it is refused tells that it is.
  [
    /^(?:it|this|that|the (?:form|order|page|booking|entry|request|input)) (?:(?:must|should|may|can|will|does|is|gets|has to|ought to) ?(?:not )?(?:be |get )?(?:accepted|refused|rejected|work|go through|declined|turned down|let through|saved|sent|submitted)),? ?(?::|;|,? but|,? and) (?=.*(?:says?|reads?|error|message|warns?|complains?|tells?|told|warning|hint|[\uE000-\uF8FF]))/iu,
    ""
  ],
  // What is said ends before its reason.
  [
    /(?<=[\d%\p{Sc}\uE000-\uF8FF]) (because|since) (?=(?:of|the|an?|it|there|every|each|all|my|its) )/giu,
    ", $1 "
  ],
  // The one that is left.
  [
    /((?:only|exactly|just) (?:one|1) \p{Ll}+(?: \p{Ll}+)?? (?:is|remains|should be|must be)(?: now)?(?: (?:listed|shown|left|displayed|there|found))?),? and (?:that )?it (?:is|should be|must be) (?:the )?(?:\p{Ll}+ )?(?=[\uE000-\uF8FF#]|\p{Lu})([^,;]+)$/iu,
    "$1; $2 is shown"
  ],
  // "A and B are listed, C is not".
  [
    /^([^,;]+ and [^,;]+) are ((?:now |still )?(?:listed|shown|there|visible|displayed|offered|left)), (?:but |while )?([\uE000-\uF8FF]|\p{Lu}[^,;]*) (?:is not|is no longer|is gone)(?: any ?more)?$/iu,
    "$1 are $2; $3 is not $2"
  ],
  // Noted without a verb: "still berth A3".
  [
    /^still (?:only )?(?:the )?(?:\p{Ll}+ )?(#?\p{Lu}+-?\d+|#\d+|[\uE000-\uF8FF]|\p{Lu}\p{Ll}[\w'’-]*(?: \p{Lu}[\w'’-]*)*)$/u,
    "$1 is still shown"
  ],
  // "The button of Ada" stands in her row.
  [
    /^((?:the|its) )?(button|link|checkbox|switch|icon) of (?=[\p{Lu}\uE000-\uF8FF])(?=.* (?:is|reads|says|shows|should|must|has) )/u,
    "$1$2 in the row of "
  ],
  [
    /^(there (?:is|are|should be|must be) (?:an?|the|one) (?:[a-z]+ )?(?:error|message|warning|toast|notice)) (?:saying|stating|reading) (?=\p{Lu})/iu,
    "$1 "
  ],
  [
    /(?<=^|, and |; | and (?!.* and ))(?:his|her|their) (?=(?:button (?:says|reads)|[a-z]+ (?:[a-z]+ )?(?:is|are|was|should|must|becomes|changes|goes|shows|has|stays|now|for|in))\b)/iu,
    "its "
  ],
  [/\b(with|to|as|reads?|says?|shows?): (?=[\uE000-\uF8FF])/gu, "$1 "],
  [
    / (?:from|in|on) (?:the )?(bar|menu|navigation|nav) at the (bottom|top)\b(?![- ](?:left|right)\b)/giu,
    " in the $2 $1"
  ]
]

const inPlainer = (text: string): string =>
  plainer.reduce((said, [found, put]) => said.replace(found, put), text)

const asked =
  /^(?:(?:next|now|then|finally|also|please|lastly|afterwards|after that),? )?(?:(?:(?:I|we|the user) )?(?:verify|verifies|check|checks|ensure|ensures|assert|confirm|confirms|make sure|makes sure) that )?/iu

/** "The button correctly leads to the orders": that it does is what is checked. */
const manner =
  / (?:correctly|properly|successfully) (?=(?:sends|leads|redirects|navigates|goes|takes|opens|returns|brings)\b)/giu

/** One after the other, each on what the one before it made of the text. */
const passes: ReadonlyArray<(text: string) => string> = [
  tried,
  answeredNext,
  plainFirst,
  inThisOrder,
  eachAnswered,
  barredDeed,
  inOneLine,
  oneWithValues,
  byTheirMeans,
  eachChosen,
  chosenWithValues,
  lineFilled,
  sharedByTwo,
  thingInPlace,
  saidInPlaces,
  countsOfPlace,
  valuesOfRecord,
  withItsValues,
  whatOpened,
  eachField,
  eachNamed,
  asDeed,
  inToldOrder,
  eachFigure,
  exactlyThese,
  oneAfterOther,
  oneByOne
]

/** The same in plainer words, behind "check that" as well. Masked. */
export const inPlainWords: (text: string) => string = keeping((text) => {
  const told = passes.reduce((said, pass) => pass(said), text.replace(manner, " "))
  const [lead = ""] = asked.exec(told) ?? []
  return lead === "" ? inPlainer(told) : inPlainer(lead + inPlainer(told.slice(lead.length)))
})
