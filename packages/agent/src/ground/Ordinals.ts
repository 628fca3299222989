/** "The second one", "the last row". */

/** The one of that number: from 1, or from -1 for the last; nothing where there are not so many. */
export const nthOf = <A>(all: ReadonlyArray<A>, ordinal: number): A | undefined =>
  ordinal < 0 ? all.at(ordinal) : all[ordinal - 1]
