/** Answering a dialog of the browser, or what an application draws as one. */
import { type Form, form, type Groups, type Intents } from "../sentences/Clause.js"

const said = "(?:(?:browser(?:['’]s)?|native|system|javascript|js|modal|resulting) )*"

const box =
  `(?:the |a |an |this |that )?${said}(?:(?:alert|confirm|confirmation|prompt|browser|native|javascript|js|modal) ?(?:dialog|dialogue|box|popup|pop-up|prompt|message|window)?|` +
  "alertbox|alert|prompt|confirmation|dialog box|dialog|dialogue)"

const asked = "(?: (?:to|for|in|on|at) (?:this|that|it|the question))?"

/** `confirm the deletion in the dialog`: what is asked there. */
const there = `(?: (?:in|on) ${box}(?: that (?:opens|appears|comes up|pops up))?)?`

const answer =
  (accept: boolean): Form["read"] =>
  () => [{ _tag: "Dialog", accept }]

const isYes = (word: string): boolean => /^(?:ok|okay|yes)$/iu.test(word)

/** `answer the dialog with Cancel`: its button; into a prompt it may be the text. */
const withText = (groups: Groups): Intents => {
  const text = groups.value(1)
  const button = /^(?:ok|okay|yes|no|cancel)$/iu.test(text ?? "")
  if (button && !/\bprompt\b/iu.test(groups.clause.text))
    return [{ _tag: "Dialog", accept: isYes(text ?? "") }]
  return text === undefined ? undefined : [{ _tag: "Dialog", accept: true, text }]
}

export const dialogForms: ReadonlyArray<Form> = [
  form(`(?:accept|confirm|approve|acknowledge) ${box}`, answer(true)),
  form(`(?:dismiss|decline|cancel|reject|deny|refuse) ${box}`, answer(false)),
  form(`confirm (?:the )?(?:deletion|removal|action|prompt)${there}`, answer(true)),
  form(`(?:cancel|dismiss) (?:the )?(?:deletion|removal)${there}`, answer(false)),
  form(`(?:answer|enter|type|respond to|fill) (?:${box} with )(.+)`, withText),
  form(`(?:answer|enter|type|respond) (.+) (?:in|into|to) ${box}`, withText),
  form(`(?:answer|reply|respond|say)(?: with)? (ok|okay|yes|no|cancel)${asked}`, (groups) => [
    { _tag: "Dialog", accept: isYes(groups.at(1)) }
  ])
]
