/** What is used of the package, which brings no types. */
declare module "@devicefarmer/adbkit-apkreader" {
  class ApkReader {
    static open(apk: Buffer): PromiseLike<ApkReader>
    readManifest(): PromiseLike<unknown>
  }
  export default ApkReader
}
