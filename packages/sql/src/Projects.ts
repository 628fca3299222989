/** Projects in the database, with their environments. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import { Environment, EnvironmentExists, type EnvironmentKind, slugOf } from "@assay/domain/Environment"
import { type EnvironmentId, ProjectId, type TeamId } from "@assay/domain/Ids"
import { Project, type ProjectSettings, ProjectType } from "@assay/domain/Project"
import type { Ambiguous } from "@assay/domain/Refusal"
import { SqlClient } from "@effect/sql/SqlClient"
import { Context, Effect, Layer, Option, Schema, Struct } from "effect"
import { first, one, rows } from "./Query.js"
import { asUuid, meant } from "./Reference.js"

export interface NewProject {
  readonly teamId: TeamId
  readonly name: string
  readonly url: string
  readonly projectType: ProjectType
  readonly description: string
}

export interface ProjectsAmong {
  /** Of every team with null. */
  readonly teamId: TeamId | null
  readonly types: ReadonlyArray<ProjectType>
}

const anyProject: ProjectsAmong = { teamId: null, types: ProjectType.literals }

export interface NewEnvironment {
  readonly name: string
  readonly kind: EnvironmentKind
  readonly url: string
}

export class ProjectsRepo extends Context.Tag("@assay/sql/ProjectsRepo")<
  ProjectsRepo,
  {
    /** With the settings' defaults of the specification. */
    readonly create: (project: NewProject) => Effect.Effect<Project, DatabaseUnavailable>
    /** Of any team, as every `find` by id here: ownership is the caller's question. */
    readonly find: (id: ProjectId) => Effect.Effect<Option.Option<Project>, DatabaseUnavailable>
    /** By id or short id, of any team; a malformed one finds nothing. */
    readonly findByIdOrShortId: (ref: string) => Effect.Effect<Option.Option<Project>, DatabaseUnavailable>
    /** By id or short id, of any team, else by name among the team's, or among all with null. */
    readonly findByRef: (
      teamId: TeamId | null,
      ref: string
    ) => Effect.Effect<Option.Option<Project>, Ambiguous | DatabaseUnavailable>
    /** Oldest first; of every team with null. */
    readonly list: (teamId: TeamId | null) => Effect.Effect<ReadonlyArray<Project>, DatabaseUnavailable>
    /** Changes what is given; none when there is no such project, or it is not one of these. */
    readonly update: (
      id: ProjectId,
      settings: ProjectSettings,
      among?: ProjectsAmong
    ) => Effect.Effect<Option.Option<Project>, DatabaseUnavailable>
    /** Its slug is made from its name. */
    readonly addEnvironment: (
      id: ProjectId,
      environment: NewEnvironment
    ) => Effect.Effect<Environment, EnvironmentExists | DatabaseUnavailable>
    readonly findEnvironment: (
      id: EnvironmentId
    ) => Effect.Effect<
      Option.Option<{ readonly projectId: ProjectId; readonly environment: Environment }>,
      DatabaseUnavailable
    >
  }
>() {}

const environmentJson = `jsonb_build_object('id', e.id, 'name', e.name, 'slug', e.slug, 'kind', e.kind, 'url', e.url)`

const columns = `p.id, p.team_id as "teamId", p.short_id as "shortId", p.name, p.url, p.project_type as "projectType",
  p.description, p.browser_region as "browserRegion", p.pr_testing_enabled as "prTestingEnabled",
  p.pr_testing_instructions as "prTestingInstructions", p.pr_testing_debounce_minutes as "prTestingDebounceMinutes",
  p.pr_testing_block_merge as "prTestingBlockMerge", p.include_example_mobile_app as "includeExampleMobileApp",
  p.auto_delete_oldest_mobile_app as "autoDeleteOldestMobileApp",
  p.accessibility_audit_enabled as "accessibilityAuditEnabled", p.created_at as "createdAt", p.updated_at as "updatedAt",
  (select coalesce(jsonb_agg(${environmentJson} order by e.created_at, e.slug), '[]')
    from environments e where e.project_id = p.id) as environments`

const columnOf: Readonly<Record<keyof ProjectSettings, string>> = {
  browserRegion: "browser_region",
  prTestingEnabled: "pr_testing_enabled",
  prTestingInstructions: "pr_testing_instructions",
  prTestingDebounceMinutes: "pr_testing_debounce_minutes",
  prTestingBlockMerge: "pr_testing_block_merge",
  includeExampleMobileApp: "include_example_mobile_app",
  autoDeleteOldestMobileApp: "auto_delete_oldest_mobile_app",
  accessibilityAuditEnabled: "accessibility_audit_enabled",
  name: "name",
  url: "url",
  description: "description"
}

const settingNames = Struct.keys(columnOf)

const addEnvironment =
  (sql: SqlClient) =>
  (
    id: ProjectId,
    environment: NewEnvironment
  ): Effect.Effect<Environment, EnvironmentExists | DatabaseUnavailable> => {
    const slug = slugOf(environment.name)
    return first(Environment)(
      sql`
      insert into environments (project_id, name, slug, kind, url)
      values (${id}, ${environment.name}, ${slug}, ${environment.kind}, ${environment.url})
      on conflict on constraint environments_slug do nothing
      returning id, name, slug, kind, url
    `
    ).pipe(
      Effect.flatMap(
        Option.match({ onNone: () => Effect.fail(EnvironmentExists.of(slug)), onSome: Effect.succeed })
      )
    )
  }

const findEnvironment = (sql: SqlClient) => (id: EnvironmentId) =>
  first(Schema.Struct({ projectId: ProjectId, environment: Environment }))(sql`
    select e.project_id as "projectId", ${sql.literal(environmentJson)} as environment
    from environments e where e.id = ${id}`)

export const layer: Layer.Layer<ProjectsRepo, never, SqlClient> = Layer.effect(
  ProjectsRepo,
  Effect.map(SqlClient, (sql) => {
    const select = sql.literal(`select ${columns} from projects p`)
    const findByRef = Effect.fn("ProjectsRepo.findByRef")(function* (teamId: TeamId | null, ref: string) {
      const found = yield* rows(Project)(sql`
        ${select} where p.id = ${asUuid(ref)}::uuid or p.short_id = ${ref}
          or (p.name = ${ref} and p.team_id = coalesce(${teamId}::uuid, p.team_id)) order by p.seq limit 10`)
      return yield* meant("project", ref, teamId, found)
    })
    const update = (id: ProjectId, settings: ProjectSettings, { teamId, types } = anyProject) => {
      const changes = settingNames.flatMap((name) =>
        settings[name] === undefined ? [] : [sql`${sql(columnOf[name])} = ${settings[name]}`]
      )
      return first(Project)(sql`
        with p as (
          update projects set ${sql.csv([...changes, sql`updated_at = now()`])}
          where id = ${id} and team_id = coalesce(${teamId}::uuid, team_id) and project_type = any(${types})
          returning *
        )
        ${sql.literal(`select ${columns} from p`)}`)
    }
    return {
      create: (project) =>
        one(Project)(sql`
          with p as (
            insert into projects (team_id, name, url, project_type, description)
            values (${project.teamId}, ${project.name}, ${project.url}, ${project.projectType}, ${project.description})
            returning *
          ) ${sql.literal(`select ${columns} from p`)}`),
      find: (id) => first(Project)(sql`${select} where p.id = ${id}`),
      findByIdOrShortId: (ref) =>
        first(Project)(sql`${select} where p.id = ${asUuid(ref)}::uuid or p.short_id = ${ref}`),
      findByRef,
      list: (teamId) =>
        rows(Project)(sql`${select} where p.team_id = coalesce(${teamId}::uuid, p.team_id) order by p.seq`),
      update,
      addEnvironment: addEnvironment(sql),
      findEnvironment: findEnvironment(sql)
    }
  })
)
