/** A week of cards, each with the same two parts: a part is told by its day and its name. */
const slot = (meal, body) => `<div class="slot"><div class="n">${meal}</div>${body}</div>`
const dish = (name, servings) =>
  `<div><span>${name}</span> <span>${servings} servings</span> <button onclick="m.textContent='Removed '+this.parentNode.firstChild.textContent">Remove</button></div>`
const none = (where) =>
  `<span>Nothing planned</span> <button onclick="m.textContent='Add to ${where}'">Add meal</button>`
const day = (name, lunch, dinner) =>
  `<div class="day"><h3>${name}</h3>${slot("Lunch", lunch)}${slot("Dinner", dinner)}</div>`
const page = `<style>.w{display:flex;gap:12px}.day{border:1px solid;padding:8px}</style><h1>Week</h1><p id="m" role="status"></p><p>20 servings in total</p><div class="w">
${day("Monday", dish("Greek Salad", 2), dish("Lentil Soup", 4))}${day("Tuesday", none("Tuesday lunch"), dish("Chicken Curry", 14))}${day("Wednesday", none("Wednesday lunch"), none("Wednesday dinner"))}</div>`

export default [
  {
    about: "what is planned for a meal of a day",
    page,
    passed: [
      "Monday lunch shows “Greek Salad”.",
      "“Lentil Soup” should be planned for Monday dinner.",
      "“Greek Salad” is planned on Monday.",
      "On Monday, “Greek Salad” is planned for lunch and “Lentil Soup” for dinner.",
      "The total should be 20 servings.",
      "“Greek Salad” is not planned for Tuesday lunch.",
      "Monday dinner should be “Lentil Soup” with 4 servings.",
      "Click “Add meal” for Wednesday lunch. “Add to Wednesday lunch” is shown."
    ],
    never: [
      "Monday dinner shows “Greek Salad”.",
      "“Lentil Soup” should be planned for Monday lunch.",
      "“Lentil Soup” should be planned for Monday breakfast.",
      "“Greek Salad” is planned on Tuesday.",
      "On Monday, “Lentil Soup” is planned for lunch and “Greek Salad” for dinner.",
      "The total should be 2 servings.",
      "The total should be 20 meals.",
      "“Greek Salad” is not planned for Monday lunch.",
      "Monday dinner should be “Lentil Soup” with 2 servings.",
      "Tuesday dinner should be “Chicken Curry” with 4 servings.",
      "Click “Add meal” for Monday lunch. “Add to” is shown."
    ]
  }
]
