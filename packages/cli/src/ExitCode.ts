/** How the command ends, for the shell. 1 and 2 are verdicts and nothing else. */
export const ExitCode = {
  passed: 0,
  failed: 1,
  blocked: 2,
  /** The runner, the service or the machine is at fault. */
  broken: 3,
  wrongUsage: 64,
  /** Stopped from the keyboard or by a signal before there was a verdict. */
  interrupted: 130
} as const
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

/** What a verdict, or its absence, means for the shell. */
export const ofVerdict = (verdict: "PASSED" | "FAILED" | "BLOCKED" | null): ExitCode =>
  verdict === "PASSED"
    ? ExitCode.passed
    : verdict === "FAILED"
      ? ExitCode.failed
      : verdict === "BLOCKED"
        ? ExitCode.blocked
        : ExitCode.broken
