/** A file manager: what is said of one file, of what is selected and of what is open beside them. */
const row = (n, kind, size, mod, owner, o = {}) =>
  `<div class="frow${o.sel ? " is-selected" : ""}" role="row" aria-selected="${!!o.sel}"><div role="gridcell"><input type="checkbox" aria-label="Select ${n}"${o.sel ? " checked" : ""}></div><div role="gridcell" class="nm"><span class="ic">${kind === "Folder" ? "📁" : "📄"}</span><a href="#">${n}</a>${o.shared ? '<span class="tag">Shared</span>' : ""}${o.star ? '<span class="star" role="img" aria-label="Starred">★</span>' : ""}</div><div role="gridcell">${kind}</div><div role="gridcell">${size}</div><div role="gridcell">${mod}</div><div role="gridcell">${owner}</div><div role="gridcell"><button aria-label="More actions for ${n}">⋯</button></div></div>`
const page = `<style>body{font:13px sans-serif;margin:0}.app{display:flex}.side{width:180px;padding:12px;background:#f6f6f6}.tree div{padding:3px 0}.main{flex:1;padding:12px}.frow,.fhead{display:grid;grid-template-columns:30px 1fr 90px 80px 120px 90px 40px;padding:6px;border-bottom:1px solid #eee}.is-selected{background:#e6efff}.tag{background:#ddd;border-radius:3px;margin-left:6px;padding:0 4px;font-size:11px}.crumb a{color:#24c}.selbar{background:#22314f;color:#fff;padding:8px;display:flex;gap:10px;align-items:center}.info{width:240px;padding:12px;border-left:1px solid #ddd}.kv{display:flex;justify-content:space-between;margin:6px 0}.bar{height:6px;background:#ddd}.bar i{display:block;height:6px;background:#24c;width:73%}.hidden{display:none}</style>
<div class="app"><aside class="side"><button>New</button><div class="tree" role="tree" aria-label="Folders"><div role="treeitem" aria-expanded="true" aria-selected="false">My files</div><div role="treeitem" aria-level="2" aria-selected="true" aria-expanded="true">Projects</div><div role="treeitem" aria-level="3" aria-expanded="false">Atlas</div><div role="treeitem" aria-level="3">Borealis</div><div role="treeitem" aria-expanded="false">Archive</div></div><p>Shared with me <span class="count">12</span></p><p>Trash</p><div class="bar"><i></i></div><div>73 GB of 100 GB used</div></aside>
<div class="main"><nav class="crumb" aria-label="Breadcrumb"><a href="#">My files</a> › <a href="#">Clients</a> › <span aria-current="page">Projects</span></nav><h1>Projects</h1>
<div class="selbar" role="toolbar" aria-label="Selection"><span>2 selected · 4.6 MB</span><button>Download</button><button>Move</button><button disabled>Rename</button><button>Delete</button><button aria-label="Clear selection">×</button></div>
<div style="margin:8px 0"><input placeholder="Search in Projects"> <label>Sort by <select><option>Name</option><option selected>Modified</option><option>Size</option></select></label> <button aria-pressed="true">List</button><button aria-pressed="false">Grid</button></div>
<div role="grid" aria-label="Files"><div class="fhead" role="row"><span role="columnheader"></span><span role="columnheader">Name</span><span role="columnheader">Type</span><span role="columnheader">Size</span><span role="columnheader" aria-sort="descending">Modified ↓</span><span role="columnheader">Owner</span><span role="columnheader"></span></div>
${row("Atlas", "Folder", "—", "Today, 09:12", "You", { shared: true })}
${row("report.pdf", "PDF", "2.4 MB", "Yesterday", "Ada", { sel: true })}
${row("report-final.pdf", "PDF", "2.2 MB", "12 May 2026", "You", { sel: true, star: true })}
${row("budget.xlsx", "Spreadsheet", "340 KB", "3 May 2026", "Ben", { shared: true })}
${row("Borealis", "Folder", "—", "28 Apr 2026", "Ada")}
${row("logo.png", "Image", "96 KB", "2 Apr 2026", "You")}
${row("notes.txt", "Text", "0 KB", "1 Apr 2026", "Ben")}
</div><p>2 folders, 5 files · 5.0 MB</p><div class="hidden" role="alert">Upload failed: quota.zip is too large</div></div>
<div class="info" role="complementary" aria-label="Details"><h2>report-final.pdf</h2><div class="kv"><span>Type</span><span>PDF document</span></div><div class="kv"><span>Size</span><span>2.2 MB</span></div><div class="kv"><span>Owner</span><span>You</span></div><div class="kv"><span>Created</span><span>4 Mar 2026</span></div><div class="kv"><span>Version</span><span>7</span></div><h3>Who has access</h3><div class="kv"><span>Ada Byron</span><span>Can edit</span></div><div class="kv"><span>Ben Ode</span><span>Can view</span></div><label><input type="checkbox" checked> Allow comments</label><button>Share</button></div></div>`

export default [
  {
    about: "folders, files with boxes, a bar of what is selected and the details of one",
    page: page,
    passed: [
      "There are 7 items in the list",
      "2 folders and 5 files are shown",
      "report.pdf is 2.4 MB",
      "The size of budget.xlsx is 340 KB",
      "budget.xlsx is owned by Ben",
      "The owner of logo.png is You",
      "report-final.pdf was modified on 12 May 2026",
      "2 items are selected",
      "report.pdf is selected",
      "budget.xlsx is not selected",
      "Rename is disabled",
      "The Download button is enabled",
      "Sort by is Modified",
      "The breadcrumb shows My files › Clients › Projects",
      "budget.xlsx is shared",
      "logo.png is not shared",
      "The first item is Atlas",
      "report.pdf comes before budget.xlsx",
      "73 GB of 100 GB is used",
      "The details panel shows version 7",
      "The created date is 4 Mar 2026",
      "Allow comments is checked",
      "The list view is selected",
      "Projects is selected in the folder tree",
      "No error is shown",
      "The type of logo.png is Image",
      "Archive is collapsed",
      "Shared with me shows 12"
    ],
    never: [
      "There are 5 items in the list",
      "There are 8 items in the list",
      "5 folders are shown",
      "2 files are shown",
      "report.pdf is 2.2 MB",
      "report.pdf is 2.4 KB",
      "The size of budget.xlsx is 96 KB",
      "budget.xlsx is owned by Ada",
      "The owner of logo.png is Ada",
      "report.pdf was modified on 12 May 2026",
      "final.pdf was modified on 12 May 2026",
      "3 items are selected",
      "All items are selected",
      "No item is selected",
      "report.pdf is not selected",
      "budget.xlsx is selected",
      "The selection bar shows 3 selected",
      "The selection bar shows 5.0 MB",
      "Rename is enabled",
      "Delete is disabled",
      "The files are sorted by Size",
      "The files are sorted by Modified ascending",
      "Sort by is Name",
      "The breadcrumb shows My files › Projects",
      "The breadcrumb shows Archive",
      "The current folder is Atlas",
      "Borealis is shared",
      "report.pdf is starred",
      "logo.png is shared",
      "All files are shared",
      "budget.xlsx comes before report.pdf",
      "100 GB is used",
      "73 GB is free",
      "The details panel shows version 2",
      "The details panel shows report.pdf",
      "The details panel shows 2.4 MB",
      "The created date is 12 May 2026",
      "Allow comments is unchecked",
      "The grid view is selected",
      "Atlas is selected in the folder tree",
      "Archive is selected in the folder tree",
      "An error is shown",
      "Upload failed is shown",
      "quota.zip is in the list",
      "Only budget.xlsx is shared",
      "The type of logo.png is PDF",
      "Archive is expanded",
      "Projects is collapsed",
      "The largest file is budget.xlsx",
      "The smallest file is logo.png",
      "Trash shows 12",
      "There are 7 photos",
      "There are 7 users",
      "There are 12 files",
      "There are 2 images",
      "There are 3 folders in the list",
      "Cy has access",
      "The file report.docx is listed",
      "notes.txt is 96 KB",
      "Ada owns 3 files",
      "The search field contains Search in Projects",
      "Shared with me is selected",
      "The Share button is disabled",
      "The total size is 4.6 GB"
    ]
  }
]
