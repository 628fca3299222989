import { runFamily } from "./support.js"

// The largest family: two workers share it.
await runFamily("places", (file) => file < "m")
