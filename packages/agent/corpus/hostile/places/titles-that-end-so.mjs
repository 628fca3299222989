/** A title that ends with what a page lists is none of the things. */
const line = (name, by, no) =>
  `<div class="it" style="display:flex;padding:8px;border-top:1px solid #ccc"><input type="checkbox" aria-label="Select ${no}"><div style="flex:1"><a href="#x"><b>${name}</b></a> <span>rig</span><div>${no} by ${by}</div></div><button>Take</button></div>`

const page = `<div>harbour / <b>Work orders</b></div><div><input aria-label="Search all work orders" placeholder="Search all work orders" style="width:300px"><select aria-label="Sort"><option>Newest</option><option>Oldest</option></select></div><br><div><div style="padding:10px;display:flex"><input type="checkbox" aria-label="Select all"><button>3 Open</button><button>1 Done</button></div><div>${line("Caulk the hull", "Una", "#12")}${line("Mend the sail", "Otto", "#11")}${line("Paint the keel", "Ruth", "#10")}</div></div>`

export default [
  {
    about: "the first of what the title of the page tells in two words",
    page,
    passed: ["Caulk the hull is listed above Mend the sail"],
    never: [
      'The first work order is not "Caulk the hull"',
      'The first work order is "Mend the sail"',
      'The first work order does not contain "Caulk"',
      'The last work order is not "Paint the keel"',
      'The first work order contains "harbour"'
    ]
  },
  {
    about: "a tile that counts what the table below lists",
    page: `<h1>Harbour desk</h1><div class="row">${["Berths|4", "Waiting|2", "Left|1"]
      .map((each) => each.split("|"))
      .map(([title, count]) => `<div class="card"><div><h2>${title}</h2><p>${count}</p></div></div>`)
      .join("")}</div>
<p>2 berths</p><table><tr><th>Place<th>Ship</tr><tr><td>North 1<td>Mary Jane</tr><tr><td>North 2<td>Osprey</tr></table>`,
    passed: ["The first berth is North 1"],
    never: ["The first berth is not North 1", "The first berth is North 2", "The first berth is Berths"]
  }
]
