/** Tiles of figures between a tab and the list that it opens: they sum the list up, and are none of what the tab is called by. */
const tile = (figure, label) =>
  `<div style="flex:1;background:#eee;padding:12px"><div style="font-size:24px">${figure}</div><div>${label}</div></div>`
const line = (...cells) =>
  `<div style="display:flex;cursor:pointer" class="ln">${cells.map((cell) => `<div style="width:140px">${cell}</div>`).join("")}</div>`
const page = (foot) =>
  `<div style="display:flex"><div class="tab on" style="cursor:pointer;border-bottom:3px solid #06c">Loans</div><div class="tab" style="cursor:pointer">Readers</div></div><div style="width:900px"><div style="display:flex;gap:8px;margin:10px 0">${tile(3, "Overdue")}${tile(4, "Out")}${tile(1, "Lost")}${tile(6, "Reserved")}</div><div class="grid"><div style="display:flex;background:#f4f4f4"><div style="width:140px">Number</div><div style="width:140px">Title</div><div style="width:140px">Reader</div><div style="width:140px">Status</div></div><div>${line("L-11", "Emma", "Ada Berg", "Overdue")}${line("L-14", "Dune", "Ben Ode", "Overdue")}${line("L-19", "Ulysses", "Cy Lund", "Overdue")}</div></div><div>${foot}</div></div><script>document.querySelectorAll(".tab,.ln").forEach((e) => e.addEventListener("click", () => {}))</script>`
export default [
  {
    about: "a line that counts what is listed under the tiles",
    page: page("3 of 14 loans"),
    passed: ["3 loans are listed", "Three loans are shown"],
    never: ["4 loans are listed", "There are 4 loans", "Four loans are left", "There is 1 loan"]
  },
  {
    about: "a line that counts as many as there are tiles",
    page: page("4 of 14 loans"),
    passed: ["L-11 is overdue"],
    never: ["There are 4 loans", "4 loans are left", "There is 1 loan"]
  },
  {
    about: "no line that counts them",
    page: page("As of today"),
    passed: ["L-14 is overdue"],
    never: ["There are 4 loans", "Four loans are left", "There are 6 loans"]
  }
]
