// Checks which package imports which: the table below, held against every `src`, every package.json and every tsconfig.json;
// that no modules of a package import one another in a circle; and that each dependency is pinned and has its reason in
// docs/dependencies.md.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))

const may = {
  domain: [],
  api: ["domain"],
  sql: ["domain"],
  scheduler: ["domain"],
  agent: ["domain"],
  browser: ["domain"],
  mobile: ["domain"],
  "source-host": ["domain"],
  report: ["domain"],
  server: ["domain", "api", "sql", "scheduler", "agent", "browser", "mobile", "source-host", "report"],
  mcp: ["api"],
  dashboard: ["api"],
  // `domain` comes with whatever speaks of it.
  cli: ["domain", "api", "agent", "browser", "report", "server", "mcp", "dashboard"]
}

const sources = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    : []

/** Whole statements: a comment may well say `from "here" to "there"`. */
const imported = /(?:^(?:import|export)\s[\w\s*{},$]*?from\s*|^import\s*|\bimport\(\s*)"([^"]+)"/gm

const specifiersOf = (text) => Array.from(text.matchAll(imported), ([, specifier]) => specifier)

/** The first circle that a walk along the imports comes to, types counted too: who reads one of its modules has to read all. */
const circleIn = (imports) => {
  const done = new Set()
  const walk = (file, path) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const found = walk(next, [...path, file])
      if (found !== undefined) return found
    }
    done.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const found = walk(file, [])
    if (found !== undefined) return found
  }
  return undefined
}

const faults = []
for (const name of readdirSync(join(root, "packages"))) {
  const allowed = may[name]
  if (allowed === undefined) {
    faults.push(`packages/${name} is not in the table of scripts/boundaries.mjs`)
    continue
  }
  const manifest = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"))
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies }
  const references =
    JSON.parse(readFileSync(join(root, "packages", name, "tsconfig.json"), "utf8")).references ?? []
  for (const dependency of Object.keys(declared)) {
    const target = /^@assay\/(.+)$/.exec(dependency)?.[1]
    if (target !== undefined && !allowed.includes(target))
      faults.push(`packages/${name}/package.json depends on ${dependency}; it may not`)
  }
  for (const { path } of references) {
    const target = path.replace("../", "")
    if (!allowed.includes(target)) faults.push(`packages/${name}/tsconfig.json refers to ${path}; it may not`)
  }
  const imports = new Map()
  for (const file of sources(join(root, "packages", name, "src"))) {
    const place = file.slice(root.length)
    const text = readFileSync(file, "utf8")
    const within = specifiersOf(text).filter((specifier) => specifier.startsWith("."))
    imports.set(
      file,
      within.map((specifier) => resolve(dirname(file), specifier.replace(/\.js$/, ".ts")))
    )
    for (const specifier of specifiersOf(text)) {
      const inside = /^@assay\/([^/]+)/.exec(specifier)?.[1]
      if (inside !== undefined && !allowed.includes(inside))
        faults.push(`${place} imports ${specifier}; it may not`)
      if (/^\.\.?\//.test(specifier) && /\/packages\//.test(specifier))
        faults.push(`${place} reaches into another package by path: ${specifier}`)
      if (!/^[.]|^node:/.test(specifier)) {
        const dependency = specifier
          .split("/")
          .slice(0, specifier.startsWith("@") ? 2 : 1)
          .join("/")
        if (declared[dependency] === undefined)
          faults.push(`${place} imports ${dependency}, which packages/${name}/package.json does not declare`)
      }
    }
    if (/process\.env\b/.test(text) && !/(^|\/)(Settings|main)\.ts$/.test(place))
      faults.push(`${place} reads process.env; settings enter through server/Settings.ts`)
  }
  const circle = circleIn(imports)
  if (circle !== undefined)
    faults.push(`A circle of imports: ${circle.map((file) => file.slice(root.length)).join(" -> ")}`)
}

const reasons = readFileSync(join(root, "docs", "dependencies.md"), "utf8")
const manifests = [
  "package.json",
  ...readdirSync(join(root, "packages")).map((name) => `packages/${name}/package.json`)
]
for (const file of manifests) {
  const manifest = JSON.parse(readFileSync(join(root, file), "utf8"))
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies }
  for (const [name, version] of Object.entries(wanted)) {
    if (!/^\d/.test(version)) faults.push(`${file} does not pin ${name} exactly: ${version}`)
    if (!name.startsWith("@assay/") && !reasons.includes(`\`${name}\``))
      faults.push(`docs/dependencies.md does not say why ${name} is there (${file})`)
  }
}

if (faults.length > 0) {
  console.error(faults.join("\n"))
  process.exit(1)
}
console.log("boundaries: every import is allowed")
