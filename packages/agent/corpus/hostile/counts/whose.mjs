/** "My permits" and "Your permits" say whose they are, and are none themselves. */
const permit = (plate) =>
  `<article><h3>${plate}</h3><p>Valid until 14 March 2027</p><button>Cancel</button></article>`
const page = `<h1>My permits</h1><section aria-labelledby=t><h2 id=t>Your permits</h2>${["LK19 VBN", "HN71 OYT", "DE66 RTA", "YF15 KLM"].map(permit).join("")}</section>`

export default [
  {
    about: "titles that have the word in them",
    page,
    passed: ["I see 4 permits"],
    never: ["I see 2 permits", "I see 3 permits", "I see 5 permits"]
  }
]
