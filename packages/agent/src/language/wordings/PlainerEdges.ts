/** Where what other words stand for begins and ends in a step. Masked; for patterns with the flag `u`. */

/** A deed begins here. */
export const begin =
  "(?<=^|[,;] |\\b(?:and|[Tt]hen|[Pp]lease|[Nn]ow|[Aa]lso|I|we|you|[Uu]ser|[Ww]hen (?:I|we|you|the user)) )"
/** A clause, or the step, ends here. */
export const end = "(?=[.!]?$|,|;| and | then )"
/** What stood in quotes. */
export const mark = "[\\uE000-\\uF8FF]"
/** What may stand before a statement, or ask for it. */
export const lead = "^((?:.*\\bthat |(?:Then|And|But|Now),? )?)"
