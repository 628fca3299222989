/** The names of the months in the languages that pages are written in. */
const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs", "tr"]

const bare = (text: string): string => text.toLowerCase().replace(/\.$/u, "")

const table: ReadonlyMap<string, number> = new Map(
  languages.flatMap((language) =>
    (["long", "short"] as const).flatMap((length) => {
      const format = new Intl.DateTimeFormat(language, { month: length, timeZone: "UTC" })
      return Array.from(
        { length: 12 },
        (_, at) => [bare(format.format(Date.UTC(2030, at, 15))), at + 1] as const
      )
    })
  )
)

/** In all the languages, the longest first. */
export const monthNames: ReadonlyArray<string> = [...table.keys()].sort((a, b) => b.length - a.length)

/** From 1; 0 for what is no month. */
export const monthNamed = (word: string): number => table.get(bare(word)) ?? 0
