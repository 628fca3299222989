import { readdirSync } from "node:fs"

/** One project a package, so that `npx vitest --project sql` runs that package alone. */
export default readdirSync(new URL("packages", import.meta.url)).map((name) => ({
  extends: true as const,
  test: { name, root: new URL(`packages/${name}`, import.meta.url).pathname, include: ["test/**/*.test.ts"] }
}))
