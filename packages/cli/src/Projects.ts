/** `assay project` and `assay env`: applications under test, and where they run. */
import type { Project } from "@assay/domain/Project"
import * as Args from "@effect/cli/Args"
import * as Command from "@effect/cli/Command"
import * as Options from "@effect/cli/Options"
import * as Option from "effect/Option"
import { describe, json, page } from "./Help.js"
import { ask } from "./Remote.js"
import { facts, type Style, table } from "./Style.js"
import { renderWebhook, rotate } from "./Webhooks.js"

export const projectArg = Args.text({ name: "PROJECT" }).pipe(
  Args.withDescription("An id, a short id or a unique name")
)

const url = Options.text("url").pipe(Options.withPseudoName("URL"))
const name = Options.text("name").pipe(Options.withPseudoName("NAME"))

const rendered = (project: Project, style: Style) =>
  facts(style, [
    ["id", project.id],
    ["short id", project.shortId],
    ["name", project.name],
    ["type", project.projectType],
    ["url", project.url],
    ...project.environments.map(
      (environment) =>
        [`env ${environment.slug}`, `${environment.url} ${style.dim(`(${environment.kind})`)}`] as const
    )
  ])

const create = Command.make(
  "create",
  {
    name,
    url,
    projectType: Options.choice("type", ["web", "mobile"]).pipe(Options.withDefault("web")),
    description: Options.text("description").pipe(Options.withPseudoName("TEXT"), Options.optional),
    json
  },
  ({ name, url, projectType, description }) =>
    ask(
      (client) =>
        client.projects.create({
          name,
          url,
          projectType,
          ...(Option.isSome(description) ? { description: description.value } : {})
        }),
      rendered
    )
).pipe(
  describe("Makes a project.", ["assay project create --name Shop --url http://localhost:3000 --type web"])
)

const show = Command.make("show", { project: projectArg, json }, ({ project }) =>
  ask((client) => client.projects.show({ project }), rendered)
).pipe(describe("Shows a project and its environments."))

const list = Command.make("list", { json }, () =>
  ask(
    (client) => client.projects.list(),
    (projects, style) =>
      table(
        style,
        ["SHORT ID", "TYPE", "NAME", "URL"],
        projects.map((project) => [project.shortId, project.projectType, project.name, project.url])
      )
  )
).pipe(describe("Lists the team's projects."))

const webhook = Command.make("webhook", { project: projectArg, rotate, json }, ({ project, rotate }) =>
  ask((client) => client.webhooks.project({ project, rotate }), renderWebhook)
).pipe(describe("Shows the address that takes notice of deployments. Its secret is shown when it is made."))

export const project = Command.make("project").pipe(
  describe("Applications under test"),
  Command.withSubcommands([create, show, list, webhook])
)
export const projectPage = page("project", project, [
  page("create", create),
  page("show", show),
  page("list", list),
  page("webhook", webhook)
])

const add = Command.make(
  "add",
  {
    project: projectArg,
    name,
    kind: Options.choice("kind", ["production", "staging", "preview", "custom"]),
    url,
    json
  },
  ({ project, name, kind, url }) =>
    ask(
      (client) => client.environments.add({ project, name, kind, url }),
      (environment, style) =>
        facts(style, [
          ["id", environment.id],
          ["slug", environment.slug],
          ["kind", environment.kind],
          ["url", environment.url]
        ])
    )
).pipe(
  describe("Adds a place where the project runs.", [
    "assay env add Shop --name Staging --kind staging --url https://staging.shop.example"
  ])
)

export const env = Command.make("env").pipe(
  describe("Places where a project runs, such as staging"),
  Command.withSubcommands([add])
)
export const envPage = page("env", env, [page("add", add)])
