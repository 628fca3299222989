/** What one of the next steps presses: a control of some name, or what sends off whatever was filled in. */
import type { Intent } from "@assay/domain/Intent"
import { loose } from "../screen/Wording.js"

/** "Save it" presses "Save changes". */
export const presses = (intent: Intent, control: string): boolean => {
  const said = intent._tag === "Click" ? intent.target.name : intent._tag === "Perform" ? intent.verb : ""
  const own = loose(control)
  return (
    said !== "" &&
    (own === loose(said) || own.startsWith(`${loose(said)} `) || /^(?:submit|save|confirm)$/iu.test(said))
  )
}

/** What is sent off by a key, or by a button that does not say whose it is. */
export const sendsOff = (intent: Intent): boolean =>
  intent._tag === "Press"
    ? /^Enter$/u.test(intent.keys)
    : intent._tag === "Click"
      ? /^(?:submit|save|confirm|send|add|create|post|done|ok|✓|\+)(?: |$)/iu.test(intent.target.name)
      : intent._tag === "Perform"

/** A form is filled in: something goes into a field, or is taken out of it. */
export const fillsIn = (intent: Intent): boolean =>
  intent._tag === "Fill" ||
  intent._tag === "Clear" ||
  intent._tag === "Choose" ||
  intent._tag === "SetChecked"
