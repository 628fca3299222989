// node main.mjs postgres://user:password@host/database /absolute/data/folder
// The signals, the exit and the settings are the host's: the service touches none of them.
import { start } from "./host.mjs"

const [databaseUrl, dataFolder] = process.argv.slice(2)
if (databaseUrl === undefined || dataFolder === undefined) {
  process.stderr.write("Usage: node main.mjs <database url> <data folder>\n")
  process.exit(64)
}
const host = await start({ databaseUrl, dataFolder, secretKey: "change me, and keep it", port: 4848 })
process.stdout.write(`The host listens on ${host.url}\n`)
process.stdout.write(`An operator key, shown once: ${await host.newOperatorKey("first")}\n`)
process.once("SIGINT", () => host.close())
