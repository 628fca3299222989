/** "The Weight column of Brisk reads 14", under a title of the same word, where others have other weights and Brisk has other figures. */
const page = `<h1>Weight</h1><p>All that was weighed today.</p>
<table><tr><th>Horse</th><th>Races</th><th>Weight</th><th>Age</th></tr>
<tr><td>Ariel</td><td>4</td><td>34</td><td>6</td></tr>
<tr><td>Brisk</td><td>2</td><td>14</td><td>20</td></tr>
<tr><td>Comet</td><td>3</td><td>26</td><td>8</td></tr></table>`

export default [
  {
    about: "a column of one, under a title that is called as the column",
    page,
    passed: ["The Weight column of Brisk must read 14.", "The Weight column for Comet reads 26."],
    failed: [
      "The Weight column of Brisk must read 34.",
      "The Weight column of Brisk must read 20.",
      "The Weight column for Comet reads 8."
    ],
    never: ["The Weight column of Dart must read 14."]
  }
]
