/** What was made of a text or a thing, kept for the next time. */

/** The same few names are compared, and the same clauses tried, over and over: of so many texts it is kept. Longer ones come seldom. */
const longestKept = 300

export const keeping = <A>(make: (text: string) => A, mostKept = 5000): ((text: string) => A) => {
  const kept = new Map<string, A>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const made = make(text)
    if (text.length > longestKept) return made
    if (kept.size >= mostKept) kept.clear()
    kept.set(text, made)
    return made
  }
}

/** Of a thing that stays as it is, for as long as there is the thing. */
export const keepingOf = <Thing extends object, A>(make: (thing: Thing) => A): ((thing: Thing) => A) => {
  const kept = new WeakMap<Thing, A>()
  return (thing) => {
    const known = kept.get(thing)
    if (known !== undefined) return known
    const made = make(thing)
    kept.set(thing, made)
    return made
  }
}
