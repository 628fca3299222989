/** Forms told by their values, cells told by their row and column, and things told together. */
const said = (fields) =>
  `out.textContent='Asked: '+[${fields.map((id) => `document.getElementById('${id}').value||'none'`).join(",")}].join(' / ')`
const hotel = `<h1>Rooms</h1><div id=f><label>Town <select id=t><option>Any town</option><option>Leeds</option><option>Bath Spa</option></select></label>
<label>Arrival date <input type=date id=a></label><label>Departure date <input type=date id=d></label>
<button onclick="${said(["t", "a", "d"])}">Search rooms</button></div><p id=out></p>`
const three = hotel.replace("<button", "<label>Payment date <input type=date id=p></label><button")
const towns = hotel.replace(
  "<label>Arrival",
  "<label>From town <select id=u><option>Any town</option><option>Leeds</option></select></label><label>Arrival"
)
const person = `<h1>Profile</h1><label>Full name <input id=n></label><label>Town <input id=w></label><label>Nickname <input id=k></label>
<button onclick="${said(["n", "w", "k"])}">Keep</button><p id=out></p>`
const shift = (name, ...days) =>
  `<tr><td>${name}</td>${days.map((day, at) => `<td>${day === "" ? `<button onclick="out.textContent='New for ${name} ${at}'">+</button>` : `<button onclick="out.textContent='Opened ${name} ${at}'">${day}</button>`}</td>`).join("")}</tr>`
const roster = `<h1>Roster</h1><table><thead><tr><th>Name</th><th>Mon 2</th><th>Tue 3</th></tr></thead><tbody>${shift("Ada Byron", "Early", "")}${shift("Bo Chen", "", "Late")}</tbody></table><p id=out></p>`
const tile = (name, more = "") =>
  `<li><h2>${name}</h2><button onclick="n.textContent++;out.textContent+=' ${name}'">Add to basket</button>${more}</li>`
const shop = `<p>Basket <span id=n>0</span></p><ul>${tile("Red tulip")}${tile("Red tulip bulb")}${tile("Oak bench", "<button onclick=\"out.textContent+=' noted'\">Add to list</button>")}</ul><p id=out>Added:</p>`

export default [
  {
    about: "a search told by a place and two days",
    page: hotel,
    passed: [
      'Search for rooms in Leeds from 10 March 2027 to 13 March 2027. "Asked: Leeds / 2027-03-10 / 2027-03-13" is shown',
      'Find rooms in Bath Spa, 2 May 2027 until 4 May 2027. "Asked: Bath Spa / 2027-05-02 / 2027-05-04" is shown',
      'Look for a room in Leeds, departure 5 May 2027 and arrival 1 May 2027. "Asked: Leeds / 2027-05-01 / 2027-05-05" is shown',
      'Set Leeds, 3 May 2027 and 5 May 2027 in the search form and run the search. "Asked: Leeds / 2027-05-03 / 2027-05-05" is shown',
      'Search for rooms in Leeds from 05/04/2027 to 07/04/2027 (day/month/year). "Asked: Leeds / 2027-04-05 / 2027-04-07" is shown'
    ],
    never: [
      'Search for rooms in Leeds from 10 March 2027. "Asked: Leeds / 2027-03-10 / none" is shown',
      'Search for rooms in Leeds to 13 March 2027 from 10 March 2027. "Asked: Leeds / 2027-03-13 / 2027-03-10" is shown',
      'Search for rooms in Leeds from 10 March 2027 to 13 March 2027 or 14 March 2027. "Asked: Leeds / 2027-03-10 / 2027-03-13" is shown',
      'Search for rooms in Leeds from 1 May 2027, 2 May 2027 and 3 May 2027. "Asked: Leeds / 2027-05-01 / 2027-05-02" is shown',
      'Search for quiet rooms in Leeds from 1 May 2027 to 3 May 2027. "Asked: Leeds / 2027-05-01 / 2027-05-03" is shown',
      'Search for rooms in York from 1 May 2027 to 3 May 2027. "Asked: Any town / 2027-05-01 / 2027-05-03" is shown',
      'Search for rooms outside Leeds from 1 May 2027 to 3 May 2027. "Asked: Leeds / 2027-05-01 / 2027-05-03" is shown',
      'Search for rooms in Leeds with arrival 1 May 2027 and departure 3 May 2027 at noon. "Asked: Leeds / 2027-05-01 / none" is shown'
    ]
  },
  {
    about: "a third field for a day",
    page: three,
    never: [
      'Search for rooms in Leeds from 10 March 2027 to 13 March 2027. "Asked: Leeds / 2027-03-10 / 2027-03-13" is shown'
    ],
    passed: [
      'Search for rooms in Leeds with arrival 10 March 2027 and departure 13 March 2027. "Asked: Leeds / 2027-03-10 / 2027-03-13" is shown'
    ]
  },
  {
    about: "an option of two lists",
    page: towns,
    never: [
      'Search for rooms in Leeds from 10 March 2027 to 13 March 2027. "Asked: Leeds / 2027-03-10 / 2027-03-13" is shown',
      'Show only Leeds. "Asked:" is not shown'
    ],
    passed: [
      'Search for rooms in Bath Spa from 10 March 2027 to 13 March 2027. "Asked: Bath Spa / 2027-03-10 / 2027-03-13" is shown'
    ]
  },
  {
    about: "fields with their values, one after the other",
    page: person,
    passed: [
      'Fill in Full name: Moira Kelly, Town: Hexham, Nickname: Mo. Click Keep. "Asked: Moira Kelly / Hexham / Mo" is shown',
      'Full name = Gail Turner; Town = Leeds; Nickname = Gee\nClick Keep\n"Asked: Gail Turner / Leeds / Gee" is shown',
      'Enter Ada as the full name, York as the town and click Keep. "Asked: Ada / York / none" is shown',
      'Fill it in: full name Ada Byron, town York, and Ace as the nickname. Click Keep. "Asked: Ada Byron / York / Ace" is shown'
    ],
    never: [
      'Fill in Full name: Moira Kelly, Town: Hexham, Street: Mill Lane. Click Keep. "Asked: Moira Kelly / Hexham / none" is shown',
      'Fill in Full name: Moira Kelly but not Town: Hexham. Click Keep. "Asked: Moira Kelly / Hexham / none" is shown',
      'Fill in full name Ada as nickname. Click Keep. "Asked: Ada as nickname / none / none" is shown',
      "Then Full name = Gail Turner; Town = Leeds",
      "Verify that Full name = Gail Turner; Town = Leeds",
      'Enter Gail Turner in Full name and Leeds in Town. Reload the page. Full name = Gail Turner; Town = Leeds. The heading "Profile" is shown',
      "Enter Ada in Full name. Click Keep. Then Town = Ada and Full name = Gail Turner"
    ]
  },
  {
    about: "a cell by its row and its column",
    page: roster,
    passed: [
      'Click the shift of Ada Byron on Mon 2. "Opened Ada Byron 0" is shown',
      'Click the + for Bo Chen on Mon 2. "New for Bo Chen 0" is shown',
      'In the table, click the shift of Bo Chen on Tue 3. "Opened Bo Chen 1" is shown'
    ],
    never: [
      'Click the shift of Ada Byron on Tue 3. "New for Ada Byron 1" is shown',
      'Click the + for Ada Byron on Mon 2. "Opened Ada Byron 0" is shown',
      'Click the shift of Ada Byron before Tue 3. "New for Ada Byron 1" is shown',
      'Click the early shift of Bo Chen on Tue 3. "Opened Bo Chen 1" is shown'
    ]
  },
  {
    about: "things that are added together",
    page: shop,
    passed: [
      'Put a Red tulip and a Red tulip bulb in the basket. "Added: Red tulip Red tulip bulb" is shown',
      'I add one Red tulip and one Red tulip bulb. "Added: Red tulip Red tulip bulb" is shown'
    ],
    never: [
      'Put a Red tulip or a Red tulip bulb in the basket. "Added: Red tulip" is shown',
      'Put two Red tulips and a Red tulip bulb in the basket. "Added: Red tulip Red tulip bulb" is shown',
      'I add one Red tulip and one Oak bench. "Added: Red tulip noted" is shown',
      'Put a Red tulip and a Blue tulip in the basket. "Added: Red tulip" is shown',
      'Put a Red tulip and no Red tulip bulb in the basket. "Added: Red tulip Red tulip bulb" is shown'
    ]
  }
]
