export interface Host {
  readonly url: string
  readonly newOperatorKey: (name: string) => Promise<string>
  readonly close: () => Promise<void>
}

export function start(options: {
  readonly databaseUrl: string
  /** Absolute. */
  readonly dataFolder: string
  readonly secretKey: string
  readonly port: number
}): Promise<Host>
