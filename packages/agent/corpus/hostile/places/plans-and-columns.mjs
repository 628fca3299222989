const card = (name, price, way, ...features) =>
  `<div class="card">${name === "Pro" ? '<span class="badge">Most popular</span>' : ""}<div><h5>${name}</h5><div>${price} <small>/mo</small></div><a href="#">${way}</a><ul>${features.map((each) => `<li>${each}</li>`).join("")}</ul></div></div>`

const page = `
<style>.cards { display: flex; gap: 16px } .card { border: 1px solid #ccc; padding: 12px; flex: 1 }</style>
<h2>Pick the plan for you</h2>
<div class="cards">
  ${card("Starter", "$0", "Get started", "Up to 3 boards", "Community support")}
  ${card("Pro", "$29", "Start free trial", "100 GB storage", "Priority support")}
  ${card("Scale", "$99", "Contact sales", "Single sign-on", "Own manager")}
</div>
<table><thead><tr><th>Feature</th><th>Starter</th><th>Pro</th><th>Scale</th></tr></thead>
<tbody><tr><td>Boards</td><td>3</td><td>40</td><td>400</td></tr><tr><td>Help</td><td>Forum</td><td>Mail</td><td>Phone</td></tr></tbody></table>`

const profile = `
<style>.card { border: 1px solid #ccc; padding: 12px; margin: 8px } .small { font-size: 12px }</style>
<div class="card"><h3>Ida Moor</h3><p>Product Designer</p><ul><li><b>Followers</b> <a href="#">1,322</a></li><li><b>Following</b> <a href="#">543</a></li></ul></div>
<div class="card"><strong>Location</strong><p>Skipton, Yorkshire</p></div>
<article><div><a href="#">Ida Moor</a><small>2 hours ago</small></div><p>Shipped the new palette.</p></article>
<article><div><a href="#">Ida Moor</a><small>Yesterday</small></div><p>Asked about focus rings.</p></article>`

export default [
  {
    about: "Plans as cards, and the same names over the columns of a table",
    page,
    passed: [
      "The Starter plan is free",
      "The Pro plan includes 100 GB storage",
      "The Starter plan includes Community support",
      'The Pro plan says "Most popular"'
    ],
    never: [
      "The Pro plan is free",
      "The Starter plan includes 100 GB storage",
      "The Pro plan includes Community support",
      'The Scale plan says "Most popular"',
      "The Pro plan costs $29 per year"
    ]
  },
  {
    about: "Where someone is, and what she is, with her name over lines besides",
    page: profile,
    passed: ["The location is Skipton, Yorkshire"],
    never: ["The location is Leeds", "Ida Moor is a Product Manager", "The location is /profile"]
  }
]
