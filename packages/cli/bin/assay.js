#!/usr/bin/env node
// Committed as it is: npm links no file that is not there when it installs.
import { existsSync } from "node:fs"

const bundle = new URL("../dist/assay.js", import.meta.url)
if (existsSync(bundle)) await import(bundle.href)
else {
  process.stderr.write(
    "error the assay command is not built yet; run `npm run build` in its checkout first\n"
  )
  process.exitCode = 3
}
