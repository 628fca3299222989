/** Projects in the database, with their environments. */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import type { Environment, EnvironmentExists, EnvironmentKind } from "@assay/domain/Environment"
import type { EnvironmentId, ProjectId, TeamId } from "@assay/domain/Ids"
import type { Project, ProjectSettings, ProjectType } from "@assay/domain/Project"
import type { Ambiguous } from "@assay/domain/Refusal"
import { Context, type Effect, type Option } from "effect"

export interface NewProject {
  readonly teamId: TeamId
  readonly name: string
  readonly url: string
  readonly projectType: ProjectType
  readonly description: string
}

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
    /** Changes what is given; none when there is no such project. */
    readonly update: (
      id: ProjectId,
      settings: ProjectSettings
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
