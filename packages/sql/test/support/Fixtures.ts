/** Things that most tests of the database need. */
import { GroupsRepo } from "@assay/sql/Groups"
import { ProjectsRepo } from "@assay/sql/Projects"
import type { NewRun } from "@assay/sql/Runs"
import { TeamsRepo } from "@assay/sql/Teams"
import { TestsRepo } from "@assay/sql/Tests"
import { Effect } from "effect"

/** A team with a web project, a test in it, and a group with that test. */
export const makeTeam = Effect.fn("makeTeam")(function* (name: string) {
  const team = yield* Effect.flatMap(TeamsRepo, (repo) => repo.create(name))
  const project = yield* Effect.flatMap(ProjectsRepo, (repo) =>
    repo.create({
      teamId: team.id,
      name: `${name}'s shop`,
      url: "https://shop.example",
      projectType: "web",
      description: ""
    })
  )
  const test = yield* Effect.flatMap(TestsRepo, (repo) =>
    repo.create({
      teamId: team.id,
      projectId: project.id,
      title: "Orders [C7]",
      steps: 'Press Order. "Thanks" appears.'
    })
  )
  const groups = yield* GroupsRepo
  const group = yield* groups.create({
    teamId: team.id,
    projectId: project.id,
    name: "Smoke",
    prepTestId: null
  })
  yield* groups.addTest(group.id, test.id)
  const run: NewRun = {
    teamId: team.id,
    projectId: project.id,
    testId: test.id,
    kind: "test",
    title: test.title,
    steps: test.steps,
    platform: "web",
    targetUrl: project.url
  }
  return { team, project, test, group, run }
})
