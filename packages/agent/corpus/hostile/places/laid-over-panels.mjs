/** "The panel", "the panel on the right": the box that was laid over the page and can be closed, where nothing is called so. */
const page = `<style>body{margin:0}.row{display:flex;gap:20px;cursor:pointer;padding:8px}#d{position:fixed;right:0;top:0;width:300px;height:100%;background:#fff;border-left:1px solid;display:none;padding:16px}
  .c{cursor:pointer;display:inline-block}</style>
  <div style="display:flex;gap:30px;padding:10px"><div class="c" onclick="0">Parcels</div><div class="c" onclick="0">Drivers</div></div>
  <table><tr><th>Number</th><th>Status</th><th>Driver</th></tr>
  <tr class="r" onclick="open1('SL-1','Waiting','Not assigned')"><td>SL-1</td><td>Waiting</td><td>-</td></tr>
  <tr class="r" onclick="open1('SL-2','Delivered','Marek')"><td>SL-2</td><td>Delivered</td><td>Marek</td></tr></table>
  <div id="d"></div>
  <script>const open1=(n,s,w)=>{d.style.display='block';d.innerHTML='<div class="c" onclick="d.style.display=\\'none\\'">✕</div><div>Parcel '+n+'</div><div><span>Status</span> <span>'+s+'</span></div><div><span>Driver</span> <span>'+w+'</span></div><div class="c" onclick="said.textContent=\\'Loaded \\'+\\''+n+'\\'">Load parcel</div><div class="c" onclick="0">Print</div>'}</script>
  <p id="said"></p>`

export default [
  {
    about: "a box at the right, laid over a table with the same labels",
    page,
    passed: [
      "Click SL-1.\nIn the panel the driver is Not assigned.",
      "Click SL-1.\nIn the panel on the right, the status is Waiting.",
      `Click SL-2.\nThe panel shows the status "Delivered" and Marek as the driver.`
    ],
    never: [
      "Click SL-1.\nIn the panel the driver is Marek.",
      "Click SL-1.\nIn the panel on the left, the status is Waiting.",
      "Click SL-2.\nIn the panel the driver is Not assigned.",
      "In the panel the driver is Not assigned.",
      `Click SL-1.\nThe panel shows the status "Waiting" and Marek as the driver.`
    ]
  },
  {
    about:
      "a button that is called by what is done, where the words are read as a way to go or as something to look at",
    page,
    passed: ["Click SL-1.\nLoad the parcel.\nThe page says Loaded SL-1."],
    never: [
      "Click SL-1.\nLoad the parcel.\nThe page says Loaded SL-2.",
      "Click SL-1.\nLoad the van.\nThe page says Parcel SL-1."
    ]
  }
]
