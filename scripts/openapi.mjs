// Writes openapi.json from the declared interface; with `--check`, says whether the file there is the same. Needs a build.
import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { document } from "../packages/api/dist/OpenApiDocument.js"

const file = fileURLToPath(new URL("../openapi.json", import.meta.url))
const wanted = `${JSON.stringify(document, null, 2)}\n`

if (!process.argv.includes("--check")) {
  writeFileSync(file, wanted)
} else if (readFileSync(file, "utf8") !== wanted) {
  console.error(
    "openapi.json is not what the interface declares; run `node scripts/openapi.mjs` and commit it"
  )
  process.exit(1)
}
