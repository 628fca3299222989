/** Checkboxes and file fields, which pages often hide behind something of their own. */
import type { HeldKey } from "@assay/domain/Intent"
import type { Page } from "playwright-core"
import type { Limits, PageElement } from "./Elements.js"

/** What stands for a field that is drawn by its label. */
const labelOf = async (element: PageElement): Promise<PageElement | undefined> => {
  const handle = await element.evaluateHandle((one) =>
    one instanceof HTMLInputElement ? (one.labels?.[0] ?? null) : null
  )
  return handle.asElement() ?? undefined
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

/** An ordinary box is set; one that is drawn by its label is set by that, as a person would. */
export const setChecked = async (element: PageElement, checked: boolean, limits: Limits): Promise<void> => {
  if (await isDrawn(element)) return element.setChecked(checked, limits)
  const label = await labelOf(element)
  if (label === undefined) return element.setChecked(checked, limits)
  if ((await element.isChecked()) === checked) return
  await label.click(limits)
  if ((await element.isChecked()) !== checked) throw new Error("Clicking the label did not change the box")
}

/** Clicks; a box that is drawn by its label is clicked there. */
export const click = async (
  element: PageElement,
  options: Limits & {
    readonly button: "left" | "right" | "middle"
    readonly clickCount: number
    readonly modifiers: Array<HeldKey>
  }
): Promise<void> => {
  const isBox = await element.evaluate(
    (one) => one instanceof HTMLInputElement && /^(checkbox|radio)$/.test(one.type) && !one.disabled
  )
  const label = isBox && !(await isDrawn(element)) ? await labelOf(element) : undefined
  return (label ?? element).click(options)
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
