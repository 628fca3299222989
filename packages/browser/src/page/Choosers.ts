/** What stands in a closed list that is drawn over an input which nobody sees. Runs inside the page, see Dom.ts. */
import type { Dom } from "./Dom.js"
import type { ListInputs } from "./ListInputs.js"
import type { Names } from "./Names.js"
import type { Twins } from "./Twins.js"

export type Choosers = ReturnType<typeof choosers>

export interface Drawn {
  /** What a person takes for the list. */
  readonly box: Element
  /** What is chosen; empty where only a hint stands there. */
  readonly value: string
  /** What stands there as long as nothing is chosen; empty for nothing. */
  readonly hint: string
}

export const choosers = (dom: Dom, { labelsOf }: Names, { isListInput }: ListInputs, { nativeOf }: Twins) => {
  /** As far as its box is from the input, at most. */
  const mostLevels = 4
  const controls = "input, select, textarea"
  const calledHint = /placeholder/i
  const words = /[\p{L}\p{N}]/u

  const opensList = (element: Element): element is HTMLInputElement =>
    element instanceof HTMLInputElement &&
    (dom.attribute(element, "role") === "combobox" || dom.attribute(element, "aria-haspopup") === "listbox")

  const textsIn = (box: Element): ReadonlyArray<Text> => {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    const texts: Array<Text> = []
    while (walker.nextNode() !== null)
      if (walker.currentNode instanceof Text && words.test(walker.currentNode.data))
        texts.push(walker.currentNode)
    return texts.filter(
      ({ parentElement }) =>
        parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true
    )
  }

  const isHint = ({ parentElement: holder }: Text, box: Element): boolean => {
    for (let at = holder; at !== null && at !== box; at = at.parentElement)
      if (dom.classesOf(at).some((token) => calledHint.test(token))) return true
    return false
  }

  /** Nobody sees it: without a colour, or as narrow as what is typed into it. */
  const isUnseen = (input: Element): boolean =>
    !input.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || dom.boxOf(input).width <= 4

  /** In the line of the input; what is its label says nothing of what is chosen. */
  const standsOver = ({ parentElement: holder }: Text, input: Element): boolean => {
    if (holder === null || labelsOf(input).some((label) => dom.isInside(holder, label))) return false
    const [text, inner] = [dom.boxOf(holder), dom.boxOf(input)]
    const middle = text.y + text.height / 2
    return middle >= inner.y - 6 && middle <= inner.y + inner.height + 6
  }

  const isAround = (box: Element, input: Element): boolean => {
    const [outer, inner] = [dom.boxOf(box), dom.boxOf(input)]
    const middle = inner.y + inner.height / 2
    return outer.height >= 16 && outer.height <= 120 && middle >= outer.y && middle <= outer.y + outer.height
  }

  /** What the native list beside it tells to be chosen: an input that has the keys is seen, and empty all the same. */
  const chosenBeside = (input: Element): string => {
    const native = nativeOf(input)
    return native === undefined || native.multiple ? "" : dom.collapse(native.selectedOptions[0]?.label ?? "")
  }

  /** Nothing where it is no such input, or it is written into. */
  const drawn = (element: Element): Drawn | undefined => {
    const isOver = isListInput(element) || (opensList(element) && isUnseen(element))
    if ((!isOver && !opensList(element)) || element.value !== "") return undefined
    const beside = isOver ? undefined : chosenBeside(element)
    if (beside === "") return undefined
    let box = element.parentElement
    for (let level = 0; box !== null && level < mostLevels; level++, box = box.parentElement) {
      if (box.querySelectorAll(controls).length > 1 || box.querySelector("[role=option]") !== null)
        return undefined
      const texts = textsIn(box).filter((text) => standsOver(text, element))
      if (texts.length === 0) continue
      if (!isAround(box, element)) return undefined
      const outer = box
      const said = (hints: boolean): string =>
        texts
          .filter((text) => isHint(text, outer) === hints)
          .map(({ data }) => dom.collapse(data))
          .join(", ")
      const value = said(false)
      return beside === undefined || beside === value ? { box, value, hint: said(true) } : undefined
    }
    return undefined
  }

  return { drawn }
}
