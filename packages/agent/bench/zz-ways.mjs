import { readdirSync } from "node:fs"
import { parseTest } from "../dist/index.js"
import { mayNameThings } from "../dist/language/Sight.js"
import { isCheck } from "../../domain/dist/Intent.js"
const out = {}
for (const fam of ["counts","absence","places","reports"]) {
  const dir = new URL(`../corpus/hostile/${fam}/`, import.meta.url)
  for (const f of readdirSync(dir).filter(n=>n.endsWith(".mjs"))) {
    const m = await import(new URL(f, dir).href)
    for (const c of m.default) for (const end of ["passed","failed","blocked","never"]) for (const text of c[end] ?? []) {
      const steps = parseTest(text); const readings = steps.map(s=>s.reading)
      const pages = typeof c.page === "string" ? [c.page] : Object.values(c.page)
      const plain = !pages.some(h=>/<script|\bon(?:load|error)=/iu.test(h))
      const way = steps.some(({reading,text})=>reading._tag==="NotUnderstood" && !mayNameThings(text)) ? "refused" : readings.every(r=>r._tag==="Understood"&&r.intents.every(isCheck)) ? (plain?"looks still":"looks anew") : (pages.some(h=>/Storage|cookie|indexedDB|history|target=|window\.open|download|unload/u.test(h))?"acts alone":"acts")
      const k = `${fam} ${way} ${end}`; out[k] = (out[k]??0)+1
    }
  }
}
console.log(out)
