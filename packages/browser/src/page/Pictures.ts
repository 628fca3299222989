/** What is drawn on a control, by the names that sets of icons have for it, or by its strokes. Runs inside the page, see Dom.ts. */
import type { OtherName } from "@assay/domain/Screen"
import type { Dom } from "./Dom.js"
import type { Names } from "./Names.js"
import type { Signs } from "./Signs.js"

export type Pictures = ReturnType<typeof pictures>

export const pictures = (dom: Dom, { testIds }: Names, { signOn }: Signs) => {
  /** A class of a set of icons, or the name of a picture's file or symbol: `fa-trash-alt`, `sprite.svg#icon-trash`, `DeleteIcon`. */
  const drawing =
    /^(?:(?:fa[srlbd]?|bi|icon|ico|ion|ionicon|glyphicon|mdi|md|lucide|feather|fi|ti|ph|ri|pi|oi|anticon|octicon|codicon|dashicons|icofont|la[srb]?|uil|bxs?|bx|tabler-icon|heroicon|svg|symbol|i)[-_]+([a-z][\w-]{0,30})|([a-z][\w-]{2,30})[-_]+(?:icon|svg)|([A-Z]\w{1,30})Icon)$/
  /** Of an icon that says how large it is, or that it turns. */
  const sized =
    /^(?:(?:\d?x[sl]?|[sml]|sm|md|lg|xl|xxl|fw|spin|pulse|li|ul|small|large|medium|size|icon|btn|button|wrapper|container|only|left|right|start|end|holder|box|\d+x?)(?:-\d+)?)$/i

  const called = (token: string): string | undefined => {
    const found = drawing.exec(token)
    const word = found?.[1] ?? found?.[2] ?? found?.[3]
    if (word === undefined || sized.test(word)) return undefined
    return dom.collapse(dom.wordsIn(word).toLowerCase())
  }

  const lastPart = (address: string | null): string =>
    (address ?? "")
      .replace(/^.*[/#]/, "")
      .replace(/\.\w+$/, "")
      .toLowerCase()

  /** The picture that styles put in place of what stands in it. */
  const pictured = (element: Element): string | null =>
    /^url\("?([^")]+)"?\)/.exec(dom.style(element).content)?.[1] ?? null

  const pictureOf = (element: Element): ReadonlyArray<string> => {
    const tag = dom.tagOf(element)
    const classes = dom.classesOf(element).slice(0, 12)
    const ids = testIds.map((name) => dom.attribute(element, name) ?? "")
    const set = ["data-icon", "data-lucide", "data-feather", ...(tag === "ION-ICON" ? ["name"] : [])]
    const named = set.map((name) => dom.attribute(element, name) ?? "")
    const symbol =
      tag === "USE" ? dom.attribute(element, "href") || dom.attribute(element, "xlink:href") : null
    const put = pictured(element)
    const file = tag === "IMG" && dom.attribute(element, "alt") === "" ? dom.attribute(element, "src") : null
    const files = [symbol, file, put].map((each) =>
      each?.startsWith("data:") === true ? "" : lastPart(each)
    )
    // What bears nothing but a picture is called by its class.
    const own = put === null ? [] : classes
    const whole = [...named, ...own, ...files].filter((name) => /^[a-z][a-z0-9_-]{1,30}$/.test(name))
    return [
      ...[...classes, ...ids].flatMap((token) => called(token) ?? []),
      ...whole.map((name) => called(name) ?? name.replace(/[^a-z]+/g, " ").trim())
    ]
  }

  /** The word by which a font of icons draws a picture: `more_vert` in Material Icons. */
  const ligatureOf = (element: Element): string => {
    const text = element.childElementCount === 0 ? dom.collapse(element.textContent ?? "") : ""
    if (!/^[a-z][a-z0-9_]{1,30}$/.test(text)) return ""
    return /\b(?:icons?|symbols?)\b/i.test(dom.style(element).fontFamily) ? text : ""
  }

  const ligaturesIn = (element: Element): ReadonlyArray<string> =>
    [element, ...Array.from(element.querySelectorAll("*")).slice(0, 12)]
      .map(ligatureOf)
      .filter((text) => text !== "")

  /** What is read on a control, without the words that a font of icons draws as pictures. */
  const readOn = (element: Element, text: string): string =>
    ligaturesIn(element).reduce((left, drawn) => left.replace(drawn, " "), text)

  /** The class of a control that bears no words may tell its sign: `kebab`, `btn-delete`, `dialog__close`. */
  const ownSigns =
    /^(?:kebab|hamburger|burger|meatballs?|ellipsis|close|dismiss)$|^(?:btn|button|action)-([a-z]{3,20})$|^([a-z]{3,20})-(?:btn|button|action|toggle|toggler|trigger|opener)$/

  /** Of a button that says how it looks. */
  const dressed =
    /^(?:primary|secondary|tertiary|default|outlined?|ghost|flat|light|dark|danger|warning|success|info|block|text|round|rounded|circle|square|floating|group|main|nav)$/

  const ownSign = (element: Element): ReadonlyArray<string> =>
    dom
      .classesOf(element)
      .slice(0, 12)
      .flatMap((token) => {
        const part = token
          .replace(/^.*__/, "")
          .replace(/(\p{Ll})(\p{Lu})/gu, "$1-$2")
          .toLowerCase()
        const found = ownSigns.exec(part)
        const word = found === null ? undefined : (found[1] ?? found[2] ?? part)
        return word === undefined || sized.test(word) || dressed.test(word) ? [] : [word]
      })

  /** What is drawn on a control that bears no words, by the names that sets of icons have for it. */
  const picturesOf = (element: Element): ReadonlyArray<OtherName> => {
    const inside = Array.from(element.querySelectorAll("i, span, svg, use, img, ion-icon")).slice(0, 8)
    const drawn = ligaturesIn(element).map((text) => text.replace(/[_\d]+/g, " ").trim())
    const sign = signOn(element) ?? ""
    const names = [...drawn, ...[element, ...inside].flatMap(pictureOf), sign, ...ownSign(element)].filter(
      (name) => name !== ""
    )
    return [...new Set(names)].slice(0, 4).map((value) => ({ kind: "picture", value }))
  }

  return { pictured, picturesOf, readOn }
}
