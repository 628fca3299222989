/** "Starred", "liked", "unread": how a thing is by a sign in it or by how it is drawn, and by no word on the page. */
import type { Seen, View } from "../../screen/View.js"
import { isReading, readOrNot } from "./ReadOrNot.js"
import { isToggled, toggledAs } from "./Toggled.js"

/** Words for which a thing may have a sign. */
export const isSign = (words: string): boolean => isToggled(words) || isReading(words)

/** Whether it is so; nothing where it has no such sign. */
export const signOf = (view: View, seen: Seen, words: string): boolean | undefined =>
  toggledAs(view, seen, words) ?? readOrNot(view, seen, words)
