/** Statements that no form reads, held against what the page says: only the same words make them so, and only of the same thing. */
const office = `<h1>Harbour office</h1><nav><a href="#">Boats</a> <a href="#">Bookings 2</a></nav>
<p>4 moorings free this evening</p>
<p>Your account has 2 open permits</p>
<h2>Permits issued</h2>
<label><input type=checkbox> Rules accepted</label>
<ul><li>3 pilots are on duty</li><li>Crane closed</li></ul>
<p>The slipway is closed today.</p>
<p style="display:none">6 lockers are empty</p>
<p><s>2 saunas are hot</s></p>
<button>2 keys are missing</button>
<table><tr><th>Boat<th>State</tr><tr><td>Otter<td>Fuel tank is full</tr></table>
<p>Up to 5 guests may sleep aboard</p>
<p>If the wind rises, 9 ropes are needed</p>`

export default [
  {
    about: "the page says so in the same words, and nothing else",
    page: office,
    passed: [
      "4 moorings are free this evening",
      "Check that four moorings are still free this evening.",
      "only 4 moorings are free this evening",
      "the slipway is closed today",
      "up to 5 guests may sleep aboard"
    ],
    failed: [
      "3 moorings are free this evening",
      "Verify that there are 5 moorings free this evening.",
      "The slipway is not closed today"
    ],
    never: [
      "4 moorings are not free this evening",
      "at least 5 moorings are free this evening",
      "more than 4 moorings are free this evening",
      "all 4 moorings are free this evening",
      "4 moorings are taken this evening",
      "4 lockers are free this evening",
      "4 moorings are free tomorrow evening",
      "no moorings are free this evening",
      "the permits are issued",
      "the rules are accepted",
      "4 pilots are on duty",
      "the crane is closed",
      "6 lockers are empty",
      "two saunas are hot",
      "3 saunas are hot",
      "2 keys are missing",
      "the fuel tank is empty",
      "6 guests may sleep aboard",
      "5 guests may sleep aboard",
      "9 ropes are needed",
      "the slipway was closed today",
      "the slipway is open today"
    ]
  },
  {
    about: "two texts say it of two places",
    page: `<h2>East pier</h2><p>4 moorings are free this evening</p><h2>West pier</h2><p>7 moorings are free this evening</p>`,
    never: ["4 moorings are still free this evening", "5 moorings are free this evening"]
  },
  {
    about: "each card says it of itself",
    page: `<style>.c{border:1px solid;padding:8px;margin:4px}</style><div class=c><h3>East pier</h3><p>4 moorings free</p><button>Book</button></div>
<div class=c><h3>West pier</h3><p>Closed for repairs</p><button>Book</button></div>`,
    never: ["4 moorings are free", "5 moorings are free", "West pier is free"]
  },
  {
    about: "what is called by its number is another thing",
    page: `<p>Gate 4 is closed.</p><p>Boat trips leave at 10:00.</p>`,
    passed: ["Gate 4 is closed"],
    never: [
      "Gate 5 is closed",
      "Gate 4 is not closed",
      "gate 4 is closed on Sundays",
      "boat trips must leave at 11:00"
    ]
  },
  {
    about: "being available or open is more than being there",
    page: `<table><tr><th>Room<th>Price<th>State</tr><tr><td>Garden room<td>80<td>Available</tr><tr><td>Attic<td>60<td>Booked</tr><tr><td>Tower<td>95<td>Booked</tr></table>
<div><h3>Day spa</h3><p>Sold out</p></div>`,
    passed: ["Garden room is available", "only one room is available", "2 rooms are booked"],
    failed: ["Attic is available", "3 rooms are available", "all rooms are available"],
    never: ["Day spa is available", "Tower is open", "3 rooms are open", "no rooms are available"]
  }
]
