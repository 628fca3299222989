/** A report: which figure is whose, which way it goes, and what only a goal or the total says. */
const card = (t, v, d, cls, sub) =>
  `<div class="kpi card"><div class="t">${t}</div><div class="v">${v}</div><div class="d ${cls}"><span aria-hidden="true">${cls === "up" ? "▲" : cls === "down" ? "▼" : "–"}</span> ${d}</div><div class="s">${sub}</div></div>`
const tr = (a) => `<tr>${a.map((c, i) => (i ? `<td>${c}</td>` : `<th scope="row">${c}</th>`)).join("")}</tr>`
const page = `<style>body{font:13px sans-serif;margin:16px}.cards{display:flex;gap:12px}.kpi{border:1px solid #ddd;border-radius:8px;padding:12px;width:190px}.v{font-size:24px}.up{color:#080}.down{color:#b00}.s{color:#777;font-size:11px}table{border-collapse:collapse;width:760px;margin-top:12px}th,td{border-bottom:1px solid #eee;padding:5px 8px;text-align:left}tfoot td,tfoot th{font-weight:700}.legend{display:flex;gap:12px}.note{color:#777}.goal{border:1px solid #ddd;padding:10px;margin-top:12px;width:400px}.pill{border-radius:8px;padding:1px 7px;background:#eee}</style>
<h1>Quarterly report</h1><div><label>Period <select><option>Q1 2026</option><option selected>Q2 2026</option></select></label> <span class="pill">Compared with Q1 2026</span> <button>Export CSV</button> <button disabled>Share</button> <span class="note">Updated 5 minutes ago</span></div>
<div class="cards">${card("Revenue", "$84,200", "12.5% vs last quarter", "up", "Goal: $80,000")}${card("Orders", "1,204", "3.1% vs last quarter", "down", "Goal: 1,300")}${card("Avg. order value", "$69.93", "16.1% vs last quarter", "up", "Goal: $65.00")}${card("Refund rate", "2.4%", "No change", "flat", "Goal: below 2%")}</div>
<h2>Sales by region</h2><div class="legend"><span>■ This quarter</span><span>■ Last quarter</span></div>
<table><thead><tr><th>Region</th><th>Manager</th><th>Orders</th><th>Revenue</th><th>Share</th><th>Trend</th></tr></thead><tbody>
${tr(["North", "Ada Byron", "410", "$31,000", "36.8%", "▲ 8%"])}${tr(["South", "Ben Ode", "298", "$18,700", "22.2%", "▼ 4%"])}${tr(["East", "Mira Novak", "350", "$24,500", "29.1%", "▲ 21%"])}${tr(["West", "Ada Byron", "146", "$10,000", "11.9%", "– 0%"])}
</tbody><tfoot><tr><th scope="row">Total</th><td></td><td>1,204</td><td>$84,200</td><td>100%</td><td>▲ 12.5%</td></tr></tfoot></table>
<p>Showing 4 of 4 regions</p>
<div class="goal"><h2>Goals</h2><ul><li>Revenue above $80,000 <b class="pill">Reached</b></li><li>1,300 orders <b class="pill">Missed</b></li><li>Refund rate below 2% <b class="pill">Missed</b></li></ul><div role="progressbar" aria-label="Goals reached" aria-valuenow="33" aria-valuemin="0" aria-valuemax="100" style="height:8px;background:#ddd"></div><p>1 of 3 goals reached</p></div>
<section aria-label="Top products"><h2>Top products</h2><ol><li>Oak desk <span>212 sold</span> <span>$25,440</span></li><li>Desk lamp <span>180 sold</span> <span>$7,020</span></li><li>Office chair <span>96 sold</span> <span>$14,304</span></li></ol></section>
<section><h2>Schedule</h2><p>Next report: 14 Jul 2026, sent to finance@acme.test</p><label><input type="checkbox" checked> Send weekly summary</label><label><input type="checkbox"> Include drafts</label></section>`

export default [
  {
    about: "cards with figures, ways and goals, and a table with its total",
    page: page,
    passed: [
      "Revenue is $84,200",
      "The revenue is up 12.5%",
      "Orders are down 3.1%",
      "The refund rate is 2.4%",
      "The goal for orders is 1,300",
      "The revenue of North is $31,000",
      "East has 350 orders",
      "The manager of South is Ben Ode",
      "4 regions are listed",
      "The table has 4 rows",
      "There are 4 cards",
      "North has the highest revenue",
      "West has the lowest share",
      "East is up 21%",
      "South is down 4%",
      "The period is Q2 2026",
      "Share is disabled",
      "Export CSV is enabled",
      "1 of 3 goals reached is shown",
      "Send weekly summary is checked",
      "Include drafts is not checked",
      "3 top products are listed",
      "Office chair is the last of the top products",
      "The West row shows $10,000"
    ],
    never: [
      "Revenue is $80,000",
      "The revenue is down 12.5%",
      "The revenue is up 8%",
      "The revenue is up 16.1%",
      "Orders are up 3.1%",
      "Orders are down 4%",
      "The refund rate is 2%",
      "The refund rate is up 2.4%",
      "The refund rate is below 2%",
      "The average order value is $65.00",
      "The average order value is down",
      "The revenue goal is $84,200",
      "The goal for orders is 1,204",
      "The revenue of North is $24,500",
      "The revenue of West is $18,700",
      "East has 298 orders",
      "North has 1,204 orders",
      "The manager of South is Ada Byron",
      "South is managed by Mira Novak",
      "All regions are managed by Ada Byron",
      "The total revenue is $31,000",
      "The total number of orders is 1,300",
      "The total share is 36.8%",
      "5 regions are listed",
      "The table has 5 rows",
      "There are 3 cards",
      "East has the highest revenue",
      "South has the lowest share",
      "East is up 8%",
      "South is up 4%",
      "North is down 8%",
      "West is up 12.5%",
      "No region is down",
      "The period is Q1 2026",
      "Share is enabled",
      "Export CSV is disabled",
      "All goals are reached",
      "Two goals are reached",
      "No goal is missed",
      "The goals progress is 66%",
      "The top product is Desk lamp",
      "96 desk lamps were sold",
      "The next report is on 14 Jun 2026",
      "The next report is due 5 May",
      "Send weekly summary is unchecked",
      "Include drafts is checked",
      "4 top products are listed",
      "There are 3 customers",
      "There are 4 managers in the table",
      "There are 4 offices",
      "The orders goal is reached",
      "The revenue goal is missed",
      "The profit is $84,200",
      "The revenue last quarter is $84,200",
      "The first region is East",
      "The last region is Total",
      "The West row shows $84,200",
      "Ada Byron has 2 orders",
      "Ben Ode's revenue is $31,000",
      "The report was sent to ada@acme.test",
      "Sales by product is shown",
      "Revenue is €84,200",
      "Revenue is $84.20",
      "The revenue is $84,200 in Q1",
      "The share of East is 22.2%"
    ]
  }
]
