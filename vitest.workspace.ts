import { readdirSync } from "node:fs"

/** Their tests share one Postgres. */
const onPostgres = new Set(["scheduler", "server", "sql"])

const postgres = new URL("packages/sql/test/support/PostgresOfRun.ts", import.meta.url).pathname

/** One project a package, so that `npx vitest --project sql` runs that package alone. */
export default readdirSync(new URL("packages", import.meta.url)).map((name) => ({
  extends: true as const,
  test: {
    name,
    root: new URL(`packages/${name}`, import.meta.url).pathname,
    include: ["test/**/*.test.ts"],
    globalSetup: onPostgres.has(name) ? [postgres] : []
  }
}))
