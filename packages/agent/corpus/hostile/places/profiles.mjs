/** A profile: what one reviewer wrote, gave or did, and no other. */
const star = (n) =>
  `<span class="stars" role="img" aria-label="${n} out of 5 stars">${"★".repeat(n)}${"☆".repeat(5 - n)}</span>`
const rev = (who, n, when, text, o = {}) =>
  `<div class="review"><div class="hd"><b>${who}</b> ${star(n)} <span class="when">${when}</span>${o.verified ? '<span class="chip">Verified</span>' : ""}</div><p>${text}</p><div class="ft"><button>Helpful (${o.helpful ?? 0})</button><button>Report</button>${o.reply ? `<div class="reply"><b>Mira Novak</b> replied: ${o.reply}</div>` : ""}</div></div>`
const page = `<style>body{font:14px sans-serif;margin:0}.top{display:flex;gap:16px;padding:20px;border-bottom:1px solid #ddd}.ava{width:64px;height:64px;border-radius:50%;background:#24c;color:#fff;display:flex;align-items:center;justify-content:center;font-size:22px}.stat{text-align:center;margin-right:18px;display:inline-block}.stat b{display:block;font-size:18px}.tabs{display:flex;gap:6px;padding:8px 20px}.tabs button[aria-selected=true]{border-bottom:2px solid #24c}.wrap{display:flex;padding:0 20px;gap:24px}.main{flex:1}.review{border-bottom:1px solid #eee;padding:10px 0}.when{color:#777;font-size:12px}.chip{background:#e0f0e0;border-radius:8px;padding:1px 6px;font-size:11px;margin-left:6px}.side{width:260px}.card{border:1px solid #ddd;border-radius:8px;padding:12px;margin-bottom:12px}.kv{display:flex;justify-content:space-between}.bar{display:flex;gap:6px;align-items:center}.bar i{display:block;height:8px;background:#fb0}.stars{color:#e90}</style>
<div class="top"><div class="ava">MN</div><div><h1>Mira Novak <span class="chip">Pro</span></h1><div>Furniture restorer · Lisbon</div><div><div class="stat"><b>128</b>Followers</div><div class="stat"><b>54</b>Following</div><div class="stat"><b>17</b>Projects</div></div></div><div style="margin-left:auto"><button aria-pressed="true">Following</button> <button>Message</button> <button disabled>Hire</button></div></div>
<div class="tabs" role="tablist"><button role="tab" aria-selected="false">Projects <span class="n">17</span></button><button role="tab" aria-selected="true">Reviews <span class="n">4</span></button><button role="tab" aria-selected="false">Activity</button><button role="tab" aria-selected="false">About</button></div>
<div class="wrap"><div class="main" role="tabpanel" aria-label="Reviews"><h2>Reviews</h2><div class="card"><b style="font-size:26px">4.3</b> out of 5 · 4 ratings<div class="bar">5 stars <i style="width:60px"></i> 2</div><div class="bar">4 stars <i style="width:30px"></i> 1</div><div class="bar">3 stars <i style="width:30px"></i> 1</div><div class="bar">2 stars <i style="width:1px"></i> 0</div></div>
<label>Sort <select><option selected>Newest</option><option>Highest rated</option></select></label>
${rev("Ada Byron", 5, "2 days ago", "Lovely work on the oak chest, and two days early.", { verified: true, helpful: 6, reply: "Thank you, Ada!" })}
${rev("Ben Ode", 3, "1 week ago", "Good result but the delivery was late.", { helpful: 1 })}
${rev("Cy Roe", 5, "3 weeks ago", "Would hire again.", { verified: true })}
${rev("Adam Reyes", 4, "2 months ago", "Careful with details, a bit pricey.", { verified: true, helpful: 2 })}
</div><div class="side"><div class="card"><h3>About</h3><div class="kv"><span>Member since</span><span>March 2021</span></div><div class="kv"><span>Languages</span><span>English, Czech</span></div><div class="kv"><span>Response time</span><span>About 2 hours</span></div><div class="kv"><span>Hourly rate</span><span>€45</span></div></div>
<div class="card"><h3>Recent activity</h3><ul><li>Mira Novak started the project <a href="#">Walnut desk</a> <time>1 h ago</time></li><li>Ada Byron reviewed Mira Novak <time>2 days ago</time></li><li>Mira Novak followed Ben Ode <time>4 days ago</time></li></ul></div>
<div class="card"><h3>Skills</h3><span class="chip">Wood</span><span class="chip">Varnish</span><span class="chip">Upholstery</span></div></div></div>`

export default [
  {
    about: "figures of a person, tabs, reviews with stars and what happened",
    page: page,
    passed: [
      "Sort is Newest",
      "The Reviews tab is selected",
      "Mira Novak has 128 followers",
      "128 followers are shown",
      "17 projects are shown",
      "There are 4 reviews",
      "4 reviews are listed",
      "Ada Byron's review is verified",
      "Ben Ode's review is not verified",
      "The hourly rate is €45",
      "Member since is March 2021",
      "The response time is About 2 hours",
      "The languages are English, Czech",
      "Hire is disabled",
      "The Message button is enabled",
      "The Following button is pressed",
      "The Activity tab is not selected",
      "The skills are Wood, Varnish and Upholstery",
      "Mira Novak is a Pro",
      "Ada Byron's review is above Ben Ode's review",
      "The Projects tab shows 17",
      "The heading is Mira Novak",
      "Ada Byron's review is above Adam Reyes's review"
    ],
    never: [
      "The Activity tab is selected",
      "The About tab is selected",
      "Mira Novak has 54 followers",
      "17 followers are shown",
      "The profile shows 128 following",
      "54 projects are shown",
      "The rating is 4.5",
      "The rating is 5",
      "The average rating is 3.4 out of 5",
      "There are 5 reviews",
      "17 reviews are listed",
      "There are 3 reviews",
      "Ben Ode's review has 5 stars",
      "The review by Cy Roe has 4 stars",
      "Ben Ode's review is verified",
      "Cy Roe's review is not verified",
      "All reviews are verified",
      "No review is verified",
      "The hourly rate is €54",
      "The hourly rate is $45",
      "Member since is March 2012",
      "The response time is About 2 days",
      "The languages are English, German",
      "Hire is enabled",
      "Message is disabled",
      "The Following button is not pressed",
      "The Reviews tab is not selected",
      "Sort is Highest rated",
      "4 skills are listed",
      "The skills are Wood, Varnish and Metal",
      "Ada Byron says the delivery was late",
      "Ben Ode says Would hire again.",
      "Cy Roe says Lovely work on the oak chest",
      "Ada Byron is a Pro",
      "Ben Ode's review is above Ada Byron's review",
      "4 reviews are verified",
      "Only one review is verified",
      "The Projects tab shows 4",
      "The Reviews tab shows 17",
      "There are 4 beds",
      "There are 4 followers",
      "All reviews have 5 stars",
      "There are 3 languages",
      "Adam Reyes's review was written 3 weeks ago",
      "The heading is Ada Byron",
      "Metal is a skill",
      "The Walnut desk project was started 4 days ago",
      "There are no reviews",
      "The helpful count of Cy Roe's review is 2",
      "Sort is Highest rated\nThere are 4 reviews"
    ]
  }
]
