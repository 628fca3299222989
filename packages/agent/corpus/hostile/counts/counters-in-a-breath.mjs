/** Several counters told in one breath, each by its number and its name. */
const parcels = (
  road = 3
) => `<style>.t{display:inline-block;width:120px}.r>*{display:inline-block;width:90px}</style>
<h1>Parcels</h1><div class=counters><div class=t><div>4</div><div>Waiting</div></div><div class=t><div>${road}</div><div>On the road</div></div>
<div class=t><div>1</div><div>Returned</div></div></div>
<table><tr><th>Number</th><th>Status</th></tr><tr><td>SL-1</td><td>Waiting</td></tr><tr><td>SL-2</td><td>On the road</td></tr></table>
<p>5 links</p>`

export default [
  {
    about: "tiles over a list that bears the same words",
    page: parcels(),
    passed: [
      "At the top I can see 4 waiting, 3 on the road and 1 returned.",
      "The counters show 4 waiting and 3 on the road.",
      "counters: 3 on the road, 1 returned"
    ],
    failed: [
      "At the top I can see 4 waiting, 1 on the road and 1 returned.",
      "The counters show 1 waiting and 3 on the road.",
      "counters: 3 on the road, 4 returned"
    ],
    never: [
      "At the top I can see 4 waiting, 3 on the road and 1 lost.",
      "At the top there are 5 links and 2 buttons.",
      "At the bottom I can see 4 waiting and 3 on the road."
    ]
  }
]
