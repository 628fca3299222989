/** Lists drawn beside a native one, whose input is pushed off the page until the list is open. */
const page = (
  open,
  keeps = false
) => `<style>.was{position:absolute;width:1px;height:20px;clip:rect(0 0 0 0);border:0;margin:-1px;overflow:hidden}.box{position:relative;width:320px;overflow:hidden;border:1px solid #999;padding:7px;height:20px;cursor:pointer}.box input{opacity:0;position:absolute;left:-10000px;border:0}.box.open input{opacity:1;position:static;width:100px}.drop{position:absolute;width:320px;max-height:90px;overflow:auto;background:#fff;border:1px solid #ccc;z-index:4}.drop div{padding:6px}.drop[hidden]{display:none}</style>
<label for="d-ctl">Keeper</label><select id="d" class="was" tabindex="-1"><option>Nobody</option><option>Ada Byron</option><option>Ben Okri</option><option>Cleo Marsh</option><option>Dora Lind</option></select>
<div><div class="box" id="box"><span id="item">Nobody</span><input id="d-ctl" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="drop" autocomplete="off" placeholder="Search keepers"></div>
<div class="drop" id="drop" role="listbox" hidden></div></div><p><button onclick="say.textContent = d.value + ' keeps it'">Save</button></p><p id="say">Not saved</p>
<script>const input = document.getElementById("d-ctl")
const list = () => { drop.replaceChildren(...[...d.options].filter((each) => each.text.toLowerCase().includes(input.value.toLowerCase())).map((each) => { const one = document.createElement("div"); one.setAttribute("role", "option"); one.textContent = each.text
  one.onmousedown = (event) => { event.preventDefault(); d.value = each.text; item.textContent = each.text; input.value = ""; ${keeps ? 'drop.hidden = true; input.setAttribute("aria-expanded", "false")' : "shut()"} }; return one })) }
const shut = () => { drop.hidden = true; box.classList.remove("open"); input.setAttribute("aria-expanded", "false") }
input.oninput = list
${open ? 'box.onclick = () => { list(); drop.hidden = false; box.classList.add("open"); input.setAttribute("aria-expanded", "true"); input.focus() }; document.addEventListener("mousedown", ({ target }) => { if (!target.closest(".box, .drop")) shut() })' : ""}</script>`

export default [
  {
    about: "a list whose input is pushed off the page while it is closed",
    page: page(true),
    passed: [
      'Select "Dora Lind" from the Keeper dropdown\nClick Save\nI should see "Dora Lind keeps it"',
      'Choose "Ben Okri" in the "Keeper" dropdown.\nThe Keeper dropdown should show "Ben Okri"'
    ],
    failed: [
      'Select "Dora Lind" from the Keeper dropdown\nClick Save\nI should see "Ada Byron keeps it"',
      'Choose "Ben Okri" in the "Keeper" dropdown.\nThe Keeper dropdown should show "Nobody"'
    ],
    never: ['Select "Emil Nolde" from the Keeper dropdown\nClick Save\nI should see "Nobody keeps it"']
  },
  {
    about: "such a list whose input is seen, and empty, as long as it has the keys",
    page: page(true, true),
    passed: [
      'Select "Dora Lind" from the Keeper dropdown\nThe Keeper dropdown should show "Dora Lind"\nClick Save\nI should see "Dora Lind keeps it"',
      'Choose "Ben Okri" in the Keeper dropdown\nThe Keeper should be "Ben Okri"'
    ],
    failed: [
      'Choose "Ben Okri" in the "Keeper" dropdown.\nThe Keeper dropdown should show "Nobody"',
      'Choose "Ben Okri" in the "Keeper" dropdown.\nThe Keeper dropdown should show "Dora Lind"'
    ],
    never: ['Choose "Ben Okri" in the "Keeper" dropdown.\nThe Keeper dropdown should be empty']
  },
  {
    about: "such a list that nothing opens",
    page: page(false),
    never: ['Select "Dora Lind" from the Keeper dropdown\nI should see "Not saved"']
  }
]
