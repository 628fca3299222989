/** The interfaces of the service and their clients; import a module by its subpath where you can. */
export { Api } from "./Api.js"
export * as ControlClient from "./ControlClient.js"
export { ControlPlane } from "./ControlPlane.js"
export { document } from "./OpenApiDocument.js"
export * as RestClient from "./RestClient.js"
