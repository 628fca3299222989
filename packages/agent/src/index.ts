/** English to intents, grounding on the screen, judging. */
export { parseStep, parseTest } from "./language/Parse.js"
export type { ParsedStep } from "./language/ParsedStep.js"
export { runParsed, runSteps } from "./RunSteps.js"
export type { EvidenceToKeep, Progress, RunOptions, TestResult } from "./RunSteps.js"
