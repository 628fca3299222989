/** Checkboxes and file fields, which pages often hide behind something of their own. */
import type { Page } from "playwright-core"
import type { Limits, PageElement } from "./Elements.js"

/** What stands for a field that is drawn by its label. */
const labelOf = async (element: PageElement): Promise<PageElement | undefined> => {
  const handle = await element.evaluateHandle((one) =>
    one instanceof HTMLInputElement ? (one.labels?.[0] ?? null) : null
  )
  return handle.asElement() ?? undefined
}

/** An ordinary box is set; one that is hidden is set by its label, as a person would. */
export const setChecked = async (element: PageElement, checked: boolean, limits: Limits): Promise<void> => {
  if (await element.isVisible()) return element.setChecked(checked, limits)
  const label = await labelOf(element)
  if (label === undefined) return element.setChecked(checked, limits)
  if ((await element.isChecked()) === checked) return
  await label.click(limits)
  if ((await element.isChecked()) !== checked) throw new Error("Clicking the label did not change the box")
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
