/** A group of choices that bears the noun, and a password that ends with a sign and is repeated. */
const plans = `<h1>Sign up</h1><div role="radiogroup" aria-label="Plan">${["Free $0", "Team $12", "Business $30"].map((p, n) => `<div role="radio" aria-checked="${n === 0}" tabindex="0"><b>${p.split(" ")[0]}</b><div>${p.split(" ")[1]} / month</div></div>`).join("")}</div><button>Back</button>`
const account = `<h1>Sign up</h1><form onsubmit="event.preventDefault(); out.textContent = p.value === r.value ? 'Saved ' + p.value.length : 'The passwords do not match'"><label>Email <input></label><label>Password <input id="p" type="password"></label><div class="hint">At least 8 characters</div><label>Repeat password <input id="r" type="password"></label><button>Continue</button></form><p id="out"></p>`

export default [
  {
    about: "what the group offers",
    page: plans,
    passed: [
      "There are three plans",
      "There are 3 plans: Free, Team and Business",
      "The Free plan is selected"
    ],
    failed: ["There is one plan", "There are 2 plans", "The Team plan is selected"]
  },
  {
    about: "the password with its sign, once and once more",
    page: account,
    passed: [
      "Fill in the email ada@b.co, the password Secret12! and repeat the password Secret12!. Click Continue. The page says Saved 9."
    ],
    failed: [
      "Fill in the email ada@b.co, the password Secret12! and repeat the password Secret13!. Click Continue. The page says Saved 9."
    ],
    never: ["Fill in the email ada@b.co, the password Secret12!. Click Continue. The page says Saved 9."]
  }
]
