import { describe } from "../../src/language/Describe.js"
import { parseTest } from "../../src/language/Parse.js"

/** What a text was understood as, one line an intent; a step that was not understood is one line `?`. */
export const lines = (text: string): ReadonlyArray<string> =>
  parseTest(text).flatMap(({ reading }) =>
    reading._tag === "Understood" ? reading.intents.map(describe) : ["?"]
  )
