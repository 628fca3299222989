/** What happened to a parcel, line by line: when, what and where; and what the page says of it elsewhere. */
const event = (when, what, where, kind) =>
  `<li${kind === "current" ? ' aria-current="step"' : ""}><span style="width:130px;display:inline-block">${when}</span><div>${what}${where === "" ? "" : `<div>${where}</div>`}</div></li>`
const page = `<header><a href="#">Track</a><a href="#">Help</a></header><form onsubmit="return false"><label>Tracking number <input value="PX-88213"></label><button onclick="this.nextElementSibling.textContent='No parcel found'">Track</button><div role="alert"></div></form><h1>Parcel PX-88213</h1><span class="badge">Out for delivery</span><p>Order from Lumen Store</p><p>Step 4 of 5</p><ol>${event("23 Nov, 09:12", "Order received", "Berlin")}${event("23 Nov, 18:40", "Picked up by courier", "Berlin")}${event("25 Nov, 03:05", "Arrived at sorting center", "Leipzig")}${event("26 Nov, 08:30", "Out for delivery", "Munich · Driver: Selim K.", "current")}${event("Pending", "Delivered", "")}</ol><h2>Past deliveries</h2><div><div class="pd"><span>PX-77010</span><div>Delivered on 2 Nov</div><small>Signed by M. Brandt</small></div><div class="pd"><span>PX-76955</span><div>Returned to sender</div><small>Recipient not at home</small></div></div><label>Note for the driver <textarea></textarea></label>`
export default [
  {
    about: "a parcel on its way",
    page,
    passed: [
      "The parcel was picked up by the courier on 23 Nov at 18:40",
      "The parcel arrived at the sorting center in Leipzig",
      "The order was received in Berlin",
      "The delivery is at step 4 of 5",
      "The driver is Selim K.",
      "The first event is Order received",
      "The last step is Delivered",
      "Out for delivery comes after Arrived at sorting center",
      "PX-76955 was returned to sender",
      "The last past delivery is PX-76955",
      "Enter PX-1 as tracking number and click Track, then the error says No parcel found"
    ],
    never: [
      "The parcel was picked up by the courier on 25 Nov at 18:40",
      "The parcel was picked up by the courier on 23 Nov at 09:12",
      "The parcel arrived at the sorting center in Munich",
      "The parcel arrived at the sorting center in Berlin",
      "The order was received in Leipzig",
      "The delivery is at step 5 of 5",
      "The driver is M. Brandt",
      "The first event is Delivered",
      "The last step is Out for delivery",
      "Out for delivery comes before Arrived at sorting center",
      "PX-77010 was returned to sender",
      "The last past delivery is PX-77010"
    ]
  },
  {
    about: "a log whose lines say when, of what kind and what",
    page: `<h1>Harbour</h1><p>3 entries</p><div>${[
      ["06:05", "Arrival", "Tug Ola came in"],
      ["06:40", "Fault", "Crane 2 stopped"],
      ["07:15", "Arrival", "Tug Ida came in"]
    ]
      .map(
        (line) =>
          `<div class="line" style="display:flex;gap:16px">${line.map((text) => `<div>${text}</div>`).join("")}</div>`
      )
      .join("")}</div>`,
    passed: ['The first entry is "Tug Ola came in"', 'The second entry is "Crane 2 stopped"'],
    never: [
      'The first entry is "Crane 2 stopped"',
      'The first entry is "Arrival"',
      'The first entry is "Tug Ola"',
      'The second entry is "Tug Ida came in"',
      'The first entry is not "Tug Ola came in"'
    ]
  },
  {
    about: "days that can be booked",
    page: `<h2>Choose a time</h2><div style="display:flex"><div class="day"><div><b>Thu 26 Nov</b></div><span>Fully booked</span></div><div class="day"><div><b>Fri 27 Nov</b></div><button>09:00</button><button disabled>10:00</button></div><div class="day"><div><b>Sat 28 Nov</b></div><button>10:00</button></div></div><div class="sum"><h3>Summary</h3><div>Service: <span>Check-up</span></div><div>Dentist: <span>Dr. Ines Moreau</span></div></div>`,
    passed: [
      "The 10:00 button on Friday is disabled",
      "The 10:00 button on Saturday is enabled",
      "The dentist is Dr. Ines Moreau"
    ],
    never: [
      "The 10:00 button on Saturday is disabled",
      "The 10:00 button on Friday is enabled",
      "The dentist is Dr. Paul Adeyemi",
      "Friday 27 Nov is fully booked"
    ]
  }
]
