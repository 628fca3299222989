/** A superlative of some among others, which no words on the page tell: that they stand nowhere tells nothing. */
const row = ([name, laps, team]) => `<tr><td>${name}<td>${laps}<td>${team}`
const page = `<h1>Regatta</h1><h2>Best rowers</h2><table><tr><th>Rower<th>Laps<th>Club${[
  ["Ina Falk", 31, "North"],
  ["Per Dahl", 12, "South"],
  ["Oda Lie", 24, "North"]
]
  .map(row)
  .join("")}</table><section><h2>Note</h2><p>Per Dahl: fewest penalties of the day</p></section>`

export default [
  {
    about: "who has most of some",
    page,
    never: [
      "Ina Falk does not have the most laps of the best rowers",
      "Per Dahl does not have the fewest laps of the best rowers",
      "Per Dahl has the most laps of the best rowers"
    ],
    blocked: ["Per Dahl has the fewest laps of the best rowers"]
  }
]
