/** "Add another folder called Work" where the field for it has no button: Enter sends it off, unless a next step does. */
const page = `<h2>Folders</h2><button id="plus" aria-label="New folder">+</button><span id="form"></span>
  <ul id="list"><li>Work</li><li>Home</li></ul><p id="said" role="status"></p>
  <script>
    const $ = (id) => document.getElementById(id)
    let sent = 0
    $("plus").onclick = () => {
      $("form").innerHTML = '<input id="name" placeholder="Folder name">'
      $("name").focus()
      $("name").onkeydown = (event) => {
        if (event.key !== "Enter") return
        const name = $("name").value.trim()
        sent += 1
        if (name === "") { $("said").textContent = "A folder needs a name"; return }
        if ([...$("list").children].some((each) => each.textContent === name)) { $("said").textContent = "There is a folder of this name"; return }
        $("list").insertAdjacentHTML("beforeend", "<li></li>")
        $("list").lastElementChild.textContent = name
        $("form").innerHTML = ""
        $("said").textContent = "Folder made"
      }
    }
  </script>`

export default [
  {
    about: "a field in the list itself",
    page,
    passed: [
      'Add another folder called "Work"\nA message says "There is a folder of this name"',
      "Create a folder named Trips\nTrips is the last folder in the list",
      'Create a folder named Trips\nPress Enter\nA message says "Folder made"'
    ],
    failed: [
      'Create a folder named Trips\nA message says "There is a folder of this name"',
      'Add another folder called "Work"\nA message says "Folder made"'
    ],
    never: ['Create a folder named Trips\nPress Enter\nA message says "A folder needs a name"']
  }
]
