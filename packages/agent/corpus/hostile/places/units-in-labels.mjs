/** Fields whose labels tell the unit, and belong to them by where they stand alone: what is said of them is said of what they hold. */
const field = (label, value) =>
  `<div class="f"><div class="l">${label}</div><input value="${value}" style="width:200px"></div>`
const page = `<div class="card" style="width:400px"><div class="big">Order flour</div>${field("Weight in kg", "")}${field("Budget (€), optional", "")}<div class="note">Leave it at 99 kg?</div></div>`
const filled = `<div class="card" style="width:400px"><div class="big">Order flour</div>${field("Weight in kg", "3")}${field("Budget (€), optional", "40")}</div>`
const prompt = (id, label, shown) =>
  `<div><span id="l-${id}">${label}</span><div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="l-${id}" style="width:200px;border:1px solid"><span>${shown}</span></div></div>`
export default [
  {
    about: "an amount with the unit of the label",
    page,
    passed: [
      "Enter 5 kg as the weight\nThe Weight in kg field contains 5\nThe Weight in kg field does not contain kg",
      "Enter €60 as the budget\nThe budget is €60\nThe Budget (€), optional field contains exactly 60",
      'Enter "5 kg" as the weight\nThe Weight in kg field contains "5 kg"'
    ],
    never: [
      "Enter 5 kg as the weight\nThe weight is 50 kg",
      "Enter 5 kg as the weight\nThe weight is 99 kg",
      "Enter €60 as the budget\nThe budget is €6"
    ]
  },
  {
    about: "what a field holds under a label that bears its name in part",
    page: filled,
    passed: ["The weight is 3 kg", "The weight is 3", "The budget is €40", "The budget is 40"],
    failed: ["The weight is 4 kg", "The budget is €45"],
    never: ["The weight is 3 lb", "The weight is 40", "The budget is £40", "The budget is 3"]
  },
  {
    about: "lists that ask for a choice",
    page: `<h1>Order</h1>${prompt("a", "Crust", "Select a crust")}${prompt("b", "Size", "Large")}`,
    passed: [
      "The Crust dropdown shows Select a crust",
      "The Crust dropdown is displayed with the value Select a crust",
      "The Size dropdown is displayed with the value Large"
    ],
    failed: ["The Size dropdown is displayed with the value Small", "The Size dropdown shows Select a crust"],
    never: [
      "The Crust dropdown is displayed with the value Large",
      "The Crust dropdown does not show Select a crust",
      "The Crust dropdown shows Select a size"
    ]
  }
]
