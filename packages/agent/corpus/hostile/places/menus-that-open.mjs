/** A menu that was there all the time, beside one that opens or should. */
const page = (
  press
) => `<nav><ul role="menu" aria-label="Main"><li role="menuitem">Edit</li><li role="menuitem">Delete</li></ul></nav>
<h1>Posts</h1><article><p>Hello</p><button onclick="${press}">More</button></article><p id="m"></p>`

const opening = `this.insertAdjacentHTML('afterend', '<ul role=menu aria-label=Post style=position:absolute;background:#fff;border:1px><li role=menuitem>Edit<li role=menuitem>Delete</ul>')`

export default [
  {
    about: "none that opens",
    page: page(""),
    passed: ["Click More. The menu is shown."],
    never: ["Click More. A menu opens.", "Click More. A menu with the options Edit and Delete opens."]
  },
  {
    about: "one that opens",
    page: `<h1>Posts</h1><article><p>Hello</p><button onclick="${opening}">More</button></article>`,
    passed: ["Click More. A menu opens.", "Click More. A menu with the options Edit and Delete opens."],
    never: ["Click More. A menu with the options Edit and Share opens.", "A menu opens"]
  }
]
