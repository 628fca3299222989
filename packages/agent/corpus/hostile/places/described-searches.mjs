/** A search that is told by describing what is looked for, part by part. */
const form = (title, names, button = "Search") =>
  `<h1>${title}</h1><form onsubmit="event.preventDefault();out.textContent=[...this.querySelectorAll('input')].map((each)=>each.name+'='+each.value).join(', ')">${names.map((name) => `<p><label>${name} <input name="${name}"></label></p>`).join("")}<button>${button}</button></form><p id=out role=status></p>`

export default [
  {
    about: "a form for films with a field for each part",
    page: form("Film search", ["Year", "Genre", "Director"], "Go"),
    passed: [
      'Search for crime films directed by Lang from year 1931. I see "Year=1931, Genre=crime, Director=Lang"',
      'Look for silent films directed by Dreyer from the year 1928. I see "Year=1928, Genre=silent, Director=Dreyer"'
    ],
    never: [
      'Search for crime films directed by Lang from year 1931. I see "Year=1931, Genre=Lang, Director=crime"',
      'Search for crime films directed by Lang. I see "Director=Lang"',
      'Search for crime films written by Lang from year 1931. I see "Director=Lang"',
      'Search for crime books directed by Lang from year 1931. I see "Director=Lang"'
    ]
  },
  {
    about: "a field that is not for the kind of thing",
    page: form("Film search", ["Year", "Title", "Director"]),
    never: ['Search for crime films directed by Lang from year 1931. I see "Title=crime"']
  },
  {
    about: "a field more than there are parts",
    page: form("Film search", ["Year", "Genre", "Director", "Country"]),
    never: ['Search for crime films directed by Lang from year 1931. I see "Genre=crime"']
  },
  {
    about: "fields that stand in no form, with a box to press",
    page: `<div>Film search</div><table>${["Director", "Genre", "Year"].map((name) => `<tr><th>${name}</th><td><input id=${name}></td></tr>`).join("")}</table><div style="cursor:pointer" onclick="out.textContent=['Director','Genre','Year'].map((each)=>each+'='+document.getElementById(each).value).join(', ')">Submit</div><p id=out role=status></p>`,
    passed: [
      'Search for crime films directed by Lang from year 1931. I see "Director=Lang, Genre=crime, Year=1931"'
    ],
    never: ['Search for crime films directed by Lang from year 1931. I see "Director=Lang, Genre=1931"']
  }
]
