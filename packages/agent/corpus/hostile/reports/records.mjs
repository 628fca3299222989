/** Several things said of one record, in few words: each of them counts, and counts for that record. */
const page = `<h1>Courses</h1><p>Page 2 of 5</p>
<nav><button role=tab>Alarms 3</button></nav>
<table><thead><tr><th>Course<th>Teacher<th>Places<th>State<th></tr></thead><tbody>
<tr><td>Harvest Loft<td>Ada Lind<td>12,400<td>Open<td><button>Book</button></tr>
<tr><td>Winter Gala<td>Bo Rask<td>900<td>Full<td></tr>
<tr><td>Pottery<td>Ada Lind<td>40<td>Open<td><button>Book</button></tr></tbody></table>`

export default [
  {
    about: "rows with their details",
    page,
    passed: [
      "Harvest Loft with 12,400 places is on top",
      "Harvest Loft belongs to Ada Lind and has 12,400 places",
      "Winter Gala comes after Harvest Loft",
      "Harvest Loft comes first. The one right after it is Winter Gala.",
      "the list is on page 2 of 5",
      "the Book button is missing for Winter Gala"
    ],
    failed: [
      "Harvest Loft with 900 places is on top",
      "Pottery with 40 places is on top",
      "Harvest Loft belongs to Bo Rask and has 12,400 places",
      "Harvest Loft comes after Winter Gala",
      "Harvest Loft comes first. The one right after it is Pottery.",
      "Pottery comes right after Harvest Loft",
      "the list is on page 3 of 5",
      "only 1 row, course Pottery"
    ],
    never: [
      "Two courses come up, Pottery and Winter Gala",
      "the results are Pottery and Winter Gala",
      "Winter Gala comes last with 40 places",
      "Harvest Loft belongs to Ada Lind and has 900 places",
      "The Alarms tab now has a 4 on it",
      "the list starts on page 2 of 5, with Pottery first",
      "only one course is listed and it is Pottery",
      "the Book button is missing for Pottery"
    ]
  },
  {
    about: "states, owners and what is said when something is refused",
    page: `<style>.err{color:red}</style><div role=alert>Kitchen closes at nine</div><h1>Repairs</h1>
<table><thead><tr><th>Repair<th>Customer<th>Mechanic<th>Urgency<th>State<th></tr></thead><tbody>
<tr><td>RP-12<td>Nadia Kerr<td>Otis<td>High<td>In progress<td><button>Mark as paid</button></tr>
<tr><td>RP-13<td>Leo Brandt<td>Unassigned<td>Low<td>Waiting<td><button>Assign</button></tr></tbody></table>
<dl><dt>Collection<dd>Free<dt>Parts<dd>$25.00<dt>Sum<dd>$27.00</dl>
<p><label>Mobile <input></label><br><span class=err>Mobile must look like 555-0142</span></p>
<p><label>Mileage <input></label><br><span class=err>Mileage must be above zero</span></p>
<p><label>Slot <select><option>-<option>A</select></label><br><span class=err>Choose a slot</span></p>`,
    passed: [
      "RP-13 is Waiting and unassigned",
      "the mechanic of RP-13 is still unassigned",
      "RP-12: In progress",
      "collection: Free, sum: $27.00",
      "RP-12 has high urgency",
      "the table shows RP-13 as waiting",
      'It must not be accepted: under the mobile field it says "Mobile must look like 555-0142".',
      "It also wants a mileage above zero and tells us to choose a slot",
      "The message under the mobile is that it must look like 555-0142",
      "I see $27.00 as the sum."
    ],
    failed: [
      "RP-12 is In progress and unassigned",
      "the mechanic of RP-12 is still unassigned",
      "RP-13: In progress",
      "collection: Free, sum: $25.00",
      "RP-13 has high urgency",
      "I see $25.00 as the sum."
    ],
    never: [
      "RP-12 is In progress and paid",
      "RP-12 is paid",
      "RP-13 is Waiting and assigned",
      "the table shows RP-12 as waiting",
      "the table shows RP-13 as waiting for Nadia Kerr",
      'It must not be accepted: under the mileage field it says "Mobile must look like 555-0142".',
      "It also wants a width above zero and tells us to choose a slot",
      "It also wants a mileage above zero and tells us to choose a colour",
      "The message under the mileage is that it must look like 555-0142",
      'A banner saying "Kitchen is open" shows at the top of the page.'
    ]
  }
]
