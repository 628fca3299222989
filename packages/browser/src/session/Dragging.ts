/** Drags as a hand does: it starts slowly, and rests where it is going before it lets go. */
import type { Page } from "playwright-core"
import type { Agenda } from "../page/Agenda.js"
import { type Limits, middle, type PageElement, type Part, pointOf } from "./Elements.js"
import { pause } from "./Waits.js"

/** Milliseconds that things take to move out of the way of what is dragged, at most, and from one small move to the next. */
const making = 400
const apart = 50
/** Milliseconds that a hand rests on a page in which nothing moves. */
const atLeast = 2 * apart

/** Whether nothing moves out of the way, or is about to; a page of which that is not known may do so. */
const isAtRest = (onto: PageElement): Promise<boolean> =>
  onto.evaluate((_, long) => {
    const noted: Agenda | undefined = Reflect.get(globalThis, Symbol.for("assay agenda"))
    return noted !== undefined && noted.idleFor() >= long
  }, making)

/** A browser tells a page over and over where what is dragged is held, though the hand rests; here it is only told of moves. */
const rest = async (page: Page, { x, y }: Part, onto: PageElement) => {
  for (let waited = 0; waited < making; waited += apart) {
    if (waited >= atLeast && (await isAtRest(onto))) break
    await page.mouse.move(x, waited % (2 * apart) === 0 ? y + 1 : y)
    await pause(apart)
  }
  await page.mouse.move(x, y + 1)
}

const goTo = async (page: Page, onto: PageElement, at: Part, limits: Limits) => {
  const { x, y } = await pointOf(onto, at, limits)
  // Several small moves: pages start a drag only after the first ones.
  await page.mouse.move(x, y, { steps: 10 })
  await rest(page, { x, y }, onto)
}

const isBefore = (element: PageElement, onto: PageElement): Promise<boolean> =>
  element.evaluate(
    (one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    onto
  )

/** Whether it is to stand before the other; undefined where no side was told. */
const sideOf = ({ x, y }: Part): boolean | undefined => {
  const part = y === middle.y ? x : y
  return part === middle.y ? undefined : part < middle.y
}

export const drag = async (
  page: Page,
  element: PageElement,
  onto: PageElement,
  at: Part,
  limits: Limits
): Promise<void> => {
  await element.hover(limits)
  const wanted = sideOf(at)
  const before = await isBefore(element, onto)
  await page.mouse.down()
  await goTo(page, onto, at, limits)
  // A list that moves its items about while one is dragged has put it behind the one that it was to stand before: back over that.
  const now = await isBefore(element, onto)
  if (wanted !== undefined && now !== wanted && now !== before) await goTo(page, onto, middle, limits)
  await page.mouse.up()
}
