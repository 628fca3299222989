/** A mailbox: what is said of one mail, of the folders and of the mail that is open. */
const fol = (n, c, cls = "") =>
  `<div class="folder ${cls}" tabindex="0"><span class="ic">▣</span><span class="fname">${n}</span>${c ? `<span class="badge">${c}</span>` : ""}</div>`
const msg = (from, subj, prev, time, o = {}) =>
  `<div class="msg${o.unread ? " unread" : ""}${o.sel ? " selected" : ""}" role="option" aria-selected="${!!o.sel}"><input type="checkbox" aria-label="Select ${subj}"${o.checked ? " checked" : ""}><button class="star" aria-label="${o.star ? "Starred" : "Not starred"}" aria-pressed="${!!o.star}">${o.star ? "★" : "☆"}</button><div class="body"><div class="top"><span class="from">${from}</span><span class="time">${time}</span></div><div class="subj">${subj}${o.clip ? ' <span class="clip" title="Has attachment">📎</span>' : ""}</div><div class="prev">${prev}</div>${(o.labels ?? []).map((l) => `<span class="label">${l}</span>`).join("")}</div></div>`
const page = `<style>*{box-sizing:border-box}body{margin:0;font:13px sans-serif}.app{display:flex;height:100vh}.nav{width:190px;padding:10px;background:#f5f6f8}.folder{display:flex;gap:6px;padding:5px;border-radius:5px;cursor:pointer}.folder.active{background:#dbe6ff;font-weight:600}.badge{margin-left:auto;background:#2456c4;color:#fff;border-radius:9px;padding:0 7px;font-size:11px}.list{width:340px;border-right:1px solid #ddd;overflow:auto}.msg{display:flex;gap:6px;padding:8px;border-bottom:1px solid #eee}.msg.unread .from,.msg.unread .subj{font-weight:700}.msg.selected{background:#eef3ff}.body{flex:1}.top{display:flex;justify-content:space-between}.time{color:#888}.prev{color:#777;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;max-width:230px}.label{background:#e8e0ff;border-radius:4px;padding:0 5px;font-size:11px;margin-right:4px}.read{flex:1;padding:16px;overflow:auto}.meta{color:#666}.att{display:flex;gap:10px;margin:10px 0}.file{border:1px solid #ccc;border-radius:6px;padding:8px;width:170px}.size{color:#888;font-size:11px}.bar{display:flex;gap:6px;padding:8px;border-bottom:1px solid #ddd;align-items:center}.hidden{display:none}.quote{border-left:3px solid #ccc;padding-left:8px;color:#666}.storage{margin-top:20px;font-size:11px}.meter{height:6px;background:#ddd}.meter i{display:block;height:6px;width:62%;background:#2456c4}</style>
<div class="app"><nav class="nav" aria-label="Folders"><button class="compose">Compose</button>
${fol("Inbox", 4, "active")}${fol("Starred", "")}${fol("Sent", "")}${fol("Drafts", 2)}${fol("Spam", 17)}${fol("Trash", "")}
<h4>Labels</h4>${fol("Finance", 1)}${fol("Travel", "")}${fol("Team", 3)}
<div class="storage"><div class="meter"><i></i></div>9.3 GB of 15 GB used</div></nav>
<div class="list"><div class="bar"><input type="checkbox" aria-label="Select all"><span>2 selected</span><button>Archive</button><button>Delete</button><button disabled>Mark as read</button></div>
<div class="bar"><input placeholder="Search mail"><select aria-label="Filter"><option>All</option><option selected>Any</option><option>Unread</option></select></div>
<div role="listbox" aria-label="Messages">
${msg("Ada Byron", "Quarterly invoice", "Please find attached the invoice for Q2 of this year", "10:42", { unread: true, clip: true, star: true, labels: ["Finance"] })}
${msg("Ben Ode", "Re: Offsite in Porto", "I have booked the train, you can see the plan", "09:15", { sel: true, clip: true, labels: ["Travel", "Team"] })}
${msg("Careers at Nord", "Your application", "Thank you for applying to the position of", "Yesterday", { unread: true, checked: true })}
${msg("Mira Novak", "Lunch on Friday?", "There is a new place round the corner", "Yesterday", { unread: true, star: true })}
${msg("GitHub", "[assay] Build failed", "Run 118 failed on main", "12 May", { checked: true, labels: ["Team"] })}
${msg("Ben Ode", "Offsite in Porto", "Shall we go by train or by plane?", "11 May", { unread: true })}
</div><div class="bar"><span>1–6 of 128</span><button aria-label="Newer" disabled>‹</button><button aria-label="Older">›</button></div></div>
<section class="read" aria-label="Message"><h2>Re: Offsite in Porto</h2><span class="label">Travel</span><span class="label">Team</span>
<div class="meta"><b>Ben Ode</b> &lt;ben@ode.test&gt; · 13 May 2026, 09:15</div><div class="meta">to Mira Novak, Ada Byron</div><div class="meta">cc Cy Roe</div>
<p>Hi all,</p><p>I have booked the train, you can see the plan below. We leave on Tuesday at 8:05 from platform 4 and are there by noon. The hotel costs 89 EUR a night.</p><p>Ben</p>
<div class="quote">On 12 May Mira Novak wrote: Let us take the plane, it costs 140 EUR.</div>
<h3>2 attachments</h3><div class="att"><div class="file"><div class="fn">itinerary.pdf</div><div class="size">248 KB</div><button>Download</button></div><div class="file"><div class="fn">hotel-voucher.docx</div><div class="size">1.2 MB</div><button>Download</button></div></div>
<button>Reply</button><button>Reply all</button><button>Forward</button>
<div class="hidden" id="draft"><p>Draft saved</p><textarea aria-label="Reply text"></textarea><button>Send</button></div></section></div>`

export default [
  {
    about: "folders with numbers, a list of mails and the open one",
    page: page,
    passed: [
      "The inbox has 4 unread messages",
      "Inbox shows 4",
      "Drafts shows 2",
      "The Spam folder shows 17",
      "The message has 2 attachments",
      "There are 2 attachments",
      "itinerary.pdf is 248 KB",
      "The size of hotel-voucher.docx is 1.2 MB",
      "Two messages are checked",
      "Your application is checked",
      "Lunch on Friday? is not checked",
      "The Mark as read button is disabled",
      "The Archive button is enabled",
      "6 messages are listed",
      "There are 6 messages in the list",
      "The message from GitHub has the label Team",
      "Quarterly invoice has the label Finance",
      "9.3 GB of 15 GB is used",
      "The Newer button is disabled",
      "Draft saved is not shown",
      "The filter is Any",
      "Quarterly invoice is above Your application"
    ],
    never: [
      "The inbox has 6 unread messages",
      "The inbox has 2 unread messages",
      "Inbox shows 2",
      "Drafts shows 4",
      "The Spam folder shows 3",
      "The Sent folder shows 4",
      "Sent shows 2",
      "Starred shows 2",
      "Your application is starred",
      "Quarterly invoice is not starred",
      "The message has 3 attachments",
      "There are 4 attachments",
      "itinerary.pdf is 1.2 MB",
      "itinerary.pdf is 248 MB",
      "The size of hotel-voucher.docx is 248 KB",
      "3 messages are selected",
      "Quarterly invoice is checked",
      "Your application is not checked",
      "All messages are checked",
      "No message is checked",
      "The Mark as read button is enabled",
      "The Delete button is disabled",
      "128 messages are listed",
      "There are 4 messages in the list",
      "There are 6 attachments",
      "There are 6 folders in the list",
      "There are 6 contacts",
      "The first message is Re: Offsite in Porto",
      "The message from GitHub has the label Finance",
      "Quarterly invoice has the label Team",
      "Ada Byron is in cc",
      "The hotel costs 140 EUR a night",
      "The train costs 89 EUR",
      "9.3 GB of 15 GB is free",
      "15 GB is used",
      "The Older button is disabled",
      "Draft saved is shown",
      "The Send button is shown",
      "The subject is Offsite in Porto",
      "Ben Ode has 3 messages in the list",
      "The filter is Unread",
      "Quarterly invoice is below Your application",
      "Offsite in Porto is selected",
      "Quarterly invoice is open",
      "Three messages are starred",
      "All messages are starred",
      "All messages are unread",
      "No message has an attachment",
      "Lunch on Friday? has an attachment",
      "Re: Offsite in Porto is unread",
      "The message is dated 12 May 2026",
      "The Finance label shows 3",
      "There are 17 messages",
      "There are 2 drafts in the list",
      "The search field contains Search mail",
      "itinerary.docx is attached",
      "voucher.docx is attached",
      "Click Reply all\nDraft saved is shown",
      "Star Your application\nLunch on Friday? is not starred",
      "Check Lunch on Friday?\nQuarterly invoice is checked",
      "Select Ben Ode\nQuarterly invoice is open"
    ]
  }
]
