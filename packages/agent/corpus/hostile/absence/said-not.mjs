/** Words that stand on the page behind a denial. */
const trips = `<h1>Trips</h1><section aria-label="Choir"><h2>Choir</h2><p>€0 of €4,500 · Not started</p></section>
<section aria-label="Roof"><h2>Roof</h2><p>€10 of €4,500 · Started</p></section><p>No delays</p><p>Meals are not included.</p>`

export default [
  {
    about: "what has not come about, and what has",
    page: trips,
    passed: ['"Roof" has started', '"Choir" has not started', "No delays are shown"],
    failed: ['"Roof" has not started'],
    never: [
      '"Choir" has started',
      '"Choir" is started',
      "Choir says Started",
      "Delays are shown",
      "Meals are included"
    ]
  },
  {
    about: "figures in parentheses that say how many there are, of which a few are shown",
    page: `<h1>Hotel Adler</h1><p>3.5 (64 reviews) · 12 photos</p><h2>Reviews</h2><article><h3>Lovely staff</h3><p>by Tim</p><p>Room</p></article>
<article><h3>Never again</h3><p>by Tina</p><p>They wrote</p></article>`,
    passed: ["The hotel has 12 photos"],
    never: [
      "The hotel has 2 reviews",
      "The hotel has 12 reviews",
      "The hotel has 64 photos",
      "The hotel has 3 reviews"
    ]
  },
  {
    about: "a value that is kept from the reader, or not given, beside one that is there",
    page: `<h1>Gil Haas</h1><dl><dt>Birthday</dt><dd>Private</dd><dt>Website</dt><dd>Not given</dd><dt>Phone</dt><dd>—</dd><dt>Employer</dt><dd>None Such Press</dd></dl>`,
    passed: ["The employer is shown", "The birthday is private", '"Birthday" is shown', "I see Private"],
    never: ["The birthday is shown", "The website is shown", "The phone is shown"]
  },
  {
    about: "a search that found nothing and names another word",
    page: `<h1>Search</h1><p>No results for "kiwi". Did you mean <a href="#w">kiosk</a>?</p><h2>Recent searches</h2><ul><li><a href="#k">kiwi</a></li></ul>`,
    passed: ['"kiosk" is shown', 'The link "kiwi" is shown'],
    never: ["A kiosk was found", "Kiwi was found"]
  },
  {
    about: "tiles of figures above the comments, of which there are none",
    page: `<style>.k{display:inline-block;padding:8px 20px;border:1px solid}</style><h1>Dashboard</h1>
<div><div class="k"><b>0</b><br>Open tickets</div><div class="k"><b>4</b><br>Closed tickets</div><div class="k"><b>10</b><br>Visitors</div></div>
<h2>Comments (0)</h2><p>Be the first to comment.</p><h2>Team (2)</h2><ul><li>Abe</li><li>Bea</li></ul>`,
    passed: ["Abe is shown in the Team section"],
    never: ["The first comment is shown", "The second comment is shown"]
  },
  {
    about: "an empty list of that name, a longer name beside it, and what may be liked as well",
    page: `<h1>Articles</h1><p><label>Search help <input type="search"></label></p><p role="status">No articles found</p><ol aria-label="Articles"></ol>
<aside><section aria-label="Popular articles"><h2>Popular articles</h2><ul><li>Reset your password</li><li>Download an invoice</li></ul></section></aside>
<h2>Members</h2><table aria-label="Members"><tr><th>Name</th><th>Role</th></tr><tr><td>Jonas Reed</td><td>Editor</td></tr><tr><td>Ann Lee</td><td>Owner</td></tr></table>
<h2>Deactivated members</h2><table aria-label="Deactivated members"><tr><th>Name</th><th>Role</th></tr><tr><td>Jon Reed</td><td>Admin</td></tr><tr><td>Sara Lund</td><td>Admin</td></tr></table>`,
    passed: [
      "The Members table lists Jonas Reed",
      "The Members table does not list Jon Reed",
      '"Download an invoice" is shown'
    ],
    failed: ["The Members table lists Jon Reed"],
    never: [
      'The Articles list contains "Download an invoice"',
      "At least one article was found",
      "The article Reset your password is found",
      "The first member in the Members table is Ann Lee"
    ]
  }
]
