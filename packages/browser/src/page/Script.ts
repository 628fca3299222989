/** Puts the parts of this folder together into one script for the page. */
import type { ScreenNode } from "@assay/domain/Screen"
import { type Agenda, agenda } from "./Agenda.js"
import { type Builtins, builtins } from "./Builtins.js"
import { choosers } from "./Choosers.js"
import { closedRoots } from "./ClosedRoots.js"
import { colours } from "./Colours.js"
import { contents } from "./Contents.js"
import { covers } from "./Covers.js"
import { dom } from "./Dom.js"
import { type Dressing, dressing } from "./Dressing.js"
import { fields } from "./Fields.js"
import { inputs } from "./Inputs.js"
import { kinds } from "./Kinds.js"
import { listInputs } from "./ListInputs.js"
import { layers } from "./Layers.js"
import { marks } from "./Marks.js"
import { names } from "./Names.js"
import { painters } from "./Painters.js"
import { painting } from "./Painting.js"
import { pictures } from "./Pictures.js"
import { regions } from "./Regions.js"
import { roles } from "./Roles.js"
import { sight } from "./Sight.js"
import { signs } from "./Signs.js"
import { splitTables } from "./SplitTables.js"
import { standing } from "./Standing.js"
import { strokes } from "./Strokes.js"
import { switches } from "./Switches.js"
import { touch } from "./Touch.js"
import { tree } from "./Tree.js"
import { twins } from "./Twins.js"
import { walk } from "./Walk.js"
import { type Writing, writing } from "./Writing.js"

/** What one frame shows. Refs begin with a mark of the frame's document, so they name nothing once it is gone. */
export interface FrameScreen {
  readonly mark: string
  readonly url: string
  readonly title: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly root: ScreenNode
  /** See `Screen`; absent where the script came after the page's own. */
  readonly idleFor?: number
  readonly answersFor?: number
}

/** What the script leaves in the page, under a symbol. */
export interface InPage {
  /** A `FrameScreen` as JSON; `null` where the page has made its own reading impossible. */
  readonly screen: () => string
  /** The node that a ref of the newest screen names, or the element around a text. */
  readonly resolve: (ref: string) => Element | null
  readonly refOf: (node: Node) => string
  /** Whether a button or a key went down since an element was resolved. */
  readonly pressed: () => boolean
  /** What is clicked in place of an element, where something of its own is drawn over it. */
  readonly overdrawn: (element: Element) => HTMLElement | SVGElement | undefined
  /** Where to click on an element that is covered in its middle only, from its upper left corner in CSS pixels. */
  readonly freePart: (element: Element) => { readonly x: number; readonly y: number } | undefined
  /** Whether a disabled control in it swallows every click on it. */
  readonly isBarred: (element: Element) => boolean
  readonly dressing: Dressing
  readonly writing: Writing
}

const parts = {
  dom,
  splitTables,
  twins,
  listInputs,
  roles,
  names,
  strokes,
  signs,
  pictures,
  colours,
  regions,
  layers,
  painters,
  painting,
  covers,
  marks,
  sight,
  standing,
  switches,
  fields,
  contents,
  kinds,
  choosers,
  walk,
  touch,
  inputs,
  tree,
  dressing,
  writing
}

export type Parts = typeof parts

/** Runs in the page, with the parts at hand. */
const install = (given: Parts): InPage => {
  const dom = given.dom()
  const twins = given.twins(dom)
  const listInputs = given.listInputs(dom)
  const roles = given.roles(dom, given.splitTables(dom), twins, listInputs)
  const names = given.names(dom, twins)
  const pictures = given.pictures(dom, names, given.signs(dom, given.strokes(dom)))
  const colours = given.colours()
  const regions = given.regions(dom)
  const layers = given.layers(dom)
  const painters = given.painters(dom, colours, layers)
  const covers = given.covers(dom, colours, regions, layers, painters)
  const marks = given.marks(dom, colours, painters)
  const painting = given.painting(dom, regions, painters)
  const sight = given.sight(dom, colours, regions, layers, painters, painting)
  const touch = given.touch(dom, names)
  const inputs = given.inputs()
  const walk = given.walk(dom, roles, names, regions, sight)
  const mark = `p${Math.random().toString(36).slice(2, 7)}`
  const numbers = new WeakMap<Node, number>()
  let nodes = new Map<string, WeakRef<Node>>()
  let last = 0

  const refOf = (node: Node): string => {
    const number = numbers.get(node) ?? ++last
    numbers.set(node, number)
    const ref = `${mark}e${number}`
    nodes.set(ref, new WeakRef(node))
    return ref
  }

  const fields = given.fields(dom, given.standing(dom), given.switches(dom))
  const noted: Agenda | undefined = Reflect.get(globalThis, Symbol.for("assay agenda"))
  const tree = given.tree(
    dom,
    names,
    pictures,
    roles,
    fields,
    given.contents(dom),
    regions,
    covers,
    marks,
    given.kinds(dom),
    given.choosers(dom, names, listInputs, twins),
    touch,
    refOf,
    (node) => numbers.has(node)
  )

  const known: Builtins | undefined = Reflect.get(globalThis, Symbol.for("assay builtins"))
  /** A page that somebody else opened is read as it is. */
  const untouched: Builtins["untouched"] = known?.untouched ?? ((run) => run())

  /** A page may have taught its arrays another JSON. */
  const stringify = (value: FrameScreen): string => {
    const lists: object = Array.prototype
    const taught = Object.getOwnPropertyDescriptor(lists, "toJSON")
    if (taught?.configurable !== true) return JSON.stringify(value)
    Reflect.deleteProperty(lists, "toJSON")
    const text = JSON.stringify(value)
    Object.defineProperty(lists, "toJSON", taught)
    return text
  }

  const screen = (): string => {
    if (known?.isSpoilt() === true) return "null"
    dom.forget()
    marks.begin()
    nodes = new Map()
    const { clientWidth } = document.documentElement
    return stringify({
      mark,
      url: location.href,
      title: document.title,
      viewport: { width: clientWidth || window.innerWidth, height: window.innerHeight },
      root: tree.all(walk.all()),
      ...(noted === undefined ? {} : { idleFor: noted.idleFor(), answersFor: noted.answersFor() })
    })
  }

  const resolve = (ref: string): Element | null => {
    inputs.reset()
    const node = nodes.get(ref)?.deref()
    if (node === undefined || !node.isConnected) return null
    return dom.isElement(node) ? node : dom.parentOf(node)
  }

  return {
    screen: () => untouched(screen),
    resolve: (ref) => untouched(() => resolve(ref)),
    refOf: (node) => untouched(() => refOf(node)),
    pressed: inputs.pressed,
    overdrawn: (element) => untouched(() => touch.overdrawn(element)),
    freePart: (element) => untouched(() => touch.freePart(element)),
    isBarred: (element) => untouched(() => touch.isBarred(element)),
    dressing: given.dressing(dom, resolve),
    writing: given.writing(dom, names)
  }
}

const key = `Symbol.for("assay")`

/** Bundlers name functions through a helper of theirs, which the page does not have. */
const preamble = "const __name = (one) => one;"

/** A single letter beyond Latin makes the browser hold and read all of it at two bytes a letter, for every document anew. */
const inAscii = (script: string): string =>
  script.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)

/** Runs before any script of a page: what these close off can be read all the same, and what they plan is known. */
export const beforePage = inAscii(`(() => {
  ${preamble}
  (${closedRoots})();
  const key = Symbol.for("assay agenda");
  if (!Reflect.has(globalThis, key)) Object.defineProperty(globalThis, key, { value: (${agenda})() });
  const kept = Symbol.for("assay builtins");
  if (!Reflect.has(globalThis, kept)) Object.defineProperty(globalThis, kept, { value: (${builtins})() });
})()`)

/** The `InPage` of the document, where the script was installed. */
export const installed = `globalThis[${key}]`

/** An expression whose value is the `InPage` of the document, put there when it is not. */
export const inPage = inAscii(`(() => {
  ${preamble}
  const known = globalThis[${key}];
  if (known !== undefined) return known;
  const untouched = globalThis[Symbol.for("assay builtins")]?.untouched ?? ((run) => run());
  const made = untouched(() => (${install})({ ${Object.entries(parts)
    .map(([name, part]) => `${name}: ${part}`)
    .join(",\n")} }));
  Object.defineProperty(globalThis, ${key}, { value: made });
  return made;
})()`)
