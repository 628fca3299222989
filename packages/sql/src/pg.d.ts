/** The part of `pg` that is used here; it comes without types of its own. */
declare module "pg" {
  import type { EventEmitter } from "node:events"

  export interface CustomTypesConfig {
    readonly getTypeParser: (oid: number, format?: "text" | "binary") => (text: string) => unknown
  }

  export interface ClientConfig {
    readonly connectionString?: string
    readonly application_name?: string
    readonly types?: CustomTypesConfig
    readonly keepAlive?: boolean
    readonly connectionTimeoutMillis?: number
  }

  export interface PoolConfig extends ClientConfig {
    readonly max?: number
    readonly idleTimeoutMillis?: number
    readonly Client?: typeof Client
  }

  export interface Notification {
    readonly channel: string
    readonly payload?: string
  }

  export interface Result {
    readonly rows: ReadonlyArray<Record<string, unknown>>
  }

  export class Client extends EventEmitter {
    constructor(config: ClientConfig)
    connect(): Promise<void>
    end(): Promise<void>
    query(config: unknown, values?: unknown, callback?: unknown): Promise<Result>
  }

  export class Pool extends EventEmitter {
    constructor(config: PoolConfig)
    readonly options: Record<string, unknown>
    query(text: string): Promise<Result>
    query(
      text: string,
      values: ReadonlyArray<unknown>,
      callback: (cause: unknown, result: Result | undefined) => void
    ): void
    end(): Promise<void>
  }

  export const types: CustomTypesConfig
}
