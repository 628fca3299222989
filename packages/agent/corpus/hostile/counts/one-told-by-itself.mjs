/** "The log has one entry: A for B, 14 days", where one alone looks like no list. */
const style = `<style>.w{display:flex}.n{width:180px;padding:12px;background:#123;color:#fff}.n div{padding:8px;cursor:pointer}.r{display:flex;gap:16px;padding:8px;border-bottom:1px solid #ccc}.t{font-size:20px;font-weight:600;margin-bottom:16px}</style>`
const row = (cells) => `<div class="r">${cells.map((cell) => `<div>${cell}</div>`).join("")}</div>`
const log = (inside) => `${style}<div class="w"><div class="n"><div class="t">Sheltie</div>
  <div onclick="show('dogs', 'Dogs')">Dogs</div><div onclick="show('log', 'Adoptions log')">Adoptions log</div></div>
  <div style="flex:1;padding:16px"><div id="dogs"><div class="t">Dogs</div><div>Rex waits for a home.</div></div>
  <div id="log" hidden><div class="t">Adoptions log</div><div style="border:1px solid #ccc">${inside}</div></div></div></div>
  <script>const show = (id, title) => { for (const each of ["dogs", "log"]) document.getElementById(each).hidden = each !== id; document.title = title }</script>`
const rex = ["AD-12", "DG-77", "KENNEL-4", "14 days"]
const says = "Switch to the Adoptions log, which should have one entry: AD-12 for DG-77, KENNEL-4, 14 days."
const go = "Click Adoptions log\n"

export default [
  {
    about: "one entry alone, all of which is told",
    page: log(row(rex)),
    passed: [says],
    never: [
      says.replace("14 days", "15 days"),
      says.replace("DG-77", "DG-78"),
      says.replace("KENNEL-4", "KENNEL-5"),
      says.replace("AD-12", "AD-13"),
      says.replace("one entry", "two entries"),
      `${go}The Adoptions log should have one entry: AD-12 for DG-77.`,
      `${go}The Adoptions log should have one entry: AD-12.`
    ]
  },
  {
    about: "one entry alone that the page says twice",
    page: log(row(rex) + row(rex)),
    never: [says]
  },
  {
    about: "a second entry beside the one that is told",
    page: log(row(rex) + row(["AD-11", "DG-70", "KENNEL-2", "3 days"])),
    never: [says]
  },
  {
    about: "a second entry of another make beside the one that is told",
    page: log(row(rex) + "<div>AD-11</div>"),
    never: [says]
  },
  {
    about: "no entry, where the words of the one stand in the lines of another list",
    page: log("<div>Nobody has found a home yet.</div>"),
    never: [says]
  },
  {
    about: "what is told of one stands in two lines",
    page: log(row(["AD-12", "DG-77"]) + row(["KENNEL-4", "14 days"])),
    never: [says]
  },
  {
    about: "a second entry that is a picture alone",
    page: log(
      row(rex) +
        '<div class="r"><img width="40" height="40" src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%2240%22 height=%2240%22><rect width=%2240%22 height=%2240%22/></svg>"></div>'
    ),
    never: [says]
  },
  {
    about: "one line of a table that is told",
    page: log(
      "<table><tr><th>Adoption</th><th>Dog</th><th>Kennel</th><th>Waited</th></tr><tr>" +
        rex.map((cell) => `<td>${cell}</td>`).join("") +
        "</tr></table>"
    ),
    passed: [says],
    never: [
      says.replace("14 days", "15 days"),
      says.replace("DG-77", "DG-78"),
      says.replace("KENNEL-4", "KENNEL-5"),
      says.replace("AD-12", "AD-13")
    ]
  },
  {
    about: "two lines of a table, one of which is told",
    page: log(
      "<table><tr><th>Adoption</th><th>Dog</th><th>Kennel</th><th>Waited</th></tr>" +
        [rex, ["AD-11", "DG-70", "KENNEL-2", "3 days"]]
          .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
          .join("") +
        "</table>"
    ),
    failed: [says]
  }
]
