/** Text as XML 1.0 can hold it: what comes in comes back from a parser, and what XML has no room for as U+FFFD. */

/** Control characters, U+FFFE and U+FFFF, and halves of surrogate pairs: not even a character reference may name them. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A parser turns raw line ends and tabs into spaces inside attributes, and every raw carriage return into a line feed. */
const special = /[<>&"'\t\n\r]/g

const reference = (character: string): string => {
  switch (character) {
    case "<":
      return "&lt;"
    case ">":
      return "&gt;"
    case "&":
      return "&amp;"
    case '"':
      return "&quot;"
    default:
      return `&#${character.charCodeAt(0)};`
  }
}

/** For the inside of an attribute's quotes. */
export const attribute = (text: string): string =>
  text.replace(impossible, "\ufffd").replace(special, reference)

/** For the inside of an element. */
export const content = (text: string): string =>
  text.replace(impossible, "\ufffd").replace(/[<>&\r]/g, reference)

/** ` name="value"` for each, in order. */
export const attributes = (all: Readonly<Record<string, string | number>>): string =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${attribute(String(value))}"`)
    .join("")
