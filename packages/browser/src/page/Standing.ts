/** Which of several alike is the current one, where a class says it and it is drawn otherwise than the others. Runs inside the page, see Dom.ts. */
import type { Dom } from "./Dom.js"

export type Standing = ReturnType<typeof standing>

export const standing = (dom: Dom) => {
  const word = /(?:^|[-_])(?:active|current|selected)$/i
  /** Words that say so only of what is of the very same make without them. */
  const short =
    /^(?:is-?)?(?:on|act|cur|sel|chosen|picked|here)$|(?:^|[-_])(?:on|sel|chosen|picked)$|[a-z](?:Active|Current|Selected)$|(?:^|[-_])(?:active|current|selected)(?:__|-)\w+$/
  const most = 40

  const says = (element: Element): boolean => dom.classesOf(element).some((token) => word.test(token))

  const saysShort = (element: Element): boolean => dom.classesOf(element).some((token) => short.test(token))

  /** The classes of its make, in the order of the alphabet. */
  const makeOf = (element: Element): string =>
    dom
      .classesOf(element)
      .filter((token) => token !== "" && !short.test(token))
      .sort()
      .join(" ")

  const isShown = (element: Element): boolean => {
    const { height, width } = dom.boxOf(element)
    return height > 0 && width > 0
  }

  const looksOf = (element: Element): string => {
    const { backgroundColor, backgroundImage, borderBottomColor, borderBottomWidth, borderColor, boxShadow, color, fontWeight, opacity, textDecorationLine } = dom.style(element)
    return [backgroundColor, backgroundImage, borderBottomColor, borderBottomWidth, borderColor, boxShadow, color, fontWeight, opacity, textDecorationLine].join("|")
  } // prettier-ignore

  /** Itself, or the one thing in it: a link in the item of a list bears the colours. */
  const drawn = (element: Element): string =>
    [element, ...Array.from(element.children).slice(0, 1)].map(looksOf).join("/")

  const isPressed = (element: Element): boolean =>
    [element, ...Array.from(element.children).slice(0, 1)].some(
      (each) => dom.style(each).cursor === "pointer"
    )

  /** One goes from one to the other: they are clicked, or the steps of a way. */
  const areWays = (parent: Element, others: ReadonlyArray<Element>): boolean =>
    others.some(isPressed) || /\b(?:stepper|steps)\b/i.test(dom.attribute(parent, "class") ?? "")

  const siblingsOf = (element: Element): ReadonlyArray<Element> =>
    Array.from(element.parentElement?.children ?? []).filter(
      (each) => each !== element && dom.tagOf(each) === dom.tagOf(element)
    )

  /** What an item of a list begins with, and nothing of its make beside it. */
  const isFirstOfItem = (element: Element, parent: Element): boolean =>
    dom.tagOf(parent) === "LI" &&
    parent.firstElementChild === element &&
    siblingsOf(element).length === 0 &&
    (parent.parentElement?.childElementCount ?? 0) <= most

  /** What the other items of the list begin with: `li > a.active` among `li > a`. */
  const cousinsOf = (element: Element, parent: Element): ReadonlyArray<Element> =>
    siblingsOf(parent).flatMap(({ firstElementChild: first }) =>
      first !== null && dom.tagOf(first) === dom.tagOf(element) ? [first] : []
    )

  /** One of several of the same make has the word, and does not look like the next of them. */
  const isCurrent = (element: Element): boolean => {
    const long = says(element)
    if ((!long && !saysShort(element)) || !isShown(element)) return false
    const parent = dom.parentOf(element)
    if (parent === null || parent.childElementCount > most) return false
    const make = makeOf(element)
    const others = (isFirstOfItem(element, parent) ? cousinsOf(element, parent) : siblingsOf(element)).filter(
      (each) => isShown(each) && (long || makeOf(each) === make)
    )
    const own = drawn(element)
    const isOdd = areWays(parent, others) && others.every((each) => drawn(each) !== own)
    return isOdd && (long ? !others.some(says) : others.length > 0 && !others.some(saysShort))
  }

  /** The item of a list speaks for the one thing in it. */
  const currentOf = (element: Element): true | undefined => {
    const parent = element.parentElement
    const alone = parent !== null && parent.childElementCount === 1
    return isCurrent(element) || (alone && isCurrent(parent)) || undefined
  }

  return { currentOf }
}
