/** What is told of a build, whichever platform it is for. */
export interface BuildFacts {
  readonly platform: "ios" | "android"
  /** As it stands under the icon. */
  readonly name: string
  /** Such as `com.example.shop`. */
  readonly bundleId: string
  readonly version: string
}
