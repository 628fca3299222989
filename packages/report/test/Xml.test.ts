import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { XmlDocument } from "libxml2-wasm"
import { attribute, content } from "../src/Xml.js"

/** What XML 1.0 can say of a text, one code point at a time: the specification's own list of characters. */
const sayable = (text: string): string =>
  Array.from(text)
    .map((character) => {
      const point = character.codePointAt(0) ?? 0
      const allowed =
        point === 0x9 ||
        point === 0xa ||
        point === 0xd ||
        (point >= 0x20 && point <= 0xd7ff) ||
        (point >= 0xe000 && point <= 0xfffd) ||
        point >= 0x10000
      return allowed ? character : "\ufffd"
    })
    .join("")

const read = (xml: string): { readonly attribute: string | undefined; readonly content: string } => {
  using document = XmlDocument.fromString(xml)
  return { attribute: document.root.attr("a")?.value, content: document.root.content }
}

const nasty = fc.oneof(
  fc.string16bits(),
  fc.fullUnicodeString(),
  fc
    .array(
      fc.constantFrom(
        "<",
        "&",
        ">",
        '"',
        "'",
        "]]>",
        "\0",
        "\x1b",
        "\r\n",
        "\n",
        "\t",
        "\ud800",
        "\udc00",
        "😀",
        "\ufffe",
        "&amp;",
        "\u0085",
        "\u2028",
        "-->",
        "<![CDATA["
      )
    )
    .map((parts) => parts.join(""))
)

describe("text in XML", () => {
  it("comes back from a parser, or as U+FFFD where XML has no room for it", () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const back = read(`<r a="${attribute(text)}">${content(text)}</r>`)
        expect(back).toEqual({ attribute: sayable(text), content: sayable(text) })
      }),
      { numRuns: 2000 }
    )
  })

  it("keeps emoji and replaces one half of a pair", () => {
    expect(content("😀\ud83d!")).toBe("😀\ufffd!")
  })

  it("keeps the end of a CDATA section from ending anything", () => {
    expect(content("]]>")).toBe("]]&gt;")
  })
})
