/** "The form is closed" of one that lay over a page with other fields and parts; what holds nothing to fill in is no form. */
const page = (closes) => `<h1>People</h1><input aria-label="Search people" type="search">
  <label>Job <select><option>All</option><option>Cook</option></select></label>
  <section aria-label="Applied"><h2>Applied</h2><p>Ada Lind</p><p>Ben Cole</p></section>
  <button id="add">Add person</button><div id="over"></div>
  <script>
    const over = document.getElementById("over")
    document.getElementById("add").onclick = () => {
      over.innerHTML = '<div style="position:fixed;inset:0;background:#0006"><form role="dialog" aria-modal="true" aria-label="Add person" style="background:#fff;margin:80px auto;width:300px"><h2>Add person</h2><label>Name <input></label><button type="button" id="cancel">Cancel</button></form></div>'
      document.getElementById("cancel").onclick = () => { ${closes ? 'over.innerHTML = ""' : ""} }
    }
  </script>`

export default [
  {
    about: "one that goes",
    page: page(true),
    passed: ["Click Add person\nClick Cancel\nThe form is closed", "Click Add person\nThe form is shown"],
    failed: [],
    never: ["Click Add person\nThe form is closed"]
  },
  {
    about: "one that stays",
    page: page(false),
    passed: ["Click Add person\nClick Cancel\nThe form is shown"],
    failed: ["Click Add person\nClick Cancel\nThe form is closed"],
    never: []
  }
]
