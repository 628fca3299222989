/** A field that is called by what was done: "Enter Iris Holt as packed by". */
const form = (label) => `<h1>Crate</h1><label>${label} <input id=a></label><label>Weight <input id=b></label>
<button onclick="out.textContent='Packed by '+(a.value||'nobody')+', '+(b.value||'no weight')">Close the crate</button><p id=out></p>`
const closed = "\nClick Close the crate\n"

export default [
  {
    about: "a field that is called by what was done",
    page: form("Packed by"),
    passed: [
      `Enter Iris Holt as packed by${closed}"Packed by Iris Holt, no weight" is shown`,
      `Fill in Iris as packed by and 12 as the weight${closed}"Packed by Iris, 12" is shown`,
      `Enter "Iris Holt as packed by" into the "Packed by" field${closed}"Packed by Iris Holt as packed by, no weight" is shown`
    ],
    never: [
      `Enter Iris Holt as signed by${closed}"Packed by Iris Holt" is shown`,
      `Click the Packed by field\nEnter Iris Holt as signed by${closed}"Packed by Iris Holt" is shown`
    ]
  },
  {
    about: "one field alone, which is called otherwise",
    page: form("Checked by").replace("<label>Weight <input id=b></label>", "<input id=b hidden>"),
    never: [
      `Enter Iris Holt as packed by${closed}"Packed by Iris Holt" is shown`,
      `Enter Iris Holt as lent to${closed}"Packed by Iris Holt" is shown`
    ],
    passed: [`Enter Iris Holt as checked by${closed}"Packed by Iris Holt, no weight" is shown`]
  }
]
