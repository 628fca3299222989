// `npm start`: installs and builds what is missing, then serves in this very process, so that signals reach it directly.
import { ensureBuilt } from "./prepare.mjs"

await ensureBuilt()
process.argv = [process.argv[0], process.argv[1], "serve", ...process.argv.slice(2)]
await import("../packages/cli/dist/assay.js")
