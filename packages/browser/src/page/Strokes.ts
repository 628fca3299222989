/** The strokes and outlines that an `svg` is made of, as points. Runs inside the page, see Dom.ts. */
import type { Dom } from "./Dom.js"

export type Strokes = ReturnType<typeof strokes>

export type Point = readonly [x: number, y: number]

export interface Stroke {
  /** Its corners and the ends of its curves. */
  readonly points: ReadonlyArray<Point>
  readonly curved: boolean
  readonly closed: boolean
  /** Of a circle. */
  readonly radius?: number
}

export const strokes = (dom: Dom) => {
  const longest = 600
  const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi
  /** The two flags of an arc need no space behind them. */
  const arc = new RegExp(
    `(${number.source})[\\s,]*(${number.source})[\\s,]*(${number.source})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${number.source})[\\s,]*(${number.source})`,
    "gi"
  )
  const sizes: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4 }

  const numbersOf = (text: string): ReadonlyArray<number> =>
    Array.from(text.matchAll(number), ([one]) => Number(one))

  /** The numbers of each time that a command is done. */
  const timesOf = (command: string, text: string): ReadonlyArray<ReadonlyArray<number>> => {
    if (command === "a") return Array.from(text.matchAll(arc), (found) => found.slice(1, 8).map(Number))
    const size = sizes[command] ?? 0
    const all = numbersOf(text)
    return size === 0
      ? []
      : Array.from({ length: Math.floor(all.length / size) }, (_, at) =>
          all.slice(at * size, (at + 1) * size)
        )
  }

  const end = (command: string, values: ReadonlyArray<number>, [x, y]: Point, relative: boolean): Point => {
    const [dx, dy] = relative ? [x, y] : [0, 0]
    const [before = 0, last = 0] = values.slice(-2)
    if (command === "h") return [dx + (values[0] ?? 0), y]
    return command === "v" ? [x, dy + (values[0] ?? 0)] : [dx + before, dy + last]
  }

  const boundsOf = ({ points }: Stroke) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
  }

  /** A circle is drawn of arcs of one radius, and is as wide as two of them. */
  const rounded = (stroke: Stroke, radii: ReadonlyArray<number>): Stroke => {
    const [radius] = radii
    const { height, width, x: left, y: top } = boundsOf(stroke)
    const across = Math.max(width, height)
    if (
      radius === undefined ||
      radii.some((one) => one !== radius) ||
      Math.abs(across - 2 * radius) > radius * 0.1
    )
      return stroke
    return circle(left + width / 2, top + height / 2, radius)
  }

  const circle = (x: number, y: number, radius: number): Stroke => ({
    points: [[x - radius, y], [x, y - radius], [x + radius, y], [x, y + radius]],
    curved: true,
    closed: true,
    radius
  }) // prettier-ignore

  const ofPath = (data: string): ReadonlyArray<Stroke> => {
    const all: Array<Stroke> = []
    let points: Array<Point> = []
    let radii: Array<number> = []
    let [curved, arcs, straight]: [boolean, boolean, boolean] = [false, false, false]
    let at: Point = [0, 0]
    const finish = (closed: boolean) => {
      const [first] = points
      const { corners, isBack } = withoutEnd(points)
      const stroke = { points: corners, curved, closed: closed || isBack }
      if (points.length > 0) all.push(arcs && !straight ? rounded(stroke, radii) : stroke)
      at = closed && first !== undefined ? first : at
      points = []
      radii = []
      ;[curved, arcs, straight] = [false, false, false]
    }
    for (const [, letter = "", text = ""] of data.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
      const command = letter.toLowerCase()
      if (command === "z") finish(true)
      for (const [time, values] of timesOf(command, text).entries()) {
        if (command === "m" && time === 0 && points.length > 0) finish(false)
        if (command !== "m" && points.length === 0) points.push(at)
        if (command === "a") radii.push(values[0] ?? 0)
        arcs ||= command === "a"
        curved ||= /[acsqt]/.test(command)
        straight ||= /[lhvcsqt]/.test(command) || (command === "m" && time > 0)
        at = end(command, values, at, letter === command)
        points.push(at)
      }
    }
    finish(false)
    return all
  }

  const same = ([a, b]: Point, [c, d]: Point): boolean => Math.abs(a - c) < 0.05 && Math.abs(b - d) < 0.05

  /** A line that comes back to where it began has that corner once. */
  const withoutEnd = (points: ReadonlyArray<Point>) => {
    const [first, last] = [points[0], points.at(-1)]
    const isBack = points.length > 2 && first !== undefined && last !== undefined && same(first, last)
    return { corners: isBack ? points.slice(0, -1) : points, isBack }
  }

  const pairs = (all: ReadonlyArray<number>): ReadonlyArray<Point> =>
    Array.from(
      { length: Math.floor(all.length / 2) },
      (_, at) => [all[at * 2] ?? 0, all[at * 2 + 1] ?? 0] as const
    )

  const ofShape = (shape: Element): ReadonlyArray<Stroke> => {
    const value = (name: string): number => Number(dom.attribute(shape, name) ?? 0) || 0
    const drawn = (points: ReadonlyArray<Point>, closed: boolean): ReadonlyArray<Stroke> => [
      { points, curved: false, closed }
    ]
    const tag = dom.tagOf(shape)
    if (tag === "PATH") return ofPath(dom.attribute(shape, "d") ?? "")
    if (tag === "CIRCLE") return [circle(value("cx"), value("cy"), value("r"))]
    if (tag === "LINE") return drawn([[value("x1"), value("y1")], [value("x2"), value("y2")]], false) // prettier-ignore
    if (tag === "RECT") {
      const [x, y, w, h] = [value("x"), value("y"), value("width"), value("height")]
      return drawn([[x, y], [x + w, y], [x + w, y + h], [x, y + h]], true) // prettier-ignore
    }
    const points = pairs(numbersOf(dom.attribute(shape, "points") ?? ""))
    const { corners, isBack } = withoutEnd(points)
    return drawn(corners, isBack || tag === "POLYGON")
  }

  const isDrawn = (shape: Element): boolean => {
    const { fill, stroke } = dom.style(shape)
    return fill !== "none" || stroke !== "none"
  }

  /** None where it is too much for a sign, or turned within. */
  const strokesOf = (svg: Element): ReadonlyArray<Stroke> => {
    const shapes = Array.from(svg.querySelectorAll("path, circle, line, rect, polyline, polygon"))
    const length = shapes.reduce((sum, shape) => sum + (dom.attribute(shape, "d") ?? "").length, 0)
    if (
      shapes.length > 8 ||
      length > longest ||
      svg.querySelector("[transform], ellipse, text, image, use") !== null
    )
      return []
    return shapes.filter(isDrawn).flatMap(ofShape)
  }

  return { boundsOf, strokesOf }
}
