export * as JUnit from "./JUnit.js"
