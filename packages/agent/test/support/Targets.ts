/** Targets from a few words. */
import type { Relation, RoleWord, Target } from "@assay/domain/Intent"

export const target = (name: string, extra: Partial<Target> = {}): Target => ({
  words: name,
  name,
  quoted: false,
  scopes: [],
  ...extra
})

export const quoted = (name: string, extra: Partial<Target> = {}): Target =>
  target(name, { quoted: true, ...extra })

export const the = (role: RoleWord, name = "", extra: Partial<Target> = {}): Target =>
  target(name, { words: name === "" ? role : `${name} ${role}`, role, ...extra })

export const scoped = (inner: Target, relation: Relation, place: Target): Target => ({
  ...inner,
  scopes: [...inner.scopes, { relation, target: place }]
})
