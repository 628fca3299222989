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
  }
]
