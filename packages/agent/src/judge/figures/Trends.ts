/** Which way a figure goes, and by how much, as its card tells it. */
import { RegExp as Pattern } from "effect"
import { plain, readable } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { phrasesIn } from "../texts/Phrases.js"
import type { Case } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

/** "The revenue is up 8%", where one line of its card begins with an arrow and says so: "▲ 8% vs last week". */
export const isItsTrend = ({ expected }: TextCheck, { view }: Case, { regions }: Subject): boolean => {
  const moves = /^\s*[▲△↑⬆↗▼▽↓⬇↘]\s?\d/u
  const region = regions.at(-1)
  const phrases = region === undefined || !moves.test(expected) ? [] : phrasesIn(view, region)
  const [only, another] = phrases.filter((text) => moves.test(readable(text)))
  const said = only === undefined ? "" : plain(readable(only)).trim()
  return (
    another === undefined &&
    new RegExp(`^${Pattern.escape(plain(expected).trim())}(?![\\d.,]*\\d)`, "u").test(said)
  )
}
