/** A value that is put next to a name, under the head of a column. */
const line = (who, plan, hours) =>
  `<tr><td>${who}</td><td><input aria-label="Plan" value="${plan}"></td><td><input aria-label="Hours" value="${hours}"></td></tr>`
const page = `<table><tr><th>Name</th><th>Plan</th><th>Hours</th></tr>${line("Ada", 1, 2)}${line("Stretch wrap", 3, 4)}</table><label>Hours of work <input value="9"></label><label>Bonus Ben <input value="8"></label>`

export default [
  {
    about: "two lines with two fields each",
    page,
    passed: [
      "Put 25 next to Stretch wrap under Hours.\nThe Hours field in the row of Stretch wrap contains 25.\nThe Plan field in the row of Stretch wrap contains 3.\nThe Hours field in the row of Ada contains 2.",
      'Type "7" beside Ada in the Plan column.\nThe Plan field in the row of Ada contains 7.'
    ],
    never: [
      "Put 25 next to Stretch wrap under Hours.\nThe Hours field in the row of Ada contains 25.",
      "Put 25 next to Stretch wrap under Hours.\nThe Plan field in the row of Stretch wrap contains 25.",
      "Put 25 next to Ben under Hours.\nThe Bonus Ben field contains 25.",
      "Put 25 next to Ada under Weeks.\nThe Hours field in the row of Ada contains 25.",
      "Enter 25 next to Ada.\nThe Hours field in the row of Ada contains 25.",
      "Enter 25 next to Ada.\nThe Plan field in the row of Ada contains 25 next."
    ]
  }
]
