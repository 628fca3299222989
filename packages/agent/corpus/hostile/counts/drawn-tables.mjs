/** Tables that are only drawn: boxes without a role under a line of titles. */
const line = (...cells) => `<div class=g>${cells.map((cell) => `<div>${cell}</div>`).join("")}</div>`
const style = `<style>.g{display:grid;grid-template-columns:1fr 1fr 1fr 1fr 90px;padding:6px}.s{display:flex;gap:20px}.p{padding:0 8px}</style>`
const servers = (...rows) =>
  `${style}<h1>Fleet</h1><div class=s><div><div>Total</div><div>3</div></div><div><div>Healthy</div><div>2</div></div></div>
<div>${line("Host", "Region", "CPU", "Status")}<div id=servers>${rows.join("")}</div></div>`
const web = line("web-01", "Ohio", "34%", "<span class=p>Healthy</span>", "<button>Restart</button>")
const db = line("db-01", "Paris", "91%", "<span class=p>Critical</span>", "<button>Restart</button>")
const mail = line("mail-01", "Ohio", "12%", "<span class=p>Healthy</span>", "<button>Restart</button>")

export default [
  {
    about: "lines of boxes under a line of titles",
    page: servers(web, db, mail),
    passed: [
      "The table has 3 rows.",
      "The status of db-01 is Critical.",
      "The CPU of mail-01 is 12%.",
      "The first row is web-01.",
      "Only web-01, db-01 and mail-01 are listed."
    ],
    failed: ["The status of db-01 is Healthy.", "The table has 4 rows."],
    never: [
      "The CPU of mail-01 is 34%.",
      "The table has 2 rows.",
      "Only web-01 and db-01 are listed.",
      "The first row is db-01.",
      "The region of db-01 is Ohio."
    ]
  },
  {
    about: "lines that do not stand under the titles",
    page: `${style}<h1>Fleet</h1><div>${line("Host", "Region", "CPU", "Status")}<div><p>web-01 in Ohio</p><p>db-01 in Paris</p></div></div>`,
    never: ["The status of db-01 is Paris.", "The region of db-01 is Ohio.", "The table has 2 rows."]
  },
  {
    about: "lines that are clicked, with figures at the right of their columns",
    page: `<style>.l{display:flex;padding:6px}.l div:nth-child(1){width:90px}.l div:nth-child(2){width:160px}.l div:nth-child(3){width:80px;text-align:right}.l div:nth-child(4){width:110px;padding-left:30px}.l div:nth-child(5){flex:1}</style><div>Order desk</div><div class="l"><div>Order</div><div>Buyer</div><div>Sum</div><div>State</div><div></div></div><div id="all">${[
      ["#71", "Nora Lind", "€1,200.00", "Open"],
      ["#72", "Otto Bern", "€8.50", "Paid"],
      ["#73", "Ines Roy", "€42.00", "Open"]
    ]
      .map(
        (cells) =>
          `<div class="l">${cells.map((cell) => `<div>${cell}</div>`).join("")}<div><span style="cursor:pointer">Void</span></div></div>`
      )
      .join(
        ""
      )}</div><p id="o"></p><script>all.onclick=(e)=>{o.textContent='clicked '+e.target.textContent}</script>`,
    passed: [
      "3 orders are listed.",
      "The state of order #72 is Paid.",
      "The first order in the list contains Nora Lind.",
      "The last order is #73.",
      "The order for Otto Bern is listed.",
      'Click Void in the row for Ines Roy. "clicked Void" is shown.'
    ],
    failed: ["4 orders are listed.", "The state of order #72 is Open."],
    never: [
      "1 order is listed.",
      "The first order in the list contains Otto Bern.",
      "The last order is #71.",
      "The order for Ada Moss is listed.",
      "The sum of order #73 is €8.50."
    ]
  },
  {
    about: "a day is chosen where the page takes days",
    page: `<h1>Book</h1><label>Date <input type=date id=d oninput="o.textContent = 'Day ' + d.value"></label><p id=o></p>`,
    passed: [
      'Choose 20 June 2031 as the date. "Day 2031-06-20" is shown.',
      'I choose 20 June 2031. "Day 2031-06-20" is shown.'
    ],
    never: [
      'Choose 20 June 2031 as the date. "Day 2031-06-21" is shown.',
      "Choose next week as the date. Day 2 is shown."
    ]
  },
  {
    about: "a line of titles on which the page listens as a whole, over one line that is left",
    page: `<style>.g{width:700px}.l{display:flex}.l>*{width:120px;padding:4px 0}</style><input id="sought" placeholder="Find a parcel"><div class="g"><div class="l" id="head"><div>Number</div><div>Recipient</div><div>Town</div><div>Status</div></div><div id="rows"></div></div><script>
const all = [["SL-1", "Ada", "York", "Waiting"], ["SL-2", "Ben", "Leeds", "Delivered"], ["SL-3", "Cleo", "York", "Returned"]]
let by = 0
const draw = () => { rows.innerHTML = all.filter((each) => each.join(" ").toLowerCase().includes(sought.value.toLowerCase())).sort((a, b) => (a[by] < b[by] ? -1 : 1)).map((each) => '<div class="l">' + each.map((text) => "<div>" + text + "</div>").join("") + "</div>").join("") }
sought.oninput = draw
head.onclick = (event) => { by = [...head.children].indexOf(event.target); draw() }
rows.onclick = () => {}
draw()
</script>`,
    passed: [
      "There are 3 parcels in the table",
      "Search for Ben. Only parcel SL-2 is listed",
      "Search for York. The table has 2 rows",
      "The status of SL-3 is Returned",
      "Click Status. SL-2 is the first row"
    ],
    failed: ["Search for York. Only parcel SL-1 is listed"],
    never: [
      "There are 4 parcels in the table",
      "Search for Ben. Only parcel SL-1 is listed",
      "Search for York. Only parcel SL-3 is listed",
      "The status of SL-3 is Waiting",
      "Click Status. SL-1 is the first row"
    ]
  },
  {
    about: "lines of words that are pressed, the first of which is no line of titles",
    page: `<style>.l{display:flex;cursor:pointer}.l>*{width:120px;padding:4px 0}</style><div>${[
      ["Ada", "York", "Waiting"],
      ["Ben", "Leeds", "Delivered"],
      ["Cleo", "Hull", "Returned"]
    ]
      .map(
        (each) =>
          `<div class="l" onclick="this.title='on'">${each.map((text) => `<div>${text}</div>`).join("")}</div>`
      )
      .join("")}</div>`,
    passed: ["There are 3 items in the list"],
    never: ["There are 2 items in the list"]
  },
  {
    about: "lines of words with no titles over them: the first is one of them",
    page: `<style>.l{display:flex}.l>*{width:120px;padding:4px 0}</style><div>${[
      ["Ada", "York", "Waiting"],
      ["Ben", "Leeds", "Delivered"],
      ["Cleo", "Hull", "Returned"]
    ]
      .map((each) => `<div class="l">${each.map((text) => `<div>${text}</div>`).join("")}</div>`)
      .join("")}</div>`,
    passed: ["There are 3 items in the list", "Ada is the first item in the list"],
    never: [
      "There are 2 items in the list",
      "Ben is the first item in the list",
      "Only Ben and Cleo are listed"
    ]
  },
  {
    about: "lines that are pressed as a whole: what is said of one of them alone",
    page: `<style>.l{display:grid;grid-template-columns:90px 160px 120px}.rw{cursor:pointer}</style><div><div class="l"><div>Parcel</div><div>Recipient</div><div>Status</div></div>${[
      ["SL-1", "Ada", "Waiting"],
      ["SL-2", "Ben", "Delivered"],
      ["SL-3", "Cleo", "Waiting"]
    ]
      .map(
        (each) =>
          `<div class="l rw" onclick="this.title='on'">${each.map((text) => `<div>${text}</div>`).join("")}</div>`
      )
      .join("")}</div>`,
    passed: ["Only SL-2 is Delivered"],
    failed: ["Only SL-1 is Waiting", "Only SL-1 is Delivered"],
    never: ["Only SL-2 is Waiting"]
  }
]
