/** Which words may stand in the name of a thing, and which show that a phrase says more than a name. */

const strong =
  /(?:^|\s)(?:should|shall|must|would|could|can|cannot|will|is|are|was|were|be|been|am|has|have|does|did|not|when|if|because|until|unless|while|then|that|which|who|whose|where|so|but|except|instead|else|neither|nor|none|nothing|nobody|never|hardly|maybe|perhaps|sometimes|due(?= to\b)|i\.e\.|e\.g\.|\(i\.e\.|\(e\.g\.|exactly|what|how|why|both|during|via|whether|than|becomes?|once (?:all|both|the|it|I)|I|you|we|they|he|she)(?=\s|$)/

/** A name with a capital may have these words in it: `Electric only`, `Save as draft`. */
const weak =
  /(?:^|\s)(?:only|same|no|outside|best|cheapest|latest|most|least|highest|lowest|largest|biggest|smallest|longest|relevant|goes|appears|becomes|disappears|says|displays|contains|remains|stays|before|after|using|as|with|too|any more)(?=\s|$)/

/** "No orders found" is what a page says where there are none. */
const none = /^No (?:[a-z]+ ){1,4}?(?:found|yet|available|selected|left|here)$/u
const noneAtAll = /^No (?:[a-z]+ )?(?:match(?:es)?|results?|data)$/u

/** Said of a message of that name, and no denial: `No orders found has gone away`, `No results is shown`. */
export const isNotice = (subject: string, predicate: string): boolean =>
  none.test(subject) ||
  (noneAtAll.test(subject) &&
    /^(?:is|was|has|does|appears|disappears|vanishes|goes|comes|pops|shows)(?: |$)/u.test(predicate))

const opening =
  /^(?:in|on|at|to|from|out|off|up|down(?! payments?\b)|away|into|for|of|with|by|as|over|and|or|not|between|about|around|approximately|nearly|almost|without)\s|^other(?:\s|$)|^(?:Only|Not|Neither|None|Nothing|Most|Some|Exactly|Almost)\b|^(?:at|more|fewer|less) (?:least|most|than)\s|^\S*ing (?:an?|the) /
const ending =
  /(?:^|(?<!\b(?:[Ss]ign|[Ll]og|[Cc]heck|[Oo]pt|[Tt]urn|[Ss]witch|[Ss]witched|[Tt]urned|[Ll]ogged|[Ss]igned|[Zz]oom|[Ff]ill|[Pp]unch|[Cc]lock))\s)(?:in|on)$|(?:^|\s)(?:near|to|of|at|for|with|by|from|and|or|the|a|an|as)$/
/** `Sort by`, `Ship to`: labels that end so. */
const called =
  /\b(?:[Ss]ort(?:ed)?|[Oo]rder|[Gg]roup|[Ff]ilter|[Vv]iew|[Ss]earch|[Ff]ind|[Cc]reated|[Ww]ritten|[Pp]ay|[Pp]aid) by$|\b(?:[Ss]hip|[Dd]eliver|[Bb]ill|[Ss]end|[Aa]ssign(?:ed)?|[Rr]eply|[Mm]ove|[Gg]o|[Pp]ay|[Ii]nvoice) to$/
/** What a name would not end with is said of it: `Settings saved appears`. */
const comesOrGoes =
  /\s(?:appears|disappears|vanishes|goes away|(?:has|have) (?:appeared|disappeared|vanished)|(?:can|could) (?:no longer )?be seen|(?:pops|shows|comes) up)$/
const joined = / and (?:the|an?) |(?:^|\s)\S+ and \S.* (?:as|with|to) /

/** A phrase with words of a clause in it: read as a name, it would drop what they say. */
export const isMoreThanName = (phrase: string, withRole = false): boolean => {
  const proper = /^[\p{Lu}\d]/u.test(phrase)
  if (/ or /.test(phrase) && !(proper && withRole)) return true
  if ([strong, opening, joined, comesOrGoes].some((said) => said.test(phrase))) return true
  if (!proper && weak.test(phrase)) return true
  return !(proper && withRole) && !(proper && called.test(phrase)) && ending.test(phrase)
}

const several =
  /\b(?:tabs|buttons|badges|chips|links|options|tiles|cards|headings|columns|fields) (?:now |should |must )*(?:say|read) [^,;]* and [A-Z\d]/u

/** `The tabs read Open (3) and Closed (3)`: each of them says one of these. */
export const sayEach = (text: string): boolean => several.test(text)
