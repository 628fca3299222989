import { Schema } from "effect"
import { TeamId } from "./Ids.js"
import { text } from "./Text.js"
import { Timestamp } from "./Timestamp.js"

/** Who owns projects, keys and runs. Nothing of one team is visible to another. */
export class Team extends Schema.Class<Team>("Team")({
  id: TeamId,
  name: text(1, 255),
  createdAt: Timestamp
}) {}

export class TeamNotFound extends Schema.TaggedError<TeamNotFound>()("TeamNotFound", {
  message: Schema.String
}) {
  static readonly of = (team: string) => new TeamNotFound({ message: `No team is called or has id ${team}` })
}

/** The caller may not see or change this: it belongs to another team, or asks for an operator. */
export class Forbidden extends Schema.TaggedError<Forbidden>()("Forbidden", { message: Schema.String }) {
  static readonly otherTeam = (what: string) =>
    new Forbidden({ message: `This ${what} belongs to another team` })
}
