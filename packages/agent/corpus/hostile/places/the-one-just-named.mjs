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
  }
]
