/** "The language menu", which is called by the language that is on: "English ▾". */
import type { Target } from "@assay/domain/Intent"
import { keeping } from "../Keeping.js"
import { isControl } from "../screen/Kinds.js"
import { contains, type Seen, type View } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"
import { regionsOf } from "./Enclosures.js"
import type { Grounding } from "./Ground.js"

const codes =
  "ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sr sv ta th tr uk ur vi zh"

/** Each language as it calls itself, and as English does; kept, and made only when first asked for, as it takes some time. */
const languagesOf = keeping(
  (all): ReadonlySet<string> =>
    new Set(
      all
        .split(" ")
        .flatMap((code) =>
          ["en", code].map((locale) => new Intl.DisplayNames([locale], { type: "language" }).of(code))
        )
        .flatMap((name) => (name === undefined ? [] : [loose(name)]))
    )
)

export const isLanguage = (text: string): boolean => languagesOf(codes).has(loose(text))

/** What it reads, without the arrow or the globe. */
export const languageOn = (view: View, seen: Seen): string =>
  readableTextOf(view, seen)
    .replace(/[^\p{L}\s]/gu, " ")
    .trim()

const called = /^(?:(\p{L}+) )?language(?: (?:menu|list|selector|switcher|picker|dropdown))?$/iu

/** What reads a language and is pressed: one alone, as several are the choices themselves. */
export const languageMenuOf = (view: View, target: Target): Grounding | undefined => {
  const [all, now] = called.exec(target.name) ?? []
  const plainly = !target.quoted && target.ordinal === undefined && target.quantifier === undefined
  if (all === undefined || !plainly || !/^(?:list|menu|)$/u.test(target.role ?? "")) return undefined
  const regions = regionsOf(view, target.scopes, undefined)
  if ("name" in regions) return undefined
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      isControl(seen) &&
      isLanguage(languageOn(view, seen)) &&
      regions.some((region) => region.seen === undefined || contains(region.seen, seen))
  )
  if (only === undefined || another !== undefined) return undefined
  if (now !== undefined && loose(languageOn(view, only)) !== loose(now)) return undefined
  return { _tag: "Found", seen: only, score: 0.86, how: "the language that is on", tentative: false }
}
