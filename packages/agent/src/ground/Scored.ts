/** One node that a target may mean, and how well. */
import type { Seen } from "../screen/View.js"
import type { Region } from "./Regions.js"

/** One of the things that a holder was put aside for; or one only for who takes the holder as a whole, or only for who counts its parts. */
export type Unit = "sure" | "whole" | "part"

export interface Scored {
  readonly seen: Seen
  readonly score: number
  /** How well the name alone fits. */
  readonly fit: number
  readonly how: string
  /** Where it stands, when its place and not one node was asked for. */
  readonly region?: Region
  /** What bears the name in the line, where the cell under a column was meant. */
  readonly lead?: Seen
  /** Put in place of what holds it, or doubted as what holds others. */
  readonly unit?: Unit
}
