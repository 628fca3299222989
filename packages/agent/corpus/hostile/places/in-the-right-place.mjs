/** Words that stand on the page in another place, under another head or among other words than the statement says. */
const tickets = `<h1>Tickets</h1><table><tr><th>Ticket</th><th>Reporter</th><th>Assignee</th><th>Watcher</th></tr>
<tr><td>T-1 Printer</td><td>Wes</td><td>Xia</td><td>Yan</td></tr><tr><td>T-2 Heating</td><td>Xia</td><td>Nobody</td><td>Wes</td></tr>
<tr><td>T-3 Lamp</td><td>Yan</td><td>Wes (was Xia)</td><td>–</td></tr></table>`
const mails = `<h1>Mail</h1><table><tr><th>From</th><th>To</th><th>Subject</th></tr><tr><td>Jana</td><td>Hana</td><td>Party</td></tr>
<tr><td>Karl</td><td>Ivo</td><td>Rent</td></tr></table><h2>Tickets</h2><table><tr><th>Kind</th><th>From</th><th>To</th></tr><tr><td>Day pass</td><td>Graz</td><td>Passau</td></tr>
<tr><td>Night pass</td><td>Passau</td><td>Wels</td></tr></table>`

export default [
  {
    about: "things under one title and under the next",
    page: `<h1>Letters</h1><h2>Inbox</h2><ul><li><span>Offer</span> <button>Archive</button></li><li><span>Contract</span> <button>Archive</button></li></ul>
<h2>Archive</h2><ul><li><span>Thanks</span></li></ul><h2>Trash</h2><p>Old note</p>`,
    passed: ['"Offer" is under "Inbox"', '"Thanks" is under "Archive"', "Old note is under Trash"],
    never: [
      '"Thanks" is under "Inbox"',
      '"Contract" is under "Archive"',
      '"Old note" is under "Archive"',
      "Old note is under Inbox",
      '"Old note" is shown below "Inbox"'
    ]
  },
  {
    about: "people in several columns of a line",
    page: tickets,
    passed: ["T-1 Printer is assigned to Xia"],
    never: [
      "T-1 Printer is assigned to Wes",
      '"T-2 Heating" is assigned to Xia',
      '"T-2 Heating" is assigned to Wes',
      "T-3 Lamp is assigned to Xia",
      "All tickets are assigned to Xia",
      '"T-1 Printer" was reported by Xia'
    ]
  },
  {
    about: "who sent what to whom, and from where to where",
    page: mails,
    passed: ["The Night pass is from Passau to Wels"],
    never: ['The mail "Party" is from Hana', "The Day pass is from Passau to Graz", 'Karl received "Rent"']
  },
  {
    about: "answers within a talk, with names in what was written",
    page: `<style>.m{border:1px solid #ccc;margin:6px;padding:6px}</style><h1>Picnic</h1><div class="m"><b>Ola</b> 10:01<p>I will bring salad</p></div>
<div class="m"><b>Rut</b> 10:10<p>@Per can you drive?</p><div class="m"><b>Per</b> 10:12 (edited)<p>Yes, with Ola's car</p></div></div>`,
    passed: [],
    never: [
      `Rut wrote "Yes, with Ola's car"`,
      `Ola wrote "Yes, with Ola's car"`,
      'Ola wrote "@Per can you drive?"'
    ]
  },
  {
    about: "a word for how a thing is, among other words",
    page: `<h1>Shop</h1><article><h3>Clay mug</h3><p>€12</p><p>Sold out</p></article><article><h3>Wool rug</h3><p>€80</p><p>Almost sold out – 2 left</p></article>
<article><h3>Oak board</h3><p>€30</p><p>On sale from Friday</p></article><article><h3>Brass lamp</h3><p>€55</p><p>Goes well with the Clay mug (sold out)</p></article>
<article><h3>Tin cup</h3><p>€5</p><p>On sale</p></article><h2>Invoices</h2><ul><li><b>INV-105</b> <span>Paid</span> <small>was overdue until 3 May</small></li><li><b>INV-106</b> <span>Overdue</span> <small>sent</small></li></ul>`,
    passed: ["The Clay mug is sold out", "INV-106 is overdue"],
    never: [
      "The Wool rug is sold out",
      "The Oak board is on sale",
      "The Brass lamp is sold out",
      "The Clay mug and the Brass lamp are sold out",
      "INV-105 is overdue"
    ]
  },
  {
    about: "what is named where there is none of it",
    page: `<h1>Dashboard</h1><p><b>0</b><br>Open tickets</p><h2>Comments (0)</h2><p>Be the first to comment.</p><h2>Followers</h2><p>No followers yet</p>
<h2>Team (2)</h2><ul><li>Abe</li><li>Bea</li></ul><button>Is there a shop in Graz?</button><label><input type="checkbox" checked> Do not send me newsletters</label>`,
    passed: ["Abe is shown", '"Do not send me newsletters" is checked'],
    never: [
      "There are comments",
      "There is an open ticket",
      "There are followers",
      "There is a shop in Graz",
      '"Send me newsletters" is checked'
    ]
  },
  {
    about: "a search that found nothing, over what else there is",
    page: `<h1>Search</h1><p>No results for "kiwi".</p><h2>Popular products</h2><ul><li>Apple juice</li><li>Pear jam</li></ul><h2>Recent searches</h2><ul><li><a href="#k">plum</a></li></ul>`,
    passed: ["Pear jam is under Popular products"],
    never: ["There are results", "Pear jam is among the results", '"plum" is under "Popular products"']
  },
  {
    about: "a message below the section whose list lacks what it speaks of",
    page: `<h1>Teas</h1><section aria-label="Your cart"><h2>Your cart</h2><ul><li>Black tea</li></ul></section><p role="status">Green tea was added to the cart.</p>`,
    passed: ['"Black tea" is under "Your cart"', '"Green tea was added to the cart." is shown'],
    never: ['"Green tea" is under "Your cart"']
  },
  {
    about: "a tile and a line of targets of the same name",
    page: `<h1>Overview</h1><section aria-label="Revenue"><h2>Revenue</h2><p>€2,340</p><p>12 % more than yesterday</p></section>
<section aria-label="Orders"><h2>Orders</h2><p>58</p></section><h2>Targets</h2><table aria-label="Targets"><tr><th>Metric</th><th>Target</th><th>Reached</th></tr>
<tr><td>Revenue</td><td>€60,000</td><td>43 %</td></tr><tr><td>Refunds</td><td>€100</td><td>51 %</td></tr></table>`,
    passed: ["The Revenue card shows €2,340", "Orders is 58"],
    never: ["The revenue is €60,000"]
  },
  {
    about: "rooms by number in the columns of a board, and pills that bear the names of tiles",
    page: `<style>.stats{display:flex;gap:15px}.stat{flex:1;border:1px solid;padding:12px}.nav{display:flex;gap:4px;list-style:none}.board{display:flex;gap:16px}.lane{flex:1}</style>
<h1>Arrivals</h1><div class="stats"><div class="stat"><div class="num">4</div><div class="cap">Due in</div></div><div class="stat"><div class="num">2</div><div class="cap">Checked in</div></div><div class="stat"><div class="num">1</div><div class="cap">Cancelled</div></div></div>
<ul class="nav nav-pills"><li><a href="#a">Due in <span class="badge">5</span></a></li><li><a href="#b">Checked in <span class="badge">3</span></a></li><li><a href="#c">Cancelled <span class="badge">1</span></a></li></ul>
<div class="board"><section class="lane" aria-label="Dirty"><h3>Dirty <span class="badge">2</span></h3><div class="room"><b>Room 205</b> <span>Deluxe</span><div>Unassigned</div></div><div class="room"><b>Room 208</b> <span>Deluxe</span><div>Unassigned</div></div></section>
<section class="lane" aria-label="Ready"><h3>Ready <span class="badge">2</span></h3><div class="room"><b>Room 102</b> <span>Standard</span><div>Unassigned</div></div><div class="room"><b>Room 302</b> <span>Suite</span><div>Unassigned</div></div></section></div>
<aside><div class="cap2">FAVORITES</div><nav aria-label="Favorites"><p>No favorites yet</p></nav><div class="cap2">PAGES</div><div role="tree" aria-label="Pages"><div role="treeitem">Onboarding</div><div role="treeitem">Release checklist</div></div></aside>`,
    passed: [
      "Room 205 is in the Dirty column",
      'The "Checked in" tile shows 2',
      '"Onboarding" is listed under Pages',
      '"No favorites yet" is shown under Favorites'
    ],
    failed: ["Room 205 is in the Ready column"],
    never: [
      'The "Checked in" tile shows 3',
      '"Release checklist" is listed under Favorites',
      "Room 302 is in the Dirty column"
    ]
  },
  {
    about: "titles over lists that nothing else calls so, and lines of a sum",
    page: `<div class="cap">STARRED</div><div><div>Roof</div><div>Kitchen</div></div><div class="cap">RECENT</div><div><div>Garden</div><div>Cellar</div></div>
<div class="sum"><div>Subtotal</div><div>€5.00</div><div>Shipping</div><div>€2.00</div><div>Total</div><div>€7.00</div></div>`,
    passed: ['"Roof" is under "Starred"', '"Cellar" is under "Recent"', '"Total" is below "Subtotal"'],
    never: ['"Garden" is under "Starred"', '"Cellar" is listed under Starred']
  }
]
