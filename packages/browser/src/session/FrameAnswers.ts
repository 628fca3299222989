/** What a page's script told of its screen. A page can change what its lists and objects do, so it is believed only in its whole shape. */
import type { OtherName, ScreenNode } from "@assay/domain/Screen"
import type { FrameScreen } from "../page/Script.js"

type Fields = Readonly<Record<string, unknown>>

type Is = (value: unknown) => boolean

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isText: Is = (value) => typeof value === "string"
const isNumber: Is = (value) => typeof value === "number"
const isFlag: Is = (value) => typeof value === "boolean"

const optional =
  (is: Is): Is =>
  (value) =>
    value === undefined || is(value)

const listOf =
  (is: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(is)

const having = (fields: Readonly<Record<string, Is>>): Is => {
  const all = Object.entries(fields)
  return (value) => isFields(value) && all.every(([name, is]) => is(value[name]))
}

/** All that there are: the type asks for each of them. */
const otherNames: Readonly<Record<OtherName["kind"], true>> = {
  label: true,
  placeholder: true,
  title: true,
  alt: true,
  test_id: true,
  description: true,
  text: true,
  picture: true
}

const node: Is = having({
  ref: isText,
  role: isText,
  name: isText,
  otherNames: listOf(
    having({ kind: (kind) => typeof kind === "string" && Object.hasOwn(otherNames, kind), value: isText })
  ),
  value: optional(isText),
  options: optional(listOf(having({ label: isText, selected: isFlag, disabled: isFlag }))),
  href: optional(isText),
  inputType: optional(isText),
  state: isFields,
  box: optional(having({ x: isNumber, y: isNumber, width: isNumber, height: isNumber })),
  visible: isFlag,
  kinds: optional(listOf(isText)),
  marks: optional(listOf(having({ kind: isText, how: isText, called: optional(isText), text: isText }))),
  children: Array.isArray
})

/** By turns and not by calls in each other: a page may be deeper than the stack. */
const isTree = (root: unknown): root is ScreenNode => {
  const open = [root]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (!isFields(one) || !node(one)) return false
    const { children } = one
    if (!Array.isArray(children) || children.includes(undefined)) return false
    for (const child of children) open.push(child)
  }
  return root !== undefined
}

const frame: Is = having({
  mark: isText,
  url: isText,
  title: isText,
  viewport: having({ width: isNumber, height: isNumber }),
  idleFor: optional(isNumber),
  answersFor: optional(isNumber)
})

const isFrameScreen = (value: unknown): value is FrameScreen =>
  isFields(value) && frame(value) && isTree(value["root"])

/** Of a page that tells anything else, nothing is known. */
export const frameScreenOf = (answer: unknown): FrameScreen => {
  const told: unknown = typeof answer === "string" ? JSON.parse(answer) : answer
  if (isFrameScreen(told)) return told
  throw new Error("its own scripts changed what it tells of itself")
}
