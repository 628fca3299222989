import { RunErrorCode } from "@assay/domain/Run"
import { Verdict } from "@assay/domain/Verdict"
import { describe, expect, it } from "@effect/vitest"
import { Schema } from "effect"
import { randomUUID } from "node:crypto"
import { Run } from "@assay/domain/Run"
import { exitCodeOfAll } from "../src/Following.js"

const at = "2026-11-21T08:00:00.000Z"

/** A run that ended so: a verdict, an error, or `cancelled`. */
const ended = (end: Verdict | RunErrorCode | "cancelled" | "no verdict"): Run => {
  const verdict = Schema.is(Verdict)(end) ? end : null
  const errorCode = Schema.is(RunErrorCode)(end) ? end : null
  const completed = verdict !== null || end === "no verdict"
  return Schema.decodeUnknownSync(Run)({
    id: randomUUID(),
    shortId: "abcd1234",
    teamId: randomUUID(),
    projectId: randomUUID(),
    testId: randomUUID(),
    groupId: randomUUID(),
    batchId: randomUUID(),
    kind: "test",
    status: completed ? "completed" : errorCode === null ? "cancelled" : "failed",
    verdict,
    reason: verdict === "FAILED" ? "check_false" : verdict === "BLOCKED" ? "no_check" : null,
    errorCode,
    errorMessage: null,
    skipReason: null,
    title: "Orders",
    steps: "",
    platform: "web",
    targetUrl: "https://shop.example",
    environmentId: null,
    environmentName: null,
    attempt: 1,
    summary: null,
    createdAt: at,
    startedAt: at,
    finishedAt: at
  })
}

describe("the exit code of a batch", () => {
  it.each([
    [["PASSED", "PASSED"], 0],
    [["PASSED", "FAILED", "BLOCKED", "worker_lost"], 1],
    [["FAILED"], 1],
    [["PASSED", "worker_lost", "BLOCKED"], 2],
    [["BLOCKED", "cancelled"], 2],
    [["PASSED", "device_unavailable"], 3],
    [["PASSED", "cancelled"], 3],
    [["PASSED", "no verdict"], 3],
    [[], 3]
  ] as const)("of %j is %i", (ends, code) => {
    expect(exitCodeOfAll(ends.map(ended))).toBe(code)
  })
})
