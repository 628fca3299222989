/**
 * Runs as a JUnit XML document: one suite a batch, one case a test. Cases can be written one by one, so that a report of any
 * length takes no more memory than one case. Source: the specification, E4.
 */
import type { Run } from "@assay/domain/Run"
import type { RunDetails } from "@assay/domain/RunEvent"
import { DateTime, Option, Stream } from "effect"
import { type CaseOutcome, isCase, outcomeOf } from "./CaseOutcome.js"
import { durationOf, propertiesOf } from "./CaseProperties.js"
import { attributes, content } from "./Xml.js"

export { isCase } from "./CaseOutcome.js"

/** What the head of the report counts; it stands before the cases, so it is taken first. */
export interface Tally {
  readonly tests: number
  readonly failures: number
  readonly errors: number
  readonly skipped: number
  /** Milliseconds, of all runs together. */
  readonly ms: number
}

export interface Suite {
  /** The group's name; the project's for a run without a batch. */
  readonly name: string
  /** When the batch was asked for. */
  readonly at: DateTime.Utc
  readonly tally: Tally
}

export interface Case {
  readonly run: RunDetails
  /** Where the run can be seen. */
  readonly url: string
}

export const emptyTally: Tally = { tests: 0, failures: 0, errors: 0, skipped: 0, ms: 0 }

const counted: Readonly<Record<CaseOutcome["_tag"], Partial<Record<"failures" | "errors" | "skipped", 1>>>> =
  {
    Passed: {},
    Failure: { failures: 1 },
    Error: { errors: 1 },
    Skipped: { skipped: 1 }
  }

/** Counts one more run; a preparation counts nothing. Its steps do not matter, and need not be there. */
export const count = (tally: Tally, run: Run): Tally => {
  if (!isCase(run)) return tally
  const {
    failures = 0,
    errors = 0,
    skipped = 0
  } = counted[outcomeOf({ ...run, results: [], evidence: [], warnings: [] })._tag]
  return {
    tests: tally.tests + 1,
    failures: tally.failures + failures,
    errors: tally.errors + errors,
    skipped: tally.skipped + skipped,
    ms: tally.ms + Option.getOrElse(durationOf(run), () => 0)
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3)

/** The document up to its first case. */
export const header = ({ name, at, tally }: Suite): string => {
  const { tests, failures, errors, skipped, ms } = tally
  const timestamp = DateTime.formatIso(at).slice(0, 19)
  const suite = attributes({ name, tests, failures, errors, skipped, time: seconds(ms), timestamp })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes({ tests, failures, errors, time: seconds(ms) })}>\n  <testsuite${suite}>\n`
}

/** The document after its last case. */
export const footer = "  </testsuite>\n</testsuites>\n"

const child = (outcome: CaseOutcome): string => {
  switch (outcome._tag) {
    case "Passed":
      return ""
    case "Skipped":
      return `      <skipped>${content(outcome.body)}</skipped>\n`
    default: {
      const name = outcome._tag === "Failure" ? "failure" : "error"
      const { type, message, body } = outcome
      return `      <${name}${attributes({ type, message })}>${content(body)}</${name}>\n`
    }
  }
}

/** One case of the suite called `classname`; nothing for a preparation. */
export const testcase = (classname: string, { run, url }: Case): string => {
  if (!isCase(run)) return ""
  const time = seconds(Option.getOrElse(durationOf(run), () => 0))
  const properties = propertiesOf(run, url).map(
    ([name, value]) => `        <property${attributes({ name, value })}/>\n`
  )
  return [
    `    <testcase${attributes({ name: run.title, classname, time })}>\n`,
    `      <properties>\n${properties.join("")}      </properties>\n`,
    child(outcomeOf(run)),
    "    </testcase>\n"
  ].join("")
}

/** The whole document at once. */
export const junit = (suite: Omit<Suite, "tally">, cases: Iterable<Case>): string => {
  const all = Array.from(cases)
  const tally = all.reduce((sum, { run }) => count(sum, run), emptyTally)
  return header({ ...suite, tally }) + all.map((each) => testcase(suite.name, each)).join("") + footer
}

/** The document case by case. The tally must have been taken of the same runs. */
export const junitStream = <E, R>(
  suite: Suite,
  cases: Stream.Stream<Case, E, R>
): Stream.Stream<string, E, R> =>
  Stream.make(header(suite)).pipe(
    Stream.concat(Stream.map(cases, (each) => testcase(suite.name, each))),
    Stream.concat(Stream.make(footer)),
    Stream.filter((piece) => piece !== "")
  )

/** What the attachment is called. */
export const filenameOf = (run: Run): string => `assay-run-${run.shortId}.xml`
