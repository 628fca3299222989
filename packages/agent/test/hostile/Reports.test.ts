import { runFamily } from "./support.js"

await runFamily("reports")
