/** Texts that are told without quotation marks before the word for what shows them: `No results found message is shown`, `Your cart is empty error appears`. Before anything is masked. */

const lead = "((?:.*\\b(?:that|then) )?)"
const kind =
  "((?:(?:error|warning|success|info|validation|confirmation) )?(?:message|toast|banner|notice|notification|alert|snackbar|error|warning|text|hint|label))"
const seen =
  "((?:(?:is|are|should be|must be|gets|will be|was)(?: now| still| not| no longer)* (?:shown|displayed|visible|seen|gone|there)|(?:should |must |will |does )?(?:not |no longer )?(?:appears?|disappears?|shows? up|pops? up|comes? up))(?=[.!]?$|,|;| ).*)"

/** Nothing is found, available or there: as a page says it, and not that there is no such message. */
const nothing =
  "No (?:\\p{Ll}+ ){1,3}(?:found|available|yet|here|exists?|(?:match|matches)(?: \\p{Ll}+){0,3})|Nothing (?:to \\p{Ll}+ here|here(?: yet)?|found)"
/** A whole sentence. */
const sentence =
  "\\p{Lu}\\p{Ll}+(?: \\p{Ll}[\\p{Ll}'’-]*){0,5}? (?:is|are|was|were|has been|have been|cannot|can['’]t|could not|do not|does not|don['’]t|must|already)(?: [\\p{Ll}'’\\d-]+){1,6}"
/** What has come about: "Session expired". */
const event =
  "(?!(?:The|An?|This|That|All|No|Each|Every|Another) )\\p{Lu}\\p{Ll}+(?: \\p{Ll}+){0,3} (?!(?:colou?red|related|detailed|locali[sz]ed|translated|formatted|expected|highlighted|displayed|shown|based|styled|marked|sized|named|called|titled|labell?ed)\\b)(?:\\p{Ll}{2,}ed|sent|invalid|incorrect|successful|successfully)"
const plea = "Please (?:[\\p{L}'’-]+ ){1,6}[\\p{L}'’-]+"

const named = new RegExp(
  `^${lead}(?:[Tt]he |[Aa]n? )?(${nothing}|${sentence}|${event}|${plea}) ${kind} ${seen}$`,
  "u"
)

/** With one of these it is more than one sentence, or the half of one. */
const more =
  /["“”'‘`,;:]|\b(?:and|or|but|that|which|when|while|if|until|because|after|before|once|whether|the|an?|no|this|any|error|warning|success|validation|confirmation|new|another|same|with|in|on|of|for|as|by|via)$|\b(?:and|or|but|that|which|when|while|if|until|because|once|whether|by an?|in an?|with an?|as an?|in the|by the) /iu

/** What begins a sentence about the message, and is none of its words. */
const aboutIt =
  /^(?:When|Once|After|Before|If|While|As|Until|Verify|Check|Make|Ensure|Confirm|All|Each|Every|Only|Both|There|It|This|That|I|We)\b/u

/** The text is put in quotation marks. */
export const namedMessages = (text: string): string =>
  text.replace(named, (all, before: string, said: string, what: string, shown: string) => {
    const words = /^(?:text|label|hint)$/u.test(what) ? "" : `the ${what} `
    return more.test(said) || aboutIt.test(said) ? all : `${before}${words}"${said}" ${shown}`
  })

const ending =
  /\b((?:the |my |an? )?(?:\p{Ll}+ )?(?:card|account|number|iban|phone)) ending (?:in|with|on) ["“]?(\d{2,6})["”]?(?![\d.,]\d)/giu

/** `the card ending in 4321`: told by its last digits. */
export const endingIn = (text: string): string => text.replace(ending, '$1 "$2"')
