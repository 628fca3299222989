import { Schema } from "effect"
import { Environment } from "./Environment.js"
import { ProjectId, ShortId, TeamId } from "./Ids.js"
import { text } from "./Text.js"
import { Timestamp } from "./Timestamp.js"

export const ProjectType = Schema.Literal("web", "mobile")
export type ProjectType = typeof ProjectType.Type

/** What a run is carried out on. */
export const Platform = Schema.Literal("web", "ios", "android")
export type Platform = typeof Platform.Type

export const BrowserRegion = Schema.Literal("eu", "us")
export type BrowserRegion = typeof BrowserRegion.Type

/** An application under test, with its settings. Source: the specification, part 2.1. */
export class Project extends Schema.Class<Project>("Project")({
  id: ProjectId,
  teamId: TeamId,
  shortId: ShortId,
  name: text(1, 255),
  url: text(1, 500),
  projectType: ProjectType,
  description: text(0, 2000),
  environments: Schema.Array(Environment),
  browserRegion: Schema.NullOr(BrowserRegion),
  prTestingEnabled: Schema.Boolean,
  prTestingInstructions: text(0, 2000),
  /** Minutes. 0 turns debouncing off. */
  prTestingDebounceMinutes: Schema.Int.pipe(Schema.between(0, 60)),
  prTestingBlockMerge: Schema.Boolean,
  includeExampleMobileApp: Schema.Boolean,
  autoDeleteOldestMobileApp: Schema.Boolean,
  accessibilityAuditEnabled: Schema.Boolean,
  createdAt: Timestamp,
  updatedAt: Timestamp
}) {}

/** What E2 may change: any subset of these. */
export const ProjectSettings = Schema.Struct({
  browserRegion: Schema.NullOr(BrowserRegion),
  prTestingEnabled: Schema.Boolean,
  prTestingInstructions: text(0, 2000),
  prTestingDebounceMinutes: Schema.Int.pipe(Schema.between(0, 60)),
  prTestingBlockMerge: Schema.Boolean,
  includeExampleMobileApp: Schema.Boolean,
  autoDeleteOldestMobileApp: Schema.Boolean,
  accessibilityAuditEnabled: Schema.Boolean,
  name: text(1, 255),
  url: text(1, 500),
  description: text(0, 2000)
}).pipe(Schema.partialWith({ exact: true }))
export type ProjectSettings = typeof ProjectSettings.Type

export class ProjectNotFound extends Schema.TaggedError<ProjectNotFound>()("ProjectNotFound", {
  message: Schema.String
}) {
  static readonly of = (project: string) =>
    new ProjectNotFound({ message: `No project is called or has id ${project}` })
}
