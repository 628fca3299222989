/** Scrolls as a person would: by most of a screen, or to an edge. */
import type { Action } from "@assay/domain/Action"
import type { Page } from "playwright-core"
import type { PageElement } from "./Elements.js"

type Direction = Extract<Action, { _tag: "Scroll" }>["direction"]

/** Runs in the page: scrolls the box around `from` that can go that way; without one, the page or its largest box. */
const scrollInPage = (from: Element | null, direction: Direction): void => {
  const across = direction === "left" || direction === "right"
  const page = document.scrollingElement ?? document.documentElement
  const goes = (box: Element): boolean => {
    if (across ? box.scrollWidth <= box.clientWidth + 1 : box.scrollHeight <= box.clientHeight + 1)
      return false
    const style = getComputedStyle(box)
    return box === page || /auto|scroll|overlay/.test(across ? style.overflowX : style.overflowY)
  }
  const around = (): Element | undefined => {
    for (let at: Element | null = from; at !== null; at = at.parentElement) if (goes(at)) return at
    return undefined
  }
  const largest = (): Element | undefined =>
    Array.from(document.querySelectorAll("*"))
      .filter(goes)
      .sort((one, other) => other.clientWidth * other.clientHeight - one.clientWidth * one.clientHeight)[0]
  const box = around() ?? (goes(page) ? page : largest()) ?? page
  const [width, height] = [box.clientWidth * 0.8, box.clientHeight * 0.8]
  const behavior = "instant"
  if (direction === "top") box.scrollTo({ top: 0, behavior })
  else if (direction === "bottom") box.scrollTo({ top: box.scrollHeight, behavior })
  else if (direction === "up") box.scrollBy({ top: -height, behavior })
  else if (direction === "down") box.scrollBy({ top: height, behavior })
  else box.scrollBy({ left: direction === "left" ? -width : width, behavior })
}

export const scroll = async (
  page: Page,
  from: PageElement | undefined,
  direction: Direction
): Promise<void> => {
  if (from === undefined) await page.evaluate(`(${scrollInPage})(null, ${JSON.stringify(direction)})`)
  else await from.evaluate(scrollInPage, direction)
}
