/** Inputs of lists that a library draws without a role: nameless, pressed and not written into, what is chosen drawn over them. Runs inside the page, see Dom.ts. */
import type { Dom } from "./Dom.js"

export type ListInputs = ReturnType<typeof listInputs>

export const listInputs = (dom: Dom) => {
  const naming = ["role", "placeholder", "title", "aria-label", "aria-labelledby", "list"]

  /** A field to write into is called something, and shows the sign for writing under the mouse. */
  const isPressed = (element: HTMLInputElement): boolean =>
    element.type === "text" &&
    naming.every((name) => (dom.attribute(element, name) ?? "") === "") &&
    (element.labels?.length ?? 0) === 0 &&
    dom.style(element).cursor === "pointer"

  /** Its middle lies in the input. */
  const liesOver = (text: Element, input: Element): boolean => {
    const [a, b] = [dom.boxOf(text), dom.boxOf(input)]
    const [x, y] = [a.x + a.width / 2, a.y + a.height / 2]
    return a.width > 0 && a.height > 0 && x >= b.x && x <= b.x + b.width && y >= b.y && y <= b.y + b.height
  }

  const isDrawnOver = (input: Element): boolean =>
    Array.from(input.parentElement?.children ?? []).some(
      (each) => each !== input && (each.textContent ?? "").trim() !== "" && liesOver(each, input)
    )

  /** As long as nothing is typed to narrow what it offers, what is chosen or a hint stands over it. */
  const isListInput = (element: Element): element is HTMLInputElement =>
    element instanceof HTMLInputElement &&
    isPressed(element) &&
    (element.value !== "" || isDrawnOver(element))

  return { isListInput }
}
