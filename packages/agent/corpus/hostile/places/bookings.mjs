/** Booking of seats and of appointments: slots that are free, taken, held or one's own. */
const seat = (id, state, price) =>
  `<button class="seat ${state}" aria-label="Seat ${id}${state === "free" ? "" : `, ${state === "mine" ? "selected" : state}`}" ${state === "taken" || state === "held" ? "disabled" : ""} ${state === "mine" ? 'aria-pressed="true"' : state === "free" ? 'aria-pressed="false"' : ""} title="${price}">${id}</button>`
const row = (r, states) =>
  `<div class="r"><span class="rl">Row ${r}</span>${states.map((s, i) => seat(`${r}${i + 1}`, s, r < "C" ? "€24.00" : "€18.00")).join("")}</div>`
const slot = (t, s, who = "") =>
  `<div class="slot ${s}"><span class="t">${t}</span><span class="s">${{ free: "Available", taken: "Booked", held: "On hold", past: "Past" }[s]}</span>${s === "free" ? '<button class="bk">Book</button>' : s === "held" ? '<button class="bk" disabled>Book</button>' : ""}${who ? `<span class="who">${who}</span>` : ""}</div>`
const style = `<style>body{font:14px sans-serif;margin:0}.top{padding:12px 20px;border-bottom:1px solid #ddd;display:flex;gap:20px;align-items:center}.main{display:flex;gap:24px;padding:20px}.map{border:1px solid #ccc;border-radius:8px;padding:16px}.r{display:flex;gap:6px;align-items:center;margin:4px 0}.rl{width:54px;color:#666}.seat{width:38px;height:34px;border:1px solid #888;border-radius:6px;background:#e8f6e8}.seat.taken{background:#ccc}.seat.held{background:#ffe2a8}.seat.mine{background:#36f;color:#fff}.leg span{display:inline-flex;gap:4px;margin-right:12px}.sw{width:12px;height:12px;display:inline-block}.side{width:320px}.box{border:1px solid #ccc;border-radius:8px;padding:14px;margin-bottom:14px}.li{display:flex;justify-content:space-between;margin:4px 0}.days{display:flex;gap:6px}.day{padding:6px 10px;border:1px solid #ccc;border-radius:6px;background:#fff}.day.on{background:#36f;color:#fff}.cols{display:grid;grid-template-columns:repeat(3,1fr);gap:14px;padding:0 20px 30px}.slot{display:flex;gap:8px;align-items:center;border:1px solid #ddd;border-radius:6px;padding:6px 8px;margin:6px 0}.slot.taken{background:#eee;color:#777}.slot.past{opacity:.5}.who{margin-left:auto;color:#555}</style>`
const page = `${style}<div class="top"><b>Odeon Tickets</b><a href="#">Films</a><a href="#" aria-current="page">My booking</a><span style="margin-left:auto">Hello, Nadia</span></div>
<div class="main"><div><h1>The Long Winter</h1><div>Saturday, 8 June 2024 · 19:30 · Screen 4</div><div class="map" role="group" aria-label="Seat map"><div style="text-align:center;background:#ddd;margin-bottom:8px">SCREEN</div>
${row("A", ["free", "taken", "taken", "free", "free", "held"])}${row("B", ["free", "mine", "mine", "free", "taken", "taken"])}${row("C", ["taken", "free", "free", "free", "free", "free"])}${row("D", ["taken", "taken", "held", "held", "free", "free"])}
</div><p class="leg"><span><i class="sw" style="background:#e8f6e8"></i>Available</span><span><i class="sw" style="background:#ccc"></i>Taken</span><span><i class="sw" style="background:#ffe2a8"></i>Held</span><span><i class="sw" style="background:#36f"></i>Your seats</span></p></div>
<div class="side"><div class="box"><h2>Your seats</h2><div class="li sel"><span>B2 · Adult</span><span>€24.00</span></div><div class="li sel"><span>B3 · Child</span><span>€16.00</span></div><div class="li"><span>Booking fee</span><span>€2.50</span></div><hr><div class="li"><b>Total</b><b class="tot">€42.50</b></div><p>Seats are held for <b>07:48</b></p><label><input type="checkbox"> I accept the terms</label><br><button disabled>Pay now</button> <button>Release seats</button></div>
<div class="box"><h3>Promo code</h3><input placeholder="SUMMER10" aria-label="Promo code"><button>Apply</button><p style="color:#b00">Code WINTER5 has expired</p></div></div></div>
<h2 style="padding:0 20px">Physio appointments</h2><div class="days" style="padding:0 20px"><button class="day">Mon 10</button><button class="day on" aria-current="date">Tue 11</button><button class="day">Wed 12</button><button class="day" disabled>Thu 13</button></div>
<div class="cols"><section aria-label="Dr. Amal Haddad"><h3>Dr. Amal Haddad</h3><div>Room 2 · 30 min · €55</div>${slot("09:00", "past")}${slot("09:30", "taken", "Nadia K.")}${slot("10:00", "free")}${slot("10:30", "held")}</section>
<section aria-label="Dr. Bo Lind"><h3>Dr. Bo Lind</h3><div>Room 5 · 45 min · €70</div>${slot("09:00", "taken", "Jonas P.")}${slot("09:45", "free")}${slot("10:30", "free")}${slot("11:15", "taken", "Mia S.")}</section>
<section aria-label="Dr. Amalia Roth"><h3>Dr. Amalia Roth</h3><div>Room 1 · 30 min · €60</div><div class="none">No slots on this day. Next available: Wed 12, 14:00</div></section></div>
<script>const tot=()=>{const n=document.querySelectorAll('.seat.mine').length;document.querySelector('.tot').textContent='€'+(n*24+(n?2.5:0)-(n==2?8:0)).toFixed(2)};document.querySelectorAll('.seat').forEach(s=>s.addEventListener('click',()=>{const on=s.classList.toggle('mine');s.setAttribute('aria-pressed',String(on));tot()}));document.querySelectorAll('.bk').forEach(b=>b.addEventListener('click',()=>{const sl=b.parentElement;setTimeout(()=>{sl.querySelector('.s').textContent='Booked';sl.className='slot taken';b.remove();const w=document.createElement('span');w.className='who';w.textContent='You';sl.append(w)},400)}))</script>`

export default [
  {
    about: "a map of seats with a sum, and the slots of three people",
    page,
    passed: [
      "Seat B2 is selected",
      "Seat B1 is not selected",
      "Seat A2 is disabled",
      "Seat A1 is enabled",
      "The total is €42.50",
      "The booking fee is €2.50",
      "2 seats are selected",
      "Pay now is disabled",
      "Release seats is enabled",
      "The terms checkbox is not checked",
      "The promo code field is empty",
      'The message "Code WINTER5 has expired" is shown',
      'The heading "The Long Winter" is shown',
      "Thu 13 is disabled",
      "Dr. Amal Haddad has 4 slots",
      "Dr. Amalia Roth has no slots",
      "The 10:00 slot is available",
      "The seats are held for 07:48",
      "Click seat A1\nSeat A1 is selected\nThe total is €74.50",
      "Row B has 2 selected seats",
      "Seats B2 and B3 are selected",
      "Both B2 and B3 are selected"
    ],
    never: [
      "Seat B1 is selected",
      "Seat B2 is not selected",
      "Seat C2 is disabled",
      "Seat A2 is enabled",
      "Seat A1 is taken",
      "Seat A2 is held",
      "Seat A6 is taken",
      "Seat D3 is available",
      "Seat C1 is available",
      "Seat B2 is available",
      "The total is €40.00",
      "The total is $42.50",
      "The booking fee is €24.00",
      "3 seats are selected",
      "Only one seat is selected",
      "All seats in row B are selected",
      "All seats in row D are taken",
      "Row D has no available seats",
      "Row A has 3 taken seats",
      "Pay now is enabled",
      "Release seats is disabled",
      "The terms checkbox is checked",
      "The promo code field contains SUMMER10",
      "The promo code is WINTER5",
      'The message "Code SUMMER10 has expired" is shown',
      "Mon 10 is the selected day",
      "Thu 13 is enabled",
      "Wed 12 is disabled",
      "Dr. Amal Haddad has 3 slots",
      "Dr. Bo Lind has no slots",
      "Dr. Amalia Roth has 4 slots",
      "Dr. Amalia Roth has a slot at 14:00",
      "Dr. Bo Lind's 09:00 slot is available",
      "Dr. Amal Haddad's 09:30 slot is available",
      "Dr. Amal Haddad's 10:30 slot is available",
      "Dr. Bo Lind's 10:30 slot is on hold",
      "Dr. Amal Haddad's 10:00 slot is booked",
      "Dr. Bo Lind is in Room 2",
      "Dr. Amal Haddad is in Room 1",
      "The 11:15 slot is booked by Jonas P.",
      "The 09:30 slot is booked by Jonas P.",
      "The 09:00 slot of Dr. Amal Haddad is booked by Jonas P.",
      "The 09:00 slot of Dr. Amal Haddad is booked",
      "The 10:00 slot is on hold",
      "The 11:15 slot is available",
      "B2 costs €16.00",
      "B3 costs €24.00",
      "B3 is for an adult",
      "B3 is for a child and costs €24.00",
      "B2 is for a child and B3 is for an adult",
      "The seats are held for 48:07",
      "The seats are held for 08:47",
      "Click seat A1\nSeat A1 is not selected",
      "Click seat A1\nThe total is €42.50",
      "Click seat B2\nSeat B2 is selected",
      "Book the 10:00 slot\nThe 10:00 slot is available",
      "Book the 10:00 slot\nThe 09:45 slot is booked",
      "Click Book in the 10:30 slot of Dr. Bo Lind\nDr. Amal Haddad's 10:30 slot is booked",
      "Click Book in the 10:30 slot of Dr. Amal Haddad\nDr. Amal Haddad's 10:30 slot is booked",
      "Seats B2 and B4 are selected",
      "Both B1 and B2 are selected",
      "Neither B2 nor B4 is selected",
      "The film starts at 18:30 on Screen 4",
      "The film starts at 19:30 on Screen 5",
      "The film is on Sunday",
      "The film is on 8 July 2024",
      "The appointment with Dr. Bo Lind costs €55",
      "An appointment with Dr. Amal Haddad takes 45 min",
      "Dr. Bo Lind is available at 09:00",
      "All slots of Dr. Bo Lind are available",
      "No slot is on hold",
      "There are 2 films",
      "4 screens are shown",
      "There are 5 rooms",
      "Nadia has 4 seats",
      "The first slot of Dr. Bo Lind is available",
      "The last slot of Dr. Bo Lind is available",
      "The Book button of the 10:30 slot of Dr. Amal Haddad is enabled",
      "The total is less than €40",
      "The booking fee is higher than the total"
    ]
  }
]
