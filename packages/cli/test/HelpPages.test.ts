import { describe, expect, it } from "@effect/vitest"
import type { Page } from "../src/Help.js"
import { arranged, faultIn, helpFor } from "../src/HelpPage.js"
import { pages } from "../src/Program.js"
import { plain } from "../src/Style.js"

const paths = (
  among: ReadonlyArray<Page>,
  above: ReadonlyArray<string> = []
): ReadonlyArray<ReadonlyArray<string>> =>
  among.flatMap((page) => {
    const path = [...above, page.name]
    return page.children.length === 0 ? [path] : paths(page.children, path)
  })

const leaves = paths(pages).map((path) => path.join(" "))

describe("the help", () => {
  it.each(leaves)("of %s says how it is called, what it does, and that it speaks JSON", (path) => {
    const text = helpFor(plain, pages, path.split(" "))
    const [usage, meaning] = text.split("\n\n")
    expect(usage).toMatch(new RegExp(`^Usage: assay ${path}( |$)`))
    expect(meaning).toMatch(/^[A-Z].*\.$/s)
    expect(text).toMatch(/^ {2}--json +One JSON value/m)
  })

  it("of a group names its commands", () => {
    expect(helpFor(plain, pages, ["key"])).toMatch(/assay key create .*\n {2}assay key revoke /)
  })

  it("of an unknown word is the overview", () => {
    expect(helpFor(plain, pages, ["frobnicate"])).toBe(helpFor(plain, pages, []))
  })
})

describe("an option", () => {
  it.each(leaves)("that %s does not have is a fault, and --json is none", (path) => {
    const words = path.split(" ")
    expect(faultIn(pages, [...words, "--frobnicate"])).toContain("unknown option --frobnicate")
    expect(faultIn(pages, [...words, "--json"])).toBeUndefined()
    expect(faultIn(pages, [...words, "--", "--frobnicate"])).toBeUndefined()
  })
})

describe("words", () => {
  it.each<[ReadonlyArray<string>, ReadonlyArray<string>]>([
    [
      ["explain", "-", "--json"],
      ["explain", "--json", "--", "-"]
    ],
    [
      ["check", "- Press x\n- Press y", "-u", "http://x", "--evidence=a b"],
      ["check", "-u", "http://x", "--evidence", "a b", "--", "- Press x\n- Press y"]
    ],
    [
      ["test", "create", "Shop", "--title", "--json", "--steps=a\n=b"],
      ["test", "create", "--title", "--json", "--steps", "a\n=b", "--", "Shop"]
    ],
    [
      ["junit", "--wait", "true", "--", "--json"],
      ["junit", "--wait", "--", "true", "--json"]
    ],
    [
      ["schedule", "set", "Smoke", "--minute", "-5", "-x"],
      ["schedule", "set", "--minute", "-5", "-x", "--", "Smoke"]
    ]
  ])("%j are read as %j", (words, read) => {
    expect(arranged(pages, words)).toEqual(read)
  })
})
