/** What an embedder imports: the service as a Layer, with its options. */
export * as DataFolder from "./DataFolder.js"
export * as Embedding from "./Embedding.js"
export * as Serve from "./Serve.js"
export * as Server from "./Server.js"
export * as Settings from "./Settings.js"
