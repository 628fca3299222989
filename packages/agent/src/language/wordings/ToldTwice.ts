/** The same place in a row told in words and in figures: `the gallery is at the first photo, "1 / 4"`. Before quotations are masked. */
const nths = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]

const toldTwice =
  /(?<=\b(?:at|on) )the ([a-z]+) (?:photo|picture|image|slide|page|step|question|card|item),? (?=(["“])(\d{1,4}) ?(?:\/|of) ?(\d{1,4})["”][.!]?$)/iu

/** Where they differ it is left as it stands, and not read. */
export const withoutOrdinal = (text: string): string =>
  text.replace(toldTwice, (all: string, word: string, _quote: string, at: string, count: string) => {
    const nth = word.toLowerCase()
    const agrees = nth === "last" ? at === count : nths.indexOf(nth) === Number(at) - 1 && nths.includes(nth)
    return agrees ? "" : all
  })
