/** `How many rows are there?`, `Which row is selected?`: asked, and no word of what the answer should be. */
import { type Intent, isCheck } from "@assay/domain/Intent"

const asking = /^\s*(?:[-*•]\s+|\d+[.)]\s+)?(?:how (?:many|much)|which|whose|who|why|where)\s[^"“”]*\?\s*$/iu

/** What a question was read as checks nothing that anybody stated. */
export const isOpenQuestion = (text: string, intents: ReadonlyArray<Intent>): boolean =>
  asking.test(text) && intents.length > 0 && intents.every(isCheck)
