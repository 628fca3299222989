/** What reads as if it were so, and says less or something else. */
export default [
  {
    about: "how much there is in all is not how much is taken",
    page: `<h1>Silo</h1><dl><dt>Grain</dt><dd>35 t of 90 t stored</dd><dt>Visits</dt><dd>3 / 12 this month</dd></dl>
      <div><span>Water</span> <span>4 of 10 tanks full</span></div>`,
    passed: [
      "Grain shows 35 t of 90 t stored",
      "The grain is 35 t of 90 t stored",
      "Water shows 4 of 10 tanks full"
    ],
    never: [
      "Grain shows 90 t stored",
      "The grain contains 90 t stored",
      "Visits shows 12 this month",
      "Water shows 10 tanks full"
    ]
  },
  {
    about: "one name of a list under a title in the plural",
    page: `<h1>League</h1><h2>Top scorers</h2><table><thead><tr><th>Player</th><th>Goals</th></tr></thead>
      <tbody><tr><td>Ada Blom</td><td>19</td></tr><tr><td>Cem Kaya</td><td>14</td></tr><tr><td>Lia Roth</td><td>11</td></tr></tbody></table>`,
    passed: ["The top scorer is Ada Blom"],
    never: ["The top scorer is Cem Kaya", "The top scorer is Lia Roth", "The top scorer is 14"]
  },
  {
    about: "a sum, which does not say what is in it",
    page: `<h1>Bill</h1><ul><li>Boat hire <span>€80.00</span></li><li>Life vest <span>€12.00</span></li></ul><p>Total <b>€92.00</b></p><p>Offer of the week: oars</p>`,
    passed: ["The total is €92.00", "The total does not include €12.00"],
    never: [
      "The total does not include the life vest",
      "The total does not include oars",
      "The total includes the life vest"
    ]
  },
  {
    about: "lines that are pressed as a whole under their title, beside the one that is open",
    page: `<style>main{display:flex;gap:20px}.l div{cursor:pointer;padding:6px}</style><main><div class=l><h2>Cabins</h2>
      <div data-n=1><strong>Lake cabin</strong> <span>2 beds</span> <em>Free</em></div><div data-n=2><strong>Wood cabin</strong> <span>4 beds</span> <em>Let until 3 June</em></div>
      <div data-n=3><strong>The loft</strong> <span>1 bed</span> <em>Free</em></div></div><section><h1>Lake cabin</h1><p>€120 per night</p></section></main>
      <script>document.querySelectorAll('.l div').forEach(x=>x.onclick=()=>{})</script>`,
    passed: ["Three cabins are listed", "There are 3 cabins"],
    failed: ["Two cabins are listed", "Four cabins are listed", "The cabin costs €999"],
    never: ["The cabin is for 4 beds", "The cabin has 4 beds", "The cabin is Let until 3 June"]
  },
  {
    about: "what one of several costs that is open beside their list",
    page: `<style>main{display:flex;gap:20px}.l div{cursor:pointer;padding:6px}</style><main><div class=l><h2>Cabins</h2>
      <div data-n=1><strong>Lake cabin</strong> <span>2 beds</span></div><div data-n=2><strong>Wood cabin</strong> <span>4 beds</span></div></div><section><h1>Lake cabin</h1><p>€120 per night</p></section></main>
      <script>document.querySelectorAll('.l div').forEach(x=>x.onclick=()=>{})</script>`,
    blocked: ["The cabin costs €120 per night"],
    never: ["The cabin costs €99 per night"]
  },
  {
    about: "lines that are pressed as a whole, and one of them that shows more of them",
    page: `<style>.l div{cursor:pointer;padding:6px}</style><div class=l><h2>Cabins</h2>
      <div><strong>Lake cabin</strong> <span>2 beds</span> <em>Free</em></div><div><strong>Wood cabin</strong> <span>4 beds</span> <em>Let</em></div><div>Show more</div></div>
      <script>document.querySelectorAll('.l div').forEach(x=>x.onclick=()=>{})</script>`,
    passed: ["Lake cabin is shown"],
    never: ["Three cabins are listed", "There are 3 cabins"]
  }
]
