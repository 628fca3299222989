/** "The edit field is gone": a field that came with Edit and that nothing calls so. */
const page = (onCancel, before = "") =>
  `<h1>Policies</h1>${before}<div id=p>Carry-over limit: <span id=v>5 days</span> <span id=c><button onclick="edit()">Edit</button></span></div><script>
const edit = () => { c.innerHTML = '<input aria-label="Carry-over limit" value=5> <button onclick="cancel()">Cancel</button>' }
const done = () => { c.innerHTML = '<button onclick="edit()">Edit</button>' }
const cancel = () => { ${onCancel} }</script>`
const steps = (said) => `Click Edit. Click Cancel. ${said}`

export default [
  {
    about: "it goes with Cancel",
    page: page("done()"),
    passed: [steps("The edit field is gone")],
    never: [
      "Click Edit. The edit field is gone",
      "The edit field is gone",
      steps('The "edit" field is gone'),
      steps("The search field is gone")
    ]
  },
  {
    about: "it stays, and only the button goes",
    page: page("c.innerHTML = '<input aria-label=\"Carry-over limit\" value=5>'"),
    never: [steps("The edit field is gone")]
  },
  {
    about: "another field comes in its place",
    page: page("c.innerHTML = '<input aria-label=\"Reason\">'"),
    never: [steps("The edit field is gone")]
  },
  {
    about: "a field to search in stood there before and stays",
    page: page("done()", "<label>Search <input type=search></label>"),
    passed: [steps("The edit field is gone")],
    never: ["Click Edit. The edit field is gone", steps("The search field is gone")]
  }
]
