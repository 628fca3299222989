/** What closes a dialog that has no control called so: the nameless one in its corner, or "Done" where there is no other way out. */
import type { Target } from "@assay/domain/Intent"
import { isControl, isDialog } from "../screen/Kinds.js"
import { topDialog } from "../screen/TopDialog.js"
import { contains, type Seen, type View, within } from "../screen/View.js"
import { nameOf, type Scored } from "./Candidates.js"

/** What a control may be called by; its description only speaks of it. */
export const namesOf = (view: View, seen: Seen): ReadonlyArray<string> => [
  nameOf(view, seen),
  ...seen.node.otherNames.filter(({ kind }) => kind !== "description").map(({ value }) => value)
]

/** The cross in the corner of a dialog has often no name: the one button there without any. */
export const inCorner = (view: View, things: ReadonlyArray<Seen>): Scored | undefined => {
  const dialogs = view.all.filter((seen) => isDialog(seen) && seen.node.visible)
  const [dialog, another] =
    things.length === 0 ? dialogs : dialogs.filter((each) => things.some((thing) => contains(each, thing)))
  const outer = dialog?.node.box
  if (dialog === undefined || another !== undefined || outer === undefined) return undefined
  const bare = view.all.filter(
    (seen) =>
      contains(dialog, seen) &&
      seen !== dialog &&
      seen.node.visible &&
      isControl(seen) &&
      namesOf(view, seen).every((name) => name.trim() === "")
  )
  const [only, more] = bare.filter(({ node: { box } }) => {
    if (box === undefined) return false
    const [x, y] = [box.x + box.width / 2 - outer.x, box.y + box.height / 2 - outer.y]
    return y <= Math.max(60, outer.height * 0.2) && (x >= outer.width * 0.8 || x <= outer.width * 0.2)
  })
  return only === undefined || more !== undefined
    ? undefined
    : { seen: only, score: 0.85, fit: 0.85, how: "the button in the corner of the dialog" }
}

const leaves = /^(?:cancel|close|discard|dismiss|back|exit|leave|not now|no|[×✕✖x])\b|^[×✕✖]$/iu

/** A dialog that has no other way out than "Done" is closed by that. */
export const doneIn = (view: View): Scored | undefined => {
  const dialog = topDialog(view)
  const controls =
    dialog === undefined
      ? []
      : within(view, dialog).filter((seen) => seen !== dialog && seen.node.visible && isControl(seen))
  const called = (seen: Seen, wanted: RegExp): boolean => wanted.test(nameOf(view, seen).trim())
  const [done, another] = controls.filter((seen) => called(seen, /^(?:done|ok|okay|got it)$/iu))
  return done === undefined || another !== undefined || controls.some((seen) => called(seen, leaves))
    ? undefined
    : { seen: done, score: 0.85, fit: 0.85, how: "the only way out of the dialog" }
}

/** "The editor" is the dialog to edit something in. */
export const isEditor = (view: View, { name, quoted }: Target): boolean =>
  !quoted &&
  /^(?:\p{Ll}+ )?editor$/u.test(name) &&
  /^edit\b|\beditor\b/iu.test(topDialog(view)?.node.name ?? "")
