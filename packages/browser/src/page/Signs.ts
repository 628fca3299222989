/**
 * What a few strokes draw: a cross, a plus, three dots, an arrow. A person reads these signs though no class or title names them. Runs inside
 * the page, see Dom.ts.
 */
import type { Dom } from "./Dom.js"
import type { Point, Stroke, Strokes } from "./Strokes.js"

export type Signs = ReturnType<typeof signs>

interface Part {
  readonly stroke: Stroke
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Its middle. */
  readonly at: Point
}

export const signs = (dom: Dom, { boundsOf, strokesOf }: Strokes) => {
  const partOf = (stroke: Stroke): Part => {
    const { height, width, x, y } = boundsOf(stroke)
    return { stroke, x, y, width, height, at: [x + width / 2, y + height / 2] }
  }

  const spanOf = (parts: ReadonlyArray<Part>): number =>
    Math.max(
      Math.max(...parts.map(({ x, width }) => x + width)) - Math.min(...parts.map(({ x }) => x)),
      Math.max(...parts.map(({ y, height }) => y + height)) - Math.min(...parts.map(({ y }) => y))
    )

  const near = (one: number, other: number, within: number): boolean => Math.abs(one - other) <= within

  /** Two that are drawn over each other are one. */
  const apart = (parts: ReadonlyArray<Part>, span: number): ReadonlyArray<Part> =>
    parts.filter(
      (one, at) =>
        !parts.some(
          (other, before) =>
            before < at &&
            near(one.at[0], other.at[0], span * 0.05) &&
            near(one.at[1], other.at[1], span * 0.05) &&
            Math.max(one.width, one.height, other.width, other.height) < span * 0.3
        )
    )

  const areDots = (parts: ReadonlyArray<Part>, span: number): boolean => {
    const [xs, ys] = [parts.map(({ at }) => at[0]), parts.map(({ at }) => at[1])]
    const spread = (all: ReadonlyArray<number>) => Math.max(...all) - Math.min(...all)
    const small = parts.every(({ height, width }) => Math.max(width, height) <= span * 0.3)
    return small && (spread(xs) <= span * 0.06 || spread(ys) <= span * 0.06)
  }

  const isBar = ({ height, width }: Part): boolean => width >= 4 * height

  const areBars = (parts: ReadonlyArray<Part>): boolean => {
    const [first] = parts
    return (
      first !== undefined &&
      parts.every(
        (part) =>
          isBar(part) &&
          near(part.width, first.width, first.width * 0.1) &&
          near(part.x, first.x, first.width * 0.1)
      )
    )
  }

  /** Corners that lie alike in all four directions: a plus whose outermost ones lie on the axes, or else a cross. */
  const fourfold = ({ at, stroke, width }: Part): string | undefined => {
    const points = stroke.points.map(([x, y]): Point => [x - at[0], y - at[1]])
    const turned = points.every(([x, y]) =>
      points.some(([a, b]) => near(a, -y, width * 0.04) && near(b, x, width * 0.04))
    )
    if (!turned) return undefined
    const far = Math.max(...points.map(([x, y]) => Math.hypot(x, y)))
    const outer = points.filter(([x, y]) => Math.hypot(x, y) >= far * 0.97)
    return outer.every(([x, y]) => near(Math.abs(x), Math.abs(y), far * 0.35)) ? "times" : "plus"
  }

  /** Points to the side on which one corner alone lies, and is the same on both sides of the line to it. */
  const pointing = ({ at, stroke, width, height, x, y }: Part): string | undefined => {
    const slack = Math.max(width, height) * 0.06
    const mirrored = (axis: 0 | 1) =>
      stroke.points.every((one) =>
        stroke.points.some(
          (other) =>
            near(one[axis] - at[axis], at[axis] - other[axis], slack) &&
            near(one[1 - axis] ?? 0, other[1 - axis] ?? 0, slack)
        )
      )
    const alone = (axis: 0 | 1, edge: number) =>
      stroke.points.filter((one) => near(one[axis], edge, slack)).length === 1
    if (mirrored(1) && !mirrored(0)) {
      if (alone(0, x)) return "left"
      if (alone(0, x + width)) return "right"
    }
    if (!mirrored(0) || mirrored(1)) return undefined
    if (alone(1, y)) return "up"
    return alone(1, y + height) ? "down" : undefined
  }

  const isTick = ({ stroke }: Part): boolean => {
    const [a, b, c] = [...stroke.points].sort((one, other) => one[0] - other[0])
    if (a === undefined || b === undefined || c === undefined || stroke.points[1] !== b) return false
    const [short, long] = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(c[0] - b[0], c[1] - b[1])]
    return b[1] > a[1] && b[1] > c[1] && long >= short * 1.3
  }

  const isStar = ({ at, stroke }: Part): boolean => {
    const far = stroke.points.map(([x, y]) => Math.hypot(x - at[0], y - at[1]))
    const [even, odd] = [0, 1].map((rest) => far.filter((_, index) => index % 2 === rest))
    return even !== undefined && odd !== undefined &&
      (Math.min(...even) > Math.max(...odd) * 1.3 || Math.min(...odd) > Math.max(...even) * 1.3) // prettier-ignore
  }

  const ofOne = (part: Part): string | undefined => {
    const { closed, curved, points } = part.stroke
    if (curved) return undefined
    if (isBar(part) && (points.length === 2 || points.length === 4)) return "minus"
    if (points.length === 12 && closed) return fourfold(part)
    if (points.length === 10 && closed) return isStar(part) ? "star" : undefined
    if (points.length === 3 && !closed && isTick(part)) return "check"
    const side = points.length === 3 || (points.length === 6 && closed) ? pointing(part) : undefined
    return side === undefined ? undefined : `${points.length === 3 && closed ? "caret" : "chevron"} ${side}`
  }

  const isLine = ({ stroke }: Part): boolean => stroke.points.length === 2 && !stroke.curved

  const areCrossed = (one: Part, other: Part, span: number): boolean =>
    near(one.at[0], other.at[0], span * 0.06) && near(one.at[1], other.at[1], span * 0.06)

  const isDiagonal = ({ height, width }: Part): boolean => near(width, height, Math.max(width, height) * 0.15)

  /** The head stands at the end of the shaft. */
  const isArrow = (shaft: Part, head: Part, span: number): boolean => {
    const tip = head.stroke.points[1]
    const flat = Math.min(shaft.width, shaft.height) <= span * 0.06
    return (
      flat &&
      tip !== undefined &&
      shaft.stroke.points.some(([x, y]) => near(x, tip[0], span * 0.1) && near(y, tip[1], span * 0.1))
    )
  }

  const isHandle = (line: Part, ring: Part): boolean => {
    const { radius } = ring.stroke
    const far = line.stroke.points.map(([x, y]) => Math.hypot(x - ring.at[0], y - ring.at[1]))
    return (
      radius !== undefined &&
      isDiagonal(line) &&
      Math.min(...far) >= radius * 0.85 &&
      Math.max(...far) > radius * 1.3
    )
  }

  const ofTwo = (one: Part, other: Part, span: number): string | undefined => {
    const [line, shape] = isLine(one) ? [one, other] : [other, one]
    if (!isLine(line))
      return areCrossed(one, other, span) && isBar(one) !== isBar(other) && isUpright(one, other)
        ? "plus"
        : undefined
    if (isLine(shape)) {
      if (!areCrossed(line, shape, span)) return undefined
      return isDiagonal(line) && isDiagonal(shape) ? "times" : isUpright(line, shape) ? "plus" : undefined
    }
    if (isHandle(line, shape)) return "magnifying glass"
    const side = shape.stroke.points.length === 3 && !shape.stroke.closed ? pointing(shape) : undefined
    return side !== undefined && isArrow(line, shape, span) ? `arrow ${side}` : undefined
  }

  const isUpright = (one: Part, other: Part): boolean =>
    [one, other].some(isBar) && [one, other].some(({ height, width }) => height >= 4 * width)

  const holdsAll = (outer: Part, parts: ReadonlyArray<Part>): boolean =>
    outer.stroke.closed &&
    parts.every(
      (part) =>
        part === outer ||
        (part.x >= outer.x &&
          part.y >= outer.y &&
          part.x + part.width <= outer.x + outer.width &&
          part.y + part.height <= outer.y + outer.height)
    )

  const read = (parts: ReadonlyArray<Part>): string | undefined => {
    const [one, two] = parts
    const span = spanOf(parts)
    if (one === undefined || span <= 0) return undefined
    if (two === undefined) return ofOne(one)
    if (parts.length === 2) {
      const both = ofTwo(one, two, span)
      if (both !== undefined) return both
    }
    if (parts.length === 3 && areDots(parts, span)) return "ellipsis"
    if (parts.length === 3 && areBars(parts)) return "bars"
    // A ring or a box around the sign.
    const frame = parts.find((part) => holdsAll(part, parts))
    return frame === undefined ? undefined : read(parts.filter((part) => part !== frame))
  }

  /** Three lines that are boxes of their own. */
  const isBurger = (element: Element): boolean => {
    const lines = Array.from(element.children)
    const boxes = lines.map((line) => dom.boxOf(line))
    const [first] = boxes
    return (
      lines.length === 3 &&
      first !== undefined &&
      lines.every((line) => line.childElementCount === 0 && dom.collapse(line.textContent ?? "") === "") &&
      boxes.every(({ height, width }) => height > 0 && width >= 4 * height && near(width, first.width, 2))
    )
  }

  /** What is drawn on a control that bears no words. */
  const signOn = (element: Element): string | undefined => {
    const all =
      dom.tagOf(element) === "SVG" ? [element] : Array.from(element.querySelectorAll("svg")).slice(0, 2)
    const [svg, another] = all
    if (svg === undefined) return isBurger(element) ? "bars" : undefined
    if (another !== undefined) return undefined
    const parts = strokesOf(svg)
      .filter(({ points }) => points.length > 0)
      .map(partOf)
    const sign = parts.length === 0 || parts.length > 8 ? undefined : read(apart(parts, spanOf(parts)))
    // What is turned points another way.
    const turned = dom.style(svg).transform !== "none" || dom.style(svg).rotate !== "none"
    return turned && sign !== undefined && /^(?:arrow|chevron|caret|plus|times)/.test(sign) ? undefined : sign
  }

  return { signOn }
}
