export { fromPage } from "./FromPage.js"
export { layer, type WebDriversOptions } from "./WebDrivers.js"
