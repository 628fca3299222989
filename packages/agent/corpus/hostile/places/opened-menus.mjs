/** "A menu with the options A and B opens": the one that came over the page, and not the ways to go beside it. */
const page = (
  items
) => `<nav style="width:160px;float:left"><a href="#home">Home</a><br><a href="#quotes">Quote</a></nav>
<main><h1>Feed</h1><p>Words of a post</p><span style="position:relative"><button onclick="m.hidden = !m.hidden">Share post</button><div id=m hidden style="position:absolute;top:24px;left:0;z-index:5;background:#fff;border:1px solid">${items.map((i) => `<div style="cursor:pointer" onclick="m.hidden = true">${i}</div>`).join("")}</div></span></main>`

export default [
  {
    about: "a drawn menu beside a navigation",
    page: page(["Repost", "Quote"]),
    passed: ["Click Share post. A small menu with the options Repost and Quote opens."],
    never: ["Click Share post. A small menu with the options Repost and Home opens."]
  },
  {
    about: "an entry of the navigation is none of the menu",
    page: page(["Repost", "Copy link"]),
    never: ["Click Share post. A small menu with the options Repost and Quote opens."]
  },
  {
    about: "the open menu beside buttons that open the others",
    page: `<h1>Recipes</h1><table>${["Leek soup", "Plum cake"].map((name, n) => `<tr><td>${name}<td style="position:relative"><button aria-label="Actions for ${name}" aria-haspopup="menu" onclick="m${n}.hidden=!m${n}.hidden">⋮</button><div id=m${n} role=menu hidden style="position:absolute;z-index:5;background:#fff;top:20px"><button role=menuitem onclick="s.textContent='${name} pinned';m${n}.hidden=true">Pin</button><button role=menuitem onclick="s.textContent='${name} gone';m${n}.hidden=true">Delete</button></div>`).join("")}</table><p id=s></p><button>Duplicate</button>`,
    passed: ["Open the actions menu for Leek soup. Choose Pin from the menu. Leek soup pinned is shown."],
    blocked: [
      "Open the actions menu for Leek soup. Choose Archive from the menu. Leek soup is shown.",
      "Open the actions menu for Leek soup. Choose Duplicate from the menu. Leek soup is shown."
    ]
  }
]
