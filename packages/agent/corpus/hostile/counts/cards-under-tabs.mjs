/** Cards of nothing but boxes, whose head and foot each hold two texts, under tabs that are boxes as well. */
const cards = [
  ["Toyota Yaris", "Confirmed", "RL-2041 · Bristol", "Fri, 18 Dec", "£114.00"],
  ["Ford Transit", "Confirmed", "RL-2058 · Cardiff", "Fri, 8 Jan", "£170.00"],
  ["Tesla Model 3", "Pending", "RL-2064 · Exeter", "Mon, 2 Aug", "£214.00"]
]
const page = (
  tabs
) => `<style>.b{border:1px solid #888;margin:6px;padding:6px}.f{display:flex;gap:12px}.p{cursor:pointer}</style>
<div><div>My bookings</div><div class="f">${tabs.map((tab) => `<div class="p b" onclick="this.title='on'">${tab}</div>`).join("")}</div>${cards
  .map(
    ([car, state, ref, day, price]) =>
      `<div class="b"><div class="f"><div>${car}</div><div>${state}</div></div><div>${ref}</div><div>${day}</div><div class="f"><div>${price}</div><div class="p b" onclick="this.title='on'">Cancel booking</div></div></div>`
  )
  .join("")}</div>`

export default [
  {
    about: "tabs over cards are none of them, and the head of a card is no thing in a list",
    page: page(["Upcoming (3)", "Cancelled (0)"]),
    passed: [
      "There are 3 bookings in the list",
      "The list has 3 bookings, the last of them being Tesla Model 3 for £214.00",
      "Toyota Yaris is the first in the list",
      "Ford Transit is the second in the list",
      "The Ford Transit booking should be shown as Confirmed, for £170.00"
    ],
    failed: ["There are 4 bookings in the list", "Ford Transit is the last in the list"],
    never: [
      "There are 2 bookings in the list",
      "There are 5 bookings in the list",
      "The list has 3 bookings, the last of them being Ford Transit for £170.00",
      "Toyota Yaris is the second in the list",
      "The Ford Transit booking should be shown as Confirmed, for £214.00",
      "The Ford Transit booking should be shown as Pending, for £170.00"
    ]
  },
  {
    about: "a card with nothing but buttons on it, among its like, is a card",
    page: `<style>.b{border:1px solid #888;margin:6px;padding:6px;display:flex;gap:12px}</style><div>${[
      ["Ada", ""],
      ["Ben", "<span>owner</span>"],
      ["Cleo", "<span>guest</span>"]
    ]
      .map(([name, is]) => `<div class="b"><button>${name}</button><button>Remove</button>${is}</div>`)
      .join("")}</div>`,
    passed: ["There are 3 items in the list"],
    never: ["There are 2 items in the list"]
  }
]
