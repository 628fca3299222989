/** Colours as computed styles give them, and whether one is lost on another. Runs inside the page, see Dom.ts. */
export type Colours = ReturnType<typeof colours>

export interface Colour {
  readonly r: number
  readonly g: number
  readonly b: number
  /** 0 to 1. */
  readonly a: number
}

export const colours = () => {
  const known = new Map<string, Colour>()
  const white: Colour = { r: 255, g: 255, b: 255, a: 1 }
  const clear: Colour = { r: 0, g: 0, b: 0, a: 0 }

  /** Forms other than `rgb()`, such as `oklch()`, are drawn to be read. */
  const drawn = (text: string): Colour => {
    const canvas = document.createElement("canvas")
    canvas.width = canvas.height = 1
    const context = canvas.getContext("2d")
    if (context === null) return { ...white, a: 0.5 }
    context.fillStyle = text
    context.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data
    return { r, g, b, a: a / 255 }
  }

  const parsed = (text: string): Colour => {
    if (text === "transparent" || text === "none") return clear
    const match = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.e-]+))?\)$/.exec(text)
    if (match === null) return drawn(text)
    const [, r, g, b, a] = match
    return { r: Number(r), g: Number(g), b: Number(b), a: a === undefined ? 1 : Number(a) }
  }

  const colour = (text: string): Colour => {
    const found = known.get(text) ?? parsed(text)
    known.set(text, found)
    return found
  }

  const over = (front: Colour, back: Colour, opacity = 1): Colour => {
    const a = front.a * opacity
    const mix = (one: number, other: number) => one * a + other * (1 - a)
    return { r: mix(front.r, back.r), g: mix(front.g, back.g), b: mix(front.b, back.b), a: 1 }
  }

  /** Too close for eyes to tell apart. */
  const alike = (one: Colour, other: Colour): boolean =>
    Math.max(Math.abs(one.r - other.r), Math.abs(one.g - other.g), Math.abs(one.b - other.b)) <= 8

  return { white, clear, colour, over, alike }
}
