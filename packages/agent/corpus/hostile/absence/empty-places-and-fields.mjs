/** "The basket is empty", where a link counts what is in it, and "the log is empty" beside a field that seeks in the logs. */
const logs = `<style>.side{width:200px}.row{padding:6px}</style><div class="side"><h2>Logs</h2><input placeholder="Search logs"><div class="row" style="cursor:pointer" onclick="o.hidden=false">Pump A</div><div class="row">Pump B</div></div>
<div id="o" hidden><b>Pump A</b><p>08:39 pressure low</p></div>`
const basket = (number) =>
  `<header><a href="#basket">Basket (<span id="n">${number}</span>)</a> <a href="#inbox">Inbox (0)</a> <a href="#notes">Drafts</a></header><h1>Seeds</h1><p>Poppy</p><button onclick="n.textContent=Number(n.textContent)+1">Add to basket</button>`

export default [
  {
    about: "a field that seeks among things of that name",
    page: logs,
    passed: ["The search field is empty", "Click Pump A\n08:39 pressure low is shown"],
    never: ["The log is empty", "Click Pump A\nThe log is empty", "Click Pump A\nThe logs are empty"]
  },
  {
    about: "what a link counts",
    page: basket(0),
    passed: ["The basket is empty", "Click Add to basket\nThe basket is not empty"],
    failed: ["Click Add to basket\nThe basket is empty", "The basket is not empty"],
    blocked: ["The inbox is empty", "Drafts is empty", "Drafts is not empty"]
  }
]
