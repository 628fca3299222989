/** What a page that is loaded anew shows only after a moment: it is waited for, and must be as it was. */
const kennel = (kept, comes = true) => `<h1>Kennel</h1><main id="m"><p>Loading…</p></main>
<script>const S = { name: sessionStorage.getItem("n") ?? "Rex" }
setTimeout(() => { const again = sessionStorage.getItem("seen") !== null; sessionStorage.setItem("seen", "1")
if (again && !${comes}) { document.getElementById("m").innerHTML = "<p>Nothing kept</p>"; return }
document.getElementById("m").innerHTML = '<label>Dog <input id="d" value="' + S.name + '"></label><button id="b">Keep</button>'
document.getElementById("b").onclick = () => { if (${kept}) sessionStorage.setItem("n", document.getElementById("d").value) } }, 500)</script>`
const tell = (name) =>
  `Fill Dog with Bella and click Keep\nThe Dog field holds Bella\nReload the page\nThe Dog field still holds ${name}`

export default [
  {
    about: "a field that comes a moment after the reload",
    page: kennel(true),
    passed: [tell("Bella")],
    never: [tell("Rex"), tell("Luna")]
  },
  { about: "a field that comes with the value from before", page: kennel(false), failed: [tell("Bella")] },
  { about: "a field that does not come any more", page: kennel(true, false), never: [tell("Bella")] }
]
