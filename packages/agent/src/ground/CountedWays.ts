/** "Home" of the chip "Home 1", which counts what it leads to, where the word stands in lines that take no click as well. */
import { controlAround, isOnControl } from "../screen/Kinds.js"
import type { Scored } from "./Scored.js"

const counts = /\p{L} \(?\d+\+?\)?$/u

/** As well as a name fits that bears a number behind it. */
const called = 0.87

/** It, or the word on it. */
const isCounted = ({ fit, seen }: Scored): boolean =>
  fit >= called && counts.test(controlAround(seen)?.node.name ?? "")

/** What a click can only mean of them: the one that takes it. */
export const orCountedWay = (scored: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const counted = scored.filter(isCounted)
  const ways = new Set(counted.map(({ seen }) => controlAround(seen)))
  const others = scored.filter((each) => !counted.includes(each))
  return ways.size === 1 && !others.some(({ seen }) => isOnControl(seen)) ? counted : scored
}
