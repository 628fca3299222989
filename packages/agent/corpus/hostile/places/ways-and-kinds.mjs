/** What leads to the photos is open; no photo is selected for that. */
const nav = (open) =>
  `<nav>${["Photos 4", "Albums 2"].map((way) => `<a href="#${way[0]}"${way.startsWith(open) ? ' aria-current="page"' : ""}>${way}</a>`).join(" ")}</nav>`
const card = (name) => `<figure><b>${name}</b> <span>4.2 MB</span> <button>Info</button></figure>`
const page = (open, names) =>
  `${nav(open)}<h1>${open}</h1><div style="display:flex;gap:12px">${names.map(card).join("")}</div>`
const photos = page("Photos", ["beach.jpg", "dog.jpg", "hill.jpg", "lake.jpg"])
const albums = page("Albums", ["Summer", "Winter"])

export default [
  {
    about: "a kind that only the way to such things is called by",
    page: photos,
    passed: ['The "Photos 4" link is selected.'],
    never: ["A photo is selected.", "The photo is selected."]
  },
  {
    about: "figures that are the things of a page and have no picture",
    page: photos,
    passed: ["There are 4 photos.", "4 photos are shown.", 'The list shows "dog.jpg".'],
    failed: ["2 photos are shown.", 'The list shows "Summer".'],
    never: ["There are 2 photos.", "No photos are shown.", "2 albums are shown."]
  },
  {
    about: "a number on the way to another page than the one that is open",
    page: albums,
    passed: ["2 albums are shown."],
    never: ["4 photos are shown.", "4 albums are shown.", "2 photos are shown."]
  }
]
