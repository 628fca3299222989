/** Sentences that are told as what the page says, without quotation marks: `Thank you for your feedback is shown`, `contains Could you please send it?`. Before anything is masked. */

const seen =
  "((?:is|are|was|should be|must be) (?:now |still |not |no longer )*(?:shown|displayed|visible)|(?:should |must )?appears?)(?=[.!]?$| (?:in|on|at|below|above|under) (?:the|a) )"

/** A sentence that the page addresses to its user. None of these begins what a tester says of the page. */
const address = [
  "Thank(?:s| you)(?: [\\p{L}'’-]+){0,8}?",
  "We (?:sent|received|could not|couldn['’]t|will (?:send|contact|email|notify))(?: [\\p{L}'’-]+){1,9}?",
  "You (?:have been|don['’]t have|do not have|are (?:now |already )?(?:logged|signed|subscribed|registered|enrolled))(?: [\\p{L}'’-]+){1,8}?",
  "Your \\p{Ll}+(?: \\p{Ll}+){0,2}? (?:is|was|has been|have been|are|were)(?: (?!(?:now|still|not|no|shown|displayed|visible|that|when|if)\\b)[\\p{L}'’-]+){1,6}?",
  "Please(?: [\\p{L}'’-]+){2,8}?"
].join("|")

const shown = new RegExp(`^((?:.*\\bthat |(?:Then|And|But) )?)(${address}) ${seen}`, "u")

/** With one of these it is a sentence about the page. */
const about =
  /["“”‘`,;:]|\b(?:that|which|if|when|whether|until|and then|make sure|check|verify|see|ensure)\b|\b(?:message|toast|banner|notice|notification|alert|snackbar|error|warning|text|hint|label|page|dialog)$/iu

const asked =
  /(?<=\b(?:contains?|says?|reads?|shows?|displays?|mentions?) )((?:Could|Can|Would|Will|Do|Does|Did|Are|Is|What|How|Who|Where|When|Why|Which|Have|Has|Should|May|Shall|Need|Want) [^"“”‘`?:;]{3,120}\?)(?=[.]?$)/u
/** Who asks this asks for an answer. */
const question = /^(?:what|which|who|where|when|why|how|does|do|is|are|can|did|has|have|should|will)\b/iu

/** The text is put in quotation marks. */
export const bareTexts = (text: string): string => {
  const asking = question.test(text) ? text : text.replace(asked, '"$1"')
  return asking.replace(shown, (all, before: string, said: string, how: string) =>
    about.test(said) ? all : `${before}"${said}" ${how}`
  )
}
