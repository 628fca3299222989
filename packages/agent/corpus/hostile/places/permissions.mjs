/** An administration of roles: a matrix of ticks, switches of a role, and who has it. */
const cell = (p, r, on, o = {}) =>
  `<td class="c"><input type="checkbox" aria-label="${p} for ${r}" ${on ? "checked" : ""} ${o.dis ? "disabled" : ""}></td>`
const roles = ["Owner", "Admin", "Editor", "Viewer"]
const line = (p, hint, bits) =>
  `<tr><th scope="row"><div>${p}</div><small>${hint}</small></th>${roles.map((r, i) => cell(p, r, bits[i] === "1", { dis: r === "Owner" })).join("")}</tr>`
const mark = (on) =>
  on ? '<span class="yes" aria-label="Yes">✓</span>' : '<span class="no" aria-label="No">–</span>'
const sw = (n, on, hint, dis) =>
  `<div class="sw"><div><b>${n}</b><div class="hint">${hint}</div></div><button role="switch" aria-checked="${on}" aria-label="${n}" ${dis ? "disabled" : ""}><i></i></button></div>`
const person = (n, mail, role, st, last) =>
  `<li class="person"><span class="av">${n[0]}</span><span class="pn"><b>${n}</b><small>${mail}</small></span><select aria-label="Role of ${n}">${roles.map((r) => `<option ${r === role ? "selected" : ""}>${r}</option>`).join("")}</select><span class="tag">${st}</span><span class="last">${last}</span><button aria-label="Remove ${n}">✕</button></li>`
const style = `<style>body{font:14px sans-serif;margin:0;display:grid;grid-template-columns:200px 1fr}nav{background:#1c2430;color:#fff;min-height:100vh;padding:16px}nav a{color:#cde;display:block;padding:6px}nav a.on{background:#334;color:#fff}main{padding:20px}table{border-collapse:collapse}th,td{padding:8px 14px;border-bottom:1px solid #eee;text-align:left}.c{text-align:center}small,.hint{color:#777;font-weight:normal;font-size:12px}.card{border:1px solid #ddd;border-radius:8px;padding:14px;margin:16px 0}.sw{display:flex;justify-content:space-between;align-items:center;padding:8px 0;border-bottom:1px solid #f0f0f0}[role=switch]{width:40px;height:22px;border-radius:11px;border:0;background:#bbb;position:relative}[role=switch][aria-checked=true]{background:#2a7}[role=switch] i{position:absolute;width:18px;height:18px;background:#fff;border-radius:50%;top:2px;left:2px}[role=switch][aria-checked=true] i{left:20px}.person{display:flex;gap:12px;align-items:center;padding:8px 0;border-bottom:1px solid #eee}.pn{width:220px}.pn small{display:block}.av{width:28px;height:28px;border-radius:50%;background:#cde;text-align:center;line-height:28px}.tag{background:#eee;border-radius:8px;padding:1px 8px}.cmp{display:grid;grid-template-columns:200px repeat(3,90px)}.cmp>*{padding:6px;border-bottom:1px solid #eee}ul{padding:0;list-style:none}.bar{position:sticky;bottom:0;background:#fffbe6;border:1px solid #eda;padding:10px;display:none;gap:10px}</style>`
const page = `${style}<nav aria-label="Admin"><b>Console</b><a href="#">Members</a><a href="#" class="on" aria-current="page">Roles</a><a href="#">Audit log</a><a href="#">Billing</a></nav>
<main><h1>Roles and permissions</h1><p>4 roles · 7 members · last changed by Gita Rao on 3 March</p>
<div class="card"><h2>Permission matrix</h2><table aria-label="Permissions"><thead><tr><th>Permission</th>${roles.map((r) => `<th class="c">${r}</th>`).join("")}</tr></thead><tbody>
<tr class="grp"><th colspan="5">Content</th></tr>${line("View pages", "See published pages", "1111")}${line("Edit pages", "Change text and images", "1110")}${line("Delete pages", "Move pages to the bin", "1100")}<tr class="grp"><th colspan="5">Administration</th></tr>${line("Invite members", "Send invitations by email", "1100")}${line("Manage billing", "Cards, invoices and plans", "1000")}${line("Export data", "Download all pages", "1010")}</tbody></table></div>
<div class="card"><h2>Editor</h2><p>Built-in role · 3 members</p>${sw("Two-factor required", true, "Members must confirm each login")}${sw("Guest access", false, "People without an account can read")}${sw("API access", false, "Personal tokens may be created")}${sw("Single sign-on", true, "Managed by your identity provider", true)}<label>Session length <input type="number" value="30" style="width:60px"> minutes</label> <label>Default role <select><option>Viewer</option><option selected>Editor</option></select></label><p><button disabled>Save changes</button> <button>Duplicate role</button> <button disabled title="Built-in roles cannot be deleted">Delete role</button></p></div>
<div class="card"><h2>Members</h2><ul>${person("Gita Rao", "gita@acme.io", "Owner", "Active", "Today")}${person("Omar Said", "omar@acme.io", "Admin", "Active", "Yesterday")}${person("Lena Voss", "lena@acme.io", "Editor", "Invited", "Never")}${person("Lena Vossberg", "lenav@acme.io", "Viewer", "Suspended", "3 weeks ago")}${person("Tim Ode", "tim@acme.io", "Editor", "Active", "2 hours ago")}</ul><button>Show 2 more</button></div>
<div class="card"><h2>Plan limits</h2><div class="cmp"><b>Feature</b><b>Free</b><b>Team</b><b>Business</b><span>Custom roles</span>${mark(false)}${mark(false)}${mark(true)}<span>Audit log</span>${mark(false)}${mark(true)}${mark(true)}<span>SAML login</span>${mark(false)}${mark(false)}${mark(true)}<span>Members</span><span>3</span><span>25</span><span>Unlimited</span></div></div>
<div class="bar" role="status">You have unsaved changes <button>Discard</button></div></main>
<script>const dirty=()=>{document.querySelector('.bar').style.display='flex';[...document.querySelectorAll('button')].find(b=>b.textContent==='Save changes').disabled=false};document.querySelectorAll('[role=switch]').forEach(b=>b.addEventListener('click',()=>{b.setAttribute('aria-checked',String(b.getAttribute('aria-checked')!=='true'));dirty()}));document.querySelectorAll('input[type=checkbox]').forEach(b=>b.addEventListener('change',dirty));document.querySelectorAll('[aria-label^=Remove]').forEach(b=>b.addEventListener('click',()=>b.closest('li').remove()))</script>`
export default [
  {
    about: "a matrix of permissions, switches of a role, members and plans",
    page,
    passed: [
      "Edit pages is checked for Editor",
      "Edit pages is not checked for Viewer",
      "The Viewer checkbox in the Edit pages row is not checked",
      "The Editor checkbox in the Export data row is checked",
      "View pages for Viewer is checked",
      "The Two-factor required switch is on",
      "Guest access is off",
      "API access is off",
      "Single sign-on is on",
      "Two-factor required is on and Guest access is off",
      "Session length is 30",
      "Default role is Editor",
      "Save changes is disabled",
      "Duplicate role is enabled",
      "Delete role is disabled",
      "Omar Said is active",
      "Lena Voss is invited",
      "Lena Vossberg is suspended",
      "The role of Lena Voss is Editor",
      "The role of Lena Vossberg is Viewer",
      "Tim Ode shows 2 hours ago",
      "Roles is the current page",
      "The Audit log link is shown",
      "The Business column shows Unlimited",
      "Turn on Guest access\nGuest access is on\nSave changes is enabled",
      'Turn on Guest access\nThe message "You have unsaved changes" is shown',
      "Uncheck Export data for Editor\nExport data for Editor is not checked",
      "Remove Lena Voss\nLena Voss is not shown\nLena Vossberg is shown",
      "Set the role of Tim Ode to Admin\nThe role of Tim Ode is Admin",
      "There are 4 roles",
      "Gita Rao and Omar Said are active",
      "Neither Guest access nor API access is on",
      "Both Guest access and API access are off"
    ],
    never: [
      "Edit pages is checked for Viewer",
      "Edit pages is not checked for Editor",
      "The Viewer checkbox in the Edit pages row is checked",
      "The Editor checkbox in the Delete pages row is checked",
      "Manage billing for Owner is enabled",
      "Manage billing for Admin is checked",
      "Manage billing for Admin is disabled",
      "Delete pages for Editor is checked",
      "Export data for Admin is checked",
      "All boxes in the Edit pages row are checked",
      "All boxes in the Viewer column are checked",
      "No box in the Viewer column is checked",
      "Invite members is checked for Editor",
      "The Two-factor required switch is off",
      "Guest access is on",
      "API access is on",
      "Single sign-on is off",
      "Single sign-on is enabled",
      "Two-factor required is disabled",
      "Two-factor required is on and Guest access is on",
      "Two-factor required and API access are on",
      "All switches are on",
      "Session length is 30 hours",
      "Session length is 60",
      "Default role is Viewer",
      "Save changes is enabled",
      "Duplicate role is disabled",
      "Delete role is enabled",
      "Omar Said is suspended",
      "Lena Voss is active",
      "Lena Voss is suspended",
      "Lena Vossberg is invited",
      "The role of Lena Voss is Viewer",
      "The role of Lena Vossberg is Editor",
      "The role of Tim Ode is Owner",
      "Tim Ode shows 3 weeks ago",
      "Lena Voss's email is lenav@acme.io",
      "7 members are listed",
      "5 members are active",
      "All members are active",
      "No member is suspended",
      "Members is the current page",
      "Only Gita Rao is active",
      "The Free column shows Unlimited",
      "The Team column shows Unlimited",
      "The Editor role has 7 members",
      "The Editor role has 5 members",
      "Turn on Guest access\nGuest access is off",
      "Turn on Guest access\nAPI access is on",
      "Turn on Guest access\nSave changes is disabled",
      'The message "You have unsaved changes" is shown',
      "Check Edit pages for Viewer\nDelete pages for Viewer is checked",
      "Check Edit pages for Viewer\nEdit pages for Viewer is not checked",
      "Remove Lena Voss\nLena Voss is shown",
      "Remove Lena Voss\nLena Vossberg is not shown",
      "Remove Lena Voss\n5 members are listed",
      "Set the role of Tim Ode to Admin\nThe role of Lena Voss is Admin",
      "Set the role of Tim Ode to Admin\nThe role of Tim Ode is Editor",
      "The last change was made by Omar Said",
      "The last change was made on 7 March",
      "There are 7 roles",
      "There are 5 roles",
      "There are 3 plans in total and 4 roles",
      "Gita Rao and Lena Voss are active",
      "Neither Guest access nor Single sign-on is on",
      "Both Guest access and Single sign-on are off",
      "Custom roles are included in Team",
      "SAML login is included in the Free plan",
      "The Team plan allows 3 members",
      "The Free plan has 25 members",
      "Built-in roles can be deleted",
      "Lena Voss was last seen yesterday",
      "Gita Rao is an admin",
      "Omar Said is an owner",
      "The first member is Omar Said",
      "Guest access is required",
      "The Audit log page is open",
      "Viewers can edit pages",
      "Editors can delete pages",
      "Admins can manage billing"
    ]
  }
]
