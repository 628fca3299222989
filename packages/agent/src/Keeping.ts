/** What was made of a text, kept for the next time. */

/** The same few names are compared, and the same clauses tried, over and over: of so many texts it is kept. Longer ones come seldom. */
const mostKept = 5000
const longestKept = 300

export const keeping = <A>(make: (text: string) => A): ((text: string) => A) => {
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
