/** "No open questions match" is said of what was looked for: there may be open questions. */
const page = (
  none
) => `<h1>Forum</h1><input type=search aria-label="Search questions" oninput="draw(this.value)">
<div role=tablist><button role=tab aria-selected=true>Open</button><button role=tab aria-selected=false>Closed</button></div><div id=l></div>
<script>const all=['How to moor?','Where to fuel?','Who pays?'];const draw=(q)=>{const now=all.filter((x)=>x.includes(q));
l.innerHTML=now.length?'<ul>'+now.map((x)=>'<li><b>'+x+'</b> <i>Open</i> <button>Answer</button></li>').join('')+'</ul>':'<p>${none}</p>'};draw('')</script>`
const search = "Search for zzz\n"

export default [
  {
    about: "a search found none of them",
    page: page("No open questions match"),
    passed: [`${search}"No open questions match" is shown`, `${search}No open questions match`],
    never: [
      `${search}There are no open questions`,
      `${search}I have no open questions`,
      "There are no open questions"
    ]
  },
  {
    about: "the page says that there are none",
    page: page("No open questions"),
    passed: [`${search}There are no open questions`],
    never: [`${search}There are no closed questions`]
  }
]
