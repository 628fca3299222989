/** Tabs that no role tells from the other things to press: boxes, with a menu of boxes above them. */
const page = (second) => `<style>.f{display:flex;gap:12px}.p{cursor:pointer}</style>
<div class="f"><div class="p" onclick="this.title='on'">Find a car</div><div class="p" onclick="this.title='on'">My bookings</div></div>
<div class="f"><div class="p" onclick="this.title='on'">Upcoming (1)</div><div class="p" onclick="this.title='on'">${second}</div></div><p>One booking</p>`

export default [
  {
    about: "what the first of the tabs says, and not the first thing to press on the page",
    page: page("Cancelled (2)"),
    passed: [
      "The first tab should now say Upcoming (1)",
      "The second tab reads Cancelled (2)",
      "The last tab says Cancelled (2)"
    ],
    failed: ["The first tab should now say Upcoming (2)", "The second tab reads Upcoming (1)"],
    never: [
      "The first tab says Cancelled (2)",
      "The second tab says Cancelled (1)",
      "The first tab says Refunds (1)",
      "The third tab says Cancelled (2)",
      "The first tab does not say Upcoming (1)"
    ]
  },
  {
    about: "that booking, where each has a button for it",
    page: `<style>.b{border:1px solid;margin:4px;padding:4px}</style><p id="s"></p>${[
      "Yaris",
      "Transit",
      "Tesla"
    ]
      .map(
        (car) =>
          `<div class="b"><b>${car}</b> <span>confirmed</span> <button onclick="s.textContent='${car} is cancelled'">Cancel booking</button></div>`
      )
      .join("")}`,
    passed: [
      "Transit shows confirmed. Cancel that booking. Transit is cancelled is shown",
      "Tesla shows confirmed. Cancel that booking. Tesla is cancelled is shown"
    ],
    never: [
      "Cancel that booking. Yaris is cancelled is shown",
      "Transit shows confirmed. Cancel that booking. Yaris is cancelled is shown",
      "Transit shows confirmed. Cancel a booking. Transit is cancelled is shown"
    ]
  }
]
