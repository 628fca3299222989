/** "The ticket shows High": it is one of those that stand under "Tickets", and not what holds them all, in which another one may say so. */
import type { Target } from "@assay/domain/Intent"
import type { Seen } from "../../screen/View.js"
import { loose, pluralOf } from "../../screen/Wording.js"

const holds = /^(?:region|list|table|grid|listbox|group|feed|heading)$/u

export const isOfMany = (seen: Seen, { name, ordinal, quantifier, quoted, role }: Target): boolean =>
  role === undefined &&
  ordinal === undefined &&
  quantifier === undefined &&
  !quoted &&
  holds.test(seen.node.role === "text" ? (seen.parent?.node.role ?? "") : seen.node.role) &&
  /^\p{Ll}+$/u.test(name) &&
  loose(seen.node.name) === pluralOf(name)
