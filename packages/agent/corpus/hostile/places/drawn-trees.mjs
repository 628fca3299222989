/** A tree that is drawn of boxes: the sign before a name unfolds it, the name itself is chosen, and while it unfolds it takes no clicks. */
const page = (
  busy
) => `<style>.line{display:flex}.sign,.name{cursor:pointer;padding:3px}.under{padding-left:20px;overflow:hidden;transition:max-height .3s;max-height:0}</style><div id="tree"></div><p id="say">Nothing chosen</p>
<script>const all = { North: { "Aisle A": { "Shelf 1": {}, "Shelf 2": {} }, "Aisle B": {} }, South: {} }
let busy = false
const draw = (things, into) => { for (const [name, inner] of Object.entries(things)) {
  const line = document.createElement("div"); line.className = "line"
  line.innerHTML = '<span class="sign"><i class="icon-caret-right"><svg width="14" height="14"><path d="M4 2l6 5l-6 5z"></path></svg></i></span><span class="name">' + name + "</span>"
  const under = document.createElement("div"); under.className = "under"; into.append(line, under)
  line.children[0].onclick = () => { if (busy) return; if (under.childElementCount) { under.replaceChildren(); return }
    draw(inner, under); under.style.maxHeight = "0"; under.offsetHeight; under.style.maxHeight = "200px"; busy = ${busy}; setTimeout(() => { busy = false }, 300) }
  line.children[1].onclick = () => { if (!busy) say.textContent = "Chose " + name } } }
draw(all, tree)</script>`

const texts = [
  'Expand "North"\n"Aisle B" is shown\nExpand "Aisle A"\nClick "Shelf 2"\n"Chose Shelf 2" is shown',
  'Expand North\n"Nothing chosen" is shown\n"Aisle A" is shown'
]

export default [
  {
    about: "one that takes clicks at once",
    page: page("false"),
    passed: [...texts, 'Click "North"\n"Chose North" is shown\n"Aisle A" is not shown'],
    failed: ['Expand "North"\n"Chose North" is shown', 'Click "North"\n"Aisle A" is shown']
  },
  {
    about: "one that takes none while it unfolds",
    page: page("true"),
    passed: texts,
    failed: ['Expand "North"\n"Shelf 1" is shown'],
    blocked: ['Expand "East"\n"Nothing chosen" is shown']
  }
]
