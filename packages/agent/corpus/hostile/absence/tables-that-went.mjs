/** "The ladder table is not shown", where the tab that leads to it is called so: the tab stays, and tells nothing of the table. */
const tabs = `<div style="display:flex"><div style="cursor:pointer" aria-selected=true onclick="void 0">Ladder</div><div style="cursor:pointer" onclick="void 0">Results</div></div>`
const table = `<table id=t><tr><th>Player</th><th>Rating</th></tr><tr><td>Ada</td><td>1912</td></tr><tr><td>Ben</td><td>1800</td></tr></table>`
const cards = `<div id=c>${["Ada", "Ben", "Cy"].map((who) => `<div style="border:1px solid;padding:8px"><b>${who}</b><div>1912</div></div>`).join("")}</div>`

export default [
  {
    about: "the one table went",
    page: `${tabs}${table}<button onclick="t.remove();out.textContent='No players match.'">Search</button><p id=out></p>`,
    passed: ["Click Search. The ladder table is not shown"],
    never: ["The ladder table is not shown", "Click Search. The ladder table is shown"]
  },
  {
    about: "a table went, and cards or another table stay",
    page: `${tabs}${table}${cards}<button onclick="t.remove()">Search</button>`,
    never: ["Click Search. The ladder table is not shown", "The ladder table is not shown"]
  },
  {
    about: "cards that no role tells to be a table went",
    page: `${tabs}${cards}<button onclick="c.remove()">Search</button>`,
    never: ["The ladder table is not shown"]
  }
]
