/** "The mail from Lena is unread", in a list where what nobody has opened yet stands in bold letters. */
import { isOfKind } from "../../ground/PartKinds.js"
import { type Seen, upward, type View, within } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"

const isUnread = (view: View, record: Seen): boolean =>
  within(view, record).some((seen) => seen.node.visible && isOfKind(seen, "unread"))

export const isReading = (words: string): boolean => /^(?:un)?read$/iu.test(words)

/** Whether it is as is said; nothing where no mark on the page tells which are unread. */
export const readOrNot = (view: View, record: Seen, words: string): boolean | undefined => {
  const said = loose(words)
  if (said !== "read" && said !== "unread") return undefined
  const others = record.parent === undefined ? [] : within(view, record.parent)
  const isTold = others.some((seen) => seen.node.visible && isOfKind(seen, "unread"))
  // The word in a line of a mail that is bold as a whole is in the mail.
  const outer = [...upward(record)].some((seen) => seen !== record && isOfKind(seen, "unread"))
  return isTold && !outer ? isUnread(view, record) === (said === "unread") : undefined
}
