/** Intents in the words of the labels: kinds, targets, values and scopes (KINDS.md beside the sentences). */

/** @param {{ words: string, ordinal?: number, pronoun?: boolean, scopes: ReadonlyArray<any> }} target */
const place = (target) => {
  const scope = target.scopes
    .filter(({ target: inner }) => inner.words !== "it")
    .map(({ target: inner }) =>
      inner.ordinal === undefined ? inner.words : `${inner.words} \u0001${inner.ordinal}\u0001`
    )
    .join(" in ")
  return {
    target: target.words,
    ...(scope === "" ? {} : { scope }),
    ...(target.ordinal === undefined ? {} : { ordinal: target.ordinal })
  }
}

const maybe = (target) => (target === undefined ? {} : place(target))
const value = (text) => (text === undefined ? {} : { value: text })
const negation = (negated) => (negated ? { negated: true } : {})

const gestures = {
  click: "click",
  double_click: "double-click",
  right_click: "right-click",
  long_press: "long-press"
}

/** What a search or a save is about narrows it in the labels. */
const asScope = (target) => (target === undefined ? {} : { scope: target.words })

const kinds = {
  Navigate: ({ page, url }) => [{ kind: "navigate", ...value(url), ...maybe(page) }],
  GoBack: () => [{ kind: "click", target: "Back" }],
  GoForward: () => [{ kind: "click", target: "Forward" }],
  Reload: () => [{ kind: "reload" }],
  Click: ({ gesture, target, times }) => [
    { kind: gestures[gesture], ...place(target), ...(times === 1 ? {} : { count: times }) }
  ],
  ClickAway: ({ words }) => [{ kind: "click", target: words }],
  Rate: ({ stars, target }) => [{ kind: "choose", ...maybe(target), value: `${stars} stars` }],
  Perform: ({ target, to, verb }) => [
    {
      kind: "act",
      value: verb,
      ...maybe(target?.quantifier === "all" ? { ...target, words: `all ${target.words}` } : target),
      ...asScope(to)
    }
  ],
  Hover: ({ target }) => [{ kind: "hover", ...place(target) }],
  Fill: ({ target, value: text }) => [{ kind: "fill", ...maybe(target), value: text }],
  Clear: ({ target }) => [{ kind: "clear", ...place(target) }],
  Type: ({ text }) => [{ kind: "fill", value: text }],
  Choose: ({ target, values }) => values.map((text) => ({ kind: "choose", ...maybe(target), value: text })),
  SetChecked: ({ checked, target }) => [{ kind: "check", ...place(target), check: checked }],
  Press: ({ keys, target }) => [{ kind: "press", value: keys, ...maybe(target) }],
  Drag: ({ onto, target }) => [{ kind: "drag", ...place(target), value: onto.words }],
  Upload: ({ files, target }) => files.map((file) => ({ kind: "upload", ...maybe(target), value: file })),
  Download: ({ target }) => [{ kind: "act", value: "download", ...place(target) }],
  Scroll: ({ amount, direction, target }) => [
    {
      kind: "scroll",
      ...maybe(target),
      ...value(direction === undefined ? undefined : [direction, amount].filter(Boolean).join(" "))
    }
  ],
  Resize: ({ height, width }) => [{ kind: "resize", value: `${width} ${height}` }],
  Dialog: ({ accept, text }) => [{ kind: "dialog", value: text ?? (accept ? "confirm" : "cancel") }],
  OpenTab: ({ url }) => [{ kind: "new-tab", ...value(url) }],
  SwitchTab: ({ ordinal, title, which }) => [
    { kind: "switch-tab", value: title ?? which ?? String(ordinal ?? "") }
  ],
  CloseTab: () => [{ kind: "close-tab" }],
  LogIn: ({ as, password, user }) => [
    {
      kind: "log-in",
      ...value(user === undefined ? as : password === undefined ? user : `${user} / ${password}`)
    }
  ],
  LogOut: () => [{ kind: "act", value: "log out" }],
  Search: ({ target, value: text }) => [{ kind: "search", value: text, ...maybe(target) }],
  Filter: ({ target, value: text }) => [{ kind: "filter", value: text, ...maybe(target) }],
  Sort: ({ by, direction, target }) => [
    { kind: "sort", ...maybe(target), value: [by, direction].filter((part) => part !== undefined).join(" ") }
  ],
  Pause: ({ ms }) => [{ kind: "wait", value: `${ms}ms` }],
  Locate: ({ target }) => [{ kind: "locate", ...place(target) }],
  Read: ({ target }) => [{ kind: "read", ...maybe(target) }],
  CheckText: ({ expected, negated, subject }) => {
    if (subject === undefined) return [{ kind: negated ? "assert-absent" : "assert-text", value: expected }]
    return [{ kind: "assert-text", ...place(subject), value: expected, ...negation(negated) }]
  },
  CheckShown: ({ negated, target }) => [
    {
      kind: negated !== (target.quantifier === "none") ? "assert-absent" : "assert-visible",
      ...place(target)
    }
  ],
  CheckValue: ({ expected, negated, target }) => [
    { kind: "assert-value", ...place(target), value: expected, ...negation(negated) }
  ],
  CheckState: ({ negated, state, target }) => [
    { kind: "assert-state", ...place(target), value: state, ...negation(negated) }
  ],
  CheckCount: ({ comparison, count, target }) =>
    count === 0 && comparison === "equal"
      ? [{ kind: "assert-absent", ...place(target) }]
      : [{ kind: "assert-count", ...place(target), count }],
  CheckNumber: ({ expected, target }) => [{ kind: "assert-text", ...place(target), value: String(expected) }],
  CheckListed: ({ ordered, target, values }) => [
    { kind: ordered ? "assert-order" : "assert-visible", ...place(target), value: values.join(", ") }
  ],
  CheckOrder: ({ before, by, direction, negated, ordinal, target }) => [
    {
      kind: "assert-order",
      ...place(target),
      ...(ordinal === undefined ? {} : { ordinal }),
      ...value(
        before?.words ??
          (by === undefined && direction === undefined
            ? undefined
            : [by, direction].filter(Boolean).join(" "))
      ),
      ...negation(negated)
    }
  ],
  CheckAttribute: ({ attribute, expected, negated, target }) => [
    {
      kind: "assert-text",
      ...place(target),
      target: `${attribute} ${target.words}`,
      value: expected,
      ...negation(negated)
    }
  ],
  CheckUrl: ({ expected, negated }) => [{ kind: "assert-url", value: expected, ...negation(negated) }],
  CheckTitle: ({ expected, negated }) => [{ kind: "assert-title", value: expected, ...negation(negated) }],
  CheckPage: ({ negated, page }) => [{ kind: "assert-page", ...place(page), ...negation(negated) }],
  CheckDownload: ({ content, name }) => [{ kind: "assert-visible", target: name ?? content ?? "download" }],
  CheckDialog: ({ expected, negated }) => [
    { kind: negated ? "assert-absent" : "assert-visible", target: "dialog", ...value(expected) }
  ],
  CheckConsole: () => [{ kind: "assert-absent", target: "console errors" }],
  CheckUnchanged: ({ what }) => [{ kind: "assert-state", target: what, value: "unchanged" }],
  CheckChanged: ({ target }) => [{ kind: "assert-state", target: target.words, value: "changed" }],
  WaitUntil: ({ check, within }) => {
    const [label = { kind: "" }] = toLabel([check])
    const { kind: _kind, negated: _negated, ...rest } = label
    return [
      {
        kind: "wait",
        ...rest,
        ...(within === undefined ? {} : { value: `${rest.value ?? ""} ${within}ms`.trim() })
      }
    ]
  },
  Conditional: ({ deeds }) => toLabel(deeds),
  Repeated: ({ deeds, until }) => [...toLabel(deeds), ...toLabel([{ _tag: "WaitUntil", check: until }])]
}

/** @param {ReadonlyArray<any>} intents */
export const toLabel = (intents) => intents.flatMap((intent) => kinds[intent._tag]?.(intent) ?? [])

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** The labels spell things as the sentence does: placeholders, the form of a verb, the word for a state. */
const asWritten = (text) => (item) => ({
  ...item,
  ...Object.fromEntries(
    ["target", "value", "scope"]
      .filter((key) => typeof item[key] === "string")
      .map((key) => [key, respell(item[key], text)])
  ),
  ...(item.kind === "sort" || item.kind === "assert-order" ? { value: orderIn(item.value, text) } : {}),
  ...(item.kind === "act" ? { value: verbIn(item.value, text) } : {}),
  ...(item.kind === "assert-state" ? { value: stateIn(item.value, text) } : {})
})

const ordinals = {
  1: "1st|first|top|topmost",
  2: "2nd|second",
  3: "3rd|third",
  4: "4th|fourth",
  5: "5th|fifth",
  "-1": "last|bottom|lowest"
}

const ordinalIn = (ordinal, text) =>
  new RegExp(`\\b(?:${ordinals[ordinal] ?? `${ordinal}th`})\\b`, "i").exec(text)?.[0] ?? ordinal

const lengths = { ms: 1, millisecond: 1, s: 1000, sec: 1000, second: 1000, min: 60_000, minute: 60_000, h: 3_600_000, hour: 3_600_000 } // prettier-ignore
const length = new RegExp(`(\\d+(?:\\.\\d+)?) ?(${Object.keys(lengths).toReversed().join("|")})s?\\b`, "gi")

const one = /\b(?:an?|one) (second|minute|hour)\b/i

const lengthIn = (ms, text) =>
  (lengths[one.exec(text)?.[1]?.toLowerCase()] === ms ? one.exec(text)[0] : undefined) ??
  Array.from(text.matchAll(length)).find(
    ([, count, unit]) => Number(count) * lengths[unit.toLowerCase()] === ms
  )?.[0] ??
  `${ms}ms`

const orders = {
  ascending: /\b(?:asc(?:ending)?|increasing|a(?: to |-)z|low(?:est)? to high(?:est)?)\b/i,
  descending:
    /\b(?:desc(?:ending)?(?: alphabetical(?: order)?)?|decreasing|z(?: to |-)a|high(?:est)? to low(?:est)?)\b/i
}

const orderIn = (value, text) =>
  value?.replace(/(?:a|de)scending$/, (direction) => orders[direction].exec(text)?.[0] ?? direction)

const respell = (field, text) =>
  field
    .replace(/\u0001(-?\d+)\u0001/g, (_, ordinal) => ordinalIn(ordinal, text))
    .replace(/\b(\d+)ms\b/g, (_, ms) => lengthIn(Number(ms), text))
    .replace(/\{\{([^}]+)\}\}/g, (all, name) => {
      const forms = [`{{${name}}}`, `%${name}%`, `<${name}>`, `{${name}}`, `\${${name}}`]
      return forms.find((form) => text.includes(form)) ?? all
    })

const verbIn = (verb, text) => {
  const stem = escaped(verb.replace(/(?:e|y)$/i, ""))
  return new RegExp(`\\b${stem}(?:e|y|es|ies|s|ed|ied|ing)?\\b`, "i").exec(text)?.[0] ?? verb
}

const stateWords = {
  checked: ["marked as completed", "checked", "ticked", "turned on", "switched on", "on", "set"],
  unchecked: ["unchecked", "unticked", "turned off", "switched off", "off"],
  selected: ["selected", "chosen", "active", "selects"],
  disabled: ["disabled", "greyed out", "grayed out"],
  empty: ["empty", "blank"],
  usable: ["clickable", "editable", "usable"],
  read_only: ["read-only", "readonly", "read only"],
  required: ["required", "mandatory"],
  unchanged: ["same", "unchanged"]
}

const stateIn = (state, text) =>
  (stateWords[state] ?? []).find((word) => new RegExp(`\\b${word}\\b`, "i").test(text)) ?? state

const pronoun = /^(?:it|them|this|that)$/i

/** Whose or from whom a thing is belongs to what the label of a deed names. */
const withOwner = (text) => (item) => {
  if (item.kind !== "act" || item.scope === undefined || item.target === undefined) return item
  const whole = new RegExp(`\\b${escaped(item.target)} (?:from|by|of) ${escaped(item.scope)}`, "i").exec(
    text
  )?.[0]
  const { scope: _scope, ...rest } = item
  return whole === undefined ? item : { ...rest, target: whole }
}

/** A label names the thing itself where the sentence says `it`. */
const resolved = (items) =>
  items.reduce((done, item) => {
    const last = done.findLast((other) => other.target !== undefined && !pronoun.test(other.target))
    const leans = item.target !== undefined && pronoun.test(item.target) && last !== undefined
    return [...done, leans ? { ...item, target: last.target } : item]
  }, [])

/** The reading of a sentence or of a whole test; null when one of its steps was not understood. */
export const readingOf = (text, parseTest) => {
  const steps = parseTest(text)
  if (steps.length === 0 || steps.some(({ reading }) => reading._tag === "NotUnderstood")) return null
  return resolved(toLabel(steps.flatMap(({ reading }) => reading.intents)))
    .map(asWritten(text))
    .map(withOwner(text))
}
