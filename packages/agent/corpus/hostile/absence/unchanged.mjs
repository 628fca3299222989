/** What a deed leaves as it was: that a word for it is nowhere on the page says nothing. */
export default [
  {
    about: "what has not changed",
    page: `<h1>Member</h1><dl><dt>Name</dt><dd id="n">Ada Lovelace</dd><dt>Valid until</dt><dd id="v">1 May 2027</dd><dt>Points</dt><dd id="p">40</dd></dl>
<button onclick="n.textContent = 'Bob Stone'">Swap</button> <button onclick="v.textContent = '1 May 2028'; p.textContent = '60'">Renew</button> <button onclick="s.textContent = 'Refreshed'">Refresh</button><p id="s"></p>`,
    passed: [
      "Click Renew. The name has not changed.",
      "Click Swap. Check the Valid until date hasn't changed.",
      "Click Refresh. The points did not change.",
      "Click Refresh and make sure the name stays the same"
    ],
    failed: [
      "Click Swap. The name has not changed.",
      "Click Renew. The points have not changed.",
      "Click Swap and make sure the name stays the same"
    ],
    never: [
      "Click Swap. Check that the name hasn't been changed.",
      "Click Renew. Check the Valid until date hasn't changed.",
      "Click Renew. The date must not have changed.",
      "Click Renew. Renewing isn't allowed.",
      "Click Swap. Swapping is not possible.",
      "Click Refresh. The address has not changed at all and neither has the name of Bob."
    ]
  },
  {
    about: "where it stands and where it does not",
    page: `<h1>Rooms</h1><table><tr><th>Room</th><th>Terms</th></tr><tr><td>Deluxe</td><td>Free cancellation</td></tr><tr><td>Economy</td><td>Free cancellation</td></tr></table>`,
    never: [
      'The "Free cancellation" label should be visible next to Deluxe but not next to Economy.',
      "Free cancellation is shown next to Deluxe but not for Economy",
      "Free cancellation stands next to Deluxe and not beside Economy"
    ]
  }
]
