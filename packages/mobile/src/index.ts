/** Mobile applications, by module; import a module by its subpath where you can. */
export * as AppBuild from "./AppBuild.js"
