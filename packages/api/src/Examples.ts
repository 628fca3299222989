/** Bodies that the document shows; a test holds each against its schema. */

export const pullRequestRun = {
  targetUrl: "https://pr-128.shop.example/",
  pullRequest: {
    number: 128,
    title: "Let guests check out",
    description: "Guests no longer need an account.",
    baseBranch: "main",
    headBranch: "guest-checkout",
    commitSha: "9f2c1e7"
  }
}

const projectId = "5f0c9a52-3a0e-4f0e-9d38-2f1c5a8b7e11"
const groupId = "9b2d1c44-7a55-4c3f-8f0a-61d2a4e9c0b7"
const testId = "c1a6b7d8-2e3f-4a5b-9c8d-7e6f5a4b3c2d"
const runId = "0d9e8f7a-6b5c-4d3e-8f1a-2b3c4d5e6f70"
const batchId = "7e57ab1e-1234-4abc-8def-0123456789ab"
const createdAt = "2026-11-02T09:30:00.000Z"

export const pullRequestRunTriggered = {
  status: "queued",
  runId,
  projectId,
  platform: "web",
  metadata: {
    github: {
      configured: false,
      checkRunCreated: false,
      commentTargetResolved: false,
      status: "not_configured"
    }
  }
}

export const projectUpdate = { prTestingEnabled: true, prTestingDebounceMinutes: 5, browserRegion: "eu" }

export const projectUpdated = {
  project: {
    id: projectId,
    shortId: "k3x9q2ab",
    name: "Shop",
    url: "https://shop.example/",
    projectType: "web",
    description: "The public shop",
    environments: [
      {
        id: "3c2b1a09-8f7e-4d6c-9b5a-493827160f5e",
        name: "Production",
        slug: "production",
        kind: "production",
        url: "https://shop.example/"
      }
    ],
    browserRegion: "eu",
    prTestingEnabled: true,
    prTestingInstructions: "",
    prTestingDebounceMinutes: 5,
    prTestingBlockMerge: false,
    includeExampleMobileApp: false,
    autoDeleteOldestMobileApp: false,
    accessibilityAuditEnabled: true,
    createdAt,
    updatedAt: "2026-11-21T07:00:00.000Z"
  }
}

export const feedback = {
  message: "`assay run watch` printed nothing for a run that had ended already.",
  type: "bug",
  expected: "The steps of the run",
  actual: "No output, exit code 0",
  tool: "assay run watch",
  agent: "a coding agent"
}

export const junit = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="1" failures="0" errors="0" time="2.250">
  <testsuite name="Shop" tests="1" failures="0" errors="0" skipped="0" time="2.250" timestamp="2026-11-21T07:00:00">
    <testcase name="Order a book [C123]" classname="Shop" time="2.250">
      <properties>
        <property name="svc_run_id" value="${runId}"/>
        <property name="svc_verdict" value="PASSED"/>
        <property name="test_id" value="C123"/>
        <property name="tcm_result_comment" value="Every check held"/>
        <property name="tcm_result_step" value="passed: Press Order"/>
      </properties>
    </testcase>
  </testsuite>
</testsuites>
`

export const schedule = {
  schedule: {
    id: "aa0bb1cc-2dd3-4ee4-8ff5-66a778b99c00",
    groupId,
    projectId,
    name: "Checkout",
    frequency: "every_1h",
    minute: 15,
    hour: 0,
    dayOfWeek: 0,
    timezone: "Europe/Berlin",
    cronExpression: "15 * * * *",
    createdAt,
    updatedAt: createdAt
  }
}

export const testRemoval = { groupId, testId, removed: true }

export const groupTrigger = {
  targetUrl: "https://staging.shop.example/",
  commitSha: "9f2c1e7",
  platform: "web"
}

export const groupTriggered = { received: true, batchId }

export const deployment = {
  deployment: { sha: "9f2c1e7", ref: "guest-checkout", environment: "preview" },
  deployment_status: { state: "success", environment_url: "https://pr-128.shop.example/" }
}

export const deploymentIgnored = {
  received: true,
  ignored: true,
  reason: "Pull request testing is off for this project"
}
