/** An issue tracker: a board with swimlanes, its columns and cards, and the drawer of one issue. */
const card = (key, title, o = {}) =>
  `<div class="card${o.open ? " open" : ""}" tabindex="0" data-key="${key}"><div class="row"><span class="key">${key}</span>${o.blocked ? '<span class="flag" title="Blocked">⛔ Blocked</span>' : ""}<span class="pri ${o.pri}">${o.pri}</span></div><div class="title">${title}</div><div class="row foot"><span class="chip">${o.label}</span><span class="pts" title="Story points">${o.pts}</span>${o.sub ? `<span class="sub">☑ ${o.sub}</span>` : ""}${o.c ? `<span class="com">💬 ${o.c}</span>` : ""}<span class="av" title="${o.who ?? "Unassigned"}">${(
    o.who ?? "—"
  )
    .split(" ")
    .map((w) => w[0])
    .join("")}</span></div></div>`
const lane = (name, n, open, cols) =>
  `<section class="lane" aria-label="${name}"><button class="lh" aria-expanded="${open}"><span class="tri">${open ? "▾" : "▸"}</span> ${name} <span class="cnt">${n} issues</span></button>${open ? `<div class="cols">${cols.map((c) => `<div class="col">${c.length ? c.join("") : '<div class="nil">No issues</div>'}</div>`).join("")}</div>` : ""}</section>`
const style = `<style>body{font:14px sans-serif;margin:0}.top{display:flex;gap:10px;align-items:center;padding:10px 16px;border-bottom:1px solid #ddd}.chipf{border:1px solid #bbb;border-radius:12px;padding:2px 10px;background:#fff}.chipf[aria-pressed=true]{background:#dbe6ff}.heads,.cols{display:grid;grid-template-columns:repeat(4,1fr);gap:8px;padding:0 16px}.heads>div{font-weight:bold;padding:8px;background:#f2f3f5}.over{color:#b00}.lh{border:0;background:none;padding:8px 16px;font-weight:bold}.cnt{color:#777;font-weight:normal}.col{min-height:40px}.card{border:1px solid #ccc;border-radius:6px;padding:8px;margin:4px 0;background:#fff;cursor:pointer}.card.open{outline:2px solid #36f}.row{display:flex;gap:6px;align-items:center}.foot{margin-top:6px}.av{margin-left:auto;width:22px;height:22px;border-radius:50%;background:#cde;text-align:center;font-size:11px;line-height:22px}.chip{background:#eef;border-radius:8px;padding:0 6px}.wrap{display:flex}.board{flex:1}.drawer{width:360px;border-left:1px solid #ccc;padding:14px;background:#fff}.kv{display:flex}.kv>span:first-child{width:110px;color:#777}.tab[aria-selected=true]{font-weight:bold;border-bottom:2px solid #36f}.nil{color:#999;padding:8px}</style>`
const script = `<script>document.querySelectorAll('.card').forEach(c=>c.addEventListener('click',()=>{const d=document.querySelector('.drawer');document.querySelectorAll('.card').forEach(x=>x.classList.remove('open'));c.classList.add('open');d.querySelector('.dk').textContent=c.dataset.key;d.querySelector('h2').textContent=c.querySelector('.title').textContent;d.querySelector('.asg').textContent=c.querySelector('.av').title;d.style.display='block'}));document.querySelector('[aria-label="Close issue"]').addEventListener('click',()=>{document.querySelector('.drawer').style.display='none'});document.querySelectorAll('.chipf').forEach(b=>b.addEventListener('click',()=>b.setAttribute('aria-pressed',String(b.getAttribute('aria-pressed')!=='true'))))</script>`
const page = `${style}
<div class="top"><h1 style="font-size:18px;margin:0">Sprint 14 board</h1><span>5 days remaining</span><input type="search" placeholder="Search issues by key or title" style="margin-left:20px">
<button class="chipf" aria-pressed="false">Only my issues</button><button class="chipf" aria-pressed="true">Recently updated</button>
<label>Group by <select><option>None</option><option selected>Assignee</option><option>Epic</option></select></label><button disabled>Complete sprint</button><button>Create issue</button></div>
<div class="wrap"><div class="board"><div class="heads"><div>To do <span class="n">4</span></div><div class="over">In progress <span class="n">4 / 3</span></div><div>In review <span class="n">2</span></div><div>Done <span class="n">3</span></div></div>
${lane("Priya Shah", 6, true, [
  [
    card("PAY-101", "Refund fails for gift cards", {
      pri: "High",
      label: "Bug",
      pts: 5,
      who: "Priya Shah",
      c: 3
    }),
    card("PAY-118", "Show tax on receipts", { pri: "Low", label: "Feature", pts: 2, who: "Priya Shah" })
  ],
  [
    card("PAY-107", "Retry failed payouts", {
      pri: "Urgent",
      label: "Bug",
      pts: 8,
      who: "Priya Shah",
      blocked: true,
      sub: "2/5",
      c: 7,
      open: true
    }),
    card("PAY-109", "Rename payout states", { pri: "Medium", label: "Chore", pts: 1, who: "Priya Shah" })
  ],
  [
    card("PAY-95", "Export payouts as CSV", {
      pri: "Medium",
      label: "Feature",
      pts: 3,
      who: "Priya Shah",
      sub: "4/4"
    })
  ],
  [card("PAY-90", "Fix rounding of fees", { pri: "High", label: "Bug", pts: 2, who: "Priya Shah" })]
])}
${lane("Tom Okafor", 4, true, [
  [card("PAY-120", "Audit log for refunds", { pri: "Medium", label: "Feature", pts: 5, who: "Tom Okafor" })],
  [
    card("PAY-112", "Cache exchange rates", { pri: "High", label: "Chore", pts: 3, who: "Tom Okafor", c: 1 }),
    card("PAY-113", "Refund emails in French", {
      pri: "Low",
      label: "Feature",
      pts: 2,
      who: "Tom Okafor",
      blocked: true
    })
  ],
  [],
  [card("PAY-88", "Update card icons", { pri: "Low", label: "Chore", pts: 1, who: "Tom Okafor" })]
])}
${lane("Tomas Berg", 2, false, [])}
${lane("Unassigned", 1, true, [[card("PAY-125", "Show payout calendar", { pri: "Low", label: "Feature", pts: 8 })], [], [], []])}
</div>
<aside class="drawer" role="complementary" aria-label="Issue details"><div class="row"><span class="dk">PAY-107</span><button style="margin-left:auto" aria-label="Copy link">🔗</button><button aria-label="Watch" aria-pressed="true">👁 4</button><button aria-label="Close issue">✕</button></div><h2>Retry failed payouts</h2>
<div class="kv"><span>Status</span><span><button aria-haspopup="listbox">In progress ▾</button></span></div><div class="kv"><span>Assignee</span><span class="asg">Priya Shah</span></div><div class="kv"><span>Reporter</span><span>Tom Okafor</span></div><div class="kv"><span>Epic</span><span>Payout reliability</span></div><div class="kv"><span>Due date</span><span>14 May 2024</span></div><div class="kv"><span>Estimate</span><span>8 points</span></div><div class="kv"><span>Fix version</span><span>—</span></div>
<h3>Subtasks</h3><ul style="list-style:none;padding:0"><li><label><input type="checkbox" checked> Log each attempt</label></li><li><label><input type="checkbox" checked> Back off between attempts</label></li><li><label><input type="checkbox"> Alert after three failures</label></li><li><label><input type="checkbox"> Write tests</label></li><li><label><input type="checkbox"> Update runbook</label></li></ul>
<h3>Links</h3><div>is blocked by <a href="#">PAY-112</a> Cache exchange rates</div><div>relates to <a href="#">PAY-95</a> Export payouts as CSV</div>
<div role="tablist"><button role="tab" class="tab" aria-selected="true">Comments (2)</button><button role="tab" class="tab" aria-selected="false">History</button></div>
<div role="tabpanel"><div class="cm"><b>Tom Okafor</b> <span>2 hours ago</span><p>Bank says the limit is 5 per hour.</p></div><div class="cm"><b>Lena Fox</b> <span>yesterday</span><p>Please keep the first attempt immediate.</p></div><textarea placeholder="Add a comment"></textarea><button disabled>Post</button></div></aside></div>${script}`

export default [
  {
    about: "lanes, columns and cards of a board beside the drawer of an issue",
    page,
    passed: [
      "The status is In progress",
      "PAY-101 is in the To do column",
      "PAY-88 is in the Done column",
      "PAY-112 is in the In progress column",
      "The Tomas Berg lane is collapsed",
      "PAY-107 is assigned to Priya Shah",
      "The assignee is Priya Shah",
      "The reporter is Tom Okafor",
      "The epic is Payout reliability",
      "The due date is 14 May 2024",
      "The estimate is 8 points",
      "The drawer shows Retry failed payouts",
      "The drawer is titled Retry failed payouts",
      "There are 5 subtasks",
      "2 subtasks are checked",
      "Log each attempt is checked",
      "Write tests is not checked",
      "The Comments tab is selected",
      "The History tab is not selected",
      "Only my issues is not pressed",
      "Recently updated is pressed",
      "Complete sprint is disabled",
      "Create issue is enabled",
      "The Post button is disabled",
      "Group by is Assignee",
      "The To do column shows 4",
      "Tom Okafor wrote Bank says the limit is 5 per hour.",
      "The comment field is empty",
      "Click the card PAY-112\nThe drawer shows Cache exchange rates",
      "Click PAY-120\nThe drawer shows Audit log for refunds\nThe assignee is Tom Okafor",
      "Close the issue\nThe drawer is not shown",
      "PAY-90 and PAY-88 are in the Done column",
      "The assignee is Priya Shah and the reporter is Tom Okafor"
    ],
    never: [
      "PAY-107 is in review",
      "PAY-107 is done",
      "The status is In review",
      "PAY-107 is not blocked",
      "PAY-101 is blocked",
      "PAY-112 is blocked",
      "Only PAY-107 is blocked",
      "All issues in In progress are blocked",
      "PAY-101 is in the Done column",
      "PAY-88 is in the To do column",
      "PAY-112 is in the In review column",
      "PAY-120 is in Priya Shah's lane",
      "PAY-125 is in Tom Okafor's lane",
      "The Priya Shah lane has 4 issues",
      "The Tom Okafor lane has 6 issues",
      "The Tomas Berg lane is expanded",
      "The Tom Okafor lane is collapsed",
      "PAY-107 is assigned to Tom Okafor",
      "PAY-112 is assigned to Priya Shah",
      "PAY-125 is assigned to Tom Okafor",
      "The assignee is Tom Okafor",
      "The reporter is Priya Shah",
      "The epic is Payout calendar",
      "The due date is 15 May 2024",
      "The due date is 14 May 2025",
      "The estimate is 5 points",
      "The estimate is 8 hours",
      "The drawer is titled Cache exchange rates",
      "There are 2 subtasks",
      "3 subtasks are checked",
      "All subtasks are checked",
      "Write tests is checked",
      "Log each attempt is not checked",
      "The History tab is selected",
      "There are 7 comments",
      "Only my issues is pressed",
      "Recently updated is not pressed",
      "Complete sprint is enabled",
      "The Post button is enabled",
      "Group by is Epic",
      "PAY-107 is blocked by PAY-95",
      "PAY-112 is blocked by PAY-107",
      "PAY-95 is blocked by PAY-112",
      "PAY-101 has low priority",
      "PAY-118 has high priority",
      "PAY-107 has 5 points",
      "PAY-101 has 7 comments",
      "PAY-109 has 1 comment",
      "PAY-107 shows 4/4 subtasks",
      "The To do column shows 3",
      "The Done column shows 4",
      "The first comment is by Lena Fox",
      "Lena Fox wrote Bank says the limit is 5 per hour.",
      "Priya Shah wrote Please keep the first attempt immediate.",
      "PAY-107 is urgent and is in review",
      "PAY-107 is low and is in progress",
      "Click the card PAY-112\nThe drawer shows Retry failed payouts",
      "Click the card PAY-112\nThe assignee is Priya Shah",
      "Close the issue\nThe drawer is shown",
      "Close the issue\nThe reporter is Tom Okafor",
      "PAY-90 and PAY-95 are in the Done column",
      "PAY-107 and PAY-112 are both blocked",
      "The assignee is Priya Shah and the reporter is Lena Fox",
      "The fix version is 14",
      "There are 14 sprints",
      "There are 5 remaining issues",
      "The In review column of the Tom Okafor lane has one issue",
      "No issue is blocked",
      "The first card in the To do column is PAY-118",
      "PAY-118 is above PAY-101",
      "The sprint is completed",
      "PAY-125 has an assignee",
      "The search field contains issues",
      "The drawer shows the description",
      "PAY-107 is watched by 7 people",
      "The second comment was written 2 hours ago",
      "Tom Okafor has 5 issues",
      "PAY-109 is blocked and PAY-107 is not",
      "PAY-101 is a bug and it is in review",
      "PAY-107 is in progress, it is blocked and it is assigned to Tom Okafor",
      "The last comment is by Tom Okafor"
    ]
  },
  {
    about: "a board whose cards bear a number each, as its titles do",
    page: `<style>.b{display:flex;gap:12px}.col{width:220px;background:#eee;padding:8px}.card{background:#fff;margin:6px 0;padding:8px}.pts{float:right}</style><h1>Board</h1><div class="b">
<div class="col"><div class="h">To do <span class="n">3</span></div><div class="card">Alpha<span class="pts">2</span></div><div class="card">Beta<span class="pts">5</span></div><div class="card">Gamma<span class="pts">8</span></div></div>
<div class="col"><div class="h">Doing <span class="n">1</span></div><div class="card">Delta<span class="pts">3</span></div></div>
<div class="col"><div class="h">Done <span class="n">2</span></div><div class="card">Eps<span class="pts">1</span></div><div class="card">Zeta<span class="pts">1</span></div></div></div>`,
    passed: [
      "The To do column shows 3",
      "The To do column has 3 cards",
      "Beta is in To do",
      "Beta is in the To do column",
      "Beta shows 5"
    ],
    never: [
      "The To do column shows 2",
      "The To do column shows 5",
      "The Doing column shows 3",
      "Beta is in Done",
      "The To do column has 5 cards",
      "The Done column has 1 card",
      "The Doing column has 3 cards",
      "Beta has 3 dogs",
      "There are 3 dogs in Beta",
      "Beta shows 3"
    ]
  }
]
