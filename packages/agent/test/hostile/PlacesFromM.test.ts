import { runFamily } from "./support.js"

await runFamily("places", (file) => file >= "m")
