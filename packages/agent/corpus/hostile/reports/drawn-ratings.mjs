/** "The rating is ★★★★☆" of cards that draw their ratings, or say that there is none. */
const card = (name, stars) => `<article class="card"><h3>${name}</h3><p>Cook</p><p>${stars}</p></article>`
const page = `<h1>Candidates</h1>${card("Ada Lind", "★★★★☆")}${card("Ben Cole", "★★☆☆☆")}${card("Cy Dorn", "Not rated")}`

export default [
  {
    about: "stars on a card",
    page,
    passed: [
      'On the card of Ada Lind the rating is "★★★★☆"',
      'On the card of Ben Cole the rating is "★★☆☆☆"'
    ],
    failed: [
      'On the card of Ada Lind the rating is "★★★★★"',
      'On the card of Ben Cole the rating is "★★★★☆"',
      'On the card of Cy Dorn the rating is "★★★★☆"'
    ],
    never: ['On the card of Dee Fox the rating is "★★★★☆"', "The rating of Cy Dorn is 4"]
  }
]
