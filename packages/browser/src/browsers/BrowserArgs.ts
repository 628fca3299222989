/** What a browser that is launched here is started with, beside what Playwright starts it with. */

/**
 * Chromium goes by the last of such lists alone, so that Playwright's is in it (`chromiumSwitches` of playwright-core). The first is ours: every
 * context would have a process begun for a page that it may open next, and closed with it, which is a third of what a context costs.
 */
export const disabledFeatures = [
  "SpareRendererForSitePerProcess",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion"
] as const

/** WebRTC would go around the proxy; `--site-per-process` keeps frames of other origins in processes of their own. */
export const browserArgs: ReadonlyArray<string> = [
  "--disable-gpu",
  "--site-per-process",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  `--disable-features=${disabledFeatures.join(",")}`
]
