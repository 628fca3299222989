/** What seems to be so by a word that stands on the page, and is not. */
export default [
  {
    about: "settings that are off, and settings that turn something off",
    page: `<h1>Privacy</h1><label><input type="checkbox"> Tracking</label><br><label><input type="checkbox" checked> Disable ads</label><br>
<label><input type="checkbox" checked> Hide my mail</label><br><label><input type="checkbox" checked> Mute sounds</label><br>
<button role="switch" aria-checked="false">Backups</button><br><label><input type="checkbox" checked> News</label>`,
    passed: [
      "News is enabled",
      "The Tracking checkbox is enabled",
      "The Disable ads checkbox is checked",
      '"Mute sounds" is checked'
    ],
    failed: ["Tracking is on", "Backups are on"],
    never: [
      "Tracking is enabled",
      "Tracking should be enabled",
      "Backups are enabled",
      "News is disabled",
      "Ads are enabled",
      "Ads are on",
      "Ads are shown",
      "Sounds are on",
      "My mail is shown",
      "The mail is visible"
    ]
  },
  {
    about: "a label with nothing but a dash beside it",
    page: `<p>Price: <span>—</span></p><p>Total: -</p><dl><dt>Discount</dt><dd>–</dd></dl><p>Weight: 2 kg</p>`,
    passed: ["A weight is shown", '"Price" is shown'],
    never: [
      "A price is shown",
      "The price is shown",
      "A total is shown",
      "A discount is displayed",
      "No weight is shown"
    ]
  },
  {
    about: "how a thing stands, and on which day it was so",
    page: `<table><tr><th>Project</th><th>Status</th></tr><tr><th>Mail</th><td>On track</td></tr><tr><th>Web</th><td>At risk</td></tr></table>
<article aria-label="Order 1"><h2>Order 1</h2><p>Placed on 3 May 2026</p><p>Shipped on 5 May 2026</p></article>
<article aria-label="Order 2"><h2>Order 2</h2><p>Placed on 4 May 2026</p><p>Shipped on 6 May 2026</p></article>`,
    passed: ["Mail is on track", "Order 1 was placed on 3 May 2026", "Order 2 was shipped on 6 May 2026"],
    failed: ["Web is on track"],
    never: [
      "All projects are on track",
      "Order 2 was placed on 3 May 2026",
      "Order 1 was shipped on 3 May 2026",
      "Order 2 was placed on 6 May 2026",
      "Order 1 was delivered on 5 May 2026"
    ]
  },
  {
    about: "a talk in which some are quoted",
    page: `<h1>Trip</h1><ol role="log" aria-label="Messages"><li><b>Ana</b> <time>09:02</time><p>Shall we take the train?</p></li>
<li><b>Ben</b> <time>09:10</time><blockquote><b>Ana</b>: Shall we take the train?</blockquote><p>I would rather drive.</p></li>
<li><b>Cleo</b> <time>09:20</time><p>I cannot come before Saturday.</p></li>
<li><b>You</b> <time>09:25</time><p>Fine with me.</p><small>Delivered</small></li><li><b>You</b> <time>09:31</time><p>Bye</p><small>Not sent</small></li></ol>`,
    passed: ['Ben wrote "I would rather drive."', 'The message "Fine with me." was delivered'],
    never: [
      'Ana wrote "I would rather drive."',
      'The message "Bye" was delivered',
      "Cleo can come before Saturday"
    ]
  },
  {
    about: "a list of other things, beside a link to those that are spoken of",
    page: `<h1>Flea market</h1><ul><li>Oak chair</li><li>Oak table</li><li>Lamp</li><li>Mirror</li></ul><p><a href="#">Messages</a></p>`,
    passed: ["There are 4 items"],
    never: ["There are 4 messages", "I see 4 messages"]
  }
]
