/** Lines of a form that nothing tells to be a list but what takes each of them away. */
const line = (name, bin = "Remove line") =>
  `<div class="g"><select><option>Choose goods</option><option selected>${name}</option></select><input type="number" value="3">
  <div>75 kg</div><button title="${bin}" >🗑</button></div>`

const page = (lines, after = "") => `<h1>Deliveries</h1><p>1–2 of 7</p><button>Next</button>
<table><tr><th>Number<th>Goods</tr><tr><td>D-1<td>Sand</tr><tr><td>D-2<td>Lime</tr></table>
<div role="dialog" aria-label="New delivery" style="position:fixed;inset:40px;background:#fff">
<h2>New delivery</h2><div class="g"><div>Goods</div><div>Bags</div><div>Weight</div></div>
<div id="lines">${lines}</div><button>+ Add line</button>${after}<div><div>Weight in all</div><div>75 kg</div></div></div>`

const open = `<div style="display:flex"><div><div>Ada<div>Hello</div></div><div>Ben<div>Later</div></div><div>Cem<div>No</div></div></div>
<div><h2>Ada</h2><p>Hello</p><button title="Delete message">🗑</button></div></div>`

/** Each of them goes with its bin. */
const removing = `${page(line("Sand") + line("Lime"))}<script>document.querySelectorAll("[title='Remove line']").forEach((bin) => (bin.onclick = () => bin.parentNode.remove()))</script>`

export default [
  {
    about: "two of them",
    page: page(line("Sand") + line("Lime")),
    passed: ["There are two lines in the delivery", "The delivery has 2 lines"],
    failed: ["There is only one line in the delivery", "There are 3 lines in the delivery"]
  },
  {
    about: "one that stood beside another",
    page: removing,
    passed: [
      "There are two lines in the delivery. Click the first Remove line. Only one line is left in the delivery."
    ],
    failed: [
      "There are two lines in the delivery. Click the first Remove line. There are two lines in the delivery."
    ]
  },
  {
    about: "one of them that cannot be taken away",
    page: page(line("Sand") + line("Lime") + line("Clay", "Locked")),
    never: ["There are two lines in the delivery", "There are 2 lines in the dialog"]
  },
  {
    about: "more of them on another page",
    page: page(line("Sand") + line("Lime"), "<div>1–2 of 5</div>"),
    never: ["There are two lines in the delivery", "There are three lines in the delivery"]
  },
  {
    about: "what is open of several",
    page: open,
    never: ["There is only one message", "Only one message is left"]
  }
]
