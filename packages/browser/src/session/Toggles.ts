/** Checkboxes and file fields, which pages often hide behind something of their own. */
import type { HeldKey } from "@assay/domain/Intent"
import type { Page } from "playwright-core"
import type { InPage } from "../page/Script.js"
import { isDone } from "./ActFailures.js"
import type { Limits, PageElement } from "./Elements.js"
import { pause } from "./Waits.js"

/**
 * Runs in the page: what is drawn beside a box that nobody sees, under a pointer that says that it is pressed. A library may set the box
 * by what is pressed there, and may be out of step with it after a click on a label that stands elsewhere.
 */
const drawingBeside = (box: Element): HTMLElement | null => {
  const holder = box.parentElement
  if (holder === null || holder.querySelectorAll("input, button, a, select, label").length > 1) return null
  const drawn = Array.from(holder.children).find((each) => {
    if (each === box || !(each instanceof HTMLElement)) return false
    const { height, width } = each.getBoundingClientRect()
    const { backgroundColor, borderTopStyle, cursor } = getComputedStyle(each)
    const isPainted = !/^rgba\(.*, 0\)$/.test(backgroundColor) || borderTopStyle !== "none"
    const isSized = height >= 8 && height <= 60 && width >= 8 && width <= 120
    return isSized && isPainted && cursor === "pointer" && each.checkVisibility()
  })
  return drawn instanceof HTMLElement ? drawn : null
}

/** What stands for a field that is drawn by its label, or beside it. */
const labelOf = async (element: PageElement): Promise<PageElement | undefined> => {
  const handle = await element.evaluateHandle((one) =>
    one instanceof HTMLInputElement ? (one.labels?.[0] ?? null) : null
  )
  const label = handle.asElement() ?? undefined
  if (label === undefined || (await label.evaluate((one, inner) => one.contains(inner), element)))
    return label
  const drawn = (await element.evaluateHandle(drawingBeside)).asElement()
  return drawn ?? label
}

/** Runs in the page: whether a click on its middle comes to the box itself, drawn or not. */
const isPressed = (box: Element): boolean => {
  box.scrollIntoView({ block: "nearest" })
  const { height, left, top, width } = box.getBoundingClientRect()
  const root = box.getRootNode()
  const there = root instanceof Document || root instanceof ShadowRoot ? root : document
  return there.elementFromPoint(left + width / 2, top + height / 2) === box
}

/** Runs in the page: whether people see the box itself. */
const isSeen = (box: Element): boolean => {
  const { width, height } = box.getBoundingClientRect()
  const { clip, clipPath, pointerEvents } = getComputedStyle(box)
  if (
    pointerEvents === "none" ||
    /^rect\((?:0px,? ?){4}\)$/.test(clip) ||
    /^inset\((?:50|100)%/.test(clipPath)
  )
    return false
  return width > 2 && height > 2 && box.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

/** Seen, or lying without a colour over what is drawn for it. */
const isDrawn = async (element: PageElement): Promise<boolean> =>
  (await element.evaluate(isSeen)) || (await element.evaluate(isPressed))

/** Runs in the page: what lies over the middle of a box in the small part of the page that is there for it alone. */
const drawnOver = (box: Element): HTMLElement | null => {
  box.scrollIntoView({ block: "nearest" })
  const { height, left, top, width } = box.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!(over instanceof HTMLElement) || over === box || box.contains(over)) return null
  let holder = box.parentElement
  for (let level = 0; holder !== null && level < 3; level++, holder = holder.parentElement) {
    if (holder.querySelectorAll("input, button, a, select, textarea").length > 1) return null
    if (holder.contains(over)) return over.closest("label") === null ? over : null
  }
  return null
}

const coverOf = async (element: PageElement): Promise<PageElement | undefined> =>
  (await element.evaluateHandle(drawnOver)).asElement() ?? undefined

/** Milliseconds that a page may take to draw what a click on a label did. */
const redrawn = 1000

const becomes = async (element: PageElement, checked: boolean): Promise<boolean> => {
  for (let waited = 0; waited < redrawn; waited += 50) {
    if ((await element.isChecked()) === checked) return true
    await pause(50)
  }
  return (await element.isChecked()) === checked
}

interface Standing {
  /** A selector of the one place; empty within a shadow root. */
  readonly place: string
  readonly mark: string
}

/** Runs in the page: where a box stands, and what tells it from others that may come to stand there. */
const standingOf = (one: Element): Standing => {
  const steps: Array<string> = []
  let at = one
  for (; at.parentElement !== null; at = at.parentElement)
    steps.unshift(`> :nth-child(${Array.from(at.parentElement.children).indexOf(at) + 1})`)
  const words = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : one.textContent
  const told = ["role", "aria-label", "id", "name", "value"].map((name) => one.getAttribute(name))
  return {
    place: at === document.documentElement ? [":root", ...steps].join(" ") : "",
    mark: [one.tagName, words, ...told].join("\n")
  }
}

/** Runs in the page. */
const isOn = (one: Element): boolean =>
  one instanceof HTMLInputElement ? one.checked : one.getAttribute("aria-checked") === "true"

/** Whether what took the place of a box is the same one, and was not set. */
const isLeft = async (
  element: PageElement,
  { mark, place }: Standing,
  checked: boolean
): Promise<boolean> => {
  const frame = place === "" ? null : await element.ownerFrame()
  const other = (await frame?.$(place)) ?? undefined
  if (other === undefined) return false
  const same = (await other.evaluate(standingOf)).mark === mark
  return same && (await other.evaluate(isOn)) !== checked
}

/** As long as a page may take to draw it set. */
const staysLeft = async (element: PageElement, standing: Standing, checked: boolean): Promise<boolean> => {
  for (let waited = 0; waited < redrawn / 2; waited += 50) {
    if (!(await isLeft(element, standing, checked))) return false
    await pause(50)
  }
  return true
}

/** A page that draws a box anew between the press and the release of a click takes no click, and the box that was clicked is gone. */
const setDrawn = async (element: PageElement, checked: boolean, limits: Limits): Promise<void> => {
  const standing = await element.evaluate(standingOf)
  try {
    await element.setChecked(checked, limits)
  } catch (cause) {
    const clicked = cause instanceof Error && /not attached/i.test(cause.message) && isDone(cause.message)
    if (clicked && (await staysLeft(element, standing, checked)))
      throw new Error("The box is not attached any more", { cause })
    throw cause
  }
}

/** An ordinary box is set; one that is drawn by its label is set by that, as a person would. */
export const setChecked = async (element: PageElement, checked: boolean, limits: Limits): Promise<void> => {
  const isOwn = await isDrawn(element)
  const cover = isOwn ? await coverOf(element) : undefined
  if (isOwn && cover === undefined) return setDrawn(element, checked, limits)
  const label = cover ?? (await labelOf(element))
  if (label === undefined) return element.setChecked(checked, limits)
  if ((await element.isChecked()) === checked) return
  await label.click(limits)
  if (!(await becomes(element, checked)))
    throw new Error("Clicking what stands for the box did not change it")
}

/** How a person clicks on an element: on a box that may be drawn by its label, on what is drawn over it, or on the part that nothing covers. */
interface Way {
  readonly isBox: boolean
  readonly isOverdrawn: boolean
  readonly isBarred: boolean
  readonly part: { readonly x: number; readonly y: number } | null
}

/** Runs in the page. */
const wayTo = (one: Element): Way => {
  const isBox = one instanceof HTMLInputElement && /^(checkbox|radio)$/.test(one.type) && !one.disabled
  const known: InPage | undefined = Reflect.get(globalThis, Symbol.for("assay"))
  const isOverdrawn = !isBox && known?.overdrawn(one) !== undefined
  const part = (isBox || isOverdrawn ? undefined : known?.freePart(one)) ?? null
  return { isBox, isOverdrawn, isBarred: !isBox && !isOverdrawn && known?.isBarred(one) === true, part }
}

/** What is drawn over the input of a list, which is what a person clicks. */
const overdrawn = async (element: PageElement): Promise<PageElement | undefined> => {
  const handle = await element.evaluateHandle((one) => {
    const known: InPage | undefined = Reflect.get(globalThis, Symbol.for("assay"))
    return known?.overdrawn(one) ?? null
  })
  return handle.asElement() ?? undefined
}

/** Clicks; a box that is drawn by its label is clicked there, a list on what is drawn over its input, and what is covered in its middle beside that. */
export const click = async (
  element: PageElement,
  options: Limits & {
    readonly button: "left" | "right" | "middle"
    readonly clickCount: number
    readonly modifiers: Array<HeldKey>
  }
): Promise<void> => {
  const { isBarred, isBox, isOverdrawn, part } = await element.evaluate(wayTo)
  if (isBarred) throw new Error("element is disabled: Timeout exceeded")
  const isOwn = isBox && (await isDrawn(element))
  const label = !isBox ? undefined : isOwn ? await coverOf(element) : await labelOf(element)
  const drawn = isOverdrawn ? await overdrawn(element) : undefined
  return (label ?? drawn ?? element).click({ ...options, ...(part === null ? {} : { position: part }) })
}

const isFileField = (element: PageElement): Promise<boolean> =>
  element.evaluate((one) => {
    const field = one instanceof HTMLLabelElement ? one.control : one
    return field instanceof HTMLInputElement && field.type === "file"
  })

/** Gives files to a field, or to the chooser that opens when a button is clicked. */
export const upload = async (
  page: Page,
  element: PageElement,
  files: ReadonlyArray<string>,
  limits: Limits
): Promise<void> => {
  if (await isFileField(element)) return element.setInputFiles(files, limits)
  const [chooser] = await Promise.all([page.waitForEvent("filechooser", limits), element.click(limits)])
  await chooser.setFiles(files, limits)
}
