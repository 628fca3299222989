/** "The status of the vehicle" while a drawer before a curtain shows one of the vehicles of the page. */
const row = (plate, type, status) =>
  `<tr><td><button onclick="d.hidden=b.hidden=false">${plate}</button></td><td>Ford</td><td>${type}</td><td>${status}</td></tr>`
const page = (status, driver) =>
  `<style>[hidden]{display:none!important}.backdrop{position:fixed;inset:0;background:#0006}.drawer{position:fixed;top:0;right:0;bottom:0;width:400px;background:#fff}table{width:100%}td{padding:12px}</style>
<h1>Fleet</h1><label>Status <select><option>All statuses</option><option>Active</option></select></label>
<table><thead><tr><th>Plate</th><th>Model</th><th>Type</th><th>Status</th></tr></thead><tbody>${row("KV-1", "Van", "Retired")}${row("KV-2", "Car", status)}${row("KV-3", "Truck", "Retired")}</tbody></table><p>Showing 1 to 3 of 12 vehicles</p>
<div class=backdrop id=b hidden></div><div class=drawer role=dialog aria-labelledby=t id=d hidden><h2 id=t>KV-2 Ford</h2><dl><dt>Type</dt><dd>Car</dd><dt>Status</dt><dd>${status}</dd><dt>Driver</dt><dd>${driver}</dd></dl><form><h3>Driver</h3><label>Assigned driver <select><option>Ada Moss</option><option>Ben Gray</option></select></label></form><h3>Status</h3><button>Retire vehicle</button></div>`
const open = "Click KV-2. "

export default [
  {
    about: "what the drawer says, and what stands behind it",
    page: page("Active", "Ada Moss"),
    passed: [
      `${open}The status of the vehicle is Active`,
      `${open}The status is Active`,
      `${open}The type of the vehicle is Car`,
      `${open}The driver of the vehicle is Ada Moss`,
      `${open}The driver should be Ada Moss`
    ],
    failed: [
      `${open}The status of the vehicle is Retired`,
      `${open}The status of the vehicle is All statuses`,
      `${open}The type of the vehicle is Van`,
      `${open}The driver of the vehicle is Ben Gray`
    ],
    never: [
      `${open}The type of the driver is Car`,
      `${open}The status of the driver is Active`,
      `${open}The status is Retired`,
      `${open}The status is All statuses`,
      `${open}The status of the vehicle is Retire vehicle`,
      "The status of the vehicle is Active"
    ]
  }
]
