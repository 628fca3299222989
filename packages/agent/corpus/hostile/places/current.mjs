/** Which of several is the current one, told by a class and by how it is drawn. */
const style = `<style>.t{cursor:pointer;padding:6px 12px;display:inline-block}.on.active,.active>a.t{background:#06f;color:#fff}.steps .active{font-weight:bold;color:#06f}</style>`

const tab = (name, more = "") => `<div class="t on ${more}" onclick="o.textContent='went'">${name}</div>`

export default [
  {
    about: "tabs of plain boxes",
    page: `${style}<h1>Profile</h1><div class="tabs">${tab("Details", "active")}${tab("Orders")}${tab("Notes")}</div><p id="o"></p>`,
    passed: ["The Details tab is selected.", "The Details tab is active.", "The Orders tab is not selected."],
    failed: ["The Orders tab is selected.", "The Notes tab is active.", "The Details tab is not selected."]
  },
  {
    about: "the numbers of pages in a list",
    page: `${style}<h1>Orders</h1><ul class="pagination" style="display:flex;list-style:none">${["1", "2", "3", "›"].map((name) => `<li class="page-item ${name === "2" ? "active" : ""}"><a class="t" href="#${name}">${name}</a></li>`).join("")}</ul>`,
    passed: ["Page 2 is selected.", "Page 3 is not selected."],
    failed: ["Page 1 is selected.", "Page 2 is not selected."]
  },
  {
    about: "short classes, beside a name that is none of the tabs",
    page: `<style>.t{cursor:pointer;padding:6px;opacity:.6}.t.on,.Tab_current__x8{opacity:1}.Tab_tab__a1{cursor:pointer;color:#999}.Tab_current__x8{color:#06f}</style><div style="display:flex"><div>Office</div><div class="t on">Post</div><div class="t">Files</div></div><div><span class="Tab_tab__a1 Tab_current__x8">Day</span><span class="Tab_tab__a1">Week</span></div>`,
    passed: ["The Post tab is selected.", "The Files tab is not selected.", "The Day tab is selected."],
    failed: ["The Files tab is selected.", "The Week tab is selected.", "The Post tab is not selected."],
    never: ["The Office tab is selected."]
  },
  {
    about: "short classes that only tell another make",
    page: `<style>.b{cursor:pointer;padding:6px}.b.on{color:#06f}.big{font-size:20px}</style><div style="display:flex"><div class="b on big">Save</div><div class="b">Back</div><div class="b">Help</div></div><div><div class="b on">Ada</div></div>`,
    never: ["The Save tab is selected.", "The Back tab is selected.", "Ada is selected."]
  },
  {
    about: "a class that changes nothing to be seen",
    page: `<h1>Profile</h1><div>${["Details", "Orders"].map((name, at) => `<div style="cursor:pointer" class="t ${at === 0 ? "active" : ""}">${name}</div>`).join("")}</div>`,
    never: ["The Details tab is selected.", "The Orders tab is selected."]
  },
  {
    about: "two that bear the class",
    page: `${style}<h1>Profile</h1><div>${tab("Details", "active")}${tab("Orders", "active")}${tab("Notes")}</div><p id="o"></p>`,
    never: ["The Details tab is selected.", "The Orders tab is selected.", "The Notes tab is selected."]
  },
  {
    about: "people of whom one is active",
    page: `${style}<h1>Team</h1><div>${["Ada", "Bob"].map((name, at) => `<div class="user on ${at === 0 ? "active" : ""}">${name}</div>`).join("")}</div>`,
    never: ["Ada is selected.", "Bob is selected."]
  }
]
