/** Where the browser of all test processes is unpacked, once. */
import { mkdir, symlink } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

export const browserFolder = fileURLToPath(
  new URL("../../../../node_modules/.cache/assay-chromium", import.meta.url)
)

/** Gives a new data folder that browser, in place of 200 MB of its own. */
export const lendBrowser = async (dataFolder: string): Promise<void> => {
  await mkdir(browserFolder, { recursive: true })
  await mkdir(dataFolder, { recursive: true })
  await symlink(browserFolder, join(dataFolder, "browser"))
}
