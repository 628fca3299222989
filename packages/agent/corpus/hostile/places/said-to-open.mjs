/** "A menu opens", "a date picker opens", "Ada paid order 5": what was there before did not open, and what somebody did is not what stands beside the name. */
const desk = `
  <nav><a href="#">Tables</a> <a href="#guests">Guests</a></nav>
  <h1>Tables</h1>
  <button onclick="rows.append(rows.firstElementChild)">Sort</button>
  <button onclick="booking.hidden = false">Book</button>
  <button aria-haspopup="menu" onclick="more.hidden = !more.hidden">More</button>
  <ul id="more" role="menu" hidden style="border:1px solid;width:120px"><li role="menuitem">Print</li><li role="menuitem">Export</li></ul>
  <form id="booking" hidden><label>Day <input type="date"></label></form>
  <table><thead><tr><th>Table</th><th>Guest</th><th>Paid</th></tr></thead>
  <tbody id="rows"><tr><td>T-5</td><td>Ada Lund</td><td>€20</td></tr><tr><td>T-6</td><td>Ben Ito</td><td>€0</td></tr></tbody></table>`

export default [
  {
    about: "tables that are booked",
    page: desk,
    passed: ["Click More\nA menu opens", 'Click More\n"Export" is shown', "Ada Lund paid €20"],
    never: [
      "Click Sort\nA menu opens",
      "Click Sort\nA list opens",
      "Click Sort\nA dropdown opens",
      "Click Book\nA menu opens",
      "Click Book\nA date picker opens",
      "Click Guests\nThe guests are shown",
      "Ada Lund paid T-5",
      "Ada Lund received T-5",
      "Ben Ito owns T-6",
      "Ben Ito sells T-6",
      "Ben Ito paid €20"
    ]
  },
  {
    about: "a folder that is called by what was done",
    page: `<nav><a href="#sent">Sent</a> <a href="#drafts">Drafts</a></nav><h1>Letters</h1>
      <button onclick="note.hidden = false">Write</button><p id="note" hidden>Dear all</p>`,
    passed: ["Click Sent\nThe URL ends with #sent"],
    never: ["Click Write\nClick Send\nNo error is shown", 'Click Write\nSend it\n"Dear all" is shown']
  }
]
