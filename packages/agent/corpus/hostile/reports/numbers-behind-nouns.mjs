/** "Your booking #3310": the number of the booking, and of nothing else. */
export default [
  {
    about: "numbers that stand behind what they number",
    page: `<h1>Thank you!</h1><p>Your booking <b>#3310</b> has been made.</p><p>Room <b>#208</b> is ready.</p>`,
    passed: [
      "The booking number #3310 is shown",
      "The booking number is #3310",
      "The booking number #3310 and the room number #208 are shown"
    ],
    failed: ["The booking number is #208", "The booking number is #331"],
    never: [
      "The booking number #208 is shown",
      "The invoice number #3310 is shown",
      "The booking number is #33100"
    ]
  },
  {
    about: "two bookings are spoken of, and a label says which is meant",
    page: `<h1>Booking</h1><p>Booking number: <b>#3310</b></p><p>It replaces booking #3299.</p>`,
    passed: ["The booking number is #3310"],
    never: ["The booking number is #3299"]
  },
  {
    about: "two bookings are spoken of, and nothing says which is meant",
    page: `<h1>Done</h1><p>Your booking #3310 has been made.</p><p>It replaces booking #3299.</p>`,
    blocked: ["The booking number is #3310"],
    never: ["The booking number is #3299"]
  },
  {
    about: "buttons that are called Next and First",
    page: `<h1>Pages</h1><p>1–5 of 9</p><button disabled>First</button><button disabled>Previous</button><button>Next</button>`,
    passed: ["Next is enabled, Previous is disabled", "First is disabled and Next is enabled"],
    failed: ["Next is disabled", "First is enabled"]
  },
  {
    about: "cards that are called by what they are and their number",
    page: `<h1>My bookings</h1>${[
      ["3310", "Sent"],
      ["3299", "Paid"],
      ["3180", "Paid"]
    ]
      .map(
        ([no, how]) =>
          `<details style="border:1px solid"><summary style="display:flex;gap:40px"><b>Booking #${no}</b> <i>2 June</i> <span class="tag">${how}</span></summary><ul><li>1 × Room</li></ul></details>`
      )
      .join("")}`,
    passed: ["The first booking is #3310 and its status is Sent", "The last booking is #3180"],
    never: ["The first booking is #3299", "The second booking is #3310", "The first booking is #331"]
  }
]
