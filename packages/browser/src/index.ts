export { fromPage } from "./FromPage.js"
export { maskedTrace } from "./MaskedTrace.js"
export { layer, type WebDriversOptions } from "./WebDrivers.js"
