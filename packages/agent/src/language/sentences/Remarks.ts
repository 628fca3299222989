/**
 * What a step says of people and of the test, and nothing of the page: `(my usual guinea pig)`, `, everybody knows that one by now,`,
 * `, which is what she asked for`. It can change nothing. Whatever has a value, a name, a place, a condition, a denial or a time in it is no remark.
 */
import { roleOf } from "../words/Words.js"

const unsafe =
  /[\d\uE000-\uF8FF:;?]|\b(?:if|unless|until|except|only|not|no|never|none|nothing|nobody|neither|nor|without|when|whenever|while|before|after|as soon as|instead|rather|or|and|but|can|could|should|must|may|might|shall|will|cannot)\b|n['’]t\b/iu

/** Words that tell one thing on a page from another, or say how it is. */
const telling =
  /\b(?:is|are|was|were|be|been|has|have|had|shows?|shown|reads|says|contains?|equals?|costs?|first|second|third|last|next|previous|other|another|top|bottom|left|right|upper|lower|new|newest|old|oldest|big|small|red|green|blue|yellow|grey|gray|black|white|bold|open|closed|enabled|disabled|checked|unchecked|selected|hidden|visible|gone|empty|same)\b/iu

const many =
  "(?:everybody|everyone|people|(?:most|many|lots of|some) (?:people|of us|users|customers|colleagues|clients))"
const group =
  "(?:(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]|[Ss]ome|[Oo]ne of (?:my|our)) (?:[a-z]+ )?(?:boss|manager|colleagues?|team|client|clients|customers?|users?|support|developers?|testers?|friend|friends|wife|husband|mother|mum|teacher|owner|product owner))"
const somebody = `(?:[Hh]e|[Ss]he|[Tt]hey|${group}|\\p{Lu}\\p{Ll}+(?: (?:from|in|at) [a-z]+)?)`
const often =
  "(?:(?:always|usually|still|really|already|just|also|all|often|once|never ceases to|keeps|kept|has|have|had) )*"

/** `This has bitten me twice`. */
const bitten =
  /^(?:this|that|it|these|the same|such things)(?: (?:one|thing|bit|part|page|screen|form))? (?:[a-z]+ ){0,3}?(?:bit|bitten|bites|annoys?|annoyed|annoying|bugs|bugged|bugging|puzzles|puzzled|confuses|confused|surprises|surprised|worries|worried|tripped|trips|caught|fooled|scared|scares|breaks on|broke on|broken on|breaking on|failed on|failing on|fails on|cost|costs|haunts|haunted) (?:me|us|everyone|everybody|people)\b/iu

/** Who says so, and what they hold of it: the verbs of minds, and none of deeds. */
const held = [
  new RegExp(
    `^${many} ${often}(?:knows?|knew|known|loves?|loved|hates?|hated|likes?|liked|uses?|used|thinks?|thought|wants?|wanted|remembers?|complains?|complained|mentions?|mentioned|asks?|asked|talks?|talked|dreads?|worries|worried)\\b`,
    "iu"
  ),
  /^(?:I|we|you) (?:(?:always|still|really|already|just|all|do) )*(?:know|knew|think|thought|hope|hoped|believe|believed|guess|suppose|hate|hated|love|loved|wanted|expected|remember|remembered|suspect|suspected|reckon|swear|worried|trust|mentioned|said|talked about)\b/iu,
  new RegExp(
    `^${somebody} ${often}(?:(?:tells?|told|asks?|asked|reminds?|reminded|warned|emailed|wrote|rang|called) (?:me|us)\\b|(?:said so|complained|complains|mentioned|loved|loves|hated|hates|likes? (?:it|that|this)|liked|wanted|wants (?:it|that|this)|knows|knew|thinks|thought|reckons|reckoned|believes|hopes|hoped|promised|reported|noticed|expected|asked|asked for|says (?:that )?(?:customers|people|users|everybody|everyone|clients)|said (?:that )?(?:customers|people|users|everybody|everyone|clients))\\b)`,
    "u"
  ),
  bitten
]

const hedge =
  /^(?:fingers crossed|finally|phew|at last|sorry|thanks|thank you|please|yay|hopefully|as usual|as always|as ever|of course|obviously|naturally|for once|no surprise(?: there)?|surprise|as (?:you|we) (?:all )?know|as everybody knows|(?:just |exactly )?as (?:it|they) should(?: be)?|(?:just |exactly )?as (?:expected|hoped|intended|saved|set|entered|chosen|promised|agreed|announced|planned|typed|requested|ordered|designed|required|advertised|one would expect|I expected|I hoped|we expected|we hoped))$/iu

const pet =
  /^(?:my|our|everyone['’]s|everybody['’]s|the team['’]s) (?:(?:old|dear|personal|little) )?(?:usual|regular|favou?rite|go-to|trusty|beloved|pet|poor|faithful|perennial|pickiest|fussiest|dearest|biggest fan|best friend|old friend|guinea pig|lucky charm)(?: [a-z]+){0,3}$/iu

/** In a lead-in what people told may be told in full. */
export const isBackground = (text: string): boolean =>
  !unsafe.test(text) && held.some((each) => each.test(text))

const namesThings = (text: string): boolean =>
  text
    .split(/\s+/u)
    .some((word, at) => (at > 0 && /^\p{Lu}/u.test(word) && word !== "I") || roleOf(word) !== undefined)

const which = new RegExp(
  "^which (?:is|was) (?:just |exactly |precisely |really |all )*(?:what|how|as|the way) (?:I|we|you|he|she|they|the [a-z]+|it)\\b",
  "iu"
)
const rated =
  /^which (?:is|was) (?:(?:very|really|quite|just|all|always|rather) )*(?:good|great|fine|nice|lovely|intended|intentional|by design|as intended|as expected|expected|to be expected|as it should be|no surprise|a relief|a pity|a shame)$/iu
/** What a person has done is past, and not on the page. */
const did =
  /^who (?!(?:was|is|were|are|has|had|have)\b)(?:just |already |also |originally )?(?:[a-z]+ed|took|gave|made|sold|bought|won|lost|came|went|got|left|paid|sent|wrote|found|said|told|swapped|began|chose|spoke|rang)\b/u

/** Whether the part of a step between commas or in brackets is a remark. */
export const isRemark = (part: string): boolean => {
  const text = part.trim().replace(/[.!]+$/u, "")
  if (hedge.test(text)) return true
  if (unsafe.test(text)) return false
  if (rated.test(text) || (which.test(text) && !namesThings(text))) return true
  const bare = text.replace(/^which (?=(?:everybody|everyone|people|I|we|they|he|she)\b)/u, "")
  if (namesThings(bare)) return false
  if (pet.test(bare)) return true
  if (did.test(bare)) return !telling.test(bare.replace(/\b(?:other|another|same|old|new|big)\b/giu, ""))
  return !telling.test(bare) && held.some((each) => each.test(bare))
}

const tryThis =
  /,? so,? (?:(?:please|kindly|could you|can you|let['’]s|we|I) )*(?:now )?(?:try|test|try out|reproduce|follow|go through|walk through|do)(?: out)? (?:this|the following|these steps|the steps below|it like this)(?: please)?[.:!]?$/iu
const greeted = /^(?:hi|hiya|hello|hey|ok|okay)(?: (?:there|all|team|folks|everyone|everybody))?[,!]? /iu
const toldUs = new RegExp(
  `^(?:(?:[Aa]n?|[Oo]ne|[Tt]wo|[Ss]ome|[Ss]everal|[Tt]he|[Mm]y|[Oo]ur)(?: of (?:my|our|the))?(?: \\p{Ll}+){0,2}?|${somebody}) (?:(?:has|have|just|recently|already|once) )*(?:told|warned|emailed|reminded|informed|wrote to|rang|called|wrote) (?:me|us)\\b`,
  "u"
)
const ofPage =
  /^(?:[Tt]he|[Aa]n?|[Mm]y|[Oo]ur|[Ss]ome|[Oo]ne) (?:\p{Ll}+ )?(?:page|app|application|site|screen|message|messages|toast|banner|dialog|window|form|field|button|list|table|error|alert|note|notice|text|label|tooltip|badge|hint|popup|pop-up|mail|email|system|server|browser)\b/u

/** Whether a sentence tells no more than why the test is there: `A vet told us that her notes do not stick, so please try this`. */
export const isWholeRemark = (sentence: string): boolean => {
  const text = sentence.trim().replace(greeted, "")
  const told = text.replace(tryThis, "")
  if (/[\d"“”\uE000-\uF8FF;?]/u.test(told)) return false
  if (told !== text) return toldUs.test(told) && !ofPage.test(told)
  const bare = told.replace(/[.!]+$/u, "")
  return !unsafe.test(bare) && bitten.test(bare)
}
