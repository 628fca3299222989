/** "Small - £30 a year": the dash between what something is called and its figure is no minus. */
export default [
  {
    about: "choices that end in a dash and what they cost",
    page: `<style>.l{display:block}</style><h1>Berth</h1><fieldset><legend>Length</legend>
      <label class="l"><input type="radio" name="l"> Dinghy – €30 a night</label>
      <label class="l"><input type="radio" name="l"> Sloop – €45 a night</label>
      <label class="l"><input type="radio" name="l"> Ketch – €70 a night</label></fieldset>`,
    passed: ["Ketch is the most expensive length", "Dinghy is the cheapest length"],
    never: [
      "Dinghy is the most expensive length",
      "Ketch is the cheapest length",
      "Sloop is the most expensive length",
      "Dinghy costs less than €20",
      "Ketch costs at most €60"
    ]
  },
  {
    about: "the title of choices is no length of one of them",
    page: `<style>.l{display:block}</style><fieldset><legend>Length</legend>
      <label class="l"><input type="radio" name="l"> Dinghy – €30 a night</label>
      <label class="l"><input type="radio" name="l"> Sloop – €45 a night</label></fieldset>`,
    never: [
      "Sloop is the cheapest length",
      "Sloop is not the most expensive length",
      "Sloop is the shortest length"
    ]
  },
  {
    about: "amounts that are less than nothing",
    page: `<h1>Accounts</h1><ul><li>Giro – balance - €30</li><li>Savings – balance - €4</li></ul>`,
    never: ["The number in Giro is more than 0", "The balance of Giro is greater than the balance of Savings"]
  }
]
