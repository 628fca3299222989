/** Cards that a search draws anew: the one that is left has no list around it, and the categories beside it are another. */
const cards = [
  ["Python Box", "Serpent Works"],
  ["Git Timeline", "Branchworks"],
  ["Night Theme", "Nova Studio"],
  ["Rust Companion", "Ferrous Labs"],
  ["Paper Theme", "Nova Studio"]
]
const page = (
  found
) => `<style>.c{width:300px;height:90px;float:left;cursor:pointer}.k{width:150px;cursor:pointer}</style>
<input aria-label="Search extensions" oninput="draw(this.value)"><div style="float:left;width:170px"><p>Categories</p>${[
  "All",
  "Themes",
  "Linters"
]
  .map((name, n) => `<div class=k onclick="0"><span>${name}</span> <span>${n + 2}</span></div>`)
  .join("")}</div><div id=box style="float:left;width:650px"></div>
<script>const all=${JSON.stringify(cards)};const found=${found};
const draw=(q)=>{const now=all.filter(([n])=>found(n,q)).slice(0,3);const inner=now.map(([n,m])=>'<div class=c onclick="0"><p>'+n+'</p><p>'+m+'</p><p>For every editor</p><button>Install</button></div>').join('');
box.innerHTML='<p>'+now.length+' found</p>'+(now.length>1?'<div style="display:grid;grid-template-columns:300px 300px">'+inner+'</div>':inner)};draw('')</script>`
const search = 'Search for "rust"\n'

export default [
  {
    about: "one alone is left, which was not on the page before",
    page: page("(n,q)=>n.toLowerCase().includes(q.toLowerCase())"),
    passed: [`${search}Only "Rust Companion" is listed`],
    never: [`${search}Only "Night Theme" is listed`, 'Search for "theme"\nOnly "Night Theme" is listed']
  },
  {
    about: "the search leaves one more than it should",
    page: page("(n,q)=>q===''||n.startsWith('Rust')||n.startsWith('Paper')"),
    never: [`${search}Only "Rust Companion" is listed`, `${search}Only "Paper Theme" is listed`]
  }
]
