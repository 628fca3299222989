const parcels = `<h1>My shipments</h1><button>Ship</button>
<table><thead><tr><th>Parcel</th><th>Sent</th><th>State</th><th></th></tr></thead><tbody>
<tr><th scope="row">P-101</th><td>2 May</td><td><span>Lost</span></td><td></td></tr>
<tr><th scope="row">P-102</th><td>3 May</td><td><span>Delivered</span></td><td></td></tr>
<tr><th scope="row">P-103</th><td>4 May</td><td><span>Delivered</span></td><td><button>Return parcel</button></td></tr></tbody></table>`

const crew = `<h1>Crew</h1><table><thead><tr><th>Name</th><th>Manager</th><th>State</th></tr></thead><tbody>
<tr><td>Tom</td><td>Ada</td><td>Busy</td></tr><tr><td>Mia</td><td>Ada</td><td>Free</td></tr>
<tr><td>Ben</td><td>Eve</td><td>Free</td></tr></tbody></table>`

export default [
  {
    about: "none of the things that the first column of a table is headed by",
    page: parcels,
    passed: [
      'Make sure that no parcel in the table is "Returned"',
      "No parcels are Returned",
      'None of the parcels in the table is "Returned"',
      "At least one parcel in the table is Lost",
      "No parcel in the table has the state Returned"
    ],
    failed: [
      'Make sure that no parcel in the table is "Lost"',
      'No parcel in the table is "Lost" any more',
      "All parcels in the table are Delivered",
      "At least one parcel in the table is Returned"
    ],
    never: [
      'No parcel is "Delivered"',
      "No letter in the table is Lost",
      "No state in the table is Lost",
      "No ship in the table is Returned"
    ]
  },
  {
    about: "what lines have by a column, and are not",
    page: crew,
    passed: [
      "No name is Ada",
      "No name in the table is Ada",
      "No manager is Tom",
      "No manager in the table is Tom",
      "No state is Tom",
      "At least one name in the table is Tom"
    ],
    failed: ["No name in the table is Tom", "No manager in the table is Ada", "No manager is Ada"],
    never: [
      "At least one name in the table is Ada",
      "At least one manager is Tom",
      "At least one name is Busy",
      "Any manager in the table is Busy"
    ]
  }
]
