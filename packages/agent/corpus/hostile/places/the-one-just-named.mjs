/** "The garage" after "the Rue Nord garage": that one, and nothing else on the page that is called by the noun. */
const page = `<h1>Your garages</h1><div><div class="g"><b>Rue Nord</b><p>12 free places</p></div><div class="g"><b>Quai Sud</b><p>3 free places</p></div></div><p>Every garage is open at night</p>`

export default [
  {
    about: "a noun that was named just before",
    page,
    passed: [
      "The Rue Nord garage shows 12 free places\nReload the page and the garage still shows 12 free places",
      'The Quai Sud garage says "3 free places"\nI reload the page and the garage still says "3 free places".'
    ],
    failed: ['The Rue Nord garage says "12 free places"\nThe garage says "3 free places"'],
    never: [
      "The Quai Sud garage shows 3 free places\nReload the page and the garage still shows 12 free places",
      'The Rue Nord garage says "12 free places"\nThe garage says "Every garage is open at night"'
    ]
  },
  {
    about: "a noun for one of several under the heading for all of them",
    page,
    passed: ['Your garages shows "3 free places"'],
    blocked: [
      'The garage says "3 free places"',
      "The garage shows 12 free places",
      "The garage contains Quai Sud"
    ]
  },
  {
    about: "a noun for the only one under the heading for all of them",
    page: "<h1>Your garages</h1><div><b>Rue Nord</b><p>12 free places</p></div><h1>Your cars</h1><p>None yet</p>",
    passed: ["The garage shows 12 free places"],
    failed: ["The garage shows 3 free places"]
  }
]
