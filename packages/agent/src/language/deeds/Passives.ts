/** `when the Add button is pressed`, `"lamp" is typed into the search box`: deeds, told of the thing. */
import type { Keyword } from "../sentences/Clause.js"
import { verbOf } from "../words/Verbs.js"

const passive =
  /^(.+?) (?:is|are|was|were|gets?|has been|have been) (?:then |now |again |also )?((?:double|right|long)[- ](?:clicked|tapped|pressed)|[a-z-]+)(?: (in|out|off|up)(?= with | by |$))?(?: by (?:the |an? )?(?:user|visitor|customer|tester|admin|me))?(?:(?<=\w) (.+))?$/i

/** Of these nothing but a deed can be told: no screen shows that something was clicked. */
const done =
  /^(?:(?:double|right|long)-(?:click|tap|press)|doubleclick|rightclick|click|tap|type|enter|hover|reload|refresh|visit|drag|scroll|hit)$/

/** After `when` these are deeds as well, which otherwise may be the state that is found. */
const begun =
  /^(?:fill|press|open|close|submit|select|choose|pick|check|tick|uncheck|untick|clear|expand|collapse|confirm|accept|dismiss|cancel|delete|remove|add|save|edit|change|set|search|create|publish|post|favorite|like|follow|launch|send|apply|reset|toggle|switch|turn)$/

/** Before anything was done nothing can have been opened yet. */
const opened = /^(?:open|launch)$/

/** A file that is there may have been so before, unless a step says that it is put there now. */
const brought = /^(?:upload|attach)$/

const people =
  /^(?:I|we|you|they|he|she|it|(?:the |an? )?(?:user|visitor|customer|tester|admin\w*|guest|member|person))$/i

/** "At least 3 mails were opened": so many of them, and no one that could be meant. */
const noOne = /^(?:there|that|this|at least|at most|more than|fewer than|less than)\b/i

/** The clause as a command; undefined where it is none, or may be a state that is to be checked. */
export const activated = (
  text: string,
  keyword: Keyword | undefined,
  isFirst: boolean
): string | undefined => {
  const [, thing = "", past = "", particle = "", rest = ""] = passive.exec(text) ?? []
  if (thing === "" || keyword === "then" || people.test(thing) || noOne.test(thing)) return undefined
  const word = past.toLowerCase()
  const two = /^(double|right|long)[- ](click|tap|press)/.exec(word)
  const base =
    two === null
      ? /^(?:hit|set)$/.test(word) || verbOf(word)?.form === "past"
        ? verbOf(word)?.base
        : undefined
      : `${two[1] ?? ""}-${two[2] ?? ""}`
  if (base === undefined) return undefined
  const deed =
    done.test(base) ||
    (keyword === "when" && begun.test(base)) ||
    (isFirst && opened.test(base) && rest === "") ||
    (keyword !== undefined && brought.test(base))
  const named =
    rest === "" ||
    /^(?:in|into|on|onto|to|from|with|as|for|of|at|under|over|once|twice|(?:two|three|four|five|six|\d{1,2}) times|again|within)\b/i.test(
      rest
    )
  if (!deed || !named) return undefined
  return [base, particle, thing, rest].filter((part) => part !== "").join(" ")
}
