/** A place that the page is titled by, and the button in the bar at its top that is called so and tells how many are in it. */
const page = (
  title,
  rest = ""
) => `<header><button>Wishlist<b>2</b></button> <button>Cart<b>0</b></button></header>
<div><h1>${title}</h1><div><div><p>Paper Lanterns</p><p>£16</p><button onclick="this.parentNode.remove()">Remove</button></div>
<div><p>Midnight Sugar</p><p>£20</p><button>Keep</button></div></div></div>${rest}`

export default [
  {
    about: "what is listed in the wishlist stands under the title of the page",
    page: page("Your wishlist"),
    passed: [
      'The wishlist contains "Paper Lanterns"',
      '"Midnight Sugar" is listed in the wishlist',
      '"Paper Lanterns" is listed in the wishlist\nClick Remove\n"Paper Lanterns" is no longer listed in the wishlist'
    ],
    failed: [
      'The wishlist contains "Pale Rooms"',
      '"Paper Lanterns" is listed in the wishlist\nClick Keep\n"Paper Lanterns" is no longer listed in the wishlist'
    ],
    never: [
      'The wishlist does not contain "Midnight Sugar"',
      'The cart contains "Paper Lanterns"',
      "The wishlist shows 3"
    ]
  },
  {
    about: "the page is titled otherwise",
    page: page("New records"),
    never: ['The wishlist contains "Paper Lanterns"', '"Midnight Sugar" is listed in the wishlist']
  },
  {
    about: "what stands beside is of another part of the page",
    page: page("Your wishlist", "<div><h1>Bought before</h1><p>Pale Rooms</p></div>"),
    never: ['The wishlist contains "Pale Rooms"']
  }
]
