/** Cards without a role, in one box with their title, what sorts them and the chips of what is chosen. */
const card = (title, tags) =>
  `<div class=card style="display:flex;border:1px solid;cursor:pointer" onclick="1"><span>${title[0]}</span><div><b>${title}</b><div>Leeds</div><div>${tags.map((t) => `<span class=chip>${t}</span>`).join(" ")}</div></div><button aria-label="Save ${title}">♥</button></div>`
const page = (
  ...titles
) => `<style>.chip{display:inline-flex;gap:4px;border:1px solid;padding:2px;background:#eee}</style><aside style="float:left;width:200px"><label><input type=checkbox checked>Remote only</label></aside><main style="margin-left:220px">
<div style="display:flex"><h2>${titles.length} jobs</h2><button>Sort: Newest ▾</button></div>
<div><span class=chip>Remote only <button aria-label="Remove Remote only">×</button></span> <span class=chip>From $100k <button aria-label="Remove From $100k">×</button></span> <button>Clear all</button></div>
${titles.map((t) => card(t, ["Full-time", "Senior"])).join("")}</main>`

export default [
  {
    about: "two cards",
    page: page("Baker", "Welder"),
    passed: [
      "Only Baker and Welder remain",
      "2 items are listed",
      "There are 2 cards",
      "2 filter chips are shown above the list"
    ],
    failed: ["3 items are listed", "There are 4 cards"],
    never: [
      "Only Baker remains",
      "Only Baker and Remote only remain",
      "4 items are listed",
      "4 filter chips are shown above the list"
    ]
  },
  {
    about: "three cards",
    page: page("Baker", "Welder", "Nurse"),
    never: ["Only Baker and Welder remain", "2 items are listed", "There are 2 cards"]
  }
]
