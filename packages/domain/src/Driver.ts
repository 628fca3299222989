/** Gives screens and carries out actions. A value and not a service, since several are open at once. */
import { Context, type Duration, type Effect, type Option, type Redacted, Schema, type Scope } from "effect"
import type { Action } from "./Action.js"
import type { BrowserRegion, Platform } from "./Project.js"
import { RunErrorCode } from "./Run.js"
import type { NodeRef, Screen } from "./Screen.js"
import type { Warning } from "./Warning.js"

/** The target could not be opened: down, refused, no such host, no answer in time. */
export class TargetUnreachable extends Schema.TaggedError<TargetUnreachable>()("TargetUnreachable", {
  url: Schema.String,
  message: Schema.String
}) {}

/** The target may not be opened from here, such as a private address where those are not allowed. */
export class TargetForbidden extends Schema.TaggedError<TargetForbidden>()("TargetForbidden", {
  url: Schema.String,
  message: Schema.String
}) {}

/** There is no browser or device to open anything with. */
export class DriverUnavailable extends Schema.TaggedError<DriverUnavailable>()("DriverUnavailable", {
  message: Schema.String
}) {}

/** The browser or device died, or no longer answers. */
export class DriverBroken extends Schema.TaggedError<DriverBroken>()("DriverBroken", {
  errorCode: RunErrorCode,
  message: Schema.String
}) {}

/** The ref is no longer on the page: look again, and bind anew. */
export class TargetStale extends Schema.TaggedError<TargetStale>()("TargetStale", {
  message: Schema.String
}) {}

/**
 * The node is there and did not take the action within the time given. `unanswered`: nothing is known of the node that would explain it, as
 * on a machine that has too much to do.
 */
export class TargetNotActionable extends Schema.TaggedError<TargetNotActionable>()("TargetNotActionable", {
  why: Schema.Literal("disabled", "covered", "not_visible", "moving", "read_only", "unanswered", "other"),
  message: Schema.String
}) {}

/** This driver, or this node, cannot do that. */
export class ActionUnsupported extends Schema.TaggedError<ActionUnsupported>()("ActionUnsupported", {
  message: Schema.String
}) {}

export type ActError =
  TargetStale | TargetNotActionable | TargetUnreachable | TargetForbidden | ActionUnsupported | DriverBroken

/** Times are milliseconds since the driver was opened. */
export interface ConsoleEntry {
  readonly at: number
  readonly level: "error" | "warning" | "info" | "uncaught"
  readonly text: string
  readonly url: string
}

export interface FailedRequest {
  readonly at: number
  readonly method: string
  readonly url: string
  /** Absent when no answer came. */
  readonly status?: number
  readonly failure: string
  readonly sameOrigin: boolean
}

export interface DialogFact {
  readonly at: number
  readonly kind: string
  readonly message: string
  readonly answer: "accepted" | "dismissed" | "open"
}

export interface Download {
  readonly at: number
  readonly name: string
  readonly url: string
  /** The file on the runner's machine, once it is complete. */
  readonly path?: string
}

/** Everything since the driver was opened, oldest first. */
export interface Facts {
  readonly console: ReadonlyArray<ConsoleEntry>
  readonly failedRequests: ReadonlyArray<FailedRequest>
  /** How many requests were sent, failed or not. */
  readonly requests: number
  /** How many requests were sent and not answered yet; long-lived streams do not count. Absent where it is not known. */
  readonly pending?: number
  readonly dialogs: ReadonlyArray<DialogFact>
  readonly downloads: ReadonlyArray<Download>
}

export interface Capture {
  readonly bytes: Uint8Array
  readonly contentType: "image/png" | "image/jpeg"
  readonly width: number
  readonly height: number
}

/** No picture came of it: the page did not paint in time, or what must not be seen kept moving. It says nothing of the product. */
export class NoPicture extends Schema.TaggedError<NoPicture>()("NoPicture", {
  message: Schema.String
}) {}

export interface CaptureOptions {
  /** Values that are painted over wherever they are shown. Fields that conceal their characters are always painted over. */
  readonly secrets: ReadonlyArray<Redacted.Redacted>
  /** Outlined: the target of the step. */
  readonly outline?: NodeRef
}

/** One picture of the page while it changes. */
export interface FilmFrame {
  /** Milliseconds since the driver was opened. */
  readonly at: number
  /** A JPEG, smaller than the page. */
  readonly bytes: Uint8Array
}

export interface Driver {
  readonly platform: Platform
  readonly screen: Effect.Effect<Screen, DriverBroken>
  /** Carries the action out, waiting for the target to be ready for `within` at most. */
  readonly act: (action: Action, within: Duration.DurationInput) => Effect.Effect<void, ActError>
  readonly capture: (options: CaptureOptions) => Effect.Effect<Capture, DriverBroken | NoPicture>
  readonly facts: Effect.Effect<Facts>
  /** Completes when the page may have changed, or after `atMost`: what a waiting check polls on. */
  readonly changed: (atMost: Duration.DurationInput) => Effect.Effect<void>
  /**
   * What keeps people out of the current page: critical violations of accessibility rules. Each distinct page is looked at once; absent
   * where the driver cannot tell. The page itself does not notice.
   */
  readonly audit?: Effect.Effect<ReadonlyArray<Warning>>
  /** Takes what was filmed since this was asked last, oldest first; none where nothing is filmed. */
  readonly frames?: Effect.Effect<ReadonlyArray<FilmFrame>>
  /** Ends the trace and gives its bytes (a `trace.zip`); none where the driver keeps none. */
  readonly trace: Effect.Effect<Option.Option<Uint8Array>, DriverBroken>
}

/** What to open, and how. */
export interface Target {
  readonly platform: Platform
  readonly url: string
  /** How long opening it may take. */
  readonly within: Duration.DurationInput
  /** Keep a trace until it is asked for. */
  readonly trace: boolean
  /** Film the page as it changes. Frames that may show one of the secrets are left out. */
  readonly film?: { readonly secrets: ReadonlyArray<Redacted.Redacted> }
  /** Where to go out from, where the driver has a way there; else from where it is. */
  readonly region?: BrowserRegion
}

export class Drivers extends Context.Tag("@assay/domain/Drivers")<
  Drivers,
  {
    /** Opens the target in a session of its own, which closes with the scope. */
    readonly open: (
      target: Target
    ) => Effect.Effect<
      Driver,
      TargetUnreachable | TargetForbidden | DriverUnavailable | DriverBroken,
      Scope.Scope
    >
    /** Whether there is something to open targets with; what `/readyz` asks. */
    readonly ready: Effect.Effect<void, DriverUnavailable>
  }
>() {}
