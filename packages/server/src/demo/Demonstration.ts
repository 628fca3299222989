/** A small project with tests whose target is a page of the service itself: what a newcomer sees first. */
import type { TeamId } from "@assay/domain/Ids"
import { GroupsRepo } from "@assay/sql/Groups"
import { ProjectsRepo } from "@assay/sql/Projects"
import { TestsRepo } from "@assay/sql/Tests"
import { Effect } from "effect"

export const projectName = "Corner Café"

/** Where the page is, on the service itself. */
export const path = "/demo"

/** The last one FAILS, and rightly so: the page's total is wrong after an order is removed. */
export const tests: ReadonlyArray<{ readonly title: string; readonly steps: string }> = [
  {
    title: "A guest orders tea",
    steps: [
      "Type Ada into the name field",
      "Choose Tea as the drink",
      "Press Order",
      `"Thanks, Ada" should appear`
    ].join("\n")
  },
  {
    title: "An order shows up in the table",
    steps: [
      "Type Linus into the name field",
      "Press Order",
      `The row of Linus should contain "$2.50"`,
      `"Total: $11.00" should be shown`
    ].join("\n")
  },
  {
    title: "An order needs a name",
    steps: ["Press Order", `"Please enter a name" should be shown`].join("\n")
  },
  {
    title: "Removing an order lowers the total",
    steps: [
      "Press Remove in the row of Bob",
      "Bob should not be in the table",
      `"Total: $3.50" should be shown within 3 seconds`
    ].join("\n")
  }
]

/** Makes the project with its tests and a group of them all. */
export const seed = Effect.fn("Demonstration.seed")(function* (teamId: TeamId, publicUrl: string) {
  const projects = yield* ProjectsRepo
  const testsRepo = yield* TestsRepo
  const groups = yield* GroupsRepo
  const project = yield* projects.create({
    teamId,
    name: projectName,
    url: `${publicUrl}${path}`,
    projectType: "web",
    description: "The demonstration: an order page that Assay serves itself, with one bug on purpose"
  })
  const group = yield* groups.create({ teamId, projectId: project.id, name: "All orders", prepTestId: null })
  const made = yield* Effect.forEach(tests, ({ title, steps }) =>
    testsRepo
      .create({ teamId, projectId: project.id, title, steps })
      .pipe(Effect.tap((test) => groups.addTest(group.id, test.id)))
  )
  return { project, group, tests: made }
})

/** The page moved with the service: so do the projects that test it. */
export const follow = Effect.fn("Demonstration.follow")(function* (formerUrl: string, publicUrl: string) {
  const projects = yield* ProjectsRepo
  for (const project of yield* projects.list(null))
    if (project.url === `${formerUrl}${path}`)
      yield* projects.update(project.id, { url: `${publicUrl}${path}` })
})
