/* oxlint-disable no-unused-vars -- the pages use them */
// Harrow Mutual claims desk - shared
var BUG = (function () {
  var m = /[?&]bug=([^&]+)/.exec(location.search)
  if (m) sessionStorage.setItem("hm_bug", m[1])
  return sessionStorage.getItem("hm_bug")
})()
var TODAY = "22/11/2026",
  ME = "Sam Carter"
function def() {
  function c(id, who, type, status, date, handler, items, excess, docs, extra) {
    var o = {
      id: id,
      who: who,
      type: type,
      status: status,
      date: date,
      handler: handler,
      items: items,
      excess: excess,
      docs: docs,
      notes: [],
      decision: ""
    }
    for (var k in extra || {}) o[k] = extra[k]
    return o
  }
  var D = function (a, b, e, f) {
    return [
      ["Claim form", a],
      ["Photographs", b],
      ["Repair estimate", e],
      ["Proof of ownership", f]
    ]
  }
  return [
    c(
      1041,
      "Agnes Whitlow",
      "Motor",
      "Open",
      "03/11/2026",
      "R. Patel",
      [
        ["Front bumper", 850, 1],
        ["Headlamp", 400, 1]
      ],
      200,
      D(1, 1, 1, 1)
    ),
    c(
      1042,
      "Tom Beckett",
      "Home",
      "Open",
      "05/11/2026",
      "J. Moss",
      [
        ["Carpet", 1800, 1],
        ["Plaster repair", 2400, 1],
        ["Dehumidifier hire", 600, 1]
      ],
      250,
      D(1, 1, 0, 0),
      { notes: [{ by: "J. Moss", on: "06/11/2026", text: "Plumber confirmed burst pipe." }] }
    ),
    c(
      1043,
      "Sana Iqbal",
      "Travel",
      "Awaiting documents",
      "08/11/2026",
      "R. Patel",
      [["Lost suitcase", 320.5, 1]],
      50,
      D(1, 0, 0, 0)
    ),
    c(
      1044,
      "Greg Hollins",
      "Motor",
      "Open",
      "12/11/2026",
      "Unassigned",
      [["Rear door", 2975.25, 1]],
      300,
      D(1, 1, 1, 0)
    ),
    c(
      1045,
      "Lucia Ferro",
      "Home",
      "Approved",
      "14/11/2026",
      "J. Moss",
      [["Garden fence", 640, 1]],
      100,
      D(1, 1, 1, 1),
      { decision: "Approved on 16/11/2026" }
    ),
    c(
      1046,
      "Peter Nagy",
      "Travel",
      "Rejected",
      "17/11/2026",
      "R. Patel",
      [["Cancelled flight", 1100, 1]],
      75,
      D(1, 1, 0, 0),
      { decision: "Rejected on 18/11/2026: Late notification" }
    ),
    c(
      1047,
      "Wen Zhao",
      "Home",
      "Open",
      "20/11/2026",
      "Unassigned",
      [
        ["Roof tiles", 5150.75, 1],
        ["Scaffolding", 3000, 1]
      ],
      500,
      D(1, 0, 0, 0)
    )
  ]
}
var DB = JSON.parse(sessionStorage.getItem("hm_db") || "null") || def()
function store() {
  sessionStorage.setItem("hm_db", JSON.stringify(DB))
}
function gbp(n) {
  return "£" + n.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ",")
}
function sum(c) {
  var t = 0
  for (var i = 0; i < c.items.length; i++) t += c.items[i][1]
  return t
}
function $(id) {
  return document.getElementById(id)
}
function h(s) {
  return String(s).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;")
}
function flash(msg) {
  var f = $("flash")
  f.innerHTML = h(msg)
  f.style.display = "block"
  clearTimeout(f._t)
  f._t = setTimeout(function () {
    f.style.display = "none"
  }, 7000)
}
